"""``belot play``: a match against bots in plain text, for eyes and for screen readers."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from belot.cli import INTERRUPTED
from belot.cli.arguments import add_cards
from belot.cli.errors import OK, bots_from, nearest, record_fault, rules_of, stop
from belot.cli.files import new_record

if TYPE_CHECKING:
    from belot.cli.session import Session
    from belot.cli.terminal import Terminal
    from belot.rules import RuleSet

DEFAULT = "beloz"
HUNG_UP = 129  # 128 + SIGHUP


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot play``."""
    parser.add_argument(
        "--rules",
        metavar="NAME",
        help="the game, with house rules if you like: bela3, 'bela4(target=701)'; see belot rules"
        f" (asks on a terminal; otherwise {DEFAULT})",
    )
    parser.add_argument(
        "--target", metavar="N", help="points to play to, instead of the game's own"
    )
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, from 0 on (0)")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same cards")
    parser.add_argument(
        "--bots",
        type=bots_from,
        default=("club",),
        metavar="A[,B...]",
        help="who plays the other seats, in turn (club)",
    )
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="write the match to FILE.belot or FILE.jsonl; a rematch gets -0002 before the suffix",
    )
    add_cards(parser)
    parser.add_argument(
        "--pace", type=float, default=0.0, metavar="SECONDS", help="rest after each line (0)"
    )


def run(args: argparse.Namespace) -> int:
    """Play until the player has had enough."""
    from belot.cli.terminal import HungUp, Left, Terminal, hanging_up
    from belot.words import Words

    terminal = Terminal(pace=max(0.0, min(args.pace, 10.0)))
    try:
        with hanging_up():
            rules = _rules(args, terminal)
            _check(args, rules)
            return _play(args, rules, terminal)
    except (Left, KeyboardInterrupt) as left:
        code = OK if isinstance(left, Left) else INTERRUPTED
        terminal.say(*([""] if code else []), Words.load(args.lang)("good-bye"))
        return code
    except HungUp:
        return HUNG_UP


def _rules(args: argparse.Namespace, terminal: Terminal) -> RuleSet:
    name = args.rules
    if name is None:
        name = _ask_game(args.lang, terminal) if terminal.live else DEFAULT
    return rules_of(name) if args.target is None else rules_of(name, target=args.target)


def _ask_game(lang: str, terminal: Terminal) -> str:
    """Which game, from a list of the names people know."""
    from belot.cli.typed import Choices
    from belot.rules import PRESETS, VARIANTS
    from belot.words import Words

    words = Words.load(lang)
    keys = {name: f"preset-{name}" for name in VARIANTS}
    choices = Choices((name, (words(key), name)) for name, key in keys.items())
    for n, key in enumerate(keys.values(), 1):
        line = words("choice", n=n, what=words(key))
        terminal.say(f"{line}: {words(key, form='meaning')}")
    prompt = f"{words('ask-game')} [{words('ask-enter', what=words(keys[DEFAULT]))}]"
    while True:
        text = terminal.ask(prompt)
        name = choices.read(text) if text else DEFAULT
        if name is not None:
            return name
        terminal.say(words("choice-unclear", n=len(keys)) + nearest(words, text, PRESETS))


def _check(args: argparse.Namespace, rules: RuleSet) -> None:
    """Refuse what would only come to light in the middle of a match, or at its end."""
    if not 0 <= args.seat < rules.players:
        raise stop("seat-unknown", n=args.seat, known=f"0–{rules.players - 1}")
    if args.record is not None:
        new_record(args.record)


def _path(file: str | None, number: int) -> Path | None:
    """Where a match is written: FILE, and a rematch to FILE with -0002 before the suffix."""
    if file is None:
        return None
    return new_record(file) if number == 1 else new_record(file, number)


def _play(args: argparse.Namespace, rules: RuleSet, terminal: Terminal) -> int:
    """Match after match; the exit code. Whatever ends a match, its record is written."""
    from belot.cli.asking import Quit
    from belot.cli.terminal import HungUp, Left

    seed = args.seed if args.seed is not None else str(secrets.randbelow(1_000_000))
    dealer, number = None, 1
    while True:
        path = _path(args.record, number)
        session = _session(args, rules, terminal, seed, dealer)
        again, code = False, OK
        try:
            again = session.play()
        except (Quit, Left):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
            terminal.say("")  # below the ^C
        except HungUp:
            code = HUNG_UP
        finally:
            if path is not None:
                _save(session, path, args, told=code != HUNG_UP)
        if not again:
            if code != HUNG_UP:
                terminal.say(session.good_bye())
            return code
        seed, dealer, number = _next(seed), session.next_dealer, number + 1
        terminal.say("")


def _next(seed: str) -> str:
    """The seed of a rematch: the next number."""
    return str(int(seed) + 1) if seed.isascii() and seed.isdecimal() else f"{seed}+"


def _session(
    args: argparse.Namespace, rules: RuleSet, terminal: Terminal, seed: str, dealer: int | None
) -> Session:
    from belot.bots import make
    from belot.cli.session import Session
    from belot.cli.voice import Voice, seat_names, style_of, words_for
    from belot.rules.random import derive, seed_key

    words = words_for(args.lang, rules)
    names = seat_names(words, rules.players, args.seat)
    style = style_of(args.cards, terminal.can_show("♠♥♦♣"))
    voice = Voice(words, rules, names, args.seat, style=style)
    key = seed_key(seed)
    bots = [
        make(kind, derive(key, "bot", seat)) if kind else None
        for seat, kind in enumerate(kinds_of(args.bots, rules.players, args.seat))
    ]
    return Session(voice, terminal, bots, seed, dealer)


def kinds_of(bots: Sequence[str], players: int, seat: int) -> list[str]:
    """The bot of each seat, given in turn from the seat after the player's; "" for the player."""
    kinds = [""] * players
    for n in range(players - 1):
        kinds[(seat + 1 + n) % players] = bots[n % len(bots)]
    return kinds


def _save(session: Session, path: Path, args: argparse.Namespace, *, told: bool) -> None:
    """Write what was played; a fault is told and nothing else is lost."""
    from belot.record import Record, RecordError, save

    kinds = kinds_of(args.bots, session.rules.players, args.seat)
    names = session.voice.names
    tags = {f"Player{s}": names[s] if kind else "human" for s, kind in enumerate(kinds)}
    tags |= {f"Bot{seat}": kind for seat, kind in enumerate(kinds) if kind}
    try:
        save(Record({**tags, "Seed": session.seed}, tuple(session.log)), path)
    except RecordError as error:
        if told:
            record_fault(error).report(args.lang)
        return
    if told:
        session.terminal.say(session.voice("match-recorded", file=path))
