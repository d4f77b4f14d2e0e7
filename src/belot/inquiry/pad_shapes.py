"""What is told of a score pad. Points on the sheet are written points, those inside a score card
points; lists are per side unless they say otherwise. Lines are marked sentences
(``protocol.teller.Marks``), to be said with the catalogues ``score`` and ``pad``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from belot.pad.entry import Entry
from belot.protocol.shapes import ScoreShape
from belot.protocol.themes import Theme


@dataclass(frozen=True, slots=True)
class PadFault:
    """Why an entry cannot be. ``place`` is a field of the entry with a side where it has one
    (``"points.1"``, ``"declarations.0"``); ``line`` says it."""

    code: str
    place: str
    line: str


@dataclass(frozen=True, slots=True)
class PadEnding:
    """Whether the match is over: the winning side (-1 while it goes on) and the reason, see
    ``rules.match.Ending``; ``lines`` explain it, also why it goes on over the target."""

    winner: int
    ending: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PadVersion:
    """One of several versions of a round that nobody has chosen among. ``op`` is what a ``choose``
    names; ``entry`` is null where this version deletes the round. ``counts``: the one the sheet
    goes by until somebody chooses."""

    op: str
    round: str
    by: str
    time: int | None
    entry: Entry | None
    score: ScoreShape | None
    written: tuple[int, ...]
    counts: bool


@dataclass(frozen=True, slots=True)
class PadRound:
    """A line of the sheet. ``version`` is the operation in force; ``number`` counts deals from 1, 0
    for a correction. ``written`` includes penalties and hung points; ``totals`` and ``hung`` are as
    they stand after it. ``rules`` is set where other house rules hold from this round on.

    ``score`` has any suit for its contract where ``entry`` has none (``PadForm.suits_alike``).
    ``state``: ``open`` is to be finished; ``fault`` cannot be scored as entered, see ``faults``;
    ``after-end`` was entered after the end of the match, and does not count."""

    id: str
    version: str
    number: int
    state: Literal["scored", "eight", "passed", "correction", "open", "fault", "after-end"]
    dealer: int
    by: str
    time: int | None
    entry: Entry
    faults: tuple[PadFault, ...]
    missing: tuple[str, ...]
    score: ScoreShape | None
    story: tuple[str, ...]
    written: tuple[int, ...]
    totals: tuple[int, ...]
    hung: int
    ending: PadEnding
    rules: str | None
    conflict: tuple[PadVersion, ...]


@dataclass(frozen=True, slots=True)
class PadGone:
    """A round that does not count: deleted, or another one was chosen for its place, or it says the
    same as another that was entered there (``twice``). Editing it (``deleted``) or choosing again
    (``set-aside``) brings it back."""

    id: str
    why: Literal["deleted", "set-aside", "twice"]
    by: str
    time: int | None
    entry: Entry


@dataclass(frozen=True, slots=True)
class PadRules:
    """House rules that were changed after the match began. They hold after the round ``after``
    (null: for all of it), from the deal ``number`` on; ``options`` are those that changed, old and
    new value."""

    op: str
    by: str
    time: int | None
    after: str | None
    number: int
    rules: str
    options: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class PadSide:
    """A side as it stands. ``reach``: what the next deal would have to bring it to the target:
    ``won`` and ``lost`` after the end, ``there`` already at it, ``deal`` the cards of a deal can be
    enough, ``capot`` with the capot's bonus too, ``more`` only with declarations, doubling or
    further deals. ``line`` says it."""

    side: int
    total: int
    to_go: int
    reach: Literal["won", "lost", "there", "deal", "capot", "more"]
    line: str


@dataclass(frozen=True, slots=True)
class PadStatistics:
    """What a side did: contracts called, made, failed and hung, capots, belotes, points declared
    (that scored), the best round and the average of a deal in written points, rounded to tenths."""

    side: int
    called: int
    made: int
    failed: int
    hung: int
    capots: int
    belotes: int
    declared: int
    renonces: int
    best: int
    average: float


@dataclass(frozen=True, slots=True)
class PadStep:
    """What an undo or a redo would do: the operation it would name, and a line about it."""

    of: str
    line: str


@dataclass(frozen=True, slots=True)
class PadSheet:
    """The whole pad. ``rules`` hold for the next deal and are told in the words of ``theme``,
    ``opened`` held at first; ``names`` are per seat, ``teams`` per side (empty where nobody named
    them). ``dealer`` deals next. ``race`` are the totals at the beginning and after each line that
    counts, for a chart. ``heads`` and ``clock`` are what the next operation carries in ``seen`` and
    ``at``; ``waiting`` are operations that speak of something not yet in the ledger."""

    rules: str
    theme: Theme
    opened: str
    changes: tuple[PadRules, ...]
    names: tuple[str, ...]
    teams: tuple[str, ...]
    target: int
    rounds: tuple[PadRound, ...]
    gone: tuple[PadGone, ...]
    dealer: int
    hung: int
    totals: tuple[int, ...]
    sides: tuple[PadSide, ...]
    ending: PadEnding
    conflicts: int
    statistics: tuple[PadStatistics, ...]
    race: tuple[tuple[int, ...], ...]
    undo: PadStep | None
    redo: PadStep | None
    heads: tuple[str, ...]
    clock: int
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PadPreview:
    """An entry while it is typed. ``ready``: it could be entered as it is. ``missing`` are the
    places still to be filled (``taker``, ``contract``, ``bid``, ``alone``, ``points``,
    ``points.1``, ``last``, ``outcome``); ``points`` are all sides' card points with what
    follows filled in. ``margin`` is how many points the takers have over what they need (0:
    just enough) or lack (less than 0), null where nothing is judged. ``line`` says it in one
    sentence, ``story`` explains it as the sheet will. ``tariff`` says what a bid of points
    needs and pays, empty where none was bid."""

    ready: bool
    faults: tuple[PadFault, ...]
    missing: tuple[str, ...]
    points: tuple[int | None, ...]
    margin: int | None
    line: str
    tariff: str
    story: tuple[str, ...]
    score: ScoreShape | None
    written: tuple[int, ...]
    totals: tuple[int, ...]
    hung: int
    ending: PadEnding


@dataclass(frozen=True, slots=True)
class PadForm:
    """What the form for a round offers under these rules. ``suits_alike``: nothing hangs on which
    suit is trump, and ``contract`` may be left open. ``bids`` are the heights that can be bid, the
    lowest first, empty where no points are bid. ``in_play`` are the points of the cards
    by contract, last trick included and No Trumps not doubled, empty where not the whole pack is in
    play (``whole``); then every pile is entered. ``one_side``: the points of one side are enough.
    ``last_included`` is how people of this game count, ``last_switch`` whether to ask. ``tens``:
    points can be entered in tens. ``trickless``: it matters which side took no trick. ``stop``: the
    match can end in the middle of a deal. ``renonce`` is ``fixed`` where nothing else is written,
    ``deal`` where the whole deal goes over, ``own`` where the others keep what they have: then, and
    where not ``whole``, piles are entered. ``order``: the ranks from the lowest to the highest in a
    sequence, as ``ViewShape`` has them."""

    rules: str
    theme: Theme
    order: str
    players: int
    sides: int
    target: int
    contracts: tuple[str, ...]
    suits_alike: bool
    multipliers: tuple[int, ...]
    bids: tuple[str, ...]
    whole: bool
    one_side: bool
    in_play: Mapping[str, int]
    last_trick: int
    last_included: bool
    last_switch: bool
    tens: bool
    declarations: bool
    values: tuple[int, ...]
    belotes: Mapping[str, int]
    capot_bonus: int
    trickless: bool
    eight: bool
    stop: bool
    renonce: Literal["fixed", "deal", "own"]


@dataclass(frozen=True, slots=True)
class PadCount:
    """The points of a pile of cards, without the last trick and with No Trumps not doubled, and of
    each card of the pack."""

    points: int
    cards: int
    each: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PadFile:
    """A pad as a file: a name to save it under, its media type and its text."""

    name: str
    type: str
    text: str


@dataclass(frozen=True, slots=True)
class PadContinued:
    """Where a match stands, for going on with it at a table: the next dealer's seat, totals and
    hung points."""

    rules: str
    names: tuple[str, ...]
    teams: tuple[str, ...]
    dealer: int
    totals: tuple[int, ...]
    hung: int
