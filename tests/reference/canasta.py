"""The slow reference of the canasta family: legal steps, their effect, and counts, from the rules alone.

A step is legal when the rules allow it now and the turn can still end well after it. Texts of steps: `draw`,
`take 7 7`, `take 7 2`, `take onto 7`, `take 3 3`, `take top 7 7`, `take 7 7 to 7/2`, `pass`, `stop`, `ask`, `yes`,
`no`, `lay 777`, `lay 77Jk`, `lay 3333`, `lay 22Jk`, `add 7`, `add 2 to 7`, `add 7 to 7/2`, `add Jk to 2`, `join 7`,
`discard 7`; where sequences are melded natural cards have suits: `lay 7c7h2`, `add 7h`, `run 5h6h7h`,
`extend 5h-7h high`, `take onto 5h-7h low`. States are never changed in place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .cards import WILDS, Options, size
from .double_out import doubles, offer
from .drawing import after_draw, receive_bonus
from .duties import asks_to_go_out, asks_to_lay, may_keep, must_out
from .pile import is_closed, takes
from .scoring import end_deal
from .search import Memo, discard_ends_well, turn_can_end_well
from .state import RefState, sides_of
from .turn import after_discard, after_move, after_take, moves


def legal(s: RefState) -> set[str]:
    """Texts of the legal steps; empty when the deal is over."""
    if s.phase == "answer":
        return {"yes", "no"}
    return set(_outcomes(s))


def apply(s: RefState, text: str) -> RefState:
    """The state after a legal step; ValueError for any other text."""
    outcomes = _outcomes(s)
    if text not in outcomes:
        raise ValueError(f"not legal here: {text}")
    return outcomes[text]


def can_end_well(s: RefState) -> bool:
    """Some continuation of the turn obeys every duty; of a question: both answers leave one."""
    if s.phase in ("take", "double"):
        return bool(legal(s))
    if s.phase == "answer":
        return all(turn_can_end_well(_after_answer(s, answer)) for answer in ("yes", "no"))
    return turn_can_end_well(s)


def losing(s: RefState) -> set[str]:
    """Legal steps after which every end of the turn loses the whole game (A56), as far as the player knows."""
    if s.options["illegal_out"] != "lose_game":
        return set()
    known = s.unseen()
    lost: set[str] = set()
    if s.phase == "take":
        lost = {take.text for take in takes(known) if _cannot_but_lose(after_take(known, take))}
    elif s.phase == "play":
        lost = {move.text for move in moves(known) if _cannot_but_lose(after_move(known, move))}
        lost |= {f"discard {card}" for card in +s.hand if not discard_ends_well(s, card, may_lose=False)}
    return lost & legal(s) if lost else lost


def _cannot_but_lose(s: RefState) -> bool:
    return not turn_can_end_well(s, may_lose=False)


def count(s: RefState, depth: int) -> int:
    """Sequences of `depth` legal steps; one that ends the deal earlier counts once."""
    if depth == 0 or s.phase == "over":
        return 1
    return sum(count(after, depth - 1) for after in _outcomes(s).values())


def settle(s: RefState) -> RefState:
    """At the start of a turn with an empty stock: the deal ends by itself if the player may not take the pile (A83)."""
    if s.phase == "take" and not s.stock and not _takes(s):
        s = s.copy()
        end_deal(s, "stock")
    return s


def deal(options: Options, order: Sequence[str], dealer: int = 0, scores: Sequence[int] = ()) -> RefState:
    """Deal the whole pack, top first: hands, face-down cards, upcard; red threes are replaced (A5-A11, A82, C11)."""
    players, stock = int(options["players"]), list(order)
    seats = [(dealer + 1 + i) % players for i in range(players)]
    dealt: list[list[str]] = [[] for _ in range(players)]
    for _ in range(int(options["deal_size"])):
        for seat in seats:
            dealt[seat].append(stock.pop(0))
    under = [stock.pop(0) for _ in range(int(options["surprise_cards"]))]
    pile = [stock.pop(0)]
    while options["upcard_rule"] == "cover_until_natural" and pile[-1] in (*WILDS, "3", "R"):
        pile.append(stock.pop(0))
    red3 = [0] * sides_of(players)
    for seat in seats:
        while "R" in dealt[seat]:
            dealt[seat].remove("R")
            red3[seat % len(red3)] += 1
            dealt[seat].append(stock.pop(0))
    s = RefState(
        options,
        [Counter(cards) for cards in dealt],
        pile=pile,
        under=under,
        stock=stock,
        red3=red3,
        scores=list(scores),
        dealer=dealer,
        turn=seats[0],
    )
    return settle(s)


def _outcomes(s: RefState) -> dict[str, RefState]:
    """Each legal step and the state after it."""
    if s.phase == "take":
        return _beginnings(s)
    if s.phase == "play":
        return _plays(s)
    if s.phase == "answer":
        return {answer: _after_answer(s, answer) for answer in ("yes", "no")}
    if s.phase == "double":
        return doubles(s)
    return {}


def _beginnings(s: RefState) -> dict[str, RefState]:
    """Draw, the takes, and with an empty stock the pass (A23, A83)."""
    found = _takes(s)
    if s.stock:
        found["draw"] = _after_draw(s)
    elif not _must_take(s, found):
        passed = s.copy()
        end_deal(passed, "stock")
        found["pass"] = passed
    return found


def _takes(s: RefState, may_lose: bool = True) -> dict[str, RefState]:
    """The ways to take the pile after which, as far as the player knows, the turn can end well."""
    known = s.unseen()
    return {
        take.text: offer(receive_bonus(after_take(s, take)))
        for take in takes(s)
        if turn_can_end_well(after_take(known, take), may_lose)
    }


def _must_take(s: RefState, found: dict[str, RefState]) -> bool:
    """`continue_forced`: an open pile whose top card goes onto an own meld without losing must be taken (B55)."""
    if s.options["end_of_stock"] != "continue_forced" or not found or is_closed(s):
        return False
    return any(text.startswith(("take onto", "take top onto")) for text in _takes(s, may_lose=False))


def _after_draw(s: RefState) -> RefState:
    """After drawing the player is to lay and discard; whose turn is skipped is followed by the next (P12)."""
    after = after_draw(s)
    return _next_turn(after) if after.phase == "take" else after


def _plays(s: RefState) -> dict[str, RefState]:
    """Lays, additions, discards, stop and the question."""
    known = s.unseen()
    memo: Memo = {}
    found = {
        move.text: offer(receive_bonus(after_move(s, move)))
        for move in moves(s)
        if turn_can_end_well(after_move(known, move), memo=memo)
    }
    found |= {f"discard {card}": _after_discard(s, card) for card in +s.hand if discard_ends_well(s, card)}
    if s.no_discard and may_keep(s):
        stopped = s.copy()
        end_deal(stopped, "last_red3")
        found["stop"] = stopped
    if _may_ask(s):
        found["ask"] = _after_ask(s)
    return found


def _after_discard(s: RefState, card: str) -> RefState:
    """A discard that ends the turn; the next player's turn begins, or the deal ends (A60, A83, `end_of_stock`)."""
    after = after_discard(s, card)
    if after.phase == "over":
        return offer(after)
    if not s.stock and _is_last_turn(s):
        end_deal(after, "stock")
        return after
    after.laid_before[s.turn] |= s.has_laid
    return settle(_next_turn(after))


