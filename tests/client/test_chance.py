"""A client's part in the deals: it commits, shows one value a deal, and no other."""

from __future__ import annotations

from dataclasses import replace

from belot.client import Chance
from belot.fair import follows
from belot.protocol.rooms import FairShape, ParticipantShape

NOBODY = ("", "", "", "")
IDLE = FairShape("t/1", "11" * 32, 0, False, None, (), NOBODY, (0, 0, 0, 0), 0)


def called(deal: int, *who: tuple[int, str], revealed: bool = False) -> FairShape:
    participants = tuple(ParticipantShape(seat, c, revealed) for seat, c in who)
    return replace(IDLE, deal=deal, called=True, deadline=9.0, participants=participants)


def committed(chance: Chance, seat: int = 1) -> FairShape:
    mine = (*NOBODY[:seat], chance.commitment, *NOBODY[seat + 1 :])
    return replace(IDLE, commitments=mine)


def revealed(chance: Chance, deal: int) -> str:
    asked = chance.asked(called(deal, (1, chance.commitment)), 1)
    assert asked is not None
    name, fields = asked
    assert name == "reveal"
    return fields["value"]


def test_it_commits_once() -> None:
    chance = Chance()
    assert chance.asked(IDLE, 1) == ("commit", {"head": chance.commitment})
    assert chance.asked(committed(chance), 1) is None
    assert chance.asked(IDLE, -1) is None, "whoever looks on gives nothing"


def test_it_shows_one_value_a_deal() -> None:
    chance, shown = Chance(), list[str]()
    for deal in (1, 2, 3):
        before = chance.commitment
        shown.append(revealed(chance, deal))
        assert shown[-1] == revealed(chance, deal), "the same until it is taken"
        assert follows(bytes.fromhex(before), bytes.fromhex(shown[-1]))
        chance.revealed()
        assert chance.asked(committed(chance), 1) is None
    assert len(set(shown)) == 3


def test_nothing_is_shown_unless_it_is_asked() -> None:
    chance = Chance()
    mine = chance.commitment
    assert chance.asked(called(1, (1, mine), revealed=True), 1) is None
    assert chance.asked(called(1, (1, "22" * 32)), 1) is None, "a promise of somebody else"
    assert chance.asked(called(1, (0, mine)), 1) != ("reveal", {"value": revealed(chance, 1)})


def test_a_value_that_was_refused_is_worth_nothing() -> None:
    chance = Chance()
    before, value = chance.commitment, revealed(chance, 1)
    chance.refused()
    asked = chance.asked(replace(IDLE, commitments=("", before, "", "")), 1)
    assert asked is not None
    assert asked[0] == "commit"
    assert asked[1]["head"] not in (before, value)


def test_another_seat_gets_a_new_chain() -> None:
    chance = Chance()
    value = revealed(chance, 1)
    chance.revealed()
    asked = chance.asked(IDLE, 2)
    assert asked is not None
    assert asked[1]["head"] != value, "what was shown is no commitment"


def test_it_notes_what_was_published_first() -> None:
    chance = Chance()
    mine = chance.commitment
    chance.asked(called(1, (0, "22" * 32), (1, mine)), 1)
    chance.asked(called(1, (1, mine)), 1)  # told otherwise afterwards
    notes = chance.notes("t/1")
    assert notes is not None
    assert notes.head == bytes.fromhex("11" * 32)
    assert notes.deals == {1: ((0, b"\x22" * 32), (1, bytes.fromhex(mine)))}
    assert chance.notes("t/2") is None
