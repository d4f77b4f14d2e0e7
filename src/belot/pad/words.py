"""One entry as words on a line: ``A H 98-64 A+20 B+belote "a note"``.

Sides are ``A``, ``B`` and ``C``. ``read_words`` gives the entry as JSON, which ``reading`` checks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from belot.pad.entry import Entry
from belot.pad.errors import PadError

SIDES: Final = "ABC"
_KINDS: Final = ("passed", "correction")
_ALONE: Final = {"alone": True, "helped": False}
_NOTE: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*")\s*$')
_CONTRACT: Final = re.compile(r"([1-9]\d*|capot|generale)?(NT|AT|[CDHS?])")
_MULTIPLIER: Final = re.compile(r"x[1-4]")
_POINTS: Final = re.compile(r"\d*(-\d*)+")
_BONUS: Final = re.compile(r"([ABC])((?:\+\d+)+)")
_BELOTE: Final = re.compile(r"([ABC])\+(?:belote|bela)(?:x(\d))?")
_PENALTY: Final = re.compile(r"([ABC])([+-]\d+)")

Fields = dict[str, Any]


# --- reading ---


def read_words(line: str, sides: int) -> Fields:
    """A line as the JSON of an entry. Raises PadError (``pad-line``)."""
    fields: Fields = {}
    note = _NOTE.search(line)
    if note:
        fields["note"] = json.loads(note[1])
        line = line[: note.start()]
    words = line.split()
    if words and words[0] in _KINDS:
        fields["kind"] = words.pop(0)
    called = _CONTRACT.fullmatch(words[1]) if len(words) > 1 else None
    if called and words[0] in (*SIDES, "?"):
        if words[0] != "?":
            fields["taker"] = SIDES.index(words[0])
        if called[1]:
            fields["bid"] = called[1]
        if called[2] != "?":
            fields["contract"] = called[2]
        words = words[2:]
    for word in words:
        _word(fields, word, sides)
    return fields


def _word(fields: Fields, word: str, sides: int) -> None:
    if word in _KINDS:
        fields["kind"] = word
    elif word in ("made", "failed", "hang"):
        fields["outcome"] = word
    elif word in ("tens", "open", "stopped"):
        fields[word] = True
    elif word in _ALONE:
        fields["alone"] = _ALONE[word]
    elif _MULTIPLIER.fullmatch(word):
        fields["multiplier"] = int(word[1])
    elif _POINTS.fullmatch(word):
        fields["points"] = [int(part) if part else None for part in word.split("-")]
    elif bonus := _BONUS.fullmatch(word):
        row = fields.setdefault("declarations", [[] for _ in range(sides)])
        row[_side(bonus[1], sides)] += [int(part) for part in bonus[2][1:].split("+")]
    elif belote := _BELOTE.fullmatch(word):
        row = fields.setdefault("belote", [0] * sides)
        row[_side(belote[1], sides)] += int(belote[2] or 1)
    else:
        _setting(fields, word, sides)


def _setting(fields: Fields, word: str, sides: int) -> None:
    name, equals, value = word.partition("=")
    if not equals or name not in _SETTINGS:
        raise PadError("pad-line", "", f"{word} is not understood")
    _SETTINGS[name](fields, value, sides)


def _side(letter: str, sides: int) -> int:
    if letter not in SIDES[:sides] or len(letter) != 1:
        raise PadError("pad-line", "", f"there is no side {letter}")
    return SIDES.index(letter)


def _one(name: str) -> Callable[[Fields, str, int], None]:
    def read(fields: Fields, value: str, sides: int) -> None:
        fields[name] = _side(value, sides)

    return read


def _last(fields: Fields, value: str, sides: int) -> None:
    letter, comma, rest = value.partition(",")
    if letter != "?":
        fields["last"] = _side(letter, sides)
    if not comma:
        fields["last_included"] = False
    elif rest != "in":
        raise PadError("pad-line", "", f"last={value} is not understood")


def _trickless(fields: Fields, value: str, sides: int) -> None:
    letters = [] if value == "nobody" else value.split(",")
    fields["trickless"] = [_side(letter, sides) for letter in letters]


def _penalty(fields: Fields, value: str, sides: int) -> None:
    row = [0] * sides
    for part in value.split(","):
        found = _PENALTY.fullmatch(part)
        if not found:
            raise PadError("pad-line", "", f"penalty={value} is not understood")
        row[_side(found[1], sides)] += int(found[2])
    fields["penalty"] = row


_SETTINGS: Final[dict[str, Callable[[Fields, str, int], None]]] = {
    "last": _last,
    "capot": _one("capot"),
    "trickless": _trickless,
    "renonce": _one("renonce"),
    "eight": _one("eight"),
    "penalty": _penalty,
}


# --- writing ---


def words_of(entry: Entry, sides: int) -> str:
    """An entry as a line that reads back as the same entry."""
    return " ".join(_words(entry, sides))


def _words(entry: Entry, sides: int) -> Iterator[str]:
    if entry.kind != "deal":
        yield entry.kind
    if any(each is not None for each in (entry.taker, entry.bid, entry.contract)):
        yield "?" if entry.taker is None else SIDES[entry.taker]
        yield f"{entry.bid or ''}{entry.contract or '?'}"
    if entry.multiplier > 1:
        yield f"x{entry.multiplier}"
    if any(own is not None for own in entry.points):
        points = (*entry.points, *(None,) * sides)[:sides]
        yield "-".join("" if own is None else str(own) for own in points)
    yield from _bonuses(entry)
    yield from _settings(entry)
    yield from (word for word, said in _ALONE.items() if entry.alone is said)
    yield from (flag for flag in ("tens", "stopped", "open") if getattr(entry, flag))
    if entry.outcome is not None:
        yield entry.outcome
    if entry.note:
        yield json.dumps(entry.note, ensure_ascii=False)


def _bonuses(entry: Entry) -> Iterator[str]:
    for side, values in enumerate(entry.declarations):
        if values:
            yield SIDES[side] + "".join(f"+{value}" for value in values)
    for side, count in enumerate(entry.belote):
        if count:
            yield f"{SIDES[side]}+belote" + (f"x{count}" if count > 1 else "")


def _settings(entry: Entry) -> Iterator[str]:
    if entry.last is not None or not entry.last_included:
        who = "?" if entry.last is None else SIDES[entry.last]
        yield f"last={who}" + (",in" if entry.last_included else "")
    for name in ("capot", "renonce", "eight"):
        side = getattr(entry, name)
        if side is not None:
            yield f"{name}={SIDES[side]}"
    if entry.trickless is not None:
        yield "trickless=" + (",".join(SIDES[s] for s in entry.trickless) or "nobody")
    if any(entry.penalty):
        parts = (f"{SIDES[s]}{n:+}" for s, n in enumerate(entry.penalty) if n)
        yield "penalty=" + ",".join(parts)
