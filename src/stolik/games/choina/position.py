"""Reading positions: any situation of the rules, written by hand (docs/notation.md).

A card without a suit stands for the lowest kind of its rank that is still free. What no line names goes to the stock,
or to the line that ends with `...`; a seat without a hand line gets as many of those cards as a deal gives.
"""

from __future__ import annotations

from stolik.games.choina.core import NEED_DECK, NEED_OVER, NEED_SEAT, Core
from stolik.games.choina.position_cards import Dealer
from stolik.games.choina.position_checks import check_not_begun, check_position
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
        check_not_begun(sheet)
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
    check_position(core, sheet)
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
