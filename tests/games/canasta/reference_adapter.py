"""A position of the engine as a position of the slow reference, read from its text, so that the two can be compared."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from stolik.games.canasta.state import CanastaState
from tests.reference.cards import RANKS, WILD_SET, WILDS, second, size
from tests.reference.duties import minimum, minimum_met, minimum_waived, no_discard_due, threes_laid
from tests.reference.presets import KURNIK
from tests.reference.search import turn_can_end_well
from tests.reference.state import RefState
from tests.reference.turn import lift_for_concealed

if TYPE_CHECKING:
    from stolik.games.canasta.core import Core
    from stolik.games.canasta.rules import Rules
    from stolik.games.canasta.scoring import DealScore
    from tests.reference.cards import Value
    from tests.reference.state import Result

REASONS: Final = {"out": "out", "stock": "stock", "red_three": "last_red3"}
"""How a deal ended, in the words of the engine and of the reference."""
CARD: Final = re.compile(r"(Jk)[rb]|(10|[2-9JQKA])([cdhs])")
Outcome = tuple[object, ...]


def reference_options(rules: Rules) -> dict[str, Value]:
    """The options of a rule set as the reference asks for them."""
    return {name: rules.rule_set[name] for name in KURNIK}


def reference_state(core: Core) -> RefState:
    """The same position for the reference. A seat must act in it."""
    options, lines = reference_options(core.rules), _lines(CanastaState(core).text())
    _, seat, phase, *words = lines["turn"].split()
    players, sides = core.rules.players, core.rules.sides
    suited = bool(options["sequences"])
    s = RefState(
        options,
        [Counter(_cards(lines[f"hand {seat}"], suited)) for seat in range(players)],
        pile=_cards(lines["pile"], suited),
        under=_cards(lines.get("under", ""), suited),
        stock=_cards(lines["stock"], suited),
        red3=[len(_cards(lines[f"red {side}"])) for side in range(sides)],
        scores=[int(score) for score in lines["scores"].split()[1:]],
        dealer=core.dealer,
        laid_before=[str(each) in lines.get("laid", "").split() for each in range(players)],
        turn=int(seat),
    )
    for side in range(sides):
        _put_melds(s, side, lines[f"melds {side}"].split())
    if core.rules.bonus:
        s.bonus_left = [str(side) in lines["bonus"].split() for side in range(sides)]
    if phase == "take":
        return s
    told = dict(word.partition("=")[::2] for word in words)
    if phase == "double":
        s.phase, s.went_out_concealed, s.laid_further = "double", "concealed" in told, "lays" in told
        return s
    s.phase = "play"
    if phase == "answer":
        s.phase, s.turn = "answer", s.partner
    _inside(s, told, core.rules)
    return s


def _inside(s: RefState, words: dict[str, str], rules: Rules) -> None:
    """What the words of the turn line say about the turn so far."""
    begun = list(filter(None, words.get("begun", "").split(",")))
    s.fresh, s.fresh_runs = {name for name in begun if "-" not in name}, sorted(name for name in begun if "-" in name)
    s.fresh_bolivias = int("own_bolivia" in words)
    s.bonus_was_last = "bonus" in words
    s.begun = "pile" if "took" in words else "draw"
    s.onto_old, s.lift_due = "onto_partner" in words, "pile_waits" in words
    s.laid_further = int(words.get("lays", "0")) > 0
    s.asked = s.phase == "answer" or "answer" in words
    s.answer = "yes" if words.get("answer") == "yes" else "no" if "answer" in words else ""
    s.no_discard = "no_discard" in words
    committed = "unopened" in words
    s.must_go_out = "must_out" in words and (committed or not threes_laid(s))
    s.top_alone = s.begun == "pile" and s.no_discard and not s.lift_due
    if s.opens_now and not committed:
        owed = int(words.get("owed", "0"))
        # one point is owed when only a canasta is lacking (P3)
        s.points = rules.minimum(s.scores[s.side]) - (0 if owed == 1 else owed)


def _lines(text: str) -> dict[str, str]:
    """The lines of a position by what they begin with."""
    found = {}
    for line in text.splitlines()[1:]:
        name, colon, cards = line.partition(":")
        found[name if colon else line.split()[0]] = cards if colon else line
    return found


def _cards(text: str, suited: bool = False) -> list[str]:
    """The classes of the cards of a text; natural cards with their suits if `suited`."""
    found = []
    for joker, rank, suit in CARD.findall(text):
        natural = rank in RANKS[1:]
        found.append(joker or ("R" if rank == "3" and suit in "dh" else rank + suit if natural and suited else rank))
    return found


def _put_melds(s: RefState, side: int, tokens: list[str]) -> None:
    """The melds of a side as they are written: of ranks, sequences, sets of wild cards."""
    for token in tokens:
        cards = Counter(_cards(token))
        ranks = [card for card in cards if card not in WILDS]
        meld = (cards.total() - cards["2"] - cards["Jk"], cards["2"], cards["Jk"])
        if len(ranks) > 1:
            suited = _cards(token, suited=True)
            s.runs[side] = sorted([*s.runs[side], f"{suited[0]}-{suited[-1]}"])
        elif ranks:
            s.melds[side][second(ranks[0]) if ranks[0] in s.melds[side] else ranks[0]] = meld
        elif cards.total() == 7:
            s.bolivias[side].append(meld)
        elif cards:
            s.melds[side][WILD_SET] = meld


def commit(s: RefState) -> RefState:
    """The position in which a player to whom only going out concealed is left has lifted the rest, as in the engine."""
    if s.phase != "play" or s.must_go_out or minimum_met(s) or not minimum_waived(s):
        return s
    bound = s.copy()
    bound.options = {**s.options, "concealed_minimum": "required"}
    if turn_can_end_well(bound):
        return s
    s = s.copy()
    if s.lift_due:
        lift_for_concealed(s)
    s.must_go_out = True
    return s


def outcome_of(core: Core, deals: int) -> Outcome:
    """What a step led to, in words that both sides share: the next position, or how the deal number `deals` ended."""
    if core.lost >= 0:
        return "lost", core.lost
    if len(core.sheets) >= deals:
        return _sheet(core.sheets[deals - 1])
    return reference_outcome(reference_state(core))


def _sheet(sheet: DealScore) -> Outcome:
    return REASONS[sheet.reason], tuple(sheet.points)


def reference_outcome(s: RefState) -> Outcome:
    """The same of a position of the reference."""
    if s.result is not None:
        return _result(s.result)
    hands = tuple(tuple(sorted((+hand).items())) for hand in s.hands)
    melds = tuple(
        (tuple(sorted(melds.items())), tuple(runs), tuple(bolivias))
        for melds, runs, bolivias in zip(s.melds, s.runs, s.bolivias, strict=True)
    )
    concealed = s.phase == "double" and s.went_out_concealed
    turn = (s.turn, s.phase, s.begun, s.asked, s.answer, no_discard_due(s), s.lift_due, concealed)
    begun: Outcome = (tuple(sorted(s.fresh)), tuple(s.fresh_runs), s.fresh_bolivias > 0, s.onto_old)
    # to the partner of who has gone out it makes no difference what he began
    inside = (begun if s.phase != "double" else (), s.laid_further, s.must_go_out or threes_laid(s))
    # once the minimum is reached, or waived for good, nobody counts further; only a canasta may still be missing
    waived = s.must_go_out and minimum_waived(s)
    enough = minimum(s.options, s.scores[s.side])
    points = 0 if s.phase == "take" or waived or minimum_met(s) else min(s.points, enough - 1)
    pile = (tuple(sorted(s.pile)) if s.lift_due else tuple(s.pile), tuple(sorted(s.under)))
    bonus = tuple(s.bonus_left) if int(s.options["bonus_cards"]) else ()
    last_buy = s.begun == "pile" and not s.stock and not s.bonus_was_last
    table = (pile, tuple(s.stock), tuple(s.red3), bonus, last_buy)
    return hands, melds, table, turn, inside, points, tuple(s.laid_before), sum(size(hand) for hand in s.hands)


def _result(result: Result) -> Outcome:
    if result.reason == "lost":
        return "lost", result.loser
    return result.reason, tuple(result.totals())
