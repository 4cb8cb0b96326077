"""A position of the engine as a position of the slow reference, so that the two can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import card_text
from stolik.games.cassino.combination import cards_of, is_call, is_fresh, maker_of, value_of
from stolik.games.cassino.values import kinds_of
from stolik.games.game import Need
from stolik.games.option import value_text
from tests.reference.cassino.cards import in_order
from tests.reference.cassino.presets import CASSINO
from tests.reference.cassino.state import Combination, RefState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stolik.games.cassino.state import CassinoState
    from stolik.games.option import RuleSet
    from tests.reference.cassino.moves import Move
    from tests.reference.cassino.presets import Value
    from tests.reference.cassino.state import Phase

PHASES: dict[Need, Phase] = {Need.SEAT: "play", Need.DECK: "deck", Need.OVER: "over"}
Outcome = dict[str, object]


def texts(mask: int) -> frozenset[str]:
    """The cards of a set."""
    return frozenset(map(card_text, kinds_of(mask)))


def reference_options(rule_set: RuleSet) -> dict[str, Value]:
    """The options of a rule set as the reference asks for them: words where there are more than two values."""
    found: dict[str, Value] = {}
    for name, plain in CASSINO.items():
        value = rule_set[name]
        found[name] = value_text(value) if isinstance(plain, str) else value
    return found


def reference_state(state: CassinoState) -> RefState:
    """The same position for the reference. A seat must act in it, or a round has just ended or is due."""
    core = state.core
    combos = [
        Combination(texts(cards_of(combo)), value_of(combo), maker_of(combo), is_call(combo), is_fresh(combo))
        for combo in core.combos
    ]
    return RefState(
        options=reference_options(state.rule_set),
        phase=PHASES[state.need],
        scores=tuple(core.scores),
        dealer=core.dealer,
        seat=core.seat,
        hands=tuple(map(texts, core.hands)),
        loose=texts(core.loose),
        combos=tuple(combos),
        piles=tuple(map(texts, core.piles)),
        sweeps=tuple(core.sweeps),
        last_taker=core.last_taker if core.last_taker >= 0 else None,
        stock=tuple(card_text(kind) for kind in core.order[core.top :]),
        winners=state.winners,
    )


def names(combos: Sequence[Combination]) -> list[str]:
    """What the engine calls the combinations: `B8`, the second of its kind `B8/2`."""
    found: list[str] = []
    for place, combo in enumerate(combos):
        same = [other for other in combos[:place] if (other.value, other.call) == (combo.value, combo.call)]
        name = f"{'C' if combo.call else 'B'}{combo.value}"
        found.append(f"{name}/{len(same) + 1}" if same else name)
    return found


def move_text(s: RefState, move: Move) -> str:
    """A move as the engine writes it."""
    called = names(s.combos)
    table = [*in_order(move.loose), *(called[place] for place in sorted(move.combos))]
    value = f"{move.value} " if move.value else ""
    return f"{move.kind} {value}{move.card}" + (f": {' '.join(table)}" if table else "")


def outcome(s: RefState) -> Outcome:
    """What a move led to, in words that both sides share: the position, or how the round ended."""
    found: Outcome = {"phase": s.phase, "scores": s.scores, "winners": s.winners}
    if s.phase == "play":
        sweeps = s.sweeps if s.options["sweep_points"] else ()
        fresh = s.options["maker_duty"] == "next_turn"  # elsewhere it makes no difference
        combos = [combo._replace(fresh=combo.fresh and fresh) for combo in s.combos]
        found |= {"hands": s.hands, "loose": s.loose, "combos": combos, "piles": s.piles, "sweeps": sweeps}
        found |= {"seat": s.seat, "dealer": s.dealer, "last": s.last_taker, "stock": s.stock}
    return found
