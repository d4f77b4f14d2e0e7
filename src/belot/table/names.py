"""Names of players, fit to be shown beside others: nothing in them hides, turns round what stands
beside it, or grows out of its line."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize

from belot.table.errors import TableRefusal

NAME_MAX: Final = 24
"""Characters of a name; a family of emoji counts as all who are in it."""

_JOINER: Final = "\u200d"
_BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_MARKS: Final = 3
"""Most marks on one letter."""

_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
_REGION: Final = re.compile("[\U0001f1e6-\U0001f1ff]+$")


def tidy_name(name: str) -> str:
    """A player's name fit to be shown: printable, without doubled spaces, of 1…24 characters.
    Raises TableRefusal where nothing is left."""
    tidy = " ".join(_shown(normalize("NFC", name[: 20 * NAME_MAX])).split())
    tidy = _cut(tidy).strip()
    if not any(category(c)[0] != "M" for c in tidy):
        raise TableRefusal("name-empty", "a name has at least one character")
    return tidy


def _shown(name: str) -> str:
    """What can be seen; of what cannot, only that which makes one emoji of several signs."""
    flags = {i for flag in _FLAG.finditer(name) for i in range(*flag.span())}
    shown, marks = "", 0
    for i, c in enumerate(name):
        marks = marks + 1 if category(c) in ("Mn", "Me") else 0
        seen = c.isprintable() and c not in _BLANK and marks <= _MARKS
        if c.isspace():
            shown += " "
        elif seen or i in flags or (c == _JOINER and _joins(shown, name[i + 1 :])):
            shown += c
    return shown


def _joins(before: str, after: str) -> bool:
    bare = before.rstrip("\ufe0f")
    return bool(bare and after) and category(bare[-1])[0] == "S" and category(after[0])[0] == "S"


def _cut(name: str) -> str:
    """The beginning of a name, with no sign cut in two."""
    end = min(len(name), NAME_MAX)
    while 0 < end < len(name) and _inside(name, end):
        end -= 1
    return name[: end or NAME_MAX]


def _inside(name: str, end: int) -> bool:
    """Whether one sign would be cut in two here."""
    after, regions = name[end], _REGION.search(name[:end])
    grows = after == _JOINER or category(after)[0] == "M" or "\U0001f3fb" <= after <= "\U0001f3ff"
    odd = regions is not None and len(regions[0]) % 2 == 1
    return grows or odd or name[end - 1] == _JOINER or "\U000e0020" <= after <= "\U000e007f"
