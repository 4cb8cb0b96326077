"""Where the program `stolik` begins: as little as can be is loaded here.

A process in which a bot thinks loads its parent's main module again; with this it loads nothing of the commands.
"""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> int:
    """Load the program and run it; its exit code."""
    try:
        from stolik.cli import app  # noqa: PLC0415  see above
    except KeyboardInterrupt:  # nothing was begun, and there are no words yet
        print(file=sys.stderr)
        return INTERRUPTED
    return app.main()
