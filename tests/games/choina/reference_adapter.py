"""A position of the engine as a position of the slow reference, so that the two can be compared."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from stolik.cards import card_text
from stolik.games.choina.core import ANSWER, ASKING, BUY, CLAIM, DREW, NEED_DECK, PLAY, UNCOVERED
from stolik.games.choina.table_melds import table_melds
from tests.reference.choina.cards import in_order
from tests.reference.choina.melds import Meld
from tests.reference.choina.pile import may_ask, may_have_top
from tests.reference.choina.presets import CHOINA
from tests.reference.choina.state import RefState, Thrown

if TYPE_CHECKING:
    from stolik.games.choina.core import Core
    from stolik.games.choina.state import ChoinaState
    from stolik.games.deal_score import DealScore
    from stolik.games.option import RuleSet
    from tests.reference.choina.cards import Value
    from tests.reference.choina.state import Phase

PHASES: Final[tuple[Phase, ...]] = ("ask", "answer", "number", "take", "play")
"""The phases of the engine in the words of the reference."""
Outcome = dict[str, object]


def reference_options(rule_set: RuleSet) -> dict[str, Value]:
    """The options of a rule set as the reference asks for them."""
    found = {name: rule_set[name] for name in CHOINA}
    suits = found["distinct_seq_suits"]
    return found | {"distinct_seq_suits": suits if isinstance(suits, str) else "on" if suits else "off"}


def reference_state(state: ChoinaState) -> RefState:
    """The same position for the reference. A seat must act in it, or a reshuffle is due."""
    core = state.core
    players = core.rules.players
    s = RefState(
        options=reference_options(state.rule_set),
        hands=[Counter(map(card_text, state.view(seat).cards)) for seat in range(players)],
        deal=core.deal_number,
        dealer=core.dealer,
        turn=core.turn,
        phase="shuffle" if core.need == NEED_DECK else PHASES[core.phase],
        melds=[_melds(core, seat) for seat in range(players)],
        pile=[Thrown(card_text(kind), seat) for kind, seat in zip(core.pile, core.throwers, strict=True)],
        stock=[card_text(kind) for kind in core.order[core.top :]],
        reshuffles=core.reshuffles,
        requests=list(core.bought),
        idle=core.lull,
    )
    s.buyer = core.last_buyer if core.top_state == UNCOVERED else None
    s.asked = frozenset(seat for seat in range(players) if core.asked >> seat & 1)
    s.drawn = core.phase == PLAY or core.began == DREW
    s.took_stock = core.began == DREW
    s.after = core.follower if core.follower >= 0 else None
    s.barred = card_text(core.taken) if core.taken >= 0 else ""
    s.begun = frozenset(number for number in range(len(core.melds[core.turn])) if core.begun >> number & 1)
    s.laid_off = core.laid_off
    _set_claim(s, core)
    return s


def _melds(core: Core, seat: int) -> list[Meld]:
    """What a seat has laid."""
    found = []
    for meld in table_melds(core, seat):
        cards = [card_text(kind) for kind in meld.cards]
        run = meld.kind == "run"
        found.append(Meld(tuple(cards if run else in_order(cards)), meld.low if run else 0, run=run))
    return found


def _set_claim(s: RefState, core: Core) -> None:
    """Who may still ask, who has asked, and who is still to answer."""
    seats = s.from_turn()
    if core.phase == CLAIM and core.need != NEED_DECK:
        s.waiting = tuple(seat for seat in seats[seats.index(core.seat) :] if may_ask(s, seat))
    elif core.phase in (ANSWER, BUY) or core.pending == ASKING:
        s.asker = core.asker
    if core.phase == ANSWER and core.need != NEED_DECK:
        still = seats[seats.index(core.seat) : seats.index(core.asker)]
        s.to_answer = tuple(seat for seat in still if may_have_top(s, seat))


def outcome_of(state: ChoinaState, deals: int) -> Outcome:
    """What a step led to, in words that both sides share: the next position, or how the deal number `deals` ended."""
    sheets = state.sheets
    return _sheet(sheets[deals - 1]) if len(sheets) >= deals else reference_outcome(reference_state(state))


def _sheet(sheet: DealScore) -> Outcome:
    return {"out": sheet.reason == "out", "points": tuple(sheet.points)}


def reference_outcome(s: RefState) -> Outcome:
    """The same of a position of the reference."""
    if s.result is not None:
        return {"out": s.result.out is not None, "points": s.result.points}
    # a card that lies on the table, or is held twice, cannot be barred
    barred = s.barred if s.hand[s.barred] == 1 else ""
    found: Outcome = {
        "hands": [sorted((+hand).items()) for hand in s.hands],
        "melds": [[meld.cards for meld in melds] for melds in s.melds],
        "who": (s.phase, s.turn, s.acting, s.drawn),
        "turn": (s.took_stock, s.begun, s.laid_off, barred, s.after),
        "pile": s.pile,
        "stock": s.stock,
        "deal": (s.reshuffles, s.requests, 0 if s.took_stock or s.begun or s.laid_off else s.idle),
    }
    if s.phase != "play" and s.pile:
        # whose claim it is matters no more once the player in turn has his card
        found["window"] = (s.buyer, s.asked, s.asker, s.to_answer, s.waiting)
    return found
