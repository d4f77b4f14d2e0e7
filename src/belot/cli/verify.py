"""``belot verify``: receipts of deals checked, one by one and as matches."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from belot.cli.errors import FAILED, OK, Stop, about

if TYPE_CHECKING:
    from belot.fair import Fault, FaultCode, Notes, Receipt
    from belot.words import Words

STDIN: Final = "-"
T = TypeVar("T")


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot verify``."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="RECEIPT",
        help="a receipt, or all receipts of a match as a JSON list; - reads standard input",
    )
    parser.add_argument(
        "--notes", metavar="FILE", help="what you noted of a match while it was played"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """Read everything, check it, and say what is right and what is wrong."""
    from belot.fair import read_notes
    from belot.words import Words

    notes = _read(args.notes, read_notes) if args.notes else None
    checked = [_Checked.of(one, notes) for one in _matches(args.files)]
    if notes and not any(one.noted for one in checked):
        raise about(args.notes, "verify-notes-strange", match=_tidy(notes.match))
    words = Words.load(args.lang)
    faults = sum(len(one.faults) for one in checked)
    if args.json:
        whole = {"ok": not faults, "matches": [one.to_json() for one in checked]}
        print(json.dumps(whole, ensure_ascii=False, indent=2))
    else:
        for one in checked:
            print("\n".join(_told(one, words)))
        print(_outcome(checked, faults, words))
    return FAILED if faults else OK


# --- files ------------------------------------------------------------------------------


@dataclass(slots=True)
class _Match:
    """The receipts of one match; ``whole`` where more than a single receipt was handed in."""

    receipts: list[Receipt] = field(default_factory=list)
    whole: bool = False


def _matches(files: Sequence[str]) -> list[_Match]:
    """All receipts by match, in the order in which they come."""
    from belot.fair import read_receipts

    found: dict[str, _Match] = {}
    for file in files:
        text, receipts = _read(file, lambda text: (text, read_receipts(text)))
        if not receipts:
            raise about(file, "verify-nothing")
        listed = text.lstrip().startswith("[")
        for receipt in receipts:
            match = found.setdefault(receipt.match, _Match())
            match.whole = match.whole or listed or bool(match.receipts)
            match.receipts.append(receipt)
    return list(found.values())


def _read(file: str, read: Callable[[str], T]) -> T:
    """What a reader makes of a file; raises Stop with the file and the place."""
    from belot.fair import FairError

    text = _text(file)
    try:
        return read(text)
    except FairError as error:
        raise _fault_in(file, error.code, _tidy(str(error))) from None


def _fault_in(file: str, code: str, reason: str) -> Stop:
    def say(words: Words) -> str:
        said = words(f"fair-{code}", place=reason)
        if reason not in said:
            said = f"{said} ({reason})"
        return words("error-file", file=file, reason=said)

    return Stop(say)


def _text(file: str) -> str:
    from belot.fair.reading import MAX_SIZE

    most = 4 * MAX_SIZE + 1
    try:
        if file == STDIN:
            data = sys.stdin.buffer.read(most)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(most)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise about(file, "file-missing") from None
    except UnicodeDecodeError:
        raise about(file, "file-not-text") from None
    except (OSError, ValueError):
        raise about(file, "file-unreadable") from None


def _tidy(text: str) -> str:
    """A text out of a file, with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


# --- what was found ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Checked:
    """A match, and what was found in it; ``noted`` where a player's notes were laid beside it."""

    match: _Match
    found: list[Fault]
    noted: bool

    @staticmethod
    def of(match: _Match, notes: Notes | None) -> _Checked:
        from belot.fair import verify, verify_match

        mine = notes if notes and notes.match == match.receipts[0].match else None
        if match.whole or mine:
            found = verify_match(match.receipts, mine, whole=match.whole)
        else:
            found = verify(match.receipts[0])
        return _Checked(match, found, mine is not None)

    @property
    def faults(self) -> list[Fault]:
        return [fault for fault in self.found if not fault.note]

    @property
    def deals(self) -> list[int]:
        return sorted(receipt.deal for receipt in self.match.receipts)

    def to_json(self) -> dict[str, object]:
        first = self.match.receipts[0]
        return {
            "match": first.match,
            "rules": first.rules,
            "deals": self.deals,
            "noted": self.noted,
            "found": [fault.to_json() for fault in self.found],
        }


