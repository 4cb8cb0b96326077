"""A position of one deal as plain data."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from .black_threes import opens
from .cards import Meld, Options, is_canasta


def sides_of(players: int) -> int:
    """How many sides so many players form."""
    return 2 if players == 4 else players


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
    """A position. Seats are 0 .. players-1 in turn order; four players form two sides, others play each alone.

    Fields below `phase` say what happened in the current turn; at its start (phase 'take') they have their defaults.
    """

    options: Options
    hands: list[Counter[str]]
    """By seat; no 'R'."""
    melds: list[dict[str, Meld]] = field(default_factory=list)
    """By side: rank -> (naturals, twos, jokers); rank '3' is the set of black threes."""
    pile: list[str] = field(default_factory=list)
    """Bottom to top. While `lift_due`: the rest that still lies there, without the top card that was used."""
    under: list[str] = field(default_factory=list)
    """Face-down cards at the bottom of the pile (`surprise_cards`); '?' where a player may not know them."""
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
    """Whose turn it is, also while his partner answers; in the phase 'double' the partner of who went out."""
    phase: Literal["take", "play", "answer", "double", "over"] = "take"
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
    """No discard is due: `last_red3 = meld_no_discard` has struck, or the top card was taken alone."""
    must_go_out: bool = False
    """P9, P12, or the rest was lifted for a concealed going out without the minimum; other reasons: `must_out`."""
    top_alone: bool = False
    """The top card was taken alone (P9)."""
    unsure: bool = False
    """Cards that nobody has seen came into the hand; only while it is asked how the turn could end."""
    went_out_concealed: bool = False
    """The player who has gone out earned the concealed bonus."""
    doubled: bool = False
    """The partner of the player who has gone out laid his whole hand (P11)."""
    result: Result | None = None

    def __post_init__(self) -> None:
        self.melds = self.melds or [{} for _ in range(self.sides)]
        self.red3 = self.red3 or [0] * self.sides
        self.scores = self.scores or [0] * self.sides
        self.laid_before = self.laid_before or [False] * len(self.hands)

    @property
    def sides(self) -> int:
        """Two pairs, or as many sides as players (A2, A3, P1)."""
        return sides_of(len(self.hands))

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.turn % self.sides

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
        """The side had opened when the turn began."""
        return any(rank not in self.fresh and opens(self.options, rank) for rank in self.own)

    @property
    def opens_now(self) -> bool:
        """Melds of this turn belong to an opening."""
        return not self.opened_before and any(opens(self.options, rank) for rank in self.fresh)

    @property
    def pile_size(self) -> int:
        """Cards of the pile, the face-down ones included (C11)."""
        return len(self.pile) + len(self.under)

    @property
    def canastas(self) -> int:
        """Canastas of the side whose turn it is."""
        return sum(is_canasta(meld) for meld in self.own.values())

    def copy(self) -> RefState:
        """A state of its own with the same content."""
        twin = RefState(**vars(self))
        twin.hands = [Counter(hand) for hand in self.hands]
        twin.melds = [dict(melds) for melds in self.melds]
        twin.pile, twin.under = list(self.pile), list(self.under)
        twin.stock, twin.red3 = list(self.stock), list(self.red3)
        twin.scores, twin.laid_before, twin.fresh = list(self.scores), list(self.laid_before), set(self.fresh)
        return twin

    def unseen(self) -> RefState:
        """As the player knows it: without what lies face down in the pile (0.4 step 10)."""
        if not self.under:
            return self
        twin = self.copy()
        twin.under = ["?"] * len(self.under)
        return twin