def _is_last_turn(s: RefState) -> bool:
    """With an empty stock: nobody plays after this turn; whom the bonus gave the last card is no last buyer (D57)."""
    if s.options["end_of_stock"] == "next_may_buy":
        return s.begun == "pile" and not s.bonus_was_last
    return s.options["end_of_stock"] == "stop"


def _next_turn(s: RefState) -> RefState:
    """The same table when the next player's turn begins."""
    return s.turn_of((s.turn + 1) % len(s.hands))


def _may_ask(s: RefState) -> bool:
    """A71-A73: once, after the cards were taken and lifted, before a further lay, if both answers can be obeyed.

    Ends that lose the game do not count (A56).
    """
    if not (asks_to_go_out(s) or asks_to_lay(s)) or s.asked or s.laid_further or s.lift_due:
        return False
    if asks_to_lay(s) and size(s.hand) < 2:
        return False
    asked = _after_ask(s)
    return all(turn_can_end_well(_after_answer(asked, answer), may_lose=False) for answer in ("yes", "no"))


def _after_ask(s: RefState) -> RefState:
    """The partner is to answer."""
    s = s.copy()
    s.asked, s.phase = True, "answer"
    return s


def _after_answer(s: RefState, answer: str) -> RefState:
    """The answer binds; a no to the question whether to lay ends the turn where no discard is due (A73)."""
    s = s.copy()
    s.phase, s.answer = "play", "yes" if answer == "yes" else "no"
    if asks_to_lay(s) and answer == "no" and s.no_discard and not must_out(s):
        end_deal(s, "last_red3")
    return s
