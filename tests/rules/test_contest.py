"""Declarations and their contest (house_rules §2 E, §10.5)."""

from __future__ import annotations

import pytest

from belot.rules import Contract, Kind, RuleSet, parse_hand
from belot.rules.announce import (
    Declaration,
    announcements,
    belote_suits,
    contest,
    proposal,
    quads,
    sequences,
)

H = Contract.HEARTS


def item(text: str) -> Declaration:
    """A declaration by its cards."""
    cards = parse_hand(text)
    if len({word[1] for word in text.split()}) == 1:
        return Declaration((20, 50, 100)[min(cards.bit_count(), 5) - 3], Kind.SEQUENCE, cards)
    points = {"J": 200, "9": 150}.get(text[0], 100)
    return Declaration(points, Kind.QUAD, cards)


def quad(rank: str) -> Declaration:
    return item(" ".join(rank + suit for suit in "CDHS"))


def settled(
    name: str, *said: list[Declaration], belotes: tuple[int, ...] = (), contract: Contract = H
) -> tuple[int, ...]:
    """The points of each side; seat 0 is eldest."""
    rules = RuleSet.parse(name)
    announced = [*said, *([[]] * (rules.players - len(said)))]
    return contest(rules, contract, 0, announced, belotes).points


LOW, HIGH = item("7S 8S 9S"), item("QD KD AD")
FOUR, FIVE, SIX = item("7S 8S 9S TS"), item("7C 8C 9C TC JC"), item("7D 8D 9D TD JD QD")


def test_what_a_hand_holds() -> None:
    rules = RuleSet.preset("belote")
    assert sequences(rules, parse_hand("7S 8S 9S TS KH QH JH AC")) == [item("JH QH KH"), FOUR]
    assert sequences(rules, parse_hand("7S 8S")) == []
    whole = parse_hand("7S 8S 9S TS JS QS KS AS")
    assert sequences(rules, whole) == [Declaration(100, Kind.SEQUENCE, whole)]  # one run, one item
    assert [q.points for q in quads(rules, parse_hand("JC JD JH JS 9C 9D 9H 9S"))] == [200, 150]
    assert quads(rules, parse_hand("7C 7D 7H 7S 8C 8D 8H 8S")) == []
    tens = parse_hand("TC TD TH TS")
    assert quads(rules, tens) == [quad("T")]
    assert quads(rules.replace(quads_tkq="off"), tens) == []
    assert quads(rules.replace(quads_tkq="off"), parse_hand("AC AD AH AS")) == [quad("A")]


def test_the_order_of_the_animals() -> None:
    """beloz.md §2 ``seq_order=strength``: 7 8 9 J Q K T A."""
    beloz = RuleSet.preset("beloz")
    assert sequences(beloz, parse_hand("9S JS QS")) == [item("9S JS QS")]
    assert sequences(beloz, parse_hand("9S TS JS")) == []


# --- which announcement is proposed, and which may be made (§10.5) ---


def test_card_reuse() -> None:
    hand = parse_hand("TC TD TH TS 8S 9S JS")
    assert proposal(RuleSet.preset("bela4"), H, hand) == (quad("T"), item("8S 9S TS JS"))
    assert proposal(RuleSet.preset("belote"), H, hand) == (quad("T"),)
    assert proposal(RuleSet.preset("bulgarian"), Contract.NO_TRUMPS, hand) == ()
    assert proposal(RuleSet.preset("belote_ffb"), H, hand) == ()


def test_a_quad_taken_out_of_the_middle_leaves_two_runs() -> None:
    hand = parse_hand("7S 8S 9S TS JS QS KS TC TD TH")
    split = proposal(RuleSet.preset("belote"), H, hand)
    assert split == (quad("T"), item("JS QS KS"), LOW)


