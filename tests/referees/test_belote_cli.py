"""belote-cli (PyPI) plays belote by the law of ``belote``."""

from __future__ import annotations

from belote import deck, game

from belot.rules import RuleSet, cards_of
from tests.referees.dealing import POSITIONS, positions

SUITS = {
    "C": deck.Suit.CLUBS,
    "D": deck.Suit.DIAMONDS,
    "H": deck.Suit.HEARTS,
    "S": deck.Suit.SPADES,
}
THEIRS = tuple(deck.Card(s, r) for s in SUITS.values() for r in deck.Rank)
SEATS = tuple(game.Seat)


def test_belote_cli_agrees() -> None:
    ours, count = {card: index for index, card in enumerate(THEIRS)}, 0
    assert [r.value for r in deck.Rank] == "7 8 9 10 J Q K A".split()
    for p in positions(RuleSet.preset("belote"), 2):
        trump = SUITS[p.law.contract.letter]
        lying = tuple(game.TrickCard(SEATS[s], THEIRS[c]) for s, c in p.trick.plays(4))
        state = game.GameState(
            hands=tuple(tuple(THEIRS[c] for c in cards_of(h)) for h in p.hands),
            trump=trump,
            phase=game.Phase.PLAYING,
            current_trick=lying,
        )
        assert {ours[c] for c in game.legal_cards(state, SEATS[p.seat])} == p.legal, p
        if len(p.after.cards) == 4:
            whole = (*lying, game.TrickCard(SEATS[p.seat], THEIRS[p.card]))
            assert game.trick_winner_seat(whole, trump) is SEATS[p.after.winner]
        count += 1
    assert count >= POSITIONS
