"""The book and its kin in the terminal: a draw for seats, three sides, a double out, cards under the pile."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.games.canasta.events import DealEnded
from stolik.terminal.advice import overview
from stolik.terminal.canasta.family import Canasta
from stolik.terminal.canasta.menu import menu_of
from stolik.terminal.canasta.pile import pile_parts
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.help_page import help_page
from stolik.terminal.rules_page import rules_page
from stolik.terminal.sheet import deal_sheet
from tests.support.positions import do, table
from tests.terminal.scripted import ScriptedScreen, played, session_at, wish
from tests.terminal.speaking import TWO, own_view, table_at, words_of

BOOK = "book@1"
THREE = "book@1 players=3"
FOLLOWS = (
    "turn 0 double",
    "pile 5 6",
    "hand 0: 5c 5d 5h 7s 4c",
    "hand 2: -",
    "melds 0: KKKKKKK 777 QQQ 444",
)


def shown(
    data: Path, *typed: str, position: tuple[str, ...], language: str = "en", rules: str = BOOK
) -> ScriptedScreen:
    session, screen = session_at(data, *position, typed=typed, language=language, rules=rules)
    assert session.run() == 0
    return screen


def drawn(*lines: str, rules: str, language: str = "en", width: int = 80) -> list[str]:
    view = own_view(table_at(*lines, rules=rules))
    words = words_of(language, rules)
    return [line.plain for line in Canasta().frame(view, words, Scene(Order.RANK, [], menu_of(view), width, 24))]


# -- a double out -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("P11")
@pytest.mark.parametrize(
    ("language", "title", "told"),
    [
        ("en", "Ewa has gone out: lay your whole hand too, or pass", "You lay 5♣ 5♦ 5♥"),
        ("pl", "Ewa wychodzi: wyłóż też całą rękę albo spasuj", "Wykładasz 5♣ 5♦ 5♥"),
    ],
)
def test_the_whole_hand_is_laid_by_one_number(tmp_path: Path, language: str, title: str, told: str) -> None:
    screen = shown(tmp_path, "1", position=FOLLOWS, language=language)
    before = screen.text[: screen.marks[0]]
    assert title in before
    assert told in screen.answers[0]
    assert ("double out" if language == "en" else "podwójne wyjście") in screen.answers[0]


@pytest.mark.rule("P11")
def test_who_does_not_want_to_follow_passes(tmp_path: Path) -> None:
    screen = shown(tmp_path, "pass", position=FOLLOWS)
    assert "Score of deal 1" in screen.answers[0]
    assert "double out" not in screen.answers[0]


@pytest.mark.rule("P11")
def test_what_cannot_be_done_then_is_not_talked_about() -> None:
    table = table_at(*FOLLOWS, rules=BOOK)
    lines = overview(table, own_view(table), words_of("en", BOOK))
    assert lines[0].startswith("Possible: ")
    assert not any("discard" in line or "stop" in line for line in lines)


# -- the top card alone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("P9")
def test_taking_the_top_card_alone_is_in_the_list_or_its_reason_is_said() -> None:
    for hand, possible in (("Q Q", True), ("Q 4", False)):
        table = table_at("turn 0 take", "pile 5 6 K 7", f"hand 0: {hand}", "melds 0: KKKKKKK 777 QQQ", rules=BOOK)
        can, *cannot = overview(table, own_view(table), words_of("en", BOOK))
        assert ("take top onto 7" in can) is possible
        assert any("take top onto 7" in line for line in cannot) is not possible


@pytest.mark.rule("P9")
@pytest.mark.parametrize("word", ["wierzch", "wierzchnią", "wierzchnia"])
def test_it_is_typed_in_polish_as_well(tmp_path: Path, word: str) -> None:
    position = ("turn 0 take", "pile 5 6 K 7", "hand 0: Qs Qd", "melds 0: KKKKKKK 777 QQQ")
    screen = shown(tmp_path, f"weź {word} na 7", position=position, language="pl")
    assert "Wynik rozdania" not in screen.answers[0]
    assert "Twoja kolej: wyłóż wszystkie karty, nic nie odkładasz" in screen.answers[0]
    assert "dołóż:  1) D" in screen.answers[0]


# -- three sides, what lies face down, an opening with a canasta -----------------------------------------------------


@pytest.mark.rule("P1")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_three_players_are_three_sides_by_their_names(language: str) -> None:
    lines = drawn(
        "turn 0 take", "pile 5 9", "melds 1: KKK", "melds 2: QQQ", "hand 0: 4 5", rules=THREE, language=language
    )
    heads = [line for line in lines if line.startswith("── ")]
    assert [name in heads[at] for at, name in enumerate(("Marek", "Ewa"))] == [True, True]
    assert lines[0].endswith("You 0 · Marek 0 · Ewa 0" if language == "en" else "Ty 0 · Marek 0 · Ewa 0")
    assert not any(word in line for line in heads for word in ("We", "They", "My", "Oni"))


@pytest.mark.rule("P1", "B63")
@pytest.mark.parametrize("me", range(3))
def test_the_score_of_three_has_a_column_for_each_the_own_one_first(me: int) -> None:
    """Seat 0 goes out: 140 + 1000 + 100; the others laid 60 and 15, and hold a 9 and a king: 50 and 5."""
    state = table(
        "turn 0 play drew", "melds 0: KKKKKKK QQQQQQQ", "melds 1: AAA", "melds 2: 444", "laid 0 1 2", "hand 0: 5",
        "hand 1: 9", "hand 2: K", preset="book", players=3,
    )  # fmt: skip
    (ended,) = [event for event in do(state, "discard 5") if isinstance(event, DealEnded)]
    words = words_of("en", THREE, me)
    sheet = [line.split() for line in deal_sheet(ended, [0, 0, 0], words, 80)]
    names = ["Ala", "Marek", "Ewa"]
    points = ["1240", "50", "5"]
    seats = [me, *(seat for seat in range(3) if seat != me)]
    assert [*("You" if seat == me else names[seat] for seat in seats)] in sheet
    assert ["This", "deal", *(points[seat] for seat in seats)] in sheet


@pytest.mark.rule("C11")
def test_cards_under_the_pile_are_counted() -> None:
    rules = "classic@1 surprise_cards=3"
    view = own_view(table_at("turn 0 take", "pile 4 9", "under 5c 6d 7h", "hand 0: K Q", rules=rules))
    assert pile_parts(view, words_of("en", rules))[-1] == "under it 3 face-down cards"
    assert pile_parts(view, words_of("pl", rules))[-1] == "pod nim 3 zakryte karty"
    bare = own_view(table_at("turn 0 take", "pile 4 9", "hand 0: K Q", rules=rules))
    assert len(pile_parts(bare, words_of("en", rules))) == 2


@pytest.mark.rule("P3")
def test_an_opening_that_needs_a_canasta_says_so() -> None:
    rules = "book@1 opening_canasta_from=5000 target=10000"
    hand = "hand 0: A A A A A A A K K K 4 5"
    before = drawn("scores 5000 0", "turn 0 take", "pile 5", hand, rules=rules)
    assert any("opening needs 120 with a canasta" in line for line in before)
    assert any("opening needs 50" in line and "canasta" not in line for line in before)


# -- help -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("book@1", True),
        ("book@1 take_top_only_to_go_out=off", False),
        ("book@1 going_out=off black3_melds=off", False),
        (TWO, False),
    ],
)
def test_the_help_names_the_top_card_alone_where_it_can_be_taken(rules: str, told: bool) -> None:
    for language, form in (("en", "“take top 7 7”"), ("pl", "„weź wierzch 7 7”")):
        assert (form in " ".join(help_page(words_of(language, rules), 80))) == told


@pytest.mark.parametrize(
    ("rules", "own", "others"),
    [(TWO, "A34", ("P4", "B43")), ("classic@1", "B43", ("A34", "P4")), (BOOK, "P4", ("A34", "P9a", "B44"))],
)
def test_rules_go_by_the_numbers_of_the_book_that_is_played(rules: str, own: str, others: tuple[str, ...]) -> None:
    for language in ("en", "pl"):
        words = words_of(language, rules)
        for page in (help_page(words, 80), rules_page("", words, 80)):
            assert f" {own}”" in " ".join(page)
        for typed in (own, own.lower()):
            assert rules_page(typed, words, 80)[0].strip().startswith(f"{own} ")
        for other in others:
            assert rules_page(other, words, 80) == [words.say("rules-unknown")]


# -- the draw for the seats -------------------------------------------------------------------------------------------


@pytest.mark.rule("B3", "B4")
def test_the_draw_is_told_before_the_first_deal_and_in_the_log(tmp_path: Path) -> None:
    _, screen = played(tmp_path, wish("classic", games=["classic"], seed=3), "log")
    before = screen.text[: screen.marks[0]]
    for text in (" ".join(before.split()), " ".join(screen.answers[0].split())):
        assert "Cards drawn for the seats: " in text
        assert "Partners: you and " in text


@pytest.mark.rule("B3")
def test_a_match_that_was_left_goes_on_with_everybody_on_the_drawn_seats(tmp_path: Path) -> None:
    asked = wish("classic", games=["classic"], seed=3)
    _, first = played(tmp_path, asked)
    _, again = played(tmp_path, asked, "yes")
    table_first, table_again = (text.rpartition("── They")[2] for text in (first.text, again.text))
    assert table_first.partition("What happened")[0] == table_again.partition("What happened")[0]