def test_equal_totals_are_split_for_the_better_best_item() -> None:
    """100 for four queens or for a run of five: the quad ranks higher, in ``per_class`` too."""
    hand = parse_hand("QC QD QH QS TS JS KS AS")
    for name in ("belote", "bulgarian_official"):
        assert proposal(RuleSet.preset(name), H, hand) == (quad("Q"),)
    nothing = parse_hand("7S")
    assert proposal(RuleSet.preset("belote"), H, nothing) == ()


def test_any_part_of_one_split_may_be_announced() -> None:
    rules, hand = RuleSet.preset("belote"), parse_hand("TC TD TH TS 8S 9S JS")
    assert announcements(rules, H, hand) == ((), (item("8S 9S TS JS"),), (quad("T"),))
    assert announcements(rules, Contract.NO_TRUMPS, hand) == ((),)
    both = announcements(RuleSet.preset("bela4"), H, hand)
    assert (quad("T"), item("8S 9S TS JS")) in both
    assert len(both) == 4


def test_belotes() -> None:
    hand = parse_hand("KS QS KH QH KD QC")
    assert belote_suits(H, hand, 4) == 0b0100
    assert belote_suits(Contract.ALL_TRUMPS, hand, 4) == 0b1100
    assert belote_suits(Contract.NO_TRUMPS, hand, 4) == 0
    assert belote_suits(Contract.CLUBS, hand, 4) == 0
    assert belote_suits(Contract.ALL_TRUMPS, hand, at_belotes=0) == 0


def test_what_others_hear() -> None:
    assert str(LOW) == "20 7S-8S-9S"
    assert LOW.heard() == Declaration(20, Kind.VALUE)
    assert str(LOW.heard()) == "20"


# --- the contest ---


@pytest.mark.parametrize(
    ("name", "one", "other", "winner"),
    [
        ("belote", [quad("9")], [quad("A")], 0),  # 150 before 100
        ("belote", [FIVE], [quad("Q")], 1),  # any quad beats any sequence
        ("belot4", [FIVE], [quad("Q")], 0),  # points_only: 100 to 100, earlier in turn
        ("belote", [quad("T")], [quad("K")], 0),  # A T K Q
        ("bela4", [quad("T")], [quad("Q")], 1),  # A K Q T
        ("belot4", [quad("Q")], [quad("A")], 0),  # equal, earlier in turn
        ("belote", [FOUR], [HIGH], 0),  # value
        ("belote", [LOW], [HIGH], 1),  # top card
        ("belot4", [LOW], [HIGH], 0),  # points_only
        ("bulgarian", [FIVE], [SIX], 1),  # length_then_top
        ("belote", [FIVE, LOW], [SIX], 1),  # length is irrelevant: the queen on top
        ("belote", [LOW], [item("7D 8D 9D")], -1),  # none_score
        ("bela4", [LOW], [item("7D 8D 9D")], 0),  # first_in_turn
        ("belote", [LOW], [item("7H 8H 9H")], 1),  # seq_trump_priority
        ("bela4", [LOW], [item("7H 8H 9H")], 0),
        ("belote", [LOW, FOUR], [item("7D 8D 9D TD")], -1),  # lower ones are struck too
    ],
)
def test_which_is_better(
    name: str, one: list[Declaration], other: list[Declaration], winner: int
) -> None:
    points = [sum(i.points for i in one), sum(i.points for i in other)]
    expected = tuple(p if side == winner else 0 for side, p in enumerate(points))
    assert settled(name, one, other) == expected
    result = contest(RuleSet.parse(name), H, 0, [one, other, [], []])
    assert result.winner == winner


def test_the_winning_side_scores_all() -> None:
    assert settled("belote", [HIGH], [LOW], [quad("9")], [FOUR]) == (170, 0)
    assert settled("bela3", [HIGH], [FOUR], [LOW]) == (0, 50, 0)
    assert settled("belote") == (0, 0)


def test_trump_is_no_suit_in_all_trumps() -> None:
    rules = "bulgarian(seq_trump_priority=on)"
    tied = ([LOW], [item("7H 8H 9H")])
    assert settled(rules, *tied, contract=Contract.ALL_TRUMPS) == (0, 0)
    assert settled(rules, *tied) == (0, 20)


