"""Steps inside a turn: taking the pile, laying, adding, joining, discarding.

What a rule refuses at once is not offered. Bonus cards are not given here: a step only says that they are due.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from .black_threes import bind, opens
from .cards import RANKS, WILD_SET, WILDS, alike, is_canasta, of_rank, plus, rank_at, rank_of, second, worth
from .duties import may_not_lay, minimum_met, minimum_waived
from .melds import joined, may_join, may_put
from .pile import Take
from .runs import RunStep, beginnings, growths
from .scoring import close_empty_hand
from .state import RefState


@dataclass(frozen=True)
class Lay:
    """Lay a new meld of three cards (black threes: or four), or add one card to an own meld or sequence."""

    target: str | RunStep
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """The step in the project's notation."""
        if isinstance(self.target, RunStep):
            run = self.target
            return f"extend {run.old} {run.end}" if run.old else "run " + "".join(self.cards)
        if len(self.cards) > 1:
            return "lay " + "".join(self.cards)
        added = self.cards[0]
        if added == rank_at(self.target) != WILD_SET:
            return f"add {self.target}"
        own = rank_of(added) == self.target != WILD_SET
        return f"add {added}" if own else f"add {added} to {self.target}"


@dataclass(frozen=True)
class Join:
    """Join both melds of a rank (C14): their cards lie already, so it is no lay."""

    rank: str

    @property
    def text(self) -> str:
        """The step in the project's notation."""
        return f"join {self.rank}"


def after_take(s: RefState, take: Take) -> RefState:
    """The pile's top card is used; the rest is lifted, or waits until the minimum is reached (A37), or stays (P9)."""
    s, canastas = s.copy(), s.canastas
    s.begun, s.phase = "pile", "play"
    s.pile.pop()
    s.top_alone = s.must_go_out = s.no_discard = take.alone
    s.lift_due = not take.alone and not s.opened_before
    put_down(s, take.target, (take.top, *take.cards), take.cards)
    if not take.alone and (not s.lift_due or minimum_met(s)):
        lift(s)
    settle_step(s, canastas)
    return s


def after_lay(s: RefState, lay: Lay) -> RefState:
    """Cards go from the hand to a meld; with the step that reaches the minimum the rest of the pile is lifted (B65)."""
    s, canastas = s.copy(), s.canastas
    if not Counter(lay.cards) <= s.hand:
        lift_for_concealed(s)
    put_down(s, lay.target, lay.cards, lay.cards)
    s.laid_further = True
    if s.lift_due and minimum_met(s):
        lift(s)
    settle_step(s, canastas)
    return s


def after_join(s: RefState, join: Join) -> RefState:
    """One meld instead of two; if one is of an earlier turn it counts as adding to that (C14, A77)."""
    s, canastas = s.copy(), s.canastas
    names = {join.rank, second(join.rank)}
    s.own[join.rank] = joined(s.own[join.rank], s.own.pop(second(join.rank)))
    if not names <= s.fresh:
        s.onto_old = True
        s.fresh -= names
    s.fresh.discard(second(join.rank))
    if s.lift_due and minimum_met(s):
        lift(s)
    settle_step(s, canastas)
    return s


def after_move(s: RefState, move: Lay | Join) -> RefState:
    """The state after a step that changes the melds."""
    return after_join(s, move) if isinstance(move, Join) else after_lay(s, move)


def after_discard(s: RefState, card: str) -> RefState:
    """The card lies on the pile. An empty hand ends the deal; else the turn is at its end, not yet passed on."""
    s = s.copy()
    if s.lift_due:
        lift_for_concealed(s)
    s.part_with([card])
    s.pile.append(card)
    if s.hand_empty:
        close_empty_hand(s)
    return s


def put_down(s: RefState, target: str | RunStep, cards: tuple[str, ...], from_hand: tuple[str, ...]) -> None:
    """Put cards to a meld, begun now if there is none; cards of a lifted pile count for no minimum."""
    opening = not s.opened_before
    if isinstance(target, RunStep):
        _put_to_run(s, target)
        opens_side = True
    else:
        _put_to_meld(s, target, cards)
        opens_side = opens(s.options, rank_at(target))
    s.part_with(from_hand)
    if opening and opens_side and (s.begun == "draw" or s.lift_due or s.top_alone):
        s.points += worth(cards)


