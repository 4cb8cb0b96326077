"""What the table of Choina offers: always what the engine would say, and named for what it is."""

from __future__ import annotations

from random import Random

import pytest

from stolik.desk.offer import Choice, Offer
from stolik.desk.registry import choice, mine, picture
from stolik.games.choina.core import PLAY
from stolik.games.choina.state import ChoinaState
from stolik.games.game import Need
from stolik.games.registry import game_of, parse_rule_set
from stolik.games.violation import NotationError, RuleViolation

RULES = ("choina@1", "may-i@1 players=3", "choina@1 players=5 refusal=veto uncovered_card=everyone seq_min=3")

DRAWN = """choina@1
deal 2 dealer 3
turn 0 play drew
pile 9c 2d Kh 5s
hand 0: 7c 7d 7h 4h 5h 6h Kc Ad 2c 8c
hand 3: 9h 9s
melds 1: 8h8d8s
melds 2: 2d-5d 999"""


def table(text: str) -> ChoinaState:
    """A position."""
    state = game_of(parse_rule_set(text.partition("\n")[0])).position(text)
    assert isinstance(state, ChoinaState)
    return state


def ask(state: ChoinaState, cards: str, *staged: str, place: str = "") -> Choice:
    assert state.seat is not None
    return choice(state, state.seat, cards.split(), staged, place)


def acts(found: Choice) -> list[str]:
    """The possible acts of a choice, those that are only put ready with a plus in front."""
    return [("+" if offer.stage else "") + offer.act for offer in found.offers if offer.refusal is None]


def primary(found: Choice) -> str:
    (act,) = [offer.act for offer in found.offers if offer.primary] or [""]
    return act


def agrees(state: ChoinaState, offer: Offer) -> None:
    """An offer is refused exactly where the engine refuses its act, for the same reason."""
    said: tuple[str, object] = ("", {})
    try:
        state.check(state.parse(offer.act))
    except RuleViolation as found:
        said = (found.code, found.params)
    assert said == (("", {}) if offer.refusal is None else (offer.refusal.code, offer.refusal.params))


@pytest.mark.parametrize("rules", RULES)
def test_offers_are_what_the_engine_says_and_everybody_who_is_asked_has_two_answers(rules: str) -> None:
    rng = Random(4)
    state = game_of(parse_rule_set(rules)).deal(8)
    assert isinstance(state, ChoinaState)
    seats = state.rule_set.number("players")
    for _ in range(160):
        if state.need is not Need.SEAT or state.seat is None:
            break
        poll = picture(state.view(-1), None).poll
        parts = [mine(state, seat, "") for seat in range(seats)]
        assert [part.seat for part in parts if part.asked] == sorted(poll.seats if poll else ())
        assert all(len(part.asked.offers) == 2 for part in parts if part.asked)
        if state.core.phase == PLAY:
            hand = list(parts[state.seat].hand)
            for count in (1, 3):
                found = choice(state, state.seat, rng.sample(hand, min(count, len(hand))), (), "")
                assert sum(offer.primary for offer in found.offers) <= 1
                for offer in found.offers:
                    if not offer.stage:
                        agrees(state, offer)
        else:
            for offer in (parts[state.seat].choice or Choice(())).offers:
                agrees(state, offer)
        legal = state.legal()
        lays = [action for action in legal if action.text.split()[0] in ("lay", "run", "add")]
        state.apply(rng.choice(lays or legal))


@pytest.mark.rule("Choina-25", "Choina-28")
def test_cards_are_offered_as_what_they_make() -> None:
    state = table(DRAWN)
    assert acts(ask(state, "7c 7d 7h")) == ["lay 7c7d7h", "+lay 7c7d7h"]
    assert acts(ask(state, "6h 4h 7h 5h")) == ["run 4h-7h", "+run 4h-7h"]
    assert primary(ask(state, "7c 7d 7h")) == "lay 7c7d7h"


@pytest.mark.rule("Choina-45", "Choina-50")
def test_a_card_is_offered_to_every_meld_that_takes_it_and_an_ace_to_the_end_it_fits() -> None:
    state = table(DRAWN)
    assert acts(ask(state, "8c")) == ["discard 8c", "add 8c to 1:8"]
    assert acts(ask(state, "Ad")) == ["discard Ad", "add Ad to 2:d low"]
    assert acts(ask(state, "8c", place="meld:1:8")) == ["add 8c to 1:8"]


@pytest.mark.rule("Choina-29", "Choina-50")
def test_an_ace_that_fits_both_ends_is_offered_twice() -> None:
    state = table(DRAWN.replace("melds 2: 2d-5d 999", "melds 2: 2d-Kd").replace("pile 9c 2d", "pile 9c"))
    assert acts(ask(state, "Ad")) == ["discard Ad", "add Ad to 2:d high", "add Ad to 2:d low"]
    assert {offer.label.params.get("end") for offer in ask(state, "Ad").offers} == {None, "low", "high"}


