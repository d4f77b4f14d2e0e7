"""Reading the text notation (docs/notation.md): what players did is played again, and whatever else
the text says is compared with what the rules make of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from belot.record import phrases
from belot.record.dealing import deal_opened, from_hands, read_hand
from belot.record.errors import RecordCode, RecordError
from belot.record.lines import Line, Page, located, read_page
from belot.record.phrases import (
    ARROW,
    mismatch,
    read_call,
    read_card,
    read_cards,
    read_number,
    read_said,
    read_seat,
    read_total,
)
from belot.record.record import WRITTEN_TAGS, Record, parse_rules
from belot.record.retrace import Retrace, drawn_dealer
from belot.rules import Event, Phase, State, Word, hand_of, hand_text
from belot.rules import events as ev
from belot.rules.rest import open_belotes

E = TypeVar("E")

_TRICK: Final = re.compile(r"([0-9]{1,2})\s+([^\s:]+)\s*:?\s*(.*)")
_CARD: Final = re.compile(r"\s*([^\s()]+)\s*(?:\(([^()]*)\))?")
_WORDS: Final = re.compile(r"\w+|[^\w\s]")


def read_text(text: str, *, file: str = "") -> Record:
    """Read the text notation, play the match again. Raises RecordError: file, line, reason."""
    try:
        page = read_page(text)
        reader = _Reader(page)
        reader.read()
    except RecordError as error:
        raise error.at(file=file) from None
    tags = {name: value for name, value in page.tags.items() if name not in WRITTEN_TAGS}
    return Record(tags, tuple(reader.again.events))


def _compare(written: str, due: str) -> None:
    """Raise RecordError where the text says something else than the rules; spaces do not count."""
    if _WORDS.findall(written.casefold()) != _WORDS.findall(due.casefold()):
        said = " ".join(due.split()) or "nothing"
        raise mismatch(f"the record says {' '.join(written.split())!r:.80}, the rules say {said!r}")


class _Reader:
    """Plays a page again, line by line."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.again = Retrace()
        self.happened: list[Event] = []  # in the running deal
        self.later: list[tuple[Line, int, list[int]]] = []
        self.by_hand = False

    @property
    def state(self) -> State:
        assert self.again.state is not None
        return self.again.state

    def read(self) -> None:
        self._open()
        for deal in self.page.deals:
            self._deal(deal)
        with located(self.page.end):
            _compare(self.page.end.text, phrases.end_text(self.state))
        self._tag("Result", lambda text: _compare(text, phrases.result_text(self.state)))

    def take(self, event: Event) -> tuple[Event, ...]:
        events = self.again.take(event)
        self.happened += events
        return events

    # --- the head ---------------------------------------------------------------------

    def _tag(self, name: str, read: Callable[[str], object]) -> object:
        """What ``read`` makes of a tag, None where there is no such tag."""
        if name not in self.page.tags:
            return None
        with located(Line(self.page.tag_lines[name], name, "")):
            return read(self.page.tags[name])

    def _open(self) -> None:
        if "Rules" not in self.page.tags:
            raise RecordError(RecordCode.TRUNCATED, "the tag Rules is missing", line=1)

        def opened(name: str) -> None:
            rules = parse_rules(name)
            totals = self._tag("Totals", lambda text: tuple(map(read_total, text.split())))
            hung = self._tag("Hung", read_number)
            written = totals if isinstance(totals, tuple) else (0,) * rules.sides
            standing = written, hung if isinstance(hung, int) else 0
            self.take(ev.MatchOpened(rules.name, *standing))

        self._tag("Rules", opened)
        draws = tuple(self._draw(line) for line in self.page.draws)
        dealer = self._tag("Dealer", read_seat)
        where = self.page.draws[0] if draws else Line(self.page.tag_lines["Rules"], "", "")
        with located(where):
            if not isinstance(dealer, int):
                if not draws:
                    raise RecordError(RecordCode.TRUNCATED, "the tag Dealer is missing")
                dealer = drawn_dealer(self.state.rules, draws)
            self.take(ev.DealerDrawn(dealer, draws))

    def _draw(self, line: Line) -> tuple[tuple[int, int], ...]:
        with located(line):
            return tuple((seat, read_card(card)) for seat, card in read_said(line.text))

    # --- a deal -----------------------------------------------------------------------

    def _deal(self, lines: Sequence[Line]) -> None:
        with located(lines[0]):
            if self.state.phase not in (Phase.BETWEEN, Phase.OVER):
                reason = f"deal {self.state.standing.deals} is not finished before this line"
                raise RecordError(RecordCode.TRUNCATED, reason)
            if self.state.phase is Phase.OVER:
                raise RecordError(RecordCode.ORDER, "the match is over before this deal")
            self.happened, self.later = [], []
            self.by_hand = from_hands(self.state, lines)
            self.take(deal_opened(self.state, lines))
        for line in lines[1:]:
            with located(line):
                if self.by_hand and line.name not in ("Pack", "Cut", "Packets"):
                    self._presume()
                _HANDLERS[line.name](self, line)
        for line, seat, cards in self.later:
            with located(line):
                filled = self._happened(line, ev.HandsFilled).cards[seat]
                _compare(hand_text(hand_of(cards)), hand_text(filled))

    def _presume(self) -> None:
        """Cut and packets of a deal of which only the hands are known."""
        if self.state.phase is Phase.CUT:
            self.take(ev.PackCut(self.state.turn, self.state.rules.cut_min))
        if self.state.phase is Phase.PACKETS:
            self.take(ev.PacketsChosen(self.state.turn, 0))

    def _happened(self, line: Line, kind: type[E]) -> E:
        """The last event of a kind in this deal; raises RecordError where there is none."""
        found = [event for event in self.happened if isinstance(event, kind)]
        if not found:
            raise RecordError(RecordCode.ORDER, f"{line.name}: nothing of it has happened yet")
        return found[-1]

    @staticmethod
    def _outcome(line: Line, due: str) -> None:
        if line.outcome:
            _compare(line.outcome, due)

    def pack(self, line: Line) -> None:
        """Taken with the deal."""

    def cut(self, line: Line) -> None:
        seat, words = _one(line)
        self.take(ev.PackCut(seat, 0 if words.casefold() == "tap" else read_number(words)))

    def packets(self, line: Line) -> None:
        seat, words = _one(line)
        pattern = read_number(words) - 1
        self.take(ev.PacketsChosen(seat, pattern))
        self._outcome(line, phrases.packets_text(self.state.rules, pattern))

    def hand(self, line: Line) -> None:
        seat, first, later = read_hand(line)
        dealt = self._happened(line, ev.Dealt)
        if seat >= len(dealt.hands):
            raise mismatch(f"there is no seat P{seat}")
        _compare(hand_text(hand_of(first)), hand_text(dealt.hands[seat]))
        if "|" in line.text:
            self.later.append((line, seat, later))

    def turned(self, line: Line) -> None:
        turned = self._happened(line, ev.Dealt).turned
        due = hand_text(1 << turned) if turned >= 0 else ""
        _compare(hand_text(1 << read_card(line.text)), due)

    def auction(self, line: Line) -> None:
        for seat, words in read_said(line.text):
            self.take(ev.Called(seat, read_call(words)))
        self._outcome(line, phrases.auction_text(self.state))

    def swap(self, line: Line) -> None:
        for seat, words in read_said(line.text):
            if words.casefold() not in ("yes", "no"):
                raise mismatch(f"P{seat} says neither yes nor no")
            yes = words.casefold() == "yes"
            self.take(ev.SevenSwapped(seat) if yes else ev.SwapDeclined(seat))
        made = self.state.board.swapped >= 0
        turned = self._happened(line, ev.Dealt).turned
        self._outcome(line, phrases.swap_text(turned) if made else "")

    def away(self, line: Line) -> None:
        seat, words = _one(line)
        self.take(ev.Discarded(seat, hand_of(read_cards(words))))

    def eight(self, line: Line) -> None:
        _compare(line.text, phrases.eight_text(self._happened(line, ev.EightOfSuit)))

    def announce(self, line: Line) -> None:
        for seat, words in read_said(line.text):
            said = "" if words.casefold() in ("none", "-") else words
            word, items, belote = phrases.read_items(self.state, seat, said)
            if word is not Word.NONE:
                raise mismatch("belote of which suit? Write belote H")
            self.take(ev.Announced(seat, items, belote))

    # --- the play ---------------------------------------------------------------------

    def trick(self, line: Line) -> None:
        found = _TRICK.fullmatch(line.text)
        if found is None:
            raise mismatch(f"not a trick: {line.text!r:.40}; write Trick 1 P0: AS KS QS 7S")
        self._check_number(int(found[1]))
        seat, at = read_seat(found[2]), 0
        taken = ""
        while at < len(found[3]):
            card = _CARD.match(found[3], at)
            if card is None:
                raise mismatch(f"not a card: {found[3][at:]!r:.40}")
            for event in self._card(seat, card[1], card[2] or ""):
                if isinstance(event, ev.TrickTaken):
                    taken = phrases.trick_text(event)
            seat, at = self.state.rules.next(seat), card.end()
            if taken and at < len(found[3]):
                raise mismatch("more cards than players")
        self._outcome(line, taken)

    def _check_number(self, number: int) -> None:
        run = self.state.run
        due = len(run.tricks) + 1 if run else 1
        if run and run.trick.cards:
            raise RecordError(RecordCode.TRUNCATED, f"trick {due} is not finished before this line")
        if number != due:
            code = RecordCode.DUPLICATE if number < due else RecordCode.ORDER
            raise RecordError(code, f"trick {number} where trick {due} is due")

    def _card(self, seat: int, card: str, riding: str) -> tuple[Event, ...]:
        word, items, belote = phrases.read_items(self.state, seat, riding)
        return self.take(ev.CardPlayed(seat, read_card(card), word, items, belote))

    def shown(self, line: Line) -> None:
        contest = self._happened(line, ev.DeclarationsShown).contest
        _compare(line.text, phrases.contest_text(self.state.rules, contest))

    def rest(self, line: Line) -> None:
        state = self.state
        belotes = open_belotes(state) if state.phase is Phase.PLAY else ()
        rest = ev.RestTaken(read_seat(line.text), belotes)
        self.take(rest)
        self._outcome(line, phrases.rest_text(rest))

    def claim(self, line: Line) -> None:
        seat, words = _one(line)
        card = read_card(words)
        right = bool(self.state.secret.illegal >> card & 1)
        self.take(ev.RenonceClaimed(seat, card, right))
        self._outcome(line, phrases.right_text(right))

    def accept(self, line: Line) -> None:
        for seat, _ in read_said(line.text):
            self.take(ev.Accepted(seat))

    def score(self, line: Line) -> None:
        scored = self._happened(line, ev.DealScored)
        rows = phrases.score_rows(self.state, scored)
        numbers, _, outcome = rows[line.name].partition(ARROW)
        _compare(line.text, numbers)
        self._outcome(line, outcome)


def _one(line: Line) -> tuple[int, str]:
    """A seat and the rest of the line."""
    seat, _, words = line.text.partition(" ")
    return read_seat(seat), words.strip()


_HANDLERS: Final[dict[str, Callable[[_Reader, Line], None]]] = {
    "Pack": _Reader.pack,
    "Cut": _Reader.cut,
    "Packets": _Reader.packets,
    "Hand": _Reader.hand,
    "Turned": _Reader.turned,
    "Auction": _Reader.auction,
    "Swap": _Reader.swap,
    "Away": _Reader.away,
    "Eight": _Reader.eight,
    "Announce": _Reader.announce,
    "Trick": _Reader.trick,
    "Shown": _Reader.shown,
    "Rest": _Reader.rest,
    "Claim": _Reader.claim,
    "Accept": _Reader.accept,
    **dict.fromkeys(phrases.SCORE_ROWS, _Reader.score),
}
