"""The quick plans of `greedy` agree with the exact solver of the rules."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from stolik.bots.canasta.danger import Foe, unseen_classes
from stolik.bots.canasta.opening import plan
from stolik.bots.canasta.out import out_plan
from stolik.bots.canasta.sight import Sight
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASSES, COUNT, RED3, count
from stolik.games.canasta.core import PLAY
from stolik.games.canasta.finish import can_go_out
from stolik.games.canasta.holding import Holding, reach
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.rules import WILDS_BY_RATIO
from stolik.games.option import Value
from tests.bots.matches import moves
from tests.support.positions import table

PAIRS = table("hand 0: 4", players=4).rule_set


@st.composite
def meld_lines(draw: st.DrawFn) -> tuple[str, str]:
    """A hand that fits the melds rather well, and the melds."""
    ranks = draw(st.lists(st.sampled_from("456789JQKA"), unique=True, min_size=1, max_size=4))
    melds = [rank * draw(st.integers(3, 6)) + "2" * draw(st.integers(0, 1)) for rank in ranks]
    fits = draw(st.lists(st.sampled_from([*ranks, "4", "5", "K", "2", "Jk"]), min_size=1, max_size=8))
    threes = draw(st.sampled_from([0, 0, 0, 1, 3]))
    hand = (fits + ["3"] * threes)[:9]
    return " ".join(hand), " ".join(melds)


@given(
    lines=meld_lines(),
    needed=st.sampled_from([1, 2]),
    ratio=st.sampled_from(sorted(WILDS_BY_RATIO)),
    threes=st.sampled_from(SCHEMA.option("black3_melds").values),
    cap=st.sampled_from(SCHEMA.option("canasta_cap").values),
    onto_finished=st.booleans(),
)
def test_a_way_out_is_found_exactly_when_there_is_one(
    lines: tuple[str, str], needed: int, ratio: str, threes: Value, cap: Value, onto_finished: bool
) -> None:
    hand, melds = lines
    cards = Counter([*hand.split(), *melds.replace(" ", "")])
    assume(all(number <= (4 if card in ("Jk", "3") else 8) for card, number in cards.items()))
    options: dict[str, Value] = {
        "canastas_to_go_out": needed,
        "wild_ratio": ratio,
        "black3_melds": threes,
        "black3_take_for_last_meld": threes in ("going_out", "going_out_no_discard"),
        "canasta_cap": cap,
        "wild_onto_finished_canasta": onto_finished,
    }
    state = table("turn 0 play drew", "pile 10", f"hand 0: {hand}", f"melds 0: {melds}", **options)
    view = state.view(0)
    side = (view.nat[0], view.twos[0], view.jokers[0])
    exact = can_go_out(view.rules, Holding(view.hand, view.sizes[0], side, 0, 0, 0))
    assert (out_plan(Sight(view)) is not None) == exact


def test_an_opening_is_planned_exactly_when_the_minimum_can_be_reached() -> None:
    seen = 0
    for _, view, _ in (move for seed in range(6) for move in moves(PAIRS, ["random", "plain"], seed, 1000)):
        if view.owed <= 0 or view.phase != PLAY:
            continue
        sight = Sight(view)
        side = (view.nat[sight.side], view.twos[sight.side], view.jokers[sight.side])
        points = reach(view.rules, Holding(view.hand, sight.size, side, view.owed, 0, 0))[0]
        way = plan(view.rules, sight.n, sight.m, sight.w, view.owed)
        assert (way is not None) == (points >= view.owed)
        seen += 1
    assert seen > 100


def test_the_unseen_cards_are_those_of_the_view() -> None:
    for number, (_, view, _) in enumerate(moves(PAIRS, ["greedy"], 7, 1500)):
        if number % 20:
            continue
        unseen = [0] * CLASSES
        for kind in view.unseen():
            unseen[CLASS_OF[kind]] += 1
        unseen[RED3] = 0
        sight = Sight(view)
        assert unseen_classes(sight) == unseen
        foe = Foe(sight)
        assert 0.0 <= foe.share <= 1.0
        for cls in range(BLACK3, CLASSES):
            one, more = foe.holds(cls)
            assert -1e-9 <= one <= 1 + 1e-9
            assert -1e-9 <= more <= 1 + 1e-9
        seat = (view.seat + 1) % view.rules.players
        assert foe.known == [COUNT[view.known[CLASSES * seat + cls]] for cls in range(CLASSES)]
        assert all(count(view.hand, cls) == held for cls, held in enumerate(sight.n))


def test_what_the_next_player_discarded_is_read_off_the_pile() -> None:
    state = table("turn 0 play drew", "pile 4 5 6 7 8 9", "hand 0: K", players=4)
    # the last four discards were of the seats 3, 2, 1 and 0
    assert Foe(Sight(state.view(0))).thrown == {CLASS_OF[state.core.pile[-3]]}
    state = table("turn 0 play drew", "pile 4 5 6 7", "hand 0: K")
    assert Foe(Sight(state.view(0))).thrown == {CLASS_OF[state.core.pile[at]] for at in (-1, -3)}
