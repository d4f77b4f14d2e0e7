"""The questions a client asks about a pad, and that every sentence of the answers can be said."""

from __future__ import annotations

import re
from typing import Any

import pytest

from belot.cli.pad_voice import PadVoice
from belot.cli.voice import words_for
from belot.inquiry import InquiryError, inquire, plain
from belot.inquiry.pad_sheet import shape
from belot.pad.entry import Entry
from belot.pad.reading import to_json
from belot.protocol.teller import BEGIN, END, PART
from belot.rules import PRESETS, Match, RuleSet, open_match
from belot.words import LANGUAGES
from tests.pad.cases import Case, arguments, operations
from tests.pad.devices import Device, deal, wander
from tests.properties.strategies import play_on

MARK = re.compile(f"{BEGIN}([^{BEGIN}{END}]*){END}")


def ask(question: str, **data: Any) -> Any:
    return inquire("pad", question, data)


def ops(device: Device) -> list[dict[str, Any]]:
    return [to_json(o) for o in device.ledger.operations]


# --- sentences ---


def spoken(voice: PadVoice, text: str) -> str:
    """What a client makes of a marked text."""

    def one(match: re.Match[str]) -> str:
        key, *parts = match[1].split(PART)
        values = dict(part.split("=", 1) for part in parts)
        numbers: dict[str, Any] = {
            k: int(n) if re.fullmatch(r"-?\d+", n) else n for k, n in values.items()
        }
        return voice.side(int(values["n"])) if key == "@side" else voice(key, **numbers)

    while BEGIN in text:
        text = MARK.sub(one, text)
    return text


def lines(answer: Any) -> list[str]:
    """All marked texts of an answer."""
    if isinstance(answer, dict):
        return [line for inner in answer.values() for line in lines(inner)]
    if isinstance(answer, list):
        return [line for inner in answer for line in lines(inner)]
    return [answer] if isinstance(answer, str) and BEGIN in answer else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    for case in arguments():
        rules = RuleSet.parse(case["rules"])
        words = type(words_for(lang, rules)).load(
            lang, theme=words_for(lang, rules).theme, strict=True
        )
        voice = PadVoice(words, rules, "ABCD"[: rules.players], ())
        ledger = operations(case)
        sheet = ask("sheet", ops=ledger)
        preview = ask("preview", ops=ledger[:-1], entry=case["entry"])
        marked = lines(sheet) + lines(preview)
        assert marked
        for line in marked:
            assert BEGIN not in spoken(voice, line)


def story(case_id: str) -> list[str]:
    """How an argument is explained, in English."""
    case: Case = next(case for case in arguments() if case["id"] == case_id)
    rules = RuleSet.parse(case["rules"])
    voice = PadVoice(words_for("en", rules), rules, "ABCD"[: rules.players], ("Us", "Them"))
    line = ask("sheet", ops=operations(case))["rounds"][-1]
    return [spoken(voice, text) for text in (*line["story"], *line["ending"]["lines"])]


def test_an_argument_is_explained() -> None:
    assert story("stiglja-with-the-others-declarations") == [
        "Trump: hearts. Caller: Us.",
        "All tricks, declarations and bela too: Us.",
        "Us: more than 151 needed, 302 taken.",
        "Made: Us 302, Them 0.",
    ]
    assert story("over-but-not-passed")[-1] == (
        "Us: 1042, but 62 of 162 in this deal, more than 81 needed. Play on."
    )
    assert story("renonce-26")[1:] == ["Revoke, Us: Them +26, nothing else is written."]
    assert story("tens-fallen")[1:] == ["Fallen: Us."]


# --- the sheet ---


def test_the_preview_counts_what_is_missing_and_what_is_over() -> None:
    pad = Device("ana")
    pad.open()
    empty = ask("preview", ops=ops(pad), entry={})
    assert (empty["ready"], empty["missing"]) == (False, ["taker", "points"])
    short = ask("preview", ops=ops(pad), entry={"taker": 0, "contract": "H", "points": [80]})
    assert (short["ready"], short["margin"], short["points"]) == (True, -2, [80, 82])
    begun = ask("preview", ops=ops(pad), entry={"taker": 0, "contract": "H", "open": True})
    assert (begun["ready"], begun["written"]) == (True, [0, 0])


