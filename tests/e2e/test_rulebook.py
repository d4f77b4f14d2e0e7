"""The rulebook in the browser: over a table, from a dimmed card, searched, printed, four times."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import RunningServer


def opened(guests: Any, server: RunningServer, path: str, size: str = "phone", **more: Any) -> Any:
    """Somebody who reads a rulebook."""
    guest = guests(server, size, **more)
    guest.page.goto(f"{server.url}/#/{path}")
    guest.page.wait_for_selector(".book .chapter")
    return guest


def test_the_rules_of_a_table_lie_over_it(guests: Any, server: RunningServer) -> None:
    guest = guests(server)
    guest.open("bela4(head_plain=off)")
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    guest.tap("Rulebook")
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.get_by_text("Bela for four")).to_be_visible()
    changed = book.locator("p.changed")
    expect(changed).to_have_count(1)
    expect(changed).to_contain_text("House rule. Usually: Yes, if you can.")
    assert guest.axe() == []
    book.get_by_role("button", name="Back to your table").first.click()
    expect(book).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand")).to_be_attached()  # one may have to cut first


def test_house_rules_are_looked_up_while_they_are_chosen(
    guests: Any, server: RunningServer
) -> None:
    """In a room before the match, and among the house rules: the book is of these very rules, and
    nothing that was chosen is lost."""
    guest = guests(server)
    page = guest.page
    page.goto(server.url)
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="House rules").click()
    guest.set_target(444)
    reads(guest, "444")
    expect(page.get_by_role("spinbutton", name="Target")).to_have_value("444")
    guest.tap("Done")
    page.locator("[data-name]").fill("Eva")
    guest.tap("Make a room")
    page.locator("[data-code]").wait_for()
    reads(guest, "444")
    expect(page.locator("[data-code]")).to_be_visible()


def reads(guest: Any, number: str) -> None:
    """The rulebook is opened, says this, and is put away."""
    page = guest.page
    page.locator("[data-rulebook]:not([disabled])").click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator(".text")).to_contain_text(number)
    book.get_by_role("button", name="Back").first.click()
    expect(book).to_have_count(0)


def test_a_dimmed_card_leads_to_its_rule(guests: Any, server: RunningServer) -> None:
    """Whichever card it is: the section that opens has the duty in its picture."""
    guest = guests(server)
    guest.open("bela4(target=2000)")
    page = guest.page

    def dimmed(what: str) -> bool:
        return what.startswith(".hand") and page.locator(".hand button.dim").count() > 0

    guest.play_until(dimmed)
    page.locator(".hand button.dim").first.click(force=True)
    notice = page.locator(".tray .notice")
    text = notice.inner_text().split("\n")[0].split(".")[0]
    held = guest.hand()
    lines: list[Any] = []

    def opened_line(line: Any) -> None:
        lines.append(line)

    page.on("websocket", opened_line)
    notice.get_by_role("link", name="The rule").click()
    code = page.url.rpartition("/")[2]
    sections = {"head": "head", "follow": "follow", "ruff": "ruff"}
    section = page.locator(f"#rule-{sections.get(code, code)}")
    expect(section).to_be_in_viewport()
    expect(section).to_be_focused()
    begin = {"follow": "Follow", "head": "Go higher", "ruff": "No "}.get(code, text[:6])
    assert text.startswith(begin)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert guest.hand() == held, "the table is where it was"
    assert lines == [], "its line was never let go"
    assert not page.url.endswith(code)


def test_searching_needs_no_accents(guests: Any, server: RunningServer) -> None:
    guest = opened(guests, server, "rules/bela4", language="hr")
    page = guest.page
    page.get_by_role("searchbox").fill("stiglja")
    first = page.locator(".hits a").first
    expect(first.locator("b")).to_have_text("Štiglja")
    expect(page.locator(".hits mark").first).to_have_text("štiglju")
    assert guest.axe() == []
    first.click()
    expect(page.locator("#rule-capot")).to_be_in_viewport()
    assert page.url.endswith("/capot")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".hits .none")).to_be_visible()


@pytest.mark.parametrize(
    ("rules", "language", "title", "size"),
    [
        ("beloz", "en", "The flooded plain", "desktop"),
        ("belote", "fr", "Surcouper", "phone"),
        ("bela3", "hr", "Iber", "small"),
        ("bulgarian", "bg", "На всичко коз", "small"),
    ],
)
def test_every_language_has_its_book(
    guests: Any, server: RunningServer, rules: str, language: str, title: str, size: str
) -> None:
    guest = opened(guests, server, f"rules/{rules}", size, language=language)
    page = guest.page
    expect(page.locator("h3", has_text=title).first).to_be_attached()
    said = page.locator(".book").inner_text()
    assert not re.search(r"book-|refusal-|option-|\{|\}|undefined|NaN", said)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert guest.axe() == []


def test_a_chapter_is_linked_and_reached_by_keys(guests: Any, server: RunningServer) -> None:
    guest = opened(guests, server, "rules/beloz/overtrump", "desktop")
    page = guest.page
    expect(page.locator("#rule-overtrump")).to_be_in_viewport()
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Good advice").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rule-advice")).to_be_in_viewport()
    assert page.url.endswith("/advice")
    expect(page.get_by_text("trademark of its makers")).to_be_attached()


def test_it_is_printed_black_on_white(guests: Any, server: RunningServer) -> None:
    guest = opened(guests, server, "rules/belote")
    page = guest.page
    page.emulate_media(media="print")
    style = page.evaluate(
        """() => ['.book', '.book p', '.cloth'].map((name) => {
             const of = getComputedStyle(document.querySelector(name));
             return [of.backgroundColor, of.color, of.backgroundImage];
           })"""
    )
    assert style[0][0] == "rgb(255, 255, 255)"
    assert style[1][1] in ("rgb(0, 0, 0)", "rgb(51, 51, 51)")
    assert style[2][2] == "none"
    for name in ("header", "nav", ".search", ".ready"):
        assert page.locator(f".book {name}").first.is_hidden()
    pages = page.pdf(format="A4", prefer_css_page_size=False)
    assert pages.startswith(b"%PDF")
    letter = page.pdf(format="Letter")
    counts = [len(re.findall(rb"/Type\s*/Page\b", file)) for file in (pages, letter)]
    assert all(5 <= count <= 40 for count in counts), counts


def test_who_has_read_it_plays(guests: Any, server: RunningServer) -> None:
    guest = opened(guests, server, "rules/belote(target=151)")
    guest.tap("Play with these rules")
    guest.page.wait_for_selector(".hand")
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("First to 151.")


def test_a_rule_set_that_cannot_be_is_told(guests: Any, server: RunningServer) -> None:
    guest = guests(server)
    guest.page.goto(f"{server.url}/#/rules/nonsense")
    expect(guest.page.get_by_role("alert")).to_be_visible()
