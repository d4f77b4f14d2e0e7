"""A deal in the browser once it is over: that it was checked, and looked at again card by card."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.running import RunningServer


def at_a_deal_that_is_over(guests: Any, server: RunningServer, size: str = "phone") -> Any:
    """Somebody who chose a game by the screens, so that this browser helped to make the deal."""
    guest = guests(server, size)
    guest.choose("bela4", 301)
    guest.play_until(lambda what: what in ("dialog footer .go", "over"))
    return guest


def test_a_deal_was_checked_and_says_how(guests: Any, server: RunningServer) -> None:
    page = at_a_deal_that_is_over(guests, server).page
    line = page.locator(".check.fine")
    expect(line).to_contain_text("This deal was checked: nobody could have arranged it.")
    line.get_by_role("button", name="How?").click()
    steps = page.locator("dialog").last.locator("ol li")
    expect(steps.first).to_be_visible()
    assert {step.get_attribute("class").split()[0] for step in steps.all()} == {"ok"}
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the receipt").click()
    assert '"format":"belot receipt 1"' in saved.value.path().read_text("utf-8")


def test_a_receipt_that_was_forged_is_told_in_red(guests: Any, server: RunningServer) -> None:
    """Between server and browser somebody changes two cards of the receipt."""
    guest = guests(server)

    def forge(route: Any) -> None:
        answer = route.fetch()
        receipt = answer.json()
        first, second = receipt["hands"][0][0], receipt["hands"][1][0]
        receipt["hands"][0][0], receipt["hands"][1][0] = second, first
        route.fulfill(response=answer, json=receipt)

    guest.page.route("**/receipt?*", forge)
    guest.choose("bela4", 301)
    guest.play_until(lambda what: what in ("dialog footer .go", "over"))
    line = guest.page.locator(".check.wrong")
    expect(line).to_contain_text("Something is wrong with this deal.")
    line.get_by_role("button", name="How?").click()
    wrong = guest.page.locator("dialog").last.locator("li.bad")
    expect(wrong).to_contain_text(
        [
            "The cards did not go where the deck would have sent them.",
            "Your cards are not the ones that you held.",
        ]
    )


def test_a_deal_is_looked_at_by_keys_and_buttons(guests: Any, server: RunningServer) -> None:
    guest = at_a_deal_that_is_over(guests, server)
    page = guest.page
    page.get_by_role("button", name="Look at the deal again").click()
    expect(page.locator(".felt .seat")).to_have_count(4)
    cards = page.locator("ul.open li")
    expect(cards).to_have_count(32)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".trick .spot")).to_have_count(4)
    expect(cards).to_have_count(28)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".trick .spot")).to_have_count(3)
    page.get_by_role("button", name="Trick on").click()
    page.get_by_role("button", name="Trick on").click()
    expect(cards).to_have_count(24)
    assert guest.axe() == []
    page.get_by_role("slider").fill("0")
    expect(cards).to_have_count(32)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.locator("h1").click()
    page.keyboard.press("End")
    expect(cards).to_have_count(0)
    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Written")


def test_the_sheet_of_an_earlier_deal_has_its_cards_after_a_reload(
    guests: Any, server: RunningServer
) -> None:
    guest = at_a_deal_that_is_over(guests, server)
    page = guest.page
    page.reload()
    page.get_by_role("button", name="Close").click()
    page.locator("header .score").click()
    page.locator(".deals tbody button").first.click()
    page.locator("tr.cards button").click()
    expect(page.locator("td.origin figure").first).to_be_visible()


def test_a_match_is_shared_and_its_cards_are_played_again(
    guests: Any, server: RunningServer
) -> None:
    guest = guests(server, "desktop")
    guest.choose("bela2", 60)
    guest.play_match()
    page = guest.page
    page.get_by_role("button", name="Look at the deal again").click()
    page.get_by_role("button", name="Share the match").click()
    address = page.get_by_label("Link to the match").input_value()
    held = page.locator(".mine ul.open [role=img]").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel).sort()"
    )
    assert len(held) == 10, "the talon is part of the hand"
    other = guests(server)
    other.page.goto(address)
    expect(other.page.locator(".felt .seat")).to_have_count(2)
    assert other.page.evaluate("localStorage['belot.session'] ?? ''") == "", "no session is needed"
    assert other.axe() == []
    page.get_by_role("button", name="Play these cards again").click()
    guest.play_to_my_card()  # by now everybody has their talon
    assert "/table/" in page.url
    dealt = page.locator(".hand [data-card] .unseen").all_inner_texts()
    assert sorted(label.partition(".")[0] for label in dealt) == held
