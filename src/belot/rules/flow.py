"""What follows by itself: the events between two actions (house_rules §10.1).

``consequence`` looks at a state and names the next event that nobody has to cause: cards are dealt,
declarations shown, tricks collected, deals scored.
"""

from __future__ import annotations

from dataclasses import replace

from belot.rules import announce, auction, deal, match, scoring
from belot.rules import events as ev
from belot.rules.announce import Contest
from belot.rules.cards import iter_cards
from belot.rules.events import Event
from belot.rules.options import (
    BeloteAnnounce,
    BeloteInContest,
    DeclShow,
    EndRule,
    IllegalMoves,
)
from belot.rules.ruleset import RuleSet
from belot.rules.state import Board, Phase, Run, State


def consequence(state: State) -> Event | None:
    """The next event that follows without anybody acting, or None where somebody has to."""
    match state.phase:
        case Phase.PLAY | Phase.ACCEPT:
            return _playing(state)
        case Phase.DEALING:
            layout = deal.lay_out(
                state.rules, state.secret.pack, state.standing.dealer, max(state.board.pattern, 0)
            )
            hands = tuple(sum(1 << c for c in hand) for hand in layout.hands)
            return ev.Dealt(hands, layout.turned)
        case Phase.PASSED:
            assert state.board.auction is not None
            return ev.PassedOut(auction.next_dealer(state.rules, state.board.auction))
        case Phase.FILLING:
            return _filling(state)
        case _:
            return None


def _filling(state: State) -> Event:
    """Hands are filled, then an eight of a suit is looked for (house_rules §10.1, 6–8)."""
    assert state.secret.layout is not None
    if not state.secret.full:
        return ev.HandsFilled(
            deal.fill(state.rules, state.secret.layout, state.standing.dealer, state.board.taker)
        )
    eight = announce.first_eight(state.rules, state.contract, state.secret.hands, state.eldest)
    assert eight is not None
    return ev.EightOfSuit(*eight)


def _playing(state: State) -> Event | None:
    rules, run = state.rules, state.run
    assert run is not None
    if _contest_due(state):
        return ev.DeclarationsShown(settle(state))
    if run.claim is not None:
        return _renonce(state)
    done = not any(state.secret.hands) and not run.trick.cards
    waiting = rules.illegal_moves is IllegalMoves.RENONCE
    if done and waiting and run.accepted.bit_count() < rules.players:
        return None
    if run.test and rules.end_rule is EndRule.ENOUGH:
        stopped = _enough(state)
        if stopped is not None:
            return stopped
    if len(run.trick.cards) == rules.players:
        points = state.law.points if state.law else ()
        return ev.TrickTaken(run.trick.winner, sum(points[c] for c in run.trick.cards))
    return _scored(state) if done else None


def _contest_due(state: State) -> bool:
    """Whether the declarations are settled now (``decl_show``)."""
    board, run, rules = state.board, state.run, state.rules
    if board.contest is not None or run is None or not any(board.heard):
        return False
    if run.claim is not None:
        return True
    if None in board.heard:
        return False
    if not any(state.secret.hands) and not run.trick.cards:
        return True
    if rules.decl_show is DeclShow.AT_ONCE:
        return True
    second = len(run.tricks) == 1 and bool(run.trick.cards)
    return rules.decl_show is DeclShow.SECOND_TRICK and second


def settle(state: State) -> Contest:
    """The contest of what was announced so far."""
    rules = state.rules
    in_contest = rules.belote_in_contest is not BeloteInContest.OFF
    belotes = tuple(b.bit_count() for b in state.board.belotes) if in_contest else ()
    eldest = state.eldest
    return announce.contest(rules, state.contract, eldest, state.secret.items, belotes)


def belote_points(rules: RuleSet, board: Board, run: Run) -> tuple[int, ...]:
    """The points of announced belotes, per side. With ``manual_both`` it takes both words, unless
    a renonce broke the deal off before the second (house_rules §10.9 "what was said so far")."""
    points = [0] * rules.sides
    both = rules.belote_announce is BeloteAnnounce.MANUAL_BOTH
    for word in board.words:
        pair = 0x60 << word.suit * 8  # queen and king
        waiting = run.claim is not None and run.played & pair != pair
        if word.said == 2 or not both or waiting:
            points[rules.side(word.seat)] += rules.belote_points
    return tuple(points)