def test_next_best() -> None:
    """§10.5: the tied items are struck, the next decide, the winner scores all but the struck."""
    name = "belote(decl_tie=next_best)"
    tied, more = item("7D 8D 9D"), item("TC JC QC KC")
    assert settled(name, [LOW, HIGH], [item("QC KC AC"), tied]) == (0, 0)  # all of them tied
    assert settled(name, [more, LOW], [item("TD JD QD KD")]) == (20, 0)
    assert settled(name, [more, LOW], [item("TD JD QD KD"), item("8H 9H TH")]) == (0, 20)
    # two tied items of one side: one of them is struck
    assert settled(name, [more], [item("TD JD QD KD")], [item("TS JS QS KS")]) == (50, 0)


def test_per_class() -> None:
    """bulgarian.md §10: quads and sequences are two contests."""
    name = "bulgarian_official"
    assert settled(name, [quad("Q")], [FOUR]) == (100, 50)
    assert settled("bulgarian", [quad("Q")], [FOUR]) == (100, 0)
    assert settled(name, [quad("Q"), LOW], [item("7D 8D 9D")]) == (100, 0)  # sequences level
    rules = RuleSet.preset(name)
    assert contest(rules, H, 0, [[quad("Q")], [FOUR], [], []]).counted == (
        (quad("Q"),),
        (FOUR,),
        (),
        (),
    )


# --- a belote in the contest (belot4.md §10) ---


def test_a_belote_stands_as_twenty() -> None:
    assert settled("belot4", [], [LOW], belotes=(1, 0, 0, 0)) == (0, 0)  # level, earlier in turn
    assert settled("belot4", [LOW], [], belotes=(0, 1, 0, 0)) == (20, 0)
    assert settled("belot4", [], [FOUR], belotes=(1, 0, 0, 0)) == (0, 50)
    top = "belot4(seq_rank=points_then_top,quad_vs_seq=quad_first)"
    assert settled(top, [], [LOW], belotes=(1, 0, 0, 0)) == (0, 20)  # where top cards count
    official = "bulgarian_official(belote_in_contest=if_called_before_play,belote_before_play=on)"
    assert settled(official, [quad("Q")], [], belotes=(0, 2, 0, 0)) == (100, 0)


def test_a_belote_in_the_contest_is_in_trump() -> None:
    """belot4.md §10: it stands as a 20, and it is made of trumps like the sequence against it."""
    rules = RuleSet.parse(
        "beloz_classic(belote_before_play=on,belote_in_contest=if_called_before_play,"
        "quad_vs_seq=points_only,seq_rank=points_only)"
    )
    trumps = Declaration(20, Kind.SEQUENCE, parse_hand("9H TH JH"))
    level = contest(rules, Contract.HEARTS, 0, [(), (trumps,), (), ()], (1, 0, 0, 0))
    assert level.points == (0, 0)


def test_quads_in_no_trumps() -> None:
    """coinche.md §10: A 200, T 150, then K, Q, J, 9 with 100 each, in this order."""
    rules = RuleSet.parse("coinche(contracts=suits+NT+AT)")
    nt = Contract.NO_TRUMPS
    fours = {rank: quads(rules, quad(rank).cards, nt) for rank in "ATKQJ987"}
    assert [sum(q.points for q in fours[rank]) for rank in "ATKQJ987"] == [
        *(200, 150, 100, 100, 100, 100),
        *(0, 0),
    ]
    few = rules.replace(quads_tkq="off")
    assert quads(few, quad("K").cards, nt) == []
    for better, worse in ("AT", "KQ", "QJ", "J9"):
        said = (fours[worse], fours[better])
        assert settled(rules.name, *said, contract=nt) == (0, fours[better][0].points)
    assert quads(rules.replace(nt_declarations="same"), quad("J").cards, nt)[0].points == 200
