"""Choina at the terminal: the table, the list of actions, what each answer to a request means."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.cells import cell_len

from stolik.games.registry import parse_rule_set
from stolik.table.table import Table
from stolik.terminal.advice import overview
from stolik.terminal.commands import notation
from stolik.terminal.families import family_of
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.help_page import help_page
from stolik.text import LANGUAGES
from tests.terminal.speaking import seats_of, words_of

FOUR = "choina@1"
SCENE = (
    "deal 2 dealer 3",
    "scores 20 -44 -29 -3",
    "turn 0 play drew",
    "pile 9c Qh 2d",
    "stock ...",
    "hand 0: 4h 5h 6h 7h 8h 7c 7d 8s 10c Kd 2s",
    "hand 1: 2c",
    "melds 1: KcKdKh 8d-Jd",
    "melds 2: 8c8d8h",
)

ENGLISH = """\
Choina (Czy można?) · deal 2 of 5                 contract: 1 set and 1 sequence
── Players ─ cards, points, laid of the contract ───────────────────────────────
   Marek   1 card   −44  2 of 2   K♣ K♦ K♥   8♦-J♦
   Ewa     0 cards  −29  1 of 2   8♣ 8♦ 8♥
   Zofia   0 cards   −3  0 of 2
 → You    11 cards   20  0 of 2
── Stock: 1 card ─ Pile from the top: 3 cards ──────────────────────────────────
 [2♦] Q♥ 9♣
── What happened ───────────────────────────────────────────────────────────────
 Zofia discards 2♦.
── Your hand: 11 cards, by suit ────────────────────────────────────────────────
 2♠ 8♠   4♥ 5♥ 6♥ 7♥ 8♥   7♣ 10♣   7♦ K♦
