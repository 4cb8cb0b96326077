"""A rule set of the canasta family as the engine asks it: plain numbers, looked up once."""

from __future__ import annotations

from typing import Final

from stolik.cards import pack
from stolik.games.action import Action
from stolik.games.canasta.opening_table import opening_steps
from stolik.games.canasta.steps import STEPS
from stolik.games.option import RuleSet

WILDS_BY_RATIO: Final = {
    "wild_le_nat": tuple(min(3, n) for n in range(16)),
    "two_nat_per_wild": tuple(min(3, n // 2) for n in range(16)),
    "min2_max3": (0, 0, *(3,) * 14),
    "min2_max2": (0, 0, *(2,) * 14),
}
"""How many wild cards a rank meld with so many naturals may hold (A38, B22, C12)."""

ASK_OFF: Final = 0
ASK_GO_OUT: Final = 1
ASK_MANDATORY: Final = 2
ASK_LAY_OUT: Final = 3


class Rules:
    """The numbers of one rule set, and its actions, each made once."""

    def __init__(self, rule_set: RuleSet) -> None:
        number, switch, word = rule_set.number, rule_set.switch, rule_set.word
        self.rule_set: Final = rule_set
        self.players: Final[int] = number("players")
        self.sides: Final[int] = 2 if self.players == 4 else self.players
        self.side_of: Final[tuple[int, ...]] = tuple(seat % self.sides for seat in range(self.players))
        self.packs: Final[int] = number("packs")
        self.lot: Final[list[int]] = list(range(self.players))
        self.cards: Final[list[int]] = pack(self.packs)
        self.deal_size: Final[int] = number("deal_size")
        self.draw_count: Final[int] = number("draw_count")
        self.cover_upcard: Final[bool] = word("upcard_rule") == "cover_until_natural"
        self.pair_held: Final[bool] = word("restricted_pair") == "held"
        self.always_closed: Final[bool] = switch("pile_always_frozen")
        self.red3_closes: Final[bool] = switch("red3_freezes")
        self.black3_take: Final[bool] = switch("black3_take_for_last_meld")
        self.one_card_take: Final[bool] = word("one_card_take") == "allowed"
        self.wilds_for: Final[tuple[int, ...]] = WILDS_BY_RATIO[word("wild_ratio")]
        self.out_bonus: Final[int] = number("going_out_bonus")
        self.may_lose: Final[bool] = word("illegal_out") == "lose_game"
        self.canastas_needed: Final[int] = number("canastas_to_go_out")
        self.concealed_bonus: Final[int] = number("concealed_bonus")
        self.concealed_minimum: Final[str] = word("concealed_minimum")
        self.concealed_with_pile: Final[bool] = switch("concealed_with_pile")
        self.concealed_onto_partner: Final[bool] = word("concealed_onto_partner_melds") == "allowed"
        asks = {"off": ASK_OFF, "go_out": ASK_GO_OUT, "go_out_mandatory": ASK_MANDATORY, "lay_out": ASK_LAY_OUT}
        self.ask: Final[int] = asks[word("ask_partner")] if self.players == 4 else ASK_OFF
        self.opening: Final = opening_steps(rule_set)
        self.negative_as_zero: Final[bool] = word("negative_minimum") == "as_zero"
        self.opening_strict: Final[bool] = word("opening_strict") == "more_than"
        self.red3_condition: Final[str] = word("red3_condition")
        self.red3_set_bonus: Final[str] = word("red3_set_bonus")
        self.black3_in_hand: Final[int] = number("black3_in_hand")
        self.last_red3: Final[str] = word("last_red3")
        self.end_of_stock: Final[str] = word("end_of_stock")
        self.match_end: Final[str] = word("match_end")
        self.deals: Final[int] = number("deals")
        self.target: Final[int] = number("target")
        self.extra_deal: Final[bool] = word("tie") == "extra_deal"
        self.actions: Final[tuple[Action, ...]] = tuple(Action(step.id, step.text) for step in STEPS)
        self._named: Final[dict[str, Action]] = {}
        self.lists: Final[list[dict[int, list[Action]]]] = [{} for _ in range(8)]
        """Lists of actions by kind and classes, made once each, for the legal list."""

    def minimum(self, score: int) -> int:
        """The points an opening needs at a side's score (A48, A49)."""
        needed = self.opening[0][1] if score >= 0 or self.negative_as_zero else 15
        for start, points in self.opening:
            if score >= start:
                needed = points
        return needed + 5 if self.opening_strict else needed

    def named(self, number: int, text: str, cards: tuple[int, ...]) -> Action:
        """The action of that number which moves just these cards."""
        action = self._named.get(text)
        if action is None:
            action = self._named[text] = Action(number, text, cards)
        return action
