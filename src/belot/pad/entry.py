"""One round as somebody typed it: nothing in it is checked, worked out or filled in yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["deal", "passed", "correction"]
Outcome = Literal["made", "failed", "hang"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A round as typed. Sides are numbers from 0; ``None`` is what nobody has entered yet.

    ``kind``: a deal that was played, one that everybody passed, or a correction, which is nothing
    but ``penalty`` and ``note``.
    ``taker`` is the side that called, ``contract`` one of ``C D H S NT AT``
    (None will do where only suits are played: they all count alike).
    Where points are bid, ``bid`` is how high: a number, ``capot`` or ``generale``; ``alone`` says
    whether the bidder of a générale took all tricks himself, asked where his side has them all.
    ``points`` are the card points of each side's pile; where the whole pack is in play, those of
    one side are enough with two sides. They include the last trick if ``last_included``, never the
    capot; No Trumps are not doubled. Otherwise ``last`` is the side that took the last trick.
    With ``tens`` they are Bulgarian tens (16 in all), the last trick included, and ``outcome`` says
    how it went where the tens of both sides are level.
    ``declarations`` are the values that scored, per side, ``belote`` the number of belotes.
    ``capot`` is the side that took every trick. ``trickless`` are the sides that took none although
    nobody made a capot; None means that nobody was asked.
    ``renonce`` is the side at fault, ``eight`` the side that held eight cards of one suit.
    ``stopped``: the match ended in the middle of the deal (ENOUGH); points are what each side had.
    ``penalty`` is added to what each side writes (written points, may be negative).
    ``open``: begun at the auction, still to be finished.
    """

    kind: Kind = "deal"
    open: bool = False
    taker: int | None = None
    contract: str | None = None
    bid: str | None = None
    alone: bool | None = None
    multiplier: int = 1
    points: tuple[int | None, ...] = ()
    last_included: bool = True
    last: int | None = None
    tens: bool = False
    outcome: Outcome | None = None
    declarations: tuple[tuple[int, ...], ...] = ()
    belote: tuple[int, ...] = ()
    capot: int | None = None
    trickless: tuple[int, ...] | None = None
    renonce: int | None = None
    eight: int | None = None
    stopped: bool = False
    penalty: tuple[int, ...] = ()
    note: str = ""
