"""A rule set of the canasta family as the engine asks it: plain numbers, looked up once."""

from __future__ import annotations

from typing import Final

from stolik.cards import pack
from stolik.games.action import Action
from stolik.games.canasta.classes import CANASTA
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

BLACK3_OFF: Final = 0
BLACK3_OUT: Final = 1
BLACK3_OUT_NO_DISCARD: Final = 2
BLACK3_ANYTIME: Final = 3

NEVER: Final = 1 << 30
"""A size that no meld and a score that no side reaches."""

ASK_OFF: Final = 0
ASK_GO_OUT: Final = 1
ASK_MANDATORY: Final = 2
ASK_LAY_OUT: Final = 3


def _most_wilds(wilds_for: tuple[int, ...], cap: int, onto_finished: bool) -> tuple[tuple[int, ...], ...]:
    """How many wild cards a meld may hold in the end, by the naturals it has now and those it then has.

    Where none may join a finished canasta, each has to come while the meld has less than seven cards (C20).
    """
    needs = [next((n for n in range(16) if wilds_for[n] >= k), NEVER) for k in range(4)]

    def most(now: int, final: int) -> int:
        allowed = min(wilds_for[final], max(cap - final, 0))
        if not onto_finished:
            while allowed and max(needs[allowed], now) + allowed > CANASTA:
                allowed -= 1
        return allowed

    return tuple(tuple(most(now, final) for final in range(16)) for now in range(16))


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
        self.seat_draw: Final[bool] = switch("seat_draw")
        self.surprise: Final[int] = number("surprise_cards")
        self.red3_replaced: Final[bool] = word("red3_replaced") == "always"
        self.going_out: Final[bool] = switch("going_out")
        self.draw_count: Final[int] = number("draw_count")
        self.cover_upcard: Final[bool] = word("upcard_rule") == "cover_until_natural"
        self.pair_held: Final[bool] = word("restricted_pair") == "held"
        self.always_closed: Final[bool] = switch("pile_always_frozen")
        self.red3_closes: Final[bool] = switch("red3_freezes")
        self.black3_closes: Final[bool] = switch("black3_freezes")
        self.black3_take: Final[bool] = self.going_out and switch("black3_take_for_last_meld")
        self.pile_opens: Final[bool] = word("pile_for_opening") == "with_natural_pair"
        self.wild_takes: Final[bool] = switch("take_with_wild")
        self.onto_finished: Final[bool] = switch("take_onto_finished_canasta")
        self.top_alone: Final[bool] = self.going_out and switch("take_top_only_to_go_out")
        self.one_card_take: Final[bool] = word("one_card_take") == "allowed"
        self.wilds_for: Final[tuple[int, ...]] = WILDS_BY_RATIO[word("wild_ratio")]
        self.cap: Final[int] = NEVER if word("canasta_cap") == "none" else number("canasta_cap")
        self.wild_onto_finished: Final[bool] = switch("wild_onto_finished_canasta")
        self.free_growth: Final[bool] = self.cap == NEVER and self.wild_onto_finished
        """Whether a meld takes any natural, and any wild card its naturals allow."""
        self.sequences: Final[bool] = switch("sequences")
        self.second: Final[bool] = switch("second_meld_same_rank")
        self.merge: Final[bool] = self.second and switch("merge_same_rank")
        self.wild_melds: Final[bool] = switch("wild_melds")
        self.wide: Final[bool] = self.sequences or self.second or self.wild_melds
        """Whether a side has melds beside one of each rank: the others are spared every question about them."""
        self.onto_run: Final[bool] = self.sequences and switch("take_onto_sequence")
        self.most_wilds: Final = _most_wilds(self.wilds_for, self.cap, self.wild_onto_finished)
        modes = {
            "off": BLACK3_OFF,
            "going_out": BLACK3_OUT,
            "going_out_no_discard": BLACK3_OUT_NO_DISCARD,
            "anytime": BLACK3_ANYTIME,
        }
        self.black3: Final[int] = modes[word("black3_melds")]
        self.black3_free: Final[bool] = self.black3 == BLACK3_ANYTIME and word("black3_before_opening") == "free"
        self.out_bonus: Final[int] = number("going_out_bonus")
        self.may_lose: Final[bool] = word("illegal_out") == "lose_game"
        self.canastas_needed: Final[int] = number("canastas_to_go_out")
        self.need_samba: Final[bool] = self.sequences and switch("need_samba_to_go_out")
        self.concealed_bonus: Final[int] = number("concealed_bonus")
        self.concealed_minimum: Final[str] = word("concealed_minimum")
        self.minimum_waived: Final[bool] = self.going_out and self.concealed_minimum != "required"
        self.concealed_with_pile: Final[bool] = switch("concealed_with_pile")
        self.concealed_onto_partner: Final[bool] = word("concealed_onto_partner_melds") == "allowed"
        asks = {"off": ASK_OFF, "go_out": ASK_GO_OUT, "go_out_mandatory": ASK_MANDATORY, "lay_out": ASK_LAY_OUT}
        self.ask: Final[int] = asks[word("ask_partner")] if self.players == 4 else ASK_OFF
        self.opening: Final = opening_steps(rule_set)
        canasta_from = word("opening_canasta_from")
        self.canasta_from: Final[int] = NEVER if canasta_from == "off" else int(canasta_from)
        self.negative_as_zero: Final[bool] = word("negative_minimum") == "as_zero"
        self.opening_strict: Final[bool] = word("opening_strict") == "more_than"
        self.red3_condition: Final[str] = word("red3_condition")
        self.red3_set_bonus: Final[str] = word("red3_set_bonus")
        self.black3_in_hand: Final[int] = number("black3_in_hand")
        self.seven_in_hand: Final[int] = number("seven_in_hand")
        self.dear_sevens: Final[bool] = word("sevens_canasta_bonus") != "ordinary"
        self.wild_bonus: Final[int] = number("wild_canasta_bonus")
        self.bonus: Final[int] = number("bonus_cards")
        self.bonus_each: Final[bool] = word("bonus_trigger") == "first_canasta_of_each_side"
        self.bonus_red3: Final[bool] = self.red3_replaced and switch("bonus_red3_replaced")
        self.double_out: Final[int] = number("double_out_bonus") if self.players == 4 else 0
        self.last_red3: Final[str] = word("last_red3")
        self.end_of_stock: Final[str] = word("end_of_stock")
        self.match_end: Final[str] = word("match_end")
        self.deals: Final[int] = number("deals")
        self.target: Final[int] = number("target")
        self.extra_deal: Final[bool] = word("tie") == "extra_deal"
        self.actions: Final[tuple[Action, ...]] = tuple(Action(step.id, step.text) for step in STEPS)
        self._named: Final[dict[str, Action]] = {}
        self.lists: Final[list[dict[int, list[Action]]]] = [{} for _ in range(9)]
        """Lists of actions by kind and classes, made once each, for the legal list."""
        empty: list[list[Action] | None] = [None] * (2048 if self.sequences else 0)
        self.suit_lists: Final[list[list[list[Action] | None]]] = [empty[:] for _ in range(16)]
        """The same for cards of one suit, see suited.py."""

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
