"""The score pad in the browser: a match of real cards, entered, corrected, and read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.e2e.padder import Padder
from tests.server.running import RunningServer


def padder(guests: Any, server: RunningServer, size: str = "phone", **settings: Any) -> Padder:
    return Padder(guests(server, size, **settings))


def test_a_match_in_two_taps_and_a_deal_in_seven(guests: Any, server: RunningServer) -> None:
    at = padder(guests, server, lastRules="bela4")
    page = at.page
    page.goto(server.url)
    page.get_by_role("button", name="Score pad").click()
    page.get_by_role("button", name="Begin").click()
    at.ready()
    expect(page.locator("h1")).to_contain_text("Bela for four")
    taps = (
        ".foot .enter",
        "[data-contract=H]",
        "[data-taker='0']",
        "[data-key='9']",
        "[data-key='2']",
    )
    for tap in taps:
        page.locator(tap).click()
    expect(at.line()).to_have_text("Made: Us, 10 to spare.")
    expect(page.locator("[data-points='1']")).to_contain_text("70")
    page.locator(".entry .foot .go").click()
    at.shows(92, 70)
    assert at.written(1) == [92, 70]


def test_a_match_with_an_edit_of_the_third_deal(guests: Any, server: RunningServer) -> None:
    """Everything after it is worked out anew, and can be undone and done again."""
    at = padder(guests, server)
    page = at.page
    at.begin("bela4(target=501)", ["Eva", "Ana", "Marko", "Iva"])
    at.enter(contract="H", taker=0, points=[100, None])
    at.enter(contract="S", taker=1, points=[None, 92], declarations=[[], [20]])
    at.enter(contract="C", taker=0, points=[81, None])  # half is a fall
    at.enter(contract="D", taker=1, points=[40, None], belote=[0, 1])
    at.shows(100 + 70 + 0 + 40, 62 + 112 + 162 + 142)
    expect(page.locator("[data-round='3'] .fell b")).to_have_text("0")
    assert "more than 81 needed, 81 taken" in at.story(3)

    at.edit(3)
    expect(page.locator("[data-points='0']")).to_contain_text("81")
    page.locator("[data-points='0']").click()
    at.keys("82")
    at.write()
    at.shows(100 + 70 + 82 + 40, 62 + 112 + 80 + 142)
    page.get_by_role("button", name="Undo").click()
    at.shows(210, 478)
    page.get_by_role("button", name="Redo").click()
    at.shows(292, 396)

    at.enter(contract="H", taker=1, points=[0, None], capot=1)
    at.shows(292, 396 + 252)
    expect(page.locator(".over")).to_contain_text("Ana & Iva")
    page.reload()
    at.shows(292, 648)
    assert not (found := at.guest.axe()), found


def test_bids_of_points(guests: Any, server: RunningServer) -> None:
    """What a bid needs and pays stands there before the points do."""
    at = padder(guests, server)
    page, tariff = at.page, at.page.locator(".entry .tariff")
    at.begin("contree", ["Eva", "Ana", "Marko", "Iva"])
    page.locator(".foot .enter").click()
    at.type({"taker": 0, "contract": "H", "bid": "120", "multiplier": 2, "belote": [1, 0]})
    expect(tariff).to_have_text("Needs 120. Just made: 580 : 0. Fallen: 0 : 580.")
    at.type({"points": [111, None]})
    expect(at.line()).to_have_text("Made: 131 for 120. Eva & Marko 580, Ana & Iva 0.")
    assert not (found := at.guest.axe()), found
    at.write()
    at.enter(taker=1, contract="S", bid="capot", capot=1)
    at.enter(taker=1, contract="S", bid="90", points=[None, 89])  # rounding comes after judging
    at.shows(580 + 160 + 90, 500)
    expect(page.locator("[data-round='3'] .what")).to_contain_text("90")
    assert "90" in at.story(3)


def test_bids_beyond_the_ones_in_sight(guests: Any, server: RunningServer) -> None:
    at = padder(guests, server)
    at.begin("coinche(generale=on)")
    at.enter(taker=0, contract="H", bid="190", points=[140, None], declarations=[[50], []])
    at.shows(140 + 50 + 190, 20)
    at.enter(taker=0, contract="H", bid="generale", capot=0, alone=False)
    at.shows(380, 20 + 160 + 500)


def test_by_keys_alone(guests: Any, server: RunningServer) -> None:
    """From the list of matches to a deal that is written, without a pointer."""
    at = padder(guests, server, "desktop", lastRules="bela4")
    page = at.page
    page.goto(f"{server.url}/#/pad")
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    tab_to(at, "Begin")
    page.keyboard.press("Enter")
    at.ready()
    tab_to(at, "Enter deal 1")
    page.keyboard.press("Enter")
    tab_to(at, "hearts")
    page.keyboard.press("Space")
    tab_to(at, "Us")
    page.keyboard.press("Space")
    page.keyboard.type("92")
    expect(at.line()).to_have_text("Made: Us, 10 to spare.")
    tab_to(at, "Write it down")
    page.keyboard.press("Enter")
    at.shows(92, 70)
    expect(page.get_by_role("button", name="Enter deal 2")).to_be_focused()
    page.keyboard.press("Control+z")
    at.shows(0, 0)
    page.keyboard.press("Control+Shift+z")
    at.shows(92, 70)


def tab_to(at: Padder, name: str) -> None:
    """Press Tab until that button has the focus."""
    button = at.page.get_by_role("button", name=name, exact=True).first
    for _ in range(40):
        at.page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError(f"{name} is not reached by Tab")


def test_saved_as_a_file_and_read_again(guests: Any, server: RunningServer) -> None:
    at = padder(guests, server)
    page = at.page
    at.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    at.enter(contract="H", taker=0, points=[100, None], declarations=[[50], []])
    at.enter(kind="correction", penalty=[-20, 0], note="talked too much")
    at.shows(130, 62)
    page.get_by_role("button", name="Menu").click()
    saved, names = {}, {}
    for form in ("text", "csv", "json", "picture"):
        with page.expect_download() as download:
            page.locator(f"[data-save={form}]").click()
        saved[form] = download.value.path()
        names[form] = download.value.suggested_filename
    assert "bela4" in saved["text"].read_text("utf-8")
    assert saved["picture"].read_bytes().startswith(b"\x89PNG")
    for form in ("text", "json"):
        page.goto(f"{server.url}/#/pad")
        offered = page.locator("input[type=file]").get_attribute("accept") or ""
        assert Path(names[form]).suffix in offered.split(","), "the picker shows what was saved"
        page.locator("input[type=file]").set_input_files(saved[form])
        at.shows(130, 62)
    page.goto(f"{server.url}/#/pad")
    page.locator("input[type=file]").set_input_files(
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Eva"}
    )
    expect(page.get_by_role("alert")).to_have_text("There is no match in this file.")


def test_to_a_table_and_back(guests: Any, server: RunningServer) -> None:
    """The same rules, score and dealer at a table with bots, and its score on a pad again."""
    at = padder(guests, server, name="Eva")
    page = at.page
    at.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    at.enter(contract="H", taker=0, points=[100, None])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on on the screen").click()
    page.get_by_role("button", name="Against bots").click()
    expect(page.locator("header .score")).to_contain_text("100")
    expect(page.locator("header .score")).to_contain_text("62")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take the score to the pad").click()
    at.shows(100, 62)


def test_a_deal_is_begun_at_the_auction_and_finished_later(
    guests: Any, server: RunningServer
) -> None:
    at = padder(guests, server)
    page = at.page
    at.begin("bela4")
    page.locator(".enter").click()
    at.type({"contract": "S", "taker": 1, "declarations": [[], [20]]})
    page.get_by_role("button", name="Finish later").click()
    expect(page.locator("[data-round='1']")).to_contain_text("In play")
    at.shows(0, 0)
    page.reload()
    page.get_by_role("button", name="Finish deal 1").click()
    expect(page.locator("[data-taker='1']")).to_have_attribute("aria-pressed", "true")
    at.type({"points": [None, 100]})
    at.write()
    at.shows(62, 120)


def test_house_rules_change_in_the_middle(guests: Any, server: RunningServer) -> None:
    """From the next deal on, with a note, or for the deals before as well."""
    at = padder(guests, server)
    page = at.page
    at.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    at.enter(contract="H", taker=0, points=[70, None], belote=[1, 0])  # a fall, bela moves
    at.shows(0, 182)
    change(at, "It stays.", whole=False)
    at.shows(0, 182)
    expect(page.locator("li.rules")).to_contain_text("From deal 2 on: Belote in a fall")
    at.enter(contract="H", taker=0, points=[70, None], belote=[1, 0])
    at.shows(20, 182 + 162)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    at.shows(0, 182)
    change(at, "It stays.", whole=True)
    at.shows(20, 162)


def change(at: Padder, meaning: str, *, whole: bool) -> None:
    """Choose another meaning of a house rule about bela."""
    page = at.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Change the house rules").click()
    rule = page.locator("fieldset", has_text="Belote in a fall")
    page.locator("details", has=rule).locator("summary").click()
    rule.get_by_text(meaning, exact=True).click()
    if whole:
        page.get_by_label("Also for the deals before").check()
    page.get_by_role("button", name="Done").click()


def test_totals_of_any_length_stay_in_their_columns(guests: Any, server: RunningServer) -> None:
    at = padder(guests, server)
    at.page.goto(f"{server.url}/#/pad")
    at.page.locator("[data-begin]").wait_for()
    for n, (rules, totals) in enumerate(
        (("bela4(target=99999)", [1088, 10888]), ("bela3(target=9999)", [1088, 888, 1888]))
    ):
        names = ["Eva", "Ana", "Marko", "Iva"][: 4 if len(totals) == 2 else 3]
        opening = {"rules": rules, "names": names, "dealer": 0, "totals": totals, "hung": 0}
        at.handed(f"long{n}", opening)
        at.shows(*totals)
        wide = at.page.locator("[data-total]").evaluate_all(
            "all => all.map(one => one.scrollWidth - one.parentElement.clientWidth)"
        )
        assert max(wide) <= 0, wide


def test_a_revoke_a_fine_and_a_deal_after_the_end_are_explained(
    guests: Any, server: RunningServer
) -> None:
    at = padder(guests, server)
    page = at.page
    at.begin("bela4(target=301)", ["Eva", "Ana", "Marko", "Iva"])
    at.enter(contract="H", taker=1, renonce=1, declarations=[[20], []])
    at.shows(182, 0)
    assert "cards 152, last trick 10, declarations 20, total 182" in at.story(1)
    at.enter(kind="correction", penalty=[-10, 0])
    at.enter(contract="S", taker=0, points=[162 - 9, None])
    at.shows(182 - 10 + 153, 9)
    page.locator("[data-round='2']").click()
    page.get_by_role("button", name="Insert before").click()
    expect(page.locator(".entry h2")).to_have_text("Deal 2")  # a fine is no deal
    at.type({"contract": "D", "taker": 0, "capot": 0})
    at.write()
    at.shows(182 - 10 + 252, 0)
    assert "it does not count" in at.story(3)
