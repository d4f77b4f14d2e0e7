"""``belot perft``: count the legal sequences of cards in the positions of a file and compare."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass

from belot.cli.errors import FAILED, OK, Stop
from belot.rules import BelotError, Contract, Hand, RuleSet, parse_hand
from belot.rules.cards import contract_of
from belot.words import Words

MAX_SIZE = 16 * 1024 * 1024


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot perft``."""
    parser.add_argument(
        "file", metavar="FILE", help="positions as JSON, with the counts that are expected"
    )
    parser.add_argument("--plain", action="store_true", help="count in plain Python, not compiled")


@dataclass(frozen=True, slots=True)
class Position:
    """A position and what is expected: ``counts[n - 1]`` and ``points[n - 1]`` for n cards."""

    id: str
    rules: RuleSet
    contract: Contract
    leader: int
    hands: tuple[Hand, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]


def run(args: argparse.Namespace) -> int:
    """Count and compare; exit 1 where anything differs."""
    positions = read(args.file)
    words = Words.load(args.lang)
    wrong = sum(not _counted(words, position, args.plain) for position in positions)
    print(words("perft-ok", n=len(positions) - wrong))
    if wrong:
        print(words("perft-failed", n=wrong))
    return FAILED if wrong else OK


def _counted(words: Words, position: Position, plain: bool) -> bool:
    """Count one position and print the outcome; whether it is as expected."""
    from belot.search.perft import perft

    p, depth = position, len(position.counts)
    found = (
        perft(p.rules, p.contract, p.leader, p.hands, depth, compiled=False)
        if plain
        else perft(p.rules, p.contract, p.leader, p.hands, depth)
    )
    right = found.counts == p.counts and found.points == p.points
    counts, points = (" ".join(map(str, numbers)) for numbers in found)
    print(f"{p.id}: {counts}; {points}; {'ok' if right else 'mismatch'}", flush=True)
    for got, expected in ((found.counts, p.counts), (found.points, p.points)):
        for n, (g, e) in enumerate(zip(got, expected, strict=True), 1):
            if g != e:
                print("  " + words("perft-wrong", name=p.id, n=n, expected=e, got=g))
                break
    return right


def read(file: str) -> list[Position]:
    """The positions of a file; raises Stop with file, place and reason."""
    try:
        with open(file, "rb") as stream:
            raw = stream.read(MAX_SIZE + 1)
        if len(raw) > MAX_SIZE:
            raise Stop(f"{file}: longer than {MAX_SIZE >> 20} MB")
        data = json.loads(raw.decode("utf-8-sig"))
    except OSError as error:
        raise Stop(f"{file}: {error.strerror or error}") from None
    except json.JSONDecodeError as error:
        raise Stop(f"{file}:{error.lineno}: not JSON: {error.msg}") from None
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise Stop(f"{file}: not JSON: {error}") from None
    if not isinstance(data, list):
        raise Stop(f"{file}: a list of positions is expected")
    return [_position(file, n, item) for n, item in enumerate(data, 1)]


def _position(file: str, number: int, data: object) -> Position:
    place = f"{file}: position {number}"
    if not isinstance(data, dict):
        raise Stop(f"{place}: an object is expected")
    try:
        options = {str(k): _text(v) for k, v in dict(data.get("options") or {}).items()}
        rules = RuleSet.preset(str(data["variant"])).replace(**options)
        hands = tuple(
            parse_hand(" ".join(data["hands"][str(seat)])) for seat in range(rules.players)
        )
        counts, points = (_numbers(data[key]) for key in ("counts", "points"))
        leader = data["leader"]
        contract = contract_of(str(data["contract"]))
    except KeyError as error:
        raise Stop(f"{place}: {error.args[0]!r} is missing") from None
    except (BelotError, TypeError, ValueError, AttributeError) as error:
        raise Stop(f"{place}: {error}") from None
    held = sum(hand.bit_count() for hand in hands)
    if hands and _union(hands).bit_count() != held:
        raise Stop(f"{place}: a card is in two hands")
    if type(leader) is not int or not 0 <= leader < rules.players:
        raise Stop(f"{place}: there is no seat {leader!r} to lead")
    if len(counts) != len(points) or not 1 <= len(counts) <= held:
        raise Stop(f"{place}: as many counts as points are expected, 1 to {held}")
    name = str(data.get("id", number))
    return Position(name, rules, contract, leader, hands, counts, points)


def _text(value: object) -> object:
    return value if isinstance(value, bool | int) else str(value)


def _numbers(values: object) -> tuple[int, ...]:
    if not isinstance(values, list) or not all(type(v) is int for v in values):
        raise ValueError("counts and points are lists of whole numbers")
    return tuple(values)


def _union(hands: tuple[Hand, ...]) -> Hand:
    union = 0
    for hand in hands:
        union |= hand
    return union
