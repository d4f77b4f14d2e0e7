"""Receipts made from the log of a table: of the right match, with everybody's values, and right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from belot.bots import make
from belot.fair import Chain, verify
from belot.protocol.matches import matches_of
from belot.protocol.receipts import makings_of, receipt
from belot.rules import Phase, RuleSet
from belot.rules.events import DealOpened
from belot.store.lines import read_lines
from belot.table import (
    Act,
    AskReady,
    Entry,
    Host,
    TableState,
    asked_view,
    command,
    open_table,
    wake,
    wake_at,
)
from belot.table.again import open_again
from belot.table.commands import Commit, Kick, Reveal, Sit, Start
from belot.table.fair_events import ChainOpened, SecretShown
from tests.store.make import FOLDER
from tests.table.hosting import host_of, seats_of
from tests.table.rooming import Party


class Table:
    """A table whose people take part in the deals; one of them keeps a value back now and then."""

    def __init__(self, rules: str, people: tuple[int, ...], matches: int = 1) -> None:
        self.rules = RuleSet.parse(rules)
        self.host: Host = host_of(rules)
        self.chains = {seat: Chain(bytes([seat]) * 32, 1024) for seat in people}
        heads = {seat: chain.head.hex() for seat, chain in self.chains.items()}
        seats = seats_of(self.rules.players, people)
        self.state, entries = open_table(
            self.rules, seats, self.host, 1000.0, id="table", heads=heads
        )
        self.log: list[Entry] = [*entries]
        self.calls = 0
        self.play(matches)

    def take(self, step: tuple[TableState, tuple[Entry, ...]]) -> None:
        self.state, entries = step
        self.log += entries

    def play(self, matches: int) -> None:
        player, now = make("club", b""), self.state.since
        for _ in range(20_000):
            state, match = self.state, self.state.match
            over = match is not None and match.phase is Phase.OVER
            if over and state.matches == matches and not state.calling:
                return
            now += 4
            if state.calling:
                self._reveal(now)
                continue
            due = wake_at(state, self.host)
            if due is not None and due <= now:
                self.take(wake(state, self.host, now))
            elif state.resting:
                seat = next(s for s in state.persons if s not in state.ready)
                self.take(command(state, seat, AskReady(), self.host, now))
            else:
                seat = next(s for s in state.persons if asked_view(state, s).turn == s)
                act = Act(player.act(asked_view(state, seat)))
                self.take(command(state, seat, act, self.host, now))
        raise AssertionError("no end")

    def _reveal(self, now: float) -> None:
        """Everybody gives the value they owe; in every third deal the last one does not."""
        self.calls += 1
        called = self.state.fair.called
        assert called is not None
        shy = max(seat for seat, _ in called.participants) if self.calls % 3 == 0 else -1
        for seat, commitment in called.participants:
            if seat == shy:
                continue
            value = _next(self.chains[seat], bytes.fromhex(commitment)).hex()
            self.take(command(self.state, seat, Reveal(value), self.host, now))
        if self.state.calling:
            self.take(wake(self.state, self.host, now + 3.5))


def _next(chain: Chain, commitment: bytes) -> bytes:
    """The value that a commitment stands for."""
    place = next(n for n in range(1024) if chain.value(n) == commitment)
    return chain.value(place + 1)


def rests_of(log: list[Entry]) -> Iterator[tuple[int, TableState]]:
    for played in matches_of(log):
        for rested in played.rests.values():
            yield played.number, rested


@pytest.mark.parametrize(
    ("rules", "people"),
    [
        ("bela4(target=301)", (0, 2)),
        ("belot3(target=201)", (0, 1, 2)),
        ("belot2(target=201)", (1,)),
        ("beloz(target=301)", (0, 1, 2, 3)),
        ("belote(gather=secret,target=251)", (0, 3)),
    ],
)
def test_every_receipt_of_every_match_is_right(rules: str, people: tuple[int, ...]) -> None:
    table = Table(rules, people, matches=2)
    seen = set[tuple[str, int]]()
    dropped = 0
    for number, rested in rests_of(table.log):
        made = receipt(makings_of(table.log, number), rested)
        assert made is not None
        assert [fault for fault in verify(made) if not fault.note] == []
        assert made.match == f"table/{number}"
        assert [each.seat for each in made.participants] == list(people)
        assert [each.name for each in made.participants] == [f"P{seat}" for seat in people]
        dropped += len(made.dropped)
        seen.add((made.match, made.deal))
    assert {match for match, _ in seen} == {"table/1", "table/2"}
    assert len(seen) == sum(len(played.rests) for played in matches_of(table.log))
    assert dropped == table.calls // 3


def test_no_receipt_before_the_secret_is_shown() -> None:
    """Where the pack is only cut, that is when the match is over."""
    table = Table("beloz(target=301)", (0,))
    ends = [i for i, entry in enumerate(table.log) if type(entry.event).__name__ == "DealScored"]
    log = table.log[: ends[0] + 1]
    (played,) = matches_of(log)
    assert not played.open
    assert receipt(makings_of(log, 1), played.rests[1]) is None
    assert receipt(makings_of(table.log, 1), played.rests[1]) is not None


def test_a_deal_without_a_chain_has_none() -> None:
    """In logs of the first version there are no chains, and a deal that is played again was not
    made by one; those after it are."""
    old = read_lines((FOLDER / "v1" / "alone.jsonl").read_text("utf-8"))
    for number, rested in rests_of(old):
        assert receipt(makings_of(old, number), rested) is None
    table = Table("bela4(target=301)", (0,))
    rested = matches_of(table.log)[0].rests[1]
    again = Table.__new__(Table)
    again.rules, again.host, again.calls = table.rules, table.host, 0
    again.chains = {0: Chain(b"x" * 32, 1024)}
    again.state, entries = open_again(rested, 0, "Ana", table.host, 9000.0, "again")
    again.log = [*entries]
    again.take(command(again.state, 0, Commit(again.chains[0].head.hex()), again.host, 9001.0))
    again.play(1)
    found = [receipt(makings_of(again.log, 1), rested) for _, rested in rests_of(again.log)]
    assert found[0] is None
    assert len(found) > 1
    for made in found[1:]:
        assert made is not None
        assert [fault for fault in verify(made) if not fault.note] == []
        assert made.match == "again/1"


def test_a_name_is_that_of_who_sat_there() -> None:
    """Whoever takes the seat during the deal brought nothing to it, and kept nothing back."""
    party = Party("bela4(target=301)", people=2)
    for member in (0, 1):
        party.commit(member)
    party.ask(0, Start())
    party.reveal(0)
    party.wait()
    assert party.state.fair.dropped == (0, 1, 0, 0)
    party.ask(0, Kick(1))
    party.ask(party.come(2, "Zoe"), Sit("", 1))
    assert party.state.seats[1].name == "Zoe"
    party.to(Phase.BETWEEN)
    made = receipt(makings_of(party.log, 1), party.state)
    assert made is not None
    assert [each.name for each in made.participants] == ["P0", "P1"]
    assert made.dropped == (1,)


def test_no_secret_of_the_next_match_is_shown_before_its_deals() -> None:
    """While the first deal of a rematch is called, the last match is still the one on the table."""
    table = Table("bela4(target=301)", (0, 2), matches=2)
    dealt = shown = 0
    for entry in table.log:
        match entry.event:
            case ChainOpened():
                dealt = shown = 0
            case DealOpened():
                dealt += 1
            case SecretShown():
                shown += 1
                assert entry.event.deal == shown <= dealt
            case _:
                pass
    assert shown == dealt > 0
