"""Rooms: who may come in, who sits where, what is agreed, and who may do what."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from belot.rules import Phase
from belot.table import (
    Act,
    AskReady,
    Clock,
    Leave,
    RoomCommand,
    SeatKind,
    TableRefusal,
    TakeBot,
    new_host,
    presence,
    successor,
)
from belot.table import commands as c
from belot.table.codec import read_command
from belot.table.events import Seat
from belot.table.rooms import PEOPLE
from belot.table.table import open_table
from belot.table.wishes import OF_ROOM
from tests.table.hosting import host_of, opened
from tests.table.rooming import BOTS, Party

PERSON, BOT = SeatKind.PERSON, SeatKind.BOT

# --- who may ask for what ---

FOR_HOSTS: dict[str, RoomCommand] = {
    "rules": c.SetRules("belote"),
    "clock": c.SetClock(Clock(10, 60)),
    "allow": c.Allow(watch=False),
    "lock": c.Lock(True),
    "kick": c.Kick(2),
    "host": c.MakeHost(2),
    "place": c.Place(2, 3),
    "botkind": c.ChooseBot(3, "random"),
    "draw": c.DrawSeats(),
    "start": c.Start(),
    "rotate": c.Rotate(),
    "room": c.BackToRoom(),
}
FOR_ALL: dict[str, RoomCommand] = {
    "sit": c.Sit("", 3),
    "stand": c.Stand(),
    "name": c.Rename("Zora"),
    "agree": c.Agree(),
    "part": c.Part(),
}
AFTER = ("rotate", "room")


def test_every_command_of_a_room_is_tried() -> None:
    assert {type(wish) for wish in (FOR_HOSTS | FOR_ALL).values()} == {*get_args(RoomCommand)}
    assert {*FOR_HOSTS, *FOR_ALL} == OF_ROOM


@pytest.mark.parametrize("name", [*FOR_HOSTS, *FOR_ALL])
def test_who_may_do_what(name: str) -> None:
    wish, party = (FOR_HOSTS | FOR_ALL)[name], Party(people=3)
    party.come(3)
    party.ask(3, c.Part())
    for stranger in (3, 4, -1, 255):
        assert party.refused(stranger, wish) == "not-member"
    if name in FOR_HOSTS:
        assert party.refused(1, wish) == "not-host"
    who = 0 if name in FOR_HOSTS else 1
    if name in AFTER:
        assert party.refused(who, wish) == "match-running", "there was no match yet"
        party.start()
        assert party.refused(who, wish) == "match-running"
        party.to_the_end()
    assert party.ask(who, wish)


@pytest.mark.parametrize("name", ["rules", "clock", "draw", "start", "rotate", "room"])
def test_what_waits_for_the_end_of_a_match(name: str) -> None:
    party = Party("bela2(target=101)", people=2)
    party.start()
    assert party.refused(0, FOR_HOSTS[name]) == "match-running"
    party.to_the_end()
    if name not in AFTER:
        assert party.refused(0, FOR_HOSTS[name]) == "match-running"
        party.ask(0, c.BackToRoom())
        assert party.ask(0, FOR_HOSTS[name])


def test_a_table_that_is_no_room_knows_no_members() -> None:
    state, _ = opened("bela4", (0, 1))
    party = Party()
    party.state = state
    for wish in (FOR_HOSTS | FOR_ALL).values():
        assert party.refused(0, wish) == "no-room"


def test_refused_values() -> None:
    party = Party(people=2)
    for wish, code in (
        (c.SetRules("nonsense"), "preset-unknown"),
        (c.Kick(0), "not-member"),
        (c.Kick(7), "not-member"),
        (c.MakeHost(-1), "not-member"),
        (c.Place(1, 4), "seat-taken"),
        (c.Place(1, 1), "seat-taken"),
        (c.Place(9, 1), "not-member"),
        (c.ChooseBot(4, "club"), "seat-taken"),
        (c.ChooseBot(-1, "club"), "seat-taken"),
        (c.ChooseBot(2, "oracle"), "bot-unknown"),
        (c.Sit("", 1), "seat-taken"),
        (c.Sit("", 9), "seat-taken"),
        (c.Sit("", 0), "seat-taken"),
    ):
        assert party.refused(0, wish) == code, wish
    program = party.come(8, bot=True)
    assert party.refused(0, c.MakeHost(program)) == "not-member"


# --- coming and going ---


def test_who_comes_first_sits_first() -> None:
    party = Party(people=5)
    assert party.room.holders == (0, 1, 2, 3)
    assert [seat.name for seat in party.state.seats] == ["P0", "P1", "P2", "P3"]
    assert party.room.seat_of(4) == -1
    assert party.come(2) == 2, "nobody is two members"
    assert len(party.room.members) == 5


def test_nobody_bears_the_name_of_another() -> None:
    party = Party(people=2)
    for name, borne in (
        ("p0", "p0 2"),
        ("P0", "P0 3"),
        ("W" * 24, "W" * 24),
        ("W" * 24, "W" * 20 + " 2"),
    ):
        member = party.come(len(party.room.members), name)
        assert party.room.name_of(member) == borne
    party.ask(1, c.Rename("P0"))
    assert party.room.name_of(1) == "P0 4"
    party.ask(1, c.Rename("P0 4"))
    assert party.state.seats[1] == Seat(PERSON, "P0 4")
    party.ask(0, c.Part())
    party.ask(1, c.Rename("P0"))
    assert party.room.name_of(1) == "P0", "names of those who left are free"


def test_sent_out_for_good() -> None:
    party = Party(people=3)
    party.ask(0, c.Kick(1))
    assert party.room.holders == (0, -1, 2, -1)
    assert party.state.seats[1] == Seat(BOT, BOTS[1])
    with pytest.raises(TableRefusal) as refusal:
        party.come(1, "Somebody else")
    assert refusal.value.code == "kicked"
    assert party.refused(1, c.Agree()) == "not-member"


def test_who_left_comes_back_as_the_same_member() -> None:
    party = Party(people=3)
    party.ask(1, c.Part())
    party.come(3)
    assert party.room.holders == (0, 3, 2, -1)
    assert party.come(1, "Once more") == 1
    assert party.room.name_of(1) == "Once more"
    assert party.room.holders == (0, 3, 2, 1)


def test_locked_and_full() -> None:
    party = Party(people=2)
    party.ask(0, c.Lock(True))
    with pytest.raises(TableRefusal) as refusal:
        party.come(2)
    assert refusal.value.code == "room-locked"
    assert party.come(1) == 1, "who is in already is not locked out"
    party.ask(0, c.Lock(False))
    party.ask(0, c.Allow(watch=False))
    for member in (2, 3):
        party.come(member)
    with pytest.raises(TableRefusal) as refusal:
        party.come(4)
    assert refusal.value.code == "room-full", "without a seat one could only look on"
    party.ask(0, c.Allow(watch=True))
    for member in range(4, PEOPLE):
        party.come(member)
    with pytest.raises(TableRefusal) as refusal:
        party.come(PEOPLE)
    assert refusal.value.code == "room-full"


def test_a_lock_lets_back_in_who_was_there_last() -> None:
    """A locked room that everybody has left would otherwise be closed for good."""
    party = Party(people=3)
    party.ask(0, c.Kick(2))
    party.ask(0, c.Lock(True))
    party.ask(1, c.Part())
    for member in (1, 5):
        with pytest.raises(TableRefusal) as refusal:
            party.come(member)
        assert refusal.value.code == "room-locked", "somebody is there still"
    party.ask(0, c.Part())
    for member, code in ((2, "kicked"), (5, "room-locked")):
        with pytest.raises(TableRefusal) as refusal:
            party.come(member)
        assert refusal.value.code == code
    assert party.come(1) == 1
    assert party.room.host == 1
    with pytest.raises(TableRefusal):
        party.come(0)


def test_nobody_is_put_in_the_place_of_somebody_who_is_called() -> None:
    """Their value would be lost, and the newcomer named for it."""
    party = Party("bela2(target=101)", people=3)
    assert party.room.holders == (0, 1)
    party.commit(1)
    party.ask(0, c.Start())
    assert party.state.calling
    assert party.refused(0, c.Place(2, 1)) == "called"
    party.give()
    assert party.state.fair.dropped == (0, 0)


def test_the_host_leaves() -> None:
    party = Party(people=2)
    program = party.come(6, bot=True)
    party.come(7)
    party.ask(1, c.Stand())
    party.ask(0, c.Part())
    assert party.room.host == 3, "people before programs, seated before others"
    party.ask(3, c.Part())
    assert party.room.host == 1
    party.ask(1, c.Part())
    assert party.room.host == 1, "nobody is left who could be"
    assert successor(party.room, [program, 0]) is None
    party.come(8)
    assert party.room.host == 4, "whoever comes next"


def test_the_host_hands_over_or_is_missing() -> None:
    party = Party(people=3)
    party.ask(0, c.MakeHost(2))
    assert party.refused(0, c.Lock(True)) == "not-host"
    assert party.ask(2, c.Lock(True))
    heir = successor(party.room, [1, 0])
    assert heir == 0, "the longest here"
    party.take(new_host(party.state, heir, party.now + 1))
    assert party.room.host == 0


# --- rules and agreement ---


def test_everybody_who_sits_agrees_anew() -> None:
    party = Party(people=4)
    party.ask(0, c.SetRules("bela4(target=501)"))
    assert [m.agreed for m in party.room.members] == [True, False, False, False]
    assert party.refused(0, c.Start()) == "not-agreed"
    party.ask(3, c.Stand())
    for member in (1, 2):
        assert party.refused(0, c.Start()) == "not-agreed"
        party.ask(member, c.Agree())
    party.come(4)
    party.ask(0, c.Start())
    assert party.state.rules.target == 501
    assert party.room.before == party.state.rules.name
    assert party.state.seats[3].kind is PERSON, "who comes later has seen the rules"


def test_a_clock_is_agreed_too() -> None:
    party = Party(people=2)
    party.ask(0, c.SetClock(Clock(15, 90)))
    assert party.refused(0, c.Start()) == "not-agreed"
    party.ask(1, c.Agree())
    assert party.state.banks == (90.0,) * 4
    party.ask(0, c.SetClock(None))
    assert party.state.clock is None
    party.ask(1, c.Agree())
    party.ask(0, c.Start())


def test_nobody_starts_without_people() -> None:
    party = Party(people=1)
    party.ask(0, c.Stand())
    assert party.refused(0, c.Start()) == "not-agreed"


def test_other_numbers_of_players_keep_the_people() -> None:
    party = Party(people=4)
    for member in range(4):
        party.commit(member)
    heads = party.state.fair.commitments
    for rules, players, holders in (
        ("bela3", 3, (0, 1, 2)),
        ("belot2", 2, (0, 1)),
        ("beloz", 4, (0, 1, -1, -1)),
    ):
        party.ask(0, c.SetRules(rules))
        assert party.room.holders == holders
        sizes = {len(party.state.seats), len(party.state.banks), len(party.state.answers)}
        assert sizes | {len(party.state.quota), len(party.state.fair.dropped)} == {players}
        names = [party.room.name_of(m) if m >= 0 else BOTS[s] for s, m in enumerate(holders)]
        assert [seat.name for seat in party.state.seats] == names
        kept = tuple(heads[m] if m >= 0 else "" for m in holders)
        assert party.state.fair.commitments == kept, "what one committed to goes with one"
    assert [m.id for m in party.room.here] == [0, 1, 2, 3]
    party.ask(3, c.Sit(""))
    party.ask(2, c.Sit("", 3))
    assert party.room.holders == (0, 1, 3, 2)
    for member in (1, 2, 3):
        party.ask(member, c.Agree())
    party.commit(2)
    party.start()
    party.to(Phase.PLAY)


def test_whoever_stays_keeps_the_seat_when_seats_vanish() -> None:
    party = Party(people=1)
    party.ask(0, c.Sit("", 3))
    party.ask(0, c.SetRules("bela3"))
    assert party.room.holders == (0, -1, -1)


# --- seats ---


def test_sit_stand_and_place() -> None:
    party = Party(people=3)
    party.ask(2, c.Sit("", 3))
    assert party.room.holders == (0, 1, -1, 2)
    party.ask(1, c.Stand())
    assert party.refused(1, c.Stand()) == "not-seated"
    party.ask(0, c.Place(1, 0))
    assert party.room.holders == (1, -1, -1, 2), "the host gave the seat away"
    party.ask(0, c.Place(2, 0))
    assert party.room.holders == (2, -1, -1, 1), "they changed places"
    party.ask(0, c.Place(1, 2))
    assert party.room.holders == (2, -1, 1, -1)
    party.ask(0, c.Place(1, -1))
    assert party.room.holders == (2, -1, -1, -1)
    assert [seat.kind for seat in party.state.seats] == [PERSON, BOT, BOT, BOT]
    party.ask(0, c.ChooseBot(3, "random"))
    assert party.state.seats[3].bot == "random"


def test_seats_are_drawn() -> None:
    party = Party(people=3)
    seen = set()
    for member in range(3):
        party.commit(member)
    for _ in range(12):
        party.ask(0, c.DrawSeats())
        assert sorted(party.room.holders) == [-1, 0, 1, 2]
        for seat, member in enumerate(party.room.holders):
            own = party.chains[member].head.hex() if member >= 0 else ""
            assert party.state.fair.commitments[seat] == own
            assert party.state.seats[seat].name == (f"P{member}" if own else BOTS[seat])
        seen.add(party.room.holders)
    assert len(seen) > 4


def test_leaving_before_the_match_frees_the_seat() -> None:
    party = Party(people=2)
    party.do(1, Leave())
    assert party.room.holders == (0, -1, -1, -1)
    assert party.refused(0, TakeBot(1), seat=True) == "no-match"
    party.ask(1, c.Sit(""))
    assert party.refused(0, TakeBot(1), seat=True) == "no-match", "a bot plays from the start on"


# --- in a match ---


def test_a_late_friend_takes_a_bots_seat() -> None:
    party = Party(people=2)
    party.start()
    party.to(Phase.PLAY)
    late = party.come(2)
    assert party.room.seat_of(late) == -1, "a match runs: one looks on first"
    assert party.refused(late, c.Sit("", 1)) == "seat-taken"
    party.ask(late, c.Sit("", 2))
    assert party.state.seats[2] == Seat(PERSON, "P2")
    assert party.refused(late, c.Sit("", 3)) == "seat-other"
    assert party.refused(0, c.Place(late, 3)) == "seat-other"
    party.to_the_end()
    assert party.state.seats[2].kind is PERSON


def test_the_seat_of_somebody_missing_is_asked_for() -> None:
    party = Party(people=3)
    party.start()
    party.to(Phase.PLAY)
    party.gone(1)
    late = party.come(3)
    party.ask(late, c.Sit("", 1))
    party.ask(late, c.Sit("", 1))
    assert party.room.asks == ((late, 1),)
    assert party.state.seats[1].kind is BOT, "nothing happens before the host says so"
    party.back(1)
    assert not party.room.asks, "the holder is back"
    party.gone(1)
    party.ask(late, c.Sit("", 1))
    assert party.refused(1, c.Place(late, 1)) == "not-host"
    assert party.refused(0, c.Place(late, 2)) == "match-running", "a person plays there"
    assert party.refused(0, c.Place(late, -1)) == "seat-taken"
    party.ask(0, c.Place(late, 1))
    assert not party.room.asks
    assert party.state.seats[1] == Seat(PERSON, "P3")
    assert not party.state.absent
    assert party.refused(1, c.Sit("", 3)) == "seat-other", "they saw the cards of seat 1"
    assert party.refused(1, c.Sit("", 1)) == "seat-taken"
    party.to_the_end()


def test_standing_up_in_a_match_and_returning() -> None:
    party = Party(people=2)
    party.start()
    party.to(Phase.PLAY)
    party.ask(1, c.Stand())
    assert party.state.seats[1] == Seat(BOT, "P1")
    assert party.refused(1, c.Stand()) == "not-seated"
    assert party.refused(1, c.Sit("", 3)) == "seat-other"
    party.ask(1, c.Sit(""))
    assert party.state.seats[1] == Seat(PERSON, "P1")
    assert party.refused(1, c.Sit("", 1)) == "seat-taken"


def test_who_leaves_in_a_match_returns_only_to_the_same_seat() -> None:
    party = Party(people=2)
    party.start()
    party.to(Phase.PLAY)
    party.ask(1, c.Part())
    assert party.state.seats[1] == Seat(BOT, BOTS[1])
    party.come(1)
    assert party.room.seat_of(1) == -1
    assert party.refused(1, c.Sit("", 2)) == "seat-other"
    party.ask(1, c.Sit("", 1))
    party.to_the_end()
    party.ask(0, c.BackToRoom())
    party.ask(1, c.Sit("", 2))


def test_the_hosts_bot_kind_plays_the_seat() -> None:
    party = Party(people=1)
    party.ask(0, c.ChooseBot(1, "random"))
    party.start()
    party.to_the_end()
    assert party.state.seats[1] == Seat(BOT, BOTS[1], "random")


# --- after a match ---


def finished(people: int, target: int = 151) -> Party:
    party = Party(f"bela4(target={target})", people)
    party.start()
    party.to_the_end()
    return party


def test_a_rematch() -> None:
    party = finished(2)
    party.do(0, AskReady())
    assert party.phase is Phase.OVER
    party.do(1, AskReady())
    assert party.state.matches == 2
    assert party.state.running
    party.to_the_end()


@pytest.mark.parametrize("commits", [True, False])
def test_partners_rotate(commits: bool) -> None:
    party = finished(4)
    for member in range(4 if commits else 0):
        party.commit(member)
    party.do(1, AskReady())
    party.ask(0, c.Rotate())
    assert not party.state.ready, "everybody says anew whether they play on"
    assert party.room.holders == (0, 1, 2, 3), "until then all stay"
    for seat in range(4):
        party.do(seat, AskReady())
    assert party.room.holders == (0, 3, 1, 2)
    assert party.room.next == ()
    kinds = party.kinds()
    called = kinds.index("DealCalled", kinds.index("Placed"))
    assert kinds.index("ChainOpened", kinds.index("Placed")) < called
    taking = party.state.fair.called.participants if party.state.fair.called else ()
    assert len(taking) == (4 if commits else 0), "their chains went with them"
    party.to_the_end()
    assert party.state.fair.dropped == (0, 0, 0, 0)


def test_all_partners_have_been_together_after_three() -> None:
    party = finished(4)
    seen = []
    for _ in range(3):
        party.ask(0, c.Rotate())
        now = party.room.next or party.room.holders
        seen.append(now[2])
    assert seen == [1, 3, 2]
    assert party.room.next == (), "as now"


def test_back_to_the_room() -> None:
    party = finished(3)
    party.ask(2, c.Stand())
    party.ask(0, c.BackToRoom())
    assert party.state.match is None
    assert party.room.holders == (0, 1, -1, -1)
    party.ask(0, c.SetRules("belot3(target=101)"))
    party.ask(1, c.Agree())
    party.start()
    party.to_the_end()
    assert party.state.matches == 2


@pytest.mark.parametrize("how", ["absent", "stood"])
def test_who_missed_the_end_is_expected_in_the_next_match(how: str) -> None:
    party = Party("bela4(target=151)", 3)
    party.start()
    if how == "absent":
        party.gone(1)
    else:
        party.ask(1, c.Stand())
    party.to_the_end()
    party.ask(0, c.BackToRoom())
    assert party.state.seats[1] == Seat(PERSON, "P1")
    assert not party.state.absent
    assert not party.state.left
    party.start()
    assert party.state.persons == (0, 1, 2)


def test_a_seat_that_was_left_after_the_match() -> None:
    party = finished(3)
    party.do(0, AskReady())
    party.do(2, AskReady())
    party.ask(1, c.Part())
    assert party.state.matches == 2, "all who are left are ready"
    assert party.state.persons == (0, 2)


def test_nobody_is_all_gone_where_only_bots_play() -> None:
    party = Party(people=1)
    party.start()
    party.ask(0, c.Stand())
    there = presence.expected((), 4, party.now)
    assert not presence.all_gone(there, party.state, party.host, party.now + 500)


# --- the room is safe from its own members ---


def _renames(party: Party, until: float) -> None:
    while party.now < until:
        party.ask(4, c.Rename(f"Noise {party.now}"))


def test_noise_does_not_hold_up_a_bot() -> None:
    party = Party(people=5, pace=2.0)
    party.ask(3, c.Stand())
    party.start()
    party.play(lambda p: p.phase is Phase.PLAY and p.turn == 3)
    asked = party.state.asked
    _renames(party, asked + 5)
    entries = party.wait()
    assert entries, "the bot was due long ago"
    assert party.now < asked + 7


def test_malformed_wishes() -> None:
    for name, fields in (
        ("kick", {}),
        ("kick", {"member": 1.5}),
        ("place", {"member": 1, "seat": "2"}),
        ("place", {"member": 1, "seat": 256}),
        ("sit", {"seat": -2}),
        ("sit", {"seat": True}),
        ("lock", {"on": 1}),
        ("allow", {"watch": "yes"}),
        ("clock", {"clock": {"move": 0, "bank": 1}}),
        ("clock", {"clock": {"move": 10}}),
        ("clock", {"clock": [10, 20]}),
        ("clock", {"clock": {"move": 10, "bank": 1e9}}),
        ("rules", {"rules": 7}),
        ("rules", {"rules": "b" * 4001}),
        ("name", {"name": "\u200b"}),
        ("commit", {"head": "ab"}),
        ("commit", {"head": "AB" * 32}),
        ("reveal", {"value": None}),
        ("undo_answer", {}),
        ("rest_answer", {"yes": "no"}),
        ("botkind", {"seat": 1, "bot": 3}),
    ):
        with pytest.raises(TableRefusal) as refusal:
            read_command(name, fields)
        assert refusal.value.code in ("malformed", "name-empty"), name


def test_every_wish_is_read() -> None:
    read: list[tuple[str, dict[str, object], object]] = [
        ("sit", {"seat": 2}, c.Sit("", 2)),
        ("sit", {"name": " Ana "}, c.Sit("Ana", -1)),
        ("clock", {"clock": None}, c.SetClock(None)),
        ("clock", {"clock": {"move": 5, "bank": 0}}, c.SetClock(Clock(5, 0))),
        ("allow", {}, c.Allow()),
        ("allow", {"chat": False}, c.Allow(chat=False)),
        ("undo_answer", {"yes": True}, c.Consent("undo", True)),
        ("rest_answer", {"yes": False}, c.Consent("rest", False)),
        ("reveal", {"value": "0" * 64}, c.Reveal("0" * 64)),
    ]
    for name, fields, wish in read:
        assert read_command(name, fields) == wish


def test_a_member_is_nothing_without_a_room() -> None:
    host = host_of("private")
    seats = tuple(Seat(PERSON, f"P{i}") for i in range(4))
    party = Party()
    party.state, _ = open_table(party.state.rules, seats, host, 1.0)
    assert party.refused(0, c.Stand(), seat=True) == "no-room"


@pytest.mark.parametrize("wish", [AskReady, c.AskUndo, c.ClaimRest, c.Pause, c.Resume, c.TakeBack])
def test_nothing_of_a_match_before_it(wish: Callable[[], c.Command]) -> None:
    party = Party(people=2)
    assert party.refused(0, wish(), seat=True) in (
        "no-match",
        "undo-none",
        "paused",
        "not-paused",
    )
    assert party.refused(0, Act(c.Pause()), seat=True) == "no-match"  # type: ignore[arg-type]


def test_no_bot_has_a_name_of_somebody_here() -> None:
    party = Party(people=2)
    assert [seat.name for seat in party.state.seats][2:] == list(BOTS[2:])
    party.ask(1, c.Rename(BOTS[2].upper()))
    assert party.state.seats[2].name == f"{BOTS[2]} 2"
    party.ask(1, c.Rename("Zora"))
    assert party.state.seats[2].name == BOTS[2]
