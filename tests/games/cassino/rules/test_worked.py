"""The worked situations with their exact moves, and how cards are dealt and rounds scored in them."""

from __future__ import annotations

import pytest

from stolik.cards import card_text
from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value
from tests.games.cassino.rules.shares import Share, ended, shared_out
from tests.games.cassino.situations import after, cassino, game, hand, legal, lines, loose, sheet, stock, table

K20 = (Share(28, 6, "10d Ac Ad"), Share(24, 7, "2s Ah As"))


def moves(cards: str, *lines_: str, **options: Value) -> set[str]:
    """The legal moves of seat 0 with these cards."""
    return legal(table(f"hand 0: {cards}", *lines_, **options))


@pytest.mark.rule("Cassino-19", "Cassino-20", "Cassino-21")
def test_k1_takes_of_separate_groups() -> None:
    """K-1: any union of groups is a take of its own."""
    position = ("7s", "table 3d 4c 7h Ks")
    takes = {"take 7s: 3d 4c", "take 7s: 7h", "take 7s: 3d 4c 7h"}
    assert moves(*position) == takes | {"trail 7s"}
    for restriction in ("same_rank", "any_capture"):
        assert moves(*position, trail_restriction=restriction) == takes
    assert moves(*position, capture_groups="single") == {"take 7s: 3d 4c", "take 7s: 7h", "trail 7s"}


@pytest.mark.rule("Cassino-29", "Cassino-31", "Cassino-41")
def test_k2_a_build_needs_the_card_that_takes_it() -> None:
    """K-2."""
    assert moves("2s 8h", "table 6d 8c Kd") == {
        "build 8 2s: 6d", "call 8 2s: 6d 8c", "trail 2s", "take 8h: 8c", "trail 8h",
    }  # fmt: skip


@pytest.mark.rule("Cassino-38", "Cassino-41")
def test_k3_a_sum_and_an_equal_card_are_called_at_once() -> None:
    """K-3."""
    assert moves("5s 7d", "table 2h 7c") == {
        "build 7 5s: 2h", "call 7 5s: 2h 7c", "trail 5s", "take 7d: 7c", "trail 7d",
    }  # fmt: skip


@pytest.mark.rule("Cassino-46")
def test_k4_what_is_announced_decides() -> None:
    """K-4."""
    state = table("hand 0: 5s 5d 10h", "hand 1: 5h 10c 2c", "table 5c")
    fives = {f"{what} {card}: 5c" for card in ("5s", "5d") for what in ("build 10", "call 5", "take")}
    assert legal(state) == fives | {"trail 5s", "trail 5d", "trail 10h"}
    assert len(legal(state)) == 9
    built, called = state.copy(), state.copy()
    assert {text for text in legal(after(built, "build 10 5s: 5c")) if "B" in text} == {"take 10c: B10"}
    assert {text for text in legal(after(called, "call 5 5s: 5c")) if "C" in text} == {"take 5h: C5"}


@pytest.mark.rule("Cassino-34", "Cassino-44")
def test_k5_a_build_is_raised_and_a_call_never() -> None:
    """K-5."""
    cards, loose_card = "As 8d 9c", "table 2c"
    others = {"trail As", "take 8d: B8", "trail 8d", "trail 9c"}
    assert moves(cards, loose_card, "build 1 8: 3h 5h") == others | {"raise 9 As: B8"}
    called = moves(cards, loose_card, "call 1 8: 8h 3h 5h")
    assert called == {"trail As", "take 8d: C8", "trail 8d", "trail 9c"}


@pytest.mark.rule("Cassino-22", "Cassino-20")
def test_k7_no_card_belongs_to_two_groups() -> None:
    """K-7."""
    assert moves("8s", "table 5d 3c Ah 7d 2s") == {
        "take 8s: 3c 5d", "take 8s: 7d Ah", "take 8s: 2s 5d Ah", "take 8s: 3c 5d 7d Ah", "trail 8s",
    }  # fmt: skip


@pytest.mark.rule("Cassino-24", "Cassino-14")
def test_k8_a_face_takes_one_of_its_rank() -> None:
    """K-8."""
    position = ("Qs Qh", "table Qd Qc Js")
    pairs = {f"take {mine}: {theirs}" for mine in ("Qs", "Qh") for theirs in ("Qd", "Qc")}
    assert moves(*position) == pairs | {"trail Qs", "trail Qh"}
    assert len(moves(*position)) == 6
    both = {"take Qs: Qc Qd", "take Qh: Qc Qd"}
    assert moves(*position, face_capture="any") == pairs | both | {"trail Qs", "trail Qh"}


