"""What `careful` does, and why it says so, in positions where a reason can be given."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.bots.appraisal import Appraisal
from stolik.bots.choina.careful.appraise import appraise
from stolik.bots.choina.careful.broad import BroadPlanner, so_many
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.sight import Sight
from stolik.games.choina.state import ChoinaState
from stolik.text.catalogue import LANGUAGES, catalogue
from tests.bots.matches import mirrored
from tests.games.choina.tables import legal, playing, table

PAIRS = "Kc Kd 4c 5d 7h 9s 2c 3d 8h Js"
READY = "Kc Kd Ks 5c 5d 5h 5s 6h 8h 9h"
ONE_LEFT = ("melds 1: 6d6h6c JcJhJs", "hand 1: 3s")
"""A neighbour whose contract of two sets lies, with one card left."""


def asked(*lines: str, **options: int | str | bool) -> ChoinaState:
    """Seat 3 wants the top card, seat 1 is in turn and answers."""
    return table("turn 1 answer seat=1 asker=3 asked=3", *lines, **options)


def claim(*lines: str, preset: str = "choina") -> ChoinaState:
    """Seat 3 may ask for the seven that closes the last contract."""
    return table("turn 1 claim seat=3", "pile 9c 7h", f"hand 3: {READY}", *lines, deal=5, preset=preset)


def thought(state: ChoinaState) -> dict[str, Appraisal]:
    """What it thinks of each action, the best first."""
    return {one.action.text: one for one in appraise(state.view(state.core.seat))}


def best(state: ChoinaState) -> str:
    return next(iter(thought(state)))


def thrown(state: ChoinaState) -> str:
    """The best of its discards."""
    return next(text for text in thought(state) if text.startswith("discard"))


def codes(state: ChoinaState, action: str) -> set[str]:
    return {reason.code for reason in thought(state)[action].reasons}


SAID: list[tuple[Callable[[], ChoinaState], str, str]] = [
    (lambda: playing("5c 5d 5h 9c 9d 9h Ks"), "lay 5c5d5h", "goes_out"),
    (
        lambda: table("pile 2c Qh", "stock -", "hand 1: ...", "hand 0: 2d 3d 5c", stock_out="end_deal"),
        "draw",
        "ends_deal",
    ),
    (lambda: table("pile 9c 5h", "hand 0: Kc Kd Ks 5c 5d 7h 9s 2c 3d 8h"), "take", "completes"),
    (lambda: table("pile 9c Kh", f"hand 0: {PAIRS}"), "take", "brings_nearer"),
    (lambda: table("pile 9c Kh", f"hand 0: {PAIRS}"), "take", "lacks"),
    (lambda: table("pile 9c Qh", f"hand 0: {PAIRS}"), "take", "no_use"),
    (lambda: table("pile 9c Qh", f"hand 0: {PAIRS}"), "draw", "stock"),
    (lambda: table("pile 9c Kh", f"hand 0: {PAIRS}"), "buy 2", "costs_turn"),
    (claim, "ask", "costs_turn"),
    (claim, "pass", "keeps_turn"),
    (lambda: claim(preset="may-i"), "ask", "costs_nothing"),
    (lambda: claim("melds 1: 6d6h6c JcJhJs 3c-6c", "hand 1: 3s"), "ask", "costs_points"),
    (lambda: asked("pile 9c Kh", f"hand 1: {PAIRS}"), "allow", "costs_turn"),
    (lambda: asked("pile 9c Kh", f"hand 1: {PAIRS}"), "refuse", "costs_points"),
    (lambda: asked("pile 9c Kh", f"hand 1: {PAIRS}"), "refuse", "denies"),
    (lambda: asked("pile 9c Kh", f"hand 1: {PAIRS}", refusal="veto"), "refuse", "keeps_turn"),
    (lambda: asked("pile 9c Kh", f"hand 1: {PAIRS}", turn_after_buy="unchanged"), "allow", "costs_nothing"),
    (lambda: asked("pile 9c Kh", f"hand 1: {PAIRS}", deal=2), "refuse", "leads"),
    (lambda: playing("Kc Kd Ks 4h 5h 9h 2c 9s Jd 8d 3s", *ONE_LEFT), "lay KcKdKs", "may_end"),
    (lambda: playing("Kc Kd Ks 4h 5h 9h 2c 9s Jd 8d 3s", *ONE_LEFT), "add Jd to 1:J", "spares"),
    (lambda: playing("7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s", deal=2), "lay KcKdKs", "gives_places"),
    (lambda: playing("7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s", deal=2), "lay 7c7d7h", "spoils"),
    (lambda: playing("Kc Kd 4c 5d 7h 9s 2c 3d 8h 6s 10d"), "discard 10d", "stray"),
    (lambda: playing("Kc Kd Ks 4c 4d 7h 9s 2c 3d 8h Js"), "discard Ks", "needed"),
    (lambda: playing("Ks 4c 4d 4h 9s 6s 8d", "melds 0: KcKdKh", *ONE_LEFT), "discard Ks", "lets_out"),
    (lambda: playing("5c 5d 9c 9d Js Kd 3d 8s", "melds 2: KcKhKs"), "discard Kd", "fits_table"),
    (lambda: playing("4c 4d 6c 6d 9s 8h", "known 1: 9d 9h", "hand 1: 9d 9h ..."), "discard 9s", "collects_rank"),
    (
        lambda: playing("4c 4d 6c 9s 8h 2d", "known 1: 6h 7h 9h", "hand 1: 6h 7h 9h ...", deal=3),
        "discard 8h",
        "collects_near",
    ),
    (lambda: playing("4c 4d 6c 6d 9s 8h", "pile 9c 2d 3d", "thrown 1 2 3"), "discard 9s", "threw_rank"),
]


@pytest.mark.parametrize(("position", "action", "code"), SAID)
def test_it_names_the_reason_that_the_position_gives(
    position: Callable[[], ChoinaState], action: str, code: str
) -> None:
    assert f"choina_{code}" in codes(position(), action)


def test_every_reason_is_provoked_and_said_in_both_languages() -> None:
    found = {}
    for position, action, _ in SAID:
        for reason in thought(position())[action].reasons:
            found[reason.code] = reason
    assert set(found) == {str(code) for code in ChoinaReason}
    for language in LANGUAGES:
        for reason in found.values():
            assert catalogue(language).format(f"reason-{reason.code}", **(dict(reason.params) | {"seat": "West"}))


def test_it_thinks_of_every_step_once_and_of_legal_steps_alone() -> None:
    for position, _, _ in SAID:
        state = position()
        found = [one.action.text for one in appraise(state.view(state.core.seat))]
        assert len(found) == len(set(found))
        assert set(found) <= legal(state)


def test_it_does_not_throw_the_card_with_which_the_next_player_goes_out() -> None:
    # West's contract lies and he holds one card: a queen is added to his queens, and his last card thrown
    hand, melds = "Qs Jd 8h 4c 4d 6s 2c 3d 9h 10d 5s", "melds 1: QcQdQh 6c6d6h"
    assert thrown(playing(hand, melds, "hand 1: 3s", preset="may-i")) != "discard Qs"
    # where he holds many cards the dearest stray may go
    assert "choina_lets_out" not in codes(playing(hand, melds, preset="may-i"), "discard Qs")


def test_it_throws_rather_what_the_next_player_threw_himself() -> None:
    # nines and eights cost the same here and go with nothing: West threw a nine
    hand = "4c 4d 4h 6c 6d 6s 9s 9h 2d"
    before = thought(playing(hand, "pile 8c 2d 3d", "thrown 1 2 3"))["discard 9s"].points
    after = thought(playing(hand, "pile 9c 2d 3d", "thrown 1 2 3"))["discard 9s"].points
    assert after > before


def test_it_refuses_where_that_is_free_and_consents_where_it_would_have_to_buy_a_card_of_no_use() -> None:
    lines = ("pile 9c Qh", f"hand 1: {PAIRS}")
    assert best(asked(*lines, refusal="veto")) == "refuse"
    assert best(asked(*lines, turn_after_buy="unchanged")) == "allow"


def test_it_asks_for_the_card_that_closes_the_last_contract() -> None:
    assert best(claim()) == "ask"
    assert best(table("turn 1 claim seat=3", "pile 9c 7c", f"hand 3: {READY}", deal=5)) == "pass"


def test_so_many_of_independent_events() -> None:
    # of three even ones: two or three of eight cases are 3 + 1 of 8
    assert so_many(2, [0.5, 0.5, 0.5]) == pytest.approx(0.5)
    assert so_many(1, [0.5, 0.2]) == pytest.approx(0.6)
    assert so_many(2, [1.0, 0.3]) == pytest.approx(0.3)


def test_a_third_pair_makes_two_sets_likelier() -> None:
    def chance(cards: str) -> float:
        view = playing(cards).view(0)
        sight = Sight(view)
        return BroadPlanner(sight).plan(sight.hand).chance

    assert chance("Kc Kd 9c 9d 5c 5d 2h 3s 7d 8h Js") > chance("Kc Kd 9c 9d 5c 4d 2h 3s 7d 8h Js")


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["choina", "may-i"])
def test_careful_is_clearly_stronger_than_plain(preset: str) -> None:
    assert mirrored("careful", "plain", 4, 20, preset).records[0].margin > 0
