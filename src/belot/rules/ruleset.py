"""RuleSet: the law of one table as a frozen value.

``RuleSet.parse("bela4(end_rule=ENOUGH,target=701)")`` reads a canonical name and ``name``
writes it back. Every option of house_rules §2 is a field; sets that cannot be played are refused
with the names of the two options that clash (§10.10).
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any, Final, get_type_hints

from belot.rules.clashes import Clash, first_clash
from belot.rules.errors import Code, RuleSetError
from belot.rules.house import HouseRules
from belot.rules.packets import parse_packets
from belot.rules.presets import FALLBACK, PRESETS, defaults_of


@dataclass(frozen=True, kw_only=True)
class RuleSet(HouseRules):
    """All house rules of a table. Make one with ``parse``, ``preset`` or ``replace``.

    ``variant`` is the preset it was made from: it names the set and picks the vocabulary, and no
    rule ever asks it.
    """

    variant: str

    def __post_init__(self) -> None:
        if self.variant not in PRESETS:
            raise _unknown_preset(self.variant)
        for option in OPTIONS:
            own = getattr(self, option)
            if type(own) is not type(read_value(option, value_text(own))):
                raise _bad_value(option, repr(own), values_of(option))
        clash = first_clash(self)
        if clash:
            raise _clash(self, clash)

    # --- names ---------------------------------------------------------------------------------

    @staticmethod
    def preset(name: str) -> RuleSet:
        """A named rule set; raises RuleSetError (preset-unknown)."""
        return _preset(name)

    @staticmethod
    def parse(name: str) -> RuleSet:
        """Read a canonical name: ``preset`` or ``preset(option=value,…)``.

        Raises RuleSetError: preset-unknown, rules-syntax, option-unknown, option-value,
        option-clash.
        """
        head, bracket, rest = name.strip().partition("(")
        base = RuleSet.preset(head.strip())
        if not bracket:
            return base
        if not rest.endswith(")"):
            raise RuleSetError(Code.RULES_SYNTAX, f"missing ')' at the end of {name!r}")
        changes: dict[str, str] = {}
        for part in filter(None, (p.strip() for p in rest[:-1].split(","))):
            option, equals, value = (p.strip() for p in part.partition("="))
            if not equals:
                raise RuleSetError(Code.RULES_SYNTAX, f"no '=' in {part!r}", names=(part,))
            if option in changes:
                raise RuleSetError(Code.RULES_SYNTAX, f"{option} is set twice", names=(option,))
            changes[option] = value
        return base.replace(**changes)

    def replace(self, **changes: object) -> RuleSet:
        """This set with some options changed, given as values or as their text.

        Raises RuleSetError: option-unknown, option-value, option-clash.
        """
        values = {option: getattr(self, option) for option in OPTIONS}
        for option, value in changes.items():
            values[option] = read_value(option, value_text(value))
        return RuleSet(variant=self.variant, **values)

    @cached_property
    def name(self) -> str:
        """The canonical name: the preset, and the options that differ from it in order of name."""
        changed = self.changes()
        if not changed:
            return self.variant
        return f"{self.variant}({','.join(f'{k}={v}' for k, v in sorted(changed.items()))})"

    def changes(self) -> dict[str, str]:
        """The options that differ from the preset, as text."""
        base = defaults_of(self.variant)
        own = {option: value_text(getattr(self, option)) for option in OPTIONS}
        return {k: v for k, v in own.items() if v != base[k].value}

    def to_json(self) -> dict[str, str | int]:
        """``{"variant": …}`` and every option, integers as numbers and the rest as text."""
        own = {option: getattr(self, option) for option in OPTIONS}
        return {"variant": self.variant} | {
            k: v if type(v) is int else value_text(v) for k, v in own.items()
        }

    @staticmethod
    def from_json(data: Mapping[str, object]) -> RuleSet:
        """Read ``to_json``; options left out have the preset's value. Raises RuleSetError."""
        rest = {str(option): value for option, value in data.items()}
        return RuleSet.preset(str(rest.pop("variant", ""))).replace(**rest)

    def __str__(self) -> str:
        return self.name


