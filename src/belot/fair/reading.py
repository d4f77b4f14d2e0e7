"""Receipts read from JSON, strictly: every field, nothing else, and the place of what is wrong.

Whether what a receipt says is true is not asked here; that is what ``verify`` is for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from belot.fair.chain import SIZE
from belot.fair.dealing import REST, Dealing, Packet, Turned
from belot.fair.errors import FairCode, FairError
from belot.fair.key import Participant
from belot.fair.receipt import FORMAT, GATHERED, SHUFFLED, Gathered, Receipt
from belot.fair.series import Notes
from belot.rules.cards import CARD_TEXT, DECK
from belot.rules.deal import Pack

NOTES_FORMAT: Final = "belot notes 1"

MAX_SIZE: Final = 16 * 1024 * 1024
"""Longest text, in characters. A receipt takes some 2 kB."""

MAX_DEAL: Final = 65_536
MAX_RECEIPTS: Final = 4096
MAX_TEXT: Final = 4000
MAX_SEAT: Final = 3

_HEX: Final = re.compile(r"[0-9a-f]*")
_CARDS: Final = {text: card for card, text in enumerate(CARD_TEXT)}

T = TypeVar("T")
Read = Callable[[object, str], T]


def read_receipts(text: str) -> tuple[Receipt, ...]:
    """Read one receipt, or a JSON list of them. Raises FairError with code, place and reason."""
    data = _json(text)
    if isinstance(data, list):
        return _many(receipt_from, MAX_RECEIPTS)(data, "")
    return (receipt_from(data),)


def read_receipt(text: str) -> Receipt:
    """Read one receipt. Raises FairError."""
    return receipt_from(_json(text))


def receipt_from(data: object, place: str = "") -> Receipt:
    """Read a receipt that ``json`` has read already. Raises FairError."""
    if not isinstance(data, dict):
        raise _wrong(place, "not a receipt, which is a JSON object", FairCode.FORMAT)
    if data.get("format") != FORMAT:
        said = _brief(data.get("format"))
        reason = f"the format is {said}; this program reads {FORMAT!r}"
        raise _wrong(_at(place, "format"), reason, FairCode.FORMAT)
    found = _Fields(data, place, "format " + FIELDS)
    server = found.inner("server", "head secret")
    receipt = Receipt(
        match=found("match", _text),
        deal=found("deal", _number(1, MAX_DEAL)),
        rules=found("rules", _text),
        dealer=found("dealer", _SEAT),
        draw=found("draw", _or_null(_draw)),
        head=server("head", _hex),
        secret=server("secret", _hex),
        participants=found("participants", _many(_participant, MAX_SEAT + 1)),
        key=found("key", _hex),
        gathered=found("gathered", _or_null(_gathered)),
        pack=found("pack", _pack),
        cut=found("cut", _number(0, DECK)),
        taker=found("taker", _number(-1, MAX_SEAT)),
        cards=Dealing(
            packets=found("dealt", _many(_packet, DECK)),
            hands=found("hands", _packs),
            turned=found("turned", _or_null(_turned)),
            talons=found("talons", _packs),
            later=found("later", _packs),
            rest=found("rest", _pack),
        ),
    )
    if found("made", _made) != receipt.made:
        raise _wrong(_at(place, "made"), "“made” and “gathered” contradict each other")
    return receipt


FIELDS: Final = (
    "match deal rules dealer draw server participants key made gathered pack cut dealt hands"
    " turned taker talons later rest"
)
"""The fields of a receipt apart from ``format``, in their order."""


def read_notes(text: str) -> Notes:
    """Read a player's notes. Raises FairError."""
    data = _json(text)
    if not isinstance(data, dict) or data.get("format") != NOTES_FORMAT:
        raise _wrong("format", f"not notes: the format is not {NOTES_FORMAT!r}", FairCode.FORMAT)
    found = _Fields(data, "", "format match head deals")
    return Notes(found("match", _text), found("head", _hex), found("deals", _called))


# --- JSON -------------------------------------------------------------------------------


def _json(text: str) -> Any:
    if len(text) > MAX_SIZE:
        reason = f"longer than {MAX_SIZE >> 20} MB: no receipt"
        raise FairError(FairCode.JSON, reason)
    try:
        return json.loads(text, object_pairs_hook=_pairs, parse_constant=_constant)
    except (ValueError, RecursionError) as error:
        raise FairError(FairCode.JSON, f"not JSON: {error}") from None


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise FairError(FairCode.JSON, "a key comes twice")
    return data


def _constant(name: str) -> object:
    raise FairError(FairCode.JSON, f"not JSON: {name} is no number")


class _Fields:
    """The fields of an object, which must be exactly these; called, it reads one of them."""

    def __init__(self, value: object, place: str, names: str) -> None:
        if not isinstance(value, dict):
            raise _wrong(place, f"{_brief(value)} is not an object")
        wanted = names.split()
        for name in wanted:
            if name not in value:
                raise _wrong(_at(place, name), "this is missing")
        for name in value:
            if name not in wanted:
                raise _wrong(_at(place, f"{name:.40}"), "this does not belong here")
        self._data: dict[str, object] = value
        self._place = place

    def __call__(self, name: str, read: Read[T]) -> T:
        return read(self._data[name], _at(self._place, name))

    def inner(self, name: str, names: str) -> _Fields:
        return _Fields(self._data[name], _at(self._place, name), names)


