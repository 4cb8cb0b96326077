"""Bots measured against each other: every two of them over the same deal pairs, until that is decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from typing import Final

from stolik.bots import bot
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.option import RuleSet
from stolik.games.registry import schema_of
from stolik.lab.duel import HALVES, Duel, Pair
from stolik.lab.mirrored import play, task, unpacked
from stolik.lab.stopping import is_decided, looks
from stolik.lab.workers import in_order

Told = Callable[[int, int], None]
"""Told after every pair: pairs played, and pairs in all as far as that is known."""

Keep = Callable[[tuple[str, str], int, Pair], None]
"""Is given every pair that was played: the bots, its number from 0, and what came of it."""

Known = Mapping[tuple[str, str], Mapping[int, Pair]]
"""Pairs by their two bots, with versions, and by number."""

OUTSIDE: Final = ("random", "plain")
"""Bots that play at every table, so that one table can be held against another."""


class Arena:
    """A table of bots and what is known of every two of them. What has been played stays when `play` is broken off."""

    def __init__(
        self, rule_set: RuleSet, bots: Sequence[str], seed: int, *, matches: bool = False, known: Known | None = None
    ) -> None:
        """A pair is a deal or, with `matches`, a match; what is known of it is not played again.

        Raises BotError, and ValueError without two different bots.
        """
        self.rule_set: Final = rule_set
        self.bots: Final = tuple(bot(name).level for name in bots)
        self.seed: Final = seed
        self.deals: Final = 0 if matches else deals_of(rule_set)
        if len(set(self.bots)) != len(self.bots) or len(bots) < 2:
            raise ValueError("at least two bots, each once")
        self._known: Final = known or {}
        players = rule_set.number("players")
        self.duels: Final = [Duel(two, players, self.deals) for two in combinations(self.bots, 2)]
        self.awaited = self.duels[0].bots
        """Who is playing: if a bot fails, one of these."""

    def play(
        self, pairs: int, jobs: int = 1, *, full: bool = False, told: Told | None = None, keep: Keep | None = None
    ) -> None:
        """Have every two play so many pairs, or fewer where it is decided before; with `full` always all.

        The result is the same whatever `jobs` is and however often it was broken off. Raises BotFailure.
        """
        for number in looks(pairs):
            early = number < pairs
            undecided = [duel for duel in self.duels if not duel.is_decided]
            for duel in undecided:
                self._recall(duel, number)
            wanted = [(duel, at) for duel in undecided for at in range(len(duel.pairs), number)]
            with closing(self._played(wanted, jobs)) as played:
                for (duel, at), pair in zip(wanted, played, strict=True):
                    duel.add(pair)
                    if keep is not None:
                        keep(duel.bots, at, pair)
                    if told is not None:
                        told(*self._progress(pairs))
            for duel in undecided:
                if not (early and full):
                    duel.is_decided = is_decided(self._values(duel), early)

    def _recall(self, duel: Duel, number: int) -> None:
        """Take the pairs that are known already, until there are so many."""
        one, other = duel.bots
        same, turned = self._known.get((one, other), {}), self._known.get((other, one), {})
        while len(duel.pairs) < number:
            at = len(duel.pairs)
            if at in same:
                duel.add(same[at])
            elif at in turned:
                duel.add(turned[at][::-1])
            else:
                return

    def _played(self, wanted: Sequence[tuple[Duel, int]], jobs: int) -> Generator[Pair, None, None]:
        tasks = (task(self.rule_set, duel.bots, self.seed, (at,)) for duel, at in wanted)
        with closing(in_order(partial(play, deals=self.deals), tasks, max(1, min(jobs, len(wanted))))) as results:
            for duel, _ in wanted:
                self.awaited = duel.bots
                yield unpacked(next(results))[0]

    def _values(self, duel: Duel) -> list[int]:
        """What decides, a value a pair: points of deals, or half matches won less those lost."""
        return duel.margins if self.deals else [2 * halves - HALVES for halves in duel.halves]

    def _progress(self, pairs: int) -> tuple[int, int]:
        done = sum(len(duel.pairs) for duel in self.duels)
        left = sum(max(0, pairs - len(duel.pairs)) for duel in self.duels if not duel.is_decided)
        return done, done + left


def deals_of(rule_set: RuleSet) -> int:
    """How many deals show all that a game asks: where each has a contract of its own, all of a match; else one."""
    return rule_set.number("deals") if schema_of(rule_set.preset) is CHOINA else 1
