"""Deals at a table: who takes part is published, values are taken, and every receipt holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from belot.fair import Fault, FaultCode, Notes, Receipt, verify, verify_match
from belot.protocol.receipts import makings_of, receipt
from belot.rules import PRESETS, Phase, RuleSet
from belot.rules.events import DealOpened
from belot.rules.options import Shuffle
from belot.table import Leave, TableState, came_up, seen_by
from belot.table import commands as c
from belot.table import fair_events as ev
from tests.table.rooming import Party

TARGETS = {"bulgarian": 21, "bulgarian_official": 21}
MANY = tuple(
    (f"{name}(target={TARGETS.get(name, 201)})", people)
    for name in PRESETS
    for people in range(2, RuleSet.parse(name).players + 1)
)


class Noted(Party):
    """A party whose deals are noted as they are played: by everybody, before the cards."""

    def __init__(self, rules: str, people: int) -> None:
        self.rests: dict[int, TableState] = {}
        self.published: dict[int, tuple[tuple[int, bytes], ...]] = {}
        super().__init__(rules, people)
        self.heard.append(self._note)

    def _note(self, state: TableState, entries: object) -> None:
        called = state.fair.called
        if called is not None:
            taking = ((seat, bytes.fromhex(head)) for seat, head in called.participants)
            self.published.setdefault(called.deal, tuple(taking))
        if state.resting and state.match is not None:
            self.rests.setdefault(state.match.standing.deals, state)

    def receipts(self) -> list[Receipt]:
        made = makings_of(self.log, 1)
        found = [receipt(made, rest) for _, rest in sorted(self.rests.items())]
        return [each for each in found if each is not None]

    def faults(self) -> list[Fault]:
        made = makings_of(self.log, 1)
        notes = Notes(made.match, bytes.fromhex(made.head), self.published)
        return [fault for fault in verify_match(self.receipts(), notes) if not fault.note]


def order(log: list[str]) -> None:
    """Participants before any value, all values before the deal."""
    stage = ""
    for kind in log:
        if kind == "DealCalled":
            assert stage == ""
            stage = "called"
        elif kind == "Revealed":
            assert stage == "called"
        elif kind == "DealKeyed":
            assert stage == "called"
            stage = "keyed"
        elif kind == "DealOpened":
            assert stage == "keyed"
            stage = ""


@pytest.mark.parametrize(("rules", "people"), MANY)
def test_every_game_to_the_end(rules: str, people: int) -> None:
    parsed = RuleSet.parse(rules)
    party = Noted(rules, people)
    for member in range(people):
        party.commit(member)
    party.start()
    shown = []
    while party.phase is not Phase.OVER:
        party.move()
        assert party.state.match is not None
        if party.state.resting:
            shown.append(party.state.fair.shown)
    order(party.kinds())
    deals = len(party.rests)
    every = parsed.shuffle is Shuffle.EVERY_DEAL
    assert shown[-1] == deals
    assert all(n == (0 if not every else n) for n in shown[:-1])
    assert party.state.fair.dropped == (0,) * parsed.players
    receipts = party.receipts()
    assert [each.deal for each in receipts] == list(range(1, deals + 1))
    for each in receipts:
        assert [who.seat for who in each.participants] == list(range(people))
        assert None not in [who.value for who in each.participants]
    assert party.faults() == []


def test_secrets_are_shown_when_they_tell_nothing_more() -> None:
    """At once where every deal is shuffled; after the match where the pack is only cut."""
    for rules, at_once in (("bela4(target=301)", True), ("beloz(target=401)", False)):
        party = Noted(rules, 2)
        party.commit(0)
        party.start()
        party.to(Phase.BETWEEN)
        assert (party.state.fair.shown == 1) == at_once
        assert ("SecretShown" in party.kinds()) == at_once
        assert len(party.receipts()) == at_once
        party.to_the_end()
        assert party.state.fair.shown == len(party.rests)
        assert party.faults() == []


def called(people: int = 3, rules: str = "bela4(target=201)") -> Noted:
    party = Noted(rules, people)
    for member in range(people):
        party.commit(member)
    party.ask(0, c.Start())
    return party


def test_who_takes_part_is_published_before_any_value() -> None:
    party = called()
    made = party.state.fair.called
    assert made is not None
    assert [seat for seat, _ in made.participants] == [0, 1, 2]
    assert made.missing == (0, 1, 2)
    assert party.state.match is None
    party.reveal(1)
    made = party.state.fair.called
    assert made is not None
    assert made.missing == (0, 2)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (lambda p: c.Reveal("0" * 64), "reveal-wrong"),
        (lambda p: c.Reveal(p.state.fair.commitments[0]), "reveal-wrong"),
        (lambda p: c.Reveal(p.chains[0].value(2).hex()), "reveal-wrong"),
        (lambda p: c.Reveal(p.value(1)), "reveal-wrong"),
        (lambda p: c.Commit("ab" * 32), "called"),
    ],
)
def test_refused_while_a_deal_is_called(wish: Callable[[Noted], c.Command], code: str) -> None:
    party = called()
    assert party.refused(0, wish(party), seat=True) == code
    party.reveal(0)
    assert party.refused(0, c.Reveal(party.value(0)), seat=True) == "not-called", "once"


def test_values_are_wanted_only_when_called() -> None:
    party = called()
    party.give()
    assert party.state.running
    assert party.refused(0, c.Reveal(party.value(0)), seat=True) == "not-called"


def test_a_value_that_does_not_come_is_dropped_and_counted() -> None:
    party = called()
    party.reveal(0)
    party.reveal(2)
    assert party.state.match is None
    due = party.state.fair.called
    assert due is not None
    party.wait()
    assert party.now == due.at + party.host.reveal == due.at + 3.0
    assert party.state.fair.dropped == (0, 1, 0, 0)
    keyed = [e.event for e in party.log if isinstance(e.event, ev.DealKeyed)]
    assert keyed == [ev.DealKeyed(1, (1,))]
    assert party.refused(1, c.Reveal(party.value(1)), seat=True) == "not-called", "too late"
    commitments = party.state.fair.commitments
    assert commitments[1] == party.chains[1].head.hex(), "it still counts for the next deal"
    assert commitments[0] == party.chains[0].value(1).hex()
    party.to_the_end()
    assert party.faults() == []
    first = party.receipts()[0]
    assert [who.value is None for who in first.participants] == [False, True, False]
    found = verify_match(party.receipts())
    assert [(f.seat, f.count) for f in found if f.code is FaultCode.DROPPED] == [(1, 1)]


def test_nobody_gives_a_value() -> None:
    party = called(2)
    party.wait()
    party.to(Phase.BETWEEN)
    assert party.state.fair.dropped == (1, 1, 0, 0)
    codes = {fault.code for fault in verify(party.receipts()[0])}
    assert codes == {FaultCode.DROPPED, FaultCode.SERVER_ALONE}


@pytest.mark.parametrize("people", [1, 3])
def test_nobody_commits(people: int) -> None:
    party = Noted("bela4(target=151)", people)
    party.ask(0, c.Start())
    assert party.state.running, "nothing is waited for"
    party.to_the_end()
    assert {f.code for f in verify_match(party.receipts())} == {FaultCode.SERVER_ALONE}
    assert party.faults() == []


def test_one_person_is_enough() -> None:
    party = Noted("bela4(target=151)", 1)
    party.commit(0)
    party.start()
    party.to_the_end()
    assert verify_match(party.receipts()) == []


def test_bots_play_on_for_everybody() -> None:
    party = Noted("bela4(target=301)", 1)
    party.commit(0)
    party.start()
    party.ask(0, c.Stand())
    while party.phase is not Phase.OVER:
        party.wait()
    assert len(party.rests) > 1
    assert party.faults() == []
    second = party.receipts()[1]
    assert second.participants == (), "whoever handed over brings no chance"


def test_another_device_commits_anew() -> None:
    party = called(2)
    party.give()
    party.commit(0, "phone")
    party.to(Phase.BETWEEN)
    before = party.state.fair.commitments[0]
    party.commit(0, "another")
    assert party.state.fair.commitments[0] != before
    party.to_the_end()
    codes = {fault.code for fault in verify_match(party.receipts())}
    assert codes == {FaultCode.COMMITMENT_NEW}
    assert party.faults() == []


def test_a_chain_goes_on_in_the_next_match() -> None:
    party = called(2)
    party.to_the_end()
    used = len(party.rests)
    for seat in (0, 1):
        party.do(seat, c.AskReady())
    made = party.state.fair.called
    assert made is not None
    assert party.state.fair.match == "table/2"
    assert dict(made.participants)[0] == party.chains[0].value(used).hex()
    heads = {e.event.head for e in party.log if isinstance(e.event, ev.ChainOpened)}
    assert len(heads) == 2, "the server has a new chain for each match"


# --- people who move or leave while a deal is made ---


def test_nobody_changes_seats_while_values_are_taken() -> None:
    party = called(2)
    assert party.refused(0, c.Sit("", 3)) == "called"
    assert party.refused(0, c.Place(1, 3)) == "called"
    assert party.refused(0, c.DrawSeats()) == "match-running"
    assert party.refused(0, c.SetRules("bela3")) == "match-running"
    party.come(2)
    assert party.room.holders == (0, 1, 2, -1), "who comes now takes part in the next"
    party.give()
    assert party.state.persons == (0, 1, 2)


@pytest.mark.parametrize("revealed", [True, False])
def test_who_leaves_while_values_are_taken(revealed: bool) -> None:
    party = called(3)
    if revealed:
        party.reveal(1)
    party.ask(1, c.Part())
    party.come(4)
    assert party.room.holders == (0, 4 - 1, 2, -1)
    assert party.state.fair.commitments[1] == ""
    party.reveal(0)
    party.reveal(2)
    if not revealed:
        party.wait()
    assert party.state.running
    assert party.state.fair.commitments[1] == "", "the value of another is not theirs"
    assert party.state.fair.dropped == (0, 0, 0, 0), "nor what another did not give"
    party.commit(3)
    party.to_the_end()
    assert party.faults() == []


def test_a_paused_match_makes_no_deal() -> None:
    party = called(2, "bela4(target=301)")
    party.give()
    party.to(Phase.BETWEEN)
    party.do(0, c.AskReady())
    party.do(1, c.AskReady())
    party.reveal(0)
    deals = party.kinds().count("DealOpened")
    party.do(1, c.Pause())
    party.now += 86_400
    party.reveal(1)
    assert party.kinds().count("DealOpened") == deals
    party.do(1, c.Resume())
    assert party.kinds().count("DealOpened") == deals + 1
    assert party.state.fair.dropped == (0, 0, 0, 0)
    party.to_the_end()
    assert party.faults() == []


def test_a_pause_gives_time_for_values() -> None:
    party = called(2, "bela4(target=301)")
    party.give()
    party.to(Phase.BETWEEN)
    party.do(0, c.AskReady())
    party.do(1, c.AskReady())
    party.do(1, c.Pause())
    party.now += 86_400
    party.do(0, c.Resume())
    party.give()
    assert party.state.fair.dropped == (0, 0, 0, 0)


def test_a_restart_drops_no_value() -> None:
    party = called(2)
    party.now += 30
    party.take(came_up(party.state, party.now))
    party.give()
    assert party.state.fair.dropped == (0, 0, 0, 0)
    assert party.state.running


# --- what nobody may know ---


def test_nobody_is_told_the_seed() -> None:
    party = called(2)
    party.give()
    party.to_the_end()
    opened = [e.event for e in party.log if isinstance(e.event, ev.ChainOpened)]
    assert opened[0].seed
    for seat in range(-1, 4):
        assert seen_by(opened[0], seat) == ev.ChainOpened(opened[0].match, opened[0].head)
    packs = [e.event for e in party.log if isinstance(e.event, DealOpened)]
    assert all(packs)


def test_leaving_a_seat_forgets_its_chain() -> None:
    party = called(3)
    party.give()
    party.do(1, Leave())
    party.to(Phase.BETWEEN)
    party.ask(1, c.Sit(""))
    assert party.state.fair.commitments[1] == party.chains[1].value(1).hex(), "still theirs"
    party.ask(1, c.Part())
    party.come(4)
    party.ask(3, c.Sit("", 1))
    assert party.state.fair.commitments[1] == ""
