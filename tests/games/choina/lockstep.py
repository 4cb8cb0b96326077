"""The engine and the slow reference side by side: steps and what they lead to, verdicts of the solver, counts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from stolik.cards import card_text
from stolik.games.choina.contracts import choices
from stolik.games.choina.core import UNCOVERED
from stolik.games.choina.finish import can_finish
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.rules import Rules
from stolik.games.choina.state import ChoinaGame, ChoinaState
from stolik.games.choina.steps import NUMBER_OF, STEPS
from stolik.games.game import Need
from stolik.games.violation import NotationError
from tests.games.choina.random_positions import PositionMaker
from tests.games.choina.reference_adapter import outcome_of, reference_outcome, reference_state
from tests.games.choina.tables import choina
from tests.reference.choina import choina as reference
from tests.reference.choina import turn
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Value

CAUTIOUS = {"ask": 0.15, "refuse": 0.3, "buy": 0.3, "lay": 8, "run": 8, "add": 6, "discard": 0.5, "take": 1.5}
"""How likely steps are chosen: melds reach the table, and hands do not grow beyond what the reference can search."""
GREEDY = CAUTIOUS | {"ask": 2, "refuse": 1, "buy": 2}
"""The same with many purchases."""


@st.composite
def rule_sets(draw: st.DrawFn, rare: tuple[dict[str, Value], ...]) -> RuleSet:
    """A game for three, four or five, as it is or with any options; some of them from a list."""
    preset = draw(st.sampled_from([preset.id for preset in SCHEMA.presets]))
    most = draw(st.sampled_from((0, 3, 8, 16)))
    held = draw(st.sampled_from(rare)) if most else {}
    return draw(option_sets(SCHEMA, preset=preset, fixed=held, most=most))


SOLVED = (
    "seq_min",
    "contract_laydown",
    "layoff_requires_contract",
    "layoff_same_turn",
    "contract_exact_size",
    "distinct_set_ranks",
    "distinct_seq_suits",
    "last_deal_discard",
    "last_deal_all_at_once",
    "out_without_discard",
    "discard_just_taken",
)
"""The options on which it depends how a turn may end."""


@st.composite
def solved_rule_sets(draw: st.DrawFn) -> RuleSet:
    """A game in which each of these options has any of its values, so that all of them meet."""
    changes = {name: draw(st.sampled_from(SCHEMA.option(name).values)) for name in SOLVED}
    preset = draw(st.sampled_from([preset.id for preset in SCHEMA.presets]))
    return SCHEMA.rule_set(preset, {**changes, "players": draw(st.sampled_from((3, 4)))})


def same(engine: set[str], expected: set[str], where: str) -> None:
    """Both have the same steps."""
    assert engine == expected, f"{where}\nengine only: {engine - expected}, reference only: {expected - engine}"


def follow(state: ChoinaState, rng: Random, steps: int, weights: dict[str, float], most_cards: int = 18) -> int:
    """Play the same random steps in both and compare everything on the way; how many there were.

    It ends with the deal, or with a hand of more cards than `most_cards`.
    """
    core = state.core
    twin = reference_state(state)
    played: list[str] = []
    while len(played) < steps and max(core.size) <= most_cards:
        where = f"after {played} in\n{state.text()}"
        deals = len(core.sheets)
        if state.need is Need.DECK:
            order = rng.sample(state.deck(), len(state.deck()))
            state.supply(order)
            twin = reference.supplied(twin, [card_text(kind) for kind in order])
            played.append("(shuffle)")
        else:
            outcomes = reference.outcomes(twin)
            legal = state.legal()
            same({action.text for action in legal}, set(outcomes), where)
            action = rng.choices(legal, [weights.get(action.text.split()[0], 1) for action in legal])[0]
            state.apply(action)
            twin = outcomes[action.text]
            played.append(action.text)
        found, expected = outcome_of(state, deals + 1), reference_outcome(twin)
        differ = {name: (found.get(name), expected.get(name)) for name in found | expected}
        differ = {name: both for name, both in differ.items() if both[0] != both[1]}
        assert not differ, f"{played[-1]}: {where}\nengine, reference: {differ}"
        if twin.phase == "over":
            break
    return len(played)


def begun_deal(rule_set: RuleSet, rng: Random) -> ChoinaState:
    """Any deal of a match, an extra one among them, just dealt."""
    game, players, deals = ChoinaGame(rule_set), int(rule_set["players"]), int(rule_set["deals"])
    number = rng.randint(1, deals + 3 * (rule_set["tie"] == "extra_deal"))
    if number == 1:
        state = game.start()
        state.supply(rng.sample(state.deck(), players))
    else:
        scores = "0 " * players
        text = f"deal {number - 1} dealer {rng.randrange(players)}\nscores {scores}\nturn deck\n"
        state = game.position(f"{rule_set.text}\n{text}")
    state.supply(rng.sample(state.deck(), len(state.deck())))
    return choina(state)


def follow_a_deal(rule_set: RuleSet, seed: int, steps: int) -> int:
    """A whole deal, or its first steps."""
    rng = Random(seed)
    return follow(begun_deal(rule_set, rng), rng, steps, rng.choice((CAUTIOUS, GREEDY)))


class TurnMaker(PositionMaker):
    """Writes positions in which somebody is to lay and discard, every other one at least in the last deal."""

    def text(self) -> str:
        last = f"\ndeal {self.rules.deals} "
        while last not in (text := super().text()) and self.rng.random() < 0.5:
            pass
        return text

    def _turn(self, turn: int, melds: list[tuple[str, str]]) -> tuple[str, list[str]]:
        begun = [name for name, _ in melds if self.rng.random() < 0.5]
        words = [self.rng.choice(("drew", "took"))]
        if begun and len(set(begun)) == len(begun):
            words.append("begun=" + ",".join(begun))
        elif self.rng.random() < 0.2:
            words.append("off")
        return f"turn {turn} play {' '.join(words)}", []

    def _hand(self) -> list[int]:
        """Cards of two or three ranks and of one stretch of a suit, so that sets and sequences compete for them."""
        rng = self.rng
        ranks, suit, low = rng.sample(range(13), rng.randint(2, 3)), rng.randrange(4), rng.randrange(13)
        line = range(low, low + rng.randint(4, 7))
        near = [kind for kind in self.left if kind >> 2 in ranks or (kind & 3 == suit and kind >> 2 in line)]
        size = rng.randint(2, self.most_cards)
        hand = [self._take(kind) for kind in rng.sample(near, min(size, len(near)))]
        return hand or [self._any(), self._any()]


def made_position(maker: PositionMaker) -> ChoinaState | None:
    """A position written at random, or None where it could not be."""
    try:
        state = choina(ChoinaGame(maker.rules.rule_set).position(maker.text()))
    except NotationError:
        return None
    # who has just bought is never the next in turn
    return None if state.core.top_state == UNCOVERED and state.core.last_buyer == state.core.turn else state


def most_cards(rule_set: RuleSet, wanted: int) -> int:
    """As many cards in a made hand, or fewer where five players share the packs."""
    return min(wanted, 7) if rule_set["players"] == 5 else wanted


def follow_made_positions(rule_set: RuleSet, seed: int, number: int = 12) -> int:
    """Some steps from positions made by hand; how many steps there were."""
    rng = Random(seed)
    maker = PositionMaker(Rules(rule_set), rng, most_cards(rule_set, 12))
    made = [made_position(maker) for _ in range(number)]
    return sum(follow(state, rng, 12, rng.choice((CAUTIOUS, GREEDY))) for state in made if state is not None)


def compare_verdicts(rule_set: RuleSet, seed: int, number: int) -> int:
    """`can_finish` against an exhaustive search after lays and additions that the turn may not survive; how often."""
    rng = Random(seed)
    maker = TurnMaker(Rules(rule_set), rng, most_cards(rule_set, 11))
    compared = 0
    for _ in range(number):
        state = made_position(maker)
        if state is None:
            continue
        twin = reference_state(state)
        while moves := turn.moves(twin):
            after = {move.text: turn.after_move(twin, move) for move in moves}
            after = {text: state for text, state in after.items() if state.hand.total()}
            for text, reached in after.items():
                trial = state.copy()
                trial.step(NUMBER_OF[text])
                assert can_finish(trial.core) == turn.can_end_well(reached), f"{text} in\n{state.text()}"
            compared += len(after)
            if not after:
                break
            text = rng.choice(sorted(after))
            twin = after[text]
            state.step(NUMBER_OF[text])
    return compared


def sequences(state: ChoinaState, depth: int) -> int:
    """Sequences of so many legal steps; one that ends the deal or comes to a shuffle earlier counts once."""
    if depth == 0 or state.need is not Need.SEAT:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.step(action.id)
        total += sequences(after, depth - 1)
    return total


def compare_laydowns(rule_set: RuleSet, seed: int, number: int) -> int:
    """The choices of contract melds that the engine lists against those found by trying; how many there were."""
    rng = Random(seed)
    maker = TurnMaker(Rules(rule_set), rng, most_cards(rule_set, 10))
    compared = 0
    for _ in range(number):
        state = made_position(maker)
        if state is None:
            continue
        found = [tuple(sorted(STEPS[step].text for step in chosen)) for chosen in choices(state.core)]
        assert len(found) == len(set(found)), state.text()
        same(set(map(str, found)), set(map(str, turn.laydowns(reference_state(state)))), state.text())
        compared += len(found)
    return compared


def position(text: str) -> ChoinaState:
    """A position of a list, where lines may be indented."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return choina(ChoinaGame(SCHEMA.parse(lines[0])).position("\n".join(lines) + "\n"))
