"""What a room sends, with people who come, go, return, look on and ask: nobody is sent a card, a
secret or a token that they may not know. In every game."""

from __future__ import annotations

import asyncio
import random
import re
from functools import lru_cache
from pathlib import Path

import pytest

from belot.fair import Chain
from belot.protocol.stream import SPECTATOR
from belot.rules import RuleSet, card_text, parse_card
from belot.rules import events as rules_ev
from belot.server.hall import Hall
from belot.server.options import Options
from belot.store import Store
from belot.table import Clock, Entry
from tests.presets import FAMILIES
from tests.protocol.test_frames import Known
from tests.server.crowd import Client, Crowd
from tests.server.player import Frame

CARDS = re.compile(r'"([789TJQKA][CDHS](?: [789TJQKA][CDHS])*)"')
HEX = re.compile(r"[0-9a-f]{64}")
TARGETS = {"bulgarian": 41, "bulgarian_official": 41}


class Watch:
    """Looks at every frame. What somebody may know is read from the log of the match."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.known = Known(crowd.owner.state.rules.players)
        self.draws = set[int]()
        self.learned: tuple[rules_ev.Event, ...] = ()
        self.kinds = set[str]()
        self.frames = 0

    def learn(self) -> None:
        """Read on in the log of the match; what was taken back has been seen."""
        log = self.crowd.owner.state.log
        same = 0
        for mine, theirs in zip(self.learned, log, strict=False):
            if mine is not theirs:
                break
            same += 1
        for event in log[same:]:
            self.known.learn(Entry(0, 0.0, event))
            if isinstance(event, rules_ev.MatchOpened):
                self.draws.clear()
            if isinstance(event, rules_ev.DealerDrawn):
                self.draws |= {card for draw in event.draws for _, card in draw}
        self.learned = log

    def __call__(self, client: Client, seat: int, frame: Frame, text: str) -> None:
        self.learn()
        self.frames += 1
        self.kinds.add(frame["t"])
        allowed = self.known.to(seat) | self.draws
        secret = {parse_card(card) for some in CARDS.findall(text) for card in some.split()}
        secret -= allowed
        assert not secret, (client.who, seat, sorted(map(card_text, secret)), text)
        for session, token in self.crowd.sessions.values():
            assert session.id not in text
            assert token not in text
        assert self._unknown().isdisjoint(HEX.findall(text)), (client.who, text)

    def _unknown(self) -> frozenset[str]:
        """Values and secrets that nobody has shown yet."""
        fair, shown = self.crowd.owner.state.fair, tuple(self.crowd.shown.items())
        return _secrets(fair.seed, fair.shown, tuple(self.crowd.chains.values()), shown)


@lru_cache(maxsize=8)
def _secrets(
    seed: str, shown: int, chains: tuple[Chain, ...], given: tuple[tuple[str, int], ...]
) -> frozenset[str]:
    found = {seed}
    if seed:
        server = Chain(bytes.fromhex(seed))
        found |= {server.value(n).hex() for n in range(shown + 1, 20)}
    for chain, (_, n) in zip(chains, given, strict=True):
        found |= {chain.value(n + 1).hex(), chain.value(n + 2).hex()}
    return frozenset(found)


PATIENCE = 2000  # times 5 ms


async def one_more(crowd: Crowd, chance: random.Random) -> bool:
    """Somebody does what their view asks for; or time passes. Whether anybody did anything."""
    await crowd.reveal()
    for client in crowd:
        wish = client.wish(chance)
        if wish is not None:
            a, fields = wish
            reply = await client.ask(a, **fields)
            assert reply["t"] == "ack" or a in ("announce", "swap"), (reply, client.view)
            return True
    await asyncio.sleep(0.005)
    await crowd.read()
    return False


async def whole_story(crowd: Crowd, rules: str) -> Watch:
    """A match in which everything happens that can happen in a room."""
    players = RuleSet.parse(rules).players
    people = [await crowd.open(rules, "Ana", Clock(30, 60))]
    chance, watch = random.Random(rules), Watch(crowd)
    crowd.looks.append(watch)
    for who in ("Bea", "Cid", "Dan")[: players - 1]:
        people.append(await crowd.join(who))
    ana, bea = people[0], people[1]
    late, looker = await crowd.join("Eva"), await crowd.watch("Fay")
    assert late.seat == looker.seat == SPECTATOR
    for client in people:
        assert (await client.commit())["t"] == "ack"
    await looker.ask("chat", text="7C 8D")
    await late.ask("phrase", phrase="hello")
    await bea.ask("chat", text="Good evening")
    assert (await ana.ask("start"))["t"] == "ack"
    await play(crowd, chance, 12)

    await reconnects(crowd, chance, (bea, late, looker))
    await questions(crowd, chance, people)
    await absences(crowd, chance, people, late, looker)
    await play(crowd, chance, 10_000)
    if ana.view["phase"] == "over":
        await ana.ask("rotate")
        for client in list(crowd):
            await client.ask("ready")
        await play(crowd, chance, 6)
    await crowd.read()
    return watch


async def reconnects(crowd: Crowd, chance: random.Random, who: tuple[Client, ...]) -> None:
    """By number and without, with the connection before still open."""
    for client in who:
        await client.hello(resume=True)
        await play(crowd, chance, 3)
        await client.hello()


async def questions(crowd: Crowd, chance: random.Random, people: list[Client]) -> None:
    """Refused, agreed to and ignored; and a pause."""
    for _ in range(3):
        for client in people:
            if (await client.ask("undo"))["t"] == "ack":
                for other in people:
                    await other.ask("undo_answer", yes=chance.random() < 0.9)
        await play(crowd, chance, 2)
    for client in people:
        if (await client.ask("rest"))["t"] == "ack":
            for other in people:
                await other.ask("rest_answer", yes=False)
    await people[1].ask("pause")
    await people[0].ask("resume")


async def absences(
    crowd: Crowd, chance: random.Random, people: list[Client], late: Client, looker: Client
) -> None:
    """A bot stands in; somebody stands up and sits down again; somebody is sent out, and a friend
    takes the seat."""
    ana, bea, last = people[0], people[1], people[-1]
    bea.part()
    await asyncio.sleep(0.06)
    await ana.ask("bot", seat=bea.seat)
    await play(crowd, chance, 6)
    await late.ask("sit", seat=bea.seat)
    await looker.ask("sit", seat=bea.seat)
    assert late.seat == SPECTATOR
    await bea.hello()
    await play(crowd, chance, 6)
    await bea.ask("stand")
    await play(crowd, chance, 3)
    await bea.ask("sit", seat=bea.seat)
    seat = last.seat
    await ana.ask("kick", member=last.me)
    assert last.bye == "kicked"
    await play(crowd, chance, 3)
    reply = await late.ask("sit", seat=seat)
    assert reply["t"] == "ack", reply
    assert late.seat == seat
    await late.commit()


async def play(crowd: Crowd, chance: random.Random, moves: int) -> None:
    """Play on for some moves, at most until the second deal begins. (A deal waits 3 s for the
    value of somebody who was sent out.)"""
    done = tries = 0
    while done < moves and tries < PATIENCE and not _enough(crowd):
        did = await one_more(crowd, chance)
        done, tries = done + did, 0 if did else tries + 1
    assert tries < PATIENCE, "nothing goes on"


def _enough(crowd: Crowd) -> bool:
    match = crowd.owner.state.match
    if match is None:
        return False
    return not crowd.owner.state.running or match.standing.deals > 1


@pytest.mark.parametrize("rules", FAMILIES)
def test_no_frame_of_a_room_tells_a_secret(rules: str, tmp_path: Path) -> None:
    async def work() -> None:
        options = Options(
            data=str(tmp_path), pace=0, window=0.01, away=0.05, closed=60, dropped=60, idle=600
        )
        store = await Store.open(tmp_path)
        hall = Hall(store, options)
        crowd = Crowd(store, hall)
        try:
            watch = await whole_story(crowd, f"{rules}(target={TARGETS.get(rules, 201)})")
            assert watch.kinds >= {
                "welcome",
                "ev",
                "view",
                "presence",
                "room",
                "fair",
                "clock",
                "said",
                "ack",
                "nak",
                "bye",
            }
            assert watch.frames > 300
        finally:
            crowd.close()
            await hall.close()
            await store.close()

    asyncio.run(work())
