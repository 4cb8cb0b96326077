"""What cannot be in a written position although every line of it can be read."""

from __future__ import annotations

from stolik.games.choina.claims import (
    can_reshuffle,
    consenters,
    may_ask,
    may_take,
    most_bought,
)
from stolik.games.choina.core import (
    ANSWER,
    ASKING,
    BUY,
    CLAIM,
    DRAW,
    DREW,
    FRESH,
    NEED_DECK,
    NEED_OVER,
    PLAY,
    TOOK,
    UNCOVERED,
    Core,
    contract_complete,
)
from stolik.games.choina.ending import match_over, winners
from stolik.games.choina.finish import can_finish, must_empty
from stolik.games.choina.meld import is_run, meld_size
from stolik.games.choina.position_lines import Sheet
from stolik.games.choina.rules import SUITS_APART, VETO
from stolik.games.position_line import PositionLine


def check_not_begun(sheet: Sheet) -> None:
    """Before the first deal nothing lies on the table and nothing is counted."""
    lines = [sheet.seen[head] for head in ("thrown", "bought", "reshuffled", "lull") if head in sheet.seen]
    lines += [zone.line for zone in sheet.zones.values()]
    lines += [token.line for token in sheet.melds]
    lines += [sheet.seen[head] for head, counts in (("scores", sheet.scores), ("outs", sheet.outs)) if any(counts)]
    if lines:
        raise lines[0].error("deal_not_begun", lines[0].words[0])


def check_position(core: Core, sheet: Sheet) -> None:
    """Refuse a position that no match comes to. Raises NotationError."""
    _check_counts(core, sheet)
    _check_end(core, sheet.turn)
    if _between_deals(core):
        if core.dealer < 0:
            raise sheet.seen["deal"].error("disagrees", "-")
        if core.lull:
            raise sheet.seen["lull"].error("disagrees", "lull")
        return
    for seat in range(core.rules.players):
        if not core.size[seat]:
            raise sheet.turn.error("empty_hand", seat=seat)
        _check_contract(core, sheet, seat)
    if core.phase == PLAY:
        _check_play(core, sheet.turn)
        return
    _check_top(core, sheet)
    _check_asked(core, sheet.turn)
    if core.pending:
        _check_pending(core, sheet.turn)
    elif not _may_act(core):
        raise sheet.turn.error("no_step_possible", seat=core.seat)


def _between_deals(core: Core) -> bool:
    return core.need == NEED_OVER or (core.need == NEED_DECK and not core.pending)


def _check_counts(core: Core, sheet: Sheet) -> None:
    """Nobody went out in more deals than have ended, and the cards suffice for the purchases (69, 70)."""
    ended = core.deal_number - (0 if _between_deals(core) else 1)
    for head, counts, most in (("outs", core.outs, ended), ("bought", core.bought, core.rules.most_requests)):
        if sum(counts) > most:
            raise sheet.seen[head].error("too_many_together", head, count=most)


def _check_end(core: Core, line: PositionLine) -> None:
    """Whether the totals agree with a match that goes on, or is over and won so."""
    trial = core.copy()
    if core.need == NEED_OVER:
        if not match_over(trial) or core.winners != winners(core):
            raise line.error("other_winners")
        return
    trial.deal_number = core.deal_number - (0 if _between_deals(core) else 1)
    if trial.deal_number and match_over(trial):
        raise line.error("match_is_over")


def _check_contract(core: Core, sheet: Sheet, seat: int) -> None:
    """Where a contract is laid in one turn, nobody has a part of it from an earlier one (38, 75)."""
    laid = len(core.melds[seat])
    older = laid - len(_begun(core)) if seat == core.turn else laid
    parted = core.rules.whole and (not contract_complete(core, seat) or older < laid)
    if older and (must_empty(core) or parted):
        line = next(token.line for token in sheet.melds if token.seat == seat)
        raise line.error("melds_of_earlier_turn", seat=seat)


def _begun(core: Core) -> list[int]:
    """The melds that the player in turn has laid in this turn."""
    return [meld for index, meld in enumerate(core.melds[core.turn]) if core.begun >> index & 1]


# -- a card to be had ------------------------------------------------------------------------------------------------


