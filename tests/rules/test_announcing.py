"""Announcing at the table: when, what, and who hears what (house_rules §10.1, §10.5)."""

from __future__ import annotations

from belot.rules import Announce, Code, Kind, Phase, Play, legal_actions, parse_card, seen_by
from belot.rules import events as ev
from belot.rules.announce import Declaration
from belot.rules.events import Word
from tests.rules.test_contest import item, quad
from tests.tables import Table

# Hearts are trumps. Eldest is seat 1.
HANDS = {
    1: "7S 8S 9S TS KH QH AC KC",
    2: "7D 8D 9D JC QC 8C 9C TC",
    3: "AD KD QD JD 7H 8H 7C TD",
    0: "9H TH JH AH JS QS KS AS",
}
BEFORE = "bela4(auction=one_round_call,turn_up=none)"


def at_play(name: str) -> Table:
    table = Table(name).deal(HANDS)
    table.say("H")
    return table


def shown(events: tuple[ev.Event, ...]) -> list[ev.DeclarationsShown]:
    return [e for e in events if isinstance(e, ev.DeclarationsShown)]


# --- before the first trick (bela) ---


def test_a_round_before_the_play() -> None:
    """bela4.md §10: eldest first, settled after the last speaker, the winners' cards shown."""
    table = at_play(BEFORE)
    assert (table.phase, table.turn) == (Phase.ANNOUNCE, 1)
    four, five = item("7S 8S 9S TS"), item("TD JD QD KD AD")
    first = table.do(Announce((four,)))
    assert seen_by(first[0], 1) == first[0]
    heard = seen_by(first[0], 2)
    assert heard == ev.Announced(1, (Declaration(50, Kind.VALUE),))
    table.do(Announce())
    table.do(Announce((five,)))
    last = table.do(Announce((item("JS QS KS AS"),)))
    (contest,) = shown(last)
    assert contest.contest.points == (0, 150)
    assert contest.contest.counted == ((), (four,), (), (five,))  # the whole side's
    assert (table.phase, table.turn) == (Phase.PLAY, 1)


def test_nothing_announced_shows_nothing() -> None:
    table = at_play(BEFORE)
    events = table.announce()
    assert shown(events) == []
    assert table.state.board.contest is None


def test_announcing_is_voluntary() -> None:
    table = at_play(BEFORE)
    offered = legal_actions(table.view(1))
    four = item("7S 8S 9S TS")
    assert Announce() in offered
    assert Announce((four,)) in offered
    assert Announce((four,), 0b0100) in offered


def test_what_may_not_be_announced() -> None:
    table = at_play(BEFORE)
    four = item("7S 8S 9S TS")
    assert table.refuse(Announce((four,)), 2) is Code.NOT_YOUR_TURN
    assert table.refuse(Announce((item("7D 8D 9D"),))) is Code.DECL_NOT_HELD
    assert table.refuse(Announce((item("7S 8S 9S"),))) is Code.DECL_NOT_HELD  # part of a run
    assert table.refuse(Announce((four, four))) is Code.DECL_NOT_HELD
    assert table.refuse(Announce((Declaration(50, Kind.VALUE),))) is Code.DECL_NOT_HELD
    assert table.refuse(Announce((), 0b1000)) is Code.BELOTE_NOT_HELD
    assert table.refuse(Announce((), 16)) is Code.BELOTE_NOT_HELD
    assert table.refuse(Announce((), -1)) is Code.BELOTE_NOT_HELD
    off = at_play("bela4(auction=one_round_call,turn_up=none,declarations=off)")
    assert off.phase is Phase.ANNOUNCE  # belote may still be called
    assert off.refuse(Announce((four,))) is Code.DECL_OFF


def test_a_card_in_two_declarations() -> None:
    """card_reuse=off: one card in one declaration."""
    table = Table("bulgarian(decl_when=before_first_trick)")
    table.deal({1: "TC TD TH TS 8S 9S JS 7H"}).say("H pass pass pass")
    both = Announce((quad("T"), item("8S 9S TS JS")))
    assert table.refuse(both) is Code.DECL_CARD_USED
    assert table.refuse(Announce((quad("T"),), 4)) is Code.BELOTE_NOT_NOW
    table.do(Announce((quad("T"),)))


