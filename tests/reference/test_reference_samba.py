"""The reference checked by hand on the worked situations of samba (C-T*) and the rules around them."""

from __future__ import annotations

from collections import Counter

import pytest

from .canasta import apply, deal, legal
from .cards import Meld, Value
from .duties import minimum
from .presets import options
from .scoring import match_result, red_three_points
from .situations import after, lines, pack, playing, position, reason, with_runs
from .state import RefState


def taking(hand: str, pile: str, own: dict[str, Meld] | None = None, runs: str = "", **changes: Value) -> set[str]:
    """The steps of who may take a pile in samba."""
    return legal(with_runs(position(hand, pile, own, STOCK, 0, "5c 6c", "samba", **changes), runs))


def turn(hand: str, own: dict[str, Meld] | None = None, runs: str = "", score: int = 0, **changes: Value) -> RefState:
    """A turn of samba after the draw, without the question to the partner."""
    changes.setdefault("ask_partner", "off")
    return with_runs(playing(hand, own, STOCK, "5c 6c", score, "samba", **changes), runs)


STOCK = "4c 5c 6c 8c 9c 10c"


OPEN: dict[str, Meld] = {"K": (3, 0, 0)}


@pytest.mark.rule("C5", "C6")
def test_t1_t2_never_with_one_card_and_a_wild_one() -> None:
    assert taking("8c 2 Qd 9d", "4c 8h", OPEN) == {"draw"}
    assert taking("8c 2 Qd 9d", "4c 8h", OPEN, take_with_wild=True) == {"draw", "take 8c 2"}
    assert taking("8c 2 Qd 9d", "4c 8h", {"8": (3, 0, 0)}) == {"draw", "take onto 8"}
    assert taking("8c 8c Qd 9d", "4c 8h", OPEN) == {"draw", "take 8c 8c"}
    both = taking("8c 8c 8s Qd 9d", "4c 8h", {"8": (3, 0, 0)})
    pairs = {"take 8c 8c", "take 8c 8s"}
    assert both == {"draw", "take onto 8"} | pairs | {f"{pair} to 8/2" for pair in pairs}


@pytest.mark.rule("C8")
def test_t3_t4_the_top_card_continues_a_sequence_but_begins_none() -> None:
    three = "5h-7h"
    assert taking("Qd 9d", "4c 8h", runs=three) == {"draw", "take onto 5h-7h high"}
    assert taking("Qd 9d", "4c 4h", runs=three) == {"draw", "take onto 5h-7h low"}
    assert taking("8h 9d", "4c 9h", runs=three) == {"draw"}
    assert taking("Qd 9d", "4c 8s", runs=three) == {"draw"}
    assert taking("Qd 9d", "2 8h", runs=three) == {"draw"}
    assert taking("Qd 9d", "4c 8h", runs=three, take_onto_sequence=False) == {"draw"}
    assert taking("5s 7s", "4c 6s", OPEN) == {"draw"}
    s = with_runs(position("Qd 9d", "4c 8h", partner="5c", preset="samba"), three)
    s = after(s, "take onto 5h-7h high")
    assert (s.runs[0], s.onto_old, +s.hand) == (["5h-8h"], True, Counter(["Qd", "9d", "4c"]))


@pytest.mark.rule("C7", "P8", "C18")
def test_nothing_is_taken_onto_what_is_finished() -> None:
    eights: dict[str, Meld] = {"8": (7, 0, 0)}
    assert taking("Qd 9d", "4c 8h", eights) == {"draw"}
    assert taking("8d 8d Qd 9d", "4c 8h", eights) == {"draw", "take 8d 8d to 8/2"}
    assert "take onto 8/2" in taking("Qd 9d", "4c 8h", eights | {"8/2": (3, 0, 0)})
    assert taking("Qd 9d", "4c 8h", eights, take_onto_finished_canasta=True) == {"draw", "take onto 8"}
    assert taking("Qd 9d", "4c Jh", runs="4h-10h") == {"draw"}
    assert taking("8d 8d Qd 9d", "4c 8h", eights, second_meld_same_rank=False) == {"draw"}