def _check_top(core: Core, sheet: Sheet) -> None:
    """Who is in turn follows from who threw the top card, or from the purchase that uncovered it (15, 61, 65)."""
    rules = core.rules
    before = (core.turn - 1) % rules.players
    if core.top_state == UNCOVERED:
        came = before == core.last_buyer or not rules.buyer_left
        if not came or _is_barred(core, core.last_buyer):
            raise sheet.turn.error("disagrees", f"uncovered={core.last_buyer}")
    elif core.top_state == FRESH and core.throwers[-1] != before and not (rules.second_window and rules.buyer_left):
        raise sheet.seen["thrown"].error("disagrees", "thrown")


def _is_barred(core: Core, seat: int) -> bool:
    """Whether a seat has no pile cards any more, since its contract is complete (68)."""
    return not core.rules.buy_after_contract and contract_complete(core, seat)


def _check_asked(core: Core, line: PositionLine) -> None:
    """Whether those who have asked could; where a refusal costs something, only one request is ever heard (57, 89)."""
    for seat in range(core.rules.players):
        if seat != core.asker and core.asked >> seat & 1:
            if core.rules.refusal != VETO or not _could_ask(core, seat):
                raise line.error("disagrees", "asked")


def _could_ask(core: Core, seat: int) -> bool:
    """Whether a seat may have asked for the top card (51, 67, 89)."""
    trial = core.copy()
    trial.asked = 0
    return may_ask(trial, seat)


def _may_act(core: Core) -> bool:
    """Whether the seat that must act can have come to this."""
    if core.phase == CLAIM:
        return may_ask(core, core.seat)
    if core.phase == DRAW:
        drained = not core.stock_size and not can_reshuffle(core)
        return core.seat == core.turn and (not drained or may_take(core))
    if core.asker < 0 or core.stock_size < core.rules.extra_cards or not _could_ask(core, core.asker):
        return False
    if core.phase == BUY:
        return most_bought(core, core.asker) > 1
    return core.phase == ANSWER and core.seat in consenters(core, core.asker)


def _check_pending(core: Core, line: PositionLine) -> None:
    """A reshuffle is awaited: the stock is empty, and somebody draws or has asked."""
    possible = not core.stock_size and can_reshuffle(core) and not core.rules.turns_over
    if not possible or (core.pending == ASKING and not _could_ask(core, core.asker)):
        raise line.error("no_reshuffle_due")


# -- laying and discarding -------------------------------------------------------------------------------------------


def _check_play(core: Core, line: PositionLine) -> None:
    rules = core.rules
    if core.laid_off and not _can_have_laid_off(core):
        raise line.error("disagrees", "off")
    if rules.exact_size and not core.laid_off and any(_is_larger(core, meld) for meld in _begun(core)):
        raise line.error("disagrees", "begun")
    if core.began == TOOK and not _can_have_taken(core):
        raise line.error("disagrees", "took")
    if core.taken >= 0 and (core.began != TOOK or not core.held(core.turn, core.taken)):
        raise line.error("taken_not_held", "taken")
    if core.follower >= 0 and not _may_follow(core):
        raise line.error("disagrees", "next")
    if not can_finish(core):
        raise line.error("no_step_possible", seat=core.seat)


def _is_larger(core: Core, meld: int) -> bool:
    """Whether a meld has more cards than the least of its kind."""
    return meld_size(meld) > core.rules.least_size(is_run(meld))


def _can_have_laid_off(core: Core) -> bool:
    """Whether a card of some meld may have been laid off in this turn (37, 38, 48, 97)."""
    rules = core.rules
    if core.begun and not rules.layoff_same_turn:
        return False
    if rules.layoff_needs_contract and not contract_complete(core, core.turn):
        return False
    for seat in range(rules.players):
        for index, meld in enumerate(core.melds[seat]):
            own = seat == core.turn and bool(core.begun >> index & 1)
            part = own and not rules.exact_size and not (is_run(meld) and rules.suits_rule == SUITS_APART)
            if not part and _is_larger(core, meld):
                return True
    return False


def _can_have_taken(core: Core) -> bool:
    """Whether the player in turn may have taken a pile card; where it may not be discarded, it has left his hand only
    for a meld (23, 68).
    """
    rules = core.rules
    if _is_barred(core, core.turn) and not core.begun:
        return False
    return rules.discards_taken or core.taken >= 0 or core.begun != 0 or core.laid_off


def _may_follow(core: Core) -> bool:
    """Whether a purchase after the draw can have made this seat the next to play: the buyer sits before it (65)."""
    players = core.rules.players
    buyer = (core.follower - 1) % players
    return core.rules.buyer_left and core.began == DREW and buyer != core.turn and not _is_barred(core, buyer)
