"""The client's types of answers: ``python -m belot.inquiry.typescript`` prints them."""

from __future__ import annotations

from dataclasses import is_dataclass
from importlib import import_module
from typing import Final, get_args

from belot.pad.operations import Operation
from belot.protocol.typescript import interface

MODULES: Final = (
    "inquiry.rules",
    "pad.entry",
    "pad.operations",
    "inquiry.pad_shapes",
    "inquiry.coaching",
    "book.book",
    "inquiry.book",
    "inquiry.which",
)
"""The modules of belot with shapes in them. What a shape holds comes before it."""

UNIONS: Final = {"PadOp": Operation}

FOREIGN: Final = 'import type { ScoreShape } from "./protocol";'
"""Shapes of the wire that answers hold too."""


def declarations() -> str:
    """All shapes as a TypeScript module."""
    kinds = [
        kind
        for name in MODULES
        for kind in vars(import_module(f"belot.{name}")).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == f"belot.{name}"
    ]
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};"
        for name, union in UNIONS.items()
    ]
    head = "// Made from belot.inquiry by `python -m belot.inquiry.typescript`. Do not edit."
    return "\n\n".join([head, FOREIGN, *map(interface, kinds), *unions]) + "\n"


if __name__ == "__main__":
    print(declarations(), end="")
