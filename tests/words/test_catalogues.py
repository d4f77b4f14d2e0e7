"""Every language says everything, with the same variables and the right plurals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse

from belot.rules.errors import Code
from belot.words import LANGUAGES, THEMES, Words, sources, value_key
from tests.words.catalogue import Key, catalogue

CODES = """
    follow head head-trump ruff overtrump undertrump no-undertrump partner-free void-free
    cannot-overtrump-free double-capot
    only-one lead-any not-your-turn not-your-call bid-higher must-call not-turned-suit double-own
    double-nothing redouble-needs-double call-unknown call-frozen decl-late decl-card-used
    decl-not-held decl-nt decl-off belote-not-held belote-late belote-not-now card-not-held
    card-already-played card-unknown card-duplicate standing cut-range packets-unknown
    swap-not-possible discard-two discard-not-held claim-own-card claim-not-played claim-off
    match-over wrong-phase
    unknown-action option-unknown option-value option-clash preset-unknown rules-syntax
    record-truncated record-order record-foreign record-duplicate record-version record-mismatch
    malformed answered deal-running takeback seat-taken not-seated seats name-empty bot-unknown
    tables-many slow-down match-running internal
    not-host not-member room-locked room-full seat-held not-agreed no-room kicked chat-off
    phrase-unknown chat-empty undo-none undo-asked rest-none rest-asked rest-bots rest-renonce
    called not-called commitment reveal-wrong paused not-paused too-fast not-asked
    seat-other no-match no-link invitation
    no-pad read-only pads-many op-malformed op-differs op-ahead pad-opened pad-full
    pad-line pad-unopened
""".split()

PRESETS = """
    beloz bela4 bela3 bela2 belote belot4 belot3 belot2 bulgarian bulgarian-official
    bela4-tournament belote-ffb belote-free-undertrump belote-literal bitola beloz-classic
    contree coinche contree-ffb-k contree-colver contree-cannes contree-tournoi contree-annonces
    coinche-essarts coinche-pagat
