"""``python -m belot``: the same as the command ``belot``."""

import sys

from belot.cli import main

if __name__ == "__main__":
    sys.exit(main())
