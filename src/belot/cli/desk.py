"""What a player can ask the table at any question: hand, last trick, score, rules."""

from __future__ import annotations

from belot.cli.holding import card_held
from belot.cli.tell_deal import call_line, contract_line, turn_up_line
from belot.cli.tell_play import announced_lines
from belot.cli.typed import plain
from belot.cli.voice import Voice
from belot.cli.why import may_play, why_duty, why_not
from belot.rules import OPTIONS, Phase, SeatView, arises, card_text
from belot.rules.cards import Rank, Suit, card
from belot.rules.law import Trick
from belot.rules.options import IllegalMoves
from belot.rules.presets import GROUPS
from belot.words import Words

COMMANDS = (
    "hand",
    "legal",
    "table",
    "last",
    "score",
    "calls",
    "why",
    "rules",
    "claim",
    "takeback",
    "help",
    "quit",
)
LETTERS = {
    "?": "help",
    "h": "hand",
    "l": "last",
    "t": "table",
    "s": "score",
    "r": "rules",
    "b": "takeback",
    "q": "quit",
}
_TAKES_CARD = ("why", "claim")
_GROUPS = "GCDFEBA"  # match, auction, play, scoring, declarations, deal, table

Lines = list[str]


def command_of(v: Voice, text: str) -> tuple[str, str] | None:
    """The command that a text is, with what follows it; None if it is something else.

    Commands are single letters or whole words, in the player's language or in English.
    """
    typed = plain(text)
    if typed in LETTERS:
        return LETTERS[typed], ""
    head, _, rest = typed.partition(" ")
    for words in (v.words, Words.load("en", theme=v.words.theme)):
        for name in COMMANDS:
            word = plain(words(f"command-{name}"))
            if typed == word or (head == word and name in _TAKES_CARD):
                return name, rest if head == word else ""
    return None


def answer(v: Voice, view: SeatView, name: str, rest: str, refused: str) -> list[str]:
    """The lines of a command that only looks. ``refused`` is the last refusal."""
    match name:
        case "hand":
            return [v("hand", cards=v.hand(view)) if view.hand else v("hand-empty")]
        case "legal":
            return legal_lines(v, view)
        case "table":
            return table_lines(v, view)
        case "last":
            return [last_trick(v, view)]
        case "score":
            return score_lines(v, view)
        case "calls":
            return call_lines(v, view)
        case "why":
            return _why(v, view, rest, refused)
        case "rules":
            return rules_lines(v)
        case _:
            return help_lines(v)


def legal_lines(v: Voice, view: SeatView) -> list[str]:
    """The cards that may be played, and the duty behind it."""
    if view.phase is not Phase.PLAY or not view.lawful:
        return [v("no-card-now")]
    cards = v.in_order(view.lawful, view.contract)
    key = "legal-one" if len(cards) == 1 else "legal-cards"
    return [v(key, cards=v.cards(cards)), why_duty(v, view)]


def table_lines(v: Voice, view: SeatView) -> list[str]:
    """The contract, the cards on the table and who is winning; before it, the card turned up."""
    if view.contract is None:
        turned = view.board.turned
        return [turn_up_line(v, view)] if turned >= 0 else [v("trick-empty")]
    lines = [contract_line(v, view)]
    trick = view.run.trick if view.run else Trick(-1)
    if not trick.cards:
        return [*lines, v("trick-empty")]
    assert view.law is not None
    best = view.law.order.card[trick.best]
    winning = v("trick-winning", card=card_text(best), player=v.marked(trick.winner))
    return [*lines, f"{v('trick-line', cards=trick_cards(v, trick))} {winning}"]


def trick_cards(v: Voice, trick: Trick) -> str:
    """The cards of a trick, each with its player."""
    plays = trick.plays(v.rules.players)
    return ", ".join(f"{v.marked(seat)} {v.card(card)}" for seat, card in plays)


def last_trick(v: Voice, view: SeatView) -> str:
    """The last trick and who took it."""
    if view.run is None or not view.run.tricks:
        return v("last-trick-none")
    trick = view.run.tricks[-1]
    return v("last-trick-look", cards=trick_cards(v, trick), player=v.marked(trick.winner))


def score_lines(v: Voice, view: SeatView) -> list[str]:
    """Running totals with the distance to the target, and the running deal."""
    standing, target = view.standing, v.rules.target
    line = v("running", list=v.per_side(standing.totals))
    for side in v.sides():
        missing = max(target - standing.totals[side], 0)
        line += " " + v("to-go", side=v.side(side), n=missing) if missing else ""
    lines = [line]
    if standing.hung:
        lines.append(v("hung-now", n=standing.hung))
    if view.run is not None and view.run.tricks:
        tricks = ", ".join(f"{v.side(s)} {view.run.won[s]}" for s in v.sides())
        lines.append(
            f"{v('tricks-count', list=tricks)}"
            f" {v('points-so-far', list=v.per_side(view.run.points))}"
        )
    return lines


def call_lines(v: Voice, view: SeatView) -> list[str]:
    """The auction and the announcements of this deal."""
    auction, board = view.board.auction, view.board
    if auction is None or not auction.calls:
        return [v("calls-none")]
    lines = [call_line(v, seat, call, board.turned) for seat, call in auction.calls]
    if view.contract is not None:
        lines.append(contract_line(v, view))
    for seat, items in enumerate(board.heard):
        lines += announced_lines(v, seat, items or (), board.belotes[seat])
    for word in board.words:
        if not board.belotes[word.seat] >> word.suit & 1:
            lines.append(v("belote-said", player=v.name(word.seat)))
    return lines


def rules_lines(v: Voice) -> list[str]:
    """The rules that matter at this table, one line each, what decides a match first."""
    lines = [v("rules-canonical", rules=v.rules.name)]
    values = v.rules.to_json()
    for group in _GROUPS:
        lines.append(v(f"group-{group.lower()}"))
        options = [o for o in OPTIONS if _group(o) == group and arises(v.rules, o)]
        lines += [v.rule(option, values[option]) for option in options]
    return lines


def _group(option: str) -> str:
    """The letter of an option's group; the target stands with the end of the match."""
    return "G" if option == "target" else GROUPS[option][0]


def help_lines(v: Voice) -> list[str]:
    """Every command with what it does."""
    letters = {name: letter for letter, name in LETTERS.items()}
    example = v.card(card(Rank.ACE, Suit.SPADES))
    lines = [v("help-cards", example=example), v("help-title")]
    for name in COMMANDS:
        if name == "claim" and v.rules.illegal_moves is IllegalMoves.PREVENTED:
            continue
        words = [letters[name]] if name in letters else []
        words.append(v(f"command-{name}"))
        if name in _TAKES_CARD:
            words[-1] += f" {example}"
        meaning = v(f"command-{name}", form="help")
        lines.append(v("help-line", word=", ".join(words), meaning=meaning))
    return lines


def _why(v: Voice, view: SeatView, rest: str, refused: str) -> Lines:
    if refused and not rest:
        return [refused]
    if view.phase is not Phase.PLAY or not view.my_turn:
        return [v("no-card-now")]
    if not rest:
        return legal_lines(v, view)
    card = card_held(v, view, rest)
    if isinstance(card, str):
        return [card]
    return [may_play(v, view, card) if view.lawful >> card & 1 else why_not(v, view, card)]
