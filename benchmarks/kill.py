"""``./run bench kill [ROUNDS]``: matches on a server that is killed all the time.

Each round is twenty matches of people in rooms, under every preset in turn, to its full target;
twenty-five rounds (the default) are five hundred.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from belot.rules import PRESETS
from tests.server.kill import play_and_kill


def main(rounds: int) -> None:
    """Play, kill, check, and say what came of it."""
    for number in range(1, rounds + 1):
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            done = play_and_kill(Path(folder), PRESETS, 20, seed=1000 * number)
        seconds = time.monotonic() - start
        print(f"round {number}: {done}, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
