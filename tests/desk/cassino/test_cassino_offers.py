"""What the table of Cassino offers: what the engine would say, all of it within a few taps, and nothing guessed."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.cards import card_text
from stolik.desk.cassino.tokens import by_value
from stolik.desk.offer import Choice, Offer
from stolik.desk.registry import choice, mine
from stolik.games.cassino.move import TAKE, TRAIL, Move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.shown import captured
from stolik.games.cassino.state import CassinoState
from stolik.games.cassino.values import kinds_of, size_of
from stolik.games.option import RuleSet, Value
from stolik.games.registry import game_of
from stolik.games.violation import NotationError, RuleViolation
from stolik.text.rule_numbers import rule_behind
from tests.games.cassino.random_positions import PositionMaker
from tests.games.cassino.tables import position
from tests.support.option_sets import option_sets

MOST_MOVES = 400
"""Tables with more moves are left out: all of them are looked at."""


def ask(state: CassinoState, cards: str, place: str = "") -> Choice:
    assert state.seat is not None
    return choice(state, state.seat, cards.split(), (), place)


def acts(found: Choice) -> list[str]:
    return [offer.act for offer in found.offers if offer.refusal is None]


def primary(found: Choice) -> str:
    (act,) = [offer.act for offer in found.offers if offer.primary] or [""]
    return act


def why(found: Choice) -> dict[str, str]:
    return {offer.act: offer.refusal.code for offer in found.offers if offer.refusal is not None}


def tokens_of(state: CassinoState, move: Move) -> list[str]:
    """What is tapped on the table for a move."""
    names = combo_names(state.core)
    return [*(card_text(kind) for kind in by_value(move.loose)), *(names[index] for index in kinds_of(move.combos))]


def agrees(state: CassinoState, offer: Offer) -> None:
    """An offer is refused exactly where the engine refuses its act, for the same reason."""
    said: tuple[str, str, object] = ("", "", {})
    try:
        state.check(state.parse(offer.act))
    except RuleViolation as found:
        said = (found.code, rule_behind(state.rule_set, found), found.params)
    refusal = offer.refusal
    assert said == (("", "", {}) if refusal is None else (refusal.code, refusal.rule, refusal.params)), offer
    assert not (offer.primary and refusal)


def look(state: CassinoState, rng: Random) -> int:
    """Hold all that is offered in a position against all legal moves; how many these are."""
    legal = [move for move in islice(state.moves(), MOST_MOVES + 1) if isinstance(move, Move)]
    if len(legal) > MOST_MOVES or state.seat is None:
        return 0
    before = state.text()
    for card in state.view(state.seat).cards:
        _look_at_card(state, card, [move for move in legal if move.card == card])
    for move in rng.sample(legal, min(len(legal), 12)):
        _reach(state, move, legal, rng)
    assert state.text() == before
    return len(legal)


def _look_at_card(state: CassinoState, card: int, legal: list[Move]) -> None:
    """What is offered for a card alone."""
    found = ask(state, card_text(card))
    for offer in found.offers:
        agrees(state, offer)
    assert len({offer.act for offer in found.offers}) == len(found.offers)
    takes = [move for move in legal if move.verb == TAKE]
    most = max((size_of(captured(state.core, move)) for move in takes), default=0)
    largest = [move.text for move in takes if size_of(captured(state.core, move)) == most]
    assert primary(found) in largest if takes else not primary(found)
    made = {offer.act for offer in found.offers if offer.act.split()[0] in ("build", "call", "raise")}
    alone = {
        move.text
        for move in legal
        if move.verb not in (TAKE, TRAIL) and [other.value for other in legal].count(move.value) == 1
    }
    assert made <= alone
    assert len(made) == min(len(alone), 3)
    assert len(found.chips) <= 8
    assert len({chip.cards for chip in found.chips}) == len(found.chips)
    assert bool(found.chips) == bool(takes)
    for chip in found.chips:
        assert any(set(chip.cards) <= set(tokens_of(state, move)) for move in takes), chip
    assert set(found.lights) == {token for move in legal for token in tokens_of(state, move)}
    (trail,) = [offer for offer in found.offers if offer.act.startswith("trail")]
    assert trail.place == "table"
    assert (trail.refusal is None) == any(move.verb == TRAIL for move in legal)


def _reach(state: CassinoState, move: Move, legal: list[Move], rng: Random) -> None:
    """Tap what a move needs, in any order: each is lit before, and at the end the move is offered, with all others."""
    taps = tokens_of(state, move)
    rng.shuffle(taps)
    selected = [card_text(move.card)]
    for tap in taps:
        assert tap in ask(state, " ".join(selected)).lights
        selected.append(tap)
        assert ask(state, " ".join(selected)).offers
    rng.shuffle(selected)
    found = ask(state, " ".join(selected))
    assert move.text in acts(found)
    same = [each for each in legal if each.card == move.card and set(tokens_of(state, each)) == set(taps)]
    if taps:
        assert sorted(acts(found)) == sorted(each.text for each in same)
        assert primary(found) == (move.text if len(same) == 1 else "")
    for offer in found.offers:
        agrees(state, offer)
    more = {
        token
        for each in legal
        if each.card == move.card and set(taps) < set(tokens_of(state, each))
        for token in tokens_of(state, each)
    }
    assert set(found.lights) == more - set(taps)


def hold(rule_set: RuleSet, seed: int, number: int) -> int:
    """Look at so many random positions of these rules; how many moves they had."""
    rng = Random(seed)
    maker = PositionMaker(Rules(rule_set), rng, most_loose=6)
    seen = 0
    for _ in range(number):
        try:
            state = game_of(rule_set).position(maker.text())
        except NotationError:
            continue
        assert isinstance(state, CassinoState)
        seen += look(state, rng)
        _try_out(state, rng)
    return seen


def _try_out(state: CassinoState, rng: Random) -> None:
    """Whatever is selected, there is an offer, and the engine agrees with it."""
    assert state.seat is not None
    table = [card_text(kind) for kind in kinds_of(state.core.loose)] + combo_names(state.core)
    for _ in range(6):
        card = card_text(rng.choice(state.view(state.seat).cards))
        found = ask(state, " ".join([card, *rng.sample(table, rng.randint(0, min(3, len(table))))]))
        assert found.offers
        for offer in found.offers:
            agrees(state, offer)


RULES: dict[str, dict[str, Value]] = {
    "plain": {},
    "pairs": {"players": 4, "partnership": "2v2", "partner_build": True, "maker_duty": "while_owned"},
    "one group": {"capture_groups": "single", "build_as_summand": True, "trail_restriction": "any_capture"},
    "most": {"capture_groups": "maximal", "face_capture": "any", "merge_equal": "automatic"},
    "royal": {"royal": "jqk_ace14", "raise_with_table": True, "capture_groups": "equal_rank_forced"},
}


@pytest.mark.parametrize("options", RULES.values(), ids=RULES)
@pytest.mark.rule("Cassino-17")
def test_offers_hold_and_every_legal_move_is_within_a_few_taps(options: dict[str, Value]) -> None:
    assert hold(SCHEMA.rule_set("cassino", options), 3, 16) > 30


@settings(max_examples=12)
@given(option_sets(SCHEMA), st.integers(0, 10_000))
def test_offers_hold_under_random_rules(rule_set: RuleSet, seed: int) -> None:
    hold(rule_set, seed, 2)


# -- positions of the rules -------------------------------------------------------------------------------------------


@pytest.mark.rule("Cassino-21")
def test_a_card_alone_offers_its_largest_take_and_a_chip_for_each_group() -> None:
    state = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks")  # K-1
    found = ask(state, "7s")
    assert acts(found) == ["take 7s: 3d 4c 7h", "trail 7s"]
    assert primary(found) == "take 7s: 3d 4c 7h"
    assert [chip.cards for chip in found.chips] == [("7h",), ("3d", "4c")]
    assert found.lights == ("3d", "4c", "7h")
    one = ask(state, "7s 4c 3d")
    assert primary(one) == "take 7s: 3d 4c"
    assert [chip.chosen for chip in one.chips] == [False, True]
    assert one.lights == ("7h",)


@pytest.mark.rule("Cassino-46")
def test_what_a_selection_can_mean_in_several_ways_is_never_guessed() -> None:
    state = position("turn 0", "hand 0: 5s 5d 10h", "table 5c")  # K-4
    found = ask(state, "5s 5c")
    assert sorted(acts(found)) == ["build 10 5s: 5c", "call 5 5s: 5c", "take 5s: 5c"]
    assert not primary(found)


@pytest.mark.rule("Cassino-34", "Cassino-35")
def test_a_build_is_raised_by_a_card_put_onto_it_or_the_missing_card_is_named() -> None:
    state = position("turn 0", "hand 0: As 8d 9c", "table 2c", "build 1 8: 2s 6h")  # K-5
    assert primary(ask(state, "As B8")) == primary(ask(state, "As", "stack:B8")) == "raise 9 As: B8"
    without = position("turn 0", "hand 0: As 8d", "table 2c", "build 1 8: 2s 6h")
    assert why(ask(without, "As B8")) == {"raise 9 As: B8": "no_matching_card"}


@pytest.mark.rule("Cassino-31")
def test_a_selection_that_makes_nothing_says_the_nearest_reason() -> None:
    state = position("turn 0", "hand 0: 3s 8d", "table 4c 5h Kd 3d")
    assert why(ask(state, "3s 4c")) == {"build 7 3s: 4c": "no_matching_card"}
    assert why(ask(state, "8d Kd")) == {"take 8d: Kd": "face_in_sum"}
    assert why(ask(state, "8d 5h")) == {"take 8d: 5h": "not_the_sum"}  # the three of diamonds would make it one
    assert ask(state, "8d 5h").lights == ("3d",)


@pytest.mark.rule("Cassino-51")
def test_a_trail_that_a_duty_forbids_is_shown_with_the_reason() -> None:
    state = position("turn 0", "hand 0: 8s 2d", "table Kd", "build 0 8: 5s 3d fresh")
    assert why(ask(state, "2d")) == why(ask(state, "2d", "table")) == {"trail 2d": "no_trail_now"}
    assert primary(ask(state, "8s")) == "take 8s: B8"


@pytest.mark.rule("Cassino-49")
def test_a_card_put_onto_the_bare_felt_is_trailed() -> None:
    state = position("turn 0", "hand 0: 8s", "table 8c")
    (offer,) = ask(state, "8s", "table").offers
    assert (offer.act, offer.place, offer.primary) == ("trail 8s", "table", True)


@pytest.mark.rule("Cassino-25", "Cassino-48")
def test_a_combination_is_named_by_its_value_and_its_maker() -> None:
    state = position("turn 0", "hand 0: 8s 2d", "table Kd", "build 1 8: 5s 3d", "call 0 8: 6c 2h 8h")
    labels = [(chip.cards, chip.label.code, chip.label.params) for chip in ask(state, "8s").chips]
    assert labels == [
        (("B8",), "desk-chip-build", {"value": 8, "seat": 1}),
        (("C8",), "desk-chip-call", {"value": 8, "seat": 0}),
    ]
    label = ask(state, "8s").offers[0].label
    assert label.params == {"count": 5, "cards": "3d 5s · 2h 6c 8h"}


@pytest.mark.rule("Cassino-16")
def test_one_card_of_the_hand_is_played_and_only_by_the_player_in_turn() -> None:
    state = position("turn 0", "hand 0: 8s 2d", "hand 1: 8c 4h", "table Kd 8h")
    assert choice(state, 1, ("8c",), (), "") == Choice(())
    assert ask(state, "8h") == Choice(())
    assert mine(state, 0, "").choice == Choice(())
    assert mine(state, 1, "").choice is None
    for cards in ("8s 2d", "8s 4h", "8s B8", "8s fish"):
        with pytest.raises(NotationError):
            ask(state, cards)
    with pytest.raises(NotationError):
        ask(state, "8s", "stack:B8")
    with pytest.raises(NotationError):
        choice(state, 0, ("8s",), ("take 8s: 8h",), "")


@pytest.mark.rule("Cassino-79")
def test_the_player_in_turn_learns_what_the_partners_cards_allow() -> None:
    lines = ("turn 0", "hand 0: 8s 2d", "hand 2: 10c Kh", "table 8h")
    state = position(*lines, players=4, partnership="2v2", partner_build=True)
    note = mine(state, 0, "").note
    assert note is not None
    assert note.params == {"values": "10", "count": 1}
    assert "build 10 8s: 2c" not in acts(ask(state, "2d"))
    assert primary(ask(state, "2d 8h")) == "build 10 2d: 8h"
    assert mine(state, 2, "").note is None
    assert mine(position(*lines, players=4, partnership="2v2"), 0, "").note is None


def test_a_table_of_thirty_loose_cards_is_answered_at_once() -> None:
    rng = Random(1)
    cards = [kind for kind in range(52) if kind >> 2 not in (9, 10, 11)]  # all have values, which is the worst
    worst = 0.0
    for _ in range(3):
        rng.shuffle(cards)
        loose, hand = cards[:30], cards[30:34]
        lines = [f"hand 0: {' '.join(map(card_text, hand))}", f"table {' '.join(map(card_text, loose))}"]
        state = position("turn 0", *lines)
        for kind in hand:
            selected = [card_text(kind)]
            for _ in range(4):
                began = process_time()
                found = ask(state, " ".join(selected))
                worst = max(worst, process_time() - began)
                assert found.offers
                selected += [rng.choice(found.lights)] if found.lights else []
    assert worst < 0.05
