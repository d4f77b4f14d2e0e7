"""What a prompt allows, as commands that can be sent as they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, TypeAlias

from belot.protocol import shapes
from belot.protocol.shapes import AnnounceShape, CardShape, PlayPrompt, ViewShape

Offer: TypeAlias = tuple[str, dict[str, Any]]


def offers(view: ViewShape) -> list[Offer]:
    """Every command that answers the prompt of a view: its name and its fields, for ``Table.do``.

    Only what the law allows; a renonce, and a claim of somebody else's, is one's own decision.
    """
    return list(_offers(view))


def _offers(view: ViewShape) -> Iterator[Offer]:
    match view.prompt:
        case shapes.CutPrompt(low=low, high=high, tap=tap):
            yield from (
                ("cut", {"at": at}) for at in ([0] if tap else []) + [*range(low, high + 1)]
            )
        case shapes.PacketsPrompt(patterns=patterns):
            yield from (("packets", {"pattern": place}) for place in range(len(patterns)))
        case shapes.CallPrompt(calls=calls):
            yield from (("call", {"call": call}) for call in calls)
        case shapes.SwapPrompt(possible=possible):
            yield from (("swap", {"made": made}) for made in {possible, False})
        case shapes.DiscardPrompt(count=count):
            pairs = combinations(view.hand, count)
            yield from (("discard", {"cards": " ".join(cards)}) for cards in pairs)
        case shapes.AnnouncePrompt(announce=announce):
            yield from (("announce", said) for said in _said(announce))
        case shapes.PlayPrompt() as prompt:
            yield from (("play", fields) for fields in _plays(prompt))
        case shapes.ClaimPrompt(accept=True):
            yield "accept", {}
        case shapes.NextPrompt():
            yield "ready", {}
        case _:
            pass


def _said(announce: AnnounceShape) -> Iterator[dict[str, Any]]:
    """Each allowed set of declarations, with the belotes and without."""
    suits = [list(announce.belotes), *([[]] if announce.belotes else [])]
    for items, belotes in product(announce.sets, suits):
        told = [[item.points, item.kind, " ".join(item.cards)] for item in items]
        yield {"items": told, "belotes": belotes}


def _plays(prompt: PlayPrompt) -> Iterator[dict[str, Any]]:
    riders = [None] if prompt.announce is None else list(_said(prompt.announce))
    for card, said in product(filter(_lawful, prompt.cards), riders):
        told = said is not None and card.card[1] in said["belotes"]
        for belote in (True, False) if card.belote and not told else (False,):
            yield {"card": card.card, "belote": belote, "announce": said}


def _lawful(card: CardShape) -> bool:
    return card.legal and card.allowed
