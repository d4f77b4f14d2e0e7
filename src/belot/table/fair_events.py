"""How a deal is made so that anyone can check it (docs/fairness.md). All values are hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class ChainOpened:
    """Before a match: the server commits to a secret for each of its deals. ``match`` names the
    match for ever; only the log knows the seed."""

    match: str
    head: str
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Committed:
    """The person of a seat commits to values of their own for the deals to come."""

    seat: int
    head: str


@dataclass(frozen=True, slots=True)
class DealCalled:
    """A deal is to be made, and these seats bring chance to it: the seat and its commitment."""

    deal: int
    participants: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Revealed:
    """The value of a seat for the deal that was called."""

    seat: int
    value: str


@dataclass(frozen=True, slots=True)
class DealKeyed:
    """The deal's key is fixed; the values of these seats did not come in time."""

    deal: int
    dropped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SecretShown:
    """The server's secret for a deal that is over: now everybody can check it."""

    deal: int
    secret: str


FairEvent: TypeAlias = ChainOpened | Committed | DealCalled | Revealed | DealKeyed | SecretShown
