"""Reading vector files: what an entry may hold, and what is wrong with it in plain words."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from belot.rules.calls import Bid, bid_of
from belot.rules.cards import Contract, Hand, Suit, contract_of, hand_of, parse_card
from belot.rules.errors import BelotError
from belot.rules.ruleset import RuleSet

T = TypeVar("T")


class Malformed(Exception):
    """An entry, or a whole file, that cannot be checked."""


def read_file(path: str) -> Any:
    """The JSON of a file; raises Malformed that names file and place."""
    try:
        text = Path(path).read_text("utf-8-sig")
        return json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except OSError as e:
        raise Malformed(f"{path}: cannot be read: {e.strerror}") from None
    except UnicodeDecodeError as e:
        raise Malformed(f"{path}: not UTF-8 at byte {e.start}") from None
    except json.JSONDecodeError as e:
        raise Malformed(f"{path}:{e.lineno}:{e.colno}: not JSON: {e.msg}") from None
    except RecursionError:
        raise Malformed(f"{path}: nested too deeply") from None
    except ValueError as e:
        raise Malformed(f"{path}: {e}") from None


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [k for k, _ in pairs]
        twin = next(k for k in keys if keys.count(k) > 1)
        raise ValueError(f"{twin!r} stands twice in one object")
    return found


def _no_constant(text: str) -> Any:
    raise ValueError(f"{text} is not a number that JSON knows")


class Fields:
    """A JSON object that is asked for its fields, and in the end for those nobody asked for."""

    def __init__(self, data: object, name: str) -> None:
        if not isinstance(data, dict):
            raise Malformed(f"{name} is not an object: {show(data)}")
        self.data: Mapping[str, Any] = data
        self.name = name
        self.asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def get(self, key: str, read: Callable[[Any, str], T]) -> T:
        """A field that has to be there."""
        self.asked.add(key)
        if key not in self.data:
            raise Malformed(f"{self.name} has no {key!r}")
        return read(self.data[key], key)

    def optional(self, key: str, read: Callable[[Any, str], T], default: T) -> T:
        """A field that may be left out."""
        self.asked.add(key)
        return self.get(key, read) if key in self.data else default

    def close(self, *others: str) -> None:
        """Raise Malformed if there are fields that nobody asked for."""
        strange = [k for k in self.data if k not in self.asked and k not in others]
        if strange:
            raise Malformed(f"unknown in {self.name}: {', '.join(map(repr, strange))}")


def show(value: object) -> str:
    """A value in one line."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, default=str)
    return text if len(text) <= 400 else f"{text[:400]}…"


# --- fields -------------------------------------------------------------------------------------


def text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise Malformed(f"{name} is not text: {show(value)}")
    return value


def whole(value: Any, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{name} is not a whole number: {show(value)}")
    return value


def truth(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise Malformed(f"{name} is neither true nor false: {show(value)}")
    return value


def below(limit: int) -> Callable[[Any, str], int]:
    """A seat or a side."""

    def read(value: Any, name: str) -> int:
        if not 0 <= whole(value, name) < limit:
            raise Malformed(f"{name} is not one of 0…{limit - 1}: {show(value)}")
        return int(value)

    return read


def items(value: Any, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed(f"{name} is not a list: {show(value)}")
    return value


def card(value: Any, name: str) -> int:
    return lawful(parse_card, text(value, name), name)


def hand(value: Any, name: str) -> Hand:
    cards = [card(each, name) for each in items(value, name)]
    if len(set(cards)) < len(cards):
        raise Malformed(f"{name} holds a card twice: {show(value)}")
    return hand_of(cards)


def hands(players: int) -> Callable[[Any, str], tuple[Hand, ...]]:
    """Seat → cards."""

    def read(value: Any, name: str) -> tuple[Hand, ...]:
        found = by_number(players, hand, 0)(value, name)
        if sum(found) != hand_of(c for h in found for c in range(32) if h >> c & 1):
            raise Malformed(f"{name} hold a card twice")
        return found

    return read


def by_number(
    count: int, read_one: Callable[[Any, str], T], default: T | None = None
) -> Callable[[Any, str], tuple[T, ...]]:
    """Seat or side → value; all of them have to be there where there is no default."""

    def read(value: Any, name: str) -> tuple[T, ...]:
        fields = Fields(value, name)
        if default is None:
            found = tuple(fields.get(str(i), read_one) for i in range(count))
        else:
            found = tuple(fields.optional(str(i), read_one, default) for i in range(count))
        fields.close()
        return found

    return read


def trump(value: Any, name: str) -> Contract:
    return lawful(contract_of, text(value, name), name)


def suit(value: Any, name: str) -> Suit:
    found = trump(value, name).trump
    if found is None:
        raise Malformed(f"{name} is not a suit: {show(value)}")
    return found


def bid(value: Any, name: str) -> Bid:
    """A number, ``"capot"`` or ``"generale"``."""
    return lawful(bid_of, str(whole(value, name)) if isinstance(value, int) else value, name)


def plays(players: int) -> Callable[[Any, str], tuple[tuple[int, int], ...]]:
    """A trick: seat and card each, in the order of play."""

    def read(value: Any, name: str) -> tuple[tuple[int, int], ...]:
        found = []
        for each in items(value, name):
            fields = Fields(each, f"a play of {name}")
            found.append((fields.get("seat", below(players)), fields.get("card", card)))
            fields.close()
        if len(found) > players or len({c for _, c in found}) < len(found):
            raise Malformed(f"{name} has too many cards or one twice: {show(value)}")
        if any(s != (found[0][0] + i) % players for i, (s, _) in enumerate(found)):
            raise Malformed(f"{name} goes round in the wrong order: {show(value)}")
        return tuple(found)

    return read


def options(value: Any, name: str) -> dict[str, Any]:
    return dict(Fields(value, name).data)


def rules_of(variant: str, changes: dict[str, Any]) -> RuleSet:
    """The rule set of an entry; an unknown variant, option or value is Malformed."""
    return lawful(lambda _: RuleSet.preset(variant).replace(**changes), variant, "options")


def lawful(read: Callable[[str], T], value: str, name: str) -> T:
    """What a reader of ``belot.rules`` makes of a text."""
    try:
        return read(value)
    except BelotError as e:
        raise Malformed(f"{name}: {e.args[0]}") from None