OPTIONS: Final = tuple(f.name for f in fields(RuleSet) if f.name != "variant")
"""The names of all options, in the order of the law."""

_TYPES: Final[dict[str, Any]] = get_type_hints(RuleSet)

_FIXED: Final[dict[str, tuple[str, ...]]] = {
    "players": ("4", "3", "2"),
    "nine_trump_points": ("14", "15"),
    "cut_min": tuple(str(n) for n in range(17)),
    "doubling": ("0", "1", "2"),
    "seq_values": ("20/50/100",),
    "belote_points": ("20",),
    "last_trick": ("10",),
    "capot_bonus": ("90",),
    "nt_multiplier": ("1", "2"),
    "bid_step": ("10", "5"),
    "bid_max": ("160", "170", "180", "260", "650"),
    "generale_value": ("350", "500", "700", "1000"),
    "at_belotes": ("4", "0"),
    "redouble_factor": ("4", "3"),
}

TARGET_MAX: Final = 100_000

_HIGHEST: Final = {"target": TARGET_MAX, "bid_min": 650}
"""Options that are any whole number from 1 to this."""


def values_of(option: str) -> tuple[str, ...]:
    """The values an option can have, as text; empty for ``target``, ``bid_min`` and ``packets``,
    which are open.

    Raises RuleSetError (option-unknown).
    """
    if option not in _TYPES or option == "variant":
        close = difflib.get_close_matches(option, OPTIONS, 1)
        hint = f"; did you mean {close[0]}?" if close else ""
        raise RuleSetError(Code.OPTION_UNKNOWN, f"no option {option!r}{hint}", names=(option,))
    if option in _FIXED:
        return _FIXED[option]
    kind = _TYPES[option]
    if kind is bool:
        return ("off", "on")
    return tuple(kind) if issubclass(kind, StrEnum) else ()


def value_text(value: object) -> str:
    """An option's value as text: ``on`` and ``off`` for booleans."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_value(option: str, text: str) -> Any:
    """An option's typed value; raises RuleSetError (option-unknown, option-value).

    ``n/a`` stands for the value of house_rules §10.11.
    """
    allowed = values_of(option)
    if text in ("n/a", "None", "-"):
        text = _not_asked(option, text)
    if option == "packets":
        parse_packets(text)
        return text
    if option in _HIGHEST:
        highest = _HIGHEST[option]
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(highest))
        if not (digits and 1 <= int(text) <= highest):
            raise _bad_value(option, text, (f"1…{highest}",))
        return int(text)
    if text not in allowed:
        raise _bad_value(option, text, allowed)
    kind = _TYPES[option]
    return text == "on" if kind is bool else kind(text)


def _not_asked(option: str, text: str) -> str:
    return FALLBACK.get(option, text)


def _bad_value(option: str, text: str, allowed: Iterable[str]) -> RuleSetError:
    words = ", ".join(allowed)
    return RuleSetError(
        Code.OPTION_VALUE, f"{option} cannot be {text!r}: it is one of {words}", names=(option,)
    )


def _unknown_preset(name: str) -> RuleSetError:
    close = difflib.get_close_matches(name, PRESETS, 1)
    hint = f"; did you mean {close[0]}?" if close else f": the presets are {', '.join(PRESETS)}"
    return RuleSetError(Code.PRESET_UNKNOWN, f"no preset {name!r}{hint}", names=(name,))


@lru_cache(maxsize=64)
def _preset(name: str) -> RuleSet:
    if name not in PRESETS:
        raise _unknown_preset(name)
    values = {k: read_value(k, d.value) for k, d in defaults_of(name).items()}
    return RuleSet(variant=name, **values)


def _clash(rules: RuleSet, clash: Clash) -> RuleSetError:
    one, other = (f"{n}={value_text(getattr(rules, n))}" for n in (clash.first, clash.second))
    names = (clash.first, clash.second)
    return RuleSetError(Code.OPTION_CLASH, f"{one} and {other}: {clash.why}", names=names)