def test_a_suit_is_asked_for_where_something_hangs_on_it() -> None:
    """Bela plays suits alone, and each is worth 162; Bulgarian No Trumps are worth 130."""
    pad, other = Device("ana"), Device("eva")
    pad.open("bela4")
    other.open("bulgarian")
    entry = {"taker": 0, "points": [98]}
    plain_one = ask("preview", ops=ops(pad), entry=entry)
    assert (plain_one["ready"], plain_one["points"]) == (True, [98, 64])
    rules = RuleSet.preset("bela4")
    voice = PadVoice(words_for("en", rules), rules, "ABCD", ("Us", "Them"))
    doubling = Device("iva")
    doubling.open("contree")
    doubled = ask("preview", ops=ops(doubling), entry=entry | {"multiplier": 2, "bid": "90"})
    assert spoken(voice, plain_one["story"][0]) == "Caller: Us."
    assert spoken(voice, doubled["story"][0]) == "Caller: Us. Bid: 90. Doubled: ×2."
    unknown = ask("preview", ops=ops(other), entry=entry)
    assert (unknown["ready"], unknown["missing"]) == (False, ["contract"])
    forms = {name: ask("form", rules=name) for name in ("bela4", "bela3", "belote", "bulgarian")}
    assert [form["suits_alike"] for form in forms.values()] == [True, True, True, False]
    assert [form["theme"] for form in forms.values()] == ["bela", "bela", "cards", "cards"]
    for faulty in ({"points": [163]}, {"points": [98], "belote": [1, 1]}):
        assert ask("preview", ops=ops(pad), entry=entry | faulty)["faults"]


def test_the_preview_stands_in_its_place() -> None:
    pad = Device("ana")
    pad.open("belote")
    first = pad.round(deal(81))
    pad.round(deal(100))
    entry = {"taker": 0, "contract": "S", "points": [90]}
    at_the_end = ask("preview", ops=ops(pad), entry=entry)
    between = ask("preview", ops=ops(pad), entry=entry, after=first)
    before = ask("preview", ops=ops(pad), entry=entry, after=None)
    instead = ask("preview", ops=ops(pad), entry=entry, round=first)
    assert at_the_end["totals"] == [181 + 90, 81 + 62 + 72]
    assert between["totals"] == [90 + 81, 81 + 72]  # the litige is paid here
    assert before["totals"] == instead["totals"] == [90, 72]
    with pytest.raises(InquiryError, match="round of this pad"):
        ask("preview", ops=ops(pad), entry=entry, round="ana.99")
    with pytest.raises(InquiryError, match="round of this pad"):
        ask("preview", ops=ops(pad), entry=entry, after="ana.99")


def test_a_conflict_shows_all_versions_with_their_scores() -> None:
    one, other = Device("ana"), Device("ivo")
    one.open()
    one.meet(other)
    one.round(deal(100))
    other.round(deal(80))
    one.meet(other)
    sheet = ask("sheet", ops=ops(one))
    assert sheet["conflicts"] == 1
    versions = sheet["rounds"][0]["conflict"]
    assert [v["written"] for v in versions] == [[100, 62], [0, 162]]
    assert [v["counts"] for v in versions] == [True, False]


def test_a_change_of_rules_is_noted() -> None:
    pad = Device("ana")
    pad.open()
    first = pad.round(deal(100))
    pad.round(deal(100))
    pad.rules("bela4(target=701)", after=first)
    sheet = ask("sheet", ops=ops(pad))
    assert (sheet["opened"], sheet["rules"], sheet["target"]) == ("bela4", "bela4(target=701)", 701)
    (change,) = sheet["changes"]
    assert (change["after"], change["number"]) == (first, 2)
    assert change["options"] == {"target": ["1001", "701"]}
    assert [r["rules"] for r in sheet["rounds"]] == [None, "bela4(target=701)"]
    assert sheet["undo"]["of"] == change["op"]


def test_the_race_and_the_way_to_the_target() -> None:
    pad = Device("ana")
    pad.open()
    pad.round(deal(100))
    pad.round(deal(90))
    sheet = ask("sheet", ops=ops(pad))
    assert sheet["race"] == [[0, 0], [100, 62], [190, 134]]
    assert [side["to_go"] for side in sheet["sides"]] == [811, 867]
    assert sheet["clock"] == 4
    assert sheet["heads"] == ["ana.3"]


# --- the form ---


@pytest.mark.parametrize("preset", PRESETS)
def test_the_form_of_every_preset(preset: str) -> None:
    form, rules = ask("form", rules=preset), RuleSet.preset(preset)
    assert len(form["contracts"]) == (4 if rules.contracts == "suits" else 6)
    assert bool(form["bids"]) == rules.bids_numbers
    assert form["whole"] == (rules.players == 4)
    assert form["one_side"] == (rules.players == 4)
    assert form["last_switch"] != preset.startswith("bela")
    assert form["tens"] == preset.startswith("bulgarian")
    assert form["target"] == rules.target


def test_the_form_in_numbers() -> None:
    assert ask("form", rules="beloz")["in_play"] == dict.fromkeys("CDHS", 163)
    bulgarian = ask("form", rules="bulgarian")
    assert bulgarian["in_play"] == {**dict.fromkeys("CDHS", 162), "NT": 130, "AT": 258}
    assert bulgarian["multipliers"] == [1, 2, 4]
    assert bulgarian["belotes"]["AT"] == 4
    assert (bulgarian["renonce"], bulgarian["eight"]) == ("fixed", False)
    assert ask("form", rules="bela3")["renonce"] == "own"
    assert ask("form", rules="bela4(end_rule=ENOUGH)")["stop"]
    assert ask("form", rules="belote_ffb")["values"] == []


