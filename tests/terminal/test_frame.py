"""The table as it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.cells import cell_len

from stolik.table.table import Table
from stolik.terminal.canasta.family import Canasta
from stolik.terminal.canasta.hand import hand_groups
from stolik.terminal.canasta.melds import meld_texts
from stolik.terminal.canasta.menu import menu_of
from stolik.terminal.canasta.pile import pile_state
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.menu import pick
from stolik.terminal.paint import title
from stolik.terminal.words import Words
from tests.terminal.speaking import FOUR, TWO, own_view, table_at, words_of

SCENE = (
    "scores 1640 2385",
    "turn 0 play drew",
    "pile 2d 4 9",
    "stock 5 5 6 6 ...",
    "hand 0: Jk 2d As Ah Ad Ks 10h 10d 7c 5d",
    "hand 1: K K K",
    "hand 2: Q Q Q Q",
    "hand 3: J",
    "melds 0: 777",
    "melds 1: 88888888 6666622 QQQJk",
    "red 0: 3h",
    "red 1: 3d 3d",
)

ENGLISH = """\
Canasta as on Kurnik · deal 1 · match to 5000                We 1640 · They 2385
── They ─ Marek: 3 cards ─ Zofia: 1 card ─ may go out ─ red threes 3♦ 3♦ +200 ──
 [88888888 natural canasta, 8]   [6666622 mixed canasta, 7]   QQQ Jk
── Table ───────────────────────────────────────────────────────────────────────
 Stock: 62 cards
 Pile: 3 cards, top 9♣ – frozen, since a wild card lies in it; only a natural
 pair (9 9) takes it
── We ─ Ewa (partner): 4 cards ─ 1 canasta short of going out ──────────────────
   red three 3♥ +100
 777
── What happened ───────────────────────────────────────────────────────────────
 Marek passes.
── Your hand: 10 cards, by rank ────────────────────────────────────────────────
 Jk  2♦  A♠ A♥ A♦  K♠  10♥ 10♦  7♣  5♦
── Your turn: lay, add, then discard ─ help ─ h: hint ─ ?: why not ─────────────
 lay:  1) AAA  2) 10 10 2  3) AA2  4) 10 10 Jk  5) AA Jk
 add:  6) 7  7) 2 to 7  8) Jk to 7
 discard:  9) 5  10) 7  11) 10  12) K  13) A  14) 2  15) Jk"""

POLISH = """\
Kanasta jak na Kurniku · rozdanie 1 · partia do 5000          My 1640 · Oni 2385
── Oni ─ Marek: 3 karty ─ Zofia: 1 karta ─ wolno wyjść ─────────────────────────
   czerwone trójki 3♦ 3♦ +200
 [88888888 kanasta naturalna, 8]   [6666622 kanasta mieszana, 7]   DDD Jok
── Stół ────────────────────────────────────────────────────────────────────────
 Talon: 62 karty
 Stos: 3 karty, na wierzchu 9♣ – zamrożony, bo leży w nim dzika karta; bierze go
 tylko naturalna para (9 9)
── My ─ Ewa (w parze z tobą): 4 karty ─ do wyjścia brakuje 1 kanasty ───────────
   czerwona trójka 3♥ +100
 777
── Przebieg ────────────────────────────────────────────────────────────────────
 Marek passes.
── Twoje karty: 10, według rang ────────────────────────────────────────────────
 Jok  2♦  A♠ A♥ A♦  K♠  10♥ 10♦  7♣  5♦
