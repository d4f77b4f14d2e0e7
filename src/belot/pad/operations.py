"""What people do to a pad: a closed family of operations, all that a ledger ever holds.

Nothing is changed in place and nothing is deleted: an edit is an operation, and so is an undo. Two
ledgers are merged by putting their operations together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from belot.pad.entry import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """What every operation carries.

    ``id`` is ``device.counter``, nowhere used twice. ``at`` is a logical clock: one more than the
    highest ``at`` in the ledger it was added to. ``seen`` are the heads of that ledger, the ids
    that no other operation there had in its ``seen``: from them follows who knew of what. ``by`` is
    a name to show and ``time`` a moment (milliseconds since 1970); neither decides anything.
    """

    id: str
    at: int
    seen: tuple[str, ...] = ()
    by: str = ""
    time: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenOp(Stamp):
    """A match begins. ``rules`` is a canonical name, ``names`` are the players in turn, ``teams``
    names of the sides (may be empty), ``dealer`` the first dealer's seat. ``totals`` and ``hung``
    are written points it begins with, where it goes on with one that began elsewhere."""

    op: Literal["open"] = "open"
    rules: str
    names: tuple[str, ...]
    teams: tuple[str, ...] = ()
    dealer: int = 0
    totals: tuple[int, ...] = ()
    hung: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOp(Stamp):
    """A new round, known from now on by the id of this operation, after the round ``after`` (None:
    before all others)."""

    op: Literal["round"] = "round"
    after: str | None
    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class EditOp(Stamp):
    """A round as it should have been entered; also brings back a deleted one."""

    op: Literal["edit"] = "edit"
    round: str
    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class DeleteOp(Stamp):
    """A round that does not count."""

    op: Literal["delete"] = "delete"
    round: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesOp(Stamp):
    """Other house rules for all rounds after the round ``after`` (None: for the whole match)."""

    op: Literal["rules"] = "rules"
    after: str | None
    rules: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NamesOp(Stamp):
    """Other names."""

    op: Literal["names"] = "names"
    names: tuple[str, ...]
    teams: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerOp(Stamp):
    """Who deals the round after the round ``after`` (None: the first); from there it goes round."""

    op: Literal["dealer"] = "dealer"
    after: str | None
    dealer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseOp(Stamp):
    """A person settles a conflict: of the versions ``among``, ``picks`` are right, in this order.

    The versions are ids of operations: rounds entered for one place without knowing of each other
    (several can be picked, one after the other), or edits and deletions of one round (one)."""

    op: Literal["choose"] = "choose"
    among: tuple[str, ...]
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoOp(Stamp):
    """The operation ``of`` is as if it had never been, until it is done again."""

    op: Literal["undo"] = "undo"
    of: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RedoOp(Stamp):
    """The operation ``of``, which was undone, counts again."""

    op: Literal["redo"] = "redo"
    of: str


Operation: TypeAlias = (
    OpenOp | RoundOp | EditOp | DeleteOp | RulesOp | NamesOp | DealerOp | ChooseOp | UndoOp | RedoOp
)
