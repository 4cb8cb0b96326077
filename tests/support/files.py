"""Files that somebody opens as records: true ones, and others."""

from __future__ import annotations

from typing import Final

from tests.record.matches import text_of_whole


def tampered() -> tuple[str, int, str]:
    """A record in which somebody discards another card than he did: its text, the line, and the action there."""
    lines = text_of_whole().splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if at > len(lines) // 3 and "; discard " in line)
    before, _, card = lines[at].rstrip().rpartition("; discard ")
    other = f"discard {'5c' if card == '4c' else '4c'}"
    lines[at] = f"{before}; {other}\n"
    return "".join(lines), at + 1, other


FILES: Final = {
    "whole": text_of_whole().encode(),
    "differs": tampered()[0].encode(),
    "cut off": text_of_whole()[:2000].encode(),
}
"""By their names."""