@pytest.mark.rule("C9", "C10")
def test_a_closed_pile_needs_a_pair_that_is_laid() -> None:
    own: dict[str, Meld] = {"8": (3, 0, 0)}
    assert taking("8c Qd 9d", "2 8h", own, runs="5h-7h") == {"draw"}
    assert taking("8c 8d 9d", "2 8h", own, runs="5h-7h") == {"draw", "take 8c 8d", "take 8c 8d to 8/2"}
    assert taking("8c 8d 9d", "8h 3", own) == {"draw"}
    held = taking("8c 8d 9d", "2 8h", own, runs="5h-7h", restricted_pair="held")
    assert held >= {"take onto 8", "take onto 5h-7h high"}


@pytest.mark.rule("C12", "C13")
def test_t6_two_wild_cards_at_most() -> None:
    nines: dict[str, Meld] = {"9": (3, 2, 0)}
    assert legal(turn("Jk 9c 4c 5c", nines)) == {"add 9c", *(f"discard {card}" for card in ("Jk", "9c", "4c", "5c"))}
    s = after(turn("9c 9d 2 2 Jk 4c 5c", OPEN), "lay 9c9d2", "add 2 to 9")
    assert s.own["9"] == (2, 2, 0)
    assert "add Jk to 9" not in legal(s)
    assert not {text for text in legal(turn("2 2 Jk 4c 5c", OPEN)) if text.startswith("lay")}


@pytest.mark.rule("C15", "C16")
def test_t7_sequences_of_one_suit_without_wild_cards() -> None:
    def begun(hand: str) -> set[str]:
        return {text for text in legal(turn(f"{hand} 4c 4d", OPEN)) if text.startswith("run")}

    assert begun("Qd Kd Ad") == {"run QdKdAd"}
    assert begun("Kd Ad 4d 6d 7d") == set()
    assert begun("3 4c 5c") == set()
    assert begun("8s 9s 2 Js") == set()
    assert begun("8s 9s 10h Js Qs") == set()
    assert begun("8s 9s 10s Js") == {"run 8s9s10s", "run 9s10sJs"}


@pytest.mark.rule("C17", "C18")
def test_a_sequence_grows_at_both_ends_up_to_seven_cards() -> None:
    s = turn("4h 8h 9h 10h Jh 4c 5c", runs="5h-7h")
    assert {text for text in legal(s) if text.startswith("extend")} == {"extend 5h-7h low", "extend 5h-7h high"}
    s = after(s, "extend 5h-7h low", "extend 4h-7h high", "extend 4h-8h high", "extend 4h-9h high")
    assert (s.runs[0], s.canastas) == (["4h-10h"], 1)
    assert not {text for text in legal(s) if text.startswith(("extend", "run"))}
    assert not {text for text in legal(turn("Kh 4c 5c", runs="Qh-Ah")) if text.startswith("extend")}
    ends = {"extend Qh-Ah low", "extend 4s-6s high"}
    assert {text for text in legal(turn("Jh 7s 4c 5c", runs="Qh-Ah 4s-6s")) if text.startswith("extend")} == ends


def test_of_two_equal_sequences_that_of_this_turn_grows() -> None:
    s = after(turn("5h 6h 7h 8h 4c 5c", runs="5h-7h"), "run 5h6h7h", "extend 5h-7h high")
    assert (s.runs[0], s.fresh_runs, s.onto_old) == (["5h-7h", "5h-8h"], ["5h-8h"], False)
    s = after(turn("5h 6h 7h 8h 8h 4c 5c", runs="5h-7h"), "extend 5h-7h high", "run 5h6h7h", "extend 5h-7h high")
    assert (s.runs[0], s.fresh_runs, s.onto_old) == (["5h-8h", "5h-8h"], ["5h-8h"], True)


