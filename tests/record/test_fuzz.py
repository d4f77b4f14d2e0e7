"""Whatever happens to a file: it reads as a valid record, or a RecordError says why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belot.record import (
    Record,
    RecordError,
    load,
    read_jsonl,
    read_text,
    validate,
    write_jsonl,
    write_text,
)
from belot.rules import Match, Phase, RuleSet, legal_actions
from belot.rules.random import Stream, seed_key
from tests.golden import make

FILES = sorted(make.HERE.glob("*.belot"))
TEXTS = [path.read_text("utf-8") for path in FILES]
JSONS = [write_jsonl(read_text(text)) for text in TEXTS]
WORD = re.compile(r"[\w.*+-]+|[^\w\s]")
TOKENS = (
    "AS KS 7H TD 10D P0 P1 P2 P3 P9 -> ( ) + , ; : | [ ] { } \" ' \\ \\ud800 Trick Deal Score End"
    " * Claim Accept 0 1 2 -1 1e999 99999999999999999999 belote rebelote pass take double H AT tap"
    " none yes null true false t seat card \0 é ٣ ♥ \u2028 \x85"
).split(" ")

Edit = Callable[[str], str]


@st.composite
def edits(draw: st.DrawFn) -> Edit:
    """One thing that can happen to a text, at a place between 0 and 1."""
    kind = draw(st.sampled_from(["put", "cut", "swap", "twice", "drop", "end", "word", "borrow"]))
    place, other = (draw(st.floats(0, 1, exclude_max=True)) for _ in range(2))
    token = draw(st.sampled_from(TOKENS) | st.text(max_size=5))

    def edit(text: str) -> str:
        at, lines = int(place * len(text)), text.split("\n")
        one, two = (int(p * len(lines)) for p in (place, other))
        words = list(WORD.finditer(text))
        match kind:
            case "put":
                return text[:at] + token + text[at:]
            case "cut":
                return text[:at] + text[at + 1 + int(other * 20) :]
            case "end":
                return text[:at]
            case "swap":
                lines[one], lines[two] = lines[two], lines[one]
            case "twice":
                lines.insert(two, lines[one])
            case "drop":
                del lines[one]
            case _:
                if not words:
                    return token
                word = words[int(place * len(words))]
                lent = words[int(other * len(words))][0] if kind == "borrow" else token
                return text[: word.start()] + lent + text[word.end() :]
        return "\n".join(lines)

    return edit


def outcome(read: Callable[[str], Record], text: str) -> tuple[Record | None, RecordError | None]:
    try:
        return read(text), None
    except RecordError as error:
        return None, error


def reads_or_says_why(read: Callable[[str], Record], text: str) -> None:
    record, said = outcome(read, text)
    if said is not None:
        assert said.line is not None
        assert said.code.startswith("record-")
        assert str(said)
    if record is not None:
        validate(record)
        assert read_text(write_text(record)) == record
        assert read_jsonl(write_jsonl(record)) == record


@given(st.sampled_from(TEXTS), st.lists(edits(), min_size=1, max_size=4))
def test_text(text: str, changes: list[Edit]) -> None:
    for change in changes:
        text = change(text)
    reads_or_says_why(read_text, text)


@given(st.sampled_from(JSONS), st.lists(edits(), min_size=1, max_size=4))
def test_jsonl(text: str, changes: list[Edit]) -> None:
    for change in changes:
        text = change(text)
    reads_or_says_why(read_jsonl, text)


@given(st.text(max_size=300), st.sampled_from(['[Belot "1"]\n', '{"belot":1}\n', ""]))
def test_any_text(text: str, head: str) -> None:
    reads_or_says_why(read_text, head + text)
    reads_or_says_why(read_jsonl, head + text)


@given(data=st.binary(max_size=300), suffix=st.sampled_from([".belot", ".jsonl"]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes(tmp_path: Path, data: bytes, suffix: str) -> None:
    path = tmp_path / f"any{suffix}"
    path.write_bytes(data)
    _, said = outcome(load, str(path))
    assert said is None or said.file == str(path)


@given(
    st.sampled_from(
        [
            "bela4(illegal_moves=renonce,target=200)",
            "belot2(illegal_moves=renonce,target=300)",
            "bela3(illegal_moves=renonce,target=200)",
            "bulgarian(illegal_moves=renonce,renonce_penalty=fixed_26,target=40)",
            "beloz(end_rule=ENOUGH,belote_before_play=on,target=200)",
            "bela2(seven_swap=on,target=200)",
            "belote(seven_swap=on,target=200)",
            "belote(decl_show=at_once,decl_when=with_first_card,target=200)",
        ]
    ),
    st.integers(0, 10_000),
    st.integers(1, 400),
)
def test_any_match_round_trips(rules: str, seed: int, actions: int) -> None:
    """Claims at any moment, illegal cards, and a match left at any moment."""
    match, lot = Match(RuleSet.parse(rules), seed=seed), Stream(seed_key(seed))
    while actions and not match.over:
        actions -= 1
        if match.state.phase is Phase.BETWEEN:
            match.deal()
        seat = match.state.turn if lot.below(40) else lot.below(match.state.rules.players)
        choices = legal_actions(match.view(seat)) or legal_actions(match.view(match.state.turn))
        seat = seat if legal_actions(match.view(seat)) else match.state.turn
        few = [a for a in choices if type(a).__name__ != "Claim"] if lot.below(30) else choices
        chosen = few or choices
        match.act(seat, chosen[lot.below(256) % len(chosen)])
    record = Record({"Date": "2024-05-01"}, tuple(match.log))
    assert validate(record) == match.state
    assert read_text(write_text(record)) == record
    assert read_jsonl(write_jsonl(record)) == record
