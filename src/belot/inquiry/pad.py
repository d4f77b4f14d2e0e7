"""Questions about a score pad: topic ``pad`` (docs/pad.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from belot.inquiry import pad_sheet, pad_story
from belot.inquiry.errors import InquiryError
from belot.inquiry.pad_form import count, form
from belot.inquiry.pad_shapes import PadContinued, PadFile, PadPreview, PadSheet
from belot.inquiry.pad_taken import taken
from belot.inquiry.reading import Fields, text, wrong
from belot.pad.errors import PadError
from belot.pad.files import read_file, write_csv, write_json
from belot.pad.ledger import Ledger
from belot.pad.operations import EditOp, RoundOp
from belot.pad.pad import Pad, pad_of
from belot.pad.reading import read_entry, read_operations, to_json
from belot.pad.sheet import Line, Sheet, sheet_of
from belot.pad.text import write_text

LONGEST_FILE: Final = 4_000_000


def _pad(data: Fields) -> Pad:
    return pad_of(Ledger(read_operations(data.get("ops"))))


def _device(data: Fields) -> str:
    return text(data, "device", "file", longest=40)


# --- the sheet ---


def _sheet(data: Fields) -> PadSheet:
    device = None if data.get("device") is None else _device(data)
    return pad_sheet.told(sheet_of(_pad(data)), device)


def _preview(data: Fields) -> PadPreview:
    line = _entered(data)
    rules, entry, score = line.placed.rules, line.placed.entry, line.score
    faults, v = line.checked.faults, pad_story.marks(rules)
    return PadPreview(
        ready=not faults and (entry.open or not line.checked.missing),
        faults=pad_sheet.faults(v, line),
        missing=line.checked.missing,
        points=line.checked.points,
        margin=pad_story.margin(rules, entry, score) if score else None,
        line=pad_story.judged(v, entry, score) if score else "",
        tariff="" if faults else pad_story.tariff(v, line),
        story=pad_story.story(v, line),
        score=pad_sheet.shape(score),
        written=line.written,
        totals=line.after.totals,
        hung=line.after.hung,
        ending=pad_sheet.ending(v, line.after),
    )


def _entered(data: Fields) -> Line:
    """The line that an entry would make: in place of a round, after one, or at the end."""
    ledger = Ledger(read_operations(data.get("ops")))
    entry, round_ = read_entry(data.get("entry")), data.get("round")
    stamp: dict[str, Any] = {"id": "preview.1", "at": ledger.clock, "seen": ledger.heads}
    if round_ is None:
        after = _after(data, ledger)
        added = Ledger((*ledger.operations, RoundOp(after=after, entry=entry, **stamp)))
        round_ = "preview.1"
    else:
        round_ = text(data, "round", longest=60)
        added = Ledger((*ledger.operations, EditOp(round=round_, entry=entry, **stamp)))
    lines = [line for line in sheet_of(pad_of(added)).lines if line.placed.id == round_]
    if not lines:
        raise wrong("round", "a round of this pad")
    return lines[0]


def _after(data: Fields, ledger: Ledger) -> str | None:
    """The round after which a new one is entered."""
    if "after" not in data:
        return pad_of(ledger).last
    return None if data["after"] is None else text(data, "after", longest=60)


# --- files ---


def _export(data: Fields) -> PadFile:
    sheet, kind = sheet_of(_pad(data)), text(data, "form")
    if kind not in _FILES:
        raise wrong("form", f"one of {', '.join(_FILES)}")
    suffix, media, write = _FILES[kind]
    return PadFile(f"belot-pad.{suffix}", media, write(sheet))


_FILES: Final[Mapping[str, tuple[str, str, Callable[[Sheet], str]]]] = {
    "text": ("pad", "text/plain;charset=utf-8", write_text),
    "csv": ("csv", "text/csv;charset=utf-8", write_csv),
    "json": ("json", "application/json", write_json),
}


def _read(data: Fields) -> dict[str, Any]:
    found = read_file(text(data, "text", longest=LONGEST_FILE), _device(data))
    pad_of(Ledger(found))
    return {"ops": [to_json(operation) for operation in found]}


# --- to a table and back ---


def _continue(data: Fields) -> PadContinued:
    sheet = sheet_of(_pad(data))
    pad, now = sheet.pad, sheet.now
    if now.verdict.over:
        raise InquiryError("match-over", "ops", "the match is over")
    return PadContinued(pad.rules.name, pad.names, pad.teams, now.dealer, now.totals, now.hung)


def _taken(data: Fields) -> dict[str, Any]:
    return {"ops": [to_json(operation) for operation in taken(data, _device(data))]}


Question = Callable[[Fields], Any]


def _told(question: Question) -> Question:
    """A fault of a pad as a fault of the question."""

    def asked(data: Fields) -> Any:
        try:
            return question(data)
        except PadError as error:
            raise InquiryError(error.code, error.place, str(error)) from None

    return asked


QUESTIONS: Final[Mapping[str, Question]] = {
    "sheet": _told(_sheet),
    "preview": _told(_preview),
    "form": form,
    "count": count,
    "export": _told(_export),
    "read": _told(_read),
    "continue": _told(_continue),
    "taken": _told(_taken),
}
