"""A position of one deal as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .black_threes import opens
from .cards import Meld, Options, is_canasta, rank_at, size
from .runs import is_full


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


@dataclass(kw_only=True)
class Turn:
    """What happened in the current turn; at its start the fields have their defaults."""

    phase: Literal["take", "play", "answer", "double", "over"] = "take"
    begun: Literal["", "draw", "pile"] = ""
    """How the turn began."""
    fresh: set[str] = field(default_factory=set)
    """Names of the melds of one rank, and of the unfinished set of wild cards, begun in this turn."""
    fresh_runs: list[str] = field(default_factory=list)
    """Sequences begun in this turn, as they are now."""
    fresh_bolivias: int = 0
    """Canastas of wild cards begun and finished in this turn."""
    onto_old: bool = False
    """A card was put to a meld of an earlier turn, or such a meld was joined with another."""
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
    bonus_due: bool = False
    """The step has just completed a canasta that may bring the bonus cards."""
    bonus_was_last: bool = False
    """The bonus cards took the last card of the stock: who has them is no last buyer (D57)."""
    unsure: bool = False
    """Cards that nobody has seen came into the hand; only while it is asked how the turn could end."""
    went_out_concealed: bool = False
    """The player who has gone out earned the concealed bonus."""
    doubled: bool = False
    """The partner of the player who has gone out laid his whole hand (P11)."""
    result: Result | None = None


@dataclass
class RefState(Turn):
    """A position. Seats are 0 .. players-1 in turn order; four players form two sides, others play each alone."""

    options: Options
    hands: list[Counter[str]]
    """By seat; no 'R'."""
    melds: list[dict[str, Meld]] = field(default_factory=list)
    """By side: melds of one rank by name; rank '3' is a set of black threes, '2' the unfinished set of wild cards."""
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
    runs: list[list[str]] = field(default_factory=list)
    """By side: sequences in alphabetical order."""
    bolivias: list[list[Meld]] = field(default_factory=list)
    """By side: canastas of wild cards in the order in which they were completed."""
    bonus_left: list[bool] = field(default_factory=list)
    """By side: it can still earn the bonus cards in this deal (D23)."""

    def __post_init__(self) -> None:
        self.melds = self.melds or [{} for _ in range(self.sides)]
        self.runs = self.runs or [[] for _ in range(self.sides)]
        self.bolivias = self.bolivias or [[] for _ in range(self.sides)]
        self.bonus_left = self.bonus_left or [True] * self.sides
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
        """The melds of the side whose turn it is, sequences and bolivias apart."""
        return self.melds[self.side]

    @property
    def own_runs(self) -> list[str]:
        """Its sequences."""
        return self.runs[self.side]

    @property
    def partner(self) -> int:
        """The seat that answers the question."""
        return (self.turn + 2) % len(self.hands)

    @property
    def opened_before(self) -> bool:
        """The side had opened when the turn began."""
        old_ranks = any(name not in self.fresh and opens(self.options, rank_at(name)) for name in self.own)
        old_runs = len(self.own_runs) > len(self.fresh_runs)
        return old_ranks or old_runs or len(self.bolivias[self.side]) > self.fresh_bolivias

    @property
    def opens_now(self) -> bool:
        """Melds of this turn belong to an opening."""
        fresh = any(opens(self.options, rank_at(name)) for name in self.fresh)
        return (fresh or bool(self.fresh_runs) or self.fresh_bolivias > 0) and not self.opened_before

    @property
    def has_laid(self) -> bool:
        """He laid or added a card in this turn."""
        return bool(self.fresh or self.fresh_runs or self.fresh_bolivias or self.onto_old)

    @property
    def pile_size(self) -> int:
        """Cards of the pile, the face-down ones included (C11)."""
        return len(self.pile) + len(self.under)

    @property
    def canastas(self) -> int:
        """Canastas of the side whose turn it is."""
        return self.canastas_of(self.side)

    def canastas_of(self, side: int) -> int:
        """Canastas of a side, sequences and wild cards among them (C19, D13, D15)."""
        of_ranks = sum(is_canasta(meld) for meld in self.melds[side].values())
        return of_ranks + self.sambas_of(side) + len(self.bolivias[side])

    def sambas_of(self, side: int) -> int:
        """Sequences of seven cards."""
        return sum(is_full(run) for run in self.runs[side])

    def give(self, cards: Iterable[str]) -> None:
        """Cards come into the hand of the player whose turn it is."""
        self.hands[self.turn] = self.hand + Counter(cards)

    def part_with(self, cards: Iterable[str]) -> None:
        """Cards leave his hand."""
        self.hands[self.turn] = self.hand - Counter(cards)

    @property
    def hand_empty(self) -> bool:
        """He has no card that is known."""
        return size(self.hand) == 0

    def copy(self) -> RefState:
        """A state of its own with the same content; hands are never changed in place and are shared."""
        return replace(
            self,
            hands=list(self.hands),
            melds=[dict(melds) for melds in self.melds],
            runs=[list(runs) for runs in self.runs],
            bolivias=[list(bolivias) for bolivias in self.bolivias],
            pile=list(self.pile),
            under=list(self.under),
            stock=list(self.stock),
            red3=list(self.red3),
            laid_before=list(self.laid_before),
            bonus_left=list(self.bonus_left),
            fresh=set(self.fresh),
            fresh_runs=list(self.fresh_runs),
        )

    def turn_of(self, seat: int, **changes: Any) -> RefState:
        """The same table when the turn of a seat begins, or what `changes` say of it."""
        return replace(self, **(vars(Turn()) | {"turn": seat} | changes))

    def unseen(self) -> RefState:
        """As the player knows it: without what lies face down in the pile (0.4 step 10)."""
        if not self.under or self.under[0] == "?":
            return self
        twin = self.copy()
        twin.under = ["?"] * len(self.under)
        return twin