@pytest.mark.rule("Cassino-30")
def test_k9_several_centre_cards_in_a_build() -> None:
    """K-9."""
    position = ("3d 8s 10c", "table Ac 2d 4h")
    threes = {"build 8 3d: 4h Ac", "build 10 3d: 2d 4h Ac"}
    others = {"take 3d: 2d Ac", "trail 3d", "build 10 8s: 2d", "trail 8s", "trail 10c"}
    assert moves(*position) == threes | others
    assert moves(*position, build_table_cards="one") == others
    assert len(others) == 5


@pytest.mark.rule("Cassino-37")
def test_k10_no_table_card_enters_a_raise() -> None:
    """K-10."""
    position = ("3d 8s 10c", "table 2d", "build 1 5: Ah 4h")
    plain = {"raise 8 3d: B5", "trail 3d", "build 10 8s: 2d", "trail 8s", "trail 10c"}
    assert moves(*position) == plain
    assert moves(*position, raise_with_table=True) == plain | {"raise 10 3d: 2d B5"}


@pytest.mark.rule("Cassino-45", "Cassino-47")
def test_k12_a_combination_is_extended() -> None:
    """K-12."""
    nines = {f"{what} {card}{onto}" for card in ("9h", "9s") for what, onto in
             (("call 9", ": B9"), ("take", ": B9"), ("trail", ""))}  # fmt: skip
    assert moves("6d 9h 9s", "table 3c", "build 1 9: 4h 5h") == nines | {
        "build 9 6d: 3c", "call 9 6d: 3c B9", "trail 6d",
    }  # fmt: skip


@pytest.mark.rule("Cassino-25", "Cassino-34")
def test_k14_a_build_is_a_unit() -> None:
    """K-14."""
    assert moves("6s 2h 8c", "table Kd", "build 1 8: 2c 6h") == {"take 8c: B8", "trail 6s", "trail 2h", "trail 8c"}


@pytest.mark.rule("Cassino-28")
def test_k15_a_build_is_no_summand() -> None:
    """K-15."""
    position = ("9c", "table 2d", "build 1 7: 3h 4h")
    assert moves(*position) == {"trail 9c"}
    assert moves(*position, build_as_summand="on") == {"trail 9c", "take 9c: 2d B7"}


@pytest.mark.rule("Cassino-55", "Cassino-51")
def test_k17_the_duty_covers_one_turn() -> None:
    """K-17."""
    later, at_once = ("8s", "table -", "build 0 8: 2h 6h"), ("8s", "table -", "build 0 8: 2h 6h fresh")
    assert moves(*later) == {"take 8s: B8", "trail 8s"}
    assert moves(*later, maker_duty="while_owned") == {"take 8s: B8"}
    for duty in ("next_turn", "while_owned"):
        assert moves(*at_once, maker_duty=duty) == {"take 8s: B8"}
    assert moves(*at_once, maker_duty="none") == {"take 8s: B8", "trail 8s"}


@pytest.mark.rule("Cassino-13", "Cassino-31")
def test_k18_aces() -> None:
    """K-18."""
    assert moves("Ah Ad", "table Ac 2s") == {
        f"{what}" for ace in ("Ah", "Ad") for what in (f"take {ace}: Ac", f"call 1 {ace}: Ac", f"trail {ace}")
    }


def numbers(text: str) -> list[str]:
    """Cards by their place in the pack, from 1."""
    return [card_text(int(number) - 1) for number in text.split()]


def dealt_in_order(players: int) -> CassinoState:
    """A first round by the last seat, from a pack that lies in order."""
    state = cassino(game(players=players).start())
    state.supply([players - 1, *range(players - 1)])
    state.supply(list(range(52)))
    return state


