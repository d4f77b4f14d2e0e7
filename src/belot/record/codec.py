"""Events as JSON objects and back.

An object has ``"t"``, the name of the event, and the fields of the event in their order; fields
that hold their default are left out. Cards are text (``"TH"``), hands and packs are cards parted by
spaces, seats and sides numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import Any, Final, TypeVar

from belot.record.errors import RecordCode, RecordError
from belot.rules import (
    Contest,
    Contract,
    Declaration,
    Ending,
    Event,
    Kind,
    Refusal,
    Result,
    Score,
    Suit,
    Verdict,
    Word,
    card_text,
    cards_of,
    hand_of,
)
from belot.rules import events as ev
from belot.rules.calls import bid_of, call_of
from belot.rules.cards import CARD_TEXT

E = TypeVar("E", bound=Enum)
T = TypeVar("T")

MAX_INT: Final = 10_000_000
MAX_ITEMS: Final = 64


@dataclass(frozen=True, slots=True)
class Codec:
    """How one kind of value is written to JSON and read back.

    ``read`` raises RecordError for anything that ``write`` cannot have written.
    """

    write: Callable[[Any], Any]
    read: Callable[[object], Any]


def foreign(value: object, wanted: str) -> RecordError:
    """The error for a value of the wrong kind."""
    return RecordError(RecordCode.FOREIGN, f"{_brief(value)} is not {wanted}")


def _brief(value: object) -> str:
    if isinstance(value, list | dict):
        return f"a JSON {'list' if isinstance(value, list) else 'object'}"
    return f"{value!r:.40}"


def _read_int(value: object) -> int:
    if type(value) is not int or not -1 <= value <= MAX_INT:
        raise foreign(value, "a number that can stand here")
    return value


def _read_total(value: object) -> int:
    if type(value) is not int or abs(value) > MAX_INT:
        raise foreign(value, "a total")
    return value


def _read_bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise foreign(value, "true or false")
    return value


def read_text(value: object) -> str:
    """A JSON string."""
    if not isinstance(value, str):
        raise foreign(value, "a text")
    return value


def _read_list(value: object) -> list[object]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise foreign(value, "a list that can stand here")
    return value


def _read_card(value: object) -> int:
    if value not in CARD_TEXT:
        raise foreign(value, "a card")
    return CARD_TEXT.index(str(value))


def _read_turned(value: object) -> int:
    return -1 if value is None else _read_card(value)


def _read_pack(value: object) -> tuple[int, ...]:
    return tuple(_read_card(card) for card in read_text(value).split(" ") if card)


def _read_hand(value: object) -> int:
    cards = _read_pack(value)
    if len(set(cards)) < len(cards):
        raise RecordError(RecordCode.DUPLICATE, f"a card twice in {value!r:.120}")
    return hand_of(cards)


def _write_pack(pack: tuple[int, ...]) -> str:
    return " ".join(map(card_text, pack))


def _write_hand(hand: int) -> str:
    return _write_pack(cards_of(hand))


def _many(codec: Codec) -> Codec:
    return Codec(
        lambda values: [codec.write(value) for value in values],
        lambda value: tuple(codec.read(each) for each in _read_list(value)),
    )


def _named(kind: type[E], lower: bool = False) -> Codec:
    """An enumeration by value, or by its members' names in lower case."""
    names = {(m.name.lower() if lower else m.value): m for m in kind}
    back = {member: name for name, member in names.items()}

    def read(value: object) -> E:
        if not isinstance(value, str) or value not in names:
            raise foreign(value, f"one of {', '.join(names)}")
        return names[value]

    return Codec(back.__getitem__, read)


def _row(*codecs: Codec) -> Codec:
    """A list with a place for each of these."""

    def read(value: object) -> tuple[Any, ...]:
        values = _read_list(value)
        if len(values) != len(codecs):
            raise foreign(value, f"a list of {len(codecs)}")
        return tuple(c.read(v) for c, v in zip(codecs, values, strict=True))

    return Codec(lambda row: [c.write(v) for c, v in zip(codecs, row, strict=True)], read)


def _object(
    kind: Callable[..., Any], codecs: Mapping[str, Codec], optional: tuple[str, ...] = ()
) -> Codec:
    """A frozen value as an object with its fields; those that are ``optional`` only if not None."""

    def write(value: object) -> dict[str, Any]:
        fields = {name: getattr(value, name) for name in codecs}
        return {
            name: codecs[name].write(each)
            for name, each in fields.items()
            if each is not None or name not in optional
        }

    def read(value: object) -> Any:
        if not isinstance(value, dict) or not (
            codecs.keys() - set(optional) <= value.keys() <= codecs.keys()
        ):
            raise foreign(value, f"an object with {', '.join(codecs)}")
        return kind(**{name: codecs[name].read(each) for name, each in value.items()})

    return Codec(write, read)


def _refusing(read: Callable[[str], Any], wanted: str) -> Callable[[object], Any]:
    """A reader of the rules' own for a text."""

    def reader(value: object) -> Any:
        try:
            return read(read_text(value))
        except Refusal:
            raise foreign(value, wanted) from None

    return reader


