"""What a revoke, or a wrong claim of one, cost: in sentences."""

from __future__ import annotations

from belot.protocol.pots import pots
from belot.protocol.teller import Teller
from belot.rules import Score, SeatView
from belot.rules.cards import Contract
from belot.rules.options import RenoncePenalty

Lines = list[str]


def renonce(v: Teller, score: Score, before: SeatView) -> Lines:
    """What a revoke, or a wrong claim, cost."""
    claim = before.run.claim if before.run else None
    assert claim is not None
    culprit = claim.seat
    if claim.right and before.run:
        tricks = (*before.run.tricks, before.run.trick)
        plays = (play for trick in tricks for play in trick.plays(v.rules.players))
        culprit = next(seat for seat, card in plays if card == claim.card)
    player = v.name(culprit)
    if v.rules.renonce_penalty is RenoncePenalty.FIXED_26:
        innocent = ", ".join(v.side(s) for s in v.sides() if s != score.offender)
        return [v("renonce-fixed", player=player, side=innocent, n=max(score.written))]
    if v.rules.sides > 2:
        return [v("renonce-alone", player=player), *pots(v, score)]
    side = 1 - score.offender
    key = "renonce-deal" if claim.right else "renonce-false"
    lines = [v("sheet-side", side=v("all-points"), parts=", ".join(_all_parts(v, score)))]
    lines.append(v(key, player=player, side=v.side(side), n=score.in_play))
    return [*lines, *pots(v, score)]


def revoked(v: Teller, score: Score) -> Lines:
    """A revoke of a deal whose cards are no longer known: what it cost whose side."""
    at_fault = v.side(score.offender)
    if v.rules.sides > 2:
        return [v("renonce-alone", player=at_fault), *pots(v, score)]
    innocent = v.side(1 - score.offender)
    return [
        v("sheet-side", side=v("all-points"), parts=", ".join(_all_parts(v, score))),
        v("renonce-deal", player=at_fault, side=innocent, n=score.in_play),
        *pots(v, score),
    ]


def _all_parts(v: Teller, score: Score) -> list[str]:
    """Everything that was in play, part by part: what a revoke gives to the other side."""
    no_trumps = score.contract is Contract.NO_TRUMPS
    last = v.rules.last_trick * (v.rules.nt_multiplier if no_trumps else 1)
    bonuses = {
        "part-declarations": sum(score.declarations),
        "part-belote": sum(score.belote),
    }
    cards = score.in_play - last - sum(bonuses.values())
    numbers = {"part-cards": cards, "part-last": last, **bonuses, "part-total": score.in_play}
    return [v(key, n=n) for key, n in numbers.items() if n]
