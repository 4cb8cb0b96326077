"""In the comparison with boardgame.io a ratio is that of one turn."""

from __future__ import annotations

from dataclasses import replace

from benchmarks.measuring import Result
from benchmarks.versus import FLAT_FILE, MEMORY, OURS, ratios

ONE = Result(10, 5.0, 900.0, 1, 2, 3, 4, 100, 1.0, 0.1, 1.0, 2000, False)


def test_a_ratio_is_that_of_one_turn() -> None:
    quick = [(OURS, ONE), (FLAT_FILE, replace(ONE, moves_per_second=300.0, server_ms_per_move=3.0)), (MEMORY, ONE)]
    # a slow second of the machine strikes all alike, and halves every rate
    slow = [(name, replace(one, moves_per_second=one.moves_per_second / 2)) for name, one in quick]
    lines = ratios([*quick, *slow])
    assert lines[2:] == [
        "| 10 | Stolik, SQLite : boardgame.io, FlatFile | 3.00 | 3.00 |",
        "| 10 | Stolik, SQLite : boardgame.io, memory | 1.00 | 1.00 |",
    ]
