"""What tests of the desk share: a table's state, selections and steps at random, the engine's own word."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stolik.cards import card_text
from stolik.desk.offer import Choice, Offer
from stolik.desk.registry import choice, mine
from stolik.games.action import Action, Play
from stolik.games.canasta.classes import CLASS_OF, VALUE
from stolik.games.canasta.state import CanastaState
from stolik.games.violation import RuleViolation


def hand_of(state: CanastaState) -> list[str]:
    """The cards of the seat in turn."""
    assert state.seat is not None
    return [card_text(kind) for kind in state.view(state.seat).cards]


def ask(state: CanastaState, cards: str = "", staged: Sequence[str] = (), place: str = "") -> Choice:
    """The choice of the seat in turn with these cards selected."""
    assert state.seat is not None
    return choice(state, state.seat, cards.split(), staged, place)


def own(state: CanastaState, undo: str = "") -> Choice:
    """What the seat in turn can do without selecting cards."""
    assert state.seat is not None
    found = mine(state, state.seat, undo).choice
    assert found is not None
    return found


def acts(found: Choice) -> list[str]:
    """The possible acts of a choice, those that are only put ready with a plus in front."""
    return [("+" if offer.stage else "") + offer.act for offer in found.offers if offer.refusal is None]


def refusals(found: Choice) -> dict[str, str]:
    """The refused acts of a choice, and why."""
    return {offer.act: offer.refusal.code for offer in found.offers if offer.refusal is not None}


def primary(found: Choice) -> str:
    """The act of the one next step, or nothing."""
    (act,) = [offer.act for offer in found.offers if offer.primary] or [""]
    return act


def the_one(found: Choice) -> Offer:
    """The only offer."""
    (offer,) = found.offers
    return offer


def steps_of(state: CanastaState, act: str) -> tuple[Action, ...]:
    """The steps of an act."""
    meant = state.parse(act)
    return meant.steps if isinstance(meant, Play) else (meant,)


def engine_says(state: CanastaState, act: str, *, as_play: bool = False) -> RuleViolation | None:
    """The engine's refusal of an act, or None if it is accepted."""
    try:
        meant = state.parse(act)
        state.check(Play(steps_of(state, act)) if as_play else meant)
    except RuleViolation as found:
        return found
    return None


def engine_loses(state: CanastaState, act: str) -> bool:
    """Whether a step of the act is one of those that lose the match."""
    trial = state.copy()
    for step in steps_of(state, act):
        if step.id in {losing.id for losing in trial.losing()}:
            return True
        trial.apply(step)
    return False


def value_of(kinds: Sequence[int]) -> int:
    """The points of cards."""
    return sum(VALUE[CLASS_OF[kind]] for kind in kinds)


def some_cards(state: CanastaState, rng: Random, used: Sequence[str] = ()) -> list[str]:
    """Cards of the hand that somebody might select: often of one rank, with a wild card or two; seldom another."""
    hand = hand_of(state)
    for card in used:
        if card in hand:
            hand.remove(card)
    if not hand or rng.random() < 0.15:
        return []
    picked: list[str] = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        card = rng.choice(hand)
        rank = [other for other in hand if other[:-1] == card[:-1] and other not in picked]
        picked += rank[: rng.randint(1, 6)]
    wilds = [card for card in hand if card[0] in "2" or card.startswith("Jk")]
    if rng.random() < 0.4:
        picked += [card for card in wilds[: rng.randint(0, 3)] if card not in picked]
    if rng.random() < 0.05:
        picked.append(card_text(rng.randrange(54)))
    return picked[:12]
