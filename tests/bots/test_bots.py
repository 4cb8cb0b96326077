"""What every bot must keep to, whatever the rules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from stolik.bots import BOT_NAMES, Bot, BotError, BotFault, bot, registry
from stolik.bots.chance import below, mixed
from stolik.decks import shuffled
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.view import CanastaView
from stolik.games.option import RuleSet
from stolik.games.registry import game_of
from stolik.lab.match import play_match
from tests.bots.matches import moves
from tests.support.option_sets import option_sets
from tests.support.positions import table

KURNIK = {players: stolik.game("kurnik", players=players).rule_set for players in (2, 4)}
PRESETS = [preset.id for preset in SCHEMA.presets]
TABLES = [stolik.game(preset.id, players=players) for preset in SCHEMA.presets for players in preset.players]

each_bot = pytest.mark.parametrize("name", BOT_NAMES)
each_preset = pytest.mark.parametrize("preset", PRESETS)
each_rules = pytest.mark.parametrize(
    "rule_set",
    [*KURNIK.values(), *(stolik.game(preset).rule_set for preset in ("samba", "combo", "combo-basic"))],
    ids=str,
)


def test_the_bots_have_names() -> None:
    assert {"random", "plain", "greedy", "careful", "searcher"} <= set(BOT_NAMES)
    assert [bot(name).name for name in BOT_NAMES] == list(BOT_NAMES)


@pytest.mark.parametrize(("given_name", "nearest"), [("gready", "greedy"), ("PLAIN", "plain"), ("xyz", "")])
def test_an_unknown_bot_is_refused_with_what_is_allowed(given_name: str, nearest: str) -> None:
    with pytest.raises(BotError) as caught:
        bot(given_name)
    assert caught.value.code is BotFault.UNKNOWN_BOT
    assert caught.value.params == {
        "bot": given_name,
        "allowed": ", ".join(BOT_NAMES),
        "nearest": nearest,
        "has_nearest": int(bool(nearest)),
    }
    assert given_name in str(caught.value)


def test_the_name_of_an_unknown_bot_is_told_in_one_line() -> None:
    with pytest.raises(BotError) as caught:
        bot("a\nb\x1b[1m" + "c" * 500)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


@each_bot
@each_rules
def test_a_choice_is_a_function_of_rules_view_and_seed(name: str, rule_set: RuleSet) -> None:
    for state, view, action in moves(rule_set, [name], 3, 300):
        again = game_of(stolik.parse_rule_set(state.rule_set.text)).position(state.text())
        assert isinstance(again, CanastaState)
        seed = 12345
        choice = bot(name).choose(view, seed)
        assert bot(name).choose(view, seed) is choice
        assert action in view.legal
        assert bot(name).choose(again.view(view.seat), seed).text == choice.text


@each_bot
@each_rules
def test_a_choice_does_not_hang_on_what_the_view_hides(name: str, rule_set: RuleSet) -> None:
    for number, (_, view, _) in enumerate(moves(rule_set, [name], 4, 400)):
        if number % 7 == 0:
            other = another_world(view, number).view(view.seat)
            assert bot(name).choose(other, number).text == bot(name).choose(view, number).text


def another_world(view: CanastaView, number: int) -> CanastaState:
    """Other hands and another stock that agree with the view."""
    hidden = shuffled(view.unseen(), 99, number)
    # a red three cannot be in a hand
    hidden.sort(key=lambda kind: kind in (5, 6))
    hands = {}
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            known = view.known_cards(seat)
            hands[seat] = known + hidden[: size - len(known)]
            del hidden[: size - len(known)]
    return view.world(hands, hidden)


@pytest.mark.rule("A56")
@each_bot
@each_preset
@given(data=st.data())
@settings(max_examples=12)
def test_every_bot_plays_by_every_rule_set_and_never_loses_by_going_out(
    name: str, preset: str, data: st.DataObject
) -> None:
    rule_set = data.draw(option_sets(SCHEMA, preset=preset))
    seed = data.draw(st.integers(0, 1 << 32))
    others = [data.draw(st.sampled_from(BOT_NAMES)) for _ in range(2)]
    check_moves(rule_set, [name, *others], seed, 500)


@pytest.mark.soak
@pytest.mark.rule("A56")
@each_bot
@each_preset
@given(data=st.data())
@settings(max_examples=150)
def test_every_bot_plays_on_and_on_by_every_rule_set(name: str, preset: str, data: st.DataObject) -> None:
    rule_set = data.draw(option_sets(SCHEMA, preset=preset))
    others = [data.draw(st.sampled_from(BOT_NAMES)) for _ in range(2)]
    check_moves(rule_set, [name, *others], data.draw(st.integers(0, 1 << 32)), 20_000)


@each_bot
def test_every_bot_plays_whole_matches_of_every_preset(name: str) -> None:
    for game in TABLES:
        sitting = [bot(name), bot("greedy"), bot("plain"), bot("random")][: game.rule_set.number("players")]
        outcome = play_match(game, sitting, 2)
        assert outcome.winners
        assert outcome.loser == -1


def check_moves(rule_set: RuleSet, bots: list[str], seed: int, most: int) -> None:
    """Every choice is legal and loses nothing."""
    for state, view, action in moves(rule_set, bots, seed, most):
        assert action in view.legal, state.text()
        assert action not in view.losing, state.text()


@pytest.mark.rule("A56")
@each_bot
def test_the_losing_step_is_never_chosen(name: str) -> None:
    state = table("turn 0 play drew", "hand 0: K", "melds 0: KKK", "pile 4")
    assert {action.text for action in state.losing()} == {"add K", "discard K"}
    # with one card more there is a way out of it, and every bot finds it
    state = table("turn 0 play drew", "hand 0: K 5", "melds 0: KKK", "pile 4")
    losing = set(state.losing())
    assert losing
    view = state.view(0)
    assert all(bot(name).choose(view, seed) not in losing for seed in range(40))


def test_random_chooses_all_actions_alike() -> None:
    view = table("turn 0 play drew", "hand 0: 3 4 6 8 10 Q A", "pile 4").view(0)
    counts = Counter(bot("random").choose(view, seed).text for seed in range(7000))
    assert len(counts) == len(view.legal) == 7
    assert all(850 < count < 1150 for count in counts.values())


def test_chance_is_the_same_everywhere() -> None:
    assert [mixed(seed, number) for seed, number in ((0, 0), (0, 1), (1, 0), (-1, 7), (1 << 70, 3))] == [
        12035550249420947055,
        3069472533636442495,
        6791897765849424158,
        1869568459174662326,
        17996121457536601210,
    ]
    assert [below(10, seed) for seed in range(12)] == [5, 7, 7, 7, 2, 9, 2, 5, 2, 6, 5, 1]


SCRIPT = """
import stolik
from stolik.lab.match import play_match
from tests.bots.matches import moves
rules = stolik.game("kurnik", players=4).rule_set
print([action.text for _, _, action in moves(rules, ["greedy", "random"], 8, 400)])
"""


def test_choices_do_not_hang_on_the_hash_seed() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(said) == 1


PAGE = (Path(__file__).parents[2] / "docs/add-a-bot.md").read_text(encoding="utf-8")
CLASS, IMPORT, ENTRY = re.findall(r"```(?:python|text)\n(.*?)```", PAGE, re.DOTALL)


def written_out() -> type[Bot]:
    """The class of the documents."""
    names: dict[str, type[Bot]] = {}
    exec(CLASS, names)
    return names["HastyBot"]


def test_what_the_documents_add_to_the_registry_adds_a_bot_and_takes_none_away(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("stolik.bots.hasty")
    monkeypatch.setattr(module, "HastyBot", written_out(), raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    source = Path(registry.__file__).read_text(encoding="utf-8")
    first, last = "from stolik.bots.greedy import GreedyBot\n", "        RandomBot(),\n"
    assert (source.count(first), source.count(last)) == (1, 1)
    assert f"behind `{last.strip()}`" in PAGE
    changed: dict[str, Any] = {}
    exec(source.replace(first, first + IMPORT).replace(last, last + ENTRY), changed)
    assert changed["BOT_NAMES"] == ("random", "hasty", *BOT_NAMES[1:])
    assert [changed["bot"](name).name for name in changed["BOT_NAMES"]] == list(changed["BOT_NAMES"])


def test_the_bot_written_out_in_the_documents_plays() -> None:
    hasty = written_out()()
    for name in ("kurnik", "choina", "cassino"):
        game = stolik.game(name)
        assert play_match(game, [hasty] * game.rule_set.number("players"), 1).scored >= 1
