"""Tables on the device: whole matches through the functions that the browser calls."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from belot import worker
from belot.fair import read_receipt, verify
from belot.protocol.encode import plain
from belot.protocol.showing import view_shape
from belot.rules import PRESETS, RuleSet
from belot.table import replay_table
from belot.table.lines import read_line
from tests.worker.page import CHAIN, VALUES, Page

QUICK = {name: RuleSet.preset(name).players for name in PRESETS}


def short(name: str) -> str:
    rules = RuleSet.preset(name)
    return rules.replace(target="151").name if rules.target > 151 else rules.name


@pytest.mark.parametrize("preset", QUICK)
def test_a_match_is_played_to_the_end_and_survives_a_closed_page(preset: str) -> None:
    page = Page(f"here.{preset}", short(preset), QUICK[preset])
    page.hello(fresh=True)
    for number in range(20_000):
        if not page.step():
            break
        if number % 37 == 0:  # the tab is killed, and opened again
            view = page.view
            page.leave()
            page.hello(fresh=number % 2 == 0)
            assert page.view == view
    assert page.view["phase"] == "over"
    assert page.summary["over"]
    assert page.summary["totals"] == page.view["totals"]
    state = replay_table([read_line(line) for line in page.log])
    assert page.view == json.loads(json.dumps(plain(view_shape(state, 0, None))))
    page.leave()


def test_what_was_not_kept_never_happened() -> None:
    page = Page("here.lost", "bela4", 4)
    page.hello(fresh=True)
    while page.due is not None:
        page.step()
    before, view = list(page.log), page.view
    a, d = page.wish()
    cmd = {"t": "cmd", "id": "a.1", "base": page.seq, "a": a, "d": d}
    reply = json.loads(worker.hear(page.table, json.dumps(cmd), page.now))
    assert reply["keep"]
    assert reply["frames"] == []
    page.leave()  # the page ends before it could keep that
    page.hello()
    assert (page.log, page.view) == (before, view)
    answers = page.write(cmd)
    kinds = [frame["t"] for frame in answers]
    assert kinds[0] == "ev"
    assert kinds[-2:] == ["view", "ack"]
    page.leave()


def test_a_command_that_is_sent_again_happens_once() -> None:
    page = Page("here.again", "bela4", 4)
    page.hello(fresh=True)
    while page.due is not None:
        page.step()
    wish = page.wish()
    first = page.ask(*wish, id="b.1")
    kept = list(page.log)
    assert page.ask(*wish, id="b.1") == first
    page.leave()
    page.hello()
    assert page.ask(*wish, id="b.1") == first
    assert page.log == kept
    page.leave()


def test_what_is_refused_says_why() -> None:
    page = Page("here.refused", "bela4", 4)
    page.hello(fresh=True)
    for a, d, code in [
        ("call", {"call": "nothing"}, "call-unknown"),
        ("start", {}, "no-room"),
        ("ready", {}, "deal-running"),
    ]:
        nak = page.ask(a, d)
        assert (nak["t"], nak["code"]) == ("nak", code)
    assert page.write({"t": "hello"})[0] == {"t": "bye", "code": "protocol"}
    page.leave()


def test_deals_are_made_with_the_values_of_the_page_and_can_be_checked() -> None:
    page = Page("here.fair", "bela4(target=151)", 4, fair=True)
    page.hello(fresh=True)
    page.play()
    look = {"lines": "\n".join(page.log), "seat": 0, "query": {"match": "1", "deal": "1"}}
    found = page.errand("look", look | {"what": "receipt"})["ok"]
    receipt = read_receipt(json.dumps(found))
    assert verify(receipt) == []
    assert receipt.participants[0].commitment == CHAIN.head
    assert receipt.participants[0].value == bytes.fromhex(VALUES[1])
    page.leave()


def test_a_match_that_is_over_can_be_looked_at_and_played_again() -> None:
    page = Page("here.past", "bela4(target=151)", 4)
    page.hello(fresh=True)
    lines = "\n".join(page.log)
    running = {"lines": lines, "what": "record", "query": {}, "seat": 0}
    assert page.errand("look", running) == {"code": "match-running", "names": [""]}
    page.play()
    look = running | {"lines": "\n".join(page.log)}
    assert page.errand("look", look)["ok"].startswith("[")
    deals = page.errand("look", look | {"what": "deals"})["ok"]
    assert deals["seat"] == 0
    assert len(deals["deals"]) == page.view["deal"]
    replay = page.errand("look", look | {"what": "replay", "query": {"deal": "1"}})["ok"]
    hands = [card for hand in replay["hands"] for card in hand]
    assert sorted(hands) == sorted(play["card"] for play in replay["plays"])
    again = {"match": 1, "deal": 1, "seat": 0, "name": "Eva", "table": "here.new", "now": page.now}
    made = page.errand("again", {"lines": look["lines"], **again})["ok"]
    assert made["summary"]["seats"][0] == "Eva"
    assert made["keep"][0][0] == 1
    page.leave()


def test_questions_are_answered_and_refused_as_by_the_server() -> None:
    page = Page("here.ask", "bela4", 4)
    wish = {"topic": "rules", "question": "name", "data": {"variant": "bela4"}}
    assert page.errand("ask", wish)["ok"]["name"] == "bela4"
    wish["question"] = "nothing"
    refused = {"code": "inquiry-unknown", "names": ["rules/nothing"]}
    assert page.errand("ask", wish) == refused
    bad = {
        "topic": "rules",
        "question": "name",
        "data": {"variant": "bela4", "options": {"target": "-1"}},
    }
    found = page.errand("ask", bad)
    assert found["code"]
    assert found["names"] == ["target"]


def test_everything_is_imported_before_it_is_asked_for() -> None:
    program = (
        "import sys; from belot import worker; worker.warm(); before = set(sys.modules);"
        'worker.answer(\'ask\', \'{"topic": "rules", "question": "games", "data": {}}\');'
        "print(sorted(name for name in set(sys.modules) - before if name.startswith('belot')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
