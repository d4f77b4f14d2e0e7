"""The sheet in sentences, worked out by hand from the law files."""

from __future__ import annotations

import pytest

from belot.cli.voice import Voice, seat_names, words_for
from belot.protocol.sheet import sheet
from belot.rules import Contract, RuleSet, SeatView, Tally, score, view_of
from belot.rules.auction import Auction
from belot.rules.match import after_deal
from belot.rules.state import Board, Phase, Secret, Standing, State

H, S, NT, AT = Contract.HEARTS, Contract.SPADES, Contract.NO_TRUMPS, Contract.ALL_TRUMPS


def lines(name: str, tally: Tally, totals: tuple[int, ...] | None = None) -> list[str]:
    """The sheet of a deal that seat 0 hears; ``totals`` are those before it."""
    rules = RuleSet.parse(name)
    totals = totals or (0,) * rules.sides
    scored = score(rules, tally)
    sums = tuple(map(sum, zip(totals, scored.written, strict=True)))
    verdict = after_deal(
        rules,
        sums,
        scored.award,
        scored.in_play,
        caller=scored.taker,
        capot=scored.capot_side >= 0,
    )
    before = _view(rules, tally, Standing(totals, tally.hung))
    after = _view(rules, tally, Standing(sums, scored.hanging, verdict=verdict))
    words = words_for("en", rules)
    return sheet(Voice(words, rules, seat_names(words, rules.players, 0), 0), scored, before, after)


def _view(rules: RuleSet, tally: Tally, standing: Standing) -> SeatView:
    auction = Auction(0, 0, contract=tally.contract, taker=tally.taker, over=True)
    board = Board(auction=auction)
    state = State(rules, Phase.BETWEEN, -1, standing, board, None, None, Secret())
    return view_of(state, 0)


def tally(contract: Contract, cards: tuple[int, ...], last: int, **more: object) -> Tally:
    return Tally(contract=contract, taker=0, cards=cards, last_trick=last, **more)  # type: ignore[arg-type]


def test_the_worked_example_of_beloz() -> None:
    """beloz.md §14: 78 + 10 + 20 against 75 + 20."""
    said = lines("beloz", tally(H, (78, 75), 0, declarations=(20, 0), belote=(0, 20)))
    assert said == [
        "Flooded plain: south. Accepted: You.",
        "Us: cards 78, ten last 10, declarations 20, total 108.",
        "Them: cards 75, BeloZ 20, total 95.",
        "Us: more than 101 needed, 108 taken.",
        "Made: Us 108, Them 95.",
        "Written: Us 108, Them 95.",
        "Score: Us 108, Them 95. Us: 892 to go. Them: 905 to go.",
    ]


def test_broken_in_beloz_keeps_its_own_belote() -> None:
    said = lines("beloz", tally(H, (60, 93), 1, declarations=(20, 0), belote=(20, 0)))
    assert said[3:7] == [
        "Us: more than 101 needed, 100 taken.",
        "The contract is broken: Them +183, Us +20.",
        "BeloZ stays: Us.",
        "Written: Us 20, Them 183.",
    ]


def test_a_fall_of_three_keeps_what_the_others_have() -> None:
    """bela3.md §14: the caller's points vanish."""
    said = lines("bela3", tally(H, (60, 50, 30), 2, declarations=(20, 0, 0)))
    assert said[4:8] == [
        "You: 170 in play, more than 85 needed, 80 taken.",
        "The contract falls: You nothing, the others keep their own.",
        "Lost with the contract: You, cards 60, declarations 20.",
        "Written: You 0, Alice 50, Ben 40.",
    ]


def test_a_fall_of_three_is_split() -> None:
    said = lines("belot3", tally(H, (61, 50, 30), 2, eldest=1))
    assert said[5:8] == [
        "The contract falls: You nothing, points split among the others.",
        "Shares: Alice +31, Ben +30.",
        "Written: You 0, Alice 81, Ben 70.",
    ]


@pytest.mark.parametrize(
    ("contract", "cards", "written", "both"),
    [
        (H, (96, 56), "Us 10, Them 6", True),  # 106 – 56
        (S, (146, 6), "Us 15, Them 1", True),  # 156 – 6
        (AT, (214, 34), "Us 22, Them 4", True),  # 224 – 34
        (AT, (184, 64), "Us 19, Them 7", True),  # 194 – 64: only the lower one goes up
        (H, (90, 62), "Us 10, Them 6", False),
        (NT, (66, 54), "Us 15, Them 11", False),  # 152 – 108
    ],
)
def test_tens(contract: Contract, cards: tuple[int, int], written: str, both: bool) -> None:
    """bulgarian.md §14, "Rounding to tens"."""
    said = lines("bulgarian", tally(contract, cards, 0))
    assert f"Written: {written}." in said
    assert any("the side with fewer points goes up" in line for line in said) == both


def test_no_trumps_say_that_they_count_twice() -> None:
    said = lines("bulgarian", tally(NT, (66, 54), 0))
    assert said[1:4] == [
        "Us: cards 132, last trick 20, total 152.",
        "Them: cards 108.",
        "No Trumps: cards and last trick count ×2.",
    ]


