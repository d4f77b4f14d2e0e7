"""The fold of the events from the first announcement to the written score, unchecked."""

from __future__ import annotations

from belot.rules import events as ev
from belot.rules import match
from belot.rules.cards import cards_of, hand_of
from belot.rules.events import Word
from belot.rules.law import Trick, add, legal_cards
from belot.rules.options import IllegalMoves
from belot.rules.rest import thrown_in
from belot.rules.state import BeloteWord, Phase, Renonce, Run, Secret, Standing, State, changed, put


def eight_of_suit(state: State, event: ev.EightOfSuit) -> State:
    """The match is won without a score (house_rules §10.6)."""
    side = state.rules.side(event.seat)
    raised = match.with_eight(state.rules, state.standing.totals, side)
    return changed(
        state,
        phase=Phase.OVER,
        turn=-1,
        board=changed(state.board, eight=event.seat),
        standing=changed(
            state.standing,
            totals=raised,
            dealer=state.eldest,
            verdict=match.eight_of_suit(side),
        ),
    )


def announced(state: State, event: ev.Announced) -> State:
    """A seat has spoken; the dealer speaks last."""
    state = hear(state, event)
    if event.seat != state.standing.dealer:
        return changed(state, turn=state.rules.next(event.seat))
    return changed(state, phase=Phase.PLAY, turn=state.leader)


def hear(state: State, event: ev.Announced | ev.CardPlayed) -> State:
    """Take down what a seat announced."""
    seat, board, secret = event.seat, state.board, state.secret
    called = tuple(BeloteWord(seat, suit, 2) for suit in range(4) if event.belote >> suit & 1)
    return changed(
        state,
        board=changed(
            board,
            heard=put(board.heard, seat, tuple(item.heard() for item in event.items)),
            belotes=put(board.belotes, seat, event.belote),
            words=board.words + called,
        ),
        secret=changed(
            secret,
            items=put(secret.items, seat, event.items),
            pairs=put(secret.pairs, seat, secret.pairs[seat] & ~event.belote),
        ),
    )


def card_played(state: State, event: ev.CardPlayed) -> State:
    """A card goes to the trick, with all that rides on it."""
    rules, seat, card = state.rules, event.seat, event.card
    if state.board.heard[seat] is None:
        state = hear(state, event)
    run, law, secret, board = state.run, state.law, state.secret, state.board
    assert run is not None and law is not None
    hand, bit = secret.hands[seat], 1 << card
    illegal = secret.illegal
    if rules.illegal_moves is IllegalMoves.RENONCE and not (
        legal_cards(law, hand, run.trick, seat) & bit
    ):
        illegal |= bit
    pairs = secret.pairs
    if pairs[seat] and card & 7 in (5, 6):  # queen or king: said now or refused for good
        pairs = put(pairs, seat, pairs[seat] & ~(1 << (card >> 3)))
    if event.word:
        board = changed(board, words=_said(board.words, seat, card >> 3, event.word))
    trick = add(law, run.trick, seat, card)
    return State(
        rules,
        Phase.PLAY,
        rules.next(seat),
        state.standing,
        board,
        Run(
            trick,
            run.tricks,
            run.won,
            run.points,
            run.played | bit,
            event.word is not Word.NONE and run.won[rules.side(seat)] > 0,
        ),
        law,
        Secret(
            secret.pack,
            secret.layout,
            put(secret.hands, seat, hand & ~bit),
            secret.full,
            secret.items,
            pairs,
            secret.away,
            illegal,
        ),
    )


def _said(
    words: tuple[BeloteWord, ...], seat: int, suit: int, word: Word
) -> tuple[BeloteWord, ...]:
    others = tuple(w for w in words if (w.seat, w.suit) != (seat, suit))
    return (*others, BeloteWord(seat, suit, word.value))


def declarations_shown(state: State, event: ev.DeclarationsShown) -> State:
    """The contest is settled."""
    return changed(state, board=changed(state.board, contest=event.contest))


def trick_taken(state: State, event: ev.TrickTaken) -> State:
    """A trick goes to its side."""
    rules, run = state.rules, state.run
    assert run is not None
    side = rules.side(event.seat)
    done = not any(state.secret.hands)
    accepting = done and rules.illegal_moves is IllegalMoves.RENONCE
    turn = state.eldest if accepting else -1 if done else event.seat
    return State(
        rules,
        Phase.ACCEPT if accepting else Phase.PLAY,
        turn,
        state.standing,
        state.board,
        Run(
            Trick(event.seat),
            (*run.tricks, run.trick),
            put(run.won, side, run.won[side] + 1),
            put(run.points, side, run.points[side] + event.points),
            run.played,
            True,
        ),
        state.law,
        state.secret,
    )


def rest_taken(state: State, event: ev.RestTaken) -> State:
    """The cards are thrown in: the trick on the table and all that are left go to one seat."""
    rules, run, law, words = state.rules, state.run, state.law, state.board.words
    assert run is not None and law is not None
    for seat, suits in enumerate(event.belotes):
        for suit in cards_of(suits):
            words = _said(words, seat, suit, Word.REBELOTE)
    tricks, side = thrown_in(state, event.seat), rules.side(event.seat)
    cards = [card for trick in tricks for card in trick.cards]
    none = (0,) * rules.players
    return changed(
        state,
        turn=-1,
        board=changed(state.board, words=words),
        run=Run(
            Trick(event.seat),
            (*run.tricks, *tricks),
            put(run.won, side, run.won[side] + len(tricks)),
            put(run.points, side, run.points[side] + sum(law.points[c] for c in cards)),
            run.played | hand_of(cards),
            test=True,
            rest=event.seat,
        ),
        secret=changed(state.secret, hands=none, pairs=none),
    )


def renonce_claimed(state: State, event: ev.RenonceClaimed) -> State:
    """A claim ends the deal."""
    assert state.run is not None
    claim = Renonce(event.seat, event.card, event.right)
    return changed(state, turn=-1, run=changed(state.run, claim=claim))


def accepted(state: State, event: ev.Accepted) -> State:
    """One seat more has accepted the tricks."""
    rules, run = state.rules, state.run
    assert run is not None
    accepted = run.accepted | 1 << event.seat
    waiting = [seat for seat in rules.in_turn(state.eldest) if not accepted >> seat & 1]
    return changed(
        state,
        turn=waiting[0] if waiting else -1,
        run=changed(run, accepted=accepted),
    )


def deal_scored(state: State, event: ev.DealScored) -> State:
    """The deal is written; the dealership moves on."""
    standing, score = state.standing, event.score
    return changed(
        state,
        phase=Phase.OVER if event.verdict.over else Phase.BETWEEN,
        turn=-1,
        standing=Standing(
            totals=standing.plus(score.written),
            hung=score.hanging,
            dealer=state.rules.next(standing.dealer),
            deals=standing.deals,
            scores=(*standing.scores, score),
            verdict=event.verdict,
        ),
    )
