"""Every deal seed once for each rotation of some bots: what is played in this process or in another."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from stolik.bots import bot
from stolik.bots.chance import mixed
from stolik.games.game import Game, State
from stolik.games.option import RuleSet
from stolik.games.registry import game_of, parse_rule_set
from stolik.lab.match import Outcome, outcome_of, play_out
from stolik.lab.recorded import match_record
from stolik.lab.workers import Task

LOST: Final = 0
SHARED: Final = 1
WON: Final = 2

Match = tuple[State, Sequence[str], int, int]


def match_seed(seed: int, number: int) -> int:
    """The seed of a deal: the first match of a run is dealt from the run's own seed, so that any can be had again."""
    return seed if number == 0 else mixed(seed, number)


def seating(bots: Sequence[str], players: int, rotation: int) -> list[int]:
    """Which bot of the list sits where."""
    return [(seat + rotation) % len(bots) for seat in range(players)]


def sides_of(seats: Sequence[int], which: int, sides: int) -> set[int]:
    """The sides on which a bot sits."""
    return {seat % sides for seat, at in enumerate(seats) if at == which}


def won(own: set[int], winners: Sequence[int]) -> int:
    """In half matches what a bot has won that sat on these sides: all if only they won, half if others did too."""
    if own.isdisjoint(winners):
        return LOST
    return WON if own.issuperset(winners) else SHARED


def task(rule_set: RuleSet, bots: Sequence[str], seed: int, numbers: Iterable[int]) -> Task:
    """The matches of these numbers of a run, as plain values."""
    seeds = b",".join(b"%d" % match_seed(seed, number) for number in numbers)
    return rule_set.text, ",".join(bots), seeds


def play(rule_set: str, bots: str, seeds: bytes, deals: int = 0) -> bytes:
    """Play all rotations of some seeds: what another process is asked to do; of a match the first deals, or all (0)."""
    return _packed(_matches(rule_set, bots, seeds, deals, history=False), (), deals)


def play_recorded(rule_set: str, bots: str, seeds: bytes) -> bytes:
    """The same, with the records of the matches."""
    matches = list(_matches(rule_set, bots, seeds, 0, history=True))
    texts = [match_record(state, names, seed, rotation) for state, names, seed, rotation in matches]
    return _packed(matches, texts, 0)


@cache
def _game(text: str) -> Game:
    return game_of(parse_rule_set(text))


def _matches(rule_set: str, bots: str, seeds: bytes, deals: int, history: bool) -> Iterator[Match]:
    """Every match at its end, with the bots by seat, its seed and its rotation."""
    game = _game(rule_set)
    names = bots.split(",")
    players = game.rule_set.number("players")
    for seed in map(int, seeds.split(b",")):
        for rotation in range(len(names)):
            sitting = [names[at] for at in seating(names, players, rotation)]
            yield (
                play_out(game, [bot(name) for name in sitting], seed, rotation, history=history, deals=deals),
                sitting,
                seed,
                rotation,
            )


def _packed(matches: Iterable[Match], texts: Sequence[str], deals: int) -> bytes:
    """Outcomes as whole numbers, their length before them, and the records, which have no null character."""
    numbers = array("q")
    for state, _, _, _ in matches:
        outcome = outcome_of(state, deals)
        winners = sum(1 << side for side in outcome.winners)
        numbers.extend((len(outcome.points), winners, outcome.loser, outcome.deals, outcome.scored, *outcome.points))
    head = array("q", [len(numbers)])
    return head.tobytes() + numbers.tobytes() + "\0".join(texts).encode()


def unpacked(data: bytes) -> tuple[list[Outcome], list[str]]:
    """The outcomes, seed after seed and in each rotation after rotation, and the records."""
    numbers = array("q")
    size = numbers.itemsize
    numbers.frombytes(data[:size])
    end = size * (1 + numbers.pop())
    numbers.frombytes(data[size:end])
    outcomes: list[Outcome] = []
    at = 0
    while at < len(numbers):
        sides, mask, loser, deals, scored = numbers[at : at + 5]
        winners = tuple(side for side in range(sides) if mask >> side & 1)
        outcomes.append(Outcome(winners, loser, tuple(numbers[at + 5 : at + 5 + sides]), deals, scored))
        at += 5 + sides
    return outcomes, data[end:].decode().split("\0")