def test_equal_points_hang_and_go_to_the_next_winner() -> None:
    """bulgarian.md §14: 106 to 106 is 10 written and 11 hanging."""
    said = lines("bulgarian", tally(H, (106, 96), 1, declarations=(0, 0)))
    assert said[3:] == [
        "Us: more than 106 needed, 106 taken.",
        "In tens: Us, 106 make 11.",
        "In tens: Them, 106 make 10.",
        "Equal: Them 10. Hanging: Us 11.",
        "Hung points: 11, for the next deal’s winner.",
        "Written: Us 0, Them 10.",
        "Score: Us 0, Them 10. Us: 151 to go. Them: 141 to go.",
    ]
    said = lines("bulgarian", tally(H, (90, 62), 0, hung=11), (0, 10))
    assert said[-3:] == [
        "Hung points (11): Us.",
        "Written: Us 21, Them 6.",
        "Score: Us 21, Them 16. Us: 130 to go. Them: 135 to go.",
    ]


def test_a_doubled_tie_hangs_whole() -> None:
    said = lines("bulgarian", tally(AT, (124, 124), 0, belote=(0, 10), multiplier=2, hung=4))
    assert "All points: 27 × 2 = 54." in said
    assert "Equal: nobody writes, 54 points hang." in said
    assert "Hung points: 58, for the next deal’s winner." in said


def test_a_redoubled_pot_goes_whole_to_the_winner() -> None:
    said = lines("bulgarian", tally(H, (90, 62), 0, multiplier=4))
    assert said[4:] == [
        "Made: Us 100, Them 62.",
        "Redoubled: the winner takes all, Us.",
        "In tens: Us, 162 make 16.",
        "Us: 16 × 4 = 64.",
        "Written: Us 64, Them 0.",
        "Score: Us 64, Them 0. Us: 87 to go. Them: 151 to go.",
    ]
    late = "bulgarian(double_rounding=multiply_then_round)"
    other = lines(late, tally(H, (90, 62), 0, multiplier=4))
    assert "Us: 162 × 4 = 648." in other
    assert "In tens: Us, 648 make 65." in other


def test_saved_by_one_point_and_equal_is_a_fall() -> None:
    assert "Saved by one point!" in lines("bela4", tally(H, (82, 70), 1, belote=(0, 0)))
    said = lines("bela4", tally(H, (81, 71), 1))
    assert "Us: more than 81 needed, 81 taken." in said
    assert "Equal is not enough: a fall." in said


def test_over_the_target_but_not_passed() -> None:
    """bela4: MUST_PASS asks for more than half of the deal."""
    said = lines("bela4", tally(H, (92, 60), 0), (300, 950))
    assert said[-2:] == [
        "Score: Us 402, Them 1010. Us: 599 to go.",
        "Them: 1010, but 60 of 162 in this deal, more than 81 needed. Play on.",
    ]
    said = lines("bela4", tally(H, (92, 60), 0), (950, 300))
    assert said[-2:] == [
        "Us: 1052, and 102 of 162 in this deal: more than half.",
        "Match won: Us. Us 1052, Them 360.",
    ]


def test_a_capot_cannot_end_a_bulgarian_match() -> None:
    said = lines("bulgarian", tally(H, (152, 0), 0, tricks=(8, 0)), (140, 20))
    assert "Us: cards 152, last trick 10, all tricks 90, total 252." in said
    assert said[-1] == "A capot can’t end it: one more deal."


def test_not_passed_says_the_numbers() -> None:
    """bela3, seed 39: the best pile of a deal is not yet more than half of what was in play."""
    said = lines("bela3", tally(H, (58, 27, 67), 2, belote=(20, 0, 0)), (100, 200, 822))
    assert said[4] == "You: 182 in play, more than 91 needed, 78 taken."
    assert said[-1] == "Ben: 899, but 77 of 182 in this deal, more than 91 needed. Play on."


def test_a_match_is_passed_by_more_than_half() -> None:
    said = lines("bela3", tally(H, (85, 40, 27), 1), (660, 0, 0))
    assert said[-2:] == [
        "You: 745, and 85 of 162 in this deal: more than half.",
        "Match won: You. You 745, Alice 50, Ben 27.",
    ]


def test_must_pass_of_the_caller() -> None:
    name = "bela4(end_rule=MUST_PASS_CALLER)"
    said = lines(name, tally(H, (60, 92), 1), (300, 950))
    assert said[-1] == "Them: 1001 reached, but without a contract made. Play on."
    said = lines(name, tally(H, (60, 92), 1), (1001, 300))
    assert said[-1] == "Us: 1001, but 0 of 162 in this deal, more than 81 needed. Play on."


def test_several_reach_the_target() -> None:
    said = lines("bela4", tally(H, (92, 60), 0), (950, 950))
    assert said[-2] == "Both reached 1001: the higher total wins."


def test_what_is_lost_with_a_contract_part_by_part() -> None:
    said = lines("bela3", tally(H, (57, 60, 35), 0, belote=(20, 0, 0)))
    assert "Lost with the contract: You, cards 57, last trick 10, bela 20." in said
