"""The ledger: a set of operations, who knew of what, and which of them count.

Two ledgers that hold the same operations are equal in everything, however they got them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from belot.pad.operations import OpenOp, Operation, RedoOp, UndoOp

MOST_HEADS: Final = 16
"""How many heads an operation names: more than devices are at a table, and few enough that it stays
short. What is left out stays a head for the next one."""


class Ledger:
    """All operations of a pad, in their order: by logical clock, then by id.

    ``Ledger(one).merged(other)`` knows what both know. Adding an operation twice changes nothing;
    of two different ones with one id, which only a fault can bring about, every ledger keeps the
    same.
    """

    def __init__(self, operations: Iterable[Operation] = ()) -> None:
        by_id: dict[str, Operation] = {}
        for operation in operations:
            known = by_id.setdefault(operation.id, operation)
            if known != operation:
                by_id[operation.id] = min(known, operation, key=repr)
        self.operations: tuple[Operation, ...] = tuple(sorted(by_id.values(), key=_place))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self.operations == other.operations

    def __hash__(self) -> int:
        return hash(self.operations)

    def merged(self, other: Ledger) -> Ledger:
        """What both know."""
        return Ledger((*self.operations, *other.operations))

    # --- for the next operation ---

    @property
    def clock(self) -> int:
        """The ``at`` of the next operation."""
        return 1 + max((operation.at for operation in self.operations), default=0)

    @property
    def heads(self) -> tuple[str, ...]:
        """The ``seen`` of the next operation: what no other operation here has seen, the latest."""
        seen = {one for operation in self.operations for one in operation.seen}
        return tuple(one.id for one in self.operations if one.id not in seen)[-MOST_HEADS:]

    # --- who knew of what ---

    @cached_property
    def _known(self) -> dict[str, int]:
        """Operation → all that its author knew, itself included, as a mask of places."""
        known: dict[str, int] = {}
        clocks: dict[str, int] = {}
        for place, operation in enumerate(self.operations):
            mask = 1 << place
            for one in operation.seen:
                if clocks.get(one, operation.at) < operation.at:  # nobody has seen the future
                    mask |= known[one]
            known[operation.id], clocks[operation.id] = mask, operation.at
        return known

    @cached_property
    def _bit(self) -> dict[str, int]:
        return {operation.id: 1 << place for place, operation in enumerate(self.operations)}

    def bit(self, id: str) -> int:
        """The place of an operation, as a mask."""
        return self._bit[id]

    def before(self, id: str) -> int:
        """All that the author of an operation knew, without itself, as a mask of places."""
        return self._known[id] & ~self._bit[id]

    def knew(self, later: str, earlier: str) -> bool:
        """Whether the author of ``later`` knew of ``earlier``."""
        return bool(self._known[later] & self._bit[earlier])

    # --- what counts ---

    @cached_property
    def opening(self) -> OpenOp | None:
        """The operation that opened the match."""
        return next((o for o in self.operations if isinstance(o, OpenOp)), None)

    @cached_property
    def _toggled(self) -> dict[str, UndoOp | RedoOp]:
        """Operation → the last word on whether it counts, where one was said."""
        return {o.of: o for o in self.operations if isinstance(o, UndoOp | RedoOp)}

    @cached_property
    def counting(self) -> tuple[Operation, ...]:
        """The operations that count: neither undone nor themselves an undo. The opening is not to
        be undone."""
        return tuple(
            o
            for o in self.operations
            if not isinstance(o, UndoOp | RedoOp)
            and (o is self.opening or not isinstance(self._toggled.get(o.id), UndoOp))
        )

    def undo(self, device: str | None = None) -> Operation | None:
        """What an undo would undo: the latest that counts, of this device if one is named."""
        own = [o for o in self.counting if o is not self.opening and _of(o, device)]
        return own[-1] if own else None

    def redo(self, device: str | None = None) -> Operation | None:
        """What a redo would bring back: what was undone last, unless something was done since."""
        made = [o for o in self.operations if _of(o, device)]
        last = max((_place(o) for o in made if not isinstance(o, UndoOp | RedoOp)), default=(0, ""))
        undone = [t for t in self._toggled.values() if isinstance(t, UndoOp) and _place(t) > last]
        by_id = {o.id: o for o in made}
        waiting = [t for t in undone if t.of in by_id]
        return by_id[max(waiting, key=_place).of] if waiting else None


def _place(operation: Operation) -> tuple[int, str]:
    return operation.at, operation.id


def _of(operation: Operation, device: str | None) -> bool:
    return device is None or operation.id.rpartition(".")[0] == device