def tally(state: State) -> scoring.Tally:
    """What the running deal has brought each side so far."""
    rules, run, board = state.rules, state.run, state.board
    assert run is not None
    done = not any(state.secret.hands) and not run.trick.cards
    return scoring.Tally(
        contract=state.contract,
        taker=rules.side(board.taker),
        cards=run.points,
        last_trick=rules.side(run.tricks[-1].winner) if done else -1,
        tricks=run.won,
        declarations=board.contest.points if board.contest else (0,) * rules.sides,
        belote=belote_points(rules, board, run),
        multiplier=board.multiplier,
        hung=state.standing.hung,
        eldest=rules.side(state.eldest),
        bid=board.bid,
        bidder_tricks=sum(trick.winner == board.taker for trick in run.tricks),
    )


def _enough(state: State) -> ev.DealScored | None:
    stopped = enough(state.rules, tally(state), state.standing.totals)
    return ev.DealScored(*stopped) if stopped else None


def enough(
    rules: RuleSet, tally: scoring.Tally, totals: tuple[int, ...]
) -> tuple[scoring.Score, match.Verdict] | None:
    """The test of ENOUGH (house_rules §10.8); None while the match goes on. ``totals`` are written
    points before the deal."""
    score = scoring.stop(rules, tally)
    if score.capot_side >= 0 and not rules.capot_ends_match:
        return None
    verdict = match.mid_deal(rules, added(totals, score.written))
    return (score, verdict) if verdict.over else None


def _scored(state: State) -> ev.DealScored:
    score = scoring.score(state.rules, tally(state))
    return ev.DealScored(*settled(state.rules, score, state.standing.totals))


def _renonce(state: State) -> ev.DealScored:
    """The deal goes to the innocent side (house_rules §10.9)."""
    rules, run = state.rules, state.run
    assert run is not None and run.claim is not None and state.law is not None
    culprit = run.claim.seat
    if run.claim.right:
        tricks = (*run.tricks, run.trick)
        plays = (play for trick in tricks for play in trick.plays(rules.players))
        culprit = next(seat for seat, card in plays if card == run.claim.card)
    cards = (c for hand in state.secret.full for c in iter_cards(hand))
    full = sum(state.law.points[c] for c in cards)
    score = scoring.score_renonce(rules, tally(state), rules.side(culprit), full)
    return _with_verdict(state, score)


def _with_verdict(state: State, score: scoring.Score) -> ev.DealScored:
    totals = state.standing.plus(score.written)
    return ev.DealScored(score, verdict_after(state.rules, score, totals))


def settled(
    rules: RuleSet, score: scoring.Score, totals: tuple[int, ...]
) -> tuple[scoring.Score, match.Verdict]:
    """A scored deal as it counts, and whether the match ends with it. ``totals`` are written points
    before the deal; what may change is the rounding of the last one."""
    exact = added(score.award, score.from_hung)
    score = replace(score, written=match.last_deal(rules, totals, score.written, exact))
    return score, verdict_after(rules, score, added(totals, score.written))


def verdict_after(rules: RuleSet, score: scoring.Score, totals: tuple[int, ...]) -> match.Verdict:
    """Whether the match ends with a scored deal. ``totals`` are written points with it in them."""
    return match.after_deal(
        rules,
        totals,
        score.award,
        score.in_play,
        caller=score.taker,
        capot=score.capot_side >= 0,
        offender=score.offender,
        barred=match.barred(
            rules,
            totals,
            score.belote,
            failed=score.taker if score.result is scoring.Result.FAILED else -1,
            capot=score.capot_side,
        ),
    )


def added(totals: tuple[int, ...], written: tuple[int, ...]) -> tuple[int, ...]:
    """Totals with written points added."""
    return tuple(map(sum, zip(totals, written, strict=True)))
