"""What a table needs from outside: chance, bots, and how long things take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from belot.rules import Action, SeatView


class Player(Protocol):
    """A bot, as the table needs one."""

    def act(self, view: SeatView) -> Action:
        """An action that the law allows this seat now."""
        ...


@dataclass(frozen=True, slots=True)
class Host:
    """What a table needs from outside.

    ``key`` gives 32 fresh random bytes, ``bot`` makes a player by one of the names in ``bots``.
    ``pace`` is how long a bot waits before it acts, ``window`` how long all seats are asked at once
    where several people play, ``rest`` how long a scored deal stays before the next one begins by
    itself (None: until everybody is ready). A person is away after ``away`` without a sign of life;
    a bot stands in ``closed`` after they closed the table, or ``dropped`` after their line dropped,
    if others wait.
    Values for a deal are taken for ``reveal``, and a question to the others stands for ``asking``.
    All in seconds.
    """

    key: Callable[[], bytes]
    bot: Callable[[str], Player]
    bots: tuple[str, ...] = ("club", "random")
    pace: float = 0.0
    window: float = 6.0
    rest: float | None = None
    away: float = 9.0
    closed: float = 20.0
    dropped: float = 60.0
    reveal: float = 3.0
    asking: float = 15.0
    _bots: dict[str, Player] = field(default_factory=dict)

    def player(self, name: str) -> Player:
        """The bot of that name; bots keep nothing, so one serves every seat."""
        if name not in self._bots:
            self._bots[name] = self.bot(name)
        return self._bots[name]
