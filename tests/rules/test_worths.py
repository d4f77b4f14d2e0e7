"""Which declarations there are (house_rules §2 E)."""

from __future__ import annotations

import pytest

from belot.rules import PRESETS, Kind, RuleSet, card_text, cards_of
from belot.rules.auction import contracts
from belot.rules.worths import every_declaration


def told(name: str) -> list[tuple[int, str]]:
    return [
        (item.points, " ".join(map(card_text, cards_of(item.cards))))
        for item in every_declaration(RuleSet.parse(name))
        if item.kind is Kind.SEQUENCE
    ]


def test_natural_sequences() -> None:
    assert told("belote") == [
        (100, "TS JS QS KS AS"),
        (50, "JS QS KS AS"),
        (20, "QS KS AS"),
    ]


def test_sequences_by_strength() -> None:
    """The ten is next to the ace (beloz.md)."""
    assert told("beloz")[2] == (20, "TS KS AS")


@pytest.mark.parametrize(("quads_tkq", "values"), [("on", [100] * 4), ("off", [100])])
def test_quads(quads_tkq: str, values: list[int]) -> None:
    rules = RuleSet.preset("bela4").replace(quads_tkq=quads_tkq)
    quads = [item.points for item in every_declaration(rules) if item.kind is Kind.QUAD]
    assert sorted(quads) == [*values, 150, 200]


@pytest.mark.parametrize("preset", PRESETS)
def test_contracts(preset: str) -> None:
    rules = RuleSet.preset(preset)
    letters = "".join(contract.letter for contract in contracts(rules))
    assert letters == ("CDHSNTAT" if rules.contracts.value == "suits+NT+AT" else "CDHS")
