"""What a bot advises has words, whether or not it is offered."""

from __future__ import annotations

import re

import pytest

from stolik.desk.acts import step_said
from stolik.desk.registry import hands
from stolik.desk.tip import tips_of
from stolik.games.canasta.steps import STEPS as CANASTA
from stolik.games.choina.steps import STEPS as CHOINA
from stolik.games.game import Need, State
from stolik.games.registry import game_of, parse_rule_set
from stolik.table.advising import Advice
from stolik.text import LANGUAGES, catalogue


@pytest.mark.parametrize(
    ("act", "code", "params"),
    [
        ("take 7h 7d", "desk-take", {"cards": "7h 7d"}),
        ("take top 7 7", "desk-take-top", {"cards": "7 7"}),
        ("take onto 7", "desk-take-onto", {"class": "7"}),
        ("take onto 5h-7h high", "desk-take-onto-run", {"run": "5h-7h"}),
        ("take 8h 8s to 8/2", "desk-take-second", {"cards": "8h 8s", "class": "8"}),
        ("lay KcKdJkr", "desk-lay", {"cards": "Kc Kd Jkr"}),
        ("lay 22Jk", "desk-lay-wilds", {"cards": "2 2 Jk"}),
        ("add 2s to K", "desk-add-to", {"cards": "2s", "class": "K"}),
        ("add 10h to 10/2", "desk-add-second", {"cards": "10h", "class": "10"}),
        ("add Jk to 2", "desk-add-wilds", {"cards": "Jk"}),
        ("run 5h6h7h", "desk-lay-run", {"cards": "5h 6h 7h"}),
        ("extend 5h-7h high", "desk-act-extend", {"run": "5h-7h", "end": "high"}),
        ("add 7c to 2:7", "desk-act-add-set", {"cards": "7c", "seat": 2, "class": "7"}),
        ("add Ah to 1:h/2 low", "desk-act-add-run", {"cards": "Ah", "seat": 1, "end": "low"}),
        ("discard 9h", "desk-discard", {"cards": "9h"}),
        ("buy 3", "desk-act-buy", {"count": 3}),
    ],
)
def test_a_step_is_told_by_its_text(act: str, code: str, params: dict[str, object]) -> None:
    said = step_said(act)
    assert (said.code, said.params) == (code, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_every_family_has_a_message(language: str) -> None:
    messages = catalogue(language)
    texts = [*(step.text for step in CANASTA), *(step.text for step in CHOINA)]
    kinds = {re.sub(r"(10|[2-9JQKA])[cdhs]?|Jk[rb]?|\d", "#", text): text for text in texts}
    for text in kinds.values():
        for ask in ("", "go_out"):
            said = step_said(text, ask=ask)
            shown = {"who": "other", "name": "Ewa", **said.params}
            assert messages.format(said.code, **shown), text


@pytest.mark.parametrize("rules", ["kurnik", "samba", "choina", "cassino"])
def test_the_offer_of_a_tip_does_what_it_says(rules: str) -> None:
    state: State = game_of(parse_rule_set(rules)).deal(5)
    for _ in range(30):
        assert state.need is Need.SEAT
        action = next(state.moves())
        [tip] = tips_of(state, (Advice(state.exact_text(action), 1.26),))
        assert tip.behind == 1.3
        held = hands(state)[state.seat or 0]
        if tip.offer.label.code == "desk-discard":
            assert tip.offer.label.params["cards"] in held
        state.apply(state.parse(tip.offer.act))
