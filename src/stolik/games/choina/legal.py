"""The legal list: the numbers of the steps that may be done now, those of each kind together."""

from __future__ import annotations

from stolik.games.action import Action
from stolik.games.choina.claims import may_take, most_bought, most_bought_in_turn
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import (
    ANSWER,
    BUY,
    CLAIM,
    NEED_SEAT,
    PLAY,
    Core,
    barred_discard,
    contract_complete,
    left_to_lay,
)
from stolik.games.choina.finish import (
    can_finish_after,
    can_keep_promise,
    is_bound,
    may_discard_last,
    must_empty,
)
from stolik.games.choina.hands import ACE, PLACES, RANKS, SPANS, SUITS, SUITS_OF, spread, three_or_more
from stolik.games.choina.lays import (
    fits,
    is_layoff,
    may_have_run,
    may_lay_melds,
    may_lay_off,
    own_ranks,
    slot_index,
)
from stolik.games.choina.meld import (
    RUN_MOST,
    fits_high,
    fits_low,
    is_run,
    run_high,
    run_low,
    run_suit,
    set_rank,
    slot_of,
)
from stolik.games.choina.steps import (
    ALLOW,
    ASK,
    DISCARD_FIRST,
    DRAW,
    HIGH,
    LOW,
    PASS,
    REFUSE,
    RUN_STEP,
    SET_STEPS,
    STEPS,
    TAKE,
    add_run_step,
    add_set_step,
    buy_step,
)


def legal_actions(core: Core) -> list[Action]:
    """The actions that may be done now."""
    actions = core.rules.actions
    return [actions[number] for number in legal_ids(core)]


def legal_ids(core: Core) -> list[int]:
    """The numbers of the steps that may be done now."""
    if core.need != NEED_SEAT:
        return []
    phase = core.phase
    if phase == PLAY:
        return lay_ids(core) + add_ids(core) + discard_ids(core)
    if phase == CLAIM:
        return [ASK, PASS]
    if phase == ANSWER:
        return [ALLOW, REFUSE]
    if phase == BUY:
        return [buy_step(count) for count in range(1, most_bought(core, core.asker) + 1)]
    found = [DRAW]
    if may_take(core):
        found.append(TAKE)
        found += [buy_step(count) for count in range(2, most_bought_in_turn(core) + 1)]
    return found


def lay_ids(core: Core) -> list[int]:
    """The steps that lay a meld of the contract."""
    sets, runs = left_to_lay(core, core.turn)
    if (not sets and not runs) or not may_lay_melds(core):
        return []
    if is_bound(core) and not can_keep_promise(core):
        return []
    found = _set_ids(core) if sets else []
    return found + _run_ids(core) if runs else found


def _set_ids(core: Core) -> list[int]:
    found: list[int] = []
    rules, seat = core.rules, core.turn
    many = three_or_more(core.ranks[seat])
    if not many:
        return found
    barred = own_ranks(core) if rules.ranks_differ else 0
    # with so many cards left nothing has to be asked of the rest
    easy = core.size[seat] - 2 if not is_bound(core) else 0
    for rank in range(RANKS):
        if not many >> 4 * rank & 8 or barred >> rank & 1:
            continue
        for number in SET_STEPS[rank][core.codes[RANKS * seat + rank]]:
            step = STEPS[number]
            if rules.exact_size and step.size != SET_LEAST:
                break  # they lie by size
            if step.size <= easy or can_finish_after(core, step, -1):
                found.append(number)
    return found


def _run_ids(core: Core) -> list[int]:
    found: list[int] = []
    rules, seat = core.rules, core.turn
    least = rules.seq_min
    most = least if rules.exact_size else RUN_MOST
    easy = core.size[seat] - 2 if not is_bound(core) else 0
    for suit in range(SUITS):
        places = spread(core.lines[SUITS * seat + suit])
        for low in range(PLACES - least + 1):
            span = SPANS[least][low]
            if places & span != span:
                continue
            for high in range(low + least - 1, min(low + most, PLACES)):
                if not places >> high & 1:
                    break
                if may_have_run(core, suit, low, high):
                    number = RUN_STEP[suit << 8 | low << 4 | high]
                    if high - low < easy or can_finish_after(core, STEPS[number], -1):
                        found.append(number)
    return found


def add_ids(core: Core) -> list[int]:
    """The steps that add a card of the hand to a meld."""
    off = may_lay_off(core)
    if not off and not core.begun:
        return []
    seat = core.turn
    numbers: list[int] = []
    for owner in range(core.rules.players):
        melds = core.melds[owner]
        for index, meld in enumerate(melds):
            slot = slot_of(melds, index)
            if is_run(meld):
                _run_adds(core, owner, slot, meld, numbers)
            else:
                rank = set_rank(meld)
                code = core.codes[RANKS * seat + rank]
                numbers += [add_set_step(owner, slot, 4 * rank + suit) for suit in SUITS_OF[code]]
    return [number for number in numbers if _add_holds(core, number, off)]


def _run_adds(core: Core, owner: int, slot: int, run: int, numbers: list[int]) -> None:
    """Note the steps that add a card to a sequence, by its ends alone."""
    suit = run_suit(run)
    line = core.lines[SUITS * core.turn + suit]
    if fits_low(run):
        place = run_low(run) - 1
        if place:
            if line >> place - 1 & 1:
                numbers.append(add_run_step(owner, slot, 4 * (place - 1) + suit, LOW))
        elif line >> ACE & 1:
            numbers.append(add_run_step(owner, slot, 4 * ACE + suit, LOW))
    if fits_high(run):
        rank = run_high(run)
        if line >> rank & 1:
            numbers.append(add_run_step(owner, slot, 4 * rank + suit, HIGH))


def _add_holds(core: Core, number: int, off: bool) -> bool:
    """Whether a card that fits a meld may be added: as a lay-off or not, and with an end of the turn in reach."""
    step = STEPS[number]
    index = slot_index(core, step)
    if not off and is_layoff(core, step, index):
        return False
    return fits(core.melds[step.seat][index], step) and can_finish_after(core, step, index)


def discard_ids(core: Core) -> list[int]:
    """The steps that discard a card and end the turn."""
    seat = core.turn
    if not may_discard(core):
        return []
    kept = barred_discard(core)
    found: list[int] = []
    for rank in range(RANKS):
        code = core.codes[RANKS * seat + rank]
        if code:
            for suit in SUITS_OF[code]:
                kind = 4 * rank + suit
                if kind != kept:
                    found.append(DISCARD_FIRST + kind)
    return found


def may_discard(core: Core) -> bool:
    """Whether the turn may end by a discard now (38, 71-75)."""
    seat = core.turn
    complete = contract_complete(core, seat)
    if core.size[seat] == 1:
        return complete and may_discard_last(core)
    if not core.begun or not is_bound(core):
        return True
    return complete and not must_empty(core)
