"""What a hand may announce, as a numbered list, and the answer read into an announcement."""

from __future__ import annotations

from belot.cli.asking import unclear
from belot.cli.typed import numbers, plain
from belot.cli.voice import Voice
from belot.rules import Announce, Declaration, SeatView, card_text, cards_of
from belot.rules.announce import announcements, proposal
from belot.words import Words


class AnnounceQuestion:
    """The items a seat may announce: what software proposes first, then the rest, then belotes."""

    def __init__(self, view: SeatView) -> None:
        contract = view.contract
        assert contract is not None
        self.allowed = announcements(view.rules, contract, view.hand)
        self.proposed = proposal(view.rules, contract, view.hand)
        single = {item for items in self.allowed for item in items}
        others = sorted(single - set(self.proposed), reverse=True)
        self.items: tuple[Declaration, ...] = (*self.proposed, *others)
        before = view.rules.belote_before_play
        self.suits = [s for s in range(4) if before and view.pairs >> s & 1]
        self.contract = contract

    @property
    def needed(self) -> bool:
        """Whether there is anything to announce."""
        return bool(self.items or self.suits)

    def default(self) -> Announce:
        """Everything that is proposed."""
        return Announce(self.proposed, sum(1 << s for s in self.suits))

    def listed(self, v: Voice) -> str:
        """All items with their numbers."""
        what = [v.item(item) for item in self.items] + [self._belote(v, s) for s in self.suits]
        return ", ".join(v("choice", n=n, what=w) for n, w in enumerate(what, 1))

    def _belote(self, v: Voice, suit: int) -> str:
        name = v("decl-belote", contract="CDHS"[suit])
        return v("decl-item", what=name, n=v.rules.belote_points)

    def enter(self, v: Voice) -> str:
        """What Enter announces: everything, or the numbers of what is proposed."""
        if len(self.proposed) == len(self.items):
            return v("say-declare-all")
        last = len(self.items)
        chosen = [*range(1, len(self.proposed) + 1)]
        chosen += range(last + 1, last + len(self.suits) + 1)
        return ", ".join(map(str, chosen))

    def read(self, v: Voice, text: str) -> Announce | str:
        """The announcement meant, or why it cannot be."""
        typed = plain(text)
        if typed in _words(v, "none") or typed == "0":
            return Announce()
        if typed in _words(v, "all"):
            return self.default()
        found = numbers(text)
        count = len(self.items) + len(self.suits)
        if found is None or not all(1 <= n <= count for n in found):
            return unclear(v, count, text)
        chosen = sorted({n - 1 for n in found})
        items = [self.items[n] for n in chosen if n < len(self.items)]
        suits = [self.suits[n - len(self.items)] for n in chosen if n >= len(self.items)]
        if tuple(sorted(items, reverse=True)) not in self.allowed:
            return v("refusal-decl-card-used", card=card_text(_shared(items)))
        return Announce(tuple(items), sum(1 << s for s in suits))


def _words(v: Voice, name: str) -> set[str]:
    english = Words.load("en", theme=v.words.theme)
    return {plain(words(f"command-{name}")) for words in (v.words, english)}


def _shared(items: list[Declaration]) -> int:
    """A card that stands in two of the items."""
    seen = 0
    for item in items:
        if both := item.cards & seen:
            return cards_of(both)[0]
        seen |= item.cards
    return cards_of(seen)[0]
