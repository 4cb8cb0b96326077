"""Worlds that a search of Choina looks through."""

from __future__ import annotations

from stolik.bots.choina.worlds import sample
from tests.bots.choina.seen import moves
from tests.games.choina.tables import game


def test_every_world_agrees_with_the_view_it_was_made_for() -> None:
    known = 0
    for number, (_, view, _) in enumerate(moves(game().rule_set, ("greedy",), 4, 400)):
        if number % 9 == 0:
            hands, stock = sample(view, number)
            # a world that contradicts the view is refused
            world = view.world(hands, stock)
            assert world.view(view.seat).cards == view.cards
            for seat in hands:
                assert sorted(world.view(seat).cards) == sorted(hands[seat])
                known += len(view.known_cards(seat))
    assert known


def test_the_seed_alone_makes_the_difference() -> None:
    _, view, _ = next(moves(game().rule_set, ("greedy",), 4))
    assert sample(view, 1) == sample(view, 1)
    assert sample(view, 1) != sample(view, 2)
