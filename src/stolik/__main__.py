"""`python -m stolik` is the program `stolik`."""

from __future__ import annotations

import sys

from stolik.cli.entry import main

if __name__ == "__main__":
    sys.exit(main())
