"""Matches whose deals can be checked, played by chance, and their receipts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from belot.fair import LENGTH, Chain, Participant, Receipt, deal_key, receipt_of
from belot.rules import PRESETS, Event, Phase, RuleSet, act, legal_actions, open_deal, open_match
from belot.rules.random import derive
from belot.rules.view import view_of

EVERY_DECK = (
    *PRESETS,
    "belote(gather=secret)",
    "beloz(gather=secret)",
    "beloz(gather=takers_on_top)",
    "beloz(shuffle=every_deal)",
)
"""Every preset, and the ways to shuffle and to gather that no preset has."""

NAMES = ("Ana", "Boris", "Chloé", "Дана")


def seed(*labels: object) -> bytes:
    return sha256(repr(labels).encode()).digest()


class FairMatch:
    """A match played by chance to its end or for some deals.

    ``people`` are the seats of persons. A value is kept back with the chance ``drops``, and whoever
    acts takes the first of all actions, to pass for instance, with the chance ``sulky``.
    """

    def __init__(
        self,
        rules: str,
        number: int = 1,
        *,
        people: Sequence[int] | None = None,
        deals: int = 1000,
        drops: float = 0.1,
        sulky: float = 0.0,
        links: int = LENGTH,
    ) -> None:
        self.rules = RuleSet.parse(rules)
        self.match = f"table/{number}"
        self.chance = random.Random(f"{rules} {number}")
        self.server = Chain(seed("server", rules, number), links)
        self.people = range(self.rules.players) if people is None else people
        self.chains = {seat: Chain(seed(seat, rules, number), links) for seat in self.people}
        self.shown = dict.fromkeys(self.people, 0)
        self.drops, self.sulky = drops, sulky
        self.participants: list[tuple[Participant, ...]] = []
        self.log: list[Event] = []
        self._play(deals)

    def _play(self, deals: int) -> None:
        key = self._key()
        state, events = open_match(self.rules, derive(key, "dealer"))
        self.log += events
        while True:
            state, events = open_deal(state, key)
            self.log += events
            while state.phase not in (Phase.BETWEEN, Phase.OVER):
                actions = legal_actions(view_of(state, state.turn))
                shy = self.chance.random() < self.sulky
                action = actions[0] if shy else self.chance.choice(actions)
                state, events = act(state, state.turn, action)
                self.log += events
            if state.phase is Phase.OVER or len(self.participants) >= deals:
                return
            key = self._key()

    def _key(self) -> bytes:
        """Call the next deal: who takes part, with which commitment, and what they show."""
        deal = len(self.participants) + 1
        called = []
        for seat in self.people:
            chain, shown = self.chains[seat], self.shown[seat]
            value = None if self.chance.random() < self.drops else chain.value(shown + 1)
            called.append(Participant(seat, NAMES[seat], chain.value(shown), value))
            self.shown[seat] += value is not None
        self.participants.append(tuple(called))
        return deal_key(self.server.value(deal), self.match, deal, self.rules.name, called)

    @property
    def deals(self) -> int:
        return len(self.participants)

    def receipt(self, deal: int, **changes: Any) -> Receipt:
        return receipt_of(
            self.log,
            deal,
            match=self.match,
            head=self.server.head,
            secret=self.server.value(deal),
            participants=self.participants[deal - 1],
            **changes,
        )

    def receipts(self) -> list[Receipt]:
        return [self.receipt(deal) for deal in range(1, self.deals + 1)]
