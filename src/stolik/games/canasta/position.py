"""Reading positions: any situation of the rules, written by hand (docs/notation.md).

A card without a suit stands for the lowest kind of its class that is still free. What no line names goes to the stock,
or to the line that ends with `...`; a seat without a hand line gets as many of those cards as a deal gives. Red threes
that no line names go to the stock, or beside the melds of the seat that gets the rest.
"""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3
from stolik.games.canasta.core import (
    ANSWER,
    DOUBLE,
    NEED_DECK,
    NEED_OVER,
    NEED_SEAT,
    PLAY,
    TAKE,
    TOOK,
    Core,
)
from stolik.games.canasta.ending import best_sides, match_over
from stolik.games.canasta.growth import canastas_of, may_go_out_with, other_canastas
from stolik.games.canasta.holding import MUST_OUT
from stolik.games.canasta.legal import legal_actions
from stolik.games.canasta.outlook import flags_of, goes_out_legally, opening_left
from stolik.games.canasta.position_cards import Dealer
from stolik.games.canasta.position_lines import Sheet
from stolik.games.canasta.position_turn import set_laid, set_phase
from stolik.games.canasta.position_words import check_words
from stolik.games.canasta.rules import BLACK3_ANYTIME, Rules
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.steps import ASK, STEPS
from stolik.games.position_line import PositionLine


def read_position(rules: Rules, text: str) -> Core:
    """The position of a text whose first line is the rule set. Raises NotationError for what is malformed, and for
    what cannot be: too many of a card, melds against the rules, a seat that could not act.
    """
    core = Core(rules)
    sheet = Sheet(rules, text)
    core.scores = sheet.scores
    core.dealer = sheet.dealer
    core.extra = sheet.extra
    words = sheet.turn.words[1:]
    if sheet.deal_number <= 0 and words == ["deck"]:
        return core
    if sheet.deal_number == 0:
        raise sheet.seen["deal"].error("deal_not_begun", "0")
    core.deal_number = max(sheet.deal_number, 1)
    dealer = Dealer(core, sheet)
    dealer.place()
    _set_bonus(core, sheet.bonus)
    _set_turn(core, sheet.turn, words)
    dealer.known()
    set_laid(core, sheet.laid)
    _check_under(core, sheet)
    _check_bonus(core, sheet.bonus)
    _check_playable(core, sheet.turn)
    return core


def _set_bonus(core: Core, line: PositionLine | None) -> None:
    """The sides that can still earn the bonus cards; without the line, those that the canastas on the table leave."""
    if line is None:
        core.bonus_left = _bonus_unspent(core)
        return
    rules = core.rules
    if not rules.bonus:
        raise line.error("no_bonus_cards", line.words[0])
    core.bonus_left = 0
    words = line.words[1:]
    if words == ["-"]:
        return
    sides = [line.number(word, 0, rules.sides - 1) for word in words if word != "-"]
    if not sides or len(sides) < len(words) or len(set(sides)) < len(sides):
        raise line.error("bonus_line_form", line.words[0])
    if not rules.bonus_each and len(sides) < rules.sides:
        raise line.error("bonus_both", line.words[0])
    core.bonus_left = sum(1 << side for side in sides)


def _bonus_unspent(core: Core) -> int:
    """The sides that can still earn the bonus cards if every canasta on the table has spent them (D23, D26)."""
    rules = core.rules
    if not rules.bonus:
        return 0
    without = [side for side in range(rules.sides) if not canastas_of(core, side)]
    if not rules.bonus_each and len(without) < rules.sides:
        return 0
    return sum(1 << side for side in without)


def _check_bonus(core: Core, line: PositionLine | None) -> None:
    """Bonus cards are spent by a canasta alone, and by every one but that of a player who must go out (D57)."""
    if line is None:
        return
    unspent = _bonus_unspent(core)
    kept = core.bonus_left & ~unspent
    going_out = core.need != NEED_SEAT or bool(flags_of(core, core.began) & MUST_OUT)
    if unspent & ~core.bonus_left or (kept and not going_out):
        raise line.error("bonus_canastas", line.words[0])