def _at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _wrong(place: str, reason: str, code: FairCode = FairCode.FIELD) -> FairError:
    return FairError(code, reason, place=place)


def _brief(value: object) -> str:
    if isinstance(value, list | dict):
        return f"a JSON {'list' if isinstance(value, list) else 'object'}"
    return f"{value!r:.40}"


# --- values -----------------------------------------------------------------------------


def _or_null(read: Read[T]) -> Read[T | None]:
    return lambda value, place: None if value is None else read(value, place)


def _many(read: Read[T], most: int) -> Read[tuple[T, ...]]:
    def every(value: object, place: str) -> tuple[T, ...]:
        if not isinstance(value, list) or len(value) > most:
            raise _wrong(place, f"{_brief(value)} is not a list of {most} or fewer")
        return tuple(read(each, f"{place}[{n}]") for n, each in enumerate(value))

    return every


def _row(value: object, place: str) -> tuple[object, object]:
    if not isinstance(value, list) or len(value) != 2:
        raise _wrong(place, f"{_brief(value)} is not a list of 2")
    return value[0], value[1]


def _number(low: int, high: int) -> Read[int]:
    def number(value: object, place: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise _wrong(place, f"{_brief(value)} is not a whole number from {low} to {high}")
        return value

    return number


_SEAT: Final = _number(0, MAX_SEAT)


def _text(value: object, place: str) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        raise _wrong(place, f"{_brief(value)} is not a text of {MAX_TEXT} letters or fewer")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _wrong(place, "half a letter (a lone surrogate) is in it")
    return value


def _made(value: object, place: str) -> str:
    if value not in (SHUFFLED, GATHERED):
        raise _wrong(place, f"{_brief(value)} is neither {SHUFFLED} nor {GATHERED}")
    return str(value)


def _yes_or_no(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(place, f"{_brief(value)} is neither true nor false")
    return value


def _hex(value: object, place: str) -> bytes:
    if not isinstance(value, str) or len(value) != 2 * SIZE or not _HEX.fullmatch(value):
        raise _wrong(place, f"{_brief(value)} is not {2 * SIZE} letters of 0-9 and a-f")
    return bytes.fromhex(value)


def _card(value: object, place: str) -> int:
    if not isinstance(value, str) or value not in _CARDS:
        raise _wrong(place, f"{_brief(value)} is not a card such as TH")
    return _CARDS[value]


_pack: Final[Read[Pack]] = _many(_card, DECK)
_packs: Final[Read[tuple[Pack, ...]]] = _many(_pack, MAX_SEAT + 1)


def _packet(value: object, place: str) -> Packet:
    seat, count = _row(value, place)
    return _number(REST, MAX_SEAT)(seat, f"{place}[0]"), _number(1, DECK)(count, f"{place}[1]")


def _drawn(value: object, place: str) -> tuple[int, int]:
    seat, card = _row(value, place)
    return _SEAT(seat, f"{place}[0]"), _card(card, f"{place}[1]")


def _draw(value: object, place: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    return _Fields(value, place, "rounds")("rounds", _many(_many(_drawn, MAX_SEAT + 1), DECK))


def _participant(value: object, place: str) -> Participant:
    found = _Fields(value, place, "seat name commitment value")
    return Participant(
        seat=found("seat", _SEAT),
        name=found("name", _text),
        commitment=found("commitment", _hex),
        value=found("value", _or_null(_hex)),
    )


def _gathered(value: object, place: str) -> Gathered:
    found = _Fields(value, place, "secret packets")
    return Gathered(
        packets=found("packets", _many(_pack, DECK)), secret=found("secret", _yes_or_no)
    )


def _turned(value: object, place: str) -> Turned:
    found = _Fields(value, place, "card at")
    return Turned(card=found("card", _card), at=found("at", _number(0, DECK - 1)))


def _called(value: object, place: str) -> dict[int, tuple[tuple[int, bytes], ...]]:
    """Deal numbers, and a list of seats and commitments for each."""
    if not isinstance(value, dict) or len(value) > MAX_DEAL:
        raise _wrong(place, f"{_brief(value)} is not an object")
    read = _many(_committed, MAX_SEAT + 1)
    found = {}
    for deal, people in value.items():
        if not re.fullmatch(r"[1-9][0-9]{0,4}", deal):
            raise _wrong(_at(place, f"{deal:.40}"), "this is not the number of a deal")
        found[int(deal)] = read(people, _at(place, deal))
    return found


def _committed(value: object, place: str) -> tuple[int, bytes]:
    seat, commitment = _row(value, place)
    return _SEAT(seat, f"{place}[0]"), _hex(commitment, f"{place}[1]")
