"""The score sheet in sentences: every number of a deal explained, in the order it is worked out."""

from __future__ import annotations

from belot.protocol import bids
from belot.protocol.pots import pots, steps
from belot.protocol.revokes import renonce, revoked
from belot.protocol.teller import Teller
from belot.protocol.totals import standing
from belot.rules import Result, Score, SeatView
from belot.rules.calls import Bid
from belot.rules.cards import Contract
from belot.rules.flow import belote_points
from belot.rules.options import (
    FailAward,
    Forfeit,
    NoTrick,
    Rounding,
    SuccessBasis,
    TieRule,
)
from belot.rules.state import Board

Lines = list[str]


def sheet(v: Teller, score: Score, before: SeatView, after: SeatView) -> Lines:
    """A scored deal, the running totals, and whether the match goes on."""
    hung, over = before.standing.hung, after.standing.verdict.over
    return [
        contract(v, score, before.board),
        *(side_line(v, score, side) for side in v.sides()),
        *explained(v, score, before, hung, over=over),
        v("written", list=v.per_side(score.written, "written-side")),
        *standing(v, after.standing, score),
    ]


def explained(v: Teller, score: Score, deal: SeatView | None, hung: int, *, over: bool) -> Lines:
    """Why the numbers are what they are. ``deal`` shows the deal as it was played; where it is no
    longer known, what only the cards tell is left out. ``hung`` are the points that hung before,
    ``over`` whether the match ended with this deal."""
    lines = []
    if score.contract is Contract.NO_TRUMPS and v.rules.nt_multiplier > 1:
        lines.append(v("nt-doubled", n=v.rules.nt_multiplier))
    if score.result is Result.RENONCE:
        lines += renonce(v, score, deal) if deal else revoked(v, score)
    else:
        lines += _without_trick(v, score, deal) if deal else []
        lines += _judged(v, score, hung)
    return lines + hung_points(v, score, over=over)


def contract(v: Teller, score: Score, board: Board | None) -> str:
    """The contract, its caller and its multiplier."""
    player = v.marked(board.taker) if board else v.side(score.taker)
    return doubled(v, score, contract_is(v, score.contract, score.bid, player))


def contract_is(v: Teller, contract: Contract, bid: Bid | None, player: str) -> str:
    """The contract, how high it was bid, and its caller."""
    if bid is None:
        return v("contract-is", contract=contract.letter, player=player)
    return v("contract-height", bid=bid, contract=contract.letter, player=player)


def doubled(v: Teller, score: Score, line: str) -> str:
    """A line on the contract, with its multiplier."""
    if score.multiplier == 1:
        return line
    key = "doubled" if score.multiplier == 2 else "redoubled"
    return f"{line} {v(key, n=score.multiplier)}"


def side_line(v: Teller, score: Score, side: int) -> str:
    """What a side has, part by part, and its total."""
    numbers = {
        "part-cards": score.cards[side],
        "part-last": score.last[side],
        "part-capot": score.capot[side],
        "part-declarations": score.declarations[side],
        "part-belote": score.belote[side],
    }
    parts = [v(key, n=n) for key, n in numbers.items() if n]
    if len(parts) > 1:
        parts.append(v("part-total", n=score.totals[side]))
    return v("sheet-side", side=v.side(side), parts=", ".join(parts or [v("part-none")]))


# --- a side without a trick ------------------------------------------------------------


def _without_trick(v: Teller, score: Score, before: SeatView) -> Lines:
    board, run, none = before.board, before.run, (0,) * v.rules.sides
    declared = board.contest.points if board.contest else none
    belote = belote_points(v.rules, board, run) if run else none
    return without_trick(v, score, declared, belote)


def without_trick(
    v: Teller, score: Score, declared: tuple[int, ...], belote: tuple[int, ...]
) -> Lines:
    """What sides without a trick lost of the declarations and belotes that they had."""
    rules = v.rules
    kinds = (
        (declared, score.declarations, rules.no_trick_declarations, "no-trick-void"),
        (belote, score.belote, rules.no_trick_belote, "no-trick-belote-void"),
    )
    lines, moved = [], False
    for had, has, rule, key in kinds:
        for side in v.sides():
            if had[side] and not has[side] and rule is NoTrick.VOID:
                lines.append(v(key, side=v.side(side)))
            moved |= had[side] > has[side] and rule is NoTrick.TRANSFER
    if moved and score.result is not Result.STOPPED:
        lines.append(v("no-trick-transfer", side=v.side(score.capot_side)))
    return lines


# --- the contract ----------------------------------------------------------------------


def _judged(v: Teller, score: Score, hung: int) -> Lines:
    if score.bid is not None and score.result in (Result.MADE, Result.FAILED, Result.HANG):
        return bids.judged(v, score, score.bid, hung)
    match score.result:
        case Result.MADE:
            return [_need(v, score), *_made(v, score), *pots(v, score)]
        case Result.FAILED:
            return [_need(v, score), *_failed(v, score), *pots(v, score)]
        case Result.HANG:
            return [_need(v, score), *_hang(v, score, hung)]
        case _:
            return pots(v, score)