@pytest.mark.rule("C19", "C26", "C29")
def test_t9_two_canastas_of_any_kind_to_go_out() -> None:
    mixed: dict[str, Meld] = {"9": (5, 2, 0)}
    s = turn("Qd", mixed, runs="4h-10h")
    assert legal(s) == {"discard Qd"}
    assert lines(after(s, "discard Qd"))["going_out"] == 200
    assert legal(turn("Qd Kd", mixed)) == {"discard Qd", "discard Kd"}
    assert legal(turn("9c Kd", mixed)) == {"discard 9c", "discard Kd"}
    two: dict[str, Meld] = {"9": (5, 2, 0), "8": (7, 0, 0)}
    assert legal(turn("9c Kd", two)) == {"add 9c", "discard 9c", "discard Kd"}
    assert legal(turn("9c Kd", two, need_samba_to_go_out=True)) == {"discard 9c", "discard Kd"}
    assert "add 9c" in legal(turn("9c Kd", mixed, runs="4h-10h", need_samba_to_go_out=True))


@pytest.mark.rule("C23", "C24")
def test_t10_red_threes() -> None:
    one: dict[str, Meld] = {"9": (7, 0, 0)}
    two: dict[str, Meld] = {"9": (5, 2, 0)}

    def points(own: dict[str, Meld], number: int, runs: str = "", **changes: Value) -> int:
        s = turn("Qd", own, runs, 0, **changes)
        s.red3 = [number, 0]
        return red_three_points(s, 0)

    assert points(one, 3) == -300
    assert points(two, 3, "4h-10h") == 300
    assert (points(two, 6, "4h-10h"), points(one, 6), points({}, 6)) == (1000, -1000, -1000)
    assert points(one, 3, red3_condition="one_canasta_set_two") == 300
    assert points(one, 6, red3_condition="one_canasta_set_two") == -1000
    assert points(one, 4, red3_condition="one_canasta_set_two") == 400


@pytest.mark.rule("C30")
def test_t11_minimum() -> None:
    samba = options("samba", 4)
    found = [minimum(samba, score) for score in (-5, 0, 1495, 1500, 2995, 3000, 6995, 7000)]
    assert found == [15, 50, 50, 90, 90, 120, 120, 150]
    assert minimum(options("samba", 4, opening_top=160), 7000) == 160


@pytest.mark.rule("C31")
def test_t12_sequences_help_to_open() -> None:
    s = after(turn("9s 10s Js Qs Ks 4c 4d"), "run 9s10sJs", "extend 9s-Js high")
    assert {text for text in legal(s) if text.startswith("discard")} == set()
    assert "discard 4c" in legal(after(s, "extend 9s-Qs high"))
    s = after(turn("4s 5s 6s Ac Ad 2 4c 4d"), "run 4s5s6s", "lay AcAd2")
    assert "discard 4c" in legal(s)
    assert "run 4s5s6s" not in legal(turn("4s 5s 6s Kc Kd 2 4c 4d", score=1500))
    # the cards are needed in one of two places: three aces and a sequence that ends with one of them
    both = turn("Qs Ks As Ac Ad 4c 5d", score=0)
    assert {text for text in legal(both) if text.startswith(("lay", "run"))} == {"lay AcAdAs"}
    assert legal(after(both, "lay AcAdAs")) >= {"discard Qs"}


@pytest.mark.rule("C32", "C39", "C40")
def test_t13_the_last_card_of_the_stock() -> None:
    s = position("9c 9d 4c 5c", "Jh", OPEN, stock="8h", partner="5c 6c", preset="samba", ask_partner="off")
    s = after(s, "draw", "discard 9c")
    assert (s.turn, s.phase, legal(s)) == (1, "over", set())
    s = position("9c 9d 4c 5c", "Jh", OPEN, stock="8h", partner="5c 6c", preset="samba", ask_partner="off")
    s.melds[1] = {"9": (3, 0, 0)}
    s = after(s, "draw", "discard 9c")
    assert legal(s) == {"take onto 9", "pass"}
    assert reason(after(s, "pass")) == "stock"
    assert reason(after(s, "take onto 9", "discard Jh")) == "stock"


