"""What a play does, and how cards are dealt (5 to 12, 16 to 18, 48, 56, 67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.reference.cassino.scoring import claimed, counted_in_play, round_lines, totals, winners
from tests.reference.cassino.state import Combination, changed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.reference.cassino.moves import Move
    from tests.reference.cassino.state import RefState


def dealt_round(s: RefState, pack: Sequence[str], dealer: int) -> RefState:
    """A new round from a pack, its top card first (5, 6)."""
    players = s.players
    stock = list(pack)
    hands: list[list[str]] = [[] for _ in range(players)]
    centre: list[str] = []
    others = [(dealer + step) % players for step in range(1, players)]
    for _ in range(2):
        for place in [*(hands[seat] for seat in others), centre, hands[dealer]]:
            place += [stock.pop(0), stock.pop(0)]
    return s.having(
        phase="play",
        dealer=dealer,
        seat=others[0],
        hands=tuple(map(frozenset, hands)),
        loose=frozenset(centre),
        combos=(),
        piles=(frozenset[str](),) * s.sides,
        sweeps=(0,) * s.sides,
        last_taker=None,
        stock=tuple(stock),
    )


def next_round(s: RefState, pack: Sequence[str]) -> RefState:
    """The deal passes to the left (12)."""
    return dealt_round(s, pack, (s.dealer + 1) % s.players)


def after(s: RefState, move: Move) -> RefState:
    """The position that a legal move leads to."""
    card, seat = move.card, s.seat
    kept = tuple(
        # whatever he made before, his next turn is over with this play
        combo._replace(fresh=combo.fresh and combo.maker != seat)
        for place, combo in enumerate(s.combos)
        if place not in move.combos
    )
    used = move.loose.union(*(s.combos[place].cards for place in move.combos), {card})
    done = s.having(hands=changed(s.hands, seat, s.hands[seat] - {card}), loose=s.loose - move.loose, combos=kept)
    if move.kind == "trail":
        return _passed(done.having(loose=done.loose | {card}))
    if move.kind != "take":
        made = Combination(used, move.value, seat, move.kind == "call", fresh=True)
        return _passed(done.having(combos=(*kept, made)))
    return _passed(_captured(done, used))


def _captured(s: RefState, cards: frozenset[str]) -> RefState:
    """The taken cards lie in the pile; an empty table is a sweep; the match may be won."""
    side = s.side(s.seat)
    swept = s.sweeps[side] + (not s.loose and not s.combos)
    done = s.having(
        piles=changed(s.piles, side, s.piles[side] | cards),
        sweeps=changed(s.sweeps, side, swept),
        last_taker=s.seat,
    )
    winner = claimed(done, s.seat)
    if winner is None:
        return done
    lines = counted_in_play(done)
    return done.having(phase="over", lines=lines, scores=tuple(totals(done, lines)), winners=(winner,))


def _passed(s: RefState) -> RefState:
    """The next player's turn, with new cards where they are due, or the end of the round."""
    if s.phase == "over":
        return s
    seat = (s.seat + 1) % s.players
    if s.options["draw_cassino"] and s.stock:
        hand = s.hands[s.seat] | {s.stock[0]}
        return s.having(hands=changed(s.hands, s.seat, hand), stock=s.stock[1:], seat=seat)
    if any(s.hands):
        return s.having(seat=seat)
    return _four_more(s).having(seat=seat) if s.stock else _ended(s)


def _four_more(s: RefState) -> RefState:
    """Four cards for each, two at a time, from the dealer's left (8)."""
    stock, hands = list(s.stock), list(s.hands)
    for _ in range(2):
        for step in range(1, s.players + 1):
            hands[(s.dealer + step) % s.players] |= {stock.pop(0), stock.pop(0)}
    return s.having(hands=tuple(hands), stock=tuple(stock))


def _ended(s: RefState) -> RefState:
    """The remainder goes to the last taker, if there is one; then the points (56, 57, 68 to 71)."""
    left = s.loose.union(*(combo.cards for combo in s.combos))
    if s.last_taker is not None:
        side = s.side(s.last_taker)
        s = s.having(piles=changed(s.piles, side, s.piles[side] | left))
    lines = round_lines(s)
    won = winners(s.options, s.scores, lines)
    return s.having(phase="over" if won else "deck", lines=lines, scores=tuple(totals(s, lines)), winners=won)
