"""``belot convert``: a record written again in the other notation; the suffix chooses."""

from __future__ import annotations

import argparse

from belot.cli.errors import OK, record_fault


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot convert``."""
    parser.add_argument("source", metavar="FILE", help="a record: .belot or .jsonl")
    parser.add_argument("target", metavar="NEW", help="the file to write: .belot or .jsonl")
    parser.add_argument("--force", action="store_true", help="write over a file that exists")


def run(args: argparse.Namespace) -> int:
    """Read, check and write."""
    from belot.cli.replay import deals, read
    from belot.record import RecordError, save
    from belot.words import Words

    record = read(args.source)
    try:
        save(record, args.target, overwrite=args.force)
    except RecordError as error:
        raise record_fault(error) from None
    print(Words.load(args.lang)("convert-done", file=args.target, n=deals(record)))
    return OK