def _told(one: _Checked, words: Words) -> Iterator[str]:
    """One match: what it is, what is right, what is wrong, and what is worth knowing."""
    first, deals = one.match.receipts[0], one.deals
    about_it = {"match": _tidy(first.match), "rules": _tidy(first.rules)}
    if len(deals) == 1:
        yield words("verify-deal", deal=deals[0], **about_it)
    else:
        yield words("verify-deals", first=deals[0], last=deals[-1], **about_it)
    for said in _right(one, words):
        yield "  " + words("verify-right", text=said)
    for fault in sorted(one.found, key=lambda fault: fault.note):
        said = _said(fault, one, words)
        if fault.deal and len(deals) > 1:
            said = words("verify-of-deal", deal=fault.deal, text=said)
        yield "  " + words("verify-note" if fault.note else "verify-wrong", text=said)


def _right(one: _Checked, words: Words) -> Iterator[str]:
    """What was checked and found to be right."""
    wrong = {fault.code for fault in one.faults}
    values = sum(
        each.value is not None for receipt in one.match.receipts for each in receipt.participants
    )
    for name, codes in _checks().items():
        done = one.match.whole if name == "series" else one.noted if name == "notes" else True
        if done and not wrong & codes and (values or name != "values"):
            yield words(f"verify-right-{name}", n=values)


def _checks() -> dict[str, frozenset[FaultCode]]:
    """The checks by name, and for each what must not be found for it to be right: its own faults,
    and those after which nothing more could be looked at."""
    from belot.fair import NOTES, FaultCode

    made = {FaultCode.RULES_UNKNOWN, FaultCode.SEATS_WRONG}
    series = {
        FaultCode.MATCH_MIXED,
        FaultCode.RULES_CHANGED,
        FaultCode.DEAL_MISSING,
        FaultCode.DEAL_TWICE,
    }
    notes = {FaultCode.HEAD_REPLACED, FaultCode.PARTICIPANTS_REPLACED}
    chain = {FaultCode.SECRET_NOT_IN_CHAIN, FaultCode.HEAD_CHANGED}
    values = {
        FaultCode.VALUE_NOT_COMMITTED,
        FaultCode.VALUE_KNOWN,
        FaultCode.PARTICIPANTS_ORDER,
    }
    key, dealer = {FaultCode.KEY_WRONG}, {FaultCode.DEALER_WRONG}
    pack = {FaultCode.MADE_WRONG, FaultCode.PACKETS_WRONG, FaultCode.PACK_WRONG}
    others = series | notes | chain | values | key | dealer | pack
    return {
        "series": frozenset(series),
        "notes": frozenset(notes),
        "chain": frozenset(chain),
        "values": frozenset(values),
        "key": frozenset(key),
        "dealer": frozenset(dealer | made),
        "pack": frozenset(pack | made),
        "cards": frozenset(FaultCode) - NOTES - others | pack,
    }


def _said(fault: Fault, one: _Checked, words: Words) -> str:
    """A finding in words; names are those of its deal, or the last ones where it sums up many."""
    rules = player = ""
    for receipt in one.match.receipts:
        if not fault.deal or receipt.deal == fault.deal:
            rules = _tidy(receipt.rules)
            player = _player(receipt, fault.seat, words) or player
    player = player or words("verify-seat", seat=fault.seat)
    return words(f"fair-{fault.code}", player=player, n=fault.count, rules=rules)


def _player(receipt: Receipt, seat: int, words: Words) -> str:
    names = (each.name for each in receipt.participants if each.seat == seat)
    name = _tidy(next(names, ""))
    return words("verify-named", name=name, seat=seat) if name else ""


def _outcome(checked: Sequence[_Checked], faults: int, words: Words) -> str:
    if faults:
        return words("verify-failed", n=faults)
    deals = sum(len(one.deals) for one in checked)
    return f"{words('verify-ok', n=deals)} {words('verify-limits')}"
