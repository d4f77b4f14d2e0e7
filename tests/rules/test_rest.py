"""The rest: all remaining tricks to one seat, the cards thrown in, scored as if played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from belot.rules import (
    Announce,
    Ending,
    Match,
    Phase,
    Play,
    Refusal,
    Result,
    RuleSet,
    Suit,
    check_rest,
    fold,
    open_deal,
    parse_card,
    replay,
    seen_by,
    take_rest,
    view_of,
)
from belot.rules import events as ev
from belot.rules.cards import FULL, hand_of
from belot.rules.flow import consequence
from belot.rules.rest import open_belotes
from belot.rules.state import BeloteWord
from tests.properties.strategies import examples, play_on, rule_sets, seeds
from tests.rules.test_contest import item
from tests.tables import Table

# Hearts are trumps; seat 1 leads and has them from the top.
HANDS = {
    1: "JH 9H AH TH AS TS KS QS",
    2: "KH QH 7S 8S 9S 7D 8D 9D",
    3: "8H 7H JS AD KD QD AC TC",
    0: "JD TD 7C 8C 9C JC QC KC",
}
HEARTS = 1 << Suit.HEARTS


def bela(changes: str = "", totals: tuple[int, ...] | None = None) -> Table:
    """Everybody has announced nothing, and seat 1 is to lead."""
    table = Table(f"bela4_tournament({changes})", totals=totals).deal(HANDS)
    table.say("H")
    table.announce()
    return table


def belote(name: str = "belote") -> Table:
    """Seat 1 took the jack that was turned up, and is to lead; words are the players' to say."""
    taker = "9H AH TH AS TS KS QS"
    table = Table(name).deal({**HANDS, 1: taker}, turned="JH")
    table.say("take")
    return table


def take(table: Table, seat: int) -> tuple[ev.Event, ...]:
    table.state, events = take_rest(table.state, seat)
    table.log += events
    assert replay(table.log) == table.state
    return events


def score_of(events: tuple[ev.Event, ...]) -> ev.DealScored:
    scored = events[-1]
    assert isinstance(scored, ev.DealScored)
    return scored


# --- what it comes to -----------------------------------------------------------------------------


def test_all_the_cards_the_last_trick_and_the_capot() -> None:
    table = bela()
    taken, scored = take(table, 1)
    assert taken == ev.RestTaken(1, (0, 0, HEARTS, 0))
    assert isinstance(scored, ev.DealScored)
    assert scored.score.cards == (0, 152)
    assert scored.score.last == (0, 10)
    assert scored.score.capot == (0, 90)
    assert scored.score.belote == (0, 20)  # of a side without a trick: it goes to the others
    assert scored.score.written == (0, 272)
    assert table.phase is Phase.BETWEEN
    assert table.turn == -1


def test_the_trick_on_the_table_goes_with_it() -> None:
    table = bela()
    table.play("AS 7S JS KC JH QH 7H")
    take(table, 1)
    run = table.state.run
    assert run is not None
    assert (run.won, run.rest) == ((0, 8), 1)
    assert run.points == (0, 152)
    assert run.tricks[1].cards[:3] == tuple(map(parse_card, ("JH", "QH", "7H")))
    assert [trick.winner for trick in run.tricks] == [1] * 8
    assert [trick.leader for trick in run.tricks[2:]] == [1] * 6
    assert run.played == hand_of(c for t in run.tricks for c in t.cards) == FULL
    assert table.state.secret.hands == (0, 0, 0, 0)


def test_a_seat_that_was_not_winning_the_trick_gets_it_too() -> None:
    """By consent all things are possible."""
    table = bela()
    table.play("AS 7S JS KC KS 8S 7H")  # seat 3 ruffs
    take(table, 1)
    run = table.state.run
    assert run is not None
    assert run.tricks[1].winner == 1


def test_what_others_have_taken_stays_theirs() -> None:
    """Seats 1 and 3 have a trick of 17 and one of 4; seat 2 gets all the others."""
    table = bela()
    table.play("AS 7S JS KC KS 8S 7H 7C")
    scored = score_of(take(table, 2)).score
    assert scored.cards == (131, 21)
    assert (scored.last, scored.capot) == ((10, 0), (0, 0))
    assert scored.belote == (20, 0)
    assert scored.result is Result.FAILED
    assert scored.written == (182, 0)


def test_it_can_end_the_match() -> None:
    scored = score_of(take(bela("target=251"), 1))
    assert scored.verdict.ending is Ending.TARGET
    assert scored.verdict.winner == 1


