"""What people ask of each other: a decision back, the remaining tricks."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from belot.protocol.showing import view_shape
from belot.rules import PRESETS, BelotError, Phase, RuleSet, replay
from belot.rules import events as rules_ev
from belot.table import TableState, asked_view, command, may_claim, may_undo
from belot.table import commands as c
from belot.table.claiming import proved
from belot.table.events import Consented, RestClaimed, TakenBack, UndoAsked
from tests.properties.hiding import another_way, deal_of
from tests.table.rooming import Party

YES, NO = c.Consent("undo", True), c.Consent("undo", False)
GIVE, KEEP = c.Consent("rest", True), c.Consent("rest", False)


def in_play(people: int = 4, rules: str = "bela4(target=301)", cards: int = 1) -> Party:
    """A party in mid-trick, with so many cards on the table."""
    party = Party(rules, people)
    party.start()
    party.play(lambda p: p.state.match is not None and _lying(p.state) == cards)
    return party


def _lying(state: TableState) -> int:
    run = state.match.run if state.match else None
    return len(run.trick.cards) if run else -1


def _tricks(state: TableState) -> int:
    run = state.match.run if state.match else None
    return len(run.tricks) if run else 0


def last(party: Party) -> int:
    """Who played last."""
    return next(s for s in range(4) if may_undo(party.state, s))


# --- a decision back ---


def test_all_agree_and_it_is_taken_back() -> None:
    party = in_play(cards=2)
    before, seat = party.state, last(party)
    party.do(seat, c.AskUndo())
    assert party.state.question is not None
    others = [s for s in range(4) if s != seat]
    for other in others[:2]:
        party.do(other, YES)
        assert party.state.log == before.log
        assert party.refused(other, YES, seat=True) == "not-asked", "once"
    entries = party.do(others[2], YES)
    assert [type(e.event) for e in entries] == [Consented, TakenBack]
    assert party.turn == seat
    assert party.state.question is None
    assert party.state.log == before.log[:-1]
    assert party.state.match == replay(party.state.log)
    party.to_the_end()


def test_one_refuses() -> None:
    party = in_play()
    before, seat = party.state, last(party)
    party.do(seat, c.AskUndo())
    party.do((seat + 1) % 4, YES)
    party.do((seat + 2) % 4, NO)
    assert party.state.question is None
    assert party.state.log == before.log
    assert party.refused((seat + 3) % 4, YES, seat=True) == "not-asked"


def test_nobody_answers() -> None:
    party = in_play()
    seat = last(party)
    party.do(seat, c.AskUndo())
    asked = party.now
    party.do((seat + 1) % 4, YES)
    party.come(5)
    party.ask(4, c.Rename("Noise"))
    entries = party.wait()
    assert party.now == asked + party.host.asking, "nothing puts it off"
    assert [e.event for e in entries] == [Consented(-1, False)]
    assert party.state.question is None


def test_the_next_card_answers_it() -> None:
    party = in_play()
    seat = last(party)
    party.do(seat, c.AskUndo())
    party.act(party.turn)
    assert party.state.question is None
    assert party.refused(seat, c.AskUndo(), seat=True) == "undo-none"


def test_who_may_ask_and_answer() -> None:
    party = in_play()
    seat = last(party)
    other = (seat + 1) % 4
    assert party.refused(other, c.AskUndo(), seat=True) == "undo-none"
    assert party.refused(other, YES, seat=True) == "not-asked"
    party.do(seat, c.AskUndo())
    assert party.refused(seat, YES, seat=True) == "not-asked", "not one's own question"
    assert party.refused(other, GIVE, seat=True) == "not-asked", "not that question"
    assert party.refused(seat, c.AskUndo(), seat=True) == "undo-none"
    assert party.refused(other, c.ClaimRest(), seat=True) == "rest-asked"
    for s in range(-1, 4):
        assert view_shape(party.state, s).asked is not None, "everybody sees it"


def test_bots_wait_for_the_answer() -> None:
    party = Party("bela4(target=301)", 2)
    party.ask(1, c.Sit("", 2))
    party.start()
    party.play(lambda p: p.phase is Phase.PLAY and p.turn in (1, 3) and _lying(p.state) > 0)
    seat = last(party)
    party.do(seat, c.AskUndo())
    asked = party.state.question
    assert asked is not None
    entries = party.wait()
    assert party.now == asked.at + party.host.asking
    assert [e.event for e in entries][:1] == [Consented(-1, False)]
    assert len(entries) > 1, "then the bot plays"


@pytest.mark.parametrize("how", ["stands", "leaves", "gone", "comes"])
def test_others_are_to_be_asked(how: str) -> None:
    """Whoever plays now was not asked: the question is over."""
    party = in_play(3)
    seat = next(s for s in range(3) if may_undo(party.state, s) or s == 2)
    while not may_undo(party.state, seat):
        party.move()
        seat = next((s for s in range(3) if may_undo(party.state, s)), seat)
    party.do(seat, c.AskUndo())
    other = (seat + 1) % 3
    match how:
        case "stands":
            party.ask(other, c.Stand())
        case "leaves":
            party.ask(other, c.Part())
        case "gone":
            party.gone(other)
        case _:
            party.come(5)
            assert party.state.question is not None, "who looks on is not asked"
            party.ask(3, c.Sit("", 3))
    assert party.state.question is None


def test_nothing_that_was_shown_is_taken_back() -> None:
    """In every game: never over cards that were dealt or shown, nor a deal that was written."""
    kinds = (rules_ev.Called, rules_ev.CardPlayed, rules_ev.TrickTaken)
    for rules in ("bela4(target=201)", "belote(target=201)", "belot2(target=151)"):
        party, asked = Party(rules, 2), 0
        party.start()
        while party.phase is not Phase.OVER:
            party.move()
            for seat in party.state.persons:
                if may_undo(party.state, seat):
                    asked += 1
                    assert isinstance(party.state.log[-1], kinds)
        assert asked > 10


@pytest.mark.parametrize("rules", PRESETS)
def test_after_it_the_match_goes_on(rules: str) -> None:
    """Everything that can be taken back is, once, in every game: the state is that of before."""
    target = 21 if RuleSet.parse(rules).target < 200 else 151
    party = Party(f"{rules}(target={target})", 4)
    states: dict[int, TableState] = {}
    back, done = 0, set[int]()
    party.start()
    for _ in range(120):
        if party.phase is Phase.OVER:
            break
        states[len(party.state.log)] = party.state
        seat = next((s for s in party.state.persons if may_undo(party.state, s)), None)
        if seat is not None and len(party.state.log) not in done:
            done.add(len(party.state.log))
            party.do(seat, c.AskUndo())
            for other in party.state.persons:
                if other != seat:
                    party.do(other, YES)
            assert party.turn == seat or party.state.window
            earlier = states[len(party.state.log)]
            assert party.state.match == earlier.match
            assert party.state.answers == (None,) * len(party.state.seats)
            back += 1
        party.move()
    assert back > 5


def test_alone_with_bots_it_is_taken_back_at_once() -> None:
    party = Party("bela4(target=301)", 1, pace=2.0)
    party.start()
    party.play(lambda p: may_undo(p.state, 0))
    before = party.state
    entries = party.do(0, c.AskUndo())
    assert [type(e.event) for e in entries] == [UndoAsked, TakenBack]
    assert len(party.state.log) < len(before.log)


# --- the rest ---


def sure(party: Party, seat: int) -> bool:
    assert party.state.match is not None
    return proved(asked_view(party.state, seat))


def to_a_claim(people: int, certain: bool, host: str = "bela4(target=301)") -> tuple[Party, int]:
    """A party in which a person may claim the rest, for certain or not."""
    party = Party(host, people)
    party.start()
    found = list[int]()

    def there(p: Party) -> bool:
        found[:] = [s for s in p.state.persons if may_claim(p.state, s) and sure(p, s) == certain]
        return bool(found)

    party.play(there)
    return party, found[0]


@pytest.mark.parametrize("people", [1, 2, 4])
def test_what_is_certain_is_given(people: int) -> None:
    party, seat = to_a_claim(people, certain=True)
    entries = party.do(seat, c.ClaimRest())
    assert entries[0].event == RestClaimed(seat, True)
    assert isinstance(entries[1].event, rules_ev.RestTaken)
    assert party.state.question is None
    assert party.state.resting
    party.to_the_end()


def test_the_others_decide() -> None:
    party, seat = to_a_claim(4, certain=False)
    others = [s for s in range(4) if s != seat]
    party.do(seat, c.ClaimRest())
    asked = view_shape(party.state, seat).asked
    assert asked is not None
    assert (asked.kind, asked.seat, asked.yes) == ("rest", seat, ())
    assert party.refused(others[0], YES, seat=True) == "not-asked"
    party.do(others[0], KEEP)
    assert party.state.question is None
    assert not party.state.resting
    party.do(seat, c.ClaimRest())
    for other in others:
        assert not party.state.resting
        party.do(other, GIVE)
    assert party.state.resting
    assert isinstance(party.state.log[-2], rules_ev.RestTaken)


def test_bots_accept_only_what_is_certain() -> None:
    party, seat = to_a_claim(2, certain=False)
    assert party.refused(seat, c.ClaimRest(), seat=True) == "rest-bots"


def test_no_claim_before_the_play_nor_for_the_last_trick() -> None:
    party = Party(people=4)
    party.start()
    assert party.refused(0, c.ClaimRest(), seat=True) == "wrong-phase"
    party.play(lambda p: _tricks(p.state) == 7 and _lying(p.state) == 1)
    codes = {party.refused(s, c.ClaimRest(), seat=True) for s in range(4)}
    assert codes == {"rest-none"}


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("rules", ["bela4", "belote", "belot3", "beloz", "bulgarian", "belot2"])
def test_a_claim_looks_at_no_hand(rules: str, people: int) -> None:
    """However the cards lie that a seat does not see, it gets the same answer."""
    party, rng = Party(rules, people), random.Random(rules)
    party.start()
    tried, answers = 0, set[object]()
    for _ in range(120):
        party.move()
        state = party.state
        if party.phase is not Phase.PLAY or rng.random() < 0.6:
            continue
        start = state.log.index(deal_of(state.log)[0])
        for seat in state.persons:
            deal = another_way(seat, state.log[start:], rng)
            log = (*state.log[:start], *deal)
            match = replay(log)
            other = replace(state, log=log, match=match)
            assert state.match is not None
            if view_shape(other, seat) != view_shape(state, seat):
                continue  # a law of the deal forbids it: then the seat could know
            assert may_claim(other, seat) == may_claim(state, seat)
            assert may_undo(other, seat) == may_undo(state, seat)
            mine, theirs = (_claimed(s, seat, party) for s in (state, other))
            assert mine == theirs
            answers.add(mine)
            tried += 1
    assert tried > 20
    assert len(answers) > 1


def _claimed(state: TableState, seat: int, party: Party) -> tuple[str, str]:
    """What a claim is answered, apart from the cards that it shows."""
    try:
        _, entries = command(state, seat, c.ClaimRest(), party.host, state.since + 1)
    except BelotError as error:
        return str(error.code), str(error)
    return type(entries[0].event).__name__, repr(entries[0].event)
