"""The real server, at whose next table the cards come as a test has arranged them.

Each order of cards that a match asks for is looked up by the seed of its table; what nobody arranged is shuffled.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

from stolik.cli.app import main as stolik
from stolik.decks import shuffled
from stolik.server import run
from stolik.server.app import make_app
from stolik.server.keys import new_seed
from stolik.table import table

NEXT: Final = "next orders"
"""The file in the data folder with the orders for the next table that is opened."""

PROGRAM: Final = ("-c", "from tests.support.arranged_server import main; main()")
"""How Python runs it; workers would load the main module of their parent if that were a file."""


class Dealer:
    """Keeps arranged orders in a folder, each table's under its seed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def new_seed(self) -> int:
        """The seed of a new table; the orders that wait for it are its own from now on."""
        seed = new_seed()
        waiting = self._folder / NEXT
        if waiting.exists():
            waiting.rename(self._folder / str(seed))
        return seed

    def order(self, cards: Sequence[int], seed: int, number: int) -> list[int]:
        """`shuffled`, unless that order was arranged."""
        arranged = self._folder / str(seed)
        orders: list[list[int]] = json.loads(arranged.read_text(encoding="utf-8")) if arranged.exists() else []
        if number >= len(orders):
            return shuffled(cards, seed, number)
        assert sorted(orders[number]) == sorted(cards), "not an order of these cards"
        return orders[number]


def main() -> None:
    """Serve as `stolik serve` would."""
    dealer = Dealer(Path(sys.argv[sys.argv.index("--data") + 1]))
    arranged = partial(make_app, seeds=dealer.new_seed)
    with patch.object(table, "shuffled", dealer.order), patch.object(run, "make_app", arranged):
        sys.exit(stolik())
