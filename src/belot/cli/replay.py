"""``belot replay``: a recorded match told as text, after a strict check against the rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from belot.cli.arguments import add_cards
from belot.cli.errors import OK, number_from, record_fault, stop

if TYPE_CHECKING:
    from belot.cli.voice import Voice
    from belot.record import Record


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot replay``."""
    parser.add_argument("file", metavar="FILE", help="a record: .belot or .jsonl")
    parser.add_argument("--deal", type=number_from(1), metavar="N", help="tell this deal only")
    add_cards(parser)
    parser.add_argument("--check", action="store_true", help="check only, tell nothing")


def run(args: argparse.Namespace) -> int:
    """Read a record, which checks it, and tell it."""
    record = read(args.file)
    voice = voice_of(args.lang, record, args.cards)
    lines = list(_summary(args.file, record, voice))
    if not args.check:
        lines = [*_told(record, voice, args.deal), *lines]
    print("\n".join(lines))
    return OK


def read(file: str) -> Record:
    """A record from a file; raises Stop with file, line and reason."""
    from belot.record import RecordError, load

    try:
        return load(file)
    except RecordError as error:
        raise record_fault(error) from None


def deals(record: Record) -> int:
    """How many deals a record holds."""
    from belot.rules.events import DealOpened

    return sum(isinstance(event, DealOpened) for event in record.events)


def voice_of(lang: str, record: Record, cards: str | None) -> Voice:
    """The voice that tells of a record: its rules, and its players by name if they all have one."""
    from belot.cli.letters import can_show
    from belot.cli.voice import Voice, seat_names, style_of, words_for

    rules = record.rules
    words = words_for(lang, rules)
    names = [record.tags.get(f"Player{seat}", "") for seat in range(rules.players)]
    if not all(names) or len(set(names)) < len(names):
        names = list(seat_names(words, rules.players, -1))
    signs = can_show("♠♥♦♣", getattr(sys.stdout, "encoding", None))
    return Voice(words, rules, names, style=style_of(cards, signs))


def _told(record: Record, voice: Voice, deal: int | None) -> Iterator[str]:
    """The match event by event, every hand shown; or one deal of it."""
    from belot.cli.tell import Teller
    from belot.rules import fold, view_of
    from belot.rules.events import CardPlayed

    teller, state, before = Teller(voice), None, None
    if deal is not None and not 1 <= deal <= deals(record):
        raise stop("deal-unknown", n=deal, known=f"1–{deals(record)}")
    for event in record.events:
        state = fold(state, event)
        view = view_of(state, -1)
        if deal is None or view.standing.deals == deal:
            if isinstance(event, CardPlayed) and before is not None:
                yield from teller.heading(before)
            yield from teller.tell(event, before, view)
        before = view


def _summary(file: str, record: Record, voice: Voice) -> Iterator[str]:
    from belot.rules import replay

    yield voice("replay-ok", file=file, n=deals(record))
    standing = replay(record.events).standing
    totals = voice.per_side(standing.totals)
    if not record.finished:
        yield f"{voice('replay-unfinished')} {voice('score-now', list=totals)}"
        return
    winner = voice.side(standing.verdict.winner)
    yield f"{voice('replay-winner', side=winner)} {voice('score-now', list=totals)}"