@pytest.mark.rule("C32", "C38")
def test_who_goes_out_after_the_last_card_has_his_bonus() -> None:
    two: dict[str, Meld] = {"9": (5, 2, 0), "8": (7, 0, 0)}
    s = position("9c 9d", "Jh", two, stock="9h", partner="5c 6c", preset="samba", ask_partner="off")
    s = after(s, "draw", "add 9c", "add 9d", "add 9h")
    assert (reason(s), lines(s)["going_out"]) == ("out", 200)


@pytest.mark.rule("C14")
def test_two_melds_of_a_rank_and_joining_them() -> None:
    s = turn("8c 8d 8s 4c 5c", {"8": (3, 0, 0)})
    assert {text for text in legal(s) if text.startswith("lay")} == {"lay 8c8d8s"}
    s = after(s, "lay 8c8d8s")
    assert s.own == {"8": (3, 0, 0), "8/2": (3, 0, 0)}
    assert legal(s) == {"join 8", "discard 4c", "discard 5c"}
    joined = after(s, "join 8")
    assert (joined.own, joined.fresh, joined.onto_old) == ({"8": (6, 0, 0)}, set(), True)
    assert "add 8h to 8/2" in legal(turn("8h 4c 5c", {"8": (3, 0, 0), "8/2": (3, 0, 0)}))
    third = turn("8c 8d 8s 4c 5c", {"8": (3, 0, 0), "8/2": (3, 0, 0)})
    assert not {text for text in legal(third) if text.startswith("lay")}
    assert "join 8" not in legal(turn("4c 5c", {"8": (3, 0, 0), "8/2": (3, 0, 0)}, merge_same_rank=False))
    one_only = legal(turn("8c 8d 8s 4c 5c", {"8": (3, 0, 0)}, second_meld_same_rank=False))
    assert not {text for text in one_only if text.startswith("lay")}


@pytest.mark.rule("C14")
@pytest.mark.parametrize(
    ("one", "other", "changes", "allowed"),
    [
        ((3, 1, 0), (3, 0, 1), {}, True),
        ((3, 1, 0), (2, 1, 1), {}, False),
        ((7, 0, 0), (3, 0, 0), {}, True),
        ((5, 2, 0), (3, 0, 0), {}, True),
        ((7, 0, 0), (2, 1, 0), {}, False),
        ((7, 0, 0), (2, 1, 0), {"wild_onto_finished_canasta": True}, True),
        ((3, 0, 0), (5, 2, 0), {}, True),
        ((2, 1, 0), (7, 0, 0), {}, False),
        ((7, 0, 0), (5, 2, 0), {}, False),
        ((4, 0, 0), (3, 0, 0), {"canasta_cap": 7}, True),
        ((4, 0, 0), (4, 0, 0), {"canasta_cap": 7}, False),
        ((7, 0, 0), (3, 0, 0), {"canasta_cap": 7}, False),
    ],
)
def test_which_melds_are_joined(one: Meld, other: Meld, changes: dict[str, Value], allowed: bool) -> None:
    s = turn("4c 5c", {"8": one, "8/2": other}, "", 0, **changes)
    assert ("join 8" in legal(s)) is allowed


@pytest.mark.rule("C14", "A71", "A73")
def test_joining_is_no_lay() -> None:
    twice: dict[str, Meld] = {"8": (3, 0, 0), "8/2": (3, 0, 0)}
    s = turn("8c 4c 5c", twice, ask_partner="lay_out")
    s = after(s, "join 8")
    assert "ask" in legal(s)
    assert legal(after(s, "ask", "yes")) == {"add 8c"}
    s = after(turn("8c 4c 5c", twice, ask_partner="lay_out"), "ask")
    assert legal(after(s, "yes")) == {"join 8", "add 8c", "add 8c to 8/2"}
    assert legal(after(s, "no")) == {"discard 8c", "discard 4c", "discard 5c"}


