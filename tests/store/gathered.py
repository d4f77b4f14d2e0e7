"""The log of a room in which everything happens that can happen in one."""

from __future__ import annotations

from belot.rules import Phase
from belot.table import AskReady, Clock, Entry, TakeBot, asked_view, came_up, may_claim, may_undo
from belot.table import commands as c
from belot.table.claiming import proved
from belot.table.table import all_gone
from tests.table.rooming import Party


def room_log() -> list[Entry]:
    """Three matches of one room, the last just begun."""
    party = Party("bela4(target=501)", 3)
    _before(party)
    party.start()
    _first_match(party)
    party.to_the_end()
    party.ask(0, c.BackToRoom())
    party.ask(0, c.SetRules("belot2(target=101)"))
    party.ask(0, c.SetRules("bela4(target=151)"))
    party.ask(0, c.SetClock(None))
    for member in (1, 4):
        party.ask(member, c.Agree())
    for member in (3, 4):
        if party.room.seat_of(member) < 0:
            party.ask(member, c.Sit(""))
        party.ask(member, c.Agree())
    party.start()
    party.to_the_end()
    party.ask(0, c.Rotate())
    for seat in party.state.persons:
        party.do(seat, AskReady())
    party.give()
    return party.log


def _before(party: Party) -> None:
    """People come and go, and agree on what is played."""
    party.come(3, "P1")
    party.ask(3, c.Rename("Dora"))
    party.ask(0, c.Allow(chat=False))
    party.ask(0, c.Lock(True))
    party.ask(0, c.Lock(False))
    party.ask(0, c.Kick(2))
    party.come(4)
    party.ask(0, c.SetRules("bela4(target=301)"))
    party.ask(0, c.SetClock(Clock(10, 60)))
    party.ask(0, c.ChooseBot(2, "random"))
    party.ask(0, c.DrawSeats())
    party.ask(4, c.Stand())
    party.ask(0, c.MakeHost(1))
    party.ask(1, c.MakeHost(0))
    for member in (0, 1, 3):
        party.commit(member)
        party.ask(member, c.Agree())


def _first_match(party: Party) -> None:
    """A value that does not come, a bot that stands in, questions, pauses, a slow line."""
    party.to(Phase.BETWEEN)
    for seat in party.state.persons:
        party.do(seat, AskReady())
    party.reveal(party.room.seat_of(0))
    party.wait()
    party.play(lambda p: p.phase is Phase.PLAY and any(may_undo(p.state, s) for s in range(4)))
    asker = next(s for s in party.state.persons if may_undo(party.state, s))
    party.do(asker, c.AskUndo())
    for seat in party.state.persons:
        if seat != asker:
            party.do(seat, c.Consent("undo", True))
    party.do(asker, c.Pause())
    party.now += 86_400
    party.do(asker, c.Resume())
    gone = party.room.seat_of(1)
    party.gone(gone)
    party.ask(4, c.Sit("", gone))
    party.back(gone)
    party.do(party.room.seat_of(0), TakeBot(gone))
    party.back(gone)
    party.play(lambda p: p.asked() is not None)
    party.now = party.state.asked + 11
    party.act(party.turn, 0.5)
    party.play(lambda p: p.asked() is not None)
    party.now += 5
    party.take(came_up(party.state, party.now))
    party.play(lambda p: any(may_claim(p.state, s) and _proves(p, s) for s in p.state.persons))
    party.take(all_gone(party.state, party.now))
    party.do(party.room.seat_of(0), c.Resume())
    claimer = next(s for s in party.state.persons if _proves(party, s))
    party.do(claimer, c.ClaimRest())


def _proves(party: Party, seat: int) -> bool:
    return proved(asked_view(party.state, seat))
