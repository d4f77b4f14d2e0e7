"""The assistant says what the table says: the same cards, reasons, winners and calls."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given

from belot.bots import Chance, bids
from belot.inquiry import InquiryError, inquire
from belot.protocol.prompts import broken_by, duty_of, why
from belot.rules import (
    PRESETS,
    Contract,
    Match,
    Phase,
    RuleSet,
    SeatView,
    card_text,
    cards_of,
    hand_text,
)
from belot.rules.announce import announcements, belote_suits
from belot.rules.law import add
from tests.properties.strategies import examples, rule_sets, seeds

Answer = dict[str, Any]


def ask(question: str, rules: RuleSet | str, **data: Any) -> Answer:
    name = rules if isinstance(rules, str) else rules.name
    answer: Answer = inquire("coach", question, {"rules": name, **data})
    return answer


def moments(rules: RuleSet, seed: int, phase: Phase) -> list[SeatView]:
    """Every moment of a deal between bots that play at random, as seen by the seat in turn."""
    match, rng = Match(rules, seed=seed), random.Random(seed)
    bots = [Chance(bytes([seed & 255, seat]) * 16) for seat in range(rules.players)]
    found = []
    match.deal()
    while match.state.phase not in (Phase.BETWEEN, Phase.OVER):
        view = match.view(match.state.turn)
        if view.phase is phase:
            found.append(view)
        match.act(view.seat, bots[view.seat].act(view))
    rng.shuffle(found)
    return found


def as_asked(view: SeatView) -> Answer:
    """A position of a match as somebody would enter it."""
    assert view.run is not None
    assert view.contract is not None
    return {
        "contract": view.contract.letter,
        "hand": hand_text(view.hand),
        "leader": (view.run.trick.leader - view.seat) % view.rules.players,
        "trick": " ".join(map(card_text, view.run.trick.cards)),
    }


def assert_same(view: SeatView, answer: Answer) -> None:
    """The answer is what the table tells that seat."""
    assert view.law is not None
    assert view.run is not None
    trick, players = view.run.trick, view.rules.players
    legal = {card["card"] for card in answer["cards"] if card["legal"]}
    assert legal == set(map(card_text, cards_of(view.lawful)))
    winner = (trick.winner - view.seat) % players if trick.cards else -1
    assert answer["winner"] == winner
    told = why(view, duty_of(view))
    every_suit_is_trump = told.code == "void-free" and view.contract is Contract.ALL_TRUMPS
    code = "why-void-all-trumps" if every_suit_is_trump else told.code
    assert answer["duty"] == {"code": code, "led": told.led, "card": told.card}
    for shape in answer["cards"]:
        card = next(c for c in cards_of(view.hand) if card_text(c) == shape["card"])
        assert shape["wins"] == (add(view.law, trick, view.seat, card).winner == view.seat)
        if not shape["legal"]:
            expected = why(view, broken_by(view, card))
            assert shape["why"] == {
                "code": expected.code,
                "led": expected.led,
                "card": expected.card,
            }


@pytest.mark.parametrize("preset", PRESETS)
def test_every_moment_of_a_deal_is_answered_as_the_table_does(preset: str) -> None:
    rules = RuleSet.preset(preset)
    for seed in range(2):
        for view in moments(rules, seed, Phase.PLAY)[:12]:
            assert_same(view, ask("turn", rules, **as_asked(view)))


@examples(25)
@given(rules=rule_sets(), seed=seeds)
def test_under_every_house_rule(rules: RuleSet, seed: int) -> None:
    for view in moments(rules, seed, Phase.PLAY)[:5]:
        assert_same(view, ask("turn", rules, **as_asked(view)))


@examples(25)
@given(rules=rule_sets(), seed=seeds)
def test_calls_are_the_club_players(rules: RuleSet, seed: int) -> None:
    for view in moments(rules, seed, Phase.AUCTION)[:4]:
        auction = view.board.auction
        assert auction is not None
        answer = ask(
            "calls",
            rules,
            dealer=(auction.dealer - view.seat) % rules.players,
            turned=card_text(view.board.turned) if view.board.turned >= 0 else "",
            hand=hand_text(view.hand),
            calls=" ".join(call.value for _, call in auction.calls),
        )
        assert answer["wants"] == []
        assert answer["says"] == bids.call(view).call.value
        assert answer["says"] in answer["legal"]


@examples(20)
@given(rules=rule_sets(), seed=seeds)
def test_announcements_are_the_tables(rules: RuleSet, seed: int) -> None:
    for view in moments(rules, seed, Phase.PLAY)[:2]:
        assert view.contract is not None
        told = ask("turn", rules, **as_asked(view))["announced"]
        best = max(
            sum(item.points for item in items)
            for items in announcements(rules, view.contract, view.hand)
        )
        pairs = belote_suits(view.contract, view.hand, view.rules.at_belotes).bit_count()
        assert told["points"] == best + pairs * rules.belote_points
        assert len(told["belotes"]) == pairs


# --- written down by hand ---


def legal(answer: Answer) -> str:
    return " ".join(sorted(card["card"] for card in answer["cards"] if card["legal"]))


def test_head_in_bela_and_not_in_belote() -> None:
    """bela4.md §7: a plain suit is headed too; belote.md §7: only trumps are."""
    asked = {"contract": "H", "hand": "AS 7S JH", "leader": 3, "trick": "KS"}
    assert legal(ask("turn", "bela4", **asked)) == "AS"
    assert legal(ask("turn", "belote", **asked)) == "7S AS"


def test_trick_is_told_while_cards_are_missing() -> None:
    answer = ask("turn", "belote", contract="H", hand="AS", leader=1, trick="TD 7H")
    assert (answer["winner"], answer["winning"], answer["points"]) == (2, "7H", 10)
    assert answer["waits"] == 3
    assert answer["cards"] == []
    answer = ask("turn", "belote", contract="H", hand="", leader=0)
    assert (answer["winner"], answer["waits"], answer["duty"]) == (-1, -1, None)


def test_no_trumps_count_twice_in_bulgarian() -> None:
    answer = ask("turn", "bulgarian", contract="NT", hand="7S", leader=3, trick="AS")
    assert answer["points"] == 22


def test_what_a_hand_announces() -> None:
    hand = "KH QH JH TH 7S 8S 9S AD"
    told = ask("turn", "belote", contract="H", hand=hand, leader=0)["announced"]
    assert [(i["points"], i["cards"]) for i in told["items"]] == [
        (50, ["TH", "JH", "QH", "KH"]),
        (20, ["7S", "8S", "9S"]),
    ]
    assert (told["belotes"], told["points"]) == (["H"], 90)
    nothing = ask("turn", "bulgarian", contract="NT", hand=hand, leader=0)["announced"]
    assert (nothing["items"], nothing["points"]) == ([], 0)
    eight = "7H 8H 9H TH JH QH KH AH"
    assert ask("turn", "bela4", contract="S", hand=eight, leader=0)["announced"]["eight"] == "H"
    assert ask("turn", "belote", contract="H", hand=eight, leader=0)["announced"]["eight"] is None


def test_a_hand_worth_calling_and_one_that_is_not() -> None:
    strong = ask("calls", "belote", dealer=3, turned="9H", hand="JH AH TH AS 7D")
    assert (strong["says"], strong["offers"][0]["verdict"]) == ("take", "call")
    [offer] = strong["offers"]
    assert (offer["trumps"], offer["jacks"], offer["nines"], offer["aces"]) == (4, 1, 1, 1)
    weak = ask("calls", "belote", dealer=3, turned="AC", hand="7D 8D QS KH 9H")
    assert (weak["says"], weak["offers"][0]["verdict"]) == ("pass", "weak")
    later = ask("calls", "belote", dealer=0, turned="9H", hand="JH AH TH AS 7D", calls="pass")
    assert (later["wants"], later["turn"]) == (["calls"], 2)
    open_ = ask("calls", "belote", dealer=3, hand="JH AH TH AS 7D")
    assert (open_["wants"], open_["says"]) == (["turned"], None)
    assert ask("calls", "belote", dealer=3, turned="9H", hand="JH AH")["wants"] == ["hand"]
    over = ask("calls", "belote", dealer=3, turned="9H", hand="JH AH TH AS 7D", calls="take")
    assert (over["wants"], over["turn"], over["says"]) == ([], -1, None)


IMPOSSIBLE: list[tuple[str, str, Answer, str, str]] = [
    ("turn", "belote", {"hand": "AS AS"}, "position-twice", "hand.1"),
    ("turn", "belote", {"hand": "7S", "leader": 2, "trick": "KS 7S"}, "position-twice", "trick.1"),
    ("turn", "belote", {"hand": "7S 8S 9S TS JS QS KS AS 7D"}, "position-hand-many", "hand"),
    ("turn", "belote", {"leader": 3, "trick": "KS QS"}, "position-trick-many", "trick.1"),
    ("turn", "bela2", {"leader": 0, "trick": "KS"}, "position-trick-many", "trick.0"),
    ("turn", "belote", {"contract": "NT"}, "position-contract", "contract"),
    ("turn", "belote", {"contract": "X"}, "malformed", "contract"),
    ("turn", "belote", {"hand": "7S 1S"}, "card-unknown", "hand.1"),
    ("turn", "belote", {"leader": 4}, "malformed", "leader"),
    ("calls", "belote", {"turned": "7S", "hand": "7S 8S 9S TS JS"}, "position-twice", "turned"),
    ("calls", "belote", {"hand": "7S 8S 9S TS JS JS"}, "position-twice", "hand.5"),
    ("calls", "belote", {"hand": "7S 8S 9S TS JS JC"}, "position-hand-many", "hand"),
    ("calls", "belote", {"calls": "pass double"}, "double-nothing", "calls.1"),
    ("calls", "belote", {"calls": "take pass"}, "position-auction-over", "calls.1"),
    ("calls", "belote", {"calls": "jump"}, "malformed", "calls"),
    ("calls", "belote", {"turned": "7H 8H"}, "position-twice", "turned"),
]


@pytest.mark.parametrize(("question", "rules", "data", "code", "place"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_place(
    question: str, rules: str, data: Answer, code: str, place: str
) -> None:
    base: Answer = {"contract": "H", "leader": 0, "dealer": 3, "turned": "9H"}
    with pytest.raises(InquiryError) as told:
        ask(question, rules, **(base | data))
    assert (told.value.code, told.value.place) == (code, place)


@pytest.mark.parametrize("said", ["", "80H", "100S pass"])
def test_the_number_that_is_advised_is_worth_it(said: str) -> None:
    """First to speak, after an opponent's bid and after the partner's: what the club player bids
    comes first, and brings what is wanted for it."""
    rng, numbers = random.Random(8), 0
    for _ in range(60):
        hand = " ".join(map(card_text, rng.sample(range(32), 8)))
        dealer = 3 - len(said.split())
        answer = ask("calls", "contree", hand=hand, dealer=dealer, turned="", calls=said)
        offers = answer["offers"]
        assert all(not offer["margin"] for offer in offers)
        if any(offer["call"] == answer["says"] for offer in offers):
            numbers += 1
            assert offers[0]["call"] == answer["says"]
            assert offers[0]["verdict"] == "call"
            assert offers[0]["worth"] >= offers[0]["need"] - 1
        elif answer["says"] == "pass" and said == "":
            assert offers[0]["worth"] <= offers[0]["need"]
    assert numbers > 5
