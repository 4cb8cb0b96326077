"""Reading steps and plays, and what events say in words: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from stolik.cards import card_text, parse_card
from stolik.games.action import Action, Play
from stolik.games.canasta.events import MatchEnded, SeatsDrawn
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from stolik.games.violation import NotationError
from tests.support.positions import do, is_legal, melds, refused, table

PLAYING = "turn 0 play drew"


def faulty(state: CanastaState, text: str) -> NotationError:
    """What is wrong with a text that is no step."""
    with pytest.raises(NotationError) as caught:
        state.parse(text)
    return caught.value


def steps_of(state: CanastaState, text: str) -> list[str]:
    """The steps that a play means."""
    meant = state.parse(text)
    assert isinstance(meant, Play)
    return [step.text for step in meant.steps]


def cards_of(state: CanastaState, text: str) -> str:
    """The real cards that a step moves."""
    meant = state.parse(text)
    assert isinstance(meant, Action)
    return " ".join(card_text(kind) for kind in meant.cards)


def test_a_text_may_have_400_characters_and_no_more() -> None:
    """The 100 sevens are no play, and yet they are read; of a longer text the first 40 characters are told."""
    state = table(PLAYING, "melds 0: 777", "hand 0: 7 4 5")
    text = "lay" + " " * 297 + "7" * 100
    assert len(steps_of(state, text)) == 100
    found = faulty(state, text + "7")
    assert (found.code, found.text, found.at) == ("text_too_long", text[:40], 0)


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize(
    ("held", "said", "meant"),
    [
        ("7c 7d 7h 7s", "lay 7h77", "7c 7d 7h"),
        ("7d 7s 7s 4", "lay 7d77", "7d 7s 7s"),
        ("7d 7s 7s 4", "lay 77d7", "7d 7s 7s"),
        ("7d 7d 7s 4", "lay 7d77", "7d 7d 7s"),
        ("7d 7h 7h 4", "lay 7h77", "7d 7h 7h"),
        ("7c 7s 7s 4", "lay 7s77", "7c 7s 7s"),
    ],
)
def test_cards_without_a_suit_are_the_lowest_that_the_named_ones_leave(
    seat: int, held: str, said: str, meant: str
) -> None:
    state = table(f"turn {seat} play drew", f"hand {seat}: {held}", f"hand {1 - seat}: 9 9 9")
    assert cards_of(state, said) == meant


@pytest.mark.rule("P9")
@pytest.mark.parametrize(
    ("said", "step", "cards"),
    [
        ("take top 7c 7d", "take top 7 7", "7c 7d"),
        ("take  top 7 7", "take top 7 7", ""),
        ("take top 7d Jk", "take top 7 Jk", "7d Jkr"),
        ("TAKE top onto 7h", "take top onto 7", ""),
    ],
)
def test_the_top_card_alone_is_taken_with_named_cards_too(said: str, step: str, cards: str) -> None:
    state = table("pile 4 7", "hand 0: 7c 7d Jkr", preset="book")
    meant, plain = state.parse(said), state.parse(step)
    assert isinstance(meant, Action)
    assert isinstance(plain, Action)
    assert (meant.id, cards_of(state, said)) == (plain.id, cards)


@pytest.mark.rule("A39")
@pytest.mark.parametrize("text", ["add 2 to Jk", "add Jk to Jk", "add 2 to 2"])
def test_no_wild_card_goes_to_wild_cards(text: str) -> None:
    assert refused(table(PLAYING, "melds 0: 777", "hand 0: 2 2 Jk 4"), text).code == "no_wild_melds"


@pytest.mark.parametrize(("text", "card"), [("add 2", "2"), ("add 2h", "2"), ("add Jk", "Jk"), ("add 7 2d", "2")])
def test_a_wild_card_that_goes_nowhere_is_named(text: str, card: str) -> None:
    found = faulty(table(PLAYING, "melds 0: 777", "hand 0: 7 2 2 Jk 4"), text)
    assert (found.code, found.params) == ("to_missing", {"card": card})


@pytest.mark.parametrize(("text", "word"), [("grab 7", "grab"), ("lay 777; throw 4 5", "throw"), ("", "")])
def test_a_word_that_is_no_step_is_told(text: str, word: str) -> None:
    found = faulty(table(PLAYING, "hand 0: 7 7 7 4 5"), text)
    assert (found.code, found.params) == ("unknown_verb", {"word": word})


@pytest.mark.rule("A38")
def test_the_pile_is_taken_with_two_cards_of_one_rank() -> None:
    state = table("pile 4 7", "hand 0: 7 8 4 5")
    assert refused(state, "take 7 8").code == "one_rank"
    assert refused(state, "take top 7 8").code == "one_rank"


@pytest.mark.rule("C20")
def test_a_play_lays_wild_cards_before_its_meld_has_seven() -> None:
    """Two wild cards need four naturals, and may join no finished canasta: the sixth seven comes last."""
    options: dict[str, Value] = {"wild_onto_finished_canasta": False, "wild_ratio": "two_nat_per_wild"}
    state = table(PLAYING, "melds 0: KKK", "hand 0: 7 7 7 7 7 7 2 2 4 5", preset="book", **options)
    text = "lay 77777722"
    assert steps_of(state, text) == ["lay 777", "add 7", "add 7", "add 2 to 7", "add 2 to 7", "add 7"]
    assert is_legal(state, text)
    do(state, text)
    assert melds(state, 0) == ["22777777", "KKK"]
    finished = table(PLAYING, "melds 0: 7777772", "hand 0: 2 4 5", preset="book", **options)
    assert refused(finished, "add 2 to 7").code == "wild_onto_finished"


@pytest.mark.rule("C20")
def test_a_play_lays_as_many_naturals_as_it_may_before_the_wild_cards() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 7 7 7 7 7 2 4 5", preset="book", wild_onto_finished_canasta=False)
    assert steps_of(state, "lay 777772") == ["lay 777", "add 7", "add 7", "add 2 to 7"]


@pytest.mark.rule("C20")
def test_cards_of_a_meld_that_lies_count_for_the_order_of_a_play() -> None:
    """Five sevens lie: with one more and the wild card they are seven, and the last seven comes after."""
    state = table(PLAYING, "melds 0: 77777", "hand 0: 7 7 2 4 5", preset="book", wild_onto_finished_canasta=False)
    assert steps_of(state, "lay 772") == ["add 7", "add 2 to 7", "add 7"]
    assert is_legal(state, "lay 772")


@pytest.mark.rule("B3", "B5")
def test_each_player_is_told_the_cards_that_he_drew() -> None:
    """The player with number 1 draws a joker first, and draws again."""
    cards = [parse_card(text) for text in ("Kc", "Jkr", "Qc", "Jc", "5d")]
    drawn = [(0, cards[0]), (1, cards[1]), (1, cards[2]), (2, cards[3]), (3, cards[4])]
    params = SeatsDrawn(drawn, [cards[0], *cards[2:]], [0, 2, 1, 3]).params()
    assert [params[f"drawn{player}"] for player in range(4)] == [[cards[0]], cards[1:3], [cards[3]], [cards[4]]]
    assert [params[f"place{player}"] for player in range(4)] == [0, 2, 1, 3]


@pytest.mark.rule("A69", "A70")
@pytest.mark.parametrize(
    ("winners", "code", "params"),
    [
        ((0,), "match_ended", {"side": 0}),
        ((2,), "match_ended", {"side": 2}),
        ((0, 1), "match_shared", {"count": 2, "winner0": 0, "winner1": 1}),
    ],
)
def test_the_end_of_a_match_names_its_winner_unless_it_is_shared(
    winners: tuple[int, ...], code: str, params: dict[str, int]
) -> None:
    event = MatchEnded(winners)
    assert (event.code, event.params()) == (code, params)
