"""Values that are not of an action's types: refused before anything looks at them, because what is
logged must read back as the same."""

from __future__ import annotations

from typing import Any, Final

from belot.rules.actions import (
    Accept,
    Action,
    Announce,
    ChoosePackets,
    Claim,
    Cut,
    Discard,
    Play,
    Say,
    Swap,
)
from belot.rules.announce import Declaration, Kind
from belot.rules.auction import Call
from belot.rules.errors import Code, Refusal

_FIELDS: Final[dict[type[Action], tuple[Code, tuple[tuple[str, type], ...]]]] = {
    Cut: (Code.CUT_RANGE, (("at", int),)),
    ChoosePackets: (Code.PACKETS_UNKNOWN, (("pattern", int),)),
    Say: (Code.CALL_UNKNOWN, (("call", Call),)),
    Swap: (Code.UNKNOWN_ACTION, (("made", bool),)),
    Discard: (Code.DISCARD_NOT_HELD, (("cards", int),)),
    Announce: (Code.DECL_NOT_HELD, (("items", tuple), ("belote", int))),
    Play: (Code.CARD_UNKNOWN, (("card", int), ("belote", bool))),
    Claim: (Code.CARD_UNKNOWN, (("card", int),)),
    Accept: (Code.UNKNOWN_ACTION, ()),
}


def refuse_malformed(action: Action) -> None:
    """Raise Refusal unless every field has exactly its type."""
    code, fields = _FIELDS[type(action)]
    for name, kind in fields:
        value: Any = getattr(action, name)
        if type(value) is not kind:
            raise Refusal(code, f"{name} cannot be {value!r}")
    if type(action) is Announce and not all(map(_is_declaration, action.items)):
        raise Refusal(code, "those are not declarations")
    if type(action) is Play and action.announce is not None:
        said: Any = action.announce
        if type(said) is not Announce:
            raise Refusal(Code.UNKNOWN_ACTION, f"{said!r} announces nothing")
        refuse_malformed(said)


def _is_declaration(item: Any) -> bool:
    """Whether every field of an item has exactly its type: 50.0 is not 50 in a log."""
    return (
        type(item) is Declaration
        and type(item.points) is int
        and type(item.kind) is Kind
        and type(item.cards) is int
    )
