"""Which store a command means: ``--data``."""

from __future__ import annotations

import argparse
import os
import re

ENVIRONMENT = "BELOT_DATA"


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add ``--data``, whose default may come from the environment: there a password is nobody
    else's to see."""
    parser.add_argument(
        "--data",
        default=os.environ.get(ENVIRONMENT),
        help="folder for matches, or postgresql://…"
        f" (default: {ENVIRONMENT} of the environment, or else the user's data folder)",
    )


def data_of(args: argparse.Namespace) -> str:
    """The folder or URL that is meant."""
    from belot.store import default_folder

    return args.data or str(default_folder())


def shown(data: str) -> str:
    """The store's place, without the password that a URL may hold."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", data)
