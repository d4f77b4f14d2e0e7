"""Vector files against the law book. A file is known by what is in it, not by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from belot.rules import PRESETS, VARIANTS, RuleSet
from belot.rules.cards import card_text, cards_of
from belot.rules.law import law_of, legal_cards, trick_of
from belot.rules.presets import Default, defaults_of
from belot.rules.ruleset import OPTIONS, value_text, values_of
from belot.search import jit
from belot.search.perft import perft
from tests.law.kinds import KINDS
from tests.law.reading import (
    Fields,
    Malformed,
    below,
    hand,
    hands,
    items,
    lawful,
    options,
    plays,
    read_file,
    rules_of,
    show,
    text,
    trump,
    whole,
)

NOTES = ("id", "source", "law", "note")


class Verdict(NamedTuple):
    """One entry: its name, and what is wrong with it ("" if nothing is)."""

    name: str
    wrong: str = ""


def check_file(path: str) -> Iterator[Verdict]:
    """Check every entry of a file."""
    try:
        data = read_file(path)
    except Malformed as e:
        yield Verdict(path, str(e))
        return
    if isinstance(data, dict) and "options" in data and "presets" in data:
        yield from _checked_matrix(path, data)
    elif isinstance(data, dict) and "existing_options" in data and "new_options" in data:
        yield from _checked_additions(path, data)
    elif isinstance(data, list) and data:
        for place, entry in enumerate(data):
            name = entry.get("id") if isinstance(entry, dict) else None
            yield _checked(f"{path}: {name or f'entry {place}'}", entry)
    else:
        yield Verdict(path, "no list of vectors, and no table of options")


def _checked(name: str, entry: Any) -> Verdict:
    try:
        return Verdict(name, check_entry(Fields(entry, "entry")))
    except Malformed as e:
        return Verdict(name, f"malformed: {e}")


def check_entry(entry: Fields) -> str:
    """What is wrong with an entry of any format; raises Malformed."""
    if "kind" in entry:
        return _vector(entry)
    if "counts" in entry:
        return _perft(entry)
    if "legal" in entry:
        return _golden(entry)
    raise Malformed("neither a vector (kind), nor a perft (counts), nor a golden case (legal)")


# --- vectors (house_rules §7) -------------------------------------------------------------------


def _vector(entry: Fields) -> str:
    kind = entry.get("kind", text)
    if kind not in KINDS:
        raise Malformed(f"unknown kind {kind!r}")
    variant = entry.get("variant", text)
    given = Fields(entry.get("given", options), "given")
    rules = rules_of(variant, given.optional("options", options, {}))
    expected = entry.get("expect", options)
    entry.close(*NOTES)
    answer = KINDS[kind](rules, given)
    given.close()
    if not expected or not expected.keys() <= answer.keys():
        known = ", ".join(answer)
        return f"expected {show(expected)}, got only {known}: {show(_plain(answer))}"
    got = {key: answer[key] for key in expected}
    return "" if _same(expected, got) else f"expected {show(expected)}, got {show(_plain(got))}"


def _same(expected: dict[str, Any], got: dict[str, Any]) -> bool:
    """Equal, with sets where only the members count, and numbers not taken for truth values."""
    for key, value in got.items():
        wanted = expected[key]
        if isinstance(value, set):
            if not isinstance(wanted, list) or sorted(map(str, wanted)) != sorted(value):
                return False
        elif show(wanted) != show(value):
            return False
    return True


def _plain(answer: dict[str, Any]) -> dict[str, Any]:
    return {k: sorted(v) if isinstance(v, set) else v for k, v in answer.items()}


# --- golden cases (§9) and perft (§8) -----------------------------------------------------------


def _golden(entry: Fields) -> str:
    """A legal-move case of Bulgarian belot."""
    rules = RuleSet.preset("bulgarian")
    contract, seat = entry.get("contract", trump), entry.get("seat", below(4))
    held, done = entry.get("hand", hand), entry.get("trick", plays(4))
    wanted = entry.get("legal", hand)
    entry.close(*NOTES)
    if done and (len(done) == 4 or (done[-1][0] + 1) % 4 != seat):
        raise Malformed(f"seat {seat} is not the next to play to the trick")
    law = law_of(rules, contract)
    got = legal_cards(law, held, trick_of(law, done, seat), seat)
    return "" if got == wanted else f"expected {_cards(wanted)}, got {_cards(got)}"


def _cards(mask: int) -> str:
    return " ".join(map(card_text, cards_of(mask))) or "no card"


def _perft(entry: Fields) -> str:
    rules = rules_of(entry.get("variant", text), entry.optional("options", options, {}))
    contract, leader = entry.get("contract", trump), entry.get("leader", below(rules.players))
    held = entry.get("hands", hands(rules.players))
    counts = [whole(n, "counts") for n in entry.get("counts", items)]
    points = [whole(n, "points") for n in entry.get("points", items)]
    entry.close(*NOTES)
    if not counts or len(counts) != len(points):
        raise Malformed("counts and points are not lists of the same length")
    if len(counts) > sum(h.bit_count() for h in held) or sum(counts) > 20_000_000:
        raise Malformed("counts go on after the last card, or are too many to count")
    for compiled in {jit.compiled, False}:
        got = perft(rules, contract, leader, held, len(counts), compiled=compiled)
        if (list(got.counts), list(got.points)) != (counts, points):
            how = "compiled" if compiled else "uncompiled"
            wanted = show({"counts": counts, "points": points})
            return f"expected {wanted}, got {how} {show(got._asdict())}"
    return ""


# --- the table of options (§2, §4) --------------------------------------------------------------


def _checked_matrix(path: str, data: dict[str, Any]) -> Iterator[Verdict]:
    try:
        table = Fields(data, "the table of options")
        entries, presets = table.get("options", items), table.get("presets", options)
    except Malformed as e:
        yield Verdict(path, str(e))
        return
    yield Verdict(f"{path}: presets", _missing(set(presets), set(PRESETS) - set(VARIANTS)))
    for place, entry in enumerate(entries):
        yield _try(f"{path}: option {place}", lambda e=entry: _option(Fields(e, "option")))
    for name, preset in presets.items():
        yield _try(f"{path}: {name}", lambda n=name, p=preset: _preset(n, Fields(p, "preset")))


def _checked_additions(path: str, data: dict[str, Any]) -> Iterator[Verdict]:
    """A table that adds presets and options to another: together they name all there are."""
    try:
        table = Fields(data, "the table of additions")
        existing, new = table.get("existing_options", items), table.get("new_options", items)
        extended, others = table.get("extended_values", options), table.get("others", options)
        presets, bundles = table.get("presets", items), table.get("bundles", options)
    except Malformed as e:
        yield Verdict(path, str(e))
        return
    listed = {e.get("name") for e in (*existing, *new) if isinstance(e, dict)}
    yield Verdict(f"{path}: options", _missing(set(OPTIONS), listed))
    yield Verdict(f"{path}: variants", _missing(set(presets), set(VARIANTS)))
    for place, entry in enumerate((*existing, *new)):
        yield _try(f"{path}: option {place}", lambda e=entry: _option(Fields(e, "option")))
    for name, cell in extended.items():
        yield _try(f"{path}: {name}", lambda n=name, c=cell: _extended(n, Fields(c, "values")))
    for name, cells in others.items():
        yield _try(f"{path}: {name}", lambda n=name, c=cells: _elsewhere(n, Fields(c, "others")))
    for name, bundle in bundles.items():
        yield _try(f"{path}: {name}", lambda n=name, b=bundle: _bundle(n, Fields(b, "bundle")))


def _extended(name: str, cell: Fields) -> str:
    """Values added to an option: the law book knows each."""
    added = [v for v in cell.get("add", text).split("|") if v and name not in OPEN]
    known = lawful(values_of, name, "option")
    strange = [v for v in added if v not in known]
    return f"{name}: expected also {strange}, got {list(known)}" if strange else ""


OPEN = ("target", "packets")
"""Options with any number or text as their value: examples stand in the table."""


def _elsewhere(name: str, cells: Fields) -> str:
    """The value of a new option in the older variants, which ask it or not."""
    for variant in VARIANTS[: VARIANTS.index("bulgarian") + 1]:
        got = lawful(defaults_of, variant, "variant")[name]
        if variant in cells and got.value != value_text(cells.data[variant]):
            return f"{name} of {variant}: expected {cells.data[variant]}, got {got.value}"
        if (variant in cells) is (got.tag == "-"):
            return f"{name} of {variant}: expected it to be asked or not, got {got.tag!r}"
    unknown = _missing(set(cells.data), set(VARIANTS))
    return f"{name}: {unknown}" if unknown else ""


def _bundle(name: str, entry: Fields) -> str:
    """A named bundle: the preset with the options set, and nothing else."""
    preset, changes = entry.get("preset", text), entry.get("set", options)
    entry.close(*NOTES)
    return _preset(name, Fields({"base": preset, "options": changes}, name))


def _missing(ours: set[Any], theirs: set[Any]) -> str:
    return "" if ours <= theirs else f"expected also {', '.join(sorted(ours - theirs))}"


def _try(name: str, check: Any) -> Verdict:
    try:
        return Verdict(name, check())
    except Malformed as e:
        return Verdict(name, f"malformed: {e}")


def _option(entry: Fields) -> str:
    """An option: the law book knows each value, and every variant has the default."""
    name = entry.get("name", text)
    said = entry.optional("values", text, "")
    values = [v for v in said.split("|") if "|" in said]
    known = lawful(values_of, name, "option")
    if strange := [v for v in values if v != "n/a" and v not in known]:
        return f"{name}: expected the values {values}, got {list(known)}; unknown: {strange}"
    for variant, cell in entry.get("defaults", options).items():
        fields = Fields(cell, f"default of {variant}")
        wanted = rules_of(variant, {name: fields.data.get("value")})
        got = defaults_of(variant)[name]
        tag = fields.get("tag", text)
        fresh = value_text(getattr(wanted, name))
        if Default(fresh, tag) != got:
            return f"{name} of {variant}: expected {fresh} ({tag}), got {got.value} ({got.tag})"
    return ""


def _preset(name: str, entry: Fields) -> str:
    """A named set: the base with the changes, and nothing else."""
    wanted = rules_of(entry.get("base", text), entry.get("options", options))
    got = rules_of(name, {})
    changed = {
        option: value_text(getattr(got, option))
        for option in OPTIONS
        if getattr(got, option) != getattr(wanted, option)
    }
    return f"expected {wanted.name}, got other values: {show(changed)}" if changed else ""
