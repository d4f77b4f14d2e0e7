"""A client of the public protocol (docs/protocol.md), for bots and other programs.

::

    server = Server("http://localhost:8000")
    me = await server.guest("Ana")
    room = await server.open_room(me, "belote")
    async with server.table(room) as table:
        await table.do("start")
        async for view in table.questions():
            print(view.hand, view.prompt)
"""

from belot.client.chance import Chance
from belot.client.errors import Gone, Refused
from belot.client.offers import Offer, offers
from belot.client.progress import News, Notice, Progress, Step
from belot.client.server import Place, Server, Session
from belot.client.table import Table

__all__ = [
    "Chance",
    "Gone",
    "News",
    "Notice",
    "Offer",
    "Place",
    "Progress",
    "Refused",
    "Server",
    "Session",
    "Step",
    "Table",
    "offers",
]
