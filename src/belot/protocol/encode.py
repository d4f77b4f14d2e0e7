"""Shapes as JSON values."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

_NAMES: dict[str, tuple[str, ...]] = {}


def _names(shape: Any) -> tuple[str, ...]:
    kind = type(shape).__qualname__
    if kind not in _NAMES:
        _NAMES[kind] = tuple(f.name for f in fields(shape))
    return _NAMES[kind]


def plain(value: Any) -> Any:
    """A shape as dictionaries, lists, texts and numbers."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in _names(value)}
    raise TypeError(f"{type(value).__name__} is not a shape")
