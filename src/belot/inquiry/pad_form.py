"""What the form for a round offers under some rules, and what a pile of cards is worth."""

from __future__ import annotations

from typing import Final, Literal

from belot.inquiry.pad_shapes import PadCount, PadForm
from belot.inquiry.reading import Fields, cards, rules_of, text
from belot.pad import in_play
from belot.pad.bidding import heights, multipliers
from belot.protocol.themes import theme_of
from belot.rules import Rank, RuleSet, card_text, cards_of
from belot.rules.announce import RANK_PLACE
from belot.rules.auction import contracts
from belot.rules.cards import DECK, contract_of
from belot.rules.law import law_of
from belot.rules.options import Belot8, EndRule, RenoncePenalty, Rounding

_WITH_LAST: Final = "bela"
"""In Croatian Bela nobody asks: points are always counted with the last trick (seed 001 "You enter
them together: what a side collected, last trick included"). A way of counting, not a rule."""


def form(data: Fields) -> PadForm:
    """What can be entered for a round."""
    rules = rules_of(data)
    whole = in_play.whole(rules)
    place = RANK_PLACE[rules.seq_order]
    called = contracts(rules)
    most = {c.letter: in_play.cards_in_play(rules, c) + rules.last_trick for c in called}
    return PadForm(
        rules=rules.name,
        theme=theme_of(rules),
        order="".join(rank.letter for rank in sorted(Rank, key=place.__getitem__)),
        players=rules.players,
        sides=rules.sides,
        target=rules.target,
        contracts=tuple(contract.letter for contract in called),
        suits_alike=in_play.alike(rules),
        multipliers=multipliers(rules),
        bids=heights(rules),
        whole=whole,
        one_side=whole and rules.sides == 2,
        in_play=most if whole else {},
        last_trick=rules.last_trick,
        last_included=True,
        last_switch=not rules.variant.startswith(_WITH_LAST),
        tens=rules.rounding is Rounding.BULGARIAN_TENS,
        declarations=rules.declarations,
        values=in_play.values(rules) if rules.declarations else (),
        belotes={contract.letter: in_play.belotes(rules, contract) for contract in called},
        capot_bonus=rules.capot_bonus,
        trickless=in_play.trickless_matters(rules),
        eight=rules.belot8_wins_match is not Belot8.OFF,
        stop=rules.end_rule is EndRule.ENOUGH,
        renonce=_renonce(rules),
    )


def _renonce(rules: RuleSet) -> Literal["fixed", "deal", "own"]:
    if rules.renonce_penalty is RenoncePenalty.FIXED_26:
        return "fixed"
    return "own" if rules.sides == 3 else "deal"


def count(data: Fields) -> PadCount:
    """The points of a pile."""
    rules, contract = rules_of(data), contract_of(text(data, "contract", longest=2))
    points, pile = law_of(rules, contract).points, cards_of(cards(data, "cards"))
    return PadCount(
        points=sum(points[card] for card in pile),
        cards=len(pile),
        each={card_text(card): points[card] for card in range(DECK)},
    )
