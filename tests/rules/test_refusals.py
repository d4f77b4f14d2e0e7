"""Refusals are typed, and change nothing: unknown things, wrong phases, odd values (errors.py)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from belot.rules import (
    Accept,
    Action,
    Announce,
    BelotError,
    Call,
    ChoosePackets,
    Claim,
    Code,
    Cut,
    Declaration,
    Discard,
    Kind,
    Match,
    Phase,
    Play,
    Refusal,
    RuleSet,
    RuleSetError,
    Say,
    Swap,
    legal_actions,
    open_match,
    parse_hand,
)
from tests.tables import Table


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (None, Code.UNKNOWN_ACTION),
        ("pass", Code.UNKNOWN_ACTION),
        (Cut, Code.UNKNOWN_ACTION),
        (Cut("3"), Code.CUT_RANGE),  # type: ignore[arg-type]
        (Cut(True), Code.CUT_RANGE),  # what is logged reads back as the same
        (ChoosePackets(None), Code.PACKETS_UNKNOWN),  # type: ignore[arg-type]
        (Say("pass"), Code.CALL_UNKNOWN),  # type: ignore[arg-type]
        (Swap(1), Code.UNKNOWN_ACTION),  # type: ignore[arg-type]
        (Discard(2.0), Code.DISCARD_NOT_HELD),  # type: ignore[arg-type]
        (Announce([]), Code.DECL_NOT_HELD),  # type: ignore[arg-type]
        (Announce((20,)), Code.DECL_NOT_HELD),  # type: ignore[arg-type]
        (Announce((), False), Code.DECL_NOT_HELD),
        (Play("AS"), Code.CARD_UNKNOWN),  # type: ignore[arg-type]
        (Play(0, 1), Code.CARD_UNKNOWN),  # type: ignore[arg-type]
        (Play(0, announce=()), Code.UNKNOWN_ACTION),  # type: ignore[arg-type]
        (Play(0, announce=Announce((20,))), Code.DECL_NOT_HELD),  # type: ignore[arg-type]
        (Claim(None), Code.CARD_UNKNOWN),  # type: ignore[arg-type]
    ],
)
def test_values_of_another_type(action: Any, code: Code) -> None:
    for table in (Table("bela4"), Table("bela4").deal()):
        assert table.refuse(action, 1) is code


RUN = parse_hand("7S 8S 9S")


@pytest.mark.parametrize(
    "items",
    [
        (Declaration("x", Kind.QUAD), Declaration(20, Kind.SEQUENCE, RUN)),  # type: ignore[arg-type]
        (Declaration(20.0, Kind.SEQUENCE, RUN),),  # type: ignore[arg-type]
        (Declaration(20, "sequence", RUN),),  # type: ignore[arg-type]
        (Declaration(20, Kind.SEQUENCE, [RUN]),),  # type: ignore[arg-type]
    ],
)
def test_declarations_of_another_type(items: tuple[Declaration, ...]) -> None:
    """What is logged is the declaration itself, not something that equals it."""
    table = Table("bela4_tournament").deal({1: "7S 8S 9S JS"})
    table.say("H")
    assert table.refuse(Announce(items)) is Code.DECL_NOT_HELD


@pytest.mark.parametrize(
    "fields",
    [{"totals": (1, "x")}, {"totals": [1, 2]}, {"totals": (True, 2.5)}, {"dealer": "1"}],
)
def test_a_standing_of_another_type(fields: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        open_match(RuleSet.preset("bela4"), b"", **fields)
    assert refusal.value.code is Code.STANDING


WRONG_NOW: tuple[Action, ...] = (
    Cut(3),
    ChoosePackets(0),
    Say(Call.PASS),
    Swap(False),
    Discard(3),
    Announce(),
    Play(0),
    Claim(0),
    Accept(),
)


def test_every_action_has_its_phase() -> None:
    fresh = Table("bela4(illegal_moves=renonce)")
    assert fresh.phase is Phase.BETWEEN
    for seat in (-1, 0, 1):
        assert all(fresh.refuse(action, seat) is Code.WRONG_PHASE for action in WRONG_NOW)
        assert legal_actions(fresh.view(seat)) == []
    bidding = fresh.deal()
    for action in WRONG_NOW:
        wanted = Code.NOT_YOUR_TURN if isinstance(action, Say) else Code.WRONG_PHASE
        assert bidding.refuse(action, 3) is wanted


def test_after_the_end() -> None:
    """Eight of a suit ends the match: nobody may do anything any more."""
    table = Table("bela4_tournament").deal({1: "7S 8S 9S TS JS QS KS AS"})
    table.say("S")
    assert table.phase is Phase.OVER
    for action in WRONG_NOW:
        wanted = Code.CLAIM_OFF if isinstance(action, Claim) else Code.MATCH_OVER
        assert table.refuse(action, 1) in (wanted, Code.MATCH_OVER)
    assert legal_actions(table.view(1)) == []


def test_what_is_listed_in_the_phases_before_the_auction() -> None:
    match = Match(RuleSet.preset("beloz"), dealer=0)
    match.deal()
    assert legal_actions(match.view(3)) == [Cut(at) for at in range(3, 30)]
    match.act(3, Cut(3))
    assert legal_actions(match.view(0)) == [ChoosePackets(0), ChoosePackets(1)]
    assert legal_actions(match.view(1)) == []
    match.act(0, ChoosePackets(1))
    assert legal_actions(match.view(1)) == [Say(Call.PASS), Say(Call.TAKE)]


def test_a_refusal_says_why() -> None:
    with pytest.raises(BelotError) as error:
        Table("beloz").deal().do(Say(Call.CLUBS))
    refusal = error.value
    assert isinstance(refusal, Refusal)
    assert refusal.code == "call-unknown"
    assert refusal.rule == "auction=two_round_take"
    assert refusal.legal == ()
    assert str(refusal) == "C is not allowed here"


def test_every_error_has_a_code() -> None:
    assert BelotError("some-code", "why").code == "some-code"


def test_a_rule_set_holds_typed_values_only() -> None:
    wrong: Any = "501"
    with pytest.raises(RuleSetError) as refusal:
        replace(RuleSet.preset("belote"), target=wrong)
    assert refusal.value.code is Code.OPTION_VALUE
