"""The record of a match between bots."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.game import State
from stolik.record import Player, record_of, record_text


def match_record(state: State, bots: Sequence[str], seed: int, rotation: int) -> str:
    """The text of a match; the bots are by seat, the seed and the rotation are those it was played with."""
    players = [Player(f"{bot} {seat}", bot) for seat, bot in enumerate(bots)]
    return record_text(record_of(state, players, tags=[("seed", str(seed)), ("rotation", str(rotation))]))
