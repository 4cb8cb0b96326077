"""Matches between bots, every deal seed once for each rotation of the bots, and their statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from stolik.bots import bot
from stolik.games.option import RuleSet
from stolik.lab.interval import independent_trials, mean_interval, wilson
from stolik.lab.match import Outcome
from stolik.lab.mirrored import SHARED, WON, play, play_recorded, seating, sides_of, task, unpacked, won
from stolik.lab.workers import in_order

Progress = Callable[[int, int], None]
"""Told after every piece of work: matches played, matches in all."""

Keep = Callable[[int, int, str], None]
"""Is given the record of every match: its number from 1, how many matches there are, and the text."""

LONGEST_TASK: Final = 8
"""Deal seeds a process plays before it reports."""


@dataclass(frozen=True)
class Record:
    """What one bot of the list did.

    A match counts once. A bot that sat on several sides has won it if only its sides did, and drawn it if others did
    too; its margin is that of its best side, its points their average. Where it sat on every side, each counts for
    itself. `share` is wins and half the draws among the matches, with its 95 % interval; `margin` is the bot's points
    above those of the best other side, a match on the average, with its 95 % interval.
    """

    bot: str
    matches: int
    wins: int
    draws: int
    losses: int
    illegal_outs: int
    share: float
    share_low: float
    share_high: float
    points_per_match: float
    points_per_deal: float
    margin: float
    margin_low: float
    margin_high: float


@dataclass(frozen=True)
class Result:
    """A simulation: what was played, and the record of every bot in the order of the list."""

    rule_set: str
    bots: tuple[str, ...]
    seed: int
    seeds: int
    matches: int
    deals: int
    records: tuple[Record, ...]

    @property
    def deals_per_match(self) -> float:
        return self.deals / self.matches


def simulate(
    rule_set: RuleSet,
    bots: Sequence[str],
    matches: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> Result:
    """Play at least so many matches; the number is rounded up until every seed has seen every rotation.

    The bots fill the seats in order and begin anew, so that of two bots each gets a pair. The same arguments give the
    same result, and the same records in the same order, whatever `jobs` is. Raises BotError, BotFailure, and ValueError
    for numbers below one.
    """
    if matches < 1 or jobs < 1 or not bots:
        raise ValueError("at least one match, one job and one bot")
    for name in bots:
        bot(name)
    rotations = len(bots)
    seeds = -(-matches // rotations)
    jobs = min(jobs, seeds)
    size = max(1, min(LONGEST_TASK, seeds // (4 * jobs)))
    starts = range(0, seeds, size)
    tasks = (task(rule_set, bots, seed, range(start, min(start + size, seeds))) for start in starts)
    outcomes: list[Outcome] = []
    with closing(in_order(play if keep is None else play_recorded, tasks, jobs)) as results:
        for packed in results:
            played, texts = unpacked(packed)
            if keep is not None:
                for number, text in enumerate(texts, start=len(outcomes) + 1):
                    keep(number, seeds * rotations, text)
            outcomes += played
            if progress is not None:
                progress(len(outcomes), seeds * rotations)
    sides = len(outcomes[0].points)
    return Result(
        rule_set.text,
        tuple(bots),
        seed,
        seeds,
        len(outcomes),
        sum(outcome.deals for outcome in outcomes),
        tuple(record_of(bots, at, sides, rule_set.number("players"), outcomes) for at in range(rotations)),
    )


def record_of(bots: Sequence[str], which: int, sides: int, players: int, outcomes: Sequence[Outcome]) -> Record:
    """The record of a bot: the matches of a seed, one for each rotation, follow each other in `outcomes`."""
    rotations = len(bots)
    seeds = len(outcomes) // rotations
    halves = [0] * seeds
    margins = [0] * seeds
    wins = draws = matches = lost = scored = 0
    points = 0.0
    for number, outcome in enumerate(outcomes):
        seed, rotation = divmod(number, rotations)
        for own in _entries(seating(bots, players, rotation), which, sides):
            matches += 1
            half = won(own, outcome.winners)
            wins += half == WON
            draws += half == SHARED
            halves[seed] += half
            lost += outcome.loser in own
            points += sum(outcome.points[side] for side in own) / len(own)
            scored += outcome.scored
            best = max(outcome.points[side] for side in own)
            margins[seed] += best - max(total for other, total in enumerate(outcome.points) if other not in own)
    per_seed = matches // seeds
    share = (2 * wins + draws) / (2 * matches)
    low, high = wilson(share, independent_trials(halves, 2 * per_seed, min(per_seed, rotations)))
    return Record(
        bots[which], matches, wins, draws, matches - wins - draws, lost, share, low, high,
        points / matches, points / scored if scored else 0.0, *mean_interval(margins, per_seed),
    )  # fmt: skip


def _entries(seats: Sequence[int], which: int, sides: int) -> list[set[int]]:
    """The sides on which a bot sat in one match, together; each for itself where it sat on all of them."""
    own = sides_of(seats, which, sides)
    if len(own) == sides:
        return [{side} for side in sorted(own)]
    return [own] if own else []
