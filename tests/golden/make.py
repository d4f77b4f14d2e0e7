"""The golden matches: one per preset, and the house options that change how a match runs.

    PYTHONPATH=src python tests/golden/make.py

writes every file here again. The same seeds give the same matches: a file changes only when the
law, the generator of random numbers or the notation changes, and then somebody has to read it.
The players are no bots: they choose by lot, but like to announce.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from belot.record import Record, read_text, write_text
from belot.rules import (
    PRESETS,
    Action,
    Announce,
    Call,
    Claim,
    Match,
    Phase,
    Play,
    RuleSet,
    Say,
    Swap,
    cards_of,
    legal_actions,
)
from belot.rules.calls import bid_and_contract
from belot.rules.options import Rounding
from belot.rules.random import Stream, derive, seed_key

HERE = Path(__file__).parent
PLAYERS = {"Player0": "Ana", "Player1": "Boris", "Player2": "Chloé", "Player3": "Дана"}


@dataclass(frozen=True, slots=True)
class Plan:
    """How a golden match is played.

    ``rules`` is a canonical name; ``seed`` the seed; ``about`` says what there is to see. Where
    illegal cards can be played, ``claims`` is what is claimed: ``right``, ``wrong`` or nothing.
    ``stop`` ends the record after so many actions, 0 at the end of the match. ``totals`` and
    ``hung`` are what a match begins with that is taken over.
    """

    rules: str
    seed: int
    about: str
    claims: str = ""
    stop: int = 0
    totals: tuple[int, ...] | None = None
    hung: int = 0
    tags: Mapping[str, str] = field(default_factory=lambda: PLAYERS)


def _preset_plan(name: str) -> Plan:
    rules = RuleSet.preset(name)
    tens = rules.rounding is Rounding.BULGARIAN_TENS
    target = 81 if tens else 1501 if rules.bids_numbers else 501
    return Plan(f"{name}(target={target})", SEEDS[name], f"The preset {name}")


SEEDS = {
    "beloz": 23,
    "bela4": 68,
    "bela3": 109,
    "bela2": 57,
    "belote": 45,
    "belot4": 30,
    "belot3": 85,
    "belot2": 100,
    "bulgarian": 71,
    "beloz_classic": 36,
    "bela4_tournament": 30,
    "belote_ffb": 102,
    "belote_free_undertrump": 53,
    "belote_literal": 91,
    "bulgarian_official": 103,
    "bitola": 103,
    "contree": 15,
    "coinche": 29,
    "contree_ffb_k": 29,
    "contree_colver": 15,
    "contree_cannes": 8,
    "contree_tournoi": 15,
    "contree_annonces": 15,
    "coinche_essarts": 22,
    "coinche_pagat": 34,
}
"""Seeds whose matches show much: redeals, hung points, a capot, quads, a belote that was missed."""

PLANS: dict[str, Plan] = {
    "renonce_right": Plan(
        "belot4(illegal_moves=renonce,target=301)", 93, "A renonce, rightly claimed", "right"
    ),
    "renonce_wrong": Plan(
        "bela4(illegal_moves=renonce,target=301)", 66, "A claim that was wrong", "wrong"
    ),
    "enough": Plan("bela4(end_rule=ENOUGH,target=301)", 50, "A match that ends in mid-deal"),
    "secret": Plan("beloz(gather=secret,target=401)", 30, "A pack gathered in a secret order"),
    "belote_first": Plan(
        "bela4(belote_before_play=on,target=301)", 15, "Belote called before the play"
    ),
    "per_class": Plan(
        "bulgarian(decl_contest=per_class,target=81)", 23, "Quads and sequences apart"
    ),
    "handed_over": Plan(
        "bulgarian(target=151)", 13, "A match taken over from a pad", totals=(130, 126), hung=13
    ),
    "generale": Plan(
        "coinche(bid_after_double=on,bid_step=5,contracts=suits+NT+AT,double_reply=doubled_side,"
        "generale=on,self_overcall=new_suit,target=1501)",
        15,
        "Générale, bids by fives, and a last bidder who may bid once more",
    ),
    "unfinished": Plan("bela3(target=401)", 60, "A match that stops in a trick", stop=59),
}

EIGHT = """
[Belot "1"]
[Event "Eight of a suit, written by hand"]
[Rules "bela4"]
[Dealer "P3"]
Deal 1
Hand P0  7H 8H 9H TH JH QH | KH AH   ; all the hearts
Hand P1  7C 8C 9C TC JC QC | KC AC
Hand P2  7D 8D 9D TD JD QD | KD AD
Hand P3  7S 8S 9S TS JS QS | KS AS
Turned   AS
Auction  P0 pass, P1 pass, P2 pass, P3 take
End P0+P2
"""

REST = """
[Belot "2"]
[Event "The rest taken, written by hand"]
[Rules "belote(shuffle=every_deal,target=251)"]
[Dealer "P0"]
Deal 1
Hand P1  9H AH TH AS TS | KS QS JH
Hand P2  KH QH 7S 8S 9S | 7D 8D 9D
Hand P3  8H 7H JS AD KD | QD AC TC
Hand P0  JD TD 7C 8C 9C | JC QC KC
Turned   JH
Auction  P1 take
Trick 1  P1: JH (20 QS-KS-AS) QH (belote) 7H JD
Trick 2  P1: AS 7S JS
Rest     P1                           ; nobody else can win a trick
End P1+P3
"""


def plans() -> dict[str, Plan]:
    """Every golden match that is played, by the name of its file."""
    return {name: _preset_plan(name) for name in PRESETS} | PLANS


def golden() -> Iterator[tuple[str, Record]]:
    """Every golden record and the name of its file."""
    for name, plan in plans().items():
        yield name, record(plan)
    yield "eight_of_suit", read_text(EIGHT)
    yield "rest", read_text(REST)


def record(plan: Plan) -> Record:
    """Play a match as planned."""
    match = Match(RuleSet.parse(plan.rules), seed=plan.seed, totals=plan.totals, hung=plan.hung)
    chooser = Chooser(match, Stream(derive(seed_key(plan.seed), "golden")), plan.claims)
    actions = 0
    while not match.over and not (plan.stop and actions == plan.stop):
        if match.state.phase is Phase.BETWEEN:
            match.deal()
        match.act(*chooser.choose())
        actions += 1
    players = dict(list(plan.tags.items())[: match.state.rules.players])
    return Record({"Event": plan.about, **players}, tuple(match.log))


class Chooser:
    """Chooses by lot for all seats."""

    def __init__(self, match: Match, lot: Stream, claims: str) -> None:
        self.match = match
        self.lot = lot
        self.claims = claims

    def choose(self) -> tuple[int, Action]:
        """Who does what now."""
        if claim := self.claim():
            self.claims = ""
            return claim
        seat = self.match.state.turn
        able = [a for a in legal_actions(self.match.view(seat)) if not isinstance(a, Claim)]
        actions = moderate(able)
        if self.often(9, 10):
            actions = [a for a in actions if not self.reluctant(seat, a)] or actions
        if self.often(7, 8):
            most = max(map(talk, actions))
            actions = [a for a in actions if talk(a) == most]
        return seat, actions[self.lot.below(256) % len(actions)]

    def often(self, times: int, of: int) -> bool:
        return self.lot.below(of) < times

    def reluctant(self, seat: int, action: Action) -> bool:
        """What is done only now and then: an illegal card, a call that nothing speaks for."""
        if isinstance(action, Play):
            return not self.match.view(seat).lawful >> action.card & 1
        if isinstance(action, Say) and action.call in (Call.PASS, Call.DOUBLE, Call.REDOUBLE):
            return False
        return isinstance(action, Say) and self.often(3, 4)

    def claim(self) -> tuple[int, Action] | None:
        """A claim of the kind that is planned, by the first opponent in turn, once there is one."""
        state = self.match.state
        played = state.run.played if state.run else 0
        illegal = state.secret.illegal
        wanted = {"right": illegal, "wrong": played & ~illegal}.get(self.claims, 0)
        late = self.claims == "right" or played.bit_count() > 13
        if not wanted or not late or state.phase is not Phase.PLAY:
            return None
        found = [
            (seat, action)
            for seat in range(state.rules.players)
            for action in legal_actions(self.match.view(seat))
            if isinstance(action, Claim) and wanted >> action.card & 1
        ]
        return found[0] if found else None


def moderate(actions: Sequence[Action]) -> Sequence[Action]:
    """Bids of points only a little above the last one: of the others there are too many."""
    bids = [a for a in actions if isinstance(a, Say) and bid_and_contract(a.call)]
    return [a for a in actions if a not in bids[9:-1]]


def talk(action: Action) -> int:
    """How much an action says: points announced, belotes called, words said."""
    match action:
        case Play():
            return int(action.belote) * 20 + (talk(action.announce) if action.announce else 0)
        case Announce():
            return sum(item.points for item in action.items) + 20 * len(cards_of(action.belote))
        case Swap():
            return int(action.made)
        case _:
            return 0


def main() -> None:
    """Write every file again."""
    for name, made in golden():
        (HERE / f"{name}.belot").write_text(write_text(made), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
