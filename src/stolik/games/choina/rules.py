"""A rule set of the Choina family as the engine asks it: plain numbers, looked up once."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action
from stolik.games.choina.contract import SET_LEAST, contract_of
from stolik.games.choina.hands import ACE, COUNT, KINDS, RANKS
from stolik.games.choina.steps import STEPS
from stolik.games.option import RuleSet

NEVER: Final = 1 << 30
"""More than can ever happen."""

SUITS_FREE: Final = 0
SUITS_APART: Final = 1
SUITS_DIFFER: Final = 2
"""What binds the sequences of one player (41, 97)."""

UNCOVERED_NEXT: Final = 0
UNCOVERED_NOBODY: Final = 1
UNCOVERED_EVERYONE: Final = 2
"""Who may take the card that a purchase uncovered (63, 91)."""

MUST_BUY: Final = 0
MUST_TAKE: Final = 1
VETO: Final = 2
"""What a refusal entails (57)."""

EXTRA_DEALS: Final = 3
"""Deals after a tie, at most (86)."""

_RESHUFFLES: Final = {"reshuffle_once": 1, "reshuffle_always": 20, "turn_over_once": 1, "end_deal": 0}
_SUITS: Final[dict[str, int]] = {"on": SUITS_DIFFER, "non_adjacent": SUITS_APART, "off": SUITS_FREE}
_UNCOVERED: Final[dict[str, int]] = {
    "next_player": UNCOVERED_NEXT,
    "nobody": UNCOVERED_NOBODY,
    "everyone": UNCOVERED_EVERYONE,
}
_REFUSAL: Final[dict[str, int]] = {"must_buy": MUST_BUY, "must_take": MUST_TAKE, "veto": VETO}
_TEN_POINTS: Final = 8
"""The rank of the ten: it and the court cards count ten, the ace fifteen (81)."""


class Rules:
    """The numbers of one rule set, and its actions, each made once."""

    def __init__(self, rule_set: RuleSet) -> None:
        number, switch, word = rule_set.number, rule_set.switch, rule_set.word
        self.rule_set: Final = rule_set
        self.players: Final[int] = number("players")
        self.deals: Final[int] = number("deals")
        self.deal_size: Final[int] = 10 if self.deals == 5 else 11
        self.lot: Final[list[int]] = list(range(self.players))
        self.cards: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(2)]
        self.seq_min: Final[int] = number("seq_min")
        self.whole: Final[bool] = word("contract_laydown") == "whole"
        self.layoff_needs_contract: Final[bool] = switch("layoff_requires_contract")
        self.layoff_same_turn: Final[bool] = switch("layoff_same_turn")
        self.exact_size: Final[bool] = switch("contract_exact_size")
        self.ranks_differ: Final[bool] = switch("distinct_set_ranks")
        self.suits_rule: Final[int] = _SUITS[word("distinct_seq_suits")]
        self.buyer_left: Final[bool] = word("turn_after_buy") == "buyer_left"
        self.uncovered: Final[int] = _UNCOVERED[word("uncovered_card")]
        self.retake: Final[bool] = switch("retake_own_discard")
        self.refusal: Final[int] = _REFUSAL[word("refusal")]
        self.multi_buy: Final[bool] = switch("multi_buy")
        self.second_window: Final[bool] = word("ask_window") == "before_discard"
        self.extra_cards: Final[int] = number("buy_extra_cards")
        # a purchase leaves a pile card and stock cards more in hands and melds, and no turn takes one away
        undealt = len(self.cards) - self.players * self.deal_size
        self.most_requests: Final[int] = undealt // (1 + self.extra_cards)
        """Purchases by request in a deal, at most: there are no cards for more of them."""
        limit = word("buy_limit_per_deal")
        self.buy_limit: Final[int] = NEVER if limit == "none" else int(limit)
        self.buy_after_contract: Final[bool] = switch("buy_after_contract")
        self.upcard: Final[bool] = switch("first_upcard")
        self.most_reshuffles: Final[int] = _RESHUFFLES[word("stock_out")]
        self.turns_over: Final[bool] = word("stock_out") == "turn_over_once"
        self.last_discard: Final[bool] = word("last_deal_discard") == "allowed"
        self.all_at_once: Final[bool] = switch("last_deal_all_at_once")
        self.out_by_laying: Final[bool] = switch("out_without_discard")
        self.discards_taken: Final[bool] = switch("discard_just_taken")
        five = word("low_cards_value") == "five"
        self.values: Final[tuple[int, ...]] = tuple(
            15 if rank == ACE else 10 if rank >= _TEN_POINTS else 5 if five else rank + 2 for rank in range(RANKS)
        )
        self.out_bonus: Final[int] = number("going_out_bonus")
        self.extra_deal: Final[bool] = word("tie") == "extra_deal"
        self.most_deals: Final[int] = self.deals + (EXTRA_DEALS if self.extra_deal else 0)
        self.most_outs: Final[bool] = word("tie") == "most_deals_won"
        self.standstill: Final[int] = 2 * self.players
        """Turns in a row without a stock card or a lay that end a deal (95)."""
        self.actions: Final[tuple[Action, ...]] = tuple(Action(step.id, step.text) for step in STEPS)

    def contract(self, deal: int) -> tuple[int, int]:
        """The sets and sequences that a deal asks for."""
        return contract_of(self.deals, deal)

    def least_size(self, run: bool) -> int:
        """The fewest cards of a sequence, or of a set (25, 28)."""
        return self.seq_min if run else SET_LEAST

    def points(self, codes: list[int]) -> int:
        """The minus points of a hand, given by its codes (81)."""
        values = self.values
        made = 0
        for rank in range(RANKS):
            made += COUNT[codes[rank]] * values[rank]
        return made
