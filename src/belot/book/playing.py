"""Declarations, card play, tricks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from belot.book import contests
from belot.book.before import no_trumps
from belot.book.book import Block, BookPosition, BookSection, BookText
from belot.book.positions import EXAMPLE, Found, Wanted, position, shown, trick
from belot.book.telling import Tell, paragraph, rule, section, text, unless_usual
from belot.rules import Code, Contract, RuleSet, arises
from belot.rules.options import IllegalMoves
from belot.rules.options_numeric import PartnerRuff

Sections = Iterator[BookSection]


# --- declarations ---


def declarations(rules: RuleSet, tell: Tell) -> Sections:
    """What may be announced, and who scores it."""
    yield from section("values", _values(rules))
    yield from section("announcing", rule(rules, "decl_when", "decl_show"))
    if rules.declarations:
        compared = rule(
            rules,
            "decl_contest",
            "quad_vs_seq",
            "quad100_order",
            "seq_rank",
            "seq_trump_priority",
            "decl_tie",
        )
        yield from section("contest", [text("contest"), *compared, *contests.examples(rules)])
    yield from section(
        "belote",
        [
            *rule(rules, "belote_points", "belote_announce", "belote_before_play"),
            *rule(rules, "belote_in_contest", "at_belotes"),
        ],
    )


def _values(rules: RuleSet) -> Iterator[Block]:
    yield from rule(rules, "declarations")
    if rules.declarations:
        yield contests.values(rules)
        yield from rule(rules, "quads_tkq", "card_reuse")
        if no_trumps(rules):
            yield from rule(rules, "nt_declarations")


# --- what may be played ---


def _example(
    rules: RuleSet, label: str, wanted: Wanted, contract: Contract = EXAMPLE
) -> tuple[BookPosition, ...]:
    found = position(rules, contract, label, wanted)
    return () if found is None else (shown(found),)


@cache
def _owes(*codes: Code) -> Wanted:
    """Positions in which one of these duties holds and no partner is winning."""
    return lambda found: found.code in codes and not found.partner


def play(rules: RuleSet, tell: Tell) -> Sections:
    """Which card may be played."""
    yield from section("lead", [text("lead")])
    yield from section("follow", [text("follow"), *_example(rules, "follow", _follows)])
    yield from section("head", [*rule(rules, "head_plain", "head_after_ruff"), *_heading(rules)])
    yield from section(
        "head-trump", [*rule(rules, "head_trump_lead"), *_example(rules, "trump led", _trump_led)]
    )
    yield from section("ruff", [text("ruff"), *_example(rules, "ruff", _owes(Code.RUFF))])
    yield from section(
        "overtrump", [text("overtrump"), *_example(rules, "over", _owes(Code.OVERTRUMP))]
    )
    low = _owes(Code.UNDERTRUMP, Code.CANNOT_OVERTRUMP_FREE)
    yield from section("undertrump", [*rule(rules, "undertrump"), *_example(rules, "low", low)])
    yield from section("partner", _beside_partner(rules))
    yield from section("discard", [text("discard"), *_example(rules, "void", _void)])
    if no_trumps(rules):
        yield from _other_contracts(rules)
    yield from section("wrong-cards", [*rule(rules, "illegal_moves"), *_revoke(rules)])


def _revoke(rules: RuleSet) -> tuple[Block, ...]:
    """What a wrong card costs: also where the table refuses it, for whoever holds real cards."""
    if rules.illegal_moves is IllegalMoves.RENONCE:
        return rule(rules, "renonce_penalty")
    return text("real-cards"), BookText(paragraph(rules, "renonce_penalty"))


def _follows(found: Found) -> bool:
    return found.code is Code.FOLLOW and not found.trump_led and not found.ruffed


def _heading(rules: RuleSet) -> tuple[BookPosition, ...]:
    """A hand that could go higher in a plain suit; and one after a trump, where that matters."""
    higher = _example(rules, "higher", _could_head)
    return (*higher, *_example(rules, "after ruff", _above_ruffed)) if rules.head_plain else higher


def _could_head(found: Found) -> bool:
    """Some cards of the suit led beat the trick, and some do not."""
    own = found.of(found.law.order.card[found.trick.led])
    higher = own & found.beats()
    return not found.trump_led and not found.ruffed and 0 < higher < own


def _above_ruffed(found: Found) -> bool:
    """Somebody trumped, and the hand holds a card above the best one of the suit led."""
    order = found.law.order
    own = order.to_play(found.of(order.card[found.trick.led]))
    return found.ruffed and own > 0 and own >> (found.trick.led + 1) > 0


def _trump_led(found: Found) -> bool:
    own = found.of(found.law.order.card[found.trick.led])
    higher = own & found.beats()
    return found.trump_led and 0 < higher < own


def _beside_partner(rules: RuleSet) -> Iterator[Block]:
    """What is owed while the partner is winning; with a trump, where that is another matter."""
    yield from rule(rules, "void_partner_winning")
    yield from _example(rules, "partner", _partner)
    bound = rules.partner_ruff is not PartnerRuff.FREE
    yield from unless_usual(rules, "partner_ruff", bound)
    if bound and arises(rules, "partner_ruff"):
        yield from _example(rules, "partner ruff", _bound)


def _bound(found: Found) -> bool:
    """The partner is winning with a trump, and not every card may be played."""
    return _partner(found) and found.ruffed and found.legal != found.hand


def _partner(found: Found) -> bool:
    """Void, with a trump in hand, and the partner is winning."""
    void = not found.of(found.law.order.card[found.trick.led])
    trumps = found.hand & found.law.order.to_natural(found.law.trumps)
    return found.partner and void and not found.trump_led and bool(trumps)


def _void(found: Found) -> bool:
    return found.code is Code.VOID_FREE


def _other_contracts(rules: RuleSet) -> Sections:
    at, nt = Contract.ALL_TRUMPS, Contract.NO_TRUMPS
    yield from section(
        "all-trumps",
        [
            text("all-trumps"),
            *_example(rules, "at", _owes(Code.HEAD), at),
            *_example(rules, "at void", _void, at),
        ],
    )
    yield from section(
        "no-trumps", [text("no-trumps"), *_example(rules, "nt", _owes(Code.FOLLOW), nt)]
    )


# --- tricks ---


def tricks(rules: RuleSet, tell: Tell) -> Sections:
    """Who wins a trick, the last one, and what is left of a deal that is clear."""
    yield from section(
        "winning",
        [
            text("winning"),
            *trick(rules, EXAMPLE, "trick-suit", lambda t: not t.ruffed and t.discards == 1),
            *trick(rules, EXAMPLE, "trick-trump", lambda t: t.ruffed),
            *_in_other_contracts(rules),
        ],
    )
    yield from section("last-trick", rule(rules, "last_trick"))
    if rules.illegal_moves is IllegalMoves.PREVENTED:
        yield from section("rest", [text("rest")])


def _in_other_contracts(rules: RuleSet) -> Iterator[Block]:
    if no_trumps(rules):
        for contract in (Contract.ALL_TRUMPS, Contract.NO_TRUMPS):
            yield from trick(rules, contract, "trick-suit", lambda t: t.trick.winner not in (1, 0))
