"""For each option and pair of neighbouring values: a position, and what the rules say there under either value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stolik.games.choina.state import ChoinaState
from stolik.games.option import Value
from tests.games.choina.tables import dealt, do, hand, legal, pile, sheet, sizes, table, verdict, who

See = Callable[[ChoinaState], object]
"""What is looked at: legality, hands, points, whose turn it is."""


@dataclass(frozen=True)
class Effect:
    """`see` gives `first` under the first value and `second` under the second; `others` are set under both.

    The lines of a position, or without any a first deal.
    """

    option: str
    values: tuple[Value, Value]
    lines: tuple[str, ...]
    see: See
    first: object
    second: object
    others: dict[str, Value] = field(default_factory=dict)

    def state(self, value: Value) -> ChoinaState:
        """The position under one of the two values."""
        options = self.others | {self.option: value}
        deal = options.pop("deal", 1)
        return table(*self.lines, deal=deal, **options) if self.lines else dealt(**options)


def may(step: str, *before: str) -> See:
    """Whether a step is legal, or the code of its refusal."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return verdict(state, step)

    return see


def steps(*before: str) -> See:
    """The legal steps after these."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return legal(state)

    return see


def acts(*before: str) -> See:
    """Who must act after these steps, and what he is asked."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return who(state)

    return see


def cards(seat: int, *before: str) -> See:
    """The hand of a seat after these steps."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return hand(state, seat)

    return see


def points(seat: int, *before: str) -> See:
    """What the deal that these steps end brings a seat."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return sheet(state).points[seat]

    return see


