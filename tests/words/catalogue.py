"""The catalogues as syntax: what each message says and which variables it needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from belot.words import sources

Key = tuple[str, str | None]  # a message, or one of its attributes


@dataclass(slots=True)
class Catalogue:
    """All patterns of a language in a theme, with everything the parser could not read."""

    patterns: dict[Key, ast.Pattern] = field(default_factory=dict)
    terms: dict[str, ast.Term] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)

    def variables(self, key: Key) -> frozenset[str]:
        """The variables of a pattern and of all messages it refers to."""
        found = _References()
        found.visit(self.patterns[key])
        inner = (self.variables(reference) for reference in found.messages)
        return frozenset(found.variables).union(*inner)

    def selectors(self, key: Key) -> Iterator[tuple[str, list[str]]]:
        """Each selector over a plain variable, with the names of its variants."""
        found = _References()
        found.visit(self.patterns[key])
        yield from found.selectors


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[Key] = set()
        self.selectors: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = [_variant(variant.key) for variant in node.variants]
            self.selectors.append((node.selector.id.name, names))
        self.generic_visit(node)


def _variant(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def catalogue(lang: str, theme: str = "cards") -> Catalogue:
    """Read all files of a language, later ones over earlier ones."""
    result = Catalogue()
    for source in sources(lang, theme):
        for entry in parse(source.read_text(encoding="utf-8")).body:
            _add(result, entry)
    return result


def _add(result: Catalogue, entry: ast.EntryType) -> None:
    if isinstance(entry, ast.Junk):
        result.junk.append(entry.content or "")
    elif isinstance(entry, ast.Term):
        result.terms[entry.id.name] = entry
    elif isinstance(entry, ast.Message):
        name = entry.id.name
        result.patterns = {key: old for key, old in result.patterns.items() if key[0] != name}
        if entry.value:
            result.patterns[name, None] = entry.value
        for attribute in entry.attributes:
            result.patterns[name, attribute.id.name] = attribute.value
