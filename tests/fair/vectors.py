"""The test vectors of docs/fairness.md, and how they were made.

``python -m tests.fair.vectors`` writes them anew. That is only right when the format gets a new
name: what was written once has to stay right for ever.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from belot.fair import Chain, Participant, Receipt, canonical, deal_key, dealing
from belot.rules import RuleSet, card_text
from belot.rules.deal import cut, new_pack
from belot.rules.random import Stream, derive
from tests.fair.made import FairMatch, seed

FILE: Final = Path(__file__).parents[2] / "docs" / "fairness-vectors.json"


def vectors() -> dict[str, Any]:
    """Everything, in the order in which a deal is made."""
    keys = [seed("key", n) for n in range(3)]
    return {
        "format": "belot fairness vectors 1",
        "chains": [_chain(seed("chain", length), length) for length in (1, 3, 1024, 4096)],
        "keys": [_key(*each) for each in _DEALS],
        "derived": [{"key": key.hex(), "dealer": derive(key, "dealer").hex()} for key in keys],
        "numbers": [{"key": key.hex(), "below": _numbers(key)} for key in keys],
        "packs": [{"key": key.hex(), "pack": _pack(key)} for key in keys],
        "receipts": [{"receipt": r.to_json(), "wrong": []} for r in _honest()]
        + [{"receipt": r, "wrong": wrong} for r, wrong in _forged()],
    }


def _chain(first: bytes, length: int) -> dict[str, Any]:
    chain = Chain(first, length)
    values = {str(n): chain.value(n).hex() for n in (1, 2, length) if n <= length}
    return {"seed": first.hex(), "length": length, "head": chain.head.hex(), "values": values}


_ANA = Participant(0, "Ana", seed("Ana"), seed("Ana", 1))
_DANA = Participant(3, "Дана", seed("Dana"))
_DEALS: Final[tuple[tuple[str, int, str, list[Participant]], ...]] = (
    ("table/1", 1, "beloz", []),
    ("table/1", 12, "bela4(end_rule=ENOUGH,target=701)", [_ANA]),
    ("маса/2", 3, "belote(gather=secret)", [_ANA, _DANA]),
)


def _key(match: str, deal: int, rules: str, people: list[Participant]) -> dict[str, Any]:
    secret = seed("secret", deal)
    return {
        "secret": secret.hex(),
        "match": match,
        "deal": deal,
        "rules": rules,
        "participants": [
            {
                "seat": each.seat,
                "commitment": each.commitment.hex(),
                "value": each.value and each.value.hex(),
            }
            for each in people
        ],
        "message": canonical(match, deal, rules, people).hex(),
        "key": deal_key(secret, match, deal, rules, people).hex(),
    }


def _numbers(key: bytes) -> list[list[int]]:
    """Rows of n and a number below n, drawn one after the other from one stream."""
    stream = Stream(key)
    return [[n, stream.below(n)] for n in (2, 3, 32, 200, 256, 129, 1, 7)]


def _pack(key: bytes) -> list[str]:
    return [card_text(card) for card in new_pack(Stream(key))]


def _honest() -> list[Receipt]:
    found = [FairMatch(name, deals=1).receipt(1) for name in ("bela4", "belot4", "bulgarian")]
    found += [FairMatch(name, deals=2).receipt(2) for name in ("bela3", "belot3", "bela2")]
    found += [FairMatch("belot2", deals=1, people=(0,)).receipt(1)]
    found += [FairMatch("bela4", deals=1, people=()).receipt(1)]
    found += FairMatch("beloz", deals=2).receipts()
    found += FairMatch("beloz", 2, deals=2, sulky=1.0).receipts()  # everybody passes
    return found + FairMatch("belote(gather=secret)", deals=3, drops=0.5).receipts()


def _forged() -> list[tuple[dict[str, Any], list[str]]]:
    right = FairMatch("belote(gather=secret)", 5, deals=2, drops=0.0).receipts()
    one, two = right[0].to_json(), right[1]
    hands = [one["hands"][1], one["hands"][0], *one["hands"][2:]]
    value = replace(two.participants[2], value=two.participants[1].value)
    people = (*two.participants[:2], value, *two.participants[3:])
    key, pack = "key-wrong", "pack-wrong"
    return [
        (_stacked(right[0]).to_json(), [pack]),
        ({**one, "hands": hands}, ["hands-wrong:0", "hands-wrong:1"]),
        ({**one, "turned": {**one["turned"], "at": 31}}, ["turned-wrong"]),
        (replace(two, rules="belote").to_json(), [key, pack]),
        (replace(two, secret=right[0].secret).to_json(), ["secret-not-in-chain", key, pack]),
        (replace(two, deal=3).to_json(), ["secret-not-in-chain", key, pack]),
        (replace(two, participants=people).to_json(), ["value-not-committed:2", key, pack]),
        (replace(two, participants=two.participants[1:]).to_json(), [key, pack]),
    ]


def _stacked(right: Receipt) -> Receipt:
    """Two cards changed places in the pack, and everything else follows from that."""
    pack = (right.pack[31], *right.pack[1:31], right.pack[0])
    rules = RuleSet.parse(right.rules)
    cards = dealing(rules, cut(pack, right.cut), right.dealer, 0, right.taker)
    return replace(right, pack=pack, cards=cards)


if __name__ == "__main__":
    text = json.dumps(vectors(), ensure_ascii=False, separators=(",", ":"))
    FILE.write_text(text.replace('{"receipt":', '\n{"receipt":') + "\n", "utf-8")
