"""A deal among friends that each of them checks, and that the command line checks again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.party import seated
from tests.server.running import RunningServer

RULES = "belote(target=81)"


def verify(receipt: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "belot", "verify", str(receipt)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_each_of_four_friends_checks_the_deal(
    guests: Any, server: RunningServer, tmp_path: Path
) -> None:
    party = seated(guests, server, RULES)
    party.start()
    party.play_the_match()
    receipts = []
    for guest in party.guests:
        line = guest.page.locator("dialog .check.fine")
        expect(line).to_contain_text("This deal was checked: nobody could have arranged it.")
        line.get_by_role("button", name="How?").click()
        sheet = guest.page.locator("dialog").last
        expect(sheet.locator("ul li", has_text="counted")).to_have_count(4)
        expect(sheet.locator("ol li.ok")).to_have_count(sheet.locator("ol li").count())
        assert guest.axe() == []
        with guest.page.expect_download() as saved:
            guest.tap("Save the receipt")
        receipts.append(saved.value.path().read_text("utf-8"))
        sheet.get_by_role("button", name="Close").click()
    assert len(set(receipts)) == 1

    kept = tmp_path / "receipt.json"
    kept.write_text(receipts[0])
    done = verify(kept)
    assert done.returncode == 0, done.stdout + done.stderr
    forged = json.loads(receipts[0])
    forged["participants"] = forged["participants"][:-1]
    kept.write_text(json.dumps(forged))
    assert verify(kept).returncode == 1

    # Somebody without a session follows the link that one of them hands on, card by card.
    eva = party[0]
    eva.tap("Look at the deal again")
    expect(eva.page.locator("ul.open li")).to_have_count(20)
    eva.tap("Deals")
    eva.tap("Share the match")
    address = eva.page.get_by_label("Link to the match").input_value()
    other: Guest = guests(server, "small")
    other.page.goto(address)
    expect(other.page.locator("ul.open li")).to_have_count(20)
    other.page.keyboard.press("End")
    expect(other.page.locator("ul.open li")).to_have_count(0)
    assert other.axe() == []
    assert other.page.evaluate("localStorage['belot.session'] ?? ''") == ""

    # And Eva plays the same cards once more, against bots.
    eva.tap("Play these cards again")
    eva.page.locator(".hand [data-card]").first.wait_for()
    assert party.table not in eva.page.url
