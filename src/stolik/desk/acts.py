"""Single actions in words, whether or not they are offered: what somebody advises, or plans for later in the turn.

They are read from their texts alone, so that an action of a turn that has not come so far has its words as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from stolik.desk.cassino.labels import label
from stolik.desk.said import Param, Said
from stolik.games.action import Action
from stolik.games.cassino.move import Move
from stolik.games.cassino.state import CassinoState
from stolik.games.game import State

_CARD: Final = re.compile(r"Jk[rb]?|(?:10|[2-9JQKA])[cdhs]?")
SECOND: Final = "/2"
TO_A_MELD: Final = ("to", "onto")
WILD: Final = ("2", "Jk")
SUITS: Final = "cdhs"


def act_said(state: State, act: str) -> Said:
    """What an action of the seat in turn does. Raises NotationError or RuleViolation for what is no move of Cassino."""
    if isinstance(state, CassinoState):
        move = state.parse(act)
        assert isinstance(move, Move)
        return label(state.core, move, legal=True)
    return later_said(state, act)


def later_said(state: State, act: str) -> Said:
    """What a step does that this seat may do later in its turn."""
    values = state.rule_set.values
    return step_said(act, ask=str(values.get("ask_partner", "")), draws=int(values.get("draw_count", 1)))


def step_said(act: str, *, ask: str = "", draws: int = 1) -> Said:
    """The same for a step; `ask` is what a partner is asked here, if anything, and `draws` how many cards are drawn."""
    verb, *words = act.split()
    if verb == "draw":
        return Said("desk-draw", {"count": draws})
    if verb in ("ask", "yes", "no") and ask not in ("", "none", "off"):
        return Said(f"desk-{verb}", {"ask": ask, "why": ""} if verb == "ask" else {"ask": ask})
    if verb in ("ask", "allow", "refuse"):
        return Said(f"desk-asked-{verb}")
    if verb == "pass":
        return Said("desk-pass" if ask else "desk-asked-pass")
    if verb == "buy":
        return Said("desk-act-buy", {"count": int(words[0])})
    return _WITH_CARDS.get(verb, _other)(words)


def _other(_: Sequence[str]) -> Said:
    return Said("desk-stop")


def _take(words: Sequence[str]) -> Said:
    """To take the pile, or its top card alone."""
    alone = words[:1] == ["top"]
    code = "desk-take-top" if alone else "desk-take"
    cards, target, _ = _parted(words[1:] if alone else words)
    if not target:
        if not cards:
            return Said("desk-take-any")
        return Said(code, {"cards": cards})
    if "-" in target:
        return Said(f"{code}-onto-run", {"run": target})
    second = "-second" if target.endswith(SECOND) else ""
    rank = target.removesuffix(SECOND)
    if not cards:
        return Said(f"{code}-onto{second}", {"class": rank})
    return Said(f"{code}{second or '-first'}", {"cards": cards, "class": rank})


def _lay(words: Sequence[str]) -> Said:
    cards, _, _ = _parted(words)
    wild = all(card.rstrip("cdhsrb") in WILD for card in cards.split())
    return Said("desk-lay-wilds" if wild else "desk-lay", {"cards": cards})


def _run(words: Sequence[str]) -> Said:
    named = " ".join(words)
    return Said("desk-lay-run", {"cards": named if "-" in named else _parted(words)[0]})


def _extend(words: Sequence[str]) -> Said:
    run, end = words
    return Said("desk-act-extend", {"run": run, "end": end})


def _add(words: Sequence[str]) -> Said:
    cards, target, end = _parted(words)
    seat, colon, meld = target.partition(":")
    if colon:
        return _add_of(cards, int(seat), meld, end)
    if not target:
        return Said("desk-add", {"cards": cards})
    if target == WILD[0]:
        return Said("desk-add-wilds", {"cards": cards})
    if "-" in target:
        return Said("desk-extend", {"cards": cards, "run": target})
    code = "desk-add-second" if target.endswith(SECOND) else "desk-add-to"
    return Said(code, {"cards": cards, "class": target.removesuffix(SECOND)})


def _add_of(cards: str, seat: int, meld: str, end: str) -> Said:
    """To a meld of some seat: a set by its rank, a sequence by its suit."""
    name = meld.removesuffix(SECOND)
    params: dict[str, Param] = {"cards": cards, "seat": seat}
    if name in SUITS:
        return Said("desk-act-add-run", params | {"end": end or "any"})
    return Said("desk-act-add-set", params | {"class": name})


def _discard(words: Sequence[str]) -> Said:
    return Said("desk-discard", {"cards": " ".join(words)})


def _join(words: Sequence[str]) -> Said:
    return Said("desk-join", {"class": words[0]})


_WITH_CARDS: Final[dict[str, Callable[[Sequence[str]], Said]]] = {
    "take": _take,
    "lay": _lay,
    "run": _run,
    "extend": _extend,
    "add": _add,
    "discard": _discard,
    "join": _join,
}


def _parted(words: Sequence[str]) -> tuple[str, str, str]:
    """The cards of a step, each by itself, the meld that they go to, and at which end."""
    at = next((place for place, word in enumerate(words) if word in TO_A_MELD), len(words))
    cards = " ".join(_CARD.findall(" ".join(words[:at])))
    target = words[at + 1] if at + 1 < len(words) else ""
    end = words[at + 2] if at + 2 < len(words) else ""
    return cards, target, end


def named_action(state: State, act: str) -> Action:
    """The action that a text names. Raises NotationError or RuleViolation."""
    found = state.parse(act)
    assert isinstance(found, Action)
    return found
