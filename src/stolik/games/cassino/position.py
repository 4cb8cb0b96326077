"""Reading positions: any situation of the rules, written by hand (docs/notation.md).

A card without a suit stands for the lowest kind of its rank that is still free. What no line names goes to hands that
no line names, to the stock as far as dealings need it, and to the pile of the last taker; or to the line that ends
with `...`.
"""

from __future__ import annotations

from stolik.games.cassino.combination import is_fresh, maker_of, value_of
from stolik.games.cassino.core import NEED_DECK, NEED_OVER, NEED_SEAT, Core, values_in
from stolik.games.cassino.ending import leaders
from stolik.games.cassino.position_cards import Placer, check_sizes
from stolik.games.cassino.position_lines import Sheet
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.scoring import score_claimed
from stolik.games.cassino.supply import HAND, dealings_of
from stolik.games.cassino.values import size_of
from stolik.games.position_line import PositionLine


def read_position(rules: Rules, text: str) -> Core:
    """The position of a text whose first line is the rule set. Raises NotationError for what is malformed, and for
    what cannot be: too many of a card, no combination, hands of other sizes, a match that is over.
    """
    core = Core(rules)
    sheet = Sheet(rules, text)
    core.scores = sheet.scores
    core.dealer = sheet.dealer
    words = sheet.turn.words[1:]
    if sheet.deal_number <= 0 and words == ["deck"]:
        return core
    if sheet.deal_number == 0:
        raise sheet.seen["deal"].error("deal_not_begun", "0")
    core.deal_number = max(sheet.deal_number, 1)
    _set_turn(core, sheet.turn, words)
    Placer(core, sheet).place()
    core.sweeps = sheet.sweeps
    core.promised = sheet.promised
    core.dealt = 1
    if core.need == NEED_SEAT:
        check_sizes(core, sheet)
    if not rules.draws:
        core.dealt = dealings_of(rules.players) - core.stock_size // (HAND * rules.players)
    _check_duties(core, sheet)
    _check_piles(core, sheet)
    _check_end(core, sheet.turn)
    return core


def _set_turn(core: Core, line: PositionLine, words: list[str]) -> None:
    rules = core.rules
    if words[0] == "over":
        core.need = NEED_OVER
        core.winners = tuple(line.number(word, 0, rules.sides - 1) for word in words[1:])
    elif words == ["deck"]:
        core.need = NEED_DECK
    elif len(words) > 1:
        raise line.error("turn_word", words[1])
    else:
        core.need = NEED_SEAT
        core.seat = line.number(words[0], 0, rules.players - 1)
    if core.dealer < 0:
        core.dealer = (core.seat - 1) % rules.players if core.seat >= 0 else rules.players - 1


def _check_duties(core: Core, sheet: Sheet) -> None:
    """What was made in a last turn, and the cards that are known to be held."""
    fresh = [maker_of(made) for made in core.combos if is_fresh(made)]
    for at, maker in enumerate(fresh):
        if maker in fresh[:at]:
            raise sheet.combos[-1].line.error("fresh_twice", "fresh", seat=maker)
    if core.need == NEED_SEAT and not core.rules.partner_build:
        for made, written in zip(core.combos, sheet.combos, strict=True):
            if is_fresh(made):
                _check_fresh(core, made, written.line)
    for seat, promised in enumerate(core.promised):
        held = values_in(core.rules, core.hands[seat])
        if promised & ~held or (promised and core.rules.partner_build):
            raise sheet.seen[f"promised {seat}"].error("promised_not_held", seat=seat)


def _check_fresh(core: Core, made: int, line: PositionLine) -> None:
    """Whoever made a combination in his last turn holds a card of its value, and has played of this dealing (77)."""
    maker = maker_of(made)
    hand = core.hands[maker]
    if not values_in(core.rules, hand) >> value_of(made) & 1 or (size_of(hand) == HAND and not core.rules.draws):
        raise line.error("fresh_not_held", "fresh", seat=maker, value=value_of(made))


def _check_piles(core: Core, sheet: Sheet) -> None:
    """Whoever took last has cards, and nobody has any if nobody took."""
    line = sheet.seen.get("last", sheet.turn)
    if core.last_taker < 0:
        if any(core.piles):
            raise line.error("nobody_took")
    elif not core.piles[core.rules.side(core.last_taker)]:
        raise line.error("pile_missing", seat=core.last_taker)
    played = core.need == NEED_DECK or (core.need == NEED_OVER and not core.rules.counting_out)
    if played and (any(core.hands) or core.stock_size):
        raise sheet.turn.error("round_not_over")
    if sum(size_of(pile) for pile in core.piles) == 1:
        raise line.error("nobody_took")


def _check_end(core: Core, line: PositionLine) -> None:
    """Whether the totals agree with a match that goes on, or is over and won so."""
    rules = core.rules
    if core.need == NEED_OVER:
        free = rules.fixed_order or rules.counting_out
        alone = len(core.winners) == 1 and core.scores[core.winners[0]] >= rules.target
        if not core.winners or (core.winners != leaders(core) and not (free and alone)):
            raise line.error("other_winners")
        return
    if rules.fixed_order:
        return
    began_first = rules.single_round and core.deal_number == 1 and core.need == NEED_SEAT
    if not began_first and leaders(core):
        raise line.error("match_is_over")
    if rules.counting_out and core.need == NEED_SEAT and max(core.scores) < rules.target:
        points = score_claimed(core, "claimed").points
        if any(core.scores[side] + points[side] >= rules.target for side in range(rules.sides)):
            raise line.error("match_is_over")
