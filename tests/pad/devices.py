"""Several phones on one pad, now together and now without a network."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from belot.pad.entry import Entry
from belot.pad.ledger import Ledger
from belot.pad.operations import (
    ChooseOp,
    DealerOp,
    DeleteOp,
    EditOp,
    NamesOp,
    OpenOp,
    Operation,
    RedoOp,
    RoundOp,
    RulesOp,
    UndoOp,
)
from belot.pad.pad import pad_of
from belot.pad.sheet import Sheet, sheet_of


@dataclass
class Device:
    """A phone with its own copy of the ledger."""

    name: str
    ledger: Ledger = field(default_factory=Ledger)
    count: int = 0

    def stamp(self) -> dict[str, Any]:
        self.count += 1
        ledger = self.ledger
        return {"id": f"{self.name}.{self.count}", "at": ledger.clock, "seen": ledger.heads}

    def add(self, operation: Operation) -> str:
        self.ledger = Ledger((*self.ledger.operations, operation))
        return operation.id

    def open(self, rules: str = "bela4") -> None:
        self.add(OpenOp(rules=rules, names=tuple("ABCD"), **self.stamp()))

    def round(self, entry: Entry, after: str | None = "last") -> str:
        place = pad_of(self.ledger).last if after == "last" else after
        return self.add(RoundOp(after=place, entry=entry, **self.stamp()))

    def edit(self, round_: str, entry: Entry) -> str:
        return self.add(EditOp(round=round_, entry=entry, **self.stamp()))

    def delete(self, round_: str) -> str:
        return self.add(DeleteOp(round=round_, **self.stamp()))

    def choose(self, picks: list[str], among: list[str]) -> str:
        return self.add(ChooseOp(picks=tuple(picks), among=tuple(among), **self.stamp()))

    def rules(self, rules: str, after: str | None = None) -> str:
        return self.add(RulesOp(rules=rules, after=after, **self.stamp()))

    def names(self, *names: str) -> str:
        return self.add(NamesOp(names=names, **self.stamp()))

    def dealer(self, dealer: int, after: str | None = None) -> str:
        return self.add(DealerOp(dealer=dealer, after=after, **self.stamp()))

    def undo(self, of: str | None = None) -> str | None:
        what = of or getattr(self.ledger.undo(), "id", None)
        return what and self.add(UndoOp(of=what, **self.stamp()))

    def redo(self, of: str | None = None) -> str | None:
        what = of or getattr(self.ledger.redo(), "id", None)
        return what and self.add(RedoOp(of=what, **self.stamp()))

    def meet(self, other: Device) -> None:
        """Both know what either knew."""
        self.ledger = other.ledger = self.ledger.merged(other.ledger)

    @property
    def sheet(self) -> Sheet:
        return sheet_of(pad_of(self.ledger))

    @property
    def totals(self) -> tuple[int, ...]:
        return self.sheet.now.totals


def deal(points: int, taker: int = 0, **more: Any) -> Entry:
    """A deal with the points of the first side."""
    return Entry(taker=taker, contract="H", points=(points, None), **more)


def wander(seed: int, steps: int = 30, phones: int = 3) -> list[Device]:
    """Phones that enter, change, undo and choose at random, and meet now and then."""
    rng = random.Random(seed)
    devices = [Device(name) for name in "xyz"[:phones]]
    devices[0].open()
    for other in devices[1:]:
        other.meet(devices[0])
    for _ in range(steps):
        act(rng, rng.choice(devices))
        if phones > 1 and rng.random() < 0.2:
            one, other = rng.sample(devices, 2)
            one.meet(other)
    return devices


def act(rng: random.Random, device: Device) -> None:
    """Something that somebody does."""
    rounds = [o.id for o in device.ledger.operations if isinstance(o, RoundOp)]
    entry = deal(rng.choice((60, 82, 98, 120)), rng.randrange(2))
    somewhere = rng.choice([None, *rounds])
    what = rng.random()
    if what < 0.35 or not rounds:
        device.round(entry)
    elif what < 0.42:
        device.round(entry, somewhere)
    elif what < 0.55:
        device.edit(rng.choice(rounds), entry)
    elif what < 0.62:
        device.delete(rng.choice(rounds))
    elif what < 0.74:
        device.undo()
    elif what < 0.84:
        device.redo()
    elif what < 0.88:
        device.rules(rng.choice(("bela4(target=501)", "bela4(end_rule=ENOUGH)")), somewhere)
    elif what < 0.92:
        device.dealer(rng.randrange(4), somewhere)
    else:
        _choose(rng, device)


def _choose(rng: random.Random, device: Device) -> None:
    torn = [placed for placed in pad_of(device.ledger).rounds if placed.rivals]
    if torn:
        ids = [rival.op for rival in rng.choice(torn).rivals]
        device.choose([rng.choice(ids)], ids)
