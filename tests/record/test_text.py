"""The text notation: written, read, and what is wrong with it named by line."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from belot.record import (
    Record,
    RecordCode,
    RecordError,
    read_jsonl,
    read_text,
    write_jsonl,
    write_text,
)
from belot.rules import Match, RuleSet, replay
from belot.rules import events as ev
from belot.rules.options import Shuffle
from tests.golden import make

GOOD = (make.HERE / "belote.belot").read_text("utf-8")
GOLDEN = sorted(make.HERE.glob("*.belot"))

HAND = """\
[Belot "1"]
[Rules "bela4"]
[Dealer "P3"]
"""


def test_totals_below_nothing_are_told_by_both_formats() -> None:
    """Penalties of a score pad from which the match went on."""
    match = Match(RuleSet.preset("belote"), seed=1, dealer=0, totals=(-20, 411))
    match.deal()
    record = Record({}, tuple(match.log))
    assert '[Totals "-20 411"]' in write_text(record)
    assert read_text(write_text(record)) == record
    assert read_jsonl(write_jsonl(record)) == record
    assert error_of(write_text(record).replace("-20", "--20")).code == RecordCode.MISMATCH


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_text(text, file="a.belot")
    assert caught.value.file == "a.belot"
    return caught.value


def line_of(text: str, part: str, times: int = 1) -> int:
    found = [n for n, line in enumerate(text.splitlines(), 1) if line.startswith(part)]
    return found[times - 1]


def without(name: str, times: int = 1) -> str:
    lines = GOOD.splitlines(keepends=True)
    del lines[line_of(GOOD, name, times) - 1]
    return "".join(lines)


def doubled(name: str) -> str:
    return re.sub(rf"(?m)^({name}.*\n)", r"\1\1", GOOD, count=1)


def swapped(one: str, other: str) -> str:
    lines = GOOD.splitlines(keepends=True)
    a, b = line_of(GOOD, one) - 1, line_of(GOOD, other) - 1
    lines[a], lines[b] = lines[b], lines[a]
    return "".join(lines)


def changed(old: str, new: str) -> str:
    found = re.sub(old, new, GOOD, count=1, flags=re.M)
    assert found != GOOD
    return found


FAULTS = [
    # text, code, part of the reason
    (lambda: "", "truncated", "nothing in it"),
    (lambda: "\n ; only a comment\n", "truncated", "nothing in it"),
    (lambda: "hello\n", "foreign", 'begin with [Belot "1"]'),
    (lambda: '[Event "?"]\n[Site "?"]\n1. e4 e5\n', "foreign", 'begin with [Belot "1"]'),
    (lambda: '{"belot":1}\n', "foreign", 'begin with [Belot "1"]'),
    (lambda: GOOD.replace('[Belot "1"]', '[Belot "4"]'), "version", "'4'"),
    (lambda: GOOD.replace("\nEnd P", "\n"), "truncated", "breaks off"),
    (lambda: changed("^Trick ", "Truck "), "foreign", "no line begins with 'Truck'"),
    (lambda: GOOD[: GOOD.index('Ana"')], "truncated", "the end mark is missing"),
    (lambda: GOOD[: GOOD.index("Award") + 3], "truncated", "breaks off"),
    (lambda: without("End"), "truncated", "the end mark is missing"),
    (lambda: GOOD[: len(GOOD) // 2], "truncated", "the end mark is missing"),
    (lambda: GOOD + "Deal 9\n", "foreign", "something follows the end"),
    (lambda: GOOD + GOOD, "order", "tags stand before"),
    (lambda: without("[Rules"), "truncated", "Rules is missing"),
    (lambda: doubled(r"\[Rules"), "duplicate", "tag Rules twice"),
    (lambda: changed(r"\[Rules \"belote", '[Rules "belotte'), "mismatch", "did you mean"),
    (lambda: changed(r"^\[Dealer.*", '[Dealer "P9"]'), "mismatch", "not a seat"),
    (lambda: changed(r"^\[Result.*", '[Result "*"]'), "mismatch", "the rules say"),
    (lambda: changed(r"^\[Event.*", "[Event none]"), "foreign", "not a tag"),
    (lambda: changed(r"^\[Event.*", '[Event "\\\\x"]'), "foreign", "proper value"),
    (lambda: changed(r"^\[Event", "[event"), "foreign", "name of a tag"),
    (lambda: doubled("Deal "), "truncated", "neither a pack nor hands"),
    (lambda: changed(r"^Trick    8(.*\n)*?\n", "\n"), "truncated", "deal 1 is not finished"),
    (lambda: changed("^Deal     2", "Deal     1"), "duplicate", "deal 2 is due"),
    (lambda: changed("^Deal     2", "Deal     3"), "order", "deal 2 is due"),
    (lambda: changed("^Deal     2", "Deal     two"), "mismatch", "not a deal"),
    (lambda: changed(r"^Pack     (\w\w) (\w\w)", r"Pack     \1 \1"), "duplicate", "twice"),
    (lambda: changed(r"^Pack     (\w\w) (\w\w)", r"Pack     \1"), "mismatch", "32 cards"),
    (lambda: changed(r"^Pack .*", "Pack " + "7H " * 80_000), "mismatch", "more cards than"),
    (lambda: GOOD + "\n" * 500_000, "foreign", "more than 400000 lines"),
    (lambda: GOOD + "x" * 300_000, "foreign", "too long"),
    (
        lambda: changed(r"^(Deal     2.*\nPack    ) (\w\w) (\w\w)", r"\1 \3 \2"),
        "mismatch",
        "gathered",
    ),
    (lambda: changed(r"^Pack     (\w\w) (.*) (\w\w)", r"Pack     \3 \2 \1"), "mismatch", "says"),
    (lambda: without("Cut"), "order", "wrong-phase"),
    (lambda: without("Packets"), "order", "Hand: nothing of it has happened"),
    (lambda: doubled("Cut"), "duplicate", "Cut twice"),
    (lambda: changed(r"^(Cut      P\d) \d+", r"\1 tap"), "mismatch", "cut-range"),
    (lambda: changed(r"^(Packets  P\d) \d+", r"\1 3"), "mismatch", "packets-unknown"),
    (lambda: changed(r"-> 3\+2|-> 2\+3", "-> 4+1"), "mismatch", "the record says '4+1'"),
    (lambda: swapped("Turned", "Auction"), "order", "Turned belongs before Auction"),
    (lambda: changed(r"^Turned   (\w)\w", r"Turned   \1X"), "mismatch", "no such card"),
    (lambda: changed(r"^Auction  P(\d) pass", "Auction  P9 pass"), "mismatch", "not a seat"),
    (lambda: changed(r"^Auction  P\d pass, ", "Auction  "), "order", "not-your-turn"),
    (lambda: changed(r"^Auction  (P\d) pass", r"Auction  \1 double"), "mismatch", "double-nothing"),
    (lambda: changed(r"^Auction  (P\d) pass", r"Auction  \1 passes"), "mismatch", "no such call"),
    (lambda: without("Auction"), "order", "wrong-phase"),
    (lambda: doubled("Auction"), "order", "wrong-phase"),
    (lambda: without("Trick    3"), "order", "trick 4 where trick 3 is due"),
    (lambda: doubled("Trick    3"), "duplicate", "trick 3 where trick 4 is due"),
    (lambda: swapped("Trick    3", "Trick    4"), "order", "trick 4 where trick 3 is due"),
    (lambda: changed(r"^(Trick    2 .*?) \w\w  ->", r"\1  ->"), "mismatch", "rules say 'nothing'"),
    (lambda: changed(r"^(Trick    2 .*?) \w\w  -> .*", r"\1"), "truncated", "trick 2 is not"),
    (lambda: changed(r"^(Trick    2 .*) (\w\w)  ->", r"\1 \2 \2  ->"), "mismatch", "more cards"),
    (lambda: changed(r"^(Trick    2 P\d: \w\w).*", r"\1 ("), "mismatch", "not a card"),
    (lambda: changed(r"^(Trick    2 .*-> P\d )\d+", r"\g<1>99"), "mismatch", "the rules say"),
    (lambda: changed(r"^(Trick    2 P\d: )(\w\w) ", r"\1\2 (belote) "), "mismatch", "belote"),
    (lambda: changed(r"^(Trick    2) P\d", r"\1 P7"), "mismatch", "not a seat"),
    (lambda: changed(r"^Trick    2", "Trick"), "mismatch", "not a trick"),
    (lambda: changed(r"^Points.*", "Points 1 2"), "mismatch", "the record says '1 2'"),
    (lambda: doubled("Points"), "duplicate", "Points twice"),
    (lambda: swapped("Points", "Written"), "order", "belongs before"),
    (lambda: swapped("Score", "Trick    8"), "order", "Trick belongs before Score"),
    (lambda: changed(r"^Trick    8.*\n", ""), "order", "nothing of it has happened"),
    (lambda: changed(r"^End .*", "End *"), "mismatch", "the record says '*'"),
    (lambda: changed(r"  -> .* wins, \w+", "  ->"), "truncated", "nothing follows"),
    (lambda: changed(r"^Shown .*", "Shown    nothing"), "mismatch", "the rules say"),
    (lambda: changed(r"^Trick    1", "Claim    P0 7H\nTrick    1"), "mismatch", "claim-off"),
    (
        lambda: changed(r"^Trick    1", "Swap     P0 maybe\nTrick    1"),
        "mismatch",
        "neither yes nor no",
    ),
    (lambda: changed(r"^Trick    1", "Away     P0 7H 8H\nTrick    1"), "order", "wrong-phase"),
    (lambda: changed(r"^Trick    1", "Announce P0 none\nTrick    1"), "order", "wrong-phase"),
    (lambda: changed(r"^Trick    1", "Eight    P0 H\nTrick    1"), "order", "nothing of it"),
    (lambda: changed(r"^Trick    1", "Accept   P0\nTrick    1"), "order", "wrong-phase"),
    (lambda: changed(r"^Trick    1", "Draw     P0 7H\nTrick    1"), "order", "Draw stands here"),
    (lambda: changed(r"^Draw .*\n", ""), "", ""),
    (lambda: changed(r"^Draw     P0 \w\w", "Draw     P2 7H"), "mismatch", "the draw is between"),
]


@pytest.mark.parametrize(
    ("text", "code", "reason"), FAULTS, ids=[f"{n}-{f[1]}" for n, f in enumerate(FAULTS)]
)
def test_faults_are_named(text: Callable[[], str], code: str, reason: str) -> None:
    if not code:
        read_text(text())
        return
    error = error_of(text())
    assert (error.code, reason in error.reason) == (f"record-{code}", True), error
    assert error.line is not None
    assert str(error).startswith(f"a.belot:{error.line}: ")


def test_the_line_is_the_line() -> None:
    assert error_of(changed(r"^Points.*", "Points 1 2")).line == line_of(GOOD, "Points")
    assert error_of(without("Trick    3")).line == line_of(GOOD, "Trick    3")
    hand = changed(r"^(Hand     P2 .*\|) \w\w", r"\1 7C 8C")
    assert error_of(hand).line == line_of(GOOD, "Hand     P2")


def test_layout_is_free() -> None:
    loose = re.sub(r"(?m)^(\w+) +", r"  \1:\t ", GOOD.partition("\n\n")[2])
    loose = loose.replace("\n", " ; a comment\r\n\r\n").replace("TH", "10h").lower()
    loose = loose.replace("  -> ", "->").replace("nothing", "nothing")
    head = GOOD.partition("\n\n")[0].replace("\n", " ; as it was\r")
    derived = re.compile(r"(?m)^ *(shown|turned).*$")  # cards are compared as they are written
    text = "\ufeff" + head + "\r\n" + derived.sub("", loose)
    assert read_text(text) == read_text(GOOD)


def test_suits_can_be_signs() -> None:
    signs = str.maketrans("CDHS", "♣♦♥♠")
    body = re.sub(r"\b[789TJQKA][CDHS]\b", lambda card: card[0].translate(signs), GOOD)
    assert body != GOOD
    assert read_text(body) == read_text(GOOD)


def test_what_follows_may_be_left_out() -> None:
    derived = "Hand Turned Shown Score Cards Last Capot Declarations Belote Points Award Received"
    names = "|".join([*derived.split(), "Written", "Hanging", "Match", r"\[Result", r"\[Dealer"])
    short = re.sub(rf"(?m)^(({names}).*\n)", "", GOOD)
    short = re.sub(r"(?m)  -> .*$", "", short)
    assert len(short) < len(GOOD)
    dealer = re.search(r"\[Dealer .*\n", GOOD)
    assert dealer
    text = short.replace("\n\n", f"\n{dealer[0]}\n", 1)
    assert read_text(text) == read_text(GOOD)


def test_unknown_tags_are_kept() -> None:
    tags = {"Kiosk": 'a "quoted" \\ ; ] line', "Date": "2024-05-01", "X_1": "é\n\t\u2028"}
    record = read_text(GOOD)
    with_tags = Record({**record.tags, **tags}, record.events)
    assert read_text(write_text(with_tags)) == with_tags
    assert list(read_text(write_text(with_tags)).tags) == [*record.tags, *tags]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_hands_are_enough(path: object) -> None:
    """Without packs, the same hands come from the packs that are made of them."""
    text = (make.HERE / f"{getattr(path, 'name', '')}").read_text("utf-8")
    record = read_text(text)
    if record.rules.shuffle is Shuffle.FIRST_DEAL_ONLY and "secret" not in text:
        assert read_text(re.sub(r"(?m)^(Deal     [2-9].*\n)Pack.*\n", r"\1", text)) == record
        text = text.partition("\nDeal     2")[0]
        text = re.sub(r'\[Result ".*', '[Result "*"]', text) + "\nEnd *\n"
        record = read_text(text)
    without_packs = read_text(re.sub(r"(?m)^Pack.*\n", "", text))
    hands_only = read_text(re.sub(r"(?m)^(Pack|Cut|Packets).*\n", "", text))
    for read in (without_packs, hands_only):
        assert played(read) == played(record)
        assert replay(read.events).standing == replay(record.events).standing


def played(record: Record) -> list[object]:
    """The events that do not tell how the cards came to lie in the pack."""
    pack = (ev.DealOpened, ev.PackCut, ev.PacketsChosen)
    return [event for event in record.events if not isinstance(event, pack)]


HANDS = """\
Deal 1
Hand P0  7H 8H 9H TH JH QH | KC AC
Hand P1  7C 8C 9C TC JC QC | KH AH
Hand P2  7D 8D 9D TD JD QD | KS AS
Hand P3  7S 8S 9S TS JS QS | KD AD
Turned AD
Auction P0 take -> D by P0
End *
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "reason"),
    [
        ("Hand P1  7C 8C", "Hand P1  7C", "mismatch", "5 cards where 6 belong"),
        ("Hand P1  7C 8C", "Hand P1  7C 7H", "duplicate", "7H lies elsewhere"),
        ("Hand P1", "Hand P2", "duplicate", "no hand for P2"),
        ("| KC AC", "| KC KH", "duplicate", "KH lies elsewhere"),
        ("| KC AC", "| KC", "mismatch", "the later cards of P0: 1 cards where 2 belong"),
        ("Turned AD\n", "", "truncated", "the turned card is not told"),
        ("Hand P3  7S 8S 9S TS JS QS | KD AD\n", "", "mismatch", "0 cards where 6 belong"),
        ("P0 take", "P0 S", "mismatch", "call-unknown"),
        ("Deal 1\n", "Deal 1\nPackets P3 2\n", "mismatch", "1 choices of packets"),
        ("Deal 1\n", "Deal 1 dealer P1\n", "mismatch", "P1 deals, the rules say P3"),
        ("Deal 1\n", "Deal 1\nCut P2 33\n", "mismatch", "cut-range"),
        ("Hand P0", "Hand", "mismatch", "not a seat"),
    ],
)
def test_hands_that_cannot_be(old: str, new: str, code: str, reason: str) -> None:
    read_text(HAND + HANDS)
    error = error_of(HAND + HANDS.replace(old, new))
    assert (error.code, reason in error.reason) == (f"record-{code}", True), error


