"""Simulations: who sits where, what is counted, and that nothing but the seed decides."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys

import pytest

import stolik
from stolik.bots import Bot, BotError, registry
from stolik.bots.chance import mixed
from stolik.games.action import Action
from stolik.games.game import View
from stolik.lab import BotFailure, simulate
from stolik.lab.match import Outcome, play_match
from stolik.lab.mirrored import match_seed, seating
from stolik.lab.simulate import record_of

KURNIK = stolik.game("kurnik").rule_set
PAIRS = stolik.game("kurnik", players=4).rule_set


def test_the_bots_fill_the_seats_in_order_and_are_turned() -> None:
    assert seating(("a", "b"), 4, 0) == [0, 1, 0, 1]
    assert seating(("a", "b"), 4, 1) == [1, 0, 1, 0]
    assert seating(("a", "b", "c"), 4, 1) == [1, 2, 0, 1]
    assert seating(("a", "b", "c"), 2, 2) == [2, 0]
    assert seating(("a",), 2, 0) == [0, 0]


def test_every_deal_is_played_once_for_each_rotation() -> None:
    result = simulate(PAIRS, ("greedy", "plain", "random"), 4, 1)
    assert (result.seeds, result.matches) == (2, 6)
    assert sum(record.matches for record in result.records) >= result.matches
    assert {record.matches for record in result.records} == {8}


@pytest.mark.rule("D51", "E20")
@pytest.mark.parametrize("preset", ["combo", "combo-basic"])
def test_a_match_of_four_deals_is_played_to_its_end(preset: str) -> None:
    result = simulate(stolik.game(preset).rule_set, ("greedy", "plain", "random"), 4, 1)
    assert result.deals_per_match == 4
    assert sum(record.illegal_outs for record in result.records) == 0


def test_the_first_match_is_dealt_from_the_seed_itself() -> None:
    assert match_seed(17, 0) == 17
    assert match_seed(17, 1) == mixed(17, 1) != match_seed(18, 1)


def test_the_same_bot_against_itself_wins_as_much_as_it_loses() -> None:
    result = simulate(KURNIK, ("random", "random"), 6, 1)
    first, second = result.records
    assert (first.wins, first.draws) == (second.losses, second.draws)
    assert first.margin == -second.margin
    alone = simulate(KURNIK, ("random",), 2, 1).records[0]
    assert (alone.matches, alone.share, alone.margin) == (4, 0.5, 0)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(KURNIK, ("random", "plain"), 5, 1, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (6, 6)
    assert told == sorted(told)


@pytest.mark.parametrize(("matches", "jobs", "bots"), [(0, 1, ("random",)), (1, 0, ("random",)), (1, 1, ())])
def test_nothing_can_be_simulated_with_nothing(matches: int, jobs: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        simulate(KURNIK, bots, matches, 1, jobs)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError):
        simulate(KURNIK, ("greedy", "nobody"), 10**9, 1)


def test_of_three_players_each_is_a_side() -> None:
    assert [seating(("a", "b", "c"), 3, rotation) for rotation in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    # the matches of one seed: the first bot sat in seats 0, 2 and 1
    outcomes = [
        Outcome((0,), -1, (5000, 100, 200), 4, 4),
        Outcome((0,), -1, (5100, 0, 300), 3, 3),
        Outcome((1, 2), 0, (0, 700, 500), 2, 1),
    ]
    first, second, third = (record_of(("greedy", "plain", "plain"), at, 3, 3, outcomes) for at in range(3))
    assert (first.matches, first.wins, first.draws, first.losses, first.illegal_outs) == (3, 1, 1, 1, 0)
    assert (first.share, first.points_per_match) == (0.5, 2000)
    assert first.margin == (4800 - 4800 + 200) / 3
    assert (second.wins, second.draws, second.losses) == (1, 1, 1)
    assert (third.wins, third.draws, third.losses, third.illegal_outs) == (0, 0, 3, 1)


def test_a_bot_on_several_sides_has_one_result_a_match() -> None:
    # the first bot sat in seats 0 and 2, then in 1 and 3
    outcomes = [
        Outcome((2,), -1, (-30, -40, 10, -20), 5, 5),
        Outcome((1, 2), -1, (-50, 5, 5, -15), 5, 5),
        Outcome((0, 2), -1, (20, -40, 20, -20), 5, 5),
        Outcome((0,), -1, (30, -40, 10, -20), 5, 5),
    ]
    first, second = (record_of(("greedy", "plain"), at, 4, 4, outcomes) for at in range(2))
    assert (first.matches, first.wins, first.draws, first.losses) == (4, 2, 1, 1)
    assert (second.wins, second.draws, second.losses) == (1, 1, 2)
    assert (first.share, second.share) == (0.625, 0.375)
    assert first.points_per_match == (-10 - 5 + 20 - 30) / 4
    assert first.margin == ((10 + 20) + (5 - 5) + (20 + 20) + (-20 - 30)) / 4 == -second.margin


def test_three_play_whole_matches_with_a_draw_for_the_seats() -> None:
    rules = stolik.game("book", players=3).rule_set
    assert rules.switch("seat_draw")
    result = simulate(rules, ("plain", "random", "random"), 3, 1)
    assert [record.matches for record in result.records] == [3, 3, 3]
    assert sum(record.wins for record in result.records) + sum(record.draws for record in result.records) // 2 == 3


def test_a_record_counts_wins_draws_losses_points_and_illegal_outs() -> None:
    outcomes = [
        Outcome((0,), -1, (5100, 300), 4, 4),
        Outcome((1,), -1, (100, 5200), 3, 3),
        Outcome((0, 1), -1, (5000, 5000), 5, 5),
        Outcome((1,), 0, (200, 400), 2, 1),
    ]
    # the matches of a seed follow each other: the bot sat in seat 0, then in seat 1
    record = record_of(("greedy", "plain"), 0, 2, 2, outcomes)
    assert (record.matches, record.wins, record.draws, record.losses) == (4, 3, 1, 0)
    assert record.illegal_outs == 0
    assert record.share == 3.5 / 4
    assert record.points_per_match == (5100 + 5200 + 5000 + 400) / 4
    assert record.points_per_deal == (5100 + 5200 + 5000 + 400) / 13
    assert record.margin == (4800 + 5100 + 0 + 200) / 4
    other = record_of(("greedy", "plain"), 1, 2, 2, outcomes)
    assert (other.wins, other.draws, other.losses, other.illegal_outs) == (0, 1, 3, 1)
    assert other.share_low < other.share < other.share_high
    # two series are too few for an interval
    assert (other.margin_low, other.margin_high) == (-math.inf, math.inf)


class Broken(Bot):
    """Plays like `plain` until its ninth choice."""

    name = "broken"
    illegal = False

    def __init__(self) -> None:
        self.count = 0

    def choose(self, view: View, seed: int) -> Action:
        self.count += 1
        if self.count < 9:
            return registry.bot("plain").choose(view, seed)
        if self.illegal:
            return next(action for action in stolik.game("kurnik").deal(1).legal() if action not in view.legal)
        raise ZeroDivisionError("nothing left")


def test_a_failing_bot_is_not_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "broken", Broken())
    with pytest.raises(BotFailure) as caught:
        simulate(KURNIK, ("broken", "plain"), 2, 31)
    failure = caught.value
    assert (failure.bot, failure.seed, failure.rotation) == ("broken", 31, 0)
    assert "ZeroDivisionError: nothing left" in failure.trace
    assert failure.choice > 9
    assert str(failure.seed) in str(failure)
    # and can be had again
    again = BotFailure(*failure.args)
    assert (again.choice, again.trace) == (failure.choice, failure.trace)


def test_an_illegal_choice_is_a_failure_too() -> None:
    broken = Broken()
    broken.illegal = True
    with pytest.raises(BotFailure) as caught:
        play_match(stolik.game("kurnik"), [broken, broken], 5)
    assert "is not legal" in caught.value.trace


@pytest.mark.rule("A56", "A76")
def test_a_match_lost_by_an_illegal_going_out_is_told() -> None:
    class Reckless(Bot):
        """Empties its hand as soon as it may."""

        name = "reckless"

        def choose(self, view: View, seed: int) -> Action:
            if view.losing:
                return view.losing[0]
            return registry.bot("plain").choose(view, seed)

    outcomes = [play_match(stolik.game("kurnik"), [Reckless(), registry.bot("random")], seed) for seed in range(6)]
    lost = [outcome for outcome in outcomes if outcome.loser >= 0]
    assert lost
    assert all(outcome.loser == 0 and outcome.winners == (1,) for outcome in lost)
    assert all(outcome.scored == outcome.deals - 1 for outcome in lost)


SCRIPT = """
import sys, dataclasses, json
import stolik
from stolik.lab import simulate
if __name__ == "__main__":
    rules = stolik.game("kurnik", players=int(sys.argv[2])).rule_set
    result = simulate(rules, ("greedy", "random", "plain"), 12, 5, int(sys.argv[1]))
    print(json.dumps(dataclasses.asdict(result)))
"""


def run(jobs: int, hash_seed: int, players: int) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(jobs), str(players)],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_gives_the_same_result_whatever_the_jobs_and_the_hash_seed(players: int) -> None:
    results = {run(jobs, hash_seed, players) for jobs, hash_seed in ((1, 0), (2, 1), (3, 77))}
    assert len(results) == 1
    assert json.loads(results.pop())["matches"] == 12


def test_a_small_simulation_is_the_same_for_ever() -> None:
    """The same on every platform and Python version; it changes only with the rules, the decks or the two bots."""
    result = simulate(PAIRS, ("random", "plain"), 4, 2024)
    outcome = [(record.wins, record.losses, record.points_per_match) for record in result.records]
    assert (result.deals, outcome) == (16, [(0, 4, 2343.75), (4, 0, 6336.25)])
