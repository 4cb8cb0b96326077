"""A rule set of the Cassino family as the engine asks it: plain numbers, looked up once."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action
from stolik.games.cassino.steps import STEP_TEXTS
from stolik.games.cassino.values import ACE, HIGH_ACE, JACK, KINDS, TOP, VALUES
from stolik.games.option import RuleSet

NO_DUTY: Final = 0
NEXT_TURN: Final = 1
WHILE_OWNED: Final = 2
"""What binds the maker of a combination (51, KA9)."""

TRAIL_ANY: Final = 0
TRAIL_NO_RANK: Final = 1
TRAIL_NO_TAKE: Final = 2
"""What may not be trailed (50)."""

GROUPS_ANY: Final = 0
GROUPS_ONE: Final = 1
GROUPS_RANK: Final = 2
GROUPS_MOST: Final = 3
"""What one play may take (21, 23)."""

RAISE_NO: Final = 0
RAISE_BOTH: Final = 1
RAISE_YES: Final = 2
"""Whether one's own build may be raised (36)."""

SUMMAND_NO: Final = 0
SUMMAND_OTHERS: Final = 1
SUMMAND_YES: Final = 2
"""Whether single builds count in sums (28)."""

FACE_ONE: Final = 0
FACE_ONE_OR_THREE: Final = 1
FACE_ANY: Final = 2
"""How many face cards a face card takes (24)."""

_DUTY: Final[dict[str, int]] = {"none": NO_DUTY, "next_turn": NEXT_TURN, "while_owned": WHILE_OWNED}
_TRAIL: Final[dict[str, int]] = {"none": TRAIL_ANY, "same_rank": TRAIL_NO_RANK, "any_capture": TRAIL_NO_TAKE}
_GROUPS: Final[dict[str, int]] = {
    "any": GROUPS_ANY,
    "single": GROUPS_ONE,
    "equal_rank_forced": GROUPS_RANK,
    "maximal": GROUPS_MOST,
}
_RAISE: Final[dict[str, int]] = {"off": RAISE_NO, "both_cards": RAISE_BOTH, "on": RAISE_YES}
_SUMMAND: Final[dict[str, int]] = {"off": SUMMAND_NO, "opponents": SUMMAND_OTHERS, "on": SUMMAND_YES}
_FACES: Final[dict[str, int]] = {"one": FACE_ONE, "one_or_three": FACE_ONE_OR_THREE, "any": FACE_ANY}


class Rules:
    """The numbers of one rule set, and its composing steps, each made once."""

    def __init__(self, rule_set: RuleSet) -> None:
        switch, word = rule_set.switch, rule_set.word
        self.rule_set: Final = rule_set
        self.players: Final[int] = rule_set.number("players")
        self.pairs: Final[bool] = word("partnership") == "2v2"
        self.sides: Final[int] = 2 if self.pairs else self.players
        self.partner_build: Final[bool] = self.pairs and switch("partner_build")
        self.lot: Final[list[int]] = list(range(self.players))
        self.cards: Final[list[int]] = list(range(KINDS))
        target = word("target")
        self.single_round: Final[bool] = target == "single_round"
        self.target: Final[int] = 0 if self.single_round else int(target)
        rule = word("target_rule")
        self.shares: Final[bool] = rule == "shared_win"
        self.counting_out: Final[bool] = rule == "counting_out" and not self.single_round
        self.fixed_order: Final[bool] = rule == "fixed_order" and not self.single_round
        self.sweeps: Final[bool] = rule_set.number("sweep_points") == 1
        self.faces: Final[int] = _FACES[word("face_capture")]
        self.trail: Final[int] = _TRAIL[word("trail_restriction")]
        self.groups: Final[int] = _GROUPS[word("capture_groups")]
        self.one_table_card: Final[bool] = word("build_table_cards") == "one"
        self.raise_own: Final[int] = _RAISE[word("raise_own")]
        self.raise_with_table: Final[bool] = switch("raise_with_table")
        self.summand: Final[int] = _SUMMAND[word("build_as_summand")]
        self.duty: Final[int] = _DUTY[word("maker_duty")]
        self.merges: Final[bool] = word("merge_equal") == "automatic"
        self.spades_shared: Final[bool] = word("spades_tie") == "all_tied"
        self.cards_shared: Final[bool] = word("cards_tie") == "one_each"
        royal = word("royal")
        self.high_ace: Final[bool] = royal == "jqk_ace14"
        self.spade_each: Final[bool] = switch("spade_cassino")
        self.draws: Final[bool] = switch("draw_cassino")
        self.top: Final[int] = HIGH_ACE if self.high_ace else TOP if royal == "jqk" else JACK + 1
        """The greatest value that a combination can have."""
        self.worth: Final[tuple[int, ...]] = tuple(_value(kind >> 2, self.top) for kind in range(KINDS))
        """The value of each card, 0 for faces without one (13, 14)."""
        self.stands: Final[tuple[int, ...]] = tuple(
            (1 << worth if worth else 0) | (1 << HIGH_ACE if self.high_ace and kind >> 2 == ACE else 0)
            for kind, worth in enumerate(self.worth)
        )
        """The values that each card stands for, a bit each."""
        self.numbers: Final[int] = sum(1 << kind for kind in range(KINDS) if self.worth[kind])
        """All cards that have a value."""
        self.up_to: Final[tuple[int, ...]] = tuple(
            sum(1 << kind for kind in range(KINDS) if 0 < self.worth[kind] <= most) for most in range(VALUES)
        )
        """All cards of values up to each value."""
        self.steps: Final[tuple[Action, ...]] = tuple(Action(number, text) for number, text in enumerate(STEP_TEXTS))

    def side(self, seat: int) -> int:
        """The side for which a seat plays."""
        return seat & 1 if self.pairs else seat

    def partner(self, seat: int) -> int:
        """The seat opposite."""
        return (seat + 2) % self.players


def _value(rank: int, top: int) -> int:
    if rank == ACE:
        return 1
    return rank + 2 if rank < JACK or top > JACK + 1 else 0
