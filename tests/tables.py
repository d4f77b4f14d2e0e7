"""Tables with a stacked pack, for tests that need certain cards in certain hands."""

from __future__ import annotations

from collections.abc import Mapping

from belot.rules import (
    Action,
    Announce,
    Call,
    Code,
    Cut,
    Event,
    Phase,
    Play,
    Refusal,
    RuleSet,
    Say,
    SeatView,
    act,
    cards_of,
    fold,
    open_match,
    parse_card,
    view_of,
)
from belot.rules.actions import ChoosePackets
from belot.rules.deal import Pack, fill, lay_out
from belot.rules.events import DealOpened

ALL = tuple(range(32))


def stacked(
    rules: RuleSet,
    hands: Mapping[int, str],
    *,
    dealer: int,
    taker: int = -1,
    turned: str = "",
    pattern: int = 0,
    captain: str = "",
) -> Pack:
    """A pack that, uncut, gives each seat the cards of a text, the first before the auction.

    ``turned`` is the turned card, which is none of the texts; ``captain`` the two cards of belot3's
    stock. Cards that nobody asks for go where there is room.
    """
    layout = lay_out(rules, ALL, dealer, pattern)
    taker = rules.next(dealer) if taker < 0 else taker
    place: dict[int, int] = {}
    if turned:
        place[layout.turned] = parse_card(turned)
    if captain:
        place |= zip(layout.rest, map(parse_card, captain.split()), strict=True)
    later = fill(rules, layout, dealer, taker)
    for seat, text in hands.items():
        spots = [*layout.hands[seat], *(p for p in cards_of(later[seat]) if p not in place)]
        place |= zip(spots, map(parse_card, text.split()), strict=False)
    left = [c for c in ALL if c not in place.values()]
    return tuple(place[spot] if spot in place else left.pop() for spot in ALL)


class Table:
    """A match at one table: its state and its log. Cuts do not move the pack."""

    def __init__(
        self,
        rules: RuleSet | str,
        *,
        dealer: int = 0,
        totals: tuple[int, ...] | None = None,
        hung: int = 0,
    ) -> None:
        self.rules = RuleSet.parse(rules) if isinstance(rules, str) else rules
        self.state, events = open_match(self.rules, b"", dealer=dealer, totals=totals, hung=hung)
        self.log: list[Event] = list(events)

    def deal(
        self,
        hands: Mapping[int, str] | None = None,
        *,
        taker: int = -1,
        turned: str = "",
        pattern: int = 0,
        captain: str = "",
    ) -> Table:
        """Deal a stacked pack, up to the auction."""
        dealer, at = self.state.standing.dealer, self.rules.cut_min
        pack = stacked(
            self.rules,
            hands or {},
            dealer=dealer,
            taker=taker,
            turned=turned,
            pattern=pattern,
            captain=captain,
        )
        uncut = pack[-at:] + pack[:-at] if at else pack
        opened = DealOpened(self.state.standing.deals + 1, dealer, uncut)
        self.state = fold(self.state, opened)
        self.log.append(opened)
        self.do(Cut(at))
        if self.state.phase is Phase.PACKETS:
            self.do(ChoosePackets(pattern))
        return self

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def view(self, seat: int) -> SeatView:
        return view_of(self.state, seat)

    def do(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """What the seat in turn does, or another."""
        self.state, events = act(self.state, self.turn if seat is None else seat, action)
        self.log += events
        return events

    def say(self, calls: str) -> tuple[Event, ...]:
        """The next calls, parted by spaces."""
        return sum((self.do(Say(Call(word))) for word in calls.split()), ())

    def announce(self, *said: Announce) -> tuple[Event, ...]:
        """What the next seats announce; those not listed announce nothing."""
        events: tuple[Event, ...] = ()
        waiting = list(said)
        while self.phase is Phase.ANNOUNCE:
            events += self.do(waiting.pop(0) if waiting else Announce())
        return events

    def play(self, cards: str) -> tuple[Event, ...]:
        """The next cards; ``KH!`` with a word of belote."""
        events: tuple[Event, ...] = ()
        for word in cards.split():
            card = parse_card(word.removesuffix("!"))
            events += self.do(Play(card, belote=word.endswith("!")))
        return events

    def refuse(self, action: Action, seat: int | None = None) -> Code:
        """The code with which an action is refused; the state does not change."""
        before, seat = self.state, self.turn if seat is None else seat
        try:
            act(self.state, seat, action)
        except Refusal as refusal:
            assert self.state == before
            return refusal.code
        raise AssertionError(f"{action} was allowed")

    def refuse_card(self, card: str) -> Code:
        return self.refuse(Play(parse_card(card)))
