"""The auctions of the law files (§5 of each), and why a call is refused."""

from __future__ import annotations

import pytest

from belot.rules import Call, Code, Contract, Phase, Refusal, RuleSet, Say
from belot.rules.auction import after, call_of, check_call, legal_calls, open_auction
from belot.rules.cards import Suit
from tests.tables import Table


def speaking(name: str, calls: str = "", dealer: int = 0) -> Table:
    table = Table(name, dealer=dealer).deal(
        turned="" if "U" not in RuleSet.parse(name).packets else "AH"
    )
    table.say(calls)
    return table


def legal(table: Table) -> str:
    assert table.state.board.auction is not None
    return " ".join(legal_calls(table.rules, table.state.board.auction))


def test_take_or_pass_then_name() -> None:
    """belote.md §5; the turned suit is left out of round two."""
    table = speaking("belote")
    assert (table.turn, legal(table)) == (1, "pass take")
    table.say("pass pass pass pass")
    assert (table.turn, legal(table)) == (1, "pass C D S")
    assert table.refuse(Say(Call.HEARTS)) is Code.NOT_TURNED_SUIT
    assert table.refuse(Say(Call.TAKE)) is Code.CALL_UNKNOWN
    assert table.refuse(Say(Call.DOUBLE)) is Code.DOUBLE_NOTHING
    table.say("pass S")
    assert table.state.contract is Contract.SPADES
    assert table.state.board.taker == 2


def test_beloz_may_name_the_turned_suit() -> None:
    table = speaking("beloz", "pass " * 4)
    assert legal(table) == "pass C D H S"
    table.say("H")
    assert table.state.contract is Contract.HEARTS


def test_the_last_speaker_must_call() -> None:
    """bela4.md §5: eight speak, the dealer last."""
    table = speaking("bela4", "pass " * 7)
    assert (table.turn, legal(table)) == (0, "C D H S")
    assert table.refuse(Say(Call.PASS)) is Code.MUST_CALL


def test_everybody_passes() -> None:
    for name, dealer in (("beloz", 1), ("beloz(all_pass=redeal_same_dealer)", 0)):
        table = speaking(name, "pass " * 8)
        assert table.phase is Phase.BETWEEN
        assert table.state.standing.dealer == dealer
        assert table.state.standing.scores == ()


def test_eldest_calls() -> None:
    """bela3.md §5: no pass, no second player."""
    table = speaking("bela3")
    assert legal(table) == "C D H S"
    assert table.refuse(Say(Call.PASS)) is Code.MUST_CALL
    table.say("D")
    assert table.state.board.taker == 1


def test_one_round() -> None:
    """belot4.md §5."""
    table = speaking("belot4", "pass pass pass")
    assert legal(table) == "C D H S"
    assert speaking("belot4(forced_dealer=off)", "pass pass pass pass").phase is Phase.BETWEEN


def test_the_short_auction() -> None:
    """bela2.md §5, house_rules §10.4: one round, then the dealer picks another suit, or passes."""
    table = speaking("bela2")
    turned = Suit(table.state.board.turned >> 3)
    table.say("pass pass")
    assert table.turn == 0
    assert legal(table) == " ".join(c for c in "CDHS" if c != turned.letter)
    assert table.refuse(Say(Call(turned.letter))) is Code.NOT_TURNED_SUIT
    assert table.refuse(Say(Call.PASS)) is Code.MUST_CALL
    free = speaking("bela2(forced_dealer=off)", "pass pass")
    assert legal(free).startswith("pass ")
    free.say("pass")
    assert (free.phase, free.state.standing.dealer) == (Phase.BETWEEN, 1)
    taken = speaking("bela2", "pass take")
    assert taken.state.board.taker == 0


# --- the ladder (bulgarian.md §5) ---


def test_the_ladder() -> None:
    table = speaking("bulgarian", "pass H")
    assert legal(table) == "pass S NT AT double"
    assert table.refuse(Say(Call.HEARTS)) is Code.BID_HIGHER
    assert table.refuse(Say(Call.TAKE)) is Code.CALL_UNKNOWN
    assert table.refuse(Say(Call.REDOUBLE)) is Code.REDOUBLE_NEEDS_DOUBLE
    table.say("pass")
    assert table.refuse(Say(Call.DOUBLE)) is Code.DOUBLE_OWN
    table.say("S")  # the partner's bid may be raised
    table.say("double redouble")
    assert table.state.board.multiplier == 4
    assert table.refuse(Say(Call.DOUBLE)) is Code.DOUBLE_NOTHING
    table.say("pass pass pass")
    assert (table.state.board.taker, table.state.contract) == (0, Contract.SPADES)


def test_a_higher_bid_cancels_the_double() -> None:
    """``bid_after_double``."""
    table = speaking("bulgarian", "C double D")
    assert table.state.board.multiplier == 1
    frozen = speaking("bulgarian(bid_after_double=off)", "C double")
    assert legal(frozen) == "pass redouble"
    assert frozen.refuse(Say(Call.DIAMONDS)) is Code.CALL_FROZEN


def test_four_passes_and_three_passes() -> None:
    assert speaking("bulgarian", "pass pass pass pass").state.standing.dealer == 1
    assert speaking("bulgarian", "pass pass pass C pass pass").phase is Phase.AUCTION
    assert speaking("bulgarian", "pass pass pass C pass pass pass").phase is Phase.PLAY
    forced = speaking("bulgarian(forced_dealer=on)", "pass pass pass")
    assert forced.refuse(Say(Call.PASS)) is Code.MUST_CALL


@pytest.mark.parametrize(("doubling", "double", "redouble"), [(0, False, False), (1, True, False)])
def test_how_often_may_be_doubled(doubling: int, double: bool, redouble: bool) -> None:
    rules = RuleSet.preset("bulgarian").replace(doubling=doubling, contracts="suits")
    auction = after(rules, open_auction(rules, 0, None), Call.CLUBS)
    assert legal_calls(rules, auction) == tuple(
        c for c in Call if c in ("pass", "D", "H", "S") or (c == "double" and double)
    )
    if double:
        auction = after(rules, auction, Call.DOUBLE)
    assert (Call.REDOUBLE in legal_calls(rules, auction)) == redouble
    for call in (Call.REDOUBLE, Call.NO_TRUMPS):
        with pytest.raises(Refusal) as refusal:
            check_call(rules, auction, call)
        assert refusal.value.code is Code.CALL_UNKNOWN
    assert Call.DOUBLE not in legal_calls(rules, open_auction(rules, 0, None))


def test_doubling_nothing_and_calls_after_the_end() -> None:
    rules = RuleSet.preset("bulgarian")
    with pytest.raises(Refusal) as refusal:
        check_call(rules, open_auction(rules, 0, None), Call.DOUBLE)
    assert refusal.value.code is Code.DOUBLE_NOTHING
    table = speaking("bela3", "C")
    assert table.state.board.auction is not None
    assert legal_calls(table.rules, table.state.board.auction) == ()
    assert table.refuse(Say(Call.PASS)) is Code.WRONG_PHASE
    assert table.refuse(Say(Call.PASS), 2) is Code.WRONG_PHASE


def test_calls_are_read() -> None:
    assert call_of("NT") is Call.NO_TRUMPS
    with pytest.raises(Refusal) as refusal:
        call_of("mus")
    assert refusal.value.code is Code.CALL_UNKNOWN
