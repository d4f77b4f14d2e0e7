"""What the table answers when it is asked: why, legal, rules, back; and lines that say enough."""

from __future__ import annotations

import re

import pytest

from belot.cli.asking import Quit
from belot.cli.terminal import Left
from belot.words import LANGUAGES
from tests.cli.driving import first_choice, session
from tests.cli.test_answers import played, script

# --- why, legal, unknown words -----------------------------------------------------------------


def test_why_a_card_that_may_be_played() -> None:
    text = played("bela4", ["2", "", "1", "why K♣", "why 10♠", "why", "legal"])
    assert "Your card: why K♣\nYou may play: K♣.\nYour hand" in text
    assert "Your card: why 10♠\nFollow clubs: you hold the king of clubs.\n" in text
    lines = "You may play: K♣, Q♣.\nFollow clubs: you hold the king of clubs.\n"
    assert text.count(lines) == 2  # why without anything refused says what legal says


def test_why_where_every_card_is_free() -> None:
    text = played("bela4", ["2", "", "1", "1", "", "why 10♠"], seed=4)
    assert "You may play: 10♠. " in text.split("why 10♠\n")[1].split("\n")[0]


def test_no_card_to_play_at_other_questions() -> None:
    text = played("bela4", ["why A♠", "legal", "calls", "undo", "zz", "9"])
    prompt = r"(?:\n.*)*?Your call: "
    assert re.search(r"why A♠\nNo card to play now\." + prompt, text)
    assert re.search(r"legal\nNo card to play now\." + prompt, text)
    assert "or type the word. “help” lists the commands.\n" in text
    assert "9\nChoose a number from 1 to 2, or type the word.\n" in text


def test_calls_before_the_cut() -> None:
    assert "calls\nNobody has called yet.\n" in played("beloz", ["calls"], seed=21, seat=0)


def test_yes_and_no_by_number() -> None:
    match, _ = session("bela4", script(["q", "2", "q", "0", "q", "1"]), seed=4, seat=1)
    with pytest.raises(Quit):
        match.run()


def test_a_list_of_one() -> None:
    text = played("bela4", ["2", "5"])
    assert "5\nType 1 or the word.\n" in text


# --- taking back -------------------------------------------------------------------------------


def test_what_is_taken_back_and_where_one_stands() -> None:
    text = played("bela4", ["2", "", "1", "1", "back", "back", "back", "back"])
    table = (
        "Trick 4. Trump: clubs. Caller: You.\nOn the table: Alice A♣. Winning: Alice, ace of clubs."
    )
    assert f"Taken back: your card K♣.\n{table}\n" in text
    assert "Taken back: your card 9♣.\n\nTrick 1. Trump: clubs. Caller: You.\n" in text
    assert "Taken back: what you announced.\nTrump: clubs. Caller: You.\n" in text
    assert "Taken back: your call.\nDeal 1. Dealer: Alice.\n" in text


def test_a_cut_taken_back() -> None:
    text = played("beloz", ["", "back"], seed=21, seat=0)
    assert "Taken back: your cut.\nRound 1. Dealer: Alice.\nCut the deck:" in text


def test_after_the_match_the_last_deal_can_be_seen_and_taken_back() -> None:
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        if "Rematch?" in prompt:
            asked += 1
            return ("last", "score", "back", "no")[asked - 1]
        return first_choice(prompt)

    match, output = session("bela4(target=101)", answer, seed=4, seat=1)
    assert not match.play()
    text = output.getvalue()
    assert "last\nLast trick: " in text
    assert "score\nScore: " in text
    assert text.count("Match won") + text.count("Match lost") == 2


def test_leaving_after_the_match_is_not_asked_twice() -> None:
    def answer(prompt: str) -> str:
        return "q" if "Rematch?" in prompt else first_choice(prompt)

    match, output = session("bela4(target=101)", answer, seed=4, seat=1)
    with pytest.raises(Quit):
        match.play()
    assert "Leave the match?" not in output.getvalue()


# --- the rules of the table --------------------------------------------------------------------


def rules_told(name: str, lang: str = "en") -> list[str]:
    match, output = session(name, script(["r"]), lang=lang)
    with pytest.raises(Left):
        match.run()
    text = output.getvalue().split(" r\n", 1)[1]
    return text.splitlines()


