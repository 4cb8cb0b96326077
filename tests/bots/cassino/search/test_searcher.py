"""How `searcher` looks through worlds of Cassino."""

from __future__ import annotations

from itertools import islice

import pytest

from stolik.bots import Adviser, BotError, BotFault, bot
from stolik.bots.cassino.replies import replies
from stolik.bots.cassino.search.appraise import appraise
from stolik.bots.cassino.search.playout import TooLongError, played
from stolik.bots.cassino.search.worlds import worlds
from stolik.bots.cassino.standing import expected
from stolik.bots.search.budget import Budget
from stolik.games.cassino.core import values_in
from stolik.games.cassino.move import TAKE
from stolik.games.cassino.moves import moves
from stolik.games.cassino.values import ALL
from tests.games.cassino.tables import position

BUILT = ("turn 0", "hand 0: 3c Kc", "hand 1: 8c Kh", "table 5d Kd", "build 1 8: 2s 6s", "promised 1: 8")


def test_a_world_has_every_unseen_card_once_and_keeps_promises() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    seen = 0
    for core in islice(worlds(view, 5), 20):
        assert sorted([*core.order, *(kind for kind in view.unseen() if core.hands[1] >> kind & 1)]) == view.unseen()
        assert core.hands[1].bit_count() == view.sizes[1]
        assert values_in(view.rules, core.hands[1]) >> 8 & 1
        seen |= core.hands[1]
    assert seen.bit_count() > 10


def test_the_same_seed_gives_the_same_worlds_and_another_seed_others() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    first, again, other = ([core.hands[1] for core in islice(worlds(view, seed), 5)] for seed in (5, 5, 6))
    assert first == again != other


def test_the_moves_are_those_of_the_rules_and_too_many_are_none() -> None:
    for line in ("build 0 8: 2s 6s", "build 1 8: 2s 6s"):
        core = position("turn 0", "hand 0: 3c 8s", "table 5s Kd 2h", line, preset="cassino").core
        listed = {(move.card, move.verb, move.value, move.loose, move.combos) for move in moves(core.copy())}
        found = replies(core, 100)
        assert found is not None
        assert set(found) == listed
        assert len(found) == len(listed)
        assert replies(core, 3) is None


def test_a_search_beyond_its_budget_is_broken_off() -> None:
    core = next(worlds(position(*BUILT, preset="cassino").view(0), 5))
    move = next(iter(moves(core.copy())))
    with pytest.raises(TooLongError):
        played(core, move, 0, Budget(2).more)


def test_a_world_is_played_to_the_end_of_its_dealing() -> None:
    """Own: the king takes a king. The other then has nothing but an eight, and takes what was built of eights."""
    view = position("turn 0", "hand 0: Kc", "hand 1: 8c", "table Kd", "build 1 8: 2s 6s", preset="cassino").view(0)
    core = view.own_core()
    core.hands[1] = 1 << 24
    core.order = [kind for kind in view.unseen() if kind != 24]
    move = next(one for one in moves(core.copy()) if one.verb == TAKE)
    budget = Budget()
    value = played(core, move, 0, budget.more)
    assert budget.spent == 2
    # two cards of its own; the two of spades among three cards of the other's, two of them spades
    piles = [core.piles[0] | 1 << move.card | move.loose, core.piles[1] | 1 << 24 | core.combos[0] & ALL]
    assert value == expected(core.rules, piles, core.sweeps, 0)


def test_the_same_seed_and_count_give_the_same_choice() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    assert appraise(view, 7, Budget(300)) == appraise(view, 7, Budget(300))
    assert [one.points for one in appraise(view, 7, Budget(300))] != [
        one.points for one in appraise(view, 8, Budget(300))
    ]


def test_a_search_ends_where_the_move_is_the_last_of_its_dealing() -> None:
    # two takes that come to the same in every world: nothing is ever decided, and nothing is played after them
    view = position("turn 0", "hand 0: Kc", "table Kd Kh 2c", "deal 1 dealer 0", preset="cassino").view(0)
    budget = Budget(20)
    assert len(appraise(view, 7, budget)) > 1
    assert budget.spent == 20


def test_without_a_whole_world_it_thinks_as_careful_does() -> None:
    view = position(*BUILT, preset="cassino").view(0)
    careful = bot("careful")
    assert isinstance(careful, Adviser)
    assert appraise(view, 7, Budget(1)) == careful.appraise(view, 7)


def test_the_bound_stands_behind_the_name() -> None:
    assert [bot(name).name for name in ("searcher", "searcher:400", "searcher:50ms")] == [
        "searcher",
        "searcher:400",
        "searcher:50ms",
    ]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        *((f"searcher:{bound}", BotFault.BAD_BOUND) for bound in ("", "fast", "0ms", "-5", "400:1", "0@1")),
        ("careful:400", BotFault.UNKNOWN_BOT),
    ],
)
def test_a_bound_that_is_none_is_refused_and_so_is_one_behind_another_bot(name: str, fault: BotFault) -> None:
    with pytest.raises(BotError) as caught:
        bot(name)
    assert caught.value.code is fault