def test_enough_is_tested_once_at_the_end() -> None:
    """Both sides write what they have, and nobody falls: cards, last trick, capot and belote."""
    table = bela("end_rule=ENOUGH,target=301", totals=(0, 100))
    scored = score_of(take(table, 1))
    assert scored.score.result is Result.STOPPED
    assert scored.score.written == (0, 272)
    assert scored.verdict.ending is Ending.ENOUGH
    far = score_of(take(bela("end_rule=ENOUGH,target=701"), 1))
    assert far.score.result is Result.MADE
    assert not far.verdict.over


def test_everybody_sees_it() -> None:
    taken = take(bela(), 1)[0]
    assert all(seen_by(taken, seat) == taken for seat in range(-1, 4))


def test_a_match_at_hand() -> None:
    match = Match(bela().rules, seed=3)
    match.deal()
    with pytest.raises(Refusal):
        match.take_rest(0)
    table = bela()
    match.state, match.log = table.state, table.log
    assert match.take_rest(1) == tuple(match.log[-2:])


def test_three_players() -> None:
    table = Table("bela3").deal({1: "JH 9H AH TH KH QH 8H AS TS KS"})
    table.say("H")
    table.announce()
    table.play("JH")
    scored = score_of(take(table, 1)).score
    assert scored.belote == (0, 20, 0)
    assert scored.capot == (0, 90, 0)
    run = table.state.run
    assert run is not None
    assert run.won == (0, 10, 0)


# --- belote ---------------------------------------------------------------------------------------


def test_a_belote_that_could_still_be_said_counts() -> None:
    table = belote()
    table.play("AS 7S JS KC")
    assert open_belotes(table.state) == (0, 0, HEARTS, 0)
    scored = score_of(take(table, 1)).score
    assert scored.belote == (20, 0)
    assert table.state.board.words == (BeloteWord(2, Suit.HEARTS, 2),)


def test_the_second_word_counts_where_the_first_was_said() -> None:
    table = belote()
    table.play("JH QH! 7H JD")
    assert table.state.board.words == (BeloteWord(2, Suit.HEARTS, 1),)
    assert take(table, 1)[0] == ev.RestTaken(1, (0, 0, HEARTS, 0))
    assert table.state.board.words == (BeloteWord(2, Suit.HEARTS, 2),)
    assert table.state.standing.scores[-1].belote == (20, 0)


def test_a_belote_that_was_let_go_does_not_come_back() -> None:
    table = belote()
    table.play("JH QH 7H JD")  # no word
    assert take(table, 1)[0] == ev.RestTaken(1, (0, 0, 0, 0))
    assert table.state.standing.scores[-1].belote == (0, 0)
    table = belote()
    table.play("JH QH! 7H JD 9H KH 8H TD")  # no second word
    assert take(table, 1)[0] == ev.RestTaken(1, (0, 0, 0, 0))
    assert table.state.standing.scores[-1].belote == (0, 0)


def test_a_belote_that_was_called_before_counts_once() -> None:
    table = Table("bela4_tournament").deal(HANDS)
    table.say("H")
    table.announce(Announce(), Announce(belote=HEARTS))
    assert take(table, 1)[0] == ev.RestTaken(1, (0, 0, 0, 0))
    assert table.state.standing.scores[-1].belote == (0, 20)


def test_several_belotes_in_all_trumps() -> None:
    hands = {1: "JH 9H AH JS 9S AS JC 9C", 2: "KH QH KS QS 7D 8D 9D TD", 3: "KC QC JD QD KD AD"}
    table = Table("bulgarian").deal(hands)
    table.say("AT pass pass pass")
    table.play("JH QH 7H")
    while table.phase is Phase.PLAY and len(table.state.run.tricks if table.state.run else ()) < 1:
        table.do(Play(min(c for c in range(32) if table.view(table.turn).lawful >> c & 1)))
    spades, clubs, diamonds = 1 << Suit.SPADES, 1 << Suit.CLUBS, 1 << Suit.DIAMONDS
    taken = take(table, 1)[0]
    assert taken == ev.RestTaken(1, (0, 0, spades, clubs | diamonds))


# --- declarations ---------------------------------------------------------------------------------


def test_a_contest_that_is_settled_in_the_second_trick() -> None:
    table = belote()
    table.do(Play(parse_card("JH"), announce=Announce((item("AS KS QS"),))))
    assert table.log[-1] == ev.CardPlayed(1, parse_card("JH"), items=(item("AS KS QS"),))
    table.play("QH 7H JD")
    taken, shown, scored = take(table, 1)
    assert isinstance(taken, ev.RestTaken)
    assert isinstance(shown, ev.DeclarationsShown)
    assert shown.contest.points == (0, 20)
    assert isinstance(scored, ev.DealScored)
    assert scored.score.declarations == (0, 20)


