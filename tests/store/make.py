"""``./test python -m tests.store.make``: writes fixtures of today's version of the log.

Only those that are not there yet: fixtures of released versions never change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from belot.bots import make
from belot.rules import Phase, legal_actions
from belot.store.lines import VERSION, entry_line
from belot.table import (
    Act,
    AskReady,
    Clock,
    Entry,
    Leave,
    Sit,
    TakeBack,
    asked_view,
    command,
    may_take_back,
    wake,
    wake_at,
)
from tests.store.gathered import room_log
from tests.store.scripted import SCRIPTS
from tests.table.hosting import host_of, opened

FOLDER = Path(__file__).parent / "fixtures"
MATCHES: dict[str, tuple[str, tuple[int, ...], Clock | None]] = {
    "alone": ("beloz(target=201)", (0,), None),
    "two": ("belot2(target=201)", (0, 1), None),
    "four": ("bulgarian(target=21)", (0, 1, 2, 3), Clock(10, 20)),
    "renonce": ("bela4(illegal_moves=renonce,target=101)", (0, 2), None),
    "captain": ("belot3(target=101)", (1,), None),
}

ROOM = "room"
NAMES = (*MATCHES, *SCRIPTS, ROOM)


def log_of(name: str) -> Iterator[Entry]:
    """A match in which everything happens that can stand in a log, and the next one's beginning."""
    rules, persons, clock = MATCHES[name]
    host, player = host_of(name), make("club", b"")
    state, entries = opened(rules, persons, host, clock)
    yield from entries
    now = 1000.0
    for turn in range(1, 2000):
        match = state.match
        assert match is not None
        if state.matches == 2:
            return
        due = wake_at(state, host)
        now += 1.25
        if due is not None and (due <= now or turn % 17 == 0):
            now = max(due, now)
            state, entries = wake(state, host, now)
        elif match.phase in (Phase.BETWEEN, Phase.OVER):
            seat = next(s for s in state.persons if s not in state.ready)
            state, entries = command(state, seat, AskReady(), host, now, f"{seat}:n.{turn}")
        elif asked := [s for s in state.persons if asked_view(state, s).turn == s]:
            seat, view = asked[0], asked_view(state, asked[0])
            wish = Act(player.act(view))
            if (
                turn % 5 == 0
                and turn < 60
                and may_take_back(state, seat)
                and len(legal_actions(view)) > 1
            ):
                back, id_ = TakeBack(), f"{seat}:b.{turn}"
                state, entries = command(state, seat, back, host, now, id_)
                yield from entries
                continue
            state, entries = command(state, seat, wish, host, now, f"{seat}:n.{turn}")
        else:
            continue  # a window is open, and all persons have answered
        if turn == 30 and len(persons) > 1:
            yield from entries
            state, entries = command(state, persons[1], Leave(), host, now, "1:l")
            yield from entries
            state, entries = command(state, persons[1], Sit("Maja"), host, now, "1:s")
        yield from entries


def _log(name: str) -> Iterable[Entry]:
    return SCRIPTS[name]().log if name in SCRIPTS else log_of(name)


def main() -> None:
    folder = FOLDER / f"v{VERSION}"
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        path = folder / f"{name}.jsonl"
        if not path.exists():
            log = room_log() if name == ROOM else _log(name)
            path.write_text("".join(f"{entry_line(entry)}\n" for entry in log), "utf-8")


if __name__ == "__main__":
    main()
