"""``belot pad``: a score sheet worked out from a file of rounds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from belot.cli.errors import FAILED, OK, Stop, about

if TYPE_CHECKING:
    from belot.cli.pad_voice import PadVoice as Voice
    from belot.pad.errors import PadError
    from belot.pad.sheet import Line, Sheet
    from belot.rules import RuleSet
    from belot.words import Words

STDIN: Final = "-"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot pad``."""
    parser.add_argument(
        "file", metavar="FILE", help="rounds as plain text, or the JSON of a pad; - reads input"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--explain", action="store_true", help="say how every deal came about")


def run(args: argparse.Namespace) -> int:
    """Read, work out and tell; 1 where a round cannot be as entered."""
    sheet = read(args.file)
    if args.json:
        from belot.inquiry import plain
        from belot.inquiry.pad_sheet import told

        whole = told(sheet, speaker=lambda rules: _voice(args.lang, sheet, rules))
        print(json.dumps(plain(whole), ensure_ascii=False, indent=2))
    else:
        print("\n".join(_told(args.lang, sheet, explain=args.explain)))
    return FAILED if any(line.state == "fault" for line in sheet.lines) else OK


def read(file: str) -> Sheet:
    """The sheet of a file; raises Stop with file, line and reason."""
    from belot.pad.errors import PadError
    from belot.pad.files import read_file
    from belot.pad.ledger import Ledger
    from belot.pad.pad import pad_of
    from belot.pad.sheet import sheet_of
    from belot.rules import RuleSetError

    try:
        text = sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise about(file, "file-missing") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(f"{file}: {error}") from None
    try:
        return sheet_of(pad_of(Ledger(read_file(text))))
    except PadError as error:
        raise _no_pad(file, error) from None
    except RuleSetError as error:
        raise Stop(f"{file}: {error}") from None


def _no_pad(file: str, error: PadError) -> Stop:
    """What is wrong with a file, and in which line; details are in English."""

    def say(words: Words) -> str:
        if words.lang == "en":
            return f"{file}: {error}"
        reason = words(f"refusal-{error.code}")
        line = error.place.removeprefix("line ")
        if line.isdecimal():
            return words("error-line", file=file, line=line, reason=reason)
        return words("error-file", file=file, reason=reason)

    return Stop(say)


def _voice(lang: str, sheet: Sheet, rules: RuleSet) -> Voice:
    from belot.cli.pad_voice import PadVoice
    from belot.cli.voice import words_for

    names = tuple(name or str(seat + 1) for seat, name in enumerate(sheet.pad.names))
    return PadVoice(words_for(lang, rules), rules, names, sheet.pad.teams)


# --- told ---


def _told(lang: str, sheet: Sheet, *, explain: bool) -> Iterator[str]:
    from belot.inquiry import pad_story

    rules = sheet.pad.opened
    yield from _table(lang, sheet)
    for line in sheet.lines:
        v = _voice(lang, sheet, line.placed.rules)
        said = [pad_story.fault(v, fault) for fault in line.checked.faults]
        if line.placed.rules != rules:
            rules = line.placed.rules
            said.insert(0, v("pad-cli-rules", rules=rules.name))
        said += _conflict(v, line)
        said += _explained(v, line) if explain else []
        if said:
            yield from ("", _number(v, line), *(f"  {sentence}" for sentence in said))
    yield ""
    yield from _end(_voice(lang, sheet, sheet.pad.rules), sheet)


def _explained(v: Voice, line: Line) -> list[str]:
    """A deal from the points of each side to what is written."""
    from belot.inquiry import pad_story
    from belot.protocol.sheet import side_line

    first, *rest = pad_story.story(v, line) or ("",)
    if line.score is None or line.placed.entry.tens:
        return [first, *rest] if first else []
    return [first, *(side_line(v, line.score, side) for side in v.sides()), *rest]


def _number(v: Voice, line: Line) -> str:
    return f"{v('pad-cli-deal')} {line.number}" if line.number else v("pad-state-correction")


def _conflict(v: Voice, line: Line) -> list[str]:
    names = [rival.version.by or rival.op for rival in line.placed.rivals]
    if len(names) < 2:
        return []
    return [v("pad-cli-conflict", player=names[0], other=names[1])]


def _end(v: Voice, sheet: Sheet) -> Iterator[str]:
    """How the match stands: why it is over, or who deals and what everybody lacks."""
    from belot.inquiry import pad_story
    from belot.pad.outlook import reaches, to_go

    now = sheet.now
    yield from pad_story.ends(v, now)
    rows = zip(v.sides(), reaches(v.rules, now), to_go(v.rules, now), strict=True)
    yield from (pad_story.reach(v, side, what, missing) for side, what, missing in rows)
    if now.hung and not now.verdict.over:
        yield v("hung-now", n=now.hung)
    if not now.verdict.over:
        yield v("pad-cli-next", player=v.name(now.dealer))


# --- the table ---


def _table(lang: str, sheet: Sheet) -> list[str]:
    """The sheet: a line a round, two columns a side."""
    v = _voice(lang, sheet, sheet.pad.rules)
    keys = ("deal", "dealer", "caller", "contract")
    sides = [name for side in v.sides() for name in ("", v.side(side))]
    rows = [[*(v(f"pad-cli-{key}") for key in keys), *sides, v("pad-cli-hung")]]
    if any(sheet.start.totals):
        rows.append(["", "", "", "", *_pairs(None, sheet.start.totals), str(sheet.start.hung)])
    rows += [_row(_voice(lang, sheet, line.placed.rules), line) for line in sheet.lines]
    if not any(line.after.hung for line in sheet.lines) and not sheet.start.hung:
        rows = [row[:-1] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_cells(row, widths)).rstrip() for row in rows]


def _row(v: Voice, line: Line) -> list[str]:
    entry = line.placed.entry
    taker = "" if entry.taker is None else v.side(entry.taker)
    result = line.score.result.value if line.score else line.state
    what = "" if result == "made" else v(f"pad-state-{result}")
    bid = "" if entry.bid is None else v("pad-bid", bid=entry.bid)
    contract = "" if entry.contract is None else v("contract", contract=entry.contract)
    return [
        str(line.number or ""),
        v.name(line.dealer) if line.number else "",
        taker,
        ", ".join(filter(None, (f"{bid} {contract}".strip(), what))),
        *(_pairs(line.written if line.counts else None, line.after.totals)),
        str(line.after.hung or ""),
    ]


def _pairs(written: tuple[int, ...] | None, totals: tuple[int, ...]) -> Iterator[str]:
    for side, total in enumerate(totals):
        yield "" if written is None else f"{written[side]:+}"
        yield str(total)


def _cells(row: list[str], widths: list[int]) -> list[str]:
    """Words to the left, numbers to the right."""
    return [
        cell.ljust(width) if 0 < place < 4 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
