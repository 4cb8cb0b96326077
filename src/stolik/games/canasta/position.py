"""Reading positions: any situation of the rules, written by hand (docs/notation.md).

A card without a suit stands for the lowest kind of its class that is still free. What no line names goes to the stock,
or to the line that ends with `...`; a seat without a hand line gets as many of those cards as a deal gives. Red threes
that no line names go to the stock, or beside the melds of the seat that gets the rest.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, CLASSES, JOKER
from stolik.games.canasta.core import (
    ANSWER,
    ANSWERED_NO,
    ANSWERED_YES,
    ASKED,
    DOUBLE,
    DREW,
    NEED_DECK,
    NEED_OVER,
    NEED_SEAT,
    PLAY,
    TAKE,
    TOOK,
    Core,
)
from stolik.games.canasta.ending import begin_turn, best_sides, match_over
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.legal import legal_actions
from stolik.games.canasta.outlook import flags_of, goes_out_legally, opening_left
from stolik.games.canasta.position_cards import Dealer
from stolik.games.canasta.position_lines import Line, Sheet
from stolik.games.canasta.rules import ASK_OFF, BLACK3_ANYTIME, Rules
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.steps import ASK, STEPS

PHASES: Final = ("take", "play", "answer", "double")


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
    _set_turn(core, sheet.turn, words)
    dealer.known()
    _set_laid(core, sheet.laid)
    _check_under(core, sheet)
    _check_playable(core, sheet.turn)
    return core


def _set_turn(core: Core, line: Line, words: list[str]) -> None:
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
    _set_phase(core, line, words)


def _set_phase(core: Core, line: Line, words: list[str]) -> None:
    phase = words[1] if len(words) > 1 else "take"
    if phase not in PHASES:
        raise line.error("phase_expected", phase)
    core.phase = PHASES.index(phase)
    core.owed = 0 if core.opened[core.side] else core.minimum[core.side]
    extra = words[2:]
    if core.phase == TAKE:
        if extra:
            raise line.error("turn_word", extra[0])
        if not core.stock_size:
            begin_turn(core, core.seat)
        return
    if core.phase == DOUBLE:
        _set_double(core, line, extra)
        return
    core.began = DREW
    if extra and extra[0] in ("drew", "took"):
        core.began = TOOK if extra[0] == "took" else DREW
        extra = extra[1:]
    for word in extra:
        _turn_word(core, line, word)
    if core.phase == ANSWER:
        if core.rules.ask == ASK_OFF:
            raise line.error("nobody_can_answer", phase)
        core.answer = ASKED
        core.asker = (core.seat + 2) % 4


def _set_double(core: Core, line: Line, words: list[str]) -> None:
    """The partner of the seat in turn has just gone out (P11)."""
    if not core.rules.double_out:
        raise line.error("no_double_out", "double")
    core.began = DREW
    core.out = (core.seat + 2) % 4
    core.must_out = core.no_discard = True
    core.owed = 0
    for word in words:
        if word == "concealed":
            core.out_concealed = True
        elif word in ("lays", "unopened") or word.startswith("lays="):
            _turn_word(core, line, word)
        else:
            raise line.error("turn_word", word)


def _turn_word(core: Core, line: Line, word: str) -> None:
    name, _, value = word.partition("=")
    if name == "lays" and value:
        core.lays = line.number(value, 0, 100)
    elif name == "owed" and value:
        core.owed = line.number(value, 1, 1000)
        core.opened[core.side] = False
    elif name == "begun" and value:
        _begun(core, line, value)
    elif name == "answer" and value in ("yes", "no"):
        if core.rules.ask == ASK_OFF:
            raise line.error("nobody_can_answer", word)
        core.answer = ANSWERED_YES if value == "yes" else ANSWERED_NO
    elif not _turn_flag(core, word):
        raise line.error("turn_word", word)


def _begun(core: Core, line: Line, value: str) -> None:
    for rank in value.split(","):
        cards = line.cards([rank])
        cls = cards[0][0] if len(cards) == 1 else JOKER
        if not core.nat[core.side] >> 4 * cls & 15:
            raise line.error("begun_no_meld", rank)
        core.begun |= 8 << 4 * cls


def _turn_flag(core: Core, word: str) -> bool:
    if word == "unopened":
        core.opened[core.side] = False
        core.owed = 0
    elif word == "pile_waits":
        core.pile_waits = True
    elif word == "onto_partner":
        core.onto_partner = True
    elif word == "must_out":
        core.must_out = True
    elif word == "no_discard":
        core.no_discard = True
    else:
        return False
    return True


def _set_laid(core: Core, line: Line | None) -> None:
    """Who has laid before this turn; without the line, everybody whose side has melds from before it."""
    rules = core.rules
    if line is not None:
        for word in line.words[1:]:
            if word != "-":
                core.laid_before[line.number(word, 0, rules.players - 1)] = True
        return
    for seat in range(rules.players):
        side = rules.side_of[seat]
        in_turn = core.need == NEED_SEAT and core.side == side
        core.laid_before[seat] = any(
            core.nat[side] >> 4 * cls & 15 and not (in_turn and core.begun >> 4 * cls & 15) for cls in range(CLASSES)
        )


def _check_under(core: Core, sheet: Sheet) -> None:
    """Face-down cards lie under a pile, or under nothing only while its taker's turn lasts (C11)."""
    taken = core.pile_waits or (core.began == TOOK and core.no_discard)
    if core.under and not core.pile and not taken:
        raise sheet.zones["under"].line.error("under_cards", "under", count=core.rules.surprise)


def _check_turn(core: Core, line: Line) -> None:
    """What the turn line says must follow from a take, lays and a question that the rules allow."""
    if core.phase == TAKE:
        return
    if core.phase == DOUBLE:
        _check_double(core, line)
        return
    side = core.side
    laid = opening_points(core, side)
    melds = core.melds(side)
    if core.began == TOOK and not laid:
        raise line.error("took_without_meld", "took")
    if core.pile_waits and (core.phase != PLAY or core.began != TOOK or core.owed <= 0):
        raise line.error("pile_waits_without_take", "pile_waits")
    if core.owed > 0 and core.owed != opening_left(core, melds, core.minimum[side] - laid):
        raise line.error("owed_mismatch", needs=core.minimum[side], made=laid)
    if core.phase == ANSWER and not _could_ask(core):
        raise line.error("could_not_ask", "answer", seat=core.asker)


def _check_double(core: Core, line: Line) -> None:
    if core.size[core.out] or canastas(*core.melds(core.side)) < core.rules.canastas_needed:
        raise line.error("partner_not_out", "double", seat=core.out)
    if not goes_out_legally(core, flags_of(core, core.began)):
        raise line.error("no_step_possible", seat=core.seat)


def _could_ask(core: Core) -> bool:
    asked = core.copy()
    asked.seat, asked.phase, asked.answer = core.asker, PLAY, 0
    return any(STEPS[action.id].verb == ASK for action in legal_actions(asked))


def _check_end(core: Core, line: Line) -> None:
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


def _check_playable(core: Core, line: Line) -> None:
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
    if not legal_actions(core):
        raise line.error("no_step_possible", seat=core.seat)