def test_neither_pack_nor_hands() -> None:
    assert error_of(HAND + "Deal 1\nEnd *\n").code is RecordCode.TRUNCATED


def test_nothing_played_yet() -> None:
    record = read_text(HAND + "End *\n")
    assert len(record.events) == 2
    assert not record.finished
    assert read_text(write_text(record)) == record


def test_a_record_that_is_not_valid_is_not_written() -> None:
    record = read_text(GOOD)
    with pytest.raises(RecordError):
        write_text(Record({}, record.events[:-1]))
    with pytest.raises(RecordError):
        write_text(Record({}, ()))
    hidden = tuple(e for e in (ev.seen_by(e, 0) for e in record.events) if e is not None)
    with pytest.raises(RecordError):
        write_text(Record({}, hidden))


@pytest.mark.parametrize(
    "tags",
    [{"lower": "x"}, {"Rules": "x"}, {"Date": "\ud800"}, {"A": "x" * 501}, {"": "x"}, {"A": 1}],
)
def test_tags_that_cannot_be(tags: dict[str, str]) -> None:
    with pytest.raises(RecordError):
        Record(tags, ())


def test_rules_are_the_match() -> None:
    assert read_text(GOOD).rules == RuleSet.parse("belote(target=501)")
    with pytest.raises(RecordError):
        _ = Record({}, ()).rules
