"""What a player may type, and what the table answers."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest

from belot.cli import desk
from belot.cli.asking import Quit
from belot.cli.terminal import Left, Terminal
from belot.cli.typed import Choices, cards_meant, numbers
from belot.cli.voice import LETTERS, Voice, seat_names, words_for
from belot.rules import Phase, RuleSet, card_text, replay
from belot.rules.events import Called, CardPlayed
from tests.cli.driving import Answer, first_choice, session


def voice(lang: str = "en", name: str = "bela4") -> Voice:
    rules = RuleSet.parse(name)
    words = words_for(lang, rules)
    return Voice(words, rules, seat_names(words, rules.players, 0), 0)


def meant(text: str, lang: str = "en", name: str = "bela4") -> list[str]:
    return [card_text(card) for card in cards_meant(voice(lang, name), text)]


@pytest.mark.parametrize(
    ("lang", "text", "cards"),
    [
        ("en", "AS", ["AS"]),
        ("en", "as", ["AS"]),
        ("en", "10h", ["TH"]),
        ("en", "TH", ["TH"]),
        ("en", "10♥", ["TH"]),
        ("en", "A ♠", ["AS"]),
        ("en", "♠A", []),
        ("en", "ten of hearts", ["TH"]),
        ("en", "Jack Diamonds", ["JD"]),
        ("en", "11H", []),
        ("en", "", []),
        ("fr", "R♠", ["KS"]),
        ("fr", "D♥", ["QH"]),
        ("fr", "vp", ["JS"]),
        ("fr", "dame de cœur", ["QH"]),
        ("fr", "dame de coeur", ["QH"]),
        ("fr", "KS", ["KS"]),
        ("hr", "dečko pik", ["JS"]),
        ("hr", "decko tref", ["JC"]),
        ("hr", "10 herc", ["TH"]),
        ("bg", "асо пика", ["AS"]),
        ("bg", "А♠", ["AS"]),
        ("bg", "поп спатия", ["KC"]),
    ],
)
def test_cards_are_understood(lang: str, text: str, cards: list[str]) -> None:
    assert meant(text, lang) == cards


def test_french_letters_of_suits_may_mean_more_than_one() -> None:
    assert set(meant("RC", "fr")) == {"KC", "KD", "KH"}


def test_animals_are_called_by_their_names() -> None:
    assert meant("lion N", name="beloz") == ["AS"]
    assert meant("lion S", name="beloz") == ["AH"]
    assert meant("AS", name="beloz") == []  # an ace is no animal
    assert meant("water snake of the west", name="beloz") == ["9C"]
    assert meant("snake e", name="beloz") == ["9D"]
    assert meant("8S", name="beloz") == []  # a rank, or an animal's number?


@pytest.mark.parametrize(
    ("text", "found"),
    [("1", [1]), ("1 2", [1, 2]), ("1,2", [1, 2]), ("-1", None), ("", None), ("٣", None)],
)
def test_numbers(text: str, found: list[int] | None) -> None:
    assert numbers(text) == found


def test_choices_by_number_and_by_the_beginning_of_a_word() -> None:
    choices = Choices([("a", ("Pass",)), ("b", ("Take hearts", "take")), ("c", ("Take spades",))])
    assert [choices.read(t) for t in ("1", "pass", "PA", "take", "spades")] == [*"aaabc"]
    assert [choices.read(t) for t in ("0", "4", "1 2", "ta", "x", "")] == [None] * 6


@pytest.mark.parametrize("lang", ["en", "fr", "hr", "bg"])
@pytest.mark.parametrize("name", ["bela4", "beloz"])
def test_commands_do_not_hide_one_another(lang: str, name: str) -> None:
    v = voice(lang, name)
    for command in desk.COMMANDS:
        assert desk.command_of(v, v(f"command-{command}")) == (command, "")
        assert desk.command_of(v, v(f"command-{command}").upper()) == (command, "")
    assert desk.command_of(v, "why 10♥") == ("why", "10♥")
    assert desk.command_of(v, "AS") is None


# --- at the table ------------------------------------------------------------------------------


def script(answers: Sequence[str], then: Answer | None = None) -> Answer:
    """These answers first; then others, or the end of input."""
    left = list(answers)

    def answer(prompt: str) -> str:
        if left:
            return left.pop(0)
        if then is None:
            raise Left
        return then(prompt)

    return answer


def played(name: str, answers: Sequence[str], seed: int = 4, seat: int = 1) -> str:
    """What is printed until the answers run out."""
    match, output = session(name, script(answers), seed=seed, seat=seat)
    with pytest.raises(Left):
        match.run()
    return output.getvalue()


def test_the_rule_is_told_with_its_cards() -> None:
    text = played("bela4", ["2", "", "1", "10♠", "why K♠", "why", "why AH"])
    assert "Your card: 10♠\nFollow clubs: you hold the king of clubs.\n" in text
    assert "Your card: why K♠\nFollow clubs: you hold the king of clubs.\n" in text
    assert "Already played: ace of hearts." in text
    assert "invalid" not in text.lower()


def test_every_look_at_the_table() -> None:
    looks = ["h", "legal", "t", "l", "s", "calls", "why", "r", "?"]
    text = played("bela4", ["2", "", "1", *looks])
    assert "Your card: t\nTrump: clubs. Caller: You.\nOn the table: Alice A♣. " in text
    assert "Your card: l\nLast trick: Alice A♥, You 10♥, Ben Q♥, Clara (partner) 7♥. " in text
    assert "Your card: calls\nYou: take clubs!\nTrump: clubs. Caller: You.\nYou: bela.\n" in text
    assert "Your card: legal\nYou may play: K♣, Q♣.\n" in text
    assert "\nDeclarations: Yes.\n" in text
    assert "b, back – " in text


def test_a_claim_needs_a_table_that_allows_it() -> None:
    text = played("bela4", ["2", "", "1", "claim A♣"])
    assert "No claims here: the table refuses wrong cards itself." in text
    text = played("bela4(illegal_moves=renonce)", ["2", "", "1", "claim 7♣", "claim 9♣", "claim x"])
    assert "Not played yet: seven of clubs." in text
    assert "You can claim only an opponent’s card." in text
    assert "No such card: x." in text


def test_a_wrong_claim_costs_the_deal() -> None:
    match, output = session(
        "bela4(illegal_moves=renonce)", script(["2", "", "1", "claim J♣"]), seed=4, seat=1
    )
    with pytest.raises(Left):
        match.run()
    text = output.getvalue()
    assert "You: revoke! Alice: jack of clubs." in text
    assert "No revoke: jack of clubs was right. Wrong claim: You." in text
    assert "All points: cards 152, last trick 10, bela 20, total 182." in text
    assert "Wrong claim, You: Them +182." in text


# --- takeback ----------------------------------------------------------------------------------


def test_taking_back_restores_the_match() -> None:
    plain, _ = session("bela4(target=201)", first_choice, seed=4, seat=1)
    plain.run()
    match, output = session("bela4(target=201)", with_takebacks(), seed=4, seat=1)
    match.run()
    assert output.getvalue().count("Taken back: your ") > 5
    assert match.log == plain.log
    assert match.state == replay(match.log)


def with_takebacks() -> Answer:
    """The first choice, every third time taken back; at the beginning there is nothing to."""
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        yes_or_no = "(y/n)" in prompt
        return "b" if asked % 3 == 1 and not yes_or_no else first_choice(prompt)

    return answer


def test_taking_back_goes_to_the_last_question_that_was_asked() -> None:
    match, _ = session("bela4", script(["2", "", "1"]), seed=4, seat=1)
    with pytest.raises(Left):
        match.run()
    before = list(match.log)
    match.take_back()
    assert match.log == before[: len(match.log)]
    assert match.state.phase is Phase.PLAY
    assert not any(isinstance(e, CardPlayed) for e in match.log)
    match.take_back()
    match.take_back()
    assert not any(isinstance(e, Called) for e in match.log)
    log = list(match.log)
    match.take_back()
    assert match.log == log


def test_leaving_is_confirmed() -> None:
    match, output = session("bela4", script(["q", "n", "q", "perhaps", "y"]), seed=4, seat=1)
    with pytest.raises(Quit):
        match.run()
    assert "Please answer “y” or “n”." in output.getvalue()
    assert match.good_bye() == "You left the match. Us 0, Them 0. Good game! Bye."


# --- the terminal ------------------------------------------------------------------------------


def test_letters_where_there_are_no_signs() -> None:
    target = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    terminal = Terminal(io.StringIO(), target, environ={})
    assert not terminal.can_show("♠")
    terminal.say("“Trump” × 2 → 4…")
    target.seek(0)
    assert target.read() == '"Trump" x 2 -> 4...\n'
    v = voice()
    bare = Voice(v.words, v.rules, v.names, 0, style=LETTERS)
    assert bare.cards(cards_meant(v, "10h")) == "10H"


def test_red_suits_on_a_terminal_only() -> None:
    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = []
    for environ in ({}, {"NO_COLOR": "1"}, {"TERM": "dumb"}):
        target = Tty()
        Terminal(io.StringIO(), target, environ=environ).say("A♥ 7♠")
        shown.append(target.getvalue())
    assert shown == ["\x1b[31mA♥\x1b[39m 7♠\n", "A♥ 7♠\n", "A♥ 7♠\n"]


def test_taking_back_inside_a_decision_asks_its_first_question_again() -> None:
    """Announcement, card and belote are one decision."""
    name = "bela4(decl_when=first_trick,belote_before_play=off,target=1001)"
    asked = {"row": 0, "belote": 0}

    def answer(prompt: str) -> str:
        if "Which?" in prompt:
            asked["row"] += 1
        if "Say bela?" in prompt:
            asked["belote"] += 1
            return "b" if asked["belote"] == 1 else "n"
        if "Your card:" in prompt and asked["row"] == 1:
            asked["row"] = 2
            return "b"
        return first_choice(prompt)

    match, output = session(name, answer, seed=4, seat=1)
    match.run()
    text = output.getvalue()
    assert text.count("Taken back.") == 2
    assert asked["belote"] >= 2
    assert "Not announced: no 20." in text
    assert match.state == replay(match.log)