@pytest.mark.rule("Choina-38")
def test_several_melds_are_laid_in_one_go() -> None:
    state = table(DRAWN.replace("Kc Ad", "Kc 7s"))
    both = ask(state, "7c 7d 7s 4h 5h 6h 7h")
    assert primary(both) == "lay 7c7d7s; run 4h-7h"
    staged = ask(state, "4h 5h 6h 7h", "lay 7c7d7s")
    assert primary(staged) == "run 4h-7h"
    ready = ask(state, "", "lay 7c7d7s", "run 4h-7h")
    assert primary(ready) == "lay 7c7d7s; run 4h-7h"
    assert primary(ask(state, "Kc", "lay 7c7d7s", "run 4h-7h")) == "lay 7c7d7s; run 4h-7h; discard Kc"


@pytest.mark.rule("Choina-28")
def test_what_is_no_meld_is_refused_for_the_reason_of_the_rules() -> None:
    (only,) = ask(table(DRAWN), "4h 5h 6h").offers
    assert only.refusal is not None
    assert (only.refusal.code, only.refusal.rule) == ("sequence_too_short", "28")


@pytest.mark.rule("Choina-19", "Choina-93")
def test_the_player_in_turn_may_take_draw_or_buy_so_many_as_the_rules_let_him() -> None:
    state = table(DRAWN.replace("turn 0 play drew", "turn 0 draw"))
    own = mine(state, 0, "").choice
    assert own is not None
    assert [offer.act for offer in own.offers] == ["buy 2", "buy 3", "buy 4", "take", "draw"]
    assert [offer.place for offer in own.offers] == ["pile:2", "pile:3", "pile:4", "pile", "stock"]
    assert all(offer.refusal is None for offer in own.offers)


LAST_CARD = """choina@1
deal 1 dealer 3
turn 0 play drew
pile 9c
hand 0: 2c
hand 1: As 5d
hand 2: Kh
hand 3: 9d 9h
melds 0: 777 888"""

CLAIM = """{rules}
deal 3 dealer 3
turn 0 claim seat=1
pile Kc 2d 7h
hand 0: As Qs 9d 5h 2c
hand 1: 10s 10d 3c 4d
hand 2: 3d 7h Qc 6s
hand 3: Kd Qh"""


@pytest.mark.rule("Choina-57")
@pytest.mark.parametrize(
    ("rules", "in_turn", "later"),
    [
        ("choina@1", ("must_buy", "yes"), ("must_buy", "no")),
        ("may-i@1", ("must_take", "yes"), ("must_take", "no")),
        ("choina@1 refusal=veto", ("veto", "yes"), ("veto", "no")),
    ],
)
def test_who_is_asked_for_consent_is_told_what_a_refusal_would_cost(
    rules: str, in_turn: tuple[str, str], later: tuple[str, str]
) -> None:
    state = table(CLAIM.format(rules=rules))
    state.apply(state.parse("pass"))
    state.apply(state.parse("ask"))
    for seat, told in ((0, in_turn), (1, later)):
        found = mine(state, seat, "").asked
        assert found is not None
        assert (found.asker, [offer.act for offer in found.offers]) == (2, ["allow", "refuse"])
        note = found.offers[1].note
        assert note is not None
        assert (note.params["refusal"], note.params["turn"]) == told


@pytest.mark.rule("Choina-89")
def test_what_is_seen_of_a_claim_depends_on_no_hand() -> None:
    state = table(CLAIM.format(rules="choina@1"))
    other = table(CLAIM.format(rules="choina@1").replace("10s 10d 3c 4d", "7c 7d 7s 4d"))
    assert picture(state.view(-1), None) == picture(other.view(-1), None)
    assert mine(state, 1, "").asked == mine(other, 1, "").asked


@pytest.mark.rule("Choina-21", "Choina-34")
def test_all_cards_of_the_pile_and_the_contract_of_everybody_are_seen() -> None:
    seen = picture(table(DRAWN).view(-1), None)
    assert seen.pile.cards == ("9c", "2d", "Kh", "5s")
    assert seen.pile.spread
    assert [[slot.code for slot in lane.slots] for lane in seen.lanes] == [
        ["desk-slot-set", "desk-slot-run"],
        ["desk-slot-run"],
        [],
        ["desk-slot-set", "desk-slot-run"],
    ]
    assert [lane.seats for lane in seen.lanes] == [(0,), (1,), (2,), (3,)]


@pytest.mark.rule("Choina-83", "Choina-82")
def test_a_sheet_has_the_bonus_and_the_minus_points_in_lines_of_their_own() -> None:
    state = table(LAST_CARD)
    state.apply(state.parse("discard 2c"))
    (sheet,) = picture(state.view(-1), None).sheets
    lines = {line.name.code: [None if cell is None else cell.points for cell in line.cells] for line in sheet.lines}
    assert lines == {"score-going_out": [20, None, None, None], "score-hand_cards": [None, -20, -10, -18]}
    assert sheet.points == (20, -20, -10, -18)


@pytest.mark.parametrize("cards", ["Qs", "7c 7c", "7c " * 100])
def test_nothing_is_thought_of_for_cards_that_are_not_in_the_hand(cards: str) -> None:
    with pytest.raises(NotationError, match="no_card"):
        ask(table(DRAWN), cards)