def _need(v: Teller, score: Score) -> str:
    """What the contract needed, and what the takers have."""
    takers, own = v.side(score.taker), score.totals[score.taker]
    if v.rules.success_basis is SuccessBasis.CARDS82:
        return v("need-cards82", takers=takers, a=_from_cards(score))
    if v.rules.sides > 2:
        points = score.in_play
        return v("need-half", takers=takers, points=points, n=points // 2, a=own)
    return v("need", takers=takers, n=score.in_play // 2, a=own)


def _from_cards(score: Score) -> int:
    taker = score.taker
    return score.cards[taker] + score.last[taker] + score.capot[taker]


def _level(score: Score) -> bool:
    return 2 * score.totals[score.taker] == score.in_play


def _made(v: Teller, score: Score) -> Lines:
    takers, own = v.side(score.taker), score.totals[score.taker]
    by_total = v.rules.success_basis is SuccessBasis.MORE_THAN_OPPONENTS
    lines = [v("tie-made")] if by_total and _level(score) else []
    if by_total and 2 * own - score.in_play in (1, 2):
        lines.append(v("made-by-one"))
    if v.rules.sides > 2:
        lines.append(v("made-alone", list=v.per_side(score.totals, "written-side")))
    else:
        other = 1 - score.taker
        defence, theirs = v.side(other), score.totals[other]
        lines.append(v("made", takers=takers, a=own, defence=defence, b=theirs))
    if score.multiplier > 1:
        key = "doubled-all" if score.multiplier == 2 else "redoubled-all"
        lines.append(v(key, side=takers))
    return lines


def _failed(v: Teller, score: Score) -> Lines:
    rules, taker = v.rules, score.taker
    takers = v.side(taker)
    equal = rules.success_basis is SuccessBasis.MORE_THAN_OPPONENTS and _level(score)
    lines = [v("tie-fail")] if equal and rules.tie_rule is TieRule.FAIL else []
    if rules.sides > 2:
        keep = rules.fail_award is FailAward.KEEP_OWN
        lines.append(v("failed-keep" if keep else "failed-split", takers=takers))
        lines += _shares(v, score)
    else:
        other = 1 - taker
        defence, theirs = v.side(other), score.award[other]
        kept = score.award[taker]
        lines.append(v("failed", defence=defence, b=theirs, takers=takers, a=kept))
    return lines + _forfeits(v, score)


def _shares(v: Teller, score: Score) -> Lines:
    """What each of two opponents gets of a failed taker's points."""
    shares = [
        v("written-side", side=v.side(side), n=f"+{score.award[side] - score.totals[side]}")
        for side in v.sides()
        if side != score.taker and score.award[side] > score.totals[side]
    ]
    return [v("failed-shares", list=", ".join(shares))] if shares else []


def _forfeits(v: Teller, score: Score) -> Lines:
    """What became of the declarations and the belote of a failed contract."""
    rules, taker = v.rules, score.taker
    takers = v.side(taker)
    lines = []
    lost = [
        v(key, n=points)
        for key, points, rule in (
            ("part-cards", score.cards[taker], _cards_rule(v)),
            ("part-last", score.last[taker], _cards_rule(v)),
            ("part-capot", score.capot[taker], _cards_rule(v)),
            ("part-declarations", score.declarations[taker], rules.fail_declarations),
            ("part-belote", score.belote[taker], rules.belote_on_fail),
        )
        if points and rule is Forfeit.LOST
    ]
    if lost:
        lines.append(v("failed-lost", takers=takers, what=", ".join(lost)))
    if score.declarations[taker] and rules.fail_declarations is Forfeit.KEEP:
        lines.append(v("declarations-stay", side=takers))
    if score.belote[taker] and rules.belote_on_fail is Forfeit.KEEP:
        lines.append(v("belote-stays", side=takers))
    if score.belote[taker] and rules.belote_on_fail is Forfeit.TRANSFER and rules.sides == 2:
        lines.append(v("belote-moves", side=v.side(1 - taker)))
    return lines


def _cards_rule(v: Teller) -> Forfeit:
    """What becomes of the tricks of a failed contract: with keep_own nobody gets them."""
    return Forfeit.LOST if v.rules.fail_award is FailAward.KEEP_OWN else Forfeit.TRANSFER


def _hang(v: Teller, score: Score, hung: int) -> Lines:
    """Equal totals: what hangs, and what the defenders write."""
    hangs = score.hanging - hung
    if score.multiplier > 1:
        doubling = steps(v, v("all-points"), score.in_play, score.multiplier)
        return [*doubling, v("tie-hang-doubled", n=hangs)]
    taker, other = score.taker, 1 - score.taker
    written = score.written[other]
    lines = []
    if v.rules.rounding is not Rounding.NONE:
        for side, n in ((taker, hangs), (other, written)):
            lines.append(v("rounded", side=v.side(side), points=score.totals[side], n=n))
    sides = {"defence": v.side(other), "takers": v.side(taker)}
    return [*lines, v("tie-hang-whose", **sides, b=written, a=hangs)]


# --- hung points ---


def hung_points(v: Teller, score: Score, *, over: bool) -> Lines:
    """Hung points that were received, and those that hang now."""
    lines = [
        v("hung-to", n=points, side=v.side(side))
        for side, points in enumerate(score.from_hung)
        if points
    ]
    if score.hanging:
        key = "hung-lost" if over else "hung-now"
        lines.append(v(key, n=score.hanging))
    return lines