@pytest.mark.rule("Cassino-5", "Cassino-6", "Cassino-8")
@pytest.mark.parametrize(
    ("hands", "centre", "second", "dealings"),
    [
        (("1 2 7 8", "5 6 11 12"), "3 4 9 10", ("13 14 17 18", "15 16 19 20"), 6),
        (
            ("1 2 9 10", "3 4 11 12", "7 8 15 16"), "5 6 13 14",
            ("17 18 23 24", "19 20 25 26", "21 22 27 28"), 4,
        ),
        (
            ("1 2 11 12", "3 4 13 14", "5 6 15 16", "9 10 19 20"), "7 8 17 18",
            ("21 22 29 30", "23 24 31 32", "25 26 33 34", "27 28 35 36"), 3,
        ),
    ],
    ids=["two", "three", "four"],
)  # fmt: skip
def test_k19_the_order_of_the_deal(hands: tuple[str, ...], centre: str, second: tuple[str, ...], dealings: int) -> None:
    """K-19: the last seat deals."""
    players = len(hands)
    state = dealt_in_order(players)
    assert [hand(state, seat) for seat in range(players)] == list(map(numbers, hands))
    assert loose(state) == numbers(centre)
    assert len(stock(state)) == 48 - 4 * players
    for _ in range(4 * players):
        after(state, f"trail {hand(state, state.core.seat)[0]}")
    assert [hand(state, seat) for seat in range(players)] == list(map(numbers, second))
    assert loose(state) == [card_text(kind) for kind in range(4 + 4 * players)]
    plays = 4 * players
    while state.deal_number == 1 and state.seat is not None:
        after(state, f"trail {hand(state, state.seat)[0]}")
        plays += 1
    assert plays == 48 == dealings * 4 * players


@pytest.mark.rule("Cassino-58", "Cassino-60", "Cassino-65")
def test_k20_a_round_of_two() -> None:
    """K-20."""
    state = ended(*K20)
    assert lines(state, 0) == {"cards": 3, "big_cassino": 2, "aces": 2}
    assert lines(state, 1) == {"spades": 1, "little_cassino": 1, "aces": 2}
    assert sheet(state).points == [7, 4]


@pytest.mark.rule("Cassino-59", "Cassino-66")
def test_k21_a_tie_for_cards() -> None:
    """K-21."""
    state = ended(Share(26, 8, "10d 2s Ac Ad Ah"), Share(26, 5, "As"))
    assert lines(state, 0) == {"spades": 1, "big_cassino": 2, "little_cassino": 1, "aces": 3}
    assert lines(state, 1) == {"aces": 1}
    assert sheet(state).points == [7, 1]


@pytest.mark.rule("Cassino-56", "Cassino-67")
@pytest.mark.parametrize("last", [0, 1])
def test_k23_the_remainder(last: int) -> None:
    """K-23: it goes to the last taker and is no sweep."""
    left = "Ks 9s 4h Jd 7c 3d".split()
    piles = shared_out([Share(24, 5, "10d Ac Ad As"), Share(22, 6, "2s Ah")], left)
    state = table(
        "deal 1 dealer 1", "turn 1", f"last {last}", "hand 0: -", "hand 1: Ks", f"table {' '.join(left[1:])}",
        "stock -", *(f"pile {side}: {' '.join(cards)}" for side, cards in enumerate(piles)), sweep_points=1,
    )  # fmt: skip
    after(state, "trail Ks")
    for side in (0, 1):
        majority = {
            name: points for name, points in lines(state, side).items() if name in ("cards", "spades", "sweeps")
        }
        assert majority == ({"cards": 3, "spades": 1} if side == last else {})
    counts = [{line.code: line.count for line in side} for side in sheet(state).lines]
    assert [count["cards"] for count in counts] == ([30, 22] if last == 0 else [24, 28])
    assert [count["spades"] for count in counts] == ([7, 6] if last == 0 else [5, 8])


@pytest.mark.rule("Cassino-70", "Cassino-71")
@pytest.mark.parametrize(
    ("before", "total", "winners"), [("14 17", (21, 21), ()), ("16 18", (23, 22), (0,)), ("13 17", (20, 21), (1,))]
)
def test_k24_the_end_with_two(before: str, total: tuple[int, int], winners: tuple[int, ...]) -> None:
    """K-24 (a) to (c)."""
    state = ended(*K20, scores=before)
    assert (state.score(), state.winners) == (total, winners)


@pytest.mark.rule("Cassino-70", "Cassino-71")
@pytest.mark.parametrize(
    ("before", "total", "winners"), [("13 18 19", (21, 20, 20), (0,)), ("14 20 8", (22, 22, 9), ())]
)
def test_k24_the_end_with_three(before: str, total: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """K-24 (d): the round brings 8, 2 and 1."""
    state = ended(Share(28, 6, "10d Ac Ad"), Share(12, 3, "Ah As"), Share(12, 4, "2s"), scores=before, players=3)
    assert sheet(state).points == [8, 2, 1]
    assert state.score() == total
    assert state.winners == winners
