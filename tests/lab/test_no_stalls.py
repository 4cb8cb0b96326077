"""Whoever plays, every deal comes to its end, within the moves that the rules allow for."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

import stolik
from stolik.bots import BOT_NAMES, bot
from stolik.bots.chance import mixed
from stolik.games.game import Game, Need, State
from stolik.games.registry import SCHEMAS
from tests.support.move_bounds import most_moves

DEALS = {"random": 5000, "plain": 5000, "greedy": 5000}
"""How many deals of every preset a bot plays against itself in `make soak`, ..."""
FEW = 500
"""... and one that takes longer, or is new."""
ORDINARY = 125
"""The part of them that is played on every run, ..."""
SLOW = 1000
"""... and where a choice of a bot that weighs its actions takes a millisecond."""
SLOW_GAMES = ("samba", "combo", "combo-basic", "choina", "may-i")

# where searcher does not play as careful does, in Cassino, every deal has the same number of moves
each_bot = pytest.mark.parametrize("name", [name for name in BOT_NAMES if name != "searcher"])
each_preset = pytest.mark.parametrize("preset", [preset.id for schema in SCHEMAS for preset in schema.presets])


@each_preset
@each_bot
def test_every_deal_ends(name: str, preset: str) -> None:
    is_slow = name not in ("random", "plain") and preset in SLOW_GAMES
    play_deals(preset, name, max(2, DEALS.get(name, FEW) // (SLOW if is_slow else ORDINARY)), first=0)


@pytest.mark.soak
@each_preset
@each_bot
def test_very_many_deals_end(name: str, preset: str) -> None:
    print(name, preset, *play_deals(preset, name, DEALS.get(name, FEW), first=10**6))


def play_deals(preset: str, name: str, deals: int, first: int) -> tuple[int, Counter[str]]:
    """Play so many deals with the numbers of players in turn; the longest, and how many ended in which way."""
    games = [stolik.game(preset, players=players) for players in players_of(preset)]
    longest, ends, played = 0, Counter[str](), 0
    for seed in count(first):
        most, state = play_match(games[seed % len(games)], name, seed, deals - played)
        longest = max(longest, most)
        ends.update(sheet.reason for sheet in state.sheets)
        played += state.deal_number
        if played >= deals:
            return longest, ends
    raise AssertionError


def play_match(game: Game, name: str, seed: int, deals: int) -> tuple[int, State]:
    """Play a match, or so many deals of it: the moves of its longest deal, and its end."""
    player, bound = bot(name), most_moves(game)
    state, longest, choice, began = game.deal(seed), 0, 0, 0
    deal = state.deal_number
    while state.seat is not None and deal <= deals:
        state.do(player.choose(state.view(state.seat), mixed(seed, choice)))
        choice += 1
        assert choice - began <= bound, state.text()
        if state.deal_number > deal or state.need is Need.OVER:
            longest, began, deal = max(longest, choice - began), choice, state.deal_number
    return longest, state


def players_of(preset: str) -> tuple[int, ...]:
    """With how many players a preset can be played."""
    return next(found.players for schema in SCHEMAS for found in schema.presets if found.id == preset)