def test_rules_leave_out_what_does_not_arise() -> None:
    told = rules_told("bela3")
    text = "\n".join(told)
    for unsaid in ("Partner is winning", "Hung points", "No Trumps count", "Rounding of doubles"):
        assert unsaid not in text
    for unsaid in ("Gathering", "Second round", "Dealer must call", "Everybody passes", "Penalty"):
        assert unsaid not in text
    assert "Two cards left: They stay out of play." in told
    assert "Wrong cards: The table refuses them." in told
    end = "End: At the target and with more than half of that deal."
    assert told[1:4] == ["Match", "Target: First to 701.", end]
    assert "Two cards left" not in "\n".join(rules_told("bela4"))


def test_changed_rules_are_told_in_words() -> None:
    text = played("bela4(end_rule=ENOUGH,seven_swap=on,target=101)", [])
    assert text.startswith(
        "Bela for four, first to 101 points.\n"
        "Bela for four, changed:\n"
        "Seven swap: Yes, if the turned suit became trump.\n"
        "End: The moment the target is reached, even in mid-deal.\n"
    )
    match, output = session("bela4(end_rule=ENOUGH)", script([]), lang="bg")
    with pytest.raises(Left):
        match.run()
    assert "ENOUGH" not in output.getvalue()


CARD_WORDS = {
    "en": r"trump|trick|suit|jack|queen|king|\bace|\bten\b(?! last)|spade|belote|capot",
    "fr": r"atout|\bplis?\b|couleur|valet|dame|\broi|\bas\b|belote|capot",
    "hr": r"adut|štih|\bboj|dečk|dama|kralj|\bas|desetk|devetk|sedmic|\bbela|štiglj|sje[cč]",
    "bg": r"\bкоз|взятк|\bбо[яи]|вале|\bдам|\bпоп|\bас|десетка|деветк|седмиц|белот|капо|цак",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beloz_tells_its_rules_in_its_own_words(lang: str) -> None:
    told = [line for line in rules_told("beloz", lang) if re.search(CARD_WORDS[lang], line, re.I)]
    assert told == []


# --- lines of a deal ---------------------------------------------------------------------------


def test_a_contest_is_put_off_only_where_there_is_one() -> None:
    """Seed 21, deal 2: both opponents announce, so that nothing is in question."""
    match, output = session("beloz(target=401)", first_choice, seed=21)
    match.run()
    for text in output.getvalue().split("\nExpedition 1. ")[1:]:
        first = text.split("\nExpedition: ")[0]
        announced = {line.split(":")[0] for line in re.findall(r"^\w+: [\d, ]+\.$", first, re.M)}
        sides = {name in ("You", "Ben") for name in announced}
        later = "Whose declarations count is shown in expedition 2." in first
        assert later == (len(sides) == 2)


def test_the_dealer_is_told_that_the_turned_card_is_his_own() -> None:
    match, output = session("bela4(target=301)", first_choice, seed=4)
    match.run()
    deals = output.getvalue().split("\n\nDeal ")[1:]
    own = [deal for deal in deals if "Dealer: You." in deal.splitlines()[0]]
    assert own
    for deal in deals:
        assert (", one of your own." in deal) == (deal in own)


def test_the_captain_sees_the_hand_once_and_how_to_answer() -> None:
    match, output = session("belot3(target=1)", first_choice, seed=3)
    match.run()
    text = output.getvalue()
    assert "You: 2 more cards, and 2 go back.\nFrom the talon: " in text
    asked = text.split("You: 2 more cards")[1].split("Put two cards back")[0]
    assert asked.count("Your hand: ") == 1
    assert "Put two cards back, face down, for instance 3 7:" in text


def test_bela_is_called_bela() -> None:
    for name, said in (("bela4", "bela"), ("belote", "belote")):
        match, output = session(f"{name}(target=301)", first_choice, seed=4)
        match.run()
        text = output.getvalue().split("\n", 1)[1].lower()
        assert said in text
        assert ("belote" in text) == (name == "belote")


def test_cards_in_words() -> None:
    match, output = session("bela4(target=51)", first_choice, seed=4)
    match.voice.style = "words"
    match.run()
    text = output.getvalue()
    assert not re.search("[♠♥♦♣]", text)
    assert re.search(r"^Alice: \w+ of (spades|hearts|diamonds|clubs)\.$", text, re.M)
    assert re.search(r"^Your hand: (\d\. )?\w+ of \w+(, |; )", text, re.M)
