"""What a server refuses: a command or a request, and to go on at all."""

from __future__ import annotations

from belot.rules import BelotError


class Refused(BelotError):
    """A command or a request was refused, and nothing happened.

    ``code`` is one of docs/protocol.md; ``rule`` the law that stands in the way of a command and
    ``legal`` the cards that may be played instead; ``status`` is that of a request.
    """

    def __init__(
        self,
        code: str,
        message: str = "",
        *,
        rule: str = "",
        legal: tuple[str, ...] = (),
        status: int = 0,
    ) -> None:
        super().__init__(code, message or code)
        self.rule = rule
        self.legal = legal
        self.status = status


class Gone(BelotError):
    """The table is over for this client: ``code`` is that of the server's goodbye (``moved``,
    ``gone``, ``kicked``, ``token``, ``protocol``), or ``closed`` where the client left itself."""

    def __init__(self, code: str) -> None:
        super().__init__(code, f"the connection has ended: {code}")
