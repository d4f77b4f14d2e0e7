"""The client's types, made from the shapes: ``python -m belot.protocol.typescript`` prints them."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from belot.protocol import frames, replaying, rooms, shapes

_SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def type_of(hint: Any) -> str:
    """A Python type as a TypeScript type."""
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{a}"' if isinstance(a, str) else str(a) for a in args)
    if origin in (Union, types.UnionType):
        return " | ".join(type_of(a) for a in args)
    if origin is tuple:
        inner = type_of(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<string, {type_of(args[1])}>"
    if hint is Any or hint is object:
        return "unknown"
    if isinstance(hint, type) and is_dataclass(hint):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def interface(kind: type) -> str:
    """One shape as an interface, its first line of documentation above it."""
    hints = get_type_hints(kind)
    doc = (kind.__doc__ or "").strip().splitlines()[0]
    body = "\n".join(f"  {f.name}: {type_of(hints[f.name])};" for f in fields(kind))
    return f"/** {doc} */\nexport interface {kind.__name__} {{\n{body}\n}}"


def declarations() -> str:
    """All shapes and frames as a TypeScript module."""
    kinds = [
        kind
        for module in (shapes, rooms, frames, replaying)
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
    ]
    unions = [
        f"export type {name} = {' | '.join(k.__name__ for k in get_args(union))};"
        for name, union in (
            ("Prompt", shapes.Prompt),
            ("ClientFrame", frames.ClientFrame),
            ("ServerFrame", frames.ServerFrame),
        )
    ]
    head = "// Made from belot.protocol by `python -m belot.protocol.typescript`. Do not edit."
    return "\n\n".join([head, *map(interface, kinds), *unions]) + "\n"


if __name__ == "__main__":
    print(declarations(), end="")
