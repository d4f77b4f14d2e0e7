"""A bot that plays in a room: python examples/bot.py http://localhost:8000 TABLE TOKEN"""

import asyncio
import random
import sys
from contextlib import suppress

from belot.client import Gone, Offer, Place, Refused, Server, offers
from belot.protocol.shapes import ViewShape


def choose(view: ViewShape) -> Offer:
    """Says every word of belote that it may, and does the rest at random."""
    allowed = offers(view)
    words = [(name, fields) for name, fields in allowed if fields.get("belote")]
    return random.choice(words or allowed)


async def main(url: str, table: str, token: str) -> None:
    """Plays until it is sent out; what the client has lost it asks for again by itself."""
    async with Server(url).table(Place(table, token)) as seat:
        async for view in seat.questions():
            with suppress(Refused):  # too late: a window has closed, or the match was paused
                name, fields = choose(view)
                await seat.do(name, **fields)


if __name__ == "__main__":
    with suppress(Gone):
        asyncio.run(main(*sys.argv[1:]))