── Twoja kolej: wyłóż, dołóż, potem odłóż ─ pomoc ─ h: rada ─ ?: dlaczego nie ──
 wyłóż:  1) AAA  2) 10 10 2  3) AA2  4) 10 10 Jok  5) AA Jok
 dołóż:  6) 7  7) 2 do 7  8) Jok do 7
 odłóż:  9) 5  10) 7  11) 10  12) K  13) A  14) 2  15) Jok"""


def drawn(
    table: Table, words: Words, size: tuple[int, int] = (80, 24), news: Sequence[str] = (), order: Order = Order.RANK
) -> list[str]:
    view = own_view(table)
    return [line.plain for line in Canasta().frame(view, words, Scene(order, news, menu_of(view), *size))]


@pytest.mark.parametrize(("language", "picture"), [("en", ENGLISH), ("pl", POLISH)])
def test_the_whole_table_on_a_small_screen(language: str, picture: str) -> None:
    lines = drawn(table_at(*SCENE, rules=FOUR), words_of(language, FOUR), news=["Marek passes."])
    assert "\n".join(lines) == picture


@pytest.mark.parametrize("width", [40, 50, 59, 60, 80, 100, 160])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(language: str, width: int) -> None:
    table, words = table_at(*SCENE, rules=FOUR), words_of(language, FOUR)
    wide = drawn(table, words, (400, 50))
    lines = drawn(table, words, (width, 50))
    assert max(cell_len(line) for line in lines) <= width
    assert [word for line in lines for word in line.split() if "─" not in word and word != "·"] == [
        word for line in wide for word in line.split() if "─" not in word and word != "·"
    ]


def test_of_long_news_the_last_stand_on_a_small_screen() -> None:
    table, words = table_at(*SCENE, rules=FOUR), words_of("en", FOUR)
    news = [f"Marek did thing {number}." for number in range(40)]
    lines = drawn(table, words, news=news)
    assert len(lines) <= 23
    assert " Marek did thing 39." in lines
    assert " Marek did thing 0." not in lines
    assert " Marek did thing 0." in drawn(table, words, (80, 100), news)


@pytest.mark.parametrize(
    ("lines", "english", "polish"),
    [
        (["pile -", "melds 0: QQQ"], "Pile: empty", "Stos: pusty"),
        (["pile 9", "melds 0: QQQ"], "free", "wolny"),
        (["pile Q"], "frozen for you, since your side has no meld yet", "zamrożony dla ciebie, bo nie ma jeszcze"),
        (["pile 2 9", "melds 0: QQQ"], "frozen, since a wild card lies in it", "bo leży w nim dzika karta"),
        (["pile 3h 9", "melds 0: QQQ"], "frozen, since a red three lies in it", "bo leży w nim czerwona trójka"),
        (["pile 9 2", "melds 0: QQQ"], "cannot be taken, for that is a wild card", "bo to dzika karta"),
        (["pile 9 Jk", "melds 0: QQQ"], "cannot be taken, for that is a wild card", "bo to dzika karta"),
        (["pile 3h", "melds 0: QQQ"], "cannot be taken, for that is a red three", "bo to czerwona trójka"),
    ],
)
def test_the_pile_in_words(lines: list[str], english: str, polish: str) -> None:
    table = table_at("turn 0 take", *lines)
    for language, wanted in (("en", english), ("pl", polish)):
        assert wanted in pile_state(own_view(table), words_of(language))


@pytest.mark.parametrize(
    ("rules", "lines", "wanted"),
    [
        ("kurnik@1 pile_always_frozen=on", ["pile 9", "melds 0: QQQ"], "always frozen; only a natural pair (9 9)"),
        ("kurnik@1 black3_take_for_last_meld=on", ["pile 9 3"], "only two more black threes take it"),
        ("kurnik@1 black3_take_for_last_meld=off", ["pile 9 3"], "cannot be taken, for that is a black three"),
    ],
)
def test_the_pile_under_other_rules(rules: str, lines: list[str], wanted: str) -> None:
    assert wanted in pile_state(own_view(table_at("turn 0 take", *lines, rules=rules)), words_of("en", rules))


def test_the_pile_is_told_for_the_persons_side_in_the_turn_of_another() -> None:
    table = table_at("turn 1 take", "pile 9", "melds 0: QQQ")
    assert pile_state(own_view(table), words_of("en")) == "free"
    table = table_at("turn 1 take", "pile 9", "melds 1: QQQ")
    assert pile_state(own_view(table), words_of("en")).startswith("frozen for you")


def test_what_an_opening_still_lacks() -> None:
    table = table_at("scores 1600 0", "turn 0 play drew", "pile 9", "hand 0: A A A 7 7 7 K K 2 5")
    words = words_of("en")
    assert "── You ─ opening needs 90 ─" in "\n".join(drawn(table, words))
    assert "lay:  1) 777 (15)  2) AAA (60)" in "\n".join(drawn(table, words))
    table.act(0, table.parse("lay AAA"))
    assert "── You ─ opening needs 90, 30 still missing ─" in "\n".join(drawn(table, words))
    table.act(0, table.parse("lay KK2"))
    assert "── You ─ 2 canastas short of going out ─" in "\n".join(drawn(table, words))


def test_what_loses_the_match_is_marked() -> None:
    table = table_at("turn 0 play drew", "pile 9", "hand 0: 7 K", "melds 0: KKK QQQ 777")
    lines = drawn(table, words_of("en"))
    assert " add:  1) 7 (loses!)  2) K (loses!)" in lines
    assert " discard:  3) 7  4) K" in lines


def test_the_partner_asks() -> None:
    table = table_at("turn 0 answer", "pile 9", "hand 2: 7 7 7 7 7", "melds 0: KKKKKKK", rules=FOUR)
    lines = drawn(table, words_of("en", FOUR))
    assert lines[-2].startswith("── Ewa asks you: may I go out? ─")
    assert lines[-1] == " 1) yes   2) no"


def test_the_hand_by_rank_and_by_suit() -> None:
    view = own_view(table_at("turn 0 take", "pile 9", "hand 0: Jk 2d As Ah 10h 3s 3c 10c 4d"))
    words = words_of("pl")
    assert hand_groups(view.cards, Order.RANK, words) == ["Jok", "2♦", "A♠ A♥", "10♥ 10♣", "4♦", "3♠ 3♣"]
    assert hand_groups(view.cards, Order.SUIT, words) == ["Jok 2♦", "A♠ 3♠", "A♥ 10♥", "10♣ 3♣", "4♦"]
    assert Order.SUIT.other is Order.RANK


def test_melds_from_canastas_to_single_cards() -> None:
    view = own_view(table_at("turn 0 take", "pile 9", "melds 0: 444 101010 AAAA2 5555522 KKKKKKK QQJk", rules=TWO))
    assert meld_texts(view, 0, words_of("en")) == [
        "[KKKKKKK natural canasta, 7]",
        "[5555522 mixed canasta, 7]",
        "AAAA2",
        "QQ Jk",
        "10 10 10",
        "444",
    ]


def test_every_number_picks_its_action() -> None:
    view = own_view(table_at(*SCENE, rules=FOUR))
    menu = menu_of(view)
    picked = [pick(menu, number) for number in range(1, 16)]
    assert {action.text for action in picked if action} == {action.text for action in view.legal}
    assert pick(menu, 0) is pick(menu, 16) is None


def test_a_title_is_filled_up_only_where_no_part_of_it_is_broken() -> None:
    turn = "Twoja kolej: wyłóż, dołóż, potem odłóż"
    assert title([turn, "h: rada"], 40) == ["── Twoja kolej: wyłóż, dołóż, potem", "   odłóż ─ h: rada"]
    assert title([turn, "h: rada"], 50) == [f"── {turn} ".ljust(50, "─"), "   h: rada"]
    for width in range(20, 60):
        said = " ".join(" ".join(title([turn, "h: rada"], width)).replace("─", " ").split())
        assert said == f"{turn} h: rada"
