"""What one seat may know of a canasta match, field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stolik.cards import pack
from stolik.games.action import Action
from stolik.games.canasta.classes import CLASSES, RED3, kinds_of, meld_kinds
from stolik.games.canasta.core import DOUBLE, DREW, TOOK, Core
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.growth import other_canastas
from stolik.games.canasta.losing import losing_actions
from stolik.games.canasta.outlook import opening_left
from stolik.games.canasta.pile import closed
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.scoring import DealScore, opening_points
from stolik.games.canasta.table_melds import table_melds
from stolik.games.canasta.world import build_world
from stolik.games.game import View
from stolik.games.option import RuleSet

if TYPE_CHECKING:
    from stolik.games.canasta.state import CanastaState


class CanastaView(View):
    """The public table, and the hand and legal actions of the seat that looks.

    `cards` is the own hand; `pile` lies bottom to top, over `under` cards that lie face down; `sizes`, `known` and
    `laid_before` go by seat, `scores`, `minimum`, `opened`, `runs`, `bolivias` and `red_threes` by side, `nat`, `twos`
    and `jokers` by side and slot as in `Core`. `known[seat]` are the cards that everybody knows to be in a hand,
    because they came there from a taken pile. `lines` are the naturals of the own hand by suits, zeros without
    sequences; `bonus_left` a bit for each side that can still earn the bonus cards. Packed counts are those of
    classes.py; table_melds.py lists the melds as they lie.
    """

    __slots__ = (
        "_legal",
        "_losing",
        "_seat",
        "answer",
        "asker",
        "began",
        "begun",
        "begun2",
        "bolivias",
        "bonus_left",
        "cards",
        "closed",
        "deal_number",
        "dealer",
        "hand",
        "jokers",
        "known",
        "laid_before",
        "last_buy",
        "lays",
        "lines",
        "meld_cards",
        "minimum",
        "must_out",
        "nat",
        "need",
        "no_discard",
        "onto_partner",
        "opened",
        "out",
        "out_concealed",
        "owed",
        "own_bolivia",
        "phase",
        "pile",
        "pile_waits",
        "red3",
        "rules",
        "runs",
        "runs_begun",
        "scores",
        "sheets",
        "sizes",
        "stock_size",
        "turn_seat",
        "twos",
        "under",
        "winners",
    )

    def __init__(self, core: Core, seat: int, legal: Sequence[Action]) -> None:  # noqa: PLR0915  a line for every field
        mine = core.seat == seat and seat >= 0
        self._seat: Final = seat
        self._legal: Final = tuple(legal) if mine else ()
        self._losing: Final = tuple(losing_actions(core, list(legal))) if mine else ()
        self.rules: Final[Rules] = core.rules
        self.need: Final = core.need
        self.deal_number: Final = core.deal_number
        self.dealer: Final = core.dealer
        self.scores: Final = tuple(core.scores)
        self.sheets: Final[tuple[DealScore, ...]] = tuple(core.sheets)
        self.winners: Final = core.winners
        self.hand: Final = core.hand[seat] if seat >= 0 else 0
        self.cards: Final = tuple(hand_kinds(core, seat)) if seat >= 0 else ()
        self.lines: Final = tuple(core.lines[4 * seat : 4 * seat + 4]) if seat >= 0 else (0, 0, 0, 0)
        self.sizes: Final = tuple(core.size)
        self.stock_size: Final = core.stock_size
        self.pile: Final = tuple(core.pile)
        self.under: Final = len(core.under)
        self.nat: Final = tuple(core.nat)
        self.twos: Final = tuple(core.twos)
        self.jokers: Final = tuple(core.jokers)
        self.meld_cards: Final = tuple(core.meld_cards)
        self.runs: Final = tuple(core.runs)
        self.bolivias: Final = tuple(core.bolivias)
        self.bonus_left: Final = core.bonus_left
        self.red3: Final = tuple(core.red3)
        self.known: Final = tuple(core.known)
        self.minimum: Final = tuple(core.minimum)
        self.opened: Final = tuple(core.opened)
        self.laid_before: Final = tuple(core.laid_before)
        self.turn_seat: Final = core.seat
        self.closed: Final = closed(core) if core.seat >= 0 else 0
        self.phase: Final = core.phase
        self.began: Final = core.began
        self.lays: Final = core.lays
        self.begun: Final = core.begun
        self.begun2: Final = core.begun2
        self.runs_begun: Final = core.runs_begun
        self.own_bolivia: Final = core.own_bolivia
        self.last_buy: Final = core.last_buy
        self.onto_partner: Final = core.onto_partner
        self.asker: Final = core.asker
        self.answer: Final = core.answer
        self.no_discard: Final = core.no_discard
        self.out: Final = core.out
        self.out_concealed: Final = core.out_concealed
        self.pile_waits: Final = core.pile_waits
        self.must_out: Final = core.must_out and (mine or not _secretly_bound(core))
        self.owed: Final = max(core.owed, 0) if mine else _openly_owed(core)

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def rule_set(self) -> RuleSet:
        """The rules that are played."""
        return self.rules.rule_set

    @property
    def side(self) -> int:
        """The side of the seat that looks; -1 for a spectator."""
        return self.rules.side_of[self._seat] if self._seat >= 0 else -1

    @property
    def legal(self) -> Sequence[Action]:
        return self._legal

    @property
    def losing(self) -> Sequence[Action]:
        return self._losing

    def meld(self, side: int, cls: int) -> list[int]:
        """The real cards of a side's first meld of a class: naturals, twos, jokers; empty without one."""
        return meld_kinds(self.meld_cards[CLASSES * side + cls], cls)

    def red_threes(self, side: int) -> list[int]:
        """The red threes of a side."""
        return kinds_of(self.red3[side], RED3)

    def known_cards(self, seat: int) -> list[int]:
        """The cards that everybody knows to be in a hand."""
        return [kind for cls in range(CLASSES) for kind in kinds_of(self.known[CLASSES * seat + cls], cls)]

    def unseen(self) -> list[int]:
        left = Counter(pack(self.rules.packs))
        left.subtract(self.pile)
        left.subtract(self.cards)
        for side in range(self.rules.sides):
            left.subtract(self.red_threes(side))
            for meld in table_melds(self, side):
                left.subtract(meld.cards)
        for seat in range(self.rules.players):
            if seat != self._seat:
                left.subtract(self.known_cards(seat))
        return sorted(left.elements())

    def world(self, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> CanastaState:
        return build_world(self, hands, stock)


def _secretly_bound(core: Core) -> bool:
    """Whether only going out concealed is left and nobody else can know: it follows from the hand. A pile that was
    lifted before the minimum shows it to all.
    """
    return core.owed <= 0 and not core.opened[core.side] and core.began == DREW


def _openly_owed(core: Core) -> int:
    side = core.side
    if core.seat < 0 or core.opened[side] or core.phase == DOUBLE or (core.began == TOOK and not core.pile_waits):
        return 0
    melds = core.melds(side)
    owed = core.minimum[side] - opening_points(core, side)
    return max(opening_left(core, melds, owed, other_canastas(core, side)), 0)
