"""Score sheets."""

from __future__ import annotations

from rich.cells import cell_len

from stolik.cards import parse_card
from stolik.games.canasta.events import DealEnded
from stolik.games.canasta.scoring import DealScore, ScoreLine
from stolik.terminal.sheet import deal_sheet, match_sheet
from stolik.terminal.words import points_text
from tests.terminal.speaking import FOUR, words_of

LINES = [
    [ScoreLine("meld_cards", 23, 215), ScoreLine("red_threes", 1, 100), ScoreLine("hand_cards", 9, -115)],
    [
        ScoreLine("meld_cards", 28, 445),
        ScoreLine("natural_canastas", 1, 500),
        ScoreLine("mixed_canastas", 2, 600),
        ScoreLine("red_threes", 3, 300),
        ScoreLine("going_out", 1, 200),
        ScoreLine("hand_cards", 4, -40),
    ],
]
SCORE = DealScore(2, "out", LINES)
ENDED = DealEnded("out", SCORE, [[parse_card("Kh"), parse_card("Ac")], [], [parse_card("Jkr")], [parse_card("7d")]])

POLISH = """\
── Zapis rozdania 2 ────────────────────────────────────────────────────────────
                              My          Oni
 Karty w meldunkach  (23)    215  (28)    445
 Kanasty naturalne             —   (1)    500
 Kanasty mieszane              —   (2)    600
 Czerwone trójki      (1)    100   (3)    300
 Wyjście                       —          200
 Karty na ręku        (9)   −115   (4)    −40
 ────────────────────────────────────────────
 To rozdanie                 200         2005
 Przedtem                   −100         1105
 Razem                       100         3110

 Na ręku, Ty: K♥ A♣
 Na ręku, Ewa: Jok
 Na ręku, Zofia: 7♦"""


def test_a_deal_line_by_line() -> None:
    assert "\n".join(deal_sheet(ENDED, [-100, 1105], words_of("pl", FOUR), 80)) == POLISH


def test_the_own_side_stands_first() -> None:
    lines = deal_sheet(ENDED, [0, 0], words_of("en", FOUR, me=1), 80)
    assert lines[1].split() == ["We", "They"]
    assert lines[2].split() == ["Cards", "in", "melds", "(28)", "445", "(23)", "215"]


def test_a_sheet_fits_a_narrow_screen() -> None:
    for width in (40, 50):
        assert max(cell_len(line) for line in deal_sheet(ENDED, [0, 0], words_of("pl", FOUR), width)) <= width


def test_the_deals_of_a_match() -> None:
    lines = match_sheet([SCORE, SCORE], [400, 4010], words_of("en"), 60)
    assert [line.split() for line in lines[1:]] == [
        ["You", "Marek"],
        ["Deal", "2", "200", "2005"],
        ["Deal", "2", "200", "2005"],
        ["─" * 32],
        ["Total", "400", "4010"],
    ]
    assert match_sheet([], [0, 0], words_of("en"), 60) == [" No deal has ended yet."]


def test_minus_is_a_minus() -> None:
    assert [points_text(points) for points in (-5, 0, 15)] == ["−5", "0", "15"]