def winners(*before: str) -> See:
    """Who wins the match that these steps end; nobody while it goes on."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return state.winners

    return see


def ends_deal(*before: str) -> See:
    """Whether these steps end the deal."""

    def see(state: ChoinaState) -> object:
        do(state, *before)
        return state.dealing

    return see


HANDS = ("hand 0: 2c 3c 4d", "hand 1: 2d 3d 5h", "hand 2: 2h 3h 6s", "hand 3: 2s 3s 7c")
THROWN = ("turn 1 claim seat=2", "pile 9h 9d Kc", "stock 4s 5s 6c 7d ...", *HANDS)
"""Seat 0 has thrown the king, seat 3 the nine of diamonds, seat 2 the nine of hearts."""
EMPTY = ("turn 0 draw", "pile 9h 9d 10s Kc", "stock -", *HANDS[:3], "hand 3: ...")
PLAYING = "turn 0 play"
REST = "2c 3d 5d"

DEALING = [
    Effect("players", (3, 4), (), sizes, [10] * 3, [10] * 4),
    Effect("players", (4, 5), (), sizes, [10] * 4, [10] * 5),
    Effect("deals", (5, 6), (), sizes, [10] * 4, [11] * 4),
    Effect("first_upcard", (False, True), (), lambda state: len(pile(state)), 0, 1),
]

FOURS = f"4c 4d 4h {REST}"
MELDS = [
    Effect("seq_min", (4, 3), (PLAYING, f"hand 0: 7s 8s 9s {REST}"), may("run 7s-9s"), "sequence_too_short", "legal",
           {"deal": 2}),
    Effect("contract_laydown", ("piecemeal", "whole"), (PLAYING, f"hand 0: {FOURS}"), may("lay 4c4d4h"),
           "legal", "whole_contract"),
    Effect("layoff_requires_contract", (False, True), (PLAYING, f"hand 0: Kd {REST}", "melds 1: KcKsKh"),
           may("add Kd to 1:K"), "legal", "layoff_needs_contract"),
    Effect("layoff_same_turn", (True, False), (PLAYING, f"hand 0: {FOURS} Kd", "melds 1: KcKsKh"),
           may("add Kd to 1:K", "lay 4c4d4h"), "legal", "layoff_other_turn"),
    Effect("contract_exact_size", (False, True), (PLAYING, f"hand 0: {FOURS} 4s"), may("lay 4c4d4h4s"),
           "legal", "exact_size"),
    Effect("distinct_set_ranks", (True, False), (PLAYING, f"hand 0: {FOURS}", "melds 0: 4c4d4s"), may("lay 4c4d4h"),
           "same_rank", "legal"),
    Effect("distinct_seq_suits", (True, "non_adjacent"), (PLAYING, f"hand 0: 9h 10h Jh Qh {REST}", "melds 0: 3h-6h"),
           may("run 9h-Qh"), "same_suit", "legal", {"deal": 3}),
    Effect("distinct_seq_suits", ("non_adjacent", False), (PLAYING, f"hand 0: 8h 9h 10h Jh {REST}", "melds 0: 3h-6h"),
           may("run 8h-Jh"), "too_near", "legal", {"deal": 3}),
]  # fmt: skip

BUYING = [
    Effect("turn_after_buy", ("buyer_left", "unchanged"), THROWN, acts("ask", "allow", "buy 1"), "3 draw", "1 draw"),
    Effect("uncovered_card", ("next_player", "nobody"), THROWN, steps("ask", "allow", "buy 1"),
           {"draw", "take"}, {"draw"}),
    Effect("uncovered_card", ("nobody", "everyone"), THROWN, acts("ask", "allow", "buy 1"), "3 draw", "0 claim"),
    Effect("retake_own_discard", (True, False), THROWN, steps("ask", "allow", "buy 1"), {"draw", "take"}, {"draw"}),
    Effect("refusal", ("must_buy", "must_take"), THROWN, acts("ask", "refuse"), "2 draw", "1 play"),
    Effect("refusal", ("must_take", "veto"), THROWN, cards(1, "ask", "refuse"), ["2d", "3d", "5h", "Kc"],
           ["2d", "3d", "5h"]),
    Effect("multi_buy", (True, False), THROWN, steps("pass", "pass"), {"draw", "take", "buy 2", "buy 3"},
           {"draw", "take"}),
    Effect("ask_window", ("before_draw", "before_discard"), THROWN, acts("pass", "pass", "draw"),
           "1 play", "2 claim"),
    Effect("buy_extra_cards", (1, 2), THROWN, cards(2, "ask", "allow"), ["2h", "3h", "4s", "6s", "Kc"],
           ["2h", "3h", "4s", "5s", "6s", "Kc"], {"multi_buy": False}),
    Effect("buy_limit_per_deal", ("none", 1), (PLAYING, *HANDS, "pile 9h", "bought 0 0 1 0"), acts("discard 2c"),
           "2 claim", "3 claim"),
    Effect("buy_limit_per_deal", (1, 2), (PLAYING, *HANDS, "pile 9h", "bought 0 0 1 0"), acts("discard 2c"),
           "3 claim", "2 claim"),
    Effect("buy_limit_per_deal", (2, 3), (PLAYING, *HANDS, "pile 9h", "bought 0 0 2 0"), acts("discard 2c"),
           "3 claim", "2 claim"),
    Effect("buy_after_contract", (True, False), ("turn 1 draw", *HANDS, "pile 9h Kc", "melds 1: 8c8d8h JcJdJh"),
           steps(), {"draw", "take", "buy 2"}, {"draw"}),
    Effect("discard_just_taken", (True, False), ("turn 0 draw", *HANDS, "pile 9h Kc"), may("discard Kc", "take"),
           "legal", "just_taken"),
]  # fmt: skip

STOCK = [
    Effect("stock_out", ("reshuffle_once", "reshuffle_always"), (*EMPTY, "reshuffled 1"),
           ends_deal("draw"), True, False),
    Effect("stock_out", ("reshuffle_always", "turn_over_once"), EMPTY, acts("draw"), "deck", "0 play"),
    Effect("stock_out", ("turn_over_once", "end_deal"), EMPTY, acts("draw"), "0 play", "deck"),
]  # fmt: skip

OTHERS = ("hand 1: 9c", "hand 2: 3d", "hand 3: 8d")
LAST = (PLAYING, "hand 0: Ks 6s", "melds 0: KcKdKh QcQdQh 2s-5s", *OTHERS)
FIRST = (PLAYING, "hand 0: Ks", "melds 0: KcKdKh QcQdQh", *OTHERS)
LEVEL = (*LAST, "scores -40 -11 -65 -42")
OUT = ("add Ks to 0:K", "add 6s to 0:s")

ENDING = [
    Effect("last_deal_discard", ("forbidden", "allowed"), LAST, may("discard 6s", "add Ks to 0:K"),
           "last_not_discarded", "legal", {"deal": 5}),
    Effect("last_deal_all_at_once", (False, True), (PLAYING, "hand 0: 5c 5d 5h 9c 9d 9h 10h Jh Qh Kh 2c"),
           may("lay 5c5d5h"), "legal", "all_at_once", {"deal": 5}),
    Effect("out_without_discard", (True, False), FIRST, may("add Ks to 0:K"), "legal", "must_discard_last"),
    Effect("low_cards_value", ("pips", "five"), FIRST, points(3, "discard Ks"), -8, -5),
    Effect("going_out_bonus", (20, 0), FIRST, points(0, "discard Ks"), 20, 0),
    Effect("tie", ("shared", "most_deals_won"), (*LEVEL, "outs 0 3 0 1"), winners(*OUT), (0, 1), (1,), {"deal": 5}),
    Effect("tie", ("most_deals_won", "extra_deal"), (*LEVEL, "outs 0 3 0 1"), winners(*OUT), (1,), (), {"deal": 5}),
]  # fmt: skip

EFFECTS = [*DEALING, *MELDS, *BUYING, *STOCK, *ENDING]
