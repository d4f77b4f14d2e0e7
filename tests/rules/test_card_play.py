"""What may be played, why not, and what a refusal says (§8 of the law files)."""

from __future__ import annotations

import pytest

from belot.rules import Code, Contract, Phase, Play, Refusal, RuleSet, act, parse_card, parse_hand
from belot.rules.cards import card_text, cards_of, contract_of
from belot.rules.law import breach, duty, law_of, legal_cards, trick_of
from tests.tables import Table


def plays(text: str) -> tuple[tuple[int, int], ...]:
    """``0:AS 1:7S``."""
    return tuple((int(p[0]), parse_card(p[2:])) for p in text.split())


BEAT = "contree(partner_ruff=must_beat_if_only_trumps)"
UNDER = "contree(partner_ruff=no_undertrump)"

# rules, contract, trick, seat, hand -> the duty, a card that breaks it, and the duty it breaks
DUTIES = [
    ("belote", "H", "", 0, "AS 7H", Code.LEAD_ANY, "", None),
    ("belote", "H", "0:7S", 1, "AS 7H", Code.FOLLOW, "7H", Code.FOLLOW),
    ("bela4", "H", "0:TS", 1, "AS 7S 7H", Code.HEAD, "7S", Code.HEAD),
    ("bela4", "H", "0:TS", 1, "AS 7S 7H", Code.HEAD, "7H", Code.FOLLOW),
    ("bela4", "H", "0:AS", 1, "9S 7S 7H", Code.FOLLOW, "7H", Code.FOLLOW),
    ("bela4", "H", "0:TS 1:7H", 2, "AS 8S JH", Code.FOLLOW, "JH", Code.FOLLOW),
    ("bela4(head_after_ruff=on)", "H", "0:TS 1:7H", 2, "AS 8S", Code.HEAD, "8S", Code.HEAD),
    ("belote", "H", "0:TH", 1, "AH 7H 7S", Code.HEAD_TRUMP, "7H", Code.HEAD_TRUMP),
    ("belote", "H", "0:TH", 1, "AH 7H 7S", Code.HEAD_TRUMP, "7S", Code.FOLLOW),
    ("belote_literal", "H", "0:TH 1:7H", 2, "AH 8H 7S", Code.FOLLOW, "7S", Code.FOLLOW),
    ("belote(head_trump_lead=never)", "H", "0:TH", 1, "AH 8H 7S", Code.FOLLOW, "7S", Code.FOLLOW),
    ("belote", "H", "0:TH", 1, "AS 7S", Code.VOID_FREE, "", None),
    ("belote", "H", "0:TS", 1, "7H 7D", Code.RUFF, "7D", Code.RUFF),
    ("belote", "H", "0:TS", 1, "8C 7D", Code.VOID_FREE, "", None),
    ("belote", "H", "0:AS 1:7S", 2, "7H 7D", Code.PARTNER_FREE, "", None),
    ("bela4", "H", "0:AS 1:7S", 2, "7H 7D", Code.RUFF, "7D", Code.RUFF),
    ("belote_literal", "H", "0:7S 1:8S 2:9H 3:7D", 0, "7H 7D", Code.RUFF, "7D", Code.RUFF),
    ("belote", "H", "0:TS 1:8H", 2, "7H QH 7D", Code.OVERTRUMP, "7H", Code.OVERTRUMP),
    ("belote", "H", "0:TS 1:8H", 2, "7H QH 7D", Code.OVERTRUMP, "7D", Code.RUFF),
    ("belote", "H", "0:TS 1:JH", 2, "7H QH 7D", Code.UNDERTRUMP, "7D", Code.UNDERTRUMP),
    ("bulgarian", "H", "0:TS 1:JH", 2, "7H QH 7D", Code.CANNOT_OVERTRUMP_FREE, "", None),
    ("bulgarian", "AT", "0:TS", 1, "JS 7S 7D", Code.HEAD, "7S", Code.HEAD),
    ("bulgarian", "AT", "0:TS", 1, "JH 7D", Code.VOID_FREE, "", None),
    ("bulgarian", "NT", "0:TS", 1, "AS 7S 7D", Code.FOLLOW, "7D", Code.FOLLOW),
    ("bulgarian", "NT", "0:TS", 1, "AH 7D", Code.VOID_FREE, "", None),
    ("bela3", "H", "0:TS 1:8H", 2, "7H QH 7D", Code.OVERTRUMP, "7H", Code.OVERTRUMP),
    # the partner ruffed (contree.md §16)
    ("contree", "H", "0:TS 1:9H 2:7S", 3, "7H JH", Code.PARTNER_FREE, "", None),
    (BEAT, "H", "0:TS 1:9H 2:7S", 3, "7H JH", Code.OVERTRUMP, "7H", Code.OVERTRUMP),
    (BEAT, "H", "0:TS 1:9H 2:7S", 3, "7H JH 7D", Code.PARTNER_FREE, "", None),
    (BEAT, "H", "0:TS 1:JH 2:7S", 3, "7H 9H", Code.PARTNER_FREE, "", None),
    (BEAT, "H", "0:TS 1:AS 2:7S", 3, "7H 9H", Code.PARTNER_FREE, "", None),
    (UNDER, "H", "0:TS 1:9H 2:7S", 3, "7H JH 7D", Code.NO_UNDERTRUMP, "7H", Code.NO_UNDERTRUMP),
    (UNDER, "H", "0:TS 1:JH 2:7S", 3, "7H 9H 7D", Code.PARTNER_FREE, "", None),
]


