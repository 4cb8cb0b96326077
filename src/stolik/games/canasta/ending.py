"""Ends: of a turn, of a deal, of the match; and the beginnings that follow."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, CLASS_OF, ONE, RED3, SUIT_OF, SUIT_UNIT, TWO, kinds_of
from stolik.games.canasta.core import DOUBLE, NEED_DECK, NEED_OVER, NEED_SEAT, TAKE, TOOK, Core
from stolik.games.canasta.events import (
    DealBegan,
    DealEnded,
    DealerDrawn,
    DoubleOut,
    MatchEnded,
    MatchLost,
    RedThreeLaid,
    WentOut,
)
from stolik.games.canasta.growth import may_go_out_with
from stolik.games.canasta.legal import take_actions
from stolik.games.canasta.outlook import flags_of, goes_out_legally
from stolik.games.canasta.pile import pile_add, pile_clear
from stolik.games.canasta.scoring import concealed, score_deal
from stolik.games.canasta.seat_draw import draw_seats


def begin_turn(core: Core, seat: int) -> None:
    """Give the turn to a seat; with the stock empty and nothing to take the deal ends instead (A83)."""
    core.seat = seat
    core.phase = TAKE
    core.began = 0
    side = core.side
    core.owed = 0 if core.opened[side] else core.minimum[side]
    core.pile_waits = False
    core.lays = 0
    core.begun = 0
    core.begun2 = 0
    core.runs_begun = ()
    core.own_bolivia = False
    core.last_buy = core.top >= len(core.order)
    core.onto_partner = False
    core.answer = 0
    core.must_out = False
    core.no_discard = False
    core.out = -1
    core.out_concealed = False
    if core.last_buy and not take_actions(core):
        end_deal(core, "stock", -1)


def end_turn(core: Core) -> None:
    """Pass the turn on, unless an empty stock ends the deal."""
    if core.begun or core.lays or core.onto_partner or core.began == TOOK:
        core.laid_before[core.seat] = True
    if core.top >= len(core.order):
        rule = core.rules.end_of_stock
        if rule == "stop" or (rule == "next_may_buy" and core.last_buy):
            end_deal(core, "stock", -1)
            return
    begin_turn(core, (core.seat + 1) % core.rules.players)


def hand_emptied(core: Core) -> None:
    """A seat has laid or discarded its last card: it went out, or lost the match (A54, A56)."""
    side = core.side
    if core.phase == DOUBLE:
        if core.events is not None:
            core.events.append(DoubleOut(core.seat))
        end_deal(core, "out", core.out)
        return
    if may_go_out_with(core, side):
        core.out = core.seat
        core.out_concealed = concealed(core)
        if core.events is not None:
            core.events.append(WentOut(core.seat, core.out_concealed))
        if not _partner_may_follow(core):
            end_deal(core, "out", core.out)
        return
    core.lost = side
    core.winners = tuple(other for other in range(core.rules.sides) if other != side)
    if core.events is not None:
        core.events.append(MatchLost(core.seat))
    _over(core)


def _partner_may_follow(core: Core) -> bool:
    """Give the turn to the partner of the seat that went out if he can lay his whole hand, without a discard (P11)."""
    if not core.rules.double_out:
        return False
    core.seat = (core.out + 2) % 4
    core.phase = DOUBLE
    core.owed = core.lays = 0
    core.must_out = core.no_discard = True
    return goes_out_legally(core, flags_of(core, core.began))


def end_deal(core: Core, reason: str, out: int) -> None:
    """Score the deal and see whether the match is over."""
    score = score_deal(core, reason, out)
    core.sheets.append(score)
    for side in range(core.rules.sides):
        core.scores[side] += score.points[side]
    core.seat = -1
    if core.events is not None:
        core.events.append(DealEnded(reason, score, [hand_kinds(core, seat) for seat in range(core.rules.players)]))
    if match_over(core):
        core.winners = best_sides(core)
        _over(core)
    else:
        core.need = NEED_DECK


def best_sides(core: Core) -> tuple[int, ...]:
    """The sides with the highest total (A69); equal ones share it (A70)."""
    best = max(core.scores)
    return tuple(side for side, points in enumerate(core.scores) if points == best)


def match_over(core: Core) -> bool:
    """Whether the totals end the match (A68-A70); a tie may bring extra deals until they differ."""
    rules = core.rules
    best = max(core.scores)
    reached = core.deal_number >= rules.deals if rules.match_end == "deals" else best >= rules.target
    if not (reached or core.extra):
        return False
    core.extra = rules.extra_deal and core.scores.count(best) > 1
    return not core.extra


def _over(core: Core) -> None:
    core.need = NEED_OVER
    core.seat = -1
    if core.events is not None:
        core.events.append(MatchEnded(core.winners))


def hand_kinds(core: Core, seat: int) -> list[int]:
    """The real cards of a hand, by class from jokers and twos upwards."""
    cards: list[int] = []
    for cls in range(15):
        bits = core.suits[15 * seat + cls]
        if bits:
            cards += kinds_of(bits, cls)
    return cards


def deck(core: Core) -> list[int]:
    """What must be put in order next: the seats for the lot, or cards to draw from; then the packs of each deal."""
    return core.rules.lot if core.dealer < 0 and not core.rules.seat_draw else core.rules.cards


def supply(core: Core, order: list[int]) -> None:
    """Use an order of `deck(core)`: draw the first dealer, or deal."""
    if core.dealer < 0:
        core.dealer = draw_seats(core, order) if core.rules.seat_draw else order[0]
        if core.events is not None:
            core.events.append(DealerDrawn(core.dealer))
        return
    _deal(core, order)


def _deal(core: Core, order: list[int]) -> None:
    rules = core.rules
    players = rules.players
    if core.deal_number:
        core.dealer = (core.dealer + 1) % players
    core.deal_number += 1
    first = (core.dealer + 1) % players
    core.order = order
    _clear(core)
    core.top = players * rules.deal_size
    for place in range(players):
        seat = (first + place) % players
        base = 15 * seat
        hand = size = 0
        for kind in order[place : core.top : players]:
            cls = CLASS_OF[kind]
            if cls != RED3:
                hand += ONE[cls]
                core.suits[base + cls] += SUIT_UNIT[kind]
                if rules.sequences and cls > BLACK3:
                    core.lines[4 * seat + SUIT_OF[kind]] += ONE[cls]
                size += 1
        core.hand[seat] = hand
        core.size[seat] = size
    if rules.surprise:
        core.under = order[core.top : core.top + rules.surprise]
        core.top += rules.surprise
    _turn_up(core)
    if core.events is not None:
        core.events.append(DealBegan(core.deal_number, core.dealer, core.pile[:]))
    for place in range(players):
        seat = (first + place) % players
        for kind in order[place : players * rules.deal_size : players]:
            if CLASS_OF[kind] == RED3:
                _replace_red3(core, seat, kind)
    core.minimum = [rules.minimum(score) for score in core.scores]
    core.need = NEED_SEAT
    begin_turn(core, first)


def _clear(core: Core) -> None:
    rules = core.rules
    pile_clear(core)
    core.under = []
    core.hand = [0] * rules.players
    core.size = [0] * rules.players
    core.suits = [0] * (15 * rules.players)
    core.lines = [0] * (4 * rules.players)
    core.known = [0] * (15 * rules.players)
    core.nat = [0] * (2 * rules.sides)
    core.twos = [0] * (2 * rules.sides)
    core.jokers = [0] * (2 * rules.sides)
    core.meld_cards = [0] * (30 * rules.sides)
    core.runs = [()] * rules.sides
    core.bolivias = [()] * rules.sides
    core.bonus_left = (1 << rules.sides) - 1 if rules.bonus else 0
    core.red3 = [0] * rules.sides
    core.opened = [False] * rules.sides
    core.laid_before = [False] * rules.players


def _turn_up(core: Core) -> None:
    """Turn up the first pile card, and cover it as the rules ask (A8, A9, B10)."""
    while True:
        kind = core.order[core.top]
        core.top += 1
        pile_add(core, kind)
        if not core.rules.cover_upcard or CLASS_OF[kind] not in (0, TWO, RED3, BLACK3):
            return


def _replace_red3(core: Core, seat: int, kind: int) -> None:
    """Set a dealt red three aside and draw for it until the new card is none (A16, A17)."""
    while CLASS_OF[kind] == RED3:
        core.set_red3(seat, kind)
        if core.events is not None:
            core.events.append(RedThreeLaid(seat, kind))
        kind = core.order[core.top]
        core.top += 1
    core.give(seat, kind)
