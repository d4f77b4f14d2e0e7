"""The games there are and their house rules: topic ``rules``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from belot.inquiry.reading import text, wrong
from belot.rules import OPTIONS, PRESETS, VARIANTS, RuleSet, arises
from belot.rules.presets import DERIVED, GROUPS, defaults_of
from belot.rules.ruleset import values_of


@dataclass(frozen=True, slots=True)
class Default:
    """A preset's value of an option. ``tag``: S stated by a source document, R a trusted source,
    C our choice, - never asked."""

    option: str
    value: str
    tag: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set; ``group`` is the variant it belongs to, ``theme`` the words it is told
    in. ``fractured``: printed rules of the game differ, and topic ``which`` asks which are played.
    """

    name: str
    group: str
    theme: Literal["cards", "beloz"]
    players: int
    fractured: bool
    options: tuple[Default, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: the letter of its group in the law, its values in the order of the law; an open
    one takes others too."""

    option: str
    group: str
    values: tuple[str, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class Games:
    """All presets and all options."""

    presets: tuple[Preset, ...]
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set that can be played: its canonical name, its values, what differs from the preset,
    and the options that cannot make a difference under it."""

    name: str
    rules: Mapping[str, str | int]
    changed: Mapping[str, str]
    idle: tuple[str, ...]


def _preset(name: str) -> Preset:
    defaults = defaults_of(name)
    group = DERIVED[name][0] if name in DERIVED else name
    return Preset(
        name=name,
        group=group,
        theme="beloz" if group == "beloz" else "cards",
        players=int(defaults["players"].value),
        fractured=RuleSet.preset(name).bids_numbers,
        options=tuple(Default(o, defaults[o].value, defaults[o].tag) for o in OPTIONS),
    )


def _option(name: str) -> Option:
    values = values_of(name)
    if values:
        return Option(name, GROUPS[name][:1], values, open=False)
    used = dict.fromkeys(defaults_of(preset)[name].value for preset in PRESETS)
    return Option(name, GROUPS[name][:1], tuple(used), open=True)


@cache
def games() -> Games:
    """Made once: all of it is fixed."""
    ordered = [*VARIANTS, *(name for name in PRESETS if name not in VARIANTS)]
    return Games(tuple(map(_preset, ordered)), tuple(map(_option, OPTIONS)))


def made_of(variant: str, options: Mapping[str, str]) -> Rules:
    """What house rules come to. Raises RuleSetError where they cannot be played."""
    made = RuleSet.preset(variant).replace(**options)
    idle = tuple(option for option in OPTIONS if not arises(made, option))
    return Rules(made.name, made.to_json(), made.changes(), idle)


def _name(data: Mapping[str, Any]) -> Rules:
    options = data.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(v, str) for v in options.values()):
        raise wrong("options", "an object of texts")
    return made_of(text(data, "variant"), options)


def _games(_: Mapping[str, Any]) -> Games:
    return games()


QUESTIONS: Final = {"games": _games, "name": _name}
