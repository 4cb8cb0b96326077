"""What a person in turn can do, and what he may mean by the cards he has selected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from stolik.desk.card_texts import CARD, demand_held, joined, kinds_of_texts
from stolik.desk.choina.meaning import LANE, MELD, PILE, STOCK, Meaning, adds, discard, lays, melds_around, onto
from stolik.desk.choina.stage import Stage
from stolik.desk.choina.verdict import offer, possible
from stolik.desk.offer import NOTHING, Choice, Offer
from stolik.desk.said import Param, Said
from stolik.games.choina.claims import most_bought, most_bought_in_turn
from stolik.games.choina.core import BUY, DRAW, PLAY, Core, hand_kinds, left_to_lay
from stolik.games.choina.state import ChoinaState
from stolik.games.violation import NotationError

AS_BUTTONS: Final = 2
"""So many melds that take cards of the hand have a button each; more of them are only marked on the table."""


def choina_choice(state: ChoinaState, seat: int, cards: Sequence[str], staged: Sequence[str], place: str) -> Choice:
    """The choice of a seat; nothing for one that is not in turn. Raises NotationError, for cards it has not too."""
    kinds = kinds_of_texts(cards)
    if state.seat != seat or state.core.phase not in (BUY, DRAW, PLAY):
        return NOTHING
    demand_held(kinds, hand_kinds(state.core, seat))
    stage = Stage(state, staged)
    if place:
        found = _at(state, stage, kinds, place)
        return Choice(tuple(msgspec.structs.replace(each, place=place) for each in found), stage.staged)
    return choice_of(state, stage, kinds)


def choice_of(state: ChoinaState, stage: Stage, kinds: Sequence[int]) -> Choice:
    """Everything that can be done now, with and without the selected cards."""
    core = state.core
    if core.phase == BUY:
        return Choice(tuple(_purchases(state, range(1, most_bought(core, core.seat) + 1))), stage.staged)
    if core.phase == DRAW:
        return Choice((*_laid_beforehand(state, kinds), *_takes(state)), stage.staged)
    if kinds:
        return Choice(_distinct(_of_cards(state, stage, kinds)), stage.staged)
    if stage.ready:
        return Choice((_whole(state, stage),), stage.staged)
    return Choice(_distinct(_quick(state)), stage.staged)


# -- taking a card ----------------------------------------------------------------------------------------------------


def _takes(state: ChoinaState) -> list[Offer]:
    """To draw, to take the top card, or to buy several cards of the pile."""
    core = state.core
    found = _purchases(state, range(2, most_bought_in_turn(core) + 1))
    if core.pile:
        top = CARD[core.pile[-1]]
        found.append(offer(state, "take", Said("desk-take-card", {"card": top}), PILE))
    return [*found, offer(state, "draw", Said("desk-draw", {"count": 1}), STOCK, primary=True)]


def _laid_beforehand(state: ChoinaState, kinds: Sequence[int]) -> list[Offer]:
    """What the rules say to cards that are selected before one was taken."""
    found = [
        offer(state, meaning.act, meaning.label, meaning.place) for meaning in lays(kinds, state.core.rules.seq_min)
    ]
    return found[:1] or ([_do(state, discard(kinds[0]))] if len(kinds) == 1 else [])


def _purchases(state: ChoinaState, counts: Iterable[int]) -> list[Offer]:
    """To buy so many cards of the pile; each is offered at the lowest of them."""
    return [_purchase(state, count) for count in counts]


def _purchase(state: ChoinaState, count: int) -> Offer:
    core = state.core
    own = core.asker < 0
    stock = count - 1 if own else count * core.rules.extra_cards
    params: dict[str, Param] = {"count": count, "cards": joined(reversed(core.pile[-count:])), "extra": stock}
    bought = offer(state, f"buy {count}", Said("desk-buy", params), f"{PILE}:{count}")
    return msgspec.structs.replace(bought, quiet=True, note=Said("desk-buy-note", {"turn": "yes" if own else "no"}))


# -- laying -----------------------------------------------------------------------------------------------------------


def _of_cards(state: ChoinaState, stage: Stage, kinds: Sequence[int]) -> list[Offer]:
    """What selected cards can become, after what is ready."""
    found: list[Offer] = []
    if len(kinds) == 1:
        found.append(_discarding(state, stage, kinds[0]))
    meanings = [*lays(kinds, state.core.rules.seq_min), *adds(stage.trial.core, kinds)]
    found += _put(state, stage, meanings, primary=len(kinds) > 1)
    if stage.ready:
        found.append(msgspec.structs.replace(_whole(state, stage), primary=False))
    return found


def _discarding(state: ChoinaState, stage: Stage, kind: int) -> Offer:
    """To discard a card, after all that is ready was laid."""
    if not stage.ready:
        return _do(state, discard(kind), primary=True)
    label = Said("desk-lay-and-discard", {"cards": joined(_ready_kinds(stage)), "card": CARD[kind]})
    return offer(state, stage.whole(f"discard {CARD[kind]}"), label, PILE, primary=True)


def _put(state: ChoinaState, stage: Stage, meanings: Sequence[Meaning], *, primary: bool) -> list[Offer]:
    """What is meant, as far as it is possible, or why the likeliest is not; to be put ready where more follows."""
    trial = stage.trial
    if stage.ready:
        offers = [_ready(trial, meaning, primary=primary) for meaning in meanings]
        return [each for each in offers if each.refusal is None] or offers[:1]
    offers = [_do(state, meaning, primary=primary) for meaning in meanings]
    allowed = [each for each in offers if each.refusal is None]
    if len(allowed) > 1:  # which of them is meant is for the person to say
        allowed = [msgspec.structs.replace(each, primary=False) for each in allowed]
    for meaning, each in zip(meanings, offers, strict=True):
        if each.refusal is None and meaning.place == LANE and _more_to_lay(state.core, meaning):
            allowed.append(_ready(trial, meaning))
    return allowed or offers[:1]


def _more_to_lay(core: Core, meaning: Meaning) -> bool:
    """Whether the contract lacks more melds than these."""
    return sum(left_to_lay(core, core.turn)) > meaning.act.count(";") + 1


def _do(state: ChoinaState, meaning: Meaning, *, primary: bool = False) -> Offer:
    return offer(state, meaning.act, meaning.label, meaning.place, primary=primary)


def _ready(trial: ChoinaState, meaning: Meaning, *, primary: bool = False) -> Offer:
    """What is meant as something to put ready."""
    label = Said("desk-ready", {"cards": meaning.label.params["cards"]})
    return offer(trial, meaning.act, label, meaning.place, primary=primary, stage=True)


def _whole(state: ChoinaState, stage: Stage) -> Offer:
    """All that is ready, done as one play."""
    label = Said("desk-lay-all", {"cards": " + ".join(" ".join(staged.cards) for staged in stage.staged)})
    return offer(state, stage.whole(), label, LANE, primary=True)


def _ready_kinds(stage: Stage) -> list[int]:
    return kinds_of_texts(card for staged in stage.staged if staged.refusal is None for card in staged.cards)


def _quick(state: ChoinaState) -> list[Offer]:
    """For each meld on the table all cards of the hand that it takes, as far as they may leave the hand."""
    core = state.core
    hand = hand_kinds(core, core.turn)
    found: list[Offer] = []
    for meld in melds_around(core):
        fitting = [kind for kind in hand if onto(core, meld, [kind])]
        best = next(
            (ways[0] for size in range(len(fitting), 0, -1) if (ways := onto(core, meld, fitting[:size]))), None
        )
        if best is not None and possible(state, best.act):
            found.append(_do(state, best))
    quiet = len(found) > AS_BUTTONS
    return [msgspec.structs.replace(each, quiet=quiet) for each in found]


# -- places -----------------------------------------------------------------------------------------------------------


def _at(state: ChoinaState, stage: Stage, kinds: Sequence[int], place: str) -> list[Offer]:
    """What is meant by bringing the selected cards to a place, or by tapping it."""
    core = state.core
    if place == STOCK:
        return [] if kinds else [offer(state, "draw", Said("desk-draw", {"count": 1}), primary=True)]
    if place == PILE:
        return _at_pile(state, stage, kinds)
    if place == LANE:
        if kinds:
            return _put(state, stage, list(lays(kinds, core.rules.seq_min)), primary=True)
        return [_whole(state, stage)] if stage.ready else []
    if place.startswith(f"{PILE}:") and place.removeprefix(f"{PILE}:").isdecimal():
        count = int(place.removeprefix(f"{PILE}:"))
        return [_purchase(state, count)] if 0 < count <= len(core.pile) else []
    meld = next((meld for meld in melds_around(stage.trial.core) if MELD + meld.target == place), None)
    if meld is None:
        raise NotationError("meld_needed", place)
    if kinds:
        return _put(state, stage, onto(stage.trial.core, meld, kinds), primary=True)
    return [each for each in _quick(state) if each.place == place]


def _at_pile(state: ChoinaState, stage: Stage, kinds: Sequence[int]) -> list[Offer]:
    core = state.core
    if len(kinds) == 1:
        return [_discarding(state, stage, kinds[0])]
    if kinds or not core.pile:
        return []
    return [offer(state, "take", Said("desk-take-card", {"card": CARD[core.pile[-1]]}))]


def _distinct(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Each thing once, each reason once, and at most one next step."""
    found: list[Offer] = []
    acts: set[tuple[str, bool]] = set()
    reasons: set[str] = set()
    led = False
    for each in offers:
        reason = "" if each.refusal is None else f"{each.refusal.code} {each.refusal.params}"
        if (each.act, each.stage) in acts or reason in reasons:
            continue
        acts.add((each.act, each.stage))
        reasons |= {reason} - {""}
        found.append(msgspec.structs.replace(each, primary=False) if each.primary and led else each)
        led = led or each.primary
    return tuple(found)