def test_a_contest_that_is_shown_after_the_deal() -> None:
    table = Table("bulgarian").deal(HANDS)
    table.say("H pass pass pass")
    table.do(Play(parse_card("JH"), announce=Announce((item("AS KS QS"),))))
    table.play("QH! 7H JD")
    events = take(table, 1)
    assert [type(e) for e in events] == [ev.RestTaken, ev.DeclarationsShown, ev.DealScored]
    assert score_of(events).score.declarations == (0, 20)


# --- when it may not be ---------------------------------------------------------------------------


def refused(table: Table, seat: int) -> str:
    before = table.state
    with pytest.raises(Refusal) as refusal:
        take_rest(table.state, seat)
    assert table.state == before
    return refusal.value.code


def test_only_during_the_play_and_by_a_player() -> None:
    table = Table("bela4_tournament").deal(HANDS)
    assert refused(table, 1) == "wrong-phase"
    table.say("H")
    assert refused(table, 1) == "wrong-phase"
    table.announce()
    assert refused(table, -1) == refused(table, 4) == "not-your-turn"
    take(table, 1)
    assert refused(table, 1) == "wrong-phase"
    over = bela("target=251")
    take(over, 1)
    assert refused(over, 1) == "match-over"


def test_any_seat_may_in_turn_or_not() -> None:
    table = bela()
    for seat in range(4):
        check_rest(table.view(seat))


def test_not_where_a_renonce_can_be_claimed() -> None:
    assert refused(bela("illegal_moves=renonce"), 1) == "rest-renonce"


def test_not_before_everybody_has_announced() -> None:
    """Whoever has something to say with the first card does not lose it."""
    table = belote()
    assert refused(table, 1) == "rest-none"
    table.play("AS 7S JS")
    assert refused(table, 1) == "rest-none"
    table.play("KC")
    check_rest(table.view(1))


def test_at_once_where_nobody_announces() -> None:
    check_rest(belote("belote_ffb").view(1))
    table = Table("bulgarian").deal(HANDS)
    table.say("NT pass pass pass")
    check_rest(table.view(2))


def test_not_in_the_last_trick() -> None:
    table = bela()
    table.play("JH QH 7H JD 9H KH 8H TD AH 7D QD 7C TH 8D KD 8C AS 7S JS 9C TS 8S AD JC")
    table.play("KS 9S TC QC")
    check_rest(table.view(1))  # one trick is left, and nobody has played to it
    table.play("QS")
    assert refused(table, 1) == refused(table, 0) == "rest-none"


# --- the next deal --------------------------------------------------------------------------------


def test_a_pack_that_is_only_cut_is_shuffled_after_it() -> None:
    """There are no tricks in piles to gather (house_rules §10.3)."""
    table = belote()
    table.play("AS 7S JS KC")
    take(table, 1)
    (one,), (other,) = (open_deal(table.state, key)[1] for key in (b"0", b"1"))
    assert isinstance(one, ev.DealOpened)
    assert isinstance(other, ev.DealOpened)
    assert one.pack != other.pack
    assert sorted(one.pack) == list(range(32))
    state = fold(table.state, one)
    assert state.run is None
    assert view_of(state, state.turn).my_turn


# --- any rules, any moment ------------------------------------------------------------------------


@examples(60)
@given(rules=rule_sets(), seed=seeds)
def test_any_house_rules(rules: RuleSet, seed: int) -> None:
    """Whoever takes the rest whenever: no card and no point gets lost, and the log tells it all."""
    match = Match(rules, seed=seed)

    def watch(match: Match, rng: random.Random) -> None:
        before, seat = match.state, rng.randrange(rules.players)
        if before.phase is not Phase.PLAY or rng.random() < 0.7:
            return
        try:
            after, events = take_rest(before, seat)
        except Refusal:
            return
        run, score = after.run, score_of(events).score
        assert run is not None
        assert replay([*match.log, *events]) == after
        assert consequence(after) is None
        assert after.secret.full == before.secret.full
        cards = [c for trick in run.tricks for c in trick.cards]
        assert sorted(cards) == [c for c in range(32) if sum(before.secret.full) >> c & 1]
        assert run.played == sum(before.secret.full)
        assert len(run.tricks) == sum(run.won) == rules.hand_size
        assert after.law is not None
        times = rules.nt_multiplier if score.contract == 4 else 1
        assert sum(score.cards) == times * sum(after.law.points[c] for c in cards)
        assert score.last[rules.side(seat)] == rules.last_trick * times
        assert (after.board.contest is None) == (not any(after.board.heard))
        opened = open_deal(after, b"0")[0] if after.phase is Phase.BETWEEN else None
        assert opened is None or sorted(opened.secret.pack) == list(range(32))

    play_on(match, seed, 2, watch)
