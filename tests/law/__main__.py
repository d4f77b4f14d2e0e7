"""``python -m tests.law FILE…``: vector files against the law book (``./test law FILE…``)."""

from __future__ import annotations

import sys

from tests.law.checker import check_file


def main(paths: list[str]) -> int:
    """Print what is wrong; 0 if nothing is, 1 if something is, 2 if there was no file to check."""
    if not paths:
        print("usage: ./test law FILE…", file=sys.stderr)
        return 2
    passed = failed = 0
    for path in paths:
        for verdict in check_file(path):
            passed, failed = passed + (not verdict.wrong), failed + bool(verdict.wrong)
            if verdict.wrong:
                print(f"{verdict.name}: {verdict.wrong}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
