"""What a seat may know, and moves that are made only when they are wanted."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from stolik.games.cassino.compose import lights, offers
from stolik.games.cassino.state import CassinoState
from stolik.games.cassino.values import kinds_of
from stolik.games.cassino.view import CassinoView
from stolik.games.game import WorldError
from stolik.games.registry import game_of
from stolik.games.violation import RuleViolation
from tests.games.cassino.tables import position, read


def full_table() -> CassinoState:
    """Thirty loose number cards and a ten in the hand: three million takes."""
    loose = " ".join(f"{rank}{suit}" for rank in ("A", *range(2, 11)) for suit in "cdh")
    return position("turn 0", "hand 0: 10s 2s 9s Ks", f"table {loose}", "stock -", "pile 1: ...")


@pytest.mark.rule("Cassino-20", "Cassino-21")
def test_thirty_loose_cards_stall_nothing() -> None:
    state = full_table()
    view = state.view(0)
    assert len(set(islice(state.moves(), 2000))) == len(set(islice(view.moves(), 2000))) == 2000
    rng = Random(4)
    for _ in range(20):
        move = view.pick(rng.randrange)
        assert view.allows(move)
        state.check(move)
    whole = read(state, "take 10s: " + " ".join(f"{rank}{suit}" for rank in ("A", *range(2, 11)) for suit in "cdh"))
    # one of the three fives is left over: nines go with aces, eights with twos, and so on
    assert not view.allows(whole)
    assert view.allows(read(state, whole.text.replace(" 5h", "")))


def test_a_view_allows_what_is_legal_and_nothing_else() -> None:
    state = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks")
    view = state.view(0)
    assert all(view.allows(move) for move in state.legal())
    assert not view.allows(read(state, "take 7s: 3d"))
    assert not view.allows(state.steps()[0])
    other = state.view(1)
    assert (other.legal, list(other.moves()), other.allows(state.legal()[0])) == ((), [], False)


def test_a_step_of_a_move_is_no_move() -> None:
    state = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks")
    with pytest.raises(RuleViolation) as caught:
        state.apply(state.steps()[0])
    assert (caught.value.code, caught.value.rule) == ("whole_move_needed", "16")


def test_what_was_composed_is_in_no_text_and_falls_with_a_move() -> None:
    state = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks")
    text, legal = state.text(), state.legal()
    for number in state.numbers(read(state, "take 7s: 3d 4c"))[:3]:
        state.step(number)
    assert (state.text(), state.legal()) == (text, legal)
    state.apply(read(state, "take 7s: 7h"))
    assert all(step.text.startswith("play") for step in state.steps())


@pytest.mark.rule("Cassino-31", "Cassino-39")
def test_whoever_makes_something_is_known_to_hold_its_card_until_he_plays_one() -> None:
    state = position("turn 0", "hand 0: 2s 8h 8c 5c", "hand 1: Qc Qd Qh Qs", "table 6d")
    state.apply(read(state, "build 2s: 6d"))
    view = state.view(1)
    assert view.promised == (1 << 8, 0)
    hidden = view.unseen()
    without = [kind for kind in hidden if kind >> 2 != 6]
    with pytest.raises(WorldError) as caught:
        view.world({0: without[:3]}, [*without[3:], *(kind for kind in hidden if kind >> 2 == 6)])
    assert (caught.value.code, caught.value.seat) == ("promised_card_missing", 0)
    state.apply(read(state, "trail Qc"))
    state.apply(read(state, "take 8h: B8"))
    assert state.view(1).promised == (0, 0)


@pytest.mark.rule("Cassino-79")
def test_with_the_partners_cards_the_player_in_turn_learns_their_values_and_nobody_else_does() -> None:
    hands = ("hand 0: 2s Kd", "hand 1: 3s 3d", "hand 2: 8h Jd", "hand 3: 4s 4d")
    state = position("turn 0", *hands, "table 6d", players=4, partnership="2v2", partner_build=True)
    views = [state.view(seat) for seat in range(-1, 4)]
    assert [view.partner_values for view in views] == [0, 1 << 8, 0, 0, 0]
    assert [move.text for move in views[1].legal if move.text.startswith("build")] == ["build 8 2s: 6d"]
    mine = views[1]
    unseen = [kind for kind in mine.unseen() if kind >> 2 != 6]
    eights = [kind for kind in mine.unseen() if kind >> 2 == 6]
    guess = {1: unseen[:2], 2: unseen[2:4], 3: unseen[4:6]}
    with pytest.raises(WorldError) as caught:
        mine.world(guess, [*unseen[6:], *eights])
    assert caught.value.code == "partner_values_differ"
    # nobody has been promised anything, for the card may be the partner's
    state.apply(read(state, "build 8 2s: 6d"))
    assert state.view(1).promised == (0, 0, 0, 0)


def test_a_spectator_sees_what_lies_open() -> None:
    state = game_of(position("turn 0").rule_set).deal(3)
    assert isinstance(state, CassinoState)
    view = state.view(-1)
    assert isinstance(view, CassinoView)
    assert (view.hand, view.cards, view.legal) == (0, (), ())
    assert sorted([*view.unseen(), *kinds_of(view.loose)]) == list(range(52))


@pytest.mark.rule("Cassino-20")
def test_people_choose_table_cards_in_any_order() -> None:
    state = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks", "build 1 7: 2c 5c")
    core, card = state.core, 4 * 5 + 3
    all_but_the_king = core.loose & ~(1 << 4 * 11 + 3)
    assert lights(core, card, 0, 0) == (all_but_the_king, 1)
    three = 1 << 4 * 1 + 1
    assert lights(core, card, three, 0) == (all_but_the_king & ~three, 1)
    assert offers(core, card, three, 0) == []
    assert [move.text for move in offers(core, card, three | 1 << 4 * 2, 1)] == ["take 7s: 3d 4c B7"]
    assert [move.text for move in offers(core, card, 0, 0)] == ["trail 7s"]


@pytest.mark.rule("Cassino-46")
def test_two_announcements_of_the_same_cards_are_offered_side_by_side() -> None:
    state = position("turn 0", "hand 0: 5s 5d 10h", "table 5c")
    found = [move.text for move in offers(state.core, 4 * 3 + 3, 1 << 4 * 3, 0)]
    assert found == ["take 5s: 5c", "build 10 5s: 5c", "call 5 5s: 5c"]
