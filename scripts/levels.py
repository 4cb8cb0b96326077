"""Write down how the frozen levels play: digests of what they choose, by which a changed choice shows.

`python -m scripts.levels` writes the levels that are missing from tests/golden/levels.json. One that is there stays:
whoever changes what a bot chooses raises its `version`, and the new level is added beside the old. While a level has
not been measured by anybody, `python -m scripts.levels LEVEL...` writes it anew.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

import stolik
from stolik.bots import bot
from stolik.bots.chance import mixed
from stolik.games.game import Game
from stolik.games.registry import SCHEMAS

FILE: Final = Path(__file__).parent.parent / "tests" / "golden" / "levels.json"

FROZEN: Final = (
    "random@1",
    "plain@1",
    "greedy@1",
)
"""The levels whose choices stand fast, the newest of each bot."""

CHOICES: Final = 160
"""How many choices of a game count. Half of them the bot makes itself; the others play `plain`."""


def games() -> dict[str, Game]:
    """Every preset with the smallest and the largest number of players."""
    tables = ((preset, players) for schema in SCHEMAS for preset in schema.presets for players in preset.players)
    return {
        f"{preset.id}-{players}": stolik.game(preset.id, players=players)
        for preset, players in tables
        if players in (preset.players[0], preset.players[-1])
    }


def digest(level: str, game: Game) -> str:
    """The choices of a bot in a few deals, in eight bytes of a hash."""
    bots = (bot(level), bot("plain"))
    made = sha256()
    state = game.deal(17)
    for number in range(CHOICES):
        if state.seat is None:
            break
        which = (state.seat + state.deal_number) % len(bots)
        action = bots[which].choose(state.view(state.seat), mixed(17, number))
        made.update(f"{state.seat} {state.exact_text(action)}\n".encode())
        state.do(action)
    return made.hexdigest()[:16]


def digests(level: str) -> dict[str, str]:
    """How a level plays every game."""
    return {name: digest(level, game) for name, game in games().items()}


def read() -> dict[str, dict[str, str]]:
    """What is written down."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def main(levels: list[str]) -> int:
    """Write down these levels, or those that are missing."""
    unknown = [level for level in levels if level not in FROZEN]
    if unknown:
        print(f"levels: {unknown[0]} is not frozen; those that are: {', '.join(FROZEN)}", file=sys.stderr)
        return 2
    written = read()
    for level in FROZEN:
        if level in levels or not (levels or level in written):
            written[level] = digests(level)
            print(level)
    FILE.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