def test_a_pile_is_counted() -> None:
    pile = ask("count", rules="bela4", contract="H", cards="JH 9H AS 7C")
    assert (pile["points"], pile["cards"], pile["each"]["JS"]) == (20 + 14 + 11, 4, 2)
    assert ask("count", rules="beloz", contract="H", cards="9H")["points"] == 15
    assert ask("count", rules="bulgarian", contract="NT", cards="JH")["points"] == 2
    with pytest.raises(InquiryError):
        ask("count", rules="bela4", contract="H", cards="XX")


# --- files, tables ---


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_exported_reads_back(form: str, seed: int) -> None:
    pad = wander(seed, steps=25)[0]
    file = ask("export", ops=ops(pad), form=form)
    again = ask("read", text=file["text"], device="new")["ops"]
    assert ask("sheet", ops=again)["totals"] == list(pad.totals)
    assert file["name"].startswith("belot-pad.")


def test_other_forms_and_files_are_refused() -> None:
    with pytest.raises(InquiryError, match="form"):
        ask("export", ops=ops(wander(1)[0]), form="pdf")
    for text, code in (
        ("A H 98-64", "pad-unopened"),
        ("Belot pad 1\nRules: bela4\n\nA H 98/", "pad-line"),
    ):
        with pytest.raises(InquiryError) as told:
            ask("read", text=text)
        assert told.value.code == code


def test_a_match_goes_on_at_a_table() -> None:
    pad = Device("ana")
    pad.open("belote")
    pad.round(deal(81))
    stand = ask("continue", ops=ops(pad))
    assert stand == {
        "rules": "belote",
        "names": ["A", "B", "C", "D"],
        "teams": [],
        "dealer": 1,
        "totals": [0, 81],
        "hung": 81,
    }
    rules, totals = RuleSet.parse(stand["rules"]), tuple(stand["totals"])
    state, _ = open_match(rules, b"k", dealer=stand["dealer"], totals=totals, hung=stand["hung"])
    assert (state.standing.totals, state.standing.hung) == (totals, 81)


def test_penalties_are_carried_to_the_table_and_back() -> None:
    pad = Device("ana")
    pad.open("bela4")
    pad.round(Entry(kind="correction", penalty=(-120, 0)))
    pad.round(deal(100))
    stand = ask("continue", ops=ops(pad))
    assert stand["totals"] == [-20, 62]
    rules, totals = RuleSet.parse(stand["rules"]), tuple(stand["totals"])
    state, _ = open_match(rules, b"k", dealer=stand["dealer"], totals=totals)
    assert state.standing.totals == (-20, 62)
    back = ask("taken", rules="bela4", names=list("ABCD"), dealer=2, totals=stand["totals"])["ops"]
    assert ask("sheet", ops=back)["totals"] == [-20, 62]
    written = ask("export", ops=back, form="text")["text"]
    assert "From: -20 62" in written
    again = ask("read", text=written)["ops"]
    assert ask("sheet", ops=again)["totals"] == [-20, 62]


def test_a_match_that_is_over_does_not_go_on() -> None:
    pad = Device("ana")
    pad.open("bela4(target=90)")
    pad.round(deal(100))
    with pytest.raises(InquiryError) as told:
        ask("continue", ops=ops(pad))
    assert told.value.code == "match-over"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_a_table_comes_to_the_pad(preset: str) -> None:
    match = Match(RuleSet.preset(preset), seed=4)
    play_on(match, 4, 6)
    standing, rules = match.state.standing, match.state.rules
    if match.state.board.eight >= 0:
        return
    taken = ask(
        "taken",
        rules=rules.name,
        names=["A", "B", "C", "D"][: rules.players],
        dealer=standing.dealer,
        scores=[plain(shape(score)) for score in standing.scores],
    )["ops"]
    sheet = ask("sheet", ops=taken)
    assert (sheet["totals"], sheet["hung"]) == (list(standing.totals), standing.hung)
    assert (sheet["dealer"], sheet["ending"]["winner"]) == (
        standing.dealer,
        standing.verdict.winner,
    )


@pytest.mark.parametrize(
    "scores",
    [None, [{}], [[]], [{"cards": [1]}], [{"contract": "H", "result": "won"}]],
)
def test_scores_that_are_none_are_refused(scores: Any) -> None:
    with pytest.raises(InquiryError):
        ask("taken", rules="bela4", names=["A", "B", "C", "D"], dealer=0, scores=scores)
