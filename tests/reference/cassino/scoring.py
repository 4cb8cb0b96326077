"""What a round scores, and who has won (58 to 72, KA11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.reference.cassino.presets import Value
    from tests.reference.cassino.state import RefState

CATEGORIES: Final = 6
Lines = tuple[tuple[int, ...], ...]


def spades(cards: frozenset[str]) -> int:
    """How many of them are spades."""
    return sum(card.endswith("s") for card in cards)


def round_lines(s: RefState) -> Lines:
    """Of each side the points for cards, spades, the ten of diamonds, the two of spades, aces and sweeps."""
    cards = _most([len(pile) for pile in s.piles], 3, 1 if s.options["cards_tie"] == "one_each" else 0)
    most_spades = _most([spades(pile) for pile in s.piles], 1, 1 if s.options["spades_tie"] == "all_tied" else 0)
    if s.options["spade_cassino"]:
        most_spades = [spades(pile) for pile in s.piles]
    rest = [_sure(s, side) for side in range(s.sides)]
    return tuple((cards[side], most_spades[side], *rest[side]) for side in range(s.sides))


def _most(counts: Sequence[int], points: int, tied: int) -> list[int]:
    """Points for the most of something, or for each of those who tie; none where nobody has any."""
    most = max(counts)
    best = [side for side, count in enumerate(counts) if count == most and most > 0]
    return [(points if len(best) == 1 else tied) if side in best else 0 for side in range(len(counts))]


def _sure(s: RefState, side: int) -> tuple[int, int, int, int]:
    """The points that no later card can change but by adding to them."""
    pile = s.piles[side]
    aces = sum(card.startswith("A") for card in pile)
    return 2 * ("10d" in pile), int("2s" in pile), aces, s.sweeps[side] * int(s.options["sweep_points"])


def counted_in_play(s: RefState) -> Lines:
    """What may be counted before the round is over: majorities only when nobody can even draw level."""
    taken = frozenset[str]().union(*s.piles)
    left, left_spades = 52 - len(taken), 13 - spades(taken)
    found = []
    for side, pile in enumerate(s.piles):
        rivals = [other for at, other in enumerate(s.piles) if at != side]
        cards = 3 * all(len(pile) > len(other) + left for other in rivals)
        most = int(all(spades(pile) > spades(other) + left_spades for other in rivals))
        found.append((cards, spades(pile) if s.options["spade_cassino"] else most, *_sure(s, side)))
    return tuple(found)


def totals(s: RefState, lines: Lines) -> list[int]:
    """Scores with these points."""
    return [score + sum(line) for score, line in zip(s.scores, lines, strict=True)]


def claimed(s: RefState, seat: int) -> int | None:
    """The side that has the target in play after this seat's capture, where that is played."""
    target = s.options["target"]
    if s.options["target_rule"] != "counting_out" or target == "single_round" or max(s.scores) >= int(target):
        return None
    reached = totals(s, counted_in_play(s))
    winners = [side for side, total in enumerate(reached) if total >= int(target)]
    # the higher total; then the capturing side, and from it on whoever sits nearest
    return max(winners, key=lambda side: (reached[side], -((side - seat) % s.sides)), default=None)


def winners(options: dict[str, Value], before: Sequence[int], lines: Lines) -> tuple[int, ...]:
    """The sides that have won with the round that brought these lines; nobody while the match goes on."""
    total = [score + sum(line) for score, line in zip(before, lines, strict=True)]
    target, rule = options["target"], options["target_rule"]
    if rule == "fixed_order" and target != "single_round":
        return _in_fixed_order(before, lines, int(target))
    if target != "single_round" and max(total) < int(target):
        return ()
    best = tuple(side for side, points in enumerate(total) if points == max(total))
    return best if len(best) == 1 or rule == "shared_win" else ()


def _in_fixed_order(before: Sequence[int], lines: Lines, target: int) -> tuple[int, ...]:
    """Points are counted category by category; whoever then has the target first has won."""
    running = list(before)
    rivals: list[int] = []
    for category in range(CATEGORIES):
        running = [points + line[category] for points, line in zip(running, lines, strict=True)]
        rivals = rivals or [side for side, points in enumerate(running) if points >= target]
        most = max((running[side] for side in rivals), default=0)
        rivals = [side for side in rivals if running[side] == most]
        if len(rivals) == 1:
            return (rivals[0],)
    return ()
