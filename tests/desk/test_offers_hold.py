"""Whatever is offered holds: the engine accepts what is possible, and refuses what is not for the reason given."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.desk.canasta.texts import named_cards
from stolik.desk.offer import Choice, Offer
from stolik.desk.registry import choice, mine
from stolik.games.canasta.core import TAKE
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.state import CanastaState
from stolik.games.game import Need
from stolik.games.option import RuleSet
from stolik.games.registry import game_of, parse_rule_set
from stolik.games.violation import NotationError
from stolik.text.rule_numbers import rule_behind
from tests.desk.asking import ask, engine_loses, engine_says, hand_of, own, some_cards, value_of
from tests.support.option_sets import option_sets
from tests.support.positions import canasta
from tests.support.random_play import LIVELY, choose

PLACES = ["", "", "", "stock", "pile", "lane", "meld:7", "meld:K", "meld:A", "meld:3", "meld:5"]
WIDE_PLACES = [*PLACES, "meld:7/2", "meld:2", "meld:5h-7h", "meld:9s-Js"]
LATE = {"lay": 0.2, "take": 1.0}
"""What is likely while an opening is owed: it does not come at once."""
SHORT = "opening_play_short"


def check_all(state: CanastaState, found: Choice, place: str = "") -> None:
    """Hold every offer against the engine."""
    assert sum(offer.primary for offer in found.offers) <= 1
    keys = [(offer.act, offer.label.code) for offer in found.offers]
    assert len(keys) == len(set(keys))
    for offer in found.offers:
        assert not offer.primary or (offer.refusal is None and not offer.loses)
        if place:
            assert offer.place == place
        if not offer.stage:
            check_one(state, offer)
    assert not place or len(found.offers) <= 1 or state.core.rules.wide


def check_one(state: CanastaState, offer: Offer) -> None:
    """An offer to do something at once."""
    whole = offer.label.code.startswith("desk-open")
    said = engine_says(state, offer.act, as_play=whole)
    if offer.refusal is None:
        assert said is None
        assert offer.loses == engine_loses(state, offer.act)
        return
    assert said is not None, offer
    assert not offer.loses
    if whole and state.core.phase == TAKE and not offer.act.startswith("take"):
        beforehand(state, offer)
    else:
        rule = rule_behind(state.rule_set, said)
        assert (said.code, rule, said.params) == (offer.refusal.code, offer.refusal.rule, offer.refusal.params)


def beforehand(state: CanastaState, offer: Offer) -> None:
    """An opening before cards are taken: what it makes is counted, but it must wait."""
    assert offer.refusal is not None
    if offer.refusal.code == SHORT:
        needs = state.view(-1).minimum[state.core.side]
        assert offer.refusal.params == {"needs": needs, "made": value_of(named_cards(offer.act))}
        assert value_of(named_cards(offer.act)) < needs


def check_stage(state: CanastaState, found: Choice, staged: list[str]) -> list[str]:
    """Hold the staged steps and what can join them against each other; the steps with one more, if there is one."""
    assert [step.act for step in found.staged] == staged
    standing = [step for step in found.staged if step.refusal is None]
    cards = Counter(card for step in standing for card in step.cards)
    assert cards <= Counter(hand_of(state))
    for step in standing:
        top = value_of([state.core.pile[-1]]) if step.act.startswith("take") else 0
        assert step.points == value_of(named_cards(step.act)) + top
    if found.opening is not None:
        core = state.core
        made = core.minimum[core.side] - core.owed + sum(step.points for step in standing)
        assert found.opening.needs == core.minimum[core.side]
        assert found.opening.made >= made
    for offer in found.offers:
        if offer.stage and offer.refusal is None:
            after = ask(state, "", [*staged, offer.act])
            assert after.staged[-1].refusal is None
            assert after.staged[-1].points == offer.points
    return [offer.act for offer in found.offers if offer.stage]


def same_cards(state: CanastaState, found: Choice, cards: list[str], staged: list[str], place: str) -> None:
    """What is possible at a place moves just the cards that were brought there, with those that are ready."""
    for offer in found.offers:
        if not cards or offer.refusal is not None:
            continue
        ready = [card for step in found.staged if step.refusal is None for card in step.cards]
        whole = offer.label.code.startswith(("desk-open", "desk-lay")) and not offer.stage and found.opening is not None
        named = Counter(named_cards(offer.act))
        meant = Counter(named_cards("x " + " ".join(cards + (ready if whole else []))))
        assert named == meant, (offer, cards, staged, place)


def hold(rule_set: RuleSet, seed: int, steps: int, every: int = 3) -> Counter[str]:
    """Play at random, and hold what is offered at every few steps; how often which label was seen."""
    rng = Random(seed)
    state = canasta(game_of(rule_set).deal(seed))
    seen: Counter[str] = Counter()
    for at in range(steps):
        if state.need is not Need.SEAT:
            break
        assert state.seat is not None
        if at % every == 0:
            seen += look(state, rng)
        state.apply(choose(state, rng, LATE if state.core.owed > 0 else LIVELY))
    return seen


def look(state: CanastaState, rng: Random) -> Counter[str]:
    """Hold what is offered in one state: without cards, and with some selections and steps."""
    assert state.seat is not None
    before = state.text()
    found = own(state)
    check_all(state, found)
    panel = mine(state, state.seat, "").ways
    for way in panel.ways if panel is not None else ():
        check_one(state, way)
    others = [seat for seat in range(state.core.rules.players) if seat != state.seat]
    assert choice(state, others[0], hand_of(state)[:1], (), "").offers == ()
    seen = Counter(offer.label.code for offer in found.offers)
    staged: list[str] = []
    for _ in range(4):
        cards = some_cards(state, rng, [card for step in ask(state, "", staged).staged for card in step.cards])
        place = rng.choice(WIDE_PLACES if state.core.rules.wide else PLACES)
        if Counter(cards) - Counter(hand_of(state)):
            with pytest.raises(NotationError):
                ask(state, " ".join(cards), staged, place)
            cards = [card for card in hand_of(state) if card in cards]
        found = ask(state, " ".join(cards), staged, place)
        check_all(state, found, place)
        if place:
            same_cards(state, found, cards, staged, place)
        more = check_stage(state, found, staged)
        seen.update(offer.label.code for offer in found.offers)
        if more and rng.random() < 0.7:
            staged.append(rng.choice(more))
        elif rng.random() < 0.1:
            staged.append(rng.choice(["draw", "discard 4c", "lay 7c7d7h", "add 2c to K", "take onto 7"]))
    assert state.text() == before
    return seen


RULES = {
    "two": "kurnik@1",
    "pairs": "kurnik@1 players=4",
    "dear": "kurnik@1 opening_table=0:120 restricted_pair=held",
    "asking": "kurnik@1 players=4 ask_partner=go_out concealed_minimum=waived illegal_out=forbid opening_table=0:90",
    "binding": "kurnik@1 players=4 ask_partner=lay_out last_red3=meld_no_discard opening_table=0:90",
    "one": "kurnik@1 draw_count=1 end_of_stock=continue_forced concealed_minimum=waived_if_stock_draw",
}
WIDE = {
    **{preset.id: preset.id for preset in SCHEMA.presets if preset.stated("packs", preset.players[0]) == 3},
    "loose": "combo@1 opening_table=0:60 take_with_wild=on black3_before_opening=free",
    "out": "samba@1 need_samba_to_go_out=on take_top_only_to_go_out=on wild_melds=on take_onto_finished_canasta=on",
}
EXPECTED = {"desk-draw", "desk-discard", "desk-ready-lay", "desk-lay", "desk-add", "desk-open", "desk-open-short"}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_offers_hold_in_random_matches(rules: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        seen += hold(parse_rule_set(rules), seed, 300)
    assert set(seen) >= EXPECTED


@pytest.mark.parametrize("rules", WIDE.values(), ids=WIDE)
def test_offers_hold_where_a_card_fits_in_several_ways(rules: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        seen += hold(parse_rule_set(rules), seed, 240)
    assert set(seen) >= EXPECTED - {"desk-open-short"}


@settings(max_examples=25)
@given(option_sets(SCHEMA), st.integers(0, 10_000))
def test_offers_hold_under_random_rules(rule_set: RuleSet, seed: int) -> None:
    hold(rule_set, seed, 200)
