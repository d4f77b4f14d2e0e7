"""Announcements, cards, tricks, revokes and the end of a deal, in words."""

from __future__ import annotations

from typing import Final

from belot.cli.voice import Voice
from belot.protocol import sheet, totals
from belot.rules import Declaration, SeatView, Word, cards_of
from belot.rules import events as ev
from belot.rules.announce import contest_key
from belot.rules.cards import FULL, card_text
from belot.rules.options import (
    DeclContest,
    DeclShow,
    DeclTie,
)
from belot.rules.view import rides_on_card

Lines = list[str]


# --- announcing ------------------------------------------------------------------------


def announced_lines(v: Voice, seat: int, items: tuple[Declaration, ...], belote: int) -> Lines:
    """What a seat announced: values only, as they are said at the table."""
    lines = []
    if items:
        values = ", ".join(str(item.points) for item in items)
        lines.append(v("announced", player=v.name(seat), n=values))
    lines += [v("announced-belote", player=v.name(seat)) for s in range(4) if belote >> s & 1]
    return lines


def announced(v: Voice, event: ev.Announced, before: SeatView, after: SeatView) -> Lines:
    """What a seat announced before the play."""
    lines = announced_lines(v, event.seat, event.items, event.belote)
    return lines or [v("announced-none", player=v.name(event.seat))]


def shown(v: Voice, event: ev.DeclarationsShown, before: SeatView, after: SeatView) -> Lines:
    """Whose declarations count, and their cards."""
    contest = event.contest
    if not any(contest.points):
        return [v("contest-tie")] if any(after.board.heard) else []
    lines = []
    if _level(v, after):
        first = min(
            (s for s, items in enumerate(contest.counted) if items),
            key=v.rules.in_turn(v.rules.next(after.standing.dealer)).index,
        )
        lines.append(v("contest-first", player=v.name(first)))
    lines += [
        v("contest-won", side=v.side(side), n=points)
        for side, points in enumerate(contest.points)
        if points
    ]
    for seat, items in enumerate(contest.counted):
        lines += [
            v("declared-shown", player=v.name(seat), what=v.what(i), cards=v.item_cards(i))
            for i in items
        ]
    return lines


def _level(v: Voice, view: SeatView) -> bool:
    """Whether the listener's best declaration lost to one just as good, by turn alone."""
    contest, contract, rules = view.board.contest, view.contract, v.rules
    if contest is None or contract is None or not view.items or contest.winner == view.side:
        return False
    by_turn = rules.decl_tie is DeclTie.FIRST_IN_TURN
    if not by_turn or rules.decl_contest is not DeclContest.SINGLE:
        return False
    won = [item for items in contest.counted for item in items]

    def best(items: list[Declaration]) -> tuple[int, tuple[int, ...]]:
        return max((i.points, contest_key(rules, contract, i)) for i in items)

    return best(list(view.items)) == best(won)


# --- card play -------------------------------------------------------------------------

_WORDS: Final = {Word.BELOTE: "belote-said", Word.REBELOTE: "rebelote-said"}


def played(v: Voice, event: ev.CardPlayed, before: SeatView, after: SeatView) -> Lines:
    """A card, with what was said with it."""
    lines = announced_lines(v, event.seat, event.items, event.belote)
    line = v("play-short", player=v.name(event.seat), card=v.card(event.card))
    if event.word:
        line += " " + v(_WORDS[event.word], player=v.name(event.seat))
    return [*lines, line, *_open_contest(v, after)]


def _open_contest(v: Voice, after: SeatView) -> Lines:
    """With the last card of the first trick: when the contest of several sides is settled."""
    run, rules = after.run, v.rules
    ended = run is not None and not run.tricks and len(run.trick.cards) == rules.players
    sides = {rules.side(seat) for seat, items in enumerate(after.board.heard) if items}
    if not ended or len(sides) < 2 or not rides_on_card(rules):
        return []
    key = {
        DeclShow.SECOND_TRICK: "contest-later-second",
        DeclShow.AFTER_DEAL: "contest-later-end",
    }.get(rules.decl_show)
    return [v(key)] if key else []


def taken(v: Voice, event: ev.TrickTaken, before: SeatView, after: SeatView) -> Lines:
    """Who took the trick, and its points."""
    line = v("trick-won", player=v.name(event.seat), n=event.points)
    if after.run and len(after.run.tricks) == v.rules.hand_size:
        last = v.rules.last_trick
        line += " " + v("last-trick-won", player=v.name(event.seat), n=last)
    return [line]


def rest(v: Voice, event: ev.RestTaken, before: SeatView, after: SeatView) -> Lines:
    """Who takes the rest, and the belotes that count although nobody said them."""
    lines = [v("rest-taken", player=v.name(event.seat))]
    for seat, suits in enumerate(event.belotes):
        lines += announced_lines(v, seat, (), suits)
    return lines


def eight(v: Voice, event: ev.EightOfSuit, before: SeatView, after: SeatView) -> Lines:
    """Eight of a suit, which ends the match."""
    suit = event.suit.letter
    lines = [v("belot8", player=v.name(event.seat), suit=suit)]
    lines.append(v("running", list=v.per_side(after.standing.totals)))
    return lines + totals.match_end(v, after.standing)


# --- renonce and the end of a deal -----------------------------------------------------


def claimed(v: Voice, event: ev.RenonceClaimed, before: SeatView, after: SeatView) -> Lines:
    """A claim of a revoke, and whether it was right."""
    card, claimant = card_text(event.card), v.name(event.seat)
    offender = v.name(player_of(after, event.card))
    made = v("claim-made", player=claimant, offender=offender, card=card)
    verdict = (
        v("claim-is-right", offender=offender)
        if event.right
        else v("claim-wrong", card=card, player=claimant)
    )
    return [made, verdict]


def player_of(view: SeatView, card: int) -> int:
    """The seat that played a card in this deal."""
    assert view.run is not None
    tricks = (*view.run.tricks, view.run.trick)
    plays = (play for trick in tricks for play in trick.plays(view.rules.players))
    return next(seat for seat, played in plays if played == card)


def accepted(v: Voice, event: ev.Accepted, before: SeatView, after: SeatView) -> Lines:
    """A seat that accepts the tricks."""
    return [v("accepted", player=v.name(event.seat))]


def scored(v: Voice, event: ev.DealScored, before: SeatView, after: SeatView) -> Lines:
    """The score sheet."""
    lines = ["", v("sheet-title", n=after.standing.deals)]
    run = after.run
    if run and len(run.tricks) == v.rules.hand_size and (dead := FULL & ~run.played):
        lines.append(v("dead-cards", cards=v.cards(cards_of(dead))))
    return lines + sheet.sheet(v, event.score, before, after)
