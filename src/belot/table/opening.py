"""A match that goes on from totals handed over, as from a score pad."""

from __future__ import annotations

from belot.rules import RuleSet, open_match
from belot.rules.events import Event
from belot.table.errors import TableRefusal
from belot.table.handed import Handed
from belot.table.host import Host


def fits(handed: Handed, rules: RuleSet) -> bool:
    """Whether these are totals of such a match."""
    seats = -1 <= handed.dealer < rules.players
    return len(handed.totals) == rules.sides and seats and handed.hung >= 0


def check(handed: Handed, rules: RuleSet) -> None:
    """Refuse with ``standing`` what is none of such a match."""
    if not fits(handed, rules):
        raise TableRefusal("standing", f"{rules.sides} totals, and a seat that deals")


def continued(rules: RuleSet, handed: Handed, host: Host) -> tuple[Event, ...]:
    """The events that begin a match with these totals. Raises TableRefusal (``standing``) where
    they are none of such a match. Whether it is over is for the next deal to say: some play on
    beyond the target."""
    check(handed, rules)
    dealer = handed.dealer if handed.dealer >= 0 else None
    return open_match(rules, host.key(), dealer=dealer, totals=handed.totals, hung=handed.hung)[1]
