import pytest

from belot.words import Words


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sentence may be missing, in any language, nor any variable of one."""
    load = Words.load

    def strict(lang: str, *, theme: str = "cards", strict: bool = True) -> Words:
        return load(lang, theme=theme, strict=True)

    monkeypatch.setattr(Words, "load", staticmethod(strict))