def _set_turn(core: Core, line: PositionLine, words: list[str]) -> None:
    rules = core.rules
    core.opened = [opening_points(core, side) > 0 for side in range(rules.sides)]
    core.minimum = [rules.minimum(score) for score in core.scores]
    if words[0] == "deck":
        core.need = NEED_DECK
        return
    if words[0] == "over":
        core.need = NEED_OVER
        lost = [word[5:] for word in words[1:] if word.startswith("lost=")]
        winners = [word for word in words[1:] if not word.startswith("lost=")]
        core.winners = tuple(line.number(word, 0, rules.sides - 1) for word in winners)
        core.lost = line.number(lost[0], 0, rules.sides - 1) if lost else -1
        return
    core.seat = line.number(words[0], 0, rules.players - 1)
    core.need = NEED_SEAT
    if core.dealer < 0:
        core.dealer = (core.seat - 1) % rules.players
    set_phase(core, line, words)


def _check_under(core: Core, sheet: Sheet) -> None:
    """Face-down cards lie under a pile, or under nothing only while its taker's turn lasts (C11)."""
    taken = core.pile_waits or (core.began == TOOK and core.no_discard)
    if core.under and not core.pile and not taken:
        raise sheet.zones["under"].line.error("under_cards", "under", count=core.rules.surprise)


def _check_turn(core: Core, line: PositionLine) -> None:
    """What the turn line says must follow from a take, lays and a question that the rules allow."""
    if core.phase == TAKE:
        return
    if core.phase == DOUBLE:
        _check_double(core, line)
        return
    side = core.side
    laid = opening_points(core, side)
    if core.began == TOOK and not laid:
        raise line.error("took_without_meld", "took")
    if core.pile_waits and (core.phase != PLAY or core.began != TOOK or core.owed <= 0):
        raise line.error("pile_waits_without_take", "pile_waits")
    owed = opening_left(core, core.melds(side), core.minimum[side] - laid, other_canastas(core, side))
    if core.owed > 0 and core.owed != owed:
        raise line.error("owed_mismatch", needs=core.minimum[side], made=laid)
    if core.phase == ANSWER and not _could_ask(core):
        raise line.error("could_not_ask", "answer", seat=core.asker)


def _check_double(core: Core, line: PositionLine) -> None:
    if core.size[core.out] or not may_go_out_with(core, core.side):
        raise line.error("partner_not_out", "double", seat=core.out)
    if not goes_out_legally(core, flags_of(core, core.began)):
        raise line.error("no_step_possible", seat=core.seat)


def _could_ask(core: Core) -> bool:
    asked = core.copy()
    asked.seat, asked.phase, asked.answer = core.asker, PLAY, 0
    return any(STEPS[action.id].verb == ASK for action in legal_actions(asked))


def _check_end(core: Core, line: PositionLine) -> None:
    """Whether the totals agree with a match that goes on, or is over and won so."""
    trial = core.copy()
    if line.words[1] != "over":
        deals_over = core.deal_number - (core.need == NEED_SEAT)
        trial.deal_number = deals_over
        if deals_over and match_over(trial):
            raise line.error("match_is_over")
    elif core.lost >= 0:
        if core.winners != tuple(side for side in range(core.rules.sides) if side != core.lost):
            raise line.error("other_winners")
    elif not match_over(trial) or core.winners != best_sides(core):
        raise line.error("other_winners")


def _check_playable(core: Core, line: PositionLine) -> None:
    _check_end(core, line)
    if line.words[1] in ("deck", "over"):
        return
    if core.need != NEED_SEAT:  # the stock is empty and nothing can be taken: the deal would have ended
        raise line.error("no_step_possible", seat=line.words[1])
    if not core.size[core.seat]:
        raise line.error("empty_hand", seat=core.seat)
    for side in range(core.rules.sides):
        if core.rules.black3 == BLACK3_ANYTIME:
            continue
        if core.nat[side] >> 4 * BLACK3 & 15 and not (core.must_out and side == core.side):
            raise line.error("black_threes_without_out", side=side)
    _check_turn(core, line)
    if core.phase != TAKE:
        check_words(core, line)
    if not legal_actions(core):
        raise line.error("no_step_possible", seat=core.seat)