INT: Final = Codec(int, _read_int)
INTS: Final = _many(INT)
TOTALS: Final = _many(Codec(int, _read_total))  # penalties of a pad may have made them negative
BOOL: Final = Codec(bool, _read_bool)
TEXT: Final = Codec(str, read_text)
CARD: Final = Codec(card_text, _read_card)
TURNED: Final = Codec(lambda card: None if card < 0 else card_text(card), _read_turned)
PACK: Final = Codec(_write_pack, _read_pack)
HAND: Final = Codec(_write_hand, _read_hand)
HANDS: Final = _many(HAND)
DRAWS: Final = _many(_many(_row(INT, CARD)))
CALL: Final = Codec(str, _refusing(call_of, "a call"))
BID: Final = Codec(str, _refusing(bid_of, "a bid"))
SUIT: Final = _named(Suit, lower=True)
WORD: Final = _named(Word, lower=True)
_ITEM_ROW: Final = _row(INT, _named(Kind), HAND)
ITEM: Final = Codec(
    lambda item: _ITEM_ROW.write((item.points, item.kind, item.cards)),
    lambda value: Declaration(*_ITEM_ROW.read(value)),
)
ITEMS: Final = _many(ITEM)
CONTEST: Final = _object(Contest, {"points": INTS, "counted": _many(ITEMS)})
VERDICT: Final = _object(Verdict, {"winner": INT, "ending": _named(Ending)})
SCORE: Final = _object(
    Score,
    {
        "contract": _named(Contract, lower=True),
        "taker": INT,
        "multiplier": INT,
        "result": _named(Result),
        "cards": INTS,
        "last": INTS,
        "capot": INTS,
        "declarations": INTS,
        "belote": INTS,
        "totals": INTS,
        "award": INTS,
        "in_play": INT,
        "from_hung": INTS,
        "written": INTS,
        "hanging": INT,
        "offender": INT,
        "bid": BID,
    },
    optional=("bid",),
)

FIELDS: Final[dict[type[Event], dict[str, Codec]]] = {
    ev.MatchOpened: {"rules": TEXT, "totals": TOTALS, "hung": INT},
    ev.DealerDrawn: {"dealer": INT, "draws": DRAWS},
    ev.DealOpened: {"number": INT, "dealer": INT, "pack": PACK},
    ev.PackCut: {"seat": INT, "at": INT},
    ev.PacketsChosen: {"seat": INT, "pattern": INT},
    ev.Dealt: {"hands": HANDS, "turned": TURNED},
    ev.Called: {"seat": INT, "call": CALL},
    ev.PassedOut: {"dealer": INT},
    ev.SwapDeclined: {"seat": INT},
    ev.SevenSwapped: {"seat": INT},
    ev.HandsFilled: {"cards": HANDS},
    ev.Discarded: {"seat": INT, "cards": HAND},
    ev.EightOfSuit: {"seat": INT, "suit": SUIT},
    ev.Announced: {"seat": INT, "items": ITEMS, "belote": INT},
    ev.CardPlayed: {"seat": INT, "card": CARD, "word": WORD, "items": ITEMS, "belote": INT},
    ev.DeclarationsShown: {"contest": CONTEST},
    ev.TrickTaken: {"seat": INT, "points": INT},
    ev.RestTaken: {"seat": INT, "belotes": INTS},
    ev.RenonceClaimed: {"seat": INT, "card": CARD, "right": BOOL},
    ev.Accepted: {"seat": INT},
    ev.DealScored: {"score": SCORE, "verdict": VERDICT},
}
"""Every event and how its fields are written."""


def _type_name(kind: type[Event]) -> str:
    name = kind.__name__
    return name[0].lower() + "".join(f"_{c.lower()}" if c.isupper() else c for c in name[1:])


NAMES: Final = {kind: _type_name(kind) for kind in FIELDS}
_KINDS: Final = {name: kind for kind, name in NAMES.items()}
_DEFAULTS: Final = {
    kind: {f.name: f.default for f in fields(kind) if f.default is not MISSING} for kind in FIELDS
}


def to_json(event: Event) -> dict[str, Any]:
    """An event as an object for ``json``."""
    kind = type(event)
    found: dict[str, Any] = {"t": NAMES[kind]}
    defaults = _DEFAULTS[kind]
    for name, codec in FIELDS[kind].items():
        value = getattr(event, name)
        if name not in defaults or value != defaults[name]:
            found[name] = codec.write(value)
    return found


def from_json(data: Mapping[str, object]) -> Event:
    """Read what ``to_json`` wrote; raises RecordError. Whether the event can be is not checked."""
    name = data.get("t")
    if not isinstance(name, str) or name not in _KINDS:
        raise RecordError(RecordCode.FOREIGN, f"no such event: {_brief(name)}")
    kind = _KINDS[name]
    codecs, defaults = FIELDS[kind], _DEFAULTS[kind]
    for field in data:
        if field != "t" and field not in codecs:
            raise RecordError(RecordCode.FOREIGN, f"{name} has no {field!r:.40}")
    values = {}
    for field, codec in codecs.items():
        if field in data:
            values[field] = codec.read(data[field])
        elif field not in defaults:
            raise RecordError(RecordCode.TRUNCATED, f"{name} without {field}")
    return kind(**values)