@pytest.mark.parametrize(
    ("rules", "letter", "trick", "seat", "hand", "why", "card", "broken"), DUTIES
)
def test_the_duty(
    rules: str,
    letter: str,
    trick: str,
    seat: int,
    hand: str,
    why: Code,
    card: str,
    broken: Code | None,
) -> None:
    law, held = law_of(RuleSet.parse(rules), contract_of(letter)), parse_hand(hand)
    lying = trick_of(law, plays(trick), seat)
    legal = legal_cards(law, held, lying, seat)
    assert duty(law, held, lying, seat) is why
    if broken is None:
        assert legal == held
    else:
        assert not legal >> parse_card(card) & 1
        assert breach(law, held, lying, seat, parse_card(card)) is broken


@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        ("H", "1:7S 2:AS 3:AD 0:8S", 2),
        ("H", "1:7S 2:AS 3:7H 0:TS", 3),
        ("H", "1:7S 2:8H 3:7H 0:9H", 0),
        ("H", "1:AH 2:9H 3:JH 0:7H", 3),
        ("NT", "1:7S 2:AD 3:8S 0:JH", 3),
        ("AT", "1:AS 2:9S 3:JH 0:TS", 2),
    ],
)
def test_who_takes_the_trick(contract: str, trick: str, winner: int) -> None:
    law = law_of(RuleSet.preset("bulgarian"), contract_of(contract))
    assert trick_of(law, plays(trick)).winner == winner


HANDS = {1: "AS KS 7S 8H 9H", 2: "7C 8C 9C TC JC", 3: "7D 8D 9D TD JD", 0: "JH QS 8S 9S QH"}


def at_play() -> Table:
    table = Table("belote").deal(HANDS, turned="AH")
    table.say("take")
    assert table.phase is Phase.PLAY
    return table


def test_a_refused_card_names_the_cards_allowed() -> None:
    table = at_play()
    table.play("8H")
    table.play(card_text(cards_of(table.view(2).lawful)[0]))
    table.play(card_text(cards_of(table.view(3).lawful)[0]))
    before = table.state
    with pytest.raises(Refusal) as refusal:
        act(table.state, 0, Play(parse_card("QS")))
    assert refusal.value.code is Code.FOLLOW
    assert refusal.value.rule == "contract=H"
    assert set(refusal.value.legal) == set(cards_of(table.view(0).lawful))
    assert table.state is before


def test_cards_that_cannot_be_played() -> None:
    table = at_play()
    assert table.refuse(Play(32)) is Code.CARD_UNKNOWN
    assert table.refuse(Play(-1)) is Code.CARD_UNKNOWN
    assert table.refuse(Play("AS")) is Code.CARD_UNKNOWN  # type: ignore[arg-type]
    assert table.refuse_card("JH") is Code.CARD_NOT_HELD
    assert table.refuse(Play(parse_card("7C")), 2) is Code.NOT_YOUR_TURN
    table.play("AS")
    assert table.refuse_card("AS") is Code.CARD_ALREADY_PLAYED
    assert table.refuse(Play(parse_card("KS")), 1) is Code.NOT_YOUR_TURN
    assert table.refuse(Play(parse_card("KS")), -1) is Code.NOT_YOUR_TURN


def test_eldest_leads_and_the_trick_winner_after_him() -> None:
    table = at_play()
    assert table.turn == 1
    table.play("KS")
    for _ in range(3):
        table.play(card_text(cards_of(table.view(table.turn).lawful)[0]))
    assert table.state.run is not None
    assert table.turn == table.state.run.tricks[0].winner


def test_a_view_knows_its_lawful_cards_only_in_turn() -> None:
    table = at_play()
    assert table.view(1).lawful == table.view(1).hand
    assert table.view(2).lawful == 0
    assert Table("belote").deal().view(1).lawful == 0
    assert table.view(1).contract is Contract.HEARTS
    assert table.view(3).side == 1
