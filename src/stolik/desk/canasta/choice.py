"""What a person in turn can do, and what he may mean by the cards he has selected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from stolik.desk.canasta.double_out import whole_hand
from stolik.desk.canasta.meaning import LANE, PILE, Cards, Meaning, discard
from stolik.desk.canasta.opening import Found, mending, opening_offers
from stolik.desk.canasta.place import draw, offers_at
from stolik.desk.canasta.quick import joins, quick_adds, quieter
from stolik.desk.canasta.reading import offered, possible, puts, takings_that_fit
from stolik.desk.canasta.turn import Turn
from stolik.desk.card_texts import demand_held, joined, kinds_of_texts
from stolik.desk.offer import NOTHING, Choice, Offer
from stolik.desk.said import Param, Said
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.rules import ASK_OFF
from stolik.games.canasta.state import CanastaState

PASS = Meaning("pass", Said("desk-pass"), PILE)
WAYS_AS_BUTTONS = 2
"""So many ways to take the pile have a button each; all stand beside it."""
STOP = Meaning("stop", Said("desk-stop"), "")


def canasta_choice(state: CanastaState, seat: int, cards: Sequence[str], staged: Sequence[str], place: str) -> Choice:
    """The choice of a seat; nothing for one that is not in turn. Raises NotationError, for cards it has not too."""
    kinds = kinds_of_texts(cards)
    if state.seat != seat:
        return NOTHING
    demand_held(kinds, hand_kinds(state.core, seat))
    selected = Cards.of(kinds)
    turn = Turn(state, staged)
    if not place:
        return choice_of(turn, selected)
    found = offers_at(turn, selected, place)
    return Choice(tuple(found.offers), turn.stage.staged, turn.opening(found.points))


def choice_of(turn: Turn, selected: Cards) -> Choice:
    """Everything that can be done now, with and without the selected cards."""
    if turn.answering:
        ask = turn.state.rule_set.word("ask_partner")
        said = [Meaning(word, Said(f"desk-{word}", {"ask": ask}), "") for word in ("yes", "no")]
        return Choice(tuple(turn.offer(meaning) for meaning in said), turn.stage.staged)
    if turn.doubling:
        return Choice(_distinct(_to_follow(turn, selected)), turn.stage.staged)
    found = _of_cards(turn, selected)
    offers = _distinct([*found.offers, *_of_turn(turn, selected)])
    return Choice(offers, turn.stage.staged, turn.opening(found.points))


def _to_follow(turn: Turn, selected: Cards) -> Iterator[Offer]:
    """After the partner has gone out: the whole hand in one, the selected cards, or to pass (P11)."""
    if selected.every:
        yield from possible([turn.offer(meaning, primary=True) for meaning in puts(turn, selected)])
        return
    kinds = joined(hand_kinds(turn.core, turn.core.seat))
    yield turn.offer(Meaning(whole_hand(turn.core), Said("desk-double", {"cards": kinds}), LANE), primary=True)
    if not turn.core.lays:
        yield turn.offer(PASS)


# -- what is meant by cards -------------------------------------------------------------------------------------------


def _of_cards(turn: Turn, cards: Cards) -> Found:
    if not cards.every:
        return Found([])
    taking = takings_that_fit(turn, cards)
    if turn.owes:
        found = opening_offers(turn, [*taking, *puts(turn, cards)])
    elif taking:
        found = Found(offered(turn, taking, primary=True))
    else:
        found = Found(offered(turn, puts(turn, cards), primary=not cards.single))
    single = [turn.offer(discard(cards.every[0]), primary=True)] if cards.single else []
    return Found(single + found.offers, found.points)


# -- what the turn brings ---------------------------------------------------------------------------------------------


def _of_turn(turn: Turn, selected: Cards) -> Iterator[Offer]:
    ready = bool(turn.stage.ready) and not selected.every
    if turn.taking:
        if not selected.every:
            yield from quieter(list(_takes(turn)), WAYS_AS_BUTTONS) if turn.core.rules.wide else _takes(turn)
            if ready:
                yield msgspec.structs.replace(turn.whole(), primary=False)
        yield from mending(turn) if not selected.every else ()
        yield draw(turn) if turn.core.stock_size else turn.offer(PASS)
        return
    if ready:
        yield turn.whole()
        yield from mending(turn)
    if len(selected.every) <= (0 if turn.core.rules.wide else 1) and not turn.owes:
        yield from quick_adds(turn)
    if not selected.every:
        yield from joins(turn)
    if turn.core.rules.ask != ASK_OFF and not turn.core.answer:
        yield _ask(turn)
    if turn.core.no_discard and not turn.core.must_out:
        yield turn.offer(STOP, primary=True)


def _takes(turn: Turn) -> Iterator[Offer]:
    """The possible ways to take the pile; with what is ready, where that makes an opening."""
    for way in turn.ways:
        if not way.is_possible:
            continue
        whole = turn.whole(way.act, way.points, PILE) if turn.owes and turn.stage.ready else None
        if whole is not None and whole.refusal is None:
            yield msgspec.structs.replace(whole, primary=False)
        else:
            yield way.button


def _ask(turn: Turn) -> Offer:
    """To ask the partner; the label says why not, for a player looks for this one."""
    params: dict[str, Param] = {"ask": turn.state.rule_set.word("ask_partner"), "why": ""}
    offer = turn.offer(Meaning("ask", Said("desk-ask", params), ""))
    if offer.refusal is None:
        return offer
    return msgspec.structs.replace(offer, label=Said("desk-ask", params | {"why": offer.refusal.code}))


def _distinct(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Each thing once, each reason once, and at most one next step."""
    found: list[Offer] = []
    acts: set[tuple[str, bool]] = set()
    reasons: set[str] = set()
    led = False
    for offer in offers:
        reason = "" if offer.refusal is None else f"{offer.refusal.code} {offer.refusal.params}"
        if (offer.act, offer.stage) in acts or reason in reasons:
            continue
        acts.add((offer.act, offer.stage))
        reasons |= {reason} - {""}
        found.append(msgspec.structs.replace(offer, primary=False) if offer.primary and led else offer)
        led = led or offer.primary
    return tuple(found)
