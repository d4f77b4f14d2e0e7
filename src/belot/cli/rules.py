"""``belot rules``: the games there are, or every house rule of one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Final

from belot.cli.errors import OK, rules_of
from belot.cli.voice import words_for
from belot.rules import arises
from belot.rules.presets import GROUPS, PRESETS, Default, defaults_of
from belot.rules.ruleset import OPTIONS, RuleSet, value_text, values_of
from belot.words import Words

HOUSE = "house"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot rules``."""
    parser.add_argument(
        "rules",
        nargs="?",
        metavar="NAME",
        help="a game, with house rules if you like: bela3, 'bela4(target=701)'; none lists all",
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """List the games, or the options of one."""
    if args.rules is None:
        words = Words.load(args.lang)
        print(
            _json(list(map(_game, [words] * len(PRESETS), PRESETS))) if args.json else _list(words)
        )
        return OK
    rules = rules_of(args.rules)
    words = words_for(args.lang, rules)
    print(_json(describe(words, rules)) if args.json else "\n".join(_lines(words, rules)))
    return OK


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)


# --- the list of games ------------------------------------------------------------------


def preset_key(preset: str) -> str:
    """The key of a preset's name in the catalogues."""
    return "preset-" + preset.replace("_", "-")


def _game(words: Words, preset: str) -> dict[str, str]:
    key = preset_key(preset)
    return {"preset": preset, "name": words(key), "meaning": words(key, form="meaning")}


def _list(words: Words) -> str:
    games = (words("rules-list-line", **_game(words, preset)) for preset in PRESETS)
    return "\n".join([words("rules-list"), *games])


# --- one game ---------------------------------------------------------------------------


def describe(words: Words, rules: RuleSet) -> dict[str, object]:
    """A rule set as data: its names, and every option in the order of the law.

    ``source`` is S, R or C as in the law book, ``-`` where the option does not arise, and
    ``house`` where the value is not the preset's. ``arises`` says whether it can matter.
    """
    return {
        "rules": rules.name,
        **_game(words, rules.variant),
        "options": [_option(words, rules, option) for option in OPTIONS],
    }


def _option(words: Words, rules: RuleSet, option: str) -> dict[str, object]:
    default, value = defaults_of(rules.variant)[option], getattr(rules, option)
    text = value_text(value)
    changed = text != default.value
    return {
        "option": option,
        "group": GROUPS[option][:1],
        "name": words.option(option),
        "meaning": words.meaning(option),
        "value": value if type(value) is int else text,
        "value_meaning": words.value(option, text),
        "default": int(default.value) if type(value) is int else default.value,
        "changed": changed,
        "source": HOUSE if changed else _tag(rules, option, default),
        "arises": arises(rules, option),
        "values": list(values_of(option)),
    }


def _lines(words: Words, rules: RuleSet) -> Iterator[str]:
    key = preset_key(rules.variant)
    yield f"{words(key)}. {words(key, form='meaning')}"
    yield words("rules-canonical", rules=rules.name)
    defaults, group = defaults_of(rules.variant), ""
    for option in OPTIONS:
        if GROUPS[option] != group:
            group = GROUPS[option]
            yield ""
            yield words("group-" + group[0].lower())
        yield _line(words, rules, option, defaults[option])


_TAGS: Final = {"S": "tag-s", "R": "tag-r", "C": "tag-c", "-": "tag-none"}


def _tag(rules: RuleSet, option: str, default: Default) -> str:
    """Where a preset's value comes from: ``-`` where it does not arise, ours where only a house
    rule makes it arise."""
    if not arises(rules, option):
        return "-"
    return default.tag if default.tag in "SRC" else "C"


def _line(words: Words, rules: RuleSet, option: str, default: Default) -> str:
    """An option in one line: name, value, meaning, and where the value comes from."""
    text = value_text(getattr(rules, option))
    changed = text != default.value
    tag = words(_TAGS[_tag(rules, option, default)])
    source = words("rules-house", value=default.value) if changed else tag
    if changed and not arises(rules, option):
        source += f"; {words('tag-none')}"
    mark = "*" if changed else "-"
    said = f"{words.meaning(option)} {words.value(option, text)}"
    name = f"{mark} {words.option(option)} ({option}={text})"
    return f"{words('rules-line', option=name, value=said)} [{source}]"
