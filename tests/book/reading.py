"""A rulebook as it is read: its blocks one by one, and everything it says."""

from __future__ import annotations

from collections.abc import Iterator

from belot.book import (
    Block,
    BookCalls,
    BookChapter,
    BookDeal,
    BookItems,
    BookLine,
    BookPosition,
    BookRanks,
    BookRule,
    BookText,
    BookTrick,
    BookWords,
)


def blocks(chapters: tuple[BookChapter, ...]) -> Iterator[Block]:
    """All paragraphs, tables and pictures."""
    for chapter in chapters:
        for section in chapter.sections:
            yield from section.blocks


def lines(chapters: tuple[BookChapter, ...]) -> Iterator[BookLine]:
    """Every sentence of a book, titles too."""
    for chapter in chapters:
        yield chapter.title
        for section in chapter.sections:
            yield section.title
    for block in blocks(chapters):
        yield from _said(block)


def _said(block: Block) -> Iterator[BookLine]:
    match block:
        case BookText() | BookRule() | BookRanks() | BookTrick() | BookCalls() | BookDeal():
            yield block.line
        case BookItems():
            yield from (item.line for item in block.items)
        case BookPosition():
            yield block.duty
            yield from (held.why for held in block.hand if held.why)
        case BookWords():
            for name in block.words:
                yield BookLine(f"book-w-{name}")
                yield from (BookLine(f"word-{name}.{lang}") for lang in ("en", "fr", "hr", "bg"))
        case _:
            pass
