"""Reading positions: any situation of the rules, written by hand (docs/notation.md).

A card without a suit stands for the lowest kind of its rank that is still free. What no line names goes to the stock,
or to the line that ends with `...`; a seat without a hand line gets as many of those cards as a deal gives.
"""

from __future__ import annotations

from stolik.games.choina.claims import (
    can_reshuffle,
    consenters,
    may_ask,
    may_have_top,
    may_take,
    most_bought,
    window_open,
)
from stolik.games.choina.core import (
    ANSWER,
    ASKING,
    BUY,
    CLAIM,
    DRAW,
    DREW,
    NEED_DECK,
    NEED_OVER,
    NEED_SEAT,
    PLAY,
    TOOK,
    Core,
    contract_complete,
)
from stolik.games.choina.ending import match_over, winners
from stolik.games.choina.finish import can_finish, must_empty
from stolik.games.choina.position_cards import Dealer
from stolik.games.choina.position_lines import Sheet
from stolik.games.choina.position_text import default_throwers
from stolik.games.choina.position_turn import set_turn
from stolik.games.choina.rules import Rules
from stolik.games.position_line import PositionLine


def read_position(rules: Rules, text: str) -> Core:
    """The position of a text whose first line is the rule set. Raises NotationError for what is malformed, and for
    what cannot be: too many of a card, melds against the rules, a seat that could not act.
    """
    core = Core(rules)
    sheet = Sheet(rules, text)
    core.scores = sheet.scores
    core.outs = sheet.outs
    core.dealer = sheet.dealer
    words = sheet.turn.words[1:]
    if sheet.deal_number <= 0 and words == ["deck"]:
        return core
    if sheet.deal_number == 0:
        raise sheet.seen["deal"].error("deal_not_begun", "0")
    core.deal_number = max(sheet.deal_number, 1)
    dealer = Dealer(core, sheet)
    dealer.place()
    core.bought = sheet.bought
    core.reshuffles = sheet.reshuffles
    core.lull = sheet.lull
    _set_turn(core, sheet.turn, words)
    _set_throwers(core, sheet.seen.get("thrown"))
    dealer.known()
    _check_end(core, sheet.turn)
    _check_playable(core, sheet)
    return core


def _set_turn(core: Core, line: PositionLine, words: list[str]) -> None:
    players = core.rules.players
    if words[0] == "over":
        core.need = NEED_OVER
        core.winners = tuple(line.number(word, 0, players - 1) for word in words[1:])
        return
    core.need = NEED_DECK if words[0] == "deck" else NEED_SEAT
    if words == ["deck"]:
        return
    set_turn(core, line, words[1:] if words[0] == "deck" else words)
    if core.dealer < 0:
        core.dealer = (core.turn - 1) % players


def _set_throwers(core: Core, line: PositionLine | None) -> None:
    """Who threw the pile cards, bottom to top; without the line, everybody one after the other."""
    core.throwers = default_throwers(core)
    if line is None:
        return
    seats = [line.number(word, 0, core.rules.players - 1) for word in line.words[1:] if word != "-"]
    if len(seats) != len(core.pile):
        raise line.error("thrown_count", line.words[0], count=len(core.pile))
    core.throwers = seats


def _check_end(core: Core, line: PositionLine) -> None:
    """Whether the totals agree with a match that goes on, or is over and won so."""
    trial = core.copy()
    if core.need == NEED_OVER:
        if not match_over(trial) or core.winners != winners(core):
            raise line.error("other_winners")
        return
    between = core.need == NEED_DECK and not core.pending
    trial.deal_number = core.deal_number - (not between)
    if trial.deal_number and match_over(trial):
        raise line.error("match_is_over")


def _check_playable(core: Core, sheet: Sheet) -> None:
    line = sheet.turn
    if core.need == NEED_OVER or (core.need == NEED_DECK and not core.pending):
        return
    for seat in range(core.rules.players):
        if not core.size[seat]:
            raise line.error("empty_hand", seat=seat)
        _check_contract(core, sheet, seat)
    if core.pending:
        _check_pending(core, line)
    elif core.phase == PLAY:
        _check_play(core, line)
    elif not _may_act(core):
        raise line.error("no_step_possible", seat=core.seat)


def _check_contract(core: Core, sheet: Sheet, seat: int) -> None:
    """Where a contract is laid in one turn, nobody has a part of it from an earlier one (38, 75)."""
    laid = len(core.melds[seat])
    older = laid - (core.begun.bit_count() if seat == core.turn else 0)
    parted = core.rules.whole and (not contract_complete(core, seat) or older < laid)
    if older and (must_empty(core) or parted):
        line = next(token.line for token in sheet.melds if token.seat == seat)
        raise line.error("melds_of_earlier_turn", seat=seat)


def _may_act(core: Core) -> bool:
    """Whether the seat that must act can have come to this."""
    if core.phase == CLAIM:
        return may_ask(core, core.seat)
    if core.phase == DRAW:
        drained = not core.stock_size and not can_reshuffle(core)
        return core.seat == core.turn and (not drained or may_take(core))
    if core.asker < 0 or core.asker == core.turn or not window_open(core) or not may_have_top(core, core.asker):
        return False
    if core.stock_size < core.rules.extra_cards:
        return False
    if core.phase == BUY:
        return most_bought(core, core.asker) > 1
    return core.phase == ANSWER and core.seat in consenters(core, core.asker)


def _check_pending(core: Core, line: PositionLine) -> None:
    """A reshuffle is awaited: the stock is empty, and somebody draws or has asked."""
    possible = not core.stock_size and can_reshuffle(core) and not core.rules.turns_over
    if core.pending == ASKING:
        asked, core.asked = core.asked, core.asked & ~(1 << core.asker)
        possible = possible and may_ask(core, core.asker)
        core.asked = asked
    if not possible:
        raise line.error("no_reshuffle_due")


def _check_play(core: Core, line: PositionLine) -> None:
    if core.laid_off and core.begun and not core.rules.layoff_same_turn:
        raise line.error("turn_word", "off")
    if core.taken >= 0 and (core.began != TOOK or not core.held(core.turn, core.taken)):
        raise line.error("taken_not_held", "taken")
    if core.follower >= 0 and core.began != DREW:
        raise line.error("turn_word", "next")
    if not can_finish(core):
        raise line.error("no_step_possible", seat=core.seat)
