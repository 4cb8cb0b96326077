"""What `careful` does in Cassino where a calculation shows what is right."""

from __future__ import annotations

import pytest

from stolik.bots import bot
from stolik.bots.cassino.careful.counted import counted, known_core
from stolik.bots.cassino.majority import CARDS, SPADES, ahead, slope, surely
from stolik.bots.cassino.standing import PRIZE, expected, settled
from stolik.cards import card_text
from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.moves import moves
from stolik.games.cassino.perform import perform
from stolik.games.cassino.values import ACE, BIG_CASSINO, KINDS, LITTLE_CASSINO
from stolik.games.option import Value
from tests.games.cassino.tables import position


def last_dealing(own: str, other: str, table: str, *lines: str, **options: Value) -> tuple[str, ...]:
    """A position in which nothing is hidden: what is not named lies in the pile of the other."""
    named = f"{own} {other} {table} {' '.join(line.partition(':')[2] for line in lines)}".split()
    played = " ".join(card for card in map(card_text, range(KINDS)) if card not in named)
    return "turn 0", f"hand 0: {own}", f"hand 1: {other}", f"table {table}", "stock -", f"pile 1: {played}", *lines


def choice(*lines: str, **options: Value) -> str:
    state = position(*lines, preset="cassino", **options)
    return bot("careful").choose(state.view(state.core.seat), 0).text


# counting


def test_who_cannot_be_caught_is_ahead_and_who_is_level_is_not() -> None:
    assert ahead(5, 4, CARDS) == 1.0
    assert ahead(-5, 4, CARDS) == -1.0
    assert ahead(0, 0, CARDS) == ahead(0, 12, CARDS) == 0.0
    # two are left, and one take has both: won or lost by one, alike
    assert ahead(1, 2, CARDS) == 0.0
    assert ahead(-4, 20, CARDS) == -ahead(4, 20, CARDS)
    assert 0.0 < ahead(2, 20, CARDS) < ahead(4, 20, CARDS) < 1.0


def test_a_card_counts_most_while_the_majority_is_even_and_nothing_once_it_is_decided() -> None:
    assert slope(0, 20, CARDS) > slope(8, 20, CARDS) > 0.0
    assert slope(21, 20, CARDS) == slope(-23, 20, CARDS) == 0.0


@pytest.mark.rule("Cassino-59")
def test_a_majority_is_sure_from_the_card_that_nobody_can_make_up_for() -> None:
    # 26 of 52 can be drawn level with, 27 cannot; who had it before gets it by nothing more
    low = (1 << 25) - 1
    assert not surely([low, 0], 0, 1 << 30, (1 << KINDS) - 1)
    assert surely([low, 0], 0, 3 << 30, (1 << KINDS) - 1)
    assert not surely([(1 << 27) - 1, 0], 0, 3 << 30, (1 << KINDS) - 1)


# the last dealing


@pytest.mark.parametrize(
    ("own", "other", "table"),
    [
        ("8s 3c", "8c 2h", "Kc 5h 3h 10d"),
        ("2s 6c", "8h 4c", "4h 6d 2d"),
    ],
)
@pytest.mark.parametrize("options", [{}, {"sweep_points": 1, "maker_duty": "while_owned"}], ids=["cassino", "pagat"])
def test_the_last_dealing_is_played_as_brute_force_plays_it(
    own: str, other: str, table: str, options: dict[str, Value]
) -> None:
    state = position(*last_dealing(own, other, table), preset="cassino", **options)
    core = known_core(state.view(0))
    assert core is not None
    found = counted(core)
    values = {move.text: brute(done(core, move), 0) for move in moves(core.copy())}
    assert found[0][0] == max(values.values())
    assert values[found[0][1].text] == found[0][0]
    assert {move.text for _, move in found} == set(values)


def brute(core: Core, side: int) -> float:
    """The value of a position with every move tried to the end."""
    if core.need != NEED_SEAT:
        return settled(core, side)
    values = [brute(done(core, move), side) for move in moves(core.copy())]
    return max(values) if core.seat == side else min(values)


def done(core: Core, move: object) -> Core:
    """The position after a move."""
    child = core.copy()
    perform(child, move.card, move.verb, move.value, move.loose, move.combos)  # type: ignore[attr-defined]
    return child


def test_what_takes_too_long_to_count_is_not_counted() -> None:
    state = position(*last_dealing("8s 3c 5d", "8c 2h Kd", "Kc 5h 3h 10d"), preset="cassino")
    core = known_core(state.view(0))
    assert core is not None
    assert counted(core, 20) == []


def test_where_cards_are_hidden_nothing_is_counted_out() -> None:
    assert known_core(position("turn 0", "hand 0: 8s 2c", "table 8d", preset="cassino").view(0)) is None
    three = position("turn 0", "hand 0: 8s 2c", "table 8d", preset="cassino", players=3)
    assert known_core(three.view(0)) is None


# the standing


def test_the_piles_are_worth_their_points_and_the_chances_of_the_majorities() -> None:
    core = position("turn 0", "hand 0: 8s", "table 8d", preset="cassino").core
    core.piles = [BIG_CASSINO | LITTLE_CASSINO | 8 << 4 * ACE, 2 << 4 * ACE | 3]
    # the ten of diamonds, two of spades and an ace against an ace: 4 to 1; three cards each; two spades ahead, 11 left
    assert expected(core.rules, core.piles, core.sweeps, 0) == 3.0 + ahead(2, 11, SPADES)


@pytest.mark.rule("Cassino-68")
def test_a_match_that_is_won_is_worth_more_than_any_lead() -> None:
    core = position("turn 0", "hand 0: 8s", "table 8d", preset="cassino").core
    core.scores = [20, 3]
    leading = settled(core, 0)
    core.scores = [21, 20]
    core.need, core.winners = 2, (0,)
    assert settled(core, 0) > PRIZE > leading > 0.0
    assert settled(core, 1) < -PRIZE
