"""A position of one deal as plain data, and the options it is played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .cards import Meld, is_canasta

Value: TypeAlias = int | bool | str
Options: TypeAlias = Mapping[str, Value]

DEFAULTS: dict[str, Value] = {
    "players": 2,
    "deal_size": 15,
    "draw_count": 2,
    "upcard_rule": "keep_first",
    "last_red3": "end_now",
    "restricted_pair": "laid",
    "pile_always_frozen": False,
    "red3_freezes": True,
    "black3_take_for_last_meld": True,
    "one_card_take": "allowed",
    "end_of_stock": "continue_while_taken",
    "wild_ratio": "wild_le_nat",
    "opening_table": "classic",
    "opening_top": "150",
    "negative_minimum": "15",
    "opening_strict": "at_least",
    "illegal_out": "lose_game",
    "canastas_to_go_out": 2,
    "going_out_bonus": 100,
    "concealed_bonus": 100,
    "concealed_minimum": "required",
    "concealed_with_pile": True,
    "concealed_onto_partner_melds": "allowed",
    "ask_partner": "off",
    "red3_condition": "one_meld",
    "red3_set_bonus": "800",
    "black3_in_hand": 5,
    "match_end": "target",
    "target": 5000,
    "deals": 4,
    "tie": "draw",
}
"""Column kurnik-2; `kurnik` changes what column kurnik-4 has otherwise."""


def kurnik(players: int = 2, **changes: Value) -> dict[str, Value]:
    """The options of kurnik for two or four players, with changes."""
    four: dict[str, Value] = {"players": 4, "deal_size": 11, "canastas_to_go_out": 1} if players == 4 else {}
    unknown = set(changes) - set(DEFAULTS)
    if unknown:
        raise ValueError(f"no such option here: {sorted(unknown)}")
    return DEFAULTS | four | changes


@dataclass
class Result:
    """How the deal ended: `reason` is out, lost, stock (nobody takes the pile, or the last turn is over) or last_red3.

    `lines` holds the score lines of each side; it is empty when the whole match was lost (A56) by the side `loser`.
    """

    reason: str
    lines: list[dict[str, int]]
    loser: int | None = None

    def totals(self) -> list[int]:
        """Points of the deal for each side."""
        return [sum(line.values()) for line in self.lines]


@dataclass
class RefState:
    """A position. Seats are 0 .. players-1 in turn order; seat s belongs to side s % 2.

    Fields below `phase` say what happened in the current turn; at its start (phase 'take') they have their defaults.
    """

    options: Options
    hands: list[Counter[str]]
    """By seat; no 'R'."""
    melds: list[dict[str, Meld]] = field(default_factory=list)
    """By side: rank -> (naturals, twos, jokers); rank '3' is the set of black threes."""
    pile: list[str] = field(default_factory=list)
    """Bottom to top. While `lift_due`: the rest that still lies there, without the top card that was used."""
    stock: list[str] = field(default_factory=list)
    """Top first."""
    red3: list[int] = field(default_factory=list)
    """By side: red threes set aside."""
    scores: list[int] = field(default_factory=list)
    """By side, before this deal."""
    dealer: int = 0
    laid_before: list[bool] = field(default_factory=list)
    """By seat: has laid or added a card in an earlier turn of this deal."""
    turn: int = 0
    """Whose turn it is, also while his partner answers."""
    phase: Literal["take", "play", "answer", "over"] = "take"
    begun: Literal["", "draw", "pile"] = ""
    """How the turn began."""
    fresh: set[str] = field(default_factory=set)
    """Ranks of the melds begun in this turn."""
    onto_old: bool = False
    """A card was put to a meld of an earlier turn."""
    points: int = 0
    """Value of the cards laid in this turn that count for the minimum, when the side had no meld before it, else 0."""
    lift_due: bool = False
    """Opening with the pile: the rest is not lifted yet."""
    laid_further: bool = False
    """Something was laid after the cards were taken: after the draw, after the take or (opening) after the lift."""
    asked: bool = False
    answer: Literal["", "yes", "no"] = ""
    no_discard: bool = False
    """`last_red3 = meld_no_discard` has struck: the turn ends with stop."""
    must_go_out: bool = False
    """P12, or the rest was lifted for a concealed going out without the minimum (black threes, a yes: `must_out`)."""
    result: Result | None = None

    def __post_init__(self) -> None:
        self.melds = self.melds or [{}, {}]
        self.red3 = self.red3 or [0, 0]
        self.scores = self.scores or [0, 0]
        self.laid_before = self.laid_before or [False] * len(self.hands)

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.turn % 2

    @property
    def hand(self) -> Counter[str]:
        """The hand of the player whose turn it is."""
        return self.hands[self.turn]

    @property
    def own(self) -> dict[str, Meld]:
        """The melds of the side whose turn it is."""
        return self.melds[self.side]

    @property
    def partner(self) -> int:
        """The seat that answers the question."""
        return (self.turn + 2) % len(self.hands)

    @property
    def opened_before(self) -> bool:
        """The side had a meld when the turn began."""
        return any(rank not in self.fresh for rank in self.own)

    @property
    def canastas(self) -> int:
        """Canastas of the side whose turn it is."""
        return sum(is_canasta(meld) for meld in self.own.values())

    def copy(self) -> RefState:
        """A state of its own with the same content."""
        twin = RefState(**vars(self))
        twin.hands = [Counter(hand) for hand in self.hands]
        twin.melds = [dict(melds) for melds in self.melds]
        twin.pile, twin.stock, twin.red3 = list(self.pile), list(self.stock), list(self.red3)
        twin.scores, twin.laid_before, twin.fresh = list(self.scores), list(self.laid_before), set(self.fresh)
        return twin
