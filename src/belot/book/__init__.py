"""The rulebook of one table, made from its rules: chapters, sections, sentences by key, and
examples that the engine works out.

>>> from belot.book import chapters
>>> from belot.rules import RuleSet
>>> [chapter.id for chapter in chapters(RuleSet.preset("belote"))][:4]
['table', 'cards', 'deal', 'auction']

Nothing here is a sentence and nothing here is a rule: the sentences stand in the catalogues
(``book.ftl``), and what may be played, who wins and what is written is asked of ``belot.rules``.
"""

from belot.book.book import (
    Block,
    BookCalls,
    BookChapter,
    BookContest,
    BookDeal,
    BookItems,
    BookLine,
    BookPosition,
    BookRanks,
    BookRule,
    BookSection,
    BookText,
    BookTrick,
    BookWords,
)
from belot.book.chapters import CHAPTERS, chapters
from belot.book.links import SECTION_OF, section_of
from belot.book.telling import Tell, key_of, no_story

__all__ = [
    "CHAPTERS",
    "SECTION_OF",
    "Block",
    "BookCalls",
    "BookChapter",
    "BookContest",
    "BookDeal",
    "BookItems",
    "BookLine",
    "BookPosition",
    "BookRanks",
    "BookRule",
    "BookSection",
    "BookText",
    "BookTrick",
    "BookWords",
    "Tell",
    "chapters",
    "key_of",
    "no_story",
    "section_of",
]
