"""Help beside the game: helper cards, an assistant for real cards, and lessons.

Everything asks ``rules``: what may be played, who is winning and what is written is decided there.
What a hand is worth is the view of the ``club`` bot. Standard library only, so that it runs in a
browser; nothing here knows a language.
"""

from belot.coach.errors import PositionError

__all__ = ["PositionError"]
