"""What `greedy` reckons in the wide games agrees with the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import Sight, canastas_shown
from stolik.bots.canasta.standing import table_points
from stolik.bots.canasta.wide.chances import Chances
from stolik.bots.canasta.wide.out import Out
from stolik.bots.canasta.wide.place import after, place_of
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.canasta.classes import BLACK3, CLASS_OF, FOUR, SUIT_OF, TWO
from stolik.games.canasta.core import PLAY
from stolik.games.canasta.growth import canastas_of
from stolik.games.canasta.outlook import flags_of, goes_out_legally
from stolik.games.canasta.scoring import score_deal
from stolik.games.canasta.steps import DISCARD, LAY_NATURALS, STEPS, TAKE_ONTO_RUN
from tests.bots.matches import moves

each_game = pytest.mark.parametrize("preset", ["samba", "combo", "combo-basic"])
IN_HAND = ("hand_cards", "sevens_in_hand", "black_threes_in_hand")


@each_game
def test_the_points_on_the_table_are_those_of_the_score_sheet(preset: str) -> None:
    for state, view, _ in moves(stolik.game(preset).rule_set, ["greedy", "plain"], 3, 500):
        sheet = score_deal(state.core, "stock", -1)
        for side in range(2):
            laid = sum(line.points for line in sheet.lines[side] if line.code not in IN_HAND)
            assert table_points(view, side) == laid
            assert canastas_shown(view, side) == canastas_of(state.core, side)


@each_game
def test_a_place_after_a_lay_is_that_of_the_rules(preset: str) -> None:
    seen = set()
    for state, view, action in moves(stolik.game(preset).rule_set, ["greedy", "plain", "random"], 5, 700):
        step = STEPS[action.id]
        if step.verb < LAY_NATURALS or step.verb in (DISCARD, TAKE_ONTO_RUN) or len(view.legal) < 2:
            continue
        seen.add(step.verb)
        place = after(place_of(view), step)
        trial = state.copy()
        trial.step(action.id)
        core, side = trial.core, view.side
        if core.deal_number != view.deal_number or core.sheets != state.core.sheets:
            continue  # it went out with this lay
        assert (place.nat, place.twos, place.jokers) == (core.nat, core.twos, core.jokers)
        assert place.runs[side] == core.runs[side]
        assert len(place.bolivias[side]) == len(core.bolivias[side])
        if core.seat == view.seat and core.bonus_left == state.core.bonus_left and not state.core.pile_waits:
            assert place.hand[view.seat] == core.hand[view.seat]
            assert place.lines == [
                *[0] * 4 * view.seat,
                *core.lines[4 * view.seat :][:4],
                *place.lines[4 * view.seat + 4 :],
            ]
    assert len(seen) >= 3


@each_game
def test_the_cards_that_may_come_are_those_that_nobody_has_seen(preset: str) -> None:
    for _, view, _ in moves(stolik.game(preset).rule_set, ["greedy"], 4, 300):
        chances = Chances(Sight(view))
        left = Counter(view.unseen())
        left.update(view.pile)
        for seat in range(4):
            if view.rules.side_of[seat] == view.side and seat != view.seat:
                left.update(view.known_cards(seat))
        wilds = sum(number for kind, number in left.items() if CLASS_OF[kind] <= TWO)
        assert chances.wilds == wilds
        assert chances.threes == sum(number for kind, number in left.items() if CLASS_OF[kind] == BLACK3)
        for kind, number in left.items():
            if CLASS_OF[kind] >= FOUR:
                assert chances.copies[CLASS_OF[kind]][SUIT_OF[kind]] == number


@pytest.mark.rule("C26")
def test_a_way_out_that_is_found_leads_out_and_few_are_missed() -> None:
    counts: Counter[tuple[bool, bool]] = Counter()
    rule_set = stolik.game("samba", ask_partner="off").rule_set
    for seed in (1, 2, 3):
        for state, view, _ in moves(rule_set, ["greedy", "plain"], seed, 600):
            if view.phase != PLAY or view.lays or view.pile_waits or view.sizes[view.seat] > 9:
                continue
            way = Out(Worth(Sight(view)), place_of(view), Choices(view)).way()
            possible = goes_out_legally(state.core, flags_of(state.core, state.core.began))
            counts[way is not None, possible] += 1
            if way is not None:
                trial = state.copy()
                deal = trial.core.deal_number
                for step in way:
                    trial.apply(trial.parse(step.text))
                assert len(trial.core.sheets) == deal
                assert any(line.code == "going_out" for line in trial.core.sheets[-1].lines[view.side])
    assert not counts[True, False]
    assert counts[True, True] > 9 * counts[False, True]
