"""What people at a table say to each other. It is no part of the match and in no log: the last of
it is kept in memory for whoever comes later."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from belot.protocol.frames import Said
from belot.server.connection import Connection
from belot.server.pace import Pace
from belot.table import TableRefusal, TableState

PHRASES: Final = tuple(
    "hello good-luck well-played thanks sorry nice-hand oops hurry one-moment good-deal good-game"
    " again bye laugh wow think".split()
)
"""What can be said in one tap; everybody reads it in their own language."""

KEPT: Final = 50
LONGEST: Final = 200
BURST: Final = 5
EVERY: Final = 1.5
"""Seconds a person has to wait between sayings, after a few at once."""


class Talk:
    """What was said at one table."""

    def __init__(self) -> None:
        self.kept: deque[Said] = deque(maxlen=KEPT)
        self._pace = Pace(BURST, EVERY)
        self._done: OrderedDict[str, None] = OrderedDict()

    def repeated(self, key: str) -> bool:
        """Whether this was said already: a retry says nothing twice."""
        return key in self._done

    def say(
        self, state: TableState, connection: Connection, what: str, text: object, now: float
    ) -> Said:
        """Somebody says a ``phrase``, or in a ``chat`` what they like. Raises TableRefusal."""
        member, room = connection.member, state.room
        if connection.seat < 0 and (room is None or member < 0):
            raise TableRefusal("not-member", "only members of the room may say something")
        if what == "phrase":
            if text not in PHRASES:
                raise TableRefusal("phrase-unknown", "no such phrase")
        elif room is None or not room.chat:
            raise TableRefusal("chat-off", "people do not write here")
        said = tidy_text(text)
        self._pace.take(connection.session, now)
        return Said(
            member=member,
            seat=connection.seat,
            name=_name(state, connection),
            phrase=said if what == "phrase" else "",
            text="" if what == "phrase" else said,
            at=round(now * 1000),
        )

    def note(self, said: Said, key: str) -> None:
        """This has been said."""
        self.kept.append(said)
        self._done[key] = None
        if len(self._done) > 4 * KEPT:
            self._done.popitem(last=False)


def _name(state: TableState, connection: Connection) -> str:
    if state.room is not None and connection.member >= 0:
        return state.room.name_of(connection.member)
    return state.seats[connection.seat].name


def tidy_text(text: object) -> str:
    """A text fit to be shown: printable, in one line."""
    if not isinstance(text, str) or len(text) > 4 * LONGEST:
        raise TableRefusal("malformed", "what is said is a text")
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]
    if not tidy:
        raise TableRefusal("chat-empty", "nothing was said")
    return tidy
