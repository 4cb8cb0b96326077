"""The reference of choina by hand: melds, contracts, lay-offs, the end of a turn (worked cases C-2 to C-9, C-14)."""

from __future__ import annotations

import pytest

from .choina import legal
from .melds import as_meld
from .presets import options
from .situations import after, cards, playing, result
from .turn import laydowns

WHOLE = options(contract_laydown="whole")


@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("As 2s 3s 4s", 4),
        ("Js Qs Ks As", 4),
        ("As 2s 3s", 3),
        ("Qs Ks As", 3),
        ("Qs Ks As 2s", 0),
        ("Ks As 2s 3s", 0),
        ("2h 3h 4h 4h", 0),
        ("2h 3h 5h 6h", 0),
        ("2h 3h 4h 5d", 0),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", 4),
        ("2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As", 4),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As", 0),
    ],
)
def test_c2_sequences(text: str, least: int) -> None:
    found = [seq_min for seq_min in (3, 4) if as_meld(tuple(cards(text)), seq_min) is not None]
    assert found == [seq_min for seq_min in (3, 4) if least and seq_min <= max(least, len(cards(text)))]


@pytest.mark.parametrize(
    ("hand", "deal", "piecemeal", "whole"),
    [
        ("Jc Jd Jh 4s 4h 4d Ks Qs 9d 7c 2h", 1, 3, 1),
        ("Jc Jc Jd Jd Jh Js Ks Qs 9d 7c 2h", 1, None, 0),
        ("Jc Jc Jd Jd Jh 4s 4h 4d Ks 9d 2h", 1, 19, 9),
        ("7c 7d 7h 4h 5h 6h Kc Kd Ks 2c 9s", 2, 4, 1),
        ("7c 7d 7h 4h 5h 6h 2c 9s Qd Jc 10s", 2, 2, 0),
        ("7c 7d 7s 7h 4h 5h 6h 2c 9s Qd Jc", 2, 7, 1),
    ],
)
def test_c3_and_c4_choices_of_contract_melds(hand: str, deal: int, piecemeal: int | None, whole: int) -> None:
    found = laydowns(playing(hand, deal=deal))
    if piecemeal is None:
        assert {len(choice) for choice in found} == {1}
        assert {len(cards(choice[0])) for choice in found} == {3, 4, 5, 6}
    else:
        assert len(found) == piecemeal
    assert len(laydowns(playing(hand, deal=deal, rules=WHOLE))) == whole


def test_c6_going_out_in_one_turn() -> None:
    s = playing("5c5d5h5s 9c9d9h 10hJhQhKh", deal=5)
    contracts = {choice for choice in laydowns(s) if len(choice) == 3}
    assert len(contracts) == 5
    out = after(s, "lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh", "add 5s to 0:5")
    assert (result(out).out, result(out).points[0]) == (0, 20)
    assert result(after(s, "lay 5c5d5h5s", "run 10h-Kh", "lay 9c9d9h")).out == 0
    assert legal(after(s, "lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh")) == {"add 5s to 0:5"}


def test_c7_the_stranded_card() -> None:
    hand = "5c5d5h 9c9d9h 10hJhQhKh 2c"
    assert max(len(choice) for choice in laydowns(playing(hand, deal=5))) == 2
    assert laydowns(playing(hand, deal=5, rules=WHOLE)) == set()
    helped = playing(hand, {"B": "2d2h2s"}, deal=5, others=("3c3d", "3c3d", "3h3s"))
    assert result(after(helped, "run 10h-Kh", "lay 9c9d9h", "lay 5c5d5h", "add 2c to 1:2")).out == 0


def test_c9_caps() -> None:
    s = playing("Qc Ac 5c 3d", {"B": "QcQdQdQhQhQsQs Ac2c3c4c"}, deal=2)
    assert {text for text in legal(s) if text.startswith("add")} == {"add Qc to 1:Q", "add 5c to 1:c"}
    full = after(s, "add Qc to 1:Q")
    assert not any("1:Q" in text for text in legal(full))
    line = "2d3d4d5d6d7d8d9d10dJdQdKd"
    s = playing("Ad Ad 5c 3c", {"B": line}, deal=2)
    ends = {"add Ad to 1:d low", "add Ad to 1:d high"}
    assert ends <= legal(s)
    assert not any(text.startswith("add") for end in ends for text in legal(after(s, end)))


def test_c14_laying_off_without_a_contract() -> None:
    melds = {"B": "KcKsKh 4s4d4h"}
    s = playing("Kd 4c 2s 3s 5s 7s 9s Js 2h 3h 8h", melds)
    assert {"add Kd to 1:K", "add 4c to 1:4"} <= legal(s)
    assert not any(
        text.startswith("add")
        for text in legal(playing("Kd 4c 2s 3s 5s 7s 9s Js 2h 3h 8h", melds, layoff_requires_contract=True))
    )
    few = playing("Kd 4c 4h", melds)
    assert {text for text in legal(after(few, "add Kd to 1:K")) if text.startswith("add")} == set()


def test_lay_offs_and_contract_melds_in_one_turn() -> None:
    s = playing("Jc Jd Jh Js 4s Kd 2h 3d", {"B": "KcKsKh"}, layoff_same_turn=False)
    assert "add Kd to 1:K" not in legal(after(s, "lay JcJdJh"))
    assert "add Js to 0:J" in legal(after(s, "lay JcJdJh"))
    assert "lay JcJdJh" not in legal(after(s, "add Kd to 1:K"))
    exact = playing("Jc Jd Jh Js 4s Kd 2h", layoff_same_turn=False, contract_exact_size=True)
    assert "lay JcJdJhJs" not in legal(exact)
    assert "add Js to 0:J" not in legal(after(exact, "lay JcJdJh"))


def test_sequences_of_one_suit_with_two_ranks_between() -> None:
    s = playing("3h4h5h6h 8h 9h10hJhQh 2c 3c", deal=3, distinct_seq_suits="non_adjacent")
    assert "run 9h-Qh" in legal(after(s, "run 3h-6h"))
    assert "run 8h-Qh" not in legal(after(s, "run 3h-6h"))
    both = after(s, "run 3h-6h", "run 9h-Qh")
    assert "add 8h to 0:h/2" in legal(both)
    strict = playing("3h4h5h6h 8h 9h10hJhQh 2c 3c", deal=3, distinct_seq_suits="non_adjacent", layoff_same_turn=False)
    both = after(strict, "run 3h-6h", "run 9h-Qh")
    assert "add 8h to 0:h/2" not in legal(both)
    assert "run 8h-Qh" not in legal(after(strict, "run 3h-6h"))


def test_the_last_deal_at_once() -> None:
    hand = "5c5d5h 9c9d9h 10hJhQhKh 2c"
    s = playing(hand, deal=5, last_deal_all_at_once=True)
    assert not any(text.startswith("lay") for text in legal(s))
    s = playing(hand, deal=5, last_deal_all_at_once=True, last_deal_discard="allowed")
    assert result(after(s, "lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh", "discard 2c")).out == 0


def test_the_card_just_taken_stays() -> None:
    s = playing("7c 8c", pile="B:9c", discard_just_taken=False)
    s.barred = "8c"
    assert legal(s) == {"discard 7c"}