def test_no_declarations_in_no_trumps() -> None:
    table = Table("bulgarian").deal(HANDS)
    table.say("NT pass pass pass")
    said = Announce((item("7S 8S 9S TS"),))
    assert table.refuse(Play(parse_card("7S"), announce=said)) in (Code.DECL_NT, Code.DECL_LATE)
    before = Table("bulgarian(decl_when=before_first_trick,belote_before_play=on)").deal(HANDS)
    before.say("NT pass pass pass")
    assert before.phase is Phase.PLAY  # nothing could be said


def test_why_nothing_rides_on_the_first_card() -> None:
    said = Announce((item("7S 8S 9S TS"),))
    table = Table("bulgarian").deal(HANDS)
    table.say("NT pass pass pass")
    assert table.refuse(Play(parse_card("7S"), announce=said)) is Code.DECL_NT
    assert table.refuse(Play(parse_card("7S"), announce=Announce())) is Code.DECL_LATE
    ffb = Table("belote_ffb(auction=one_round_call,turn_up=none,packets=3+2/3)").deal(HANDS)
    ffb.say("H")
    assert ffb.refuse(Play(parse_card("7S"), announce=said)) is Code.DECL_OFF


# --- with the first card (beloz, belote, Bulgarian) ---


def test_announcements_ride_on_the_first_card() -> None:
    table = at_play("belote(auction=one_round_call,turn_up=none,packets=3+2/3)")
    four = item("7S 8S 9S TS")
    assert table.refuse(Play(parse_card("7S"), announce=Announce((), 4))) is Code.BELOTE_NOT_NOW
    (played,) = table.do(Play(parse_card("7S"), announce=Announce((four,))))
    assert played == ev.CardPlayed(1, parse_card("7S"), Word.NONE, (four,))
    assert seen_by(played, 0) == ev.CardPlayed(
        1, parse_card("7S"), Word.NONE, (Declaration(50, Kind.VALUE),)
    )
    table.play("8C")  # seat 2 is void and his side does not win: no trump either
    assert table.state.board.heard[2] == ()  # he said nothing
    late = Announce((item("7D 8D 9D"),))
    table.play("7H JS")
    assert table.turn == 3
    assert table.refuse(Play(parse_card("AD"), announce=late)) is Code.DECL_LATE
    assert table.refuse(Play(parse_card("AD"), announce=Announce())) is Code.DECL_LATE


def first_trick(table: Table) -> None:
    """Two sides announce; seat 0's sequence is better by its top card, seat 1's is of his own."""
    table.do(Play(parse_card("7S"), announce=Announce((item("7S 8S 9S TS"),))))
    table.play("8C 7H")
    table.do(Play(parse_card("JS"), announce=Announce((item("JS QS KS AS"),))))


def test_shown_in_the_second_trick() -> None:
    """belote.md §10: when the first card of trick 2 lies."""
    table = at_play("belote(auction=one_round_call,turn_up=none,packets=3+2/3)")
    first_trick(table)
    assert table.state.board.contest is None
    events = table.play("AD")
    assert [type(e) for e in events] == [ev.CardPlayed, ev.DeclarationsShown]
    assert shown(events)[0].contest.points == (50, 0)


def test_shown_at_once() -> None:
    table = at_play("belote(auction=one_round_call,turn_up=none,packets=3+2/3,decl_show=at_once)")
    first_trick(table)
    assert table.state.board.contest is not None


def test_proved_after_the_deal() -> None:
    """bulgarian.md §10: until then nobody knows who won the contest."""
    table = at_play("bulgarian")
    table.say("pass pass pass")
    first_trick(table)
    events: tuple[ev.Event, ...] = ()
    while table.state.phase is Phase.PLAY:
        assert table.state.board.contest is None
        action = next(a for a in legal_actions(table.view(table.turn)))
        events = table.do(action)
    assert [type(e) for e in events][-2:] == [ev.DeclarationsShown, ev.DealScored]
    assert table.state.standing.scores[0].declarations == (50, 0)