@pytest.mark.rule("C20")
def test_naturals_but_no_wild_cards_onto_a_finished_canasta() -> None:
    nines: dict[str, Meld] = {"9": (6, 1, 0)}
    assert {text for text in legal(turn("9c 2 Jk 4c 5c", nines)) if text.startswith("add")} == {"add 9c"}
    more = legal(turn("9c 2 Jk 4c 5c", nines, wild_onto_finished_canasta=True))
    assert {text for text in more if text.startswith("add")} == {"add 9c", "add 2 to 9", "add Jk to 9"}


@pytest.mark.rule("C25", "B70")
def test_black_threes_only_when_going_out() -> None:
    two: dict[str, Meld] = {"9": (5, 2, 0), "8": (7, 0, 0)}
    assert "lay 333" in legal(turn("3 3 3 4c", two))
    assert "lay 333" not in legal(turn("3 3 3 4c 5c", two))
    s = after(turn("3 3 3 3 3 3 4c", two), "lay 3333", "add 3", "add 3", "discard 4c")
    assert lines(s)["melds"] == 90 + 70 + 30


@pytest.mark.rule("C28", "C27")
def test_the_partner_is_asked_and_nothing_is_paid_for_a_concealed_hand() -> None:
    s = turn("8c 8d 8s 4c", {"9": (5, 2, 0)}, runs="4h-10h", ask_partner="go_out")
    assert "ask" in legal(s)
    s = after(s, "ask", "yes", "lay 8c8d8s", "discard 4c")
    assert (lines(s)["going_out"], lines(s)["concealed"]) == (200, 0)


@pytest.mark.rule("C33", "C34")
def test_canastas_and_hands_count() -> None:
    own: dict[str, Meld] = {"9": (5, 2, 0), "8": (7, 0, 0), "8/2": (3, 0, 0)}
    s = turn("Qd", own, runs="4h-10h 5s-7s")
    s.hands[2] = Counter({"3": 2, "7c": 1})
    s = after(s, "discard Qd")
    assert lines(s)["melds"] == 90 + 70 + 30 + 50 + 15
    assert lines(s)["canastas"] == 300 + 500 + 1500
    assert lines(s)["hand"] == -15


@pytest.mark.rule("A77")
def test_a_sequence_of_this_turn_is_a_canasta_of_its_own() -> None:
    s = turn("4h 5h 6h 7h 8h 9h 10h", canastas_to_go_out=1, concealed_bonus=100)
    s = after(s, "run 4h5h6h", *(f"extend 4h-{card} high" for card in ("6h", "7h", "8h", "9h")))
    assert (reason(s), lines(s)["concealed"], lines(s)["canastas"]) == ("out", 100, 1500)
    onto = turn("7h 8h 9h 10h", runs="4h-6h", canastas_to_go_out=1, concealed_bonus=100)
    onto.laid_before = [False] * 4
    onto = after(onto, *(f"extend 4h-{card} high" for card in ("6h", "7h", "8h", "9h")))
    assert (reason(onto), lines(onto)["concealed"]) == ("out", 0)


@pytest.mark.rule("C35", "C36")
def test_ten_thousand_points_end_the_match() -> None:
    samba = options("samba", 4)
    assert match_result(samba, [9995, 4000], 7) == "next"
    assert match_result(samba, [10000, 10300], 7) == "side 1"
    assert match_result(samba, [10000, 10000], 7) == "draw"


@pytest.mark.rule("C1", "C3", "C11")
def test_the_deal_of_three_packs() -> None:
    samba = options("samba", 4)
    cards = pack(samba)
    assert Counter(card for card in cards if card in ("2", "3", "R", "Jk")) == {"2": 12, "3": 6, "R": 6, "Jk": 6}
    order = [card for card in cards if card not in ("R", "3", "2", "Jk")] + ["R"] * 6 + ["2"] * 12
    order[60:60] = ["3", "Jk"]
    s = deal(samba, order + ["3"] * 5 + ["Jk"] * 5)
    assert [sum(hand.values()) for hand in s.hands] == [15] * 4
    assert (s.pile[:2], len(s.pile), len(s.stock)) == (["3", "Jk"], 3, 162 - 63)
    s = apply(s, "draw")
    assert sum(s.hand.values()) == 17
