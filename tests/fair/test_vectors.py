"""The test vectors hold for our own code. They are frozen: a difference is a broken format."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from belot.fair import Chain, Participant, canonical, deal_key, receipt_from, verify
from belot.rules import card_text
from belot.rules.deal import new_pack
from belot.rules.random import Stream, derive
from tests.fair.vectors import FILE, vectors


@cache
def frozen() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return data


def unhex(text: str | None) -> bytes:
    return bytes.fromhex(text or "")


def test_chains() -> None:
    for vector in frozen()["chains"]:
        chain = Chain(unhex(vector["seed"]), vector["length"])
        assert chain.head.hex() == vector["head"]
        assert {n: chain.value(int(n)).hex() for n in vector["values"]} == vector["values"]


def test_keys() -> None:
    for vector in frozen()["keys"]:
        people = [
            Participant(each["seat"], "", unhex(each["commitment"]), unhex(each["value"]) or None)
            for each in vector["participants"]
        ]
        of = vector["match"], vector["deal"], vector["rules"], people
        assert canonical(*of).hex() == vector["message"]
        assert deal_key(unhex(vector["secret"]), *of).hex() == vector["key"]


def test_numbers_and_packs() -> None:
    for vector in frozen()["derived"]:
        assert derive(unhex(vector["key"]), "dealer").hex() == vector["dealer"]
    for vector in frozen()["numbers"]:
        stream = Stream(unhex(vector["key"]))
        assert [[n, stream.below(n)] for n, _ in vector["below"]] == vector["below"]
    for vector in frozen()["packs"]:
        pack = new_pack(Stream(unhex(vector["key"])))
        assert [*map(card_text, pack)] == vector["pack"]


def test_receipts() -> None:
    for vector in frozen()["receipts"]:
        receipt = receipt_from(vector["receipt"])
        assert receipt.to_json() == vector["receipt"]
        found = {fault.code.value for fault in verify(receipt) if not fault.note}
        named = {name.partition(":")[0] for name in vector["wrong"]}
        assert bool(found) == bool(named)
        assert named <= found


@pytest.mark.parametrize("part", ["chains", "keys", "derived", "numbers", "packs"])
def test_they_would_be_written_the_same_again(part: str) -> None:
    assert vectors()[part] == frozen()[part]
