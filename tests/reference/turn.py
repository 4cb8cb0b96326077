"""Steps inside a turn: taking the pile, laying and adding, discarding. What a rule refuses at once is not offered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .black_threes import opens
from .cards import RANKS, plus, size, worth
from .duties import may_not_lay, minimum_met, minimum_waived
from .melds import may_put
from .pile import Take
from .scoring import close_empty_hand
from .state import RefState


@dataclass(frozen=True)
class Lay:
    """Lay a new meld of three cards (black threes: or four), or add one card to the own meld."""

    rank: str
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """The step in the project's notation."""
        if len(self.cards) > 1:
            return "lay " + "".join(self.cards)
        return f"add {self.cards[0]}" if self.cards[0] == self.rank else f"add {self.cards[0]} to {self.rank}"


def after_take(s: RefState, take: Take) -> RefState:
    """The pile's top card is used; the rest is lifted, or waits until the minimum is reached (A37), or stays (P9)."""
    s = s.copy()
    s.begun, s.phase = "pile", "play"
    s.pile.pop()
    s.top_alone = s.must_go_out = s.no_discard = take.alone
    s.lift_due = not take.alone and not s.opened_before
    put_down(s, take.top, (take.top, *take.cards), take.cards)
    if not take.alone and (not s.lift_due or minimum_met(s)):
        lift(s)
    settle_hand(s)
    return s


def put_down(s: RefState, rank: str, cards: tuple[str, ...], from_hand: tuple[str, ...]) -> None:
    """Put cards to the meld of a rank, begun now if there is none; cards of a lifted pile count for no minimum."""
    if rank not in s.own:
        s.fresh.add(rank)
    elif rank not in s.fresh:
        s.onto_old = True
    s.own[rank] = plus(rank, s.own.get(rank), cards)
    s.hands[s.turn] = s.hand - Counter(from_hand)
    counts = s.begun == "draw" or s.lift_due or s.top_alone
    if counts and not s.opened_before and opens(s.options, rank):
        s.points += worth(cards)


def lift(s: RefState) -> None:
    """Take the rest of the pile into the hand; red threes are set aside without replacement (A18)."""
    s.unsure |= "?" in s.under
    lifted = s.under + s.pile
    s.hand.update(card for card in lifted if card not in ("R", "?"))
    s.red3[s.side] += lifted.count("R")
    s.pile.clear()
    s.under.clear()
    s.lift_due = s.laid_further = False


def lift_for_concealed(s: RefState) -> None:
    """Lift the rest before the minimum is reached: only who goes out concealed may (A77, `concealed_minimum`)."""
    lift(s)
    s.must_go_out = True


def settle_hand(s: RefState) -> None:
    """After cards were put down: an empty hand ends the deal, unless the rest of the pile still comes into it."""
    if s.lift_due and not size(s.hand) and minimum_waived(s):
        lift_for_concealed(s)
    if not s.lift_due and not size(s.hand):
        close_empty_hand(s)


def in_reach(s: RefState) -> Counter[str]:
    """The cards that can be laid: the hand, and for a concealed going out without minimum the rest of the pile."""
    if s.lift_due and minimum_waived(s):
        return s.hand + Counter(card for card in s.pile if card != "R")
    return s.hand


def lays(s: RefState) -> list[Lay]:
    """New melds and additions that are valid (A38-A41, A44, A79)."""
    if may_not_lay(s):
        return []
    cards = in_reach(s)
    found: list[Lay] = []
    for rank in RANKS:
        if rank in s.own:
            sets: list[tuple[str, ...]] = [(rank,), ("2",), ("Jk",)]
        elif rank == "3":
            sets = [("3",) * 3, ("3",) * 4]
        else:
            sets = [(rank,) * 3, (rank, rank, "2"), (rank, rank, "Jk")]
        own = s.own.get(rank)
        found += [Lay(rank, one) for one in sets if Counter(one) <= cards and may_put(s.options, rank, own, one)]
    return found


def after_lay(s: RefState, lay: Lay) -> RefState:
    """Cards go from the hand to a meld; with the step that reaches the minimum the rest of the pile is lifted (B65)."""
    s = s.copy()
    if not Counter(lay.cards) <= s.hand:
        lift_for_concealed(s)
    put_down(s, lay.rank, lay.cards, lay.cards)
    s.laid_further = True
    if s.lift_due and minimum_met(s):
        lift(s)
    settle_hand(s)
    return s


def after_discard(s: RefState, card: str) -> RefState:
    """The card lies on the pile. An empty hand ends the deal; else the turn is at its end, not yet passed on."""
    s = s.copy()
    if s.lift_due:
        lift_for_concealed(s)
    s.hands[s.turn] = s.hand - Counter([card])
    s.pile.append(card)
    if not size(s.hand):
        close_empty_hand(s)
    return s
