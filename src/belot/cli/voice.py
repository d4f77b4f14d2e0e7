"""A language, a rule set and the names at the table: how cards, seats and sides are spoken of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from belot.cli.arguments import STYLES
from belot.protocol.themes import theme_of
from belot.rules import Card, Contract, Declaration, Hand, RuleSet, SeatView, card_text, cards_of
from belot.rules.announce import RANK_PLACE, Kind
from belot.rules.cards import PLAY_ORDER, Rank
from belot.words import Words

SIGNS, LETTERS, WORDS = STYLES
_SUITS: tuple[int, ...] = (3, 2, 0, 1)  # spades, hearts, clubs, diamonds: black and red in turn


def words_for(lang: str, rules: RuleSet) -> Words:
    """The words of a variant in a language: BeloZ and Bela speak their own."""
    return Words.load(lang, theme=theme_of(rules))


def style_of(wish: str | None, signs: bool) -> str:
    """How cards are written: as is wished, with letters where there are no signs to show."""
    style = wish or SIGNS
    return LETTERS if style == SIGNS and not signs else style


def seat_names(words: Words, players: int, seat: int) -> tuple[str, ...]:
    """You and friendly names; a seat of -1 gives everybody a friendly name."""
    others = iter(words("bot-names").split(", "))
    return tuple(words("player-you") if s == seat else next(others) for s in range(players))


class Voice:
    """What a teller needs to speak: words, rules, and who sits where.

    ``seat`` is the listener's seat, -1 for a spectator. ``style`` tells how cards are written: with
    the signs ♠♥♦♣, with the letters S H D C, or in words.
    """

    def __init__(
        self,
        words: Words,
        rules: RuleSet,
        names: Sequence[str],
        seat: int = -1,
        *,
        style: str = SIGNS,
    ) -> None:
        self.words = words
        self.rules = rules
        self.names = tuple(names)
        self.seat = seat
        self.style = style

    def __call__(self, key: str, /, *, form: str | None = None, **variables: object) -> str:
        return self.words(key, form=form, **variables)

    def rule(self, option: str, value: object) -> str:
        """A house rule and what its value means."""
        said = self.words.value(option, value)
        return self("rules-line", option=self.words.option(option), value=said)

    @property
    def animals(self) -> bool:
        """Whether the cards are BeloZ animals."""
        return self.words.theme == "beloz"

    # --- seats and sides ---------------------------------------------------------------

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat]

    def marked(self, seat: int) -> str:
        """The name of a seat, the listener's partner marked."""
        if self.seat >= 0 and seat == self.rules.partner_of(self.seat):
            return f"{self.names[seat]} ({self('partner')})"
        return self.names[seat]

    def side(self, side: int) -> str:
        """The name of a side: Us and Them for a listener in a team, otherwise names."""
        if self.rules.sides == self.rules.players:
            return self.names[side]
        if self.seat >= 0:
            return self("side-us" if side == self.rules.side(self.seat) else "side-them")
        first, second = (s for s in range(self.rules.players) if self.rules.side(s) == side)
        return self("side-pair", first=self.names[first], second=self.names[second])

    def sides(self) -> list[int]:
        """All sides, the listener's first."""
        sides = list(range(self.rules.sides))
        first = self.rules.side(self.seat) if self.seat >= 0 else 0
        return sides[first:] + sides[:first]

    def per_side(self, numbers: Sequence[int], key: str = "running-side") -> str:
        """A number for each side, in one list."""
        return ", ".join(self(key, side=self.side(s), n=numbers[s]) for s in self.sides())

    # --- cards -------------------------------------------------------------------------

    def card(self, card: Card, *, number: bool = False) -> str:
        """A card in short; ``number`` adds a BeloZ animal's place in a sequence."""
        code = card_text(card)
        if self.style == WORDS:
            said = self("card", card=code)
        elif self.animals or self.style == SIGNS:
            said = self("card-short", card=code)
        else:
            said = self("rank-letter", rank=code[0]) + code[1]
        return f"{said} ({self.place(card)})" if self.animals and number else said

    def place(self, card: Card) -> int:
        """The place of a card in the order of sequences, 1 to 8."""
        return RANK_PLACE[self.rules.seq_order][card & 7] + 1

    def cards(self, cards: Iterable[Card], *, number: bool = False) -> str:
        """Cards in the order given."""
        return ", ".join(self.card(c, number=number) for c in cards)

    def in_order(self, hand: Hand, contract: Contract | None) -> list[Card]:
        """The cards of a hand as they are held: by suit, trump first, the strongest first."""
        order = PLAY_ORDER[contract if contract is not None else Contract.NO_TRUMPS]
        trump = contract.trump if contract is not None else None
        suits = sorted(_SUITS, key=lambda suit: suit != trump)
        return sorted(cards_of(hand), key=lambda c: (suits.index(c >> 3), -(order.place[c] & 7)))

    def hand(self, view: SeatView) -> str:
        """The listener's hand, the suits parted by commas."""
        number = self.numbered(view)
        cards = self.in_order(view.hand, view.contract)
        long = self.animals or self.style == WORDS
        inside, between = (", ", "; ") if long else (" ", ", ")
        suits: dict[int, list[str]] = {}
        for card in cards:
            suits.setdefault(card >> 3, []).append(self.card(card, number=number))
        return between.join(inside.join(suit) for suit in suits.values())

    def numbered(self, view: SeatView) -> bool:
        """Whether animals show their numbers: until the listener has announced."""
        if not self.animals or not view.rules.declarations:
            return False
        return not view.board.heard or view.seat < 0 or view.board.heard[view.seat] is None

    def sequence_order(self) -> str:
        """The animals from the lowest to the highest in a sequence, with their numbers."""
        ranks = sorted(Rank, key=RANK_PLACE[self.rules.seq_order].__getitem__)
        names = (self("rank", rank=rank.letter) for rank in ranks)
        return ", ".join(f"{n} {name}" for n, name in enumerate(names, 1))

    # --- declarations ------------------------------------------------------------------

    def what(self, item: Declaration) -> str:
        """A declaration in words, for instance "three in a row to the queen of spades"."""
        cards = cards_of(item.cards)
        if item.kind is Kind.QUAD:
            return self("decl-quad", rank=card_text(cards[0])[0])
        top = max(cards, key=self.place)
        return self("decl-sequence", card=card_text(top), length=len(cards))

    def item(self, item: Declaration) -> str:
        """A declaration in words, with its points."""
        return self("decl-item", what=self.what(item), n=item.points)

    def item_cards(self, item: Declaration) -> str:
        """The cards of a declaration, the highest first."""
        cards = sorted(cards_of(item.cards), key=lambda c: (-self.place(c), -c))
        return self.cards(cards, number=self.animals)
