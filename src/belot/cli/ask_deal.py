"""The questions before the play: cut, packets, auction, seven swap, discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from belot.cli.asking import Asker, Problem, Question, unclear
from belot.cli.holding import card_held
from belot.cli.tell_deal import packets_text, turn_up_line
from belot.cli.typed import Choices, numbers, plain
from belot.cli.why import refused
from belot.rules import (
    Action,
    Call,
    Card,
    ChoosePackets,
    Contract,
    Cut,
    Discard,
    Refusal,
    Say,
    SeatView,
    Swap,
    card_text,
    check,
    hand_of,
)
from belot.rules.auction import BIDS, every_bid, legal_calls
from belot.rules.calls import bid_and_contract
from belot.rules.options import AuctionKind

A = TypeVar("A", bound=Action)


def listed(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """What is put to a person: of the numbers the lowest in each contract; others are typed."""
    found: list[Call] = []
    numbered: set[Contract] = set()
    for call in calls:
        bid = bid_and_contract(call)
        if bid is None or bid[0].slam or bid[1] not in numbered:
            found.append(call)
        if bid is not None:
            numbered.add(bid[1])
    return tuple(found)


class Dealing(Asker):
    """The questions before the play."""

    # --- dealing -----------------------------------------------------------------------

    def _cut(self, view: SeatView) -> Action:
        v, low = self.v, view.rules.cut_min
        key = "ask-cut" if low else "ask-cut-tap"
        prompt = v(key, min=max(low, 1), max=32 - max(low, 1))
        enter = (Cut(16), v("cards-many", n=16)) if low else (Cut(0), v("say-tap"))

        def read(text: str) -> Cut | Problem:
            found = numbers(text)
            if plain(text) == plain(v("say-tap")):
                found = [0]
            if found is None or len(found) != 1:
                return Problem(v("refusal-cut-range", min=max(low, 1), max=32 - max(low, 1)))
            return self._checked(view, Cut(found[0]), text)

        return self.ask(view, Question(list, prompt, read, enter))

    def _packets(self, view: SeatView) -> Action:
        v = self.v
        patterns = [packets_text(v, n) for n in range(len(view.rules.plan.patterns))]
        choices = Choices((ChoosePackets(n), (text,)) for n, text in enumerate(patterns))
        enter = (ChoosePackets(0), patterns[0])
        return self._choose(view, v("ask-packets"), choices, enter)

    # --- auction, swap, discard --------------------------------------------------------

    def _call(self, view: SeatView) -> Action:
        v, auction = self.v, view.board.auction
        assert auction is not None
        legal = legal_calls(view.rules, auction)
        numbers_too = tuple(every_bid(view.rules)) if view.rules.bids_numbers else ()
        every = Choices((Say(c), self._call_words(view, c)) for c in (*Call, *numbers_too))
        put = listed(legal)
        choices = Choices((Say(c), self._call_words(view, c)) for c in put)

        def lines() -> list[str]:
            above = [v("hand", cards=v.hand(view))]
            if Call.TAKE in legal:
                above.append(turn_up_line(v, view))
            if Call.PASS not in legal and not auction.calls:
                above.append(v("refusal-must-call"))
            if len(put) < len(legal):
                above.append(v("ask-call-higher", example=legal[len(put)].value.lower()))
            return above

        return self._choose(view, v("ask-call"), choices, lines=lines, every=every)

    def _call_words(self, view: SeatView, call: Call) -> tuple[str, ...]:
        """The words for a call, the one that is shown first."""
        v = self.v
        if call is Call.TAKE:
            turned = view.board.turned
            return (v("say-take", suit=card_text(turned)[1] if turned >= 0 else ""), "take")
        bid = bid_and_contract(call)
        if bid is not None:
            height, contract = bid
            suit = v("contract", contract=contract.letter)
            label = v("bid-made", bid=str(height), contract=contract.letter)
            return (label, call.value, f"{height} {suit}", f"{height} {contract.letter}")
        if call not in BIDS:
            return (v(f"say-{call}"), call.value)
        ladder = view.rules.auction is AuctionKind.LADDER
        label = v("say-bid", contract=call.value) if ladder else v("say-suit", suit=call.value)
        sign = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}.get(call.value, call.value)
        return (label, v("contract", contract=call.value), sign)

    def _swap(self, view: SeatView) -> Action:
        v = self.v
        key = v("ask-swap", card=card_text(view.board.turned))
        choices = Choices(
            [
                (Swap(True), (v("say-swap"), v("answer-yes"), v("answer-yes", form="key"))),
                (Swap(False), (v("say-no-swap"), v("answer-no"), v("answer-no", form="key"))),
            ]
        )
        return self._choose(view, key, choices, (Swap(True), v("say-swap")))

    def _discard(self, view: SeatView) -> Action:
        cards = self.v.in_order(view.hand, view.contract)
        prompt = self.v("ask-discard-two", example="3 7")

        def read(text: str) -> Discard | Problem:
            chosen = [self._card_in(view, cards, t) for t in self._parts(cards, text)]
            for found in chosen:
                if isinstance(found, Problem):
                    return found
            away = hand_of(c for c in chosen if not isinstance(c, Problem))
            return self._checked(view, Discard(away), text)

        return self.ask(view, Question(lambda: [self._numbered(view, cards)], prompt, read))

    def _parts(self, cards: list[Card], text: str) -> list[str]:
        """A list of cards or numbers, taken apart."""
        if "," in text or numbers(text) is None:
            parts = text.split(",")
            if len(parts) == 1 and not self.v.animals:
                parts = text.split()
            return parts
        return [str(n) for n in numbers(text) or ()]

    def _choose(
        self,
        view: SeatView,
        prompt: str,
        choices: Choices[A],
        enter: tuple[A, str] | None = None,
        *,
        lines: Callable[[], list[str]] = list,
        every: Choices[A] | None = None,
    ) -> A:
        """One of a few actions, by number or by word; ``every`` names those not allowed now too."""
        v = self.v
        shown = [v("choice", n=n, what=words[0]) for n, (_, words) in enumerate(choices.options, 1)]

        def read(text: str) -> A | Problem:
            found = choices.read(text)
            if found is None and every is not None and numbers(text) is None:
                found = every.read(text)
            if found is None:
                return Problem(unclear(self.v, len(choices.options), text))
            return self._checked(view, found, text)

        return self.ask(view, Question(lambda: [*lines(), ", ".join(shown)], prompt, read, enter))

    def _checked(self, view: SeatView, action: A, text: str, card: Card = -1) -> A | Problem:
        """The action, or why the law refuses it."""
        try:
            check(view, action)
        except Refusal as refusal:
            return Problem(refused(self.v, view, refusal, card, text))
        return action

    # --- cards ---

    def _card_in(self, view: SeatView, cards: list[Card], text: str) -> Card | Problem:
        """The card meant by a number of the list or by name."""
        found = numbers(text)
        if found is not None:
            place = found[0] - 1 if len(found) == 1 else -1
            return cards[place] if 0 <= place < len(cards) else self._no_card(cards)
        card = card_held(self.v, view, text)
        return Problem(card) if isinstance(card, str) else card

    def _no_card(self, cards: list[Card]) -> Problem:
        return Problem(unclear(self.v, len(cards)))

    def _numbered(self, view: SeatView, cards: list[Card]) -> str:
        return self.v("hand", cards=self._list(view, cards))

    def _list(self, view: SeatView, cards: list[Card]) -> str:
        """Cards with their numbers."""
        v, number = self.v, self.v.numbered(view)
        shown = (v.card(card, number=number) for card in cards)
        return ", ".join(v("choice", n=n, what=card) for n, card in enumerate(shown, 1))
