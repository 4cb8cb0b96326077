"""What `careful` does in the narrow canasta games where it is plain what should be done, and the reasons it gives."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.bots.canasta.careful.appraise import appraise
from stolik.bots.canasta.reasons import CanastaReason
from stolik.games.option import Value
from stolik.text.catalogue import LANGUAGES, catalogue
from tests.bots.canasta.turns import choice
from tests.bots.matches import mirrored, moves
from tests.support.positions import table

PLAY = "turn 0 play drew"


def at(*lines: str, **options: Value) -> str:
    return choice(table(*lines, **options), name="careful")


def said(*lines: str, **options: Value) -> set[str]:
    """The codes of all reasons, of whatever action."""
    found = appraise(table(*lines, **options).view(0))
    return {reason.code for appraisal in found for reason in appraisal.reasons}


FULL = "melds 0: KKKKKKK AAA"
OTHERS = ("hand 1: 4 4 5 6 9 9 9 10", "hand 3: 4 4 5 6 9 9 10 10")
MANY = "hand 2: 8 8 9 J J Q Q 8 9 J"
FOUR: dict[str, Value] = {"players": 4}
ASKING: dict[str, Value] = {"players": 4, "ask_partner": "go_out"}

CASES: list[tuple[str, tuple[str, ...], dict[str, Value]]] = [
    ("takes_cards pile_is_poor", ("pile 5 K", "hand 0: 9 8 4 6 J", "melds 0: KKK AAA"), {}),
    ("takes_to_canasta", ("pile 5 K", "hand 0: 9 8 4 6 J", "melds 0: KKKKKK AAA"), {}),
    ("takes_to_open", ("pile A A Q Q J 9 9 K", "hand 0: K K 2 Q J 9 4 5 6 7 8"), {}),
    ("costs_wild", ("pile 5 5 K", "hand 0: K 2 9 8 4 6 J", "melds 0: AAA"), {}),
    ("takes_to_go_out", ("pile 5 6 K 7", "hand 0: Q Q", "melds 0: KKKKKKK 777 QQQ"), {"players": 4, "preset": "book"}),
    ("opens", (PLAY, "pile 4", "hand 0: A A A 5 6 7 8 9 10 J"), FOUR),
    ("opening_is_dear", (PLAY, "pile 4", "scores 3000 0", "hand 0: 4 4 5 5 Jk Jk 2 2 2 8 9 J"), FOUR),
    ("canasta_natural", (PLAY, "pile 4", "hand 0: K 5 6 8 9", "melds 0: KKKKKK"), FOUR),
    ("canasta_mixed", (PLAY, "pile 4", "hand 0: K 5 6 8 9", "melds 0: KKKKK2"), FOUR),
    ("meld_grows safe_for", (PLAY, "pile 4", "hand 0: K 5 6 8 9 J", "melds 0: KKK"), FOUR),
    ("hand_gets_small", (PLAY, "pile 4", "hand 0: K 5 6", "melds 0: KKK"), FOUR),
    ("keeps_pairs", (PLAY, "pile 2 4 5 6 8", "hand 0: K K 5 6 8 9 J Q", "melds 0: KKK"), FOUR),
    ("keeps_hidden breaks_set", (PLAY, "pile 4", "hand 0: Q Q Q 5 6 8 9 J 10", "melds 0: KKK"), {}),
    ("keeps_wild spends_wild freezes", (PLAY, "pile 4", "hand 0: 2 5 6 8 9", "melds 0: KKK"), {}),
    ("may_end", (PLAY, "pile 4", "stock 5 6", "hand 0: K K 5 6 8 9", "hand 1: ...", "melds 0: KKK"), {}),
    ("goes_out", (PLAY, "pile 4", "hand 0: A 5", FULL, *OTHERS, "hand 2: 4"), FOUR),
    ("partner_holds out_costs", (PLAY, "pile 4", "hand 0: A 5", FULL, "hand 1: 4", "hand 3: 4", MANY), FOUR),
    ("out_wins_match", (PLAY, "pile 4", "hand 0: A 5", FULL, "scores 4900 0"), FOUR),
    ("out_loses_match", (PLAY, "pile 4", "hand 0: A 5", FULL, "melds 1: QQQQQQQ JJJJJJJ", "scores 0 4900"), FOUR),
    ("asks_partner", (PLAY, "pile 4", "hand 0: K A 5", FULL, *OTHERS, "hand 2: 8 8 9 J J Q"), ASKING),
    ("blocks fits_own_meld", (PLAY, "pile 4", "hand 0: 3 A 5 8 9", FULL), FOUR),
    (
        "safe_unseen",
        (PLAY, "pile 5 5 4", "hand 0: Q 8 9", "melds 0: QQQQ", "melds 1: QQQ"),
        {"pile_always_frozen": True},
    ),
    ("he_threw_it", (PLAY, "pile 9 4 5 6 7", "hand 0: 5 Q 8", "hand 1: 5 6", "melds 0: KKK"), FOUR),
    ("fits_meld breaks_pair", (PLAY, "pile 4 5", "hand 0: Q 8 9 9", "melds 1: QQQ"), {}),
    ("known_pair", (PLAY, "pile 4 5", "hand 0: Q 8 9 9", "hand 1: Qc Qd 4", "known 1: Qc Qd", "melds 1: KKK"), {}),
    ("may_take", (PLAY, "pile 4 5", "hand 0: Q 8 9 3", "hand 1: 4 4 4 5 5 6 6 7 7 J J J", "melds 1: KKK"), {}),
]


@pytest.mark.parametrize(("codes", "lines", "options"), CASES, ids=[codes for codes, _, _ in CASES])
def test_it_gives_its_reason(codes: str, lines: tuple[str, ...], options: dict[str, Value]) -> None:
    assert said(*lines, **options) >= {f"canasta_{code}" for code in codes.split()}


@pytest.mark.parametrize(("hand", "code", "says"), [("4 5 8", "cheap", "yes"), ("A A A Jk 2 2 Q Q", "dear", "no")])
def test_it_says_what_its_own_hand_would_cost(hand: str, code: str, says: str) -> None:
    state = table(PLAY, "pile 4", "hand 0: K A 5", FULL, f"hand 2: {hand}", **ASKING)
    state.apply(state.parse("ask"))
    best = appraise(state.view(2))[0]
    assert (best.action.text, best.reasons[0].code) == (says, f"canasta_hand_is_{code}")


def test_every_reason_has_a_position_that_provokes_it() -> None:
    seen = {f"canasta_{code}" for codes, _, _ in CASES for code in codes.split()}
    assert seen | {CanastaReason.HAND_IS_CHEAP, CanastaReason.HAND_IS_DEAR} == set(CanastaReason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    values = {"seat": "Ewa", "rank": "K"} | dict.fromkeys(
        ("number", "points", "cards", "percent", "needed", "wilds"), 5
    )
    texts = [catalogue(language).format(f"reason-{code}", **values) for code in CanastaReason]
    assert len(set(texts)) == len(texts)


def test_it_does_not_go_out_on_a_partner_with_a_large_hand_while_nobody_presses() -> None:
    # what the partner is left with costs far more than what the opponents, who hold one card each, lose
    lines = (PLAY, "pile 4", "hand 0: A 5", FULL)
    assert at(*lines, "hand 1: 4", "hand 3: 4", MANY, players=4) == "discard 5"
    assert at(*lines, *OTHERS, "hand 2: 4", players=4) == "add A"


def test_in_the_last_deal_it_goes_out_exactly_when_that_wins_the_match() -> None:
    last: dict[str, Value] = {"players": 4, "match_end": "deals", "deals": 4}
    lines = ("deal 4 dealer 3", PLAY, "pile 4", "hand 0: A 5", FULL, *OTHERS, "hand 2: 4")
    assert at(*lines, **last) == "add A"
    assert at(*lines, "scores 0 2000", **last) == "discard 5"


def test_a_wild_card_does_not_spoil_a_natural_canasta() -> None:
    # 4 nines lie, 3 are in the hand: natural cards alone make seven
    lines = (PLAY, "pile 4", "hand 0: 9 9 9 2 2 4 5 6 7 8 10 J", "melds 0: 9999 KKK")
    assert at(*lines, players=4) == "add 9"


def test_it_does_not_give_a_pile_away() -> None:
    # the queen lies in a meld of the next player, who would take eight cards with it
    lines = (PLAY, "pile 4 5 6 8 10 J 4 5", "hand 0: Q 9 9 K", "melds 0: KKK", "melds 1: QQQ")
    ends = [each.action.text for each in appraise(table(*lines, "hand 1: 4 4", players=4).view(0))]
    assert [text for text in ends if text.startswith("discard")][-1] == "discard Q"


def test_appraisals_go_from_the_best_to_the_worst_each_action_once() -> None:
    rules = table("hand 0: 4", players=4).rule_set
    for _, view, action in moves(rules, ["careful"], 3, 300):
        found = appraise(view)
        assert found[0].action == action
        assert all(first.points >= second.points for first, second in pairwise(found))
        assert len({each.action for each in found}) == len(found)
        assert not {each.action for each in found} & set(view.losing)


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["classic", "hoyle"])
def test_it_is_stronger_than_greedy_among_partners(preset: str) -> None:
    assert mirrored("careful", "greedy", 4, 200, preset).records[0].margin > 0
