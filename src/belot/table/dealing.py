"""Calling a deal, fixing its key, opening it; and showing the secrets of deals that are over.

The key of a deal is made of the server's secret for it and of values that the people at the table
committed to before (docs/fairness.md). Whoever takes part is published before any value is asked
for; a value that does not come in time is left out, and everybody sees that.
"""

from __future__ import annotations

from functools import lru_cache

from belot.fair import LENGTH, Chain, Participant, deal_key
from belot.rules import Phase, open_deal, open_match
from belot.rules.options import Shuffle
from belot.rules.random import derive
from belot.table.draft import Draft, Step
from belot.table.events import SeatKind
from belot.table.fair_events import ChainOpened, DealCalled, DealKeyed, SecretShown
from belot.table.host import Host
from belot.table.room_events import Placed
from belot.table.state import TableState


@lru_cache(maxsize=512)
def _chain(seed: str) -> Chain:
    return Chain(bytes.fromhex(seed))


def call_deal(draft: Draft, host: Host) -> None:
    """Begin to make the next deal, or after the end the first of the next match."""
    state = draft.state
    if not state.running:
        if state.room is not None and state.room.next:
            draft.add(Placed(state.room.next))
        _open_chain(draft, host, f"{state.id}/{state.matches + 1}")
    elif not state.fair.head:  # a log of version 1
        _open_chain(draft, host, f"{state.id}/{state.matches}")
    draft.add(DealCalled(_number(draft.state), participants(draft.state)))
    if not participants(draft.state):
        open_called(draft, host)


def _open_chain(draft: Draft, host: Host, match: str) -> None:
    seed = host.key().hex()
    draft.add(ChainOpened(match, _chain(seed).head.hex(), seed))


def _number(state: TableState) -> int:
    return state.match.standing.deals + 1 if state.match is not None and state.running else 1


def participants(state: TableState) -> tuple[tuple[int, str], ...]:
    """The seats whose persons bring chance to the next deal, with their commitments."""
    people = (s for s, who in enumerate(state.seats) if who.kind is SeatKind.PERSON)
    return tuple((s, state.fair.commitments[s]) for s in people if state.fair.commitments[s])


def open_called(draft: Draft, host: Host) -> None:
    """Fix the key of the deal that was called, with the values that have come, and open it."""
    state, called = draft.state, draft.state.fair.called
    assert called is not None
    key = _key(state, host)
    draft.add(DealKeyed(called.deal, called.missing))
    if not state.running:
        last = state.match  # a rematch goes on with the dealership (house_rules §10.1)
        dealer = last.standing.dealer if last else None
        draft.add(*open_match(state.rules, derive(key, "dealer"), dealer=dealer)[1])
    assert draft.state.match is not None
    draft.add(*open_deal(draft.state.match, key)[1])


def _key(state: TableState, host: Host) -> bytes:
    called = state.fair.called
    assert called is not None
    if called.deal > LENGTH:
        return host.key()  # no match has as many deals; nobody could check this one
    who = [
        Participant(
            seat,
            state.seats[seat].name,
            bytes.fromhex(commitment),
            bytes.fromhex(called.values[seat]) if seat in called.values else None,
        )
        for seat, commitment in called.participants
    ]
    secret = _chain(state.fair.seed).value(called.deal)
    return deal_key(secret, state.fair.match, called.deal, state.rules.name, who)


def finish(draft: Draft) -> Step:
    """A step is complete once the secrets that need not be kept any longer are shown."""
    _show_secrets(draft)
    return draft.done()


def _show_secrets(draft: Draft) -> None:
    """Show the secrets of the deals that are over: at once where every deal is shuffled, after the
    match where the pack is only cut, because there every deal tells of the next."""
    state = draft.state
    match, fair = state.match, state.fair
    if match is None or not fair.head or match.phase not in (Phase.BETWEEN, Phase.OVER):
        return
    if fair.match != f"{state.id}/{state.matches}":
        return  # the chain of the next match, of which nothing is over
    if match.phase is Phase.BETWEEN and state.rules.shuffle is not Shuffle.EVERY_DEAL:
        return
    chain = _chain(fair.seed)
    for deal in range(fair.shown + 1, min(match.standing.deals, LENGTH) + 1):
        draft.add(SecretShown(deal, chain.value(deal).hex()))
