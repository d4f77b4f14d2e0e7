"""What was announced and not shown: the items that may be behind the points that everybody heard.

A *claim* is a choice of items for each seat that announced some and has not shown them all. Once
the contest is settled, only claims count under which it would have come out as it did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from belot.rules import announce
from belot.rules.announce import RANK_PLACE, Declaration
from belot.rules.cards import Contract, Hand
from belot.rules.options import BeloteInContest
from belot.rules.ruleset import RuleSet
from belot.rules.view import SeatView

Items: TypeAlias = tuple[Declaration, ...]
Claim: TypeAlias = tuple[Items, ...]
"""Items of each seat, () for those that announced nothing."""


@lru_cache(maxsize=64)
def every_item(rules: RuleSet, contract: Contract) -> Items:
    """Every sequence and quad that can be announced in a contract."""
    by_place = sorted(range(8), key=RANK_PLACE[rules.seq_order].__getitem__)
    runs = [
        sum(1 << rank for rank in by_place[low:high]) << 8 * suit
        for suit in range(4)
        for low in range(6)
        for high in range(low + 3, 9)
    ]
    fours = [0x01010101 << rank for rank in range(8)]
    whole = [announce.announcements(rules, contract, mask)[-1] for mask in (*runs, *fours)]
    return tuple(items[0] for items in whole if items)


class Claims:
    """What the seats that have spoken may hold, as a view's seat hears it.

    ``held[s]`` are the cards that seat ``s`` may have held in the play: it played them or they are
    hidden and may be its own.
    """

    __slots__ = ("_belotes", "_eldest", "_view", "choices", "contract", "rules")

    def __init__(self, view: SeatView, held: Sequence[Hand]) -> None:
        assert view.contract is not None
        self._view, self.rules, self.contract = view, view.rules, view.contract
        self._eldest = view.rules.next(view.standing.dealer)
        in_contest = view.rules.belote_in_contest is not BeloteInContest.OFF
        self._belotes = [b.bit_count() for b in view.board.belotes] if in_contest else []
        self.choices: list[list[Items]] = [
            self._choices(seat, mask) for seat, mask in enumerate(held)
        ]

    @property
    def open(self) -> bool:
        """Whether there is anything to choose."""
        return any(choices != [()] for choices in self.choices)

    def _heard(self, seat: int) -> list[int]:
        """The points of what a seat announced, the highest first."""
        heard = self._view.board.heard[seat] or ()
        return sorted((item.points for item in heard), reverse=True)

    def _shown(self, seat: int) -> Items:
        contest = self._view.board.contest
        return contest.counted[seat] if contest else ()

    def _choices(self, seat: int, held: Hand) -> list[Items]:
        """The items that a seat may have announced, those it has shown among them."""
        if seat == self._view.seat:
            return [self._view.items]
        points, shown = self._heard(seat), self._shown(seat)
        for item in shown:
            points.remove(item.points)
        items = [i for i in every_item(self.rules, self.contract) if i.cards & ~held == 0]
        return [_sorted((*shown, *chosen)) for chosen in self._chosen(items, points, shown)]

    def _chosen(
        self, items: Items | list[Declaration], points: list[int], had: Items
    ) -> Iterator[Items]:
        """Ways to choose items of these points beside those that a seat has."""
        if not points:
            yield ()
            return
        for number, item in enumerate(items):
            if item.points == points[0] and self._beside(item, had):
                later = items[number + 1 :] if points[1:2] == points[:1] else items
                for others in self._chosen(later, points[1:], (*had, item)):
                    yield (item, *others)

    def _beside(self, item: Declaration, had: Items) -> bool:
        """Whether one hand can announce an item beside others."""
        for other in had:
            reused = self.rules.card_reuse and other.kind is not item.kind
            if item == other or (item.cards & other.cards and not reused):
                return False
        return True

    def fits(self, claim: Claim) -> bool:
        """Whether the contest comes out as it did."""
        contest = self._view.board.contest
        if contest is None:
            return True
        return contest == announce.contest(
            self.rules, self.contract, self._eldest, claim, self._belotes
        )

    def true_in(self, full: Sequence[Hand]) -> Iterator[Claim]:
        """Every claim that can be true if the seats held these cards in the play."""
        ways: list[list[Items]] = []
        for seat, choices in enumerate(self.choices):
            if choices == [()] or seat == self._view.seat:
                ways.append(choices)
                continue
            sayable = announce.announcements(self.rules, self.contract, full[seat])
            ways.append([items for items in choices if items in sayable])
        return (claim for claim in product(*ways) if self.fits(claim))


def _sorted(items: Items) -> Items:
    return tuple(sorted(items, reverse=True))


def needs(claim: Claim) -> list[Hand]:
    """The cards that a claim puts in each hand."""
    found = []
    for items in claim:
        cards = 0
        for item in items:
            cards |= item.cards
        found.append(cards)
    return found