def _put_to_meld(s: RefState, target: str, cards: tuple[str, ...]) -> None:
    """Cards to a meld of one rank, or to the set of wild cards, which at seven stands aside as a bolivia (D12, D13)."""
    if target not in s.own:
        s.fresh.add(target)
    elif target not in s.fresh:
        s.onto_old = True
    s.own[target] = plus(s.own.get(target), cards)
    if target == WILD_SET and is_canasta(s.own[target]):
        s.bolivias[s.side].append(s.own.pop(target))
        s.fresh_bolivias += target in s.fresh
        s.fresh.discard(target)


def _put_to_run(s: RefState, step: RunStep) -> None:
    """Cards to a sequence; of two equal ones that which was begun in this turn grows."""
    if step.old:
        s.own_runs.remove(step.old)
    s.own_runs.append(step.new)
    s.own_runs.sort()
    if not step.old:
        s.fresh_runs.append(step.new)
    elif step.old in s.fresh_runs:
        s.fresh_runs[s.fresh_runs.index(step.old)] = step.new
    else:
        s.onto_old = True
    s.fresh_runs.sort()


def lift(s: RefState) -> None:
    """Take the rest of the pile into the hand; red threes are set aside without replacement (A18)."""
    s.unsure |= "?" in s.under
    lifted = s.under + s.pile
    s.give(card for card in lifted if card not in ("R", "?"))
    s.red3[s.side] += lifted.count("R")
    s.pile.clear()
    s.under.clear()
    s.lift_due = s.laid_further = False


def lift_for_concealed(s: RefState) -> None:
    """Lift the rest before the minimum is reached: only who goes out concealed may (A77, `concealed_minimum`)."""
    lift(s)
    s.must_go_out = True


def settle_step(s: RefState, canastas: int) -> None:
    """After cards were put down: an empty hand ends the deal, unless the rest of the pile still comes into it."""
    if s.lift_due and s.hand_empty and minimum_waived(s):
        lift_for_concealed(s)
    s.bonus_due = s.canastas > canastas
    if not s.lift_due and s.hand_empty:
        close_empty_hand(s)


def in_reach(s: RefState) -> Counter[str]:
    """The cards that can be laid: the hand, and for a concealed going out without minimum the rest of the pile."""
    if s.lift_due and minimum_waived(s):
        return s.hand + Counter(card for card in s.pile if card != "R")
    return s.hand


def moves(s: RefState) -> list[Lay | Join]:
    """Every valid way to change the melds; after a no to the question whether to lay there is none (A73, C14)."""
    return [*lays(s), *joins(s)]


def joins(s: RefState) -> list[Join]:
    """Pairs of melds of a rank that can be joined."""
    if may_not_lay(s):
        return []
    twice = [rank for rank in RANKS if rank != "3" and second(rank) in s.own]
    return [Join(rank) for rank in twice if may_join(s.options, s.own[rank], s.own[second(rank)])]


def lays(s: RefState) -> list[Lay]:
    """New melds and additions that are valid (A38-A41, A44, A79, C14-C18, D12-D20)."""
    if may_not_lay(s):
        return []
    cards = in_reach(s)
    found = [*_additions(s, cards), *_new_melds(s, cards)]
    if s.options["sequences"]:
        found += [Lay(step, three) for three, step in beginnings(cards)]
        steps = {(card, step) for run in s.own_runs for card, step in growths(run)}
        found += [Lay(step, (card,)) for card, step in steps if cards[card]]
    return found


def _additions(s: RefState, cards: Counter[str]) -> Iterator[Lay]:
    """One card to a meld of one rank or to the set of wild cards."""
    for target, own in s.own.items():
        naturals = of_rank(cards, rank_at(target)) if target != WILD_SET else []
        for card in (*naturals, *(wild for wild in WILDS if cards[wild])):
            if may_put(s.options, target, own, (card,)):
                yield Lay(target, (card,))


def _new_melds(s: RefState, cards: Counter[str]) -> Iterator[Lay]:
    """Three cards of a rank, or two and a wild one, where the side has no meld of it or may begin a second one."""
    wilds = [wild for wild in WILDS if cards[wild]]
    for rank in RANKS:
        if rank not in s.own:
            target = rank
        elif s.options["second_meld_same_rank"] and second(rank) not in s.own and not (rank == "3" and bind(s.options)):
            target = second(rank)
        else:
            continue
        sets = alike(cards, rank, 3)
        sets += alike(cards, rank, 4) if rank == "3" else [(*p, w) for p in alike(cards, rank, 2) for w in wilds]
        yield from (Lay(target, one) for one in sets if may_put(s.options, target, None, one))
    if WILD_SET not in s.own:
        for twos in range(4):
            one = ("2",) * twos + ("Jk",) * (3 - twos)
            if Counter(one) <= cards and may_put(s.options, WILD_SET, None, one):
                yield Lay(WILD_SET, one)