""".split()

# What a variable of this name is given: each sentence can be said with these.
SAMPLE: dict[str, Any] = {"rank": "K", "suit": "S", "led": "H", "contract": "D"}
NUMBERS = ("n", "a", "b", "points", "min", "max", "length", "percent", "seconds", "line", "done")
COUNTED = ("n", "a")
PLURALS = {"en": {"one"}, "fr": {"one"}, "hr": {"one", "few"}, "bg": {"one"}}
WORLDS = [(lang, theme) for lang in LANGUAGES for theme in THEMES]


def options() -> list[dict[str, Any]]:
    older, added = (law(name) for name in ("options.json", "options_contree.json"))
    more = added["extended_values"]
    found: list[dict[str, Any]] = [*older["options"], *added["new_options"]]
    return [
        {**option, "values": f"{option['values']}|{more.get(option['name'], {}).get('add', '')}"}
        for option in found
    ]


def law(name: str) -> dict[str, Any]:
    path = Path(__file__).parent.parent / "law" / name
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def values(option: dict[str, Any]) -> set[str]:
    """All values that the law gives an option, by name and as a default somewhere."""
    named = {word for word in option["values"].split("|") if re.fullmatch(r"[\w+/]+", word)}
    defaults = {default["value"] for default in option["defaults"].values()}
    return {str(value) for value in (named - {"string"}) | defaults if value is not None}


@pytest.mark.parametrize(("lang", "theme"), WORLDS)
def test_all_that_is_written_is_read(lang: str, theme: str) -> None:
    assert catalogue(lang, theme).junk == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same(lang: str, theme: str) -> None:
    english, other = catalogue("en", theme), catalogue(lang, theme)
    assert other.patterns.keys() == english.patterns.keys()
    assert other.terms.keys() == english.terms.keys()
    differing = [
        (key, english.variables(key) ^ other.variables(key))
        for key in english.patterns
        if english.variables(key) != other.variables(key)
    ]
    assert differing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_theme_asks_for_no_other_variables(lang: str) -> None:
    cards, beloz = catalogue(lang), catalogue(lang, "beloz")
    assert beloz.patterns.keys() == cards.patterns.keys()
    assert [k for k in cards.patterns if not beloz.variables(k) <= cards.variables(k)] == []


@pytest.mark.parametrize(("lang", "theme"), WORLDS)
def test_no_message_is_written_twice_in_a_layer(lang: str, theme: str) -> None:
    files = list(sources(lang, theme))
    over = [file for file in files if file.name in (f"{theme}.ftl", f"book-{theme}.ftl")]
    layer = [file for file in files if file.name == "cards.ftl" or file not in over]
    for group in [layer] if theme == "cards" else [layer, over]:
        text = "\n".join(source.read_text(encoding="utf-8") for source in group)
        names = re.findall(r"^-?[a-z][\w-]*(?= =)", text, re.MULTILINE)
        assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize(("lang", "theme"), WORLDS)
def test_every_sentence_can_be_said(lang: str, theme: str) -> None:
    words, book = Words.load(lang, theme=theme, strict=True), catalogue(lang, theme)
    for name, form in book.patterns:
        for number in (0, 1, 2, 5, 21, 22, 1001):
            given = {
                variable: SAMPLE.get(variable, number if variable in NUMBERS else "x")
                for variable in book.variables((name, form))
            }
            said = words(name, form=form, **given)
            assert said.strip() == said != ""
            assert not re.search(r"[{}\u2066-\u2069]|  ", said), said


@pytest.mark.parametrize(("lang", "theme"), WORLDS)
def test_counted_things_have_the_plurals_of_the_language(lang: str, theme: str) -> None:
    book = catalogue(lang, theme)
    wrong: list[tuple[Key, list[str]]] = []
    for key in book.patterns:
        for variable, variants in book.selectors(key):
            if variable in COUNTED and set(variants) != PLURALS[lang] | {"other"}:
                wrong.append((key, variants))
    assert wrong == []


@pytest.mark.parametrize(("lang", "theme"), WORLDS)
def test_every_card_has_every_form(lang: str, theme: str) -> None:
    words = Words.load(lang, theme=theme, strict=True)
    cards = [rank + suit for rank in "AKQJT987" for suit in "SHDC"]
    for form in (None, "the", "acc", "gen", "to"):
        assert len({words("card", form=form, card=card) for card in cards}) == 32
    assert len({words("card-short", card=card) for card in cards}) == 32
    assert len({words("rank", form="four", rank=rank) for rank in "AKQJT987"}) == 8
    assert len({words("led", led=suit) for suit in "SHDC"}) == 4
    assert len({words("contract", contract=code) for code in ("NT", "AT", *"CDHS")}) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_explained(lang: str) -> None:
    refusals = {name for name, _ in catalogue(lang).patterns if name.startswith("refusal-")}
    assert refusals == {f"refusal-{code}" for code in CODES}
    assert {f"refusal-{code}" for code in Code} <= refusals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_is_explained(lang: str) -> None:
    patterns = catalogue(lang).patterns
    words = Words.load(lang, strict=True)
    for option in options():
        name = option["name"]
        key = "option-" + name.replace("_", "-")
        assert words.option(name) != name
        assert words.meaning(name)
        for value in values(option):
            assert (key, value_key(value)) in patterns, (name, value)
    assert {key for key, _ in patterns if key.startswith("option-")} == {
        "option-" + option["name"].replace("_", "-") for option in options()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_tag_and_preset_has_its_name(lang: str) -> None:
    patterns = catalogue(lang).patterns
    for option in options():
        assert (f"group-{option['group'][0].lower()}", None) in patterns
    assert {(f"tag-{tag}", None) for tag in ("s", "r", "c", "none")} <= patterns.keys()
    for preset in PRESETS:
        assert {(f"preset-{preset}", None), (f"preset-{preset}", "meaning")} <= patterns.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beloz_has_its_own_words(lang: str) -> None:
    cards = Words.load(lang, strict=True)
    beloz = Words.load(lang, theme="beloz", strict=True)
    same = [key for key in catalogue(lang).terms if "trumps" not in key]
    for term in same:
        assert catalogue(lang).terms[term] != catalogue(lang, "beloz").terms[term], term
    for key in ("suit-word", "trump-word", "trick-word", "say-belote", "last-trick-none"):
        assert beloz(key) != cards(key)
    for code in ("follow", "head-trump", "ruff", "overtrump", "undertrump", "void-free"):
        given = {"led": "S", "card": "9H"}
        assert beloz(f"refusal-{code}", **given) != cards(f"refusal-{code}", **given)
    for key in ("capot", "failed", "part-capot"):
        given = {"side": "A", "n": "1", "defence": "B", "takers": "A", "a": "0", "b": "1"}
        assert beloz(key, **given) != cards(key, **given)


def test_beloz_changes_the_same_messages_everywhere() -> None:
    """A few sequences and terms apart, which read well as they are in some languages."""
    names: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        theme = [file for file in sources(lang, "beloz") if file.name.endswith("beloz.ftl")]
        text = "\n".join(file.read_text(encoding="utf-8") for file in theme)
        names[lang] = set(re.findall(r"^[a-z][\w-]*(?= =)", text, re.MULTILINE))
    common = set.intersection(*names.values())
    assert len(common) > 60
    for found in names.values():
        assert len(found - common) <= 12


def test_french_spaces_do_not_break() -> None:
    wrong = re.compile(r"[^\u00a0]:(?: |$)|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|[^\u202f]%")
    for source in sources("fr", "beloz"):
        if source.name == "forms.ftl":
            continue
        for line in source.read_text(encoding="utf-8").splitlines():
            spoken = "" if line.startswith("#") else re.sub(r"NUMBER\(.*?\)", "", line)
            assert not wrong.search(spoken), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic(lang: str) -> None:
    for source in sources(lang, "beloz"):
        lines = source.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if "'" in line and not line.startswith("#")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_words_can_be_typed(lang: str) -> None:
    book, words = catalogue(lang), Words.load(lang, strict=True)
    typed = [words(name) for name, form in book.patterns if form is None and "command-" in name]
    assert len(set(typed)) == len(typed) > 10
    assert all(re.fullmatch(r"\w+", word) for word in typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_four_names(lang: str) -> None:
    assert len(Words.load(lang, strict=True)("bot-names").split(", ")) == 4


def test_the_parser_would_report_junk() -> None:
    assert type(parse("this is no message").body[0]).__name__ == "Junk"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_belote_as_the_table_does(lang: str, theme: str) -> None:
    """Whoever is told to say a word finds it on the button."""
    words = Words.load(lang, theme=theme, strict=True)
    told = words("book-belote-announce", form="v-manual-both").lower()
    for key in ("say-belote", "say-rebelote"):
        assert words(key).lower() in told
