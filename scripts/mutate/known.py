"""The changes that are known to survive, with the reason: tests/mutation_survivors.md.

Under each heading stand the reason and then, in a code block, the changes, each in the words that the report prints:
`legal.py may_discard: return a < b  ->  return a <= b`.
"""

from __future__ import annotations

from pathlib import Path

SIGN = "  ->  "


def known(path: Path) -> set[str]:
    """The changes that are listed."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {line.strip() for line in lines if line.startswith("    ") and SIGN in line}