── Your turn: lay, add, then discard ─ help ─ h: hint ─ ?: why not ─────────────
 lay:  1) 7♣7♦7♥
 run:  2) 4♥-8♥…
 add:  3) K♦ to Marek:K  4) 7♦ to Marek:♦  5) 8♥ to Ewa:8  6) 8♠ to Ewa:8
 discard:  7) 2♠  8) 4♥  9) 5♥  10) 6♥  11) 7♣  12) 7♦  13) 7♥  14) 8♥  15) 8♠
   16) 10♣  17) K♦"""


def table_of(*lines: str, rules: str = FOUR) -> Table:
    text = "\n".join([rules, *lines, ""])
    return Table(parse_rule_set(rules), 7, seats_of(rules), position=text)


def drawn(
    table: Table,
    language: str = "en",
    *,
    size: tuple[int, int] = (80, 24),
    news: Sequence[str] = (),
    order: Order = Order.SUIT,
    silent: bool = False,
) -> list[str]:
    words = words_of(language, table.rule_set.text)
    family, view = family_of(table.rule_set), table.view(0)
    menu = family.menu(table.state, view, words)
    scene = Scene(order, news, menu, *size, can_undo=table.can_undo, silent=silent)
    return [line.plain for line in family.frame(view, words, scene)]


def text_of(table: Table, language: str = "en") -> str:
    return " ".join(" ".join(drawn(table, language)).split())


def claim(turn: str, *lines: str, rules: str = FOUR) -> Table:
    """The seat before the one in turn threw the queen of hearts."""
    return table_of("deal 1 dealer 1", turn, "pile 9c Qh", "stock ...", "hand 0: Qc Qd 2c 3c", *lines, rules=rules)


@pytest.mark.rule("Choina-21", "Choina-34", "Choina-38")
def test_the_whole_table_on_a_small_screen() -> None:
    table = table_of(*SCENE)
    lines = drawn(table, news=["Zofia discards 2♦."])
    rest = ENGLISH.split("\n")
    assert lines[0] == rest[0]
    assert lines[2].split() == rest[2].split()
    for wanted in rest[6:]:
        if not wanted.startswith("── Stock"):
            assert wanted in lines
    assert len(lines) == len(rest)


@pytest.mark.parametrize("width", [50, 60, 80, 100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_screen(language: str, width: int) -> None:
    lines = drawn(table_of(*SCENE), language, size=(width, 50))
    assert max(cell_len(line) for line in lines) <= width


def test_a_hand_by_rank_shows_sets() -> None:
    lines = drawn(table_of(*SCENE), order=Order.RANK)
    assert " 2♠   4♥   5♥   6♥   7♥ 7♣ 7♦   8♠ 8♥   10♣   K♦" in lines


@pytest.mark.rule("Choina-52", "Choina-53", "Choina-61")
def test_who_is_asked_learns_whose_consent_is_needed_and_what_a_purchase_is() -> None:
    table = claim("turn 2 claim seat=0", "thrown 3 1")
    said = text_of(table)
    assert "Marek threw Q♥: may you have it?" in said
    # after Marek come Ewa, in turn, and Zofia, then the person: both have an earlier right
    assert "1) ask (Ewa and Zofia must consent; you get Q♥ and a stock card, and may buy more of the pile, and" in said
    assert "lay and discard nothing; Marek plays next) 2) pass (or just Enter)" in said
    unchanged = text_of(claim("turn 2 claim seat=0", rules="choina@1 turn_after_buy=unchanged"))
    assert "lay and discard nothing; Ewa plays next) 2) pass (or just Enter)" in unchanged


@pytest.mark.rule("Choina-57")
@pytest.mark.parametrize(
    ("rules", "turn", "cost"),
    [
        ("", 0, "you must take Q♥ yourself, and lay and discard nothing; Marek plays next"),
        ("", 3, "you must buy Q♥ yourself with a stock card, and lay and discard nothing; Marek plays next"),
        (" refusal=must_take", 0, "you must take Q♥ yourself, and your turn goes on"),
        (" refusal=must_take", 3, "you must buy Q♥ yourself with a stock card"),
        (" refusal=veto", 0, "does not get Q♥; it costs you nothing"),
        (" refusal=veto", 3, "does not get Q♥; it costs you nothing"),
        (
            " turn_after_buy=unchanged",
            3,
            "you must buy Q♥ yourself with a stock card, and lay and discard nothing; Zofia",
        ),
    ],
)
def test_what_a_refusal_costs_is_said_before_it(rules: str, turn: int, cost: str) -> None:
    asker = 2 if turn == 0 else 1
    said = text_of(claim(f"turn {turn} answer seat=0 asker={asker} asked={asker}", rules=f"choina@1{rules}"))
    assert "asks: may I? Q♥" in said
    assert cost in said


@pytest.mark.rule("Choina-54", "Choina-61")
def test_who_consents_learns_who_answers_after_him_and_whose_turn_it_is_then() -> None:
    # in turn, and asked before Marek: the person gives his turn away
    first = text_of(claim("turn 0 answer seat=0 asker=2 asked=2"))
    assert (
        "1) allow (Ewa gets Q♥ and a stock card if Marek consents too; Zofia plays next, and your turn is lost)"
        in first
    )
    last = text_of(claim("turn 3 answer seat=0 asker=1 asked=1"))
    assert "1) allow (Marek gets Q♥ and a stock card; Ewa plays next)" in last
    kept = text_of(claim("turn 0 answer seat=0 asker=1 asked=1", rules="choina@1 turn_after_buy=unchanged"))
    assert "1) allow (Marek gets Q♥ and a stock card; you play next)" in kept


@pytest.mark.rule("Choina-58", "Choina-93")
def test_a_buyer_sees_the_cards_of_every_number() -> None:
    table = claim("turn 2 buy seat=0")
    assert "1) buy 1 (Q♥ and 1 stock card) 2) buy 2 (Q♥ 9♣ and 2 stock cards)" in text_of(table)


@pytest.mark.rule("Choina-19")
def test_the_player_in_turn_sees_what_several_cards_cost_him() -> None:
    table = table_of("deal 1 dealer 1", "turn 0 draw", "pile 9c Qh", "hand 0: 2c 3c", "stock ...")
    said = text_of(table)
    assert "1) draw 2) take (Q♥) buy: 3) 2 (Q♥ 9♣ and 1 stock card, and your turn is over)" in said


@pytest.mark.rule("Choina-38")
def test_what_is_not_possible_is_said_with_its_reason() -> None:
    table = table_of(
        "deal 1 dealer 1",
        "turn 0 play drew",
        "pile 9c",
        "stock ...",
        "hand 0: 4h 5h 6h 7h 8c 8d 8h Kc",
        "melds 1: KdKhKs",
        rules="choina@1 layoff_requires_contract=on",
    )
    can, *cannot = overview(table, table.view(0), words_of("en", table.rule_set.text))
    assert "lay 8♣8♦8♥" in can
    assert any(line.startswith("Not possible: run 4♥-") for line in cannot)
    assert any("add K♣ to Marek:K" in line and "contract" in line for line in cannot)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["draw", "take", "buy 3", "ask", "pass", "allow", "refuse", "lay 7c7d7h", "lay 10c10d10h10s", "run 5h-8h",
     "run Jh-Ah", "add 7h to 2:7", "add Qh to 3:Q/2", "add Qh to 0:Q", "add 9h to 1:h", "add 9h to 1:h/2",
     "add Ah to 0:h low", "discard Qd"],
)  # fmt: skip
def test_every_action_is_shown_as_it_can_be_typed(language: str, text: str) -> None:
    words = words_of(language, FOUR)
    shown = words.action(text)
    assert notation(words.typed(shown)).replace("♣", "c").replace("♦", "d").replace("♥", "h").replace("♠", "s") == text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dołóż 7h do ewa", "add 7h to 2"),
        ("add 7h to Marek:7", "add 7h to 1:7"),
        ("dołóż Dh do Zofia:D", "add Qh to 3:Q"),
        ("add 7h to me", "add 7h to 0"),
        ("dołóż 7h do mnie:h góra", "add 7h to 0:h high"),
        ("add 7h to Nobody:7", "add 7h to Nobody:7"),
        ("dołóż 9♥ do 2:♥; odłóż 2c", "add 9♥ to 2:♥; discard 2c"),
    ],
)
def test_melds_are_named_by_whom_they_belong_to(typed: str, meant: str) -> None:
    assert notation(words_of("pl", FOUR).typed(typed)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_can_be_typed(language: str) -> None:
    words = words_of(language, FOUR)
    text = "\n".join(help_page(words, 200))
    for verb in ("draw", "take", "buy", "ask", "pass", "allow", "refuse", "lay", "run", "add", "discard"):
        assert words.about(f"type-{verb}") in text
    assert words.say("help-silent") in text
    assert "{" not in text
    assert max(map(cell_len, help_page(words, 80))) <= 80
