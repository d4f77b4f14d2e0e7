"""Which games there are, and what house rules make of them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from belot.inquiry.rules import Games, Rules, games, made_of
from belot.server.api.problems import refusals
from belot.server.packing import packed


class Wish(msgspec.Struct, frozen=True):
    """A preset and what to change in it."""

    variant: str
    options: Mapping[str, str] = {}


@get("/presets", middleware=[packed], sync_to_thread=False)
def presets() -> Games:
    """The games there are and their house rules."""
    return games()


@post("/rules", status_code=200, responses=refusals(422), sync_to_thread=False)
def rules(data: JSONBody[Wish]) -> Rules:
    """What these house rules come to; 422 with a code where they cannot be played."""
    return made_of(data.variant, data.options)
