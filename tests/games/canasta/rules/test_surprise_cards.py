"""Face-down cards under the pile, an option of every preset (C11 of the rules of samba)."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import card_text, cards_text, parse_card
from stolik.games.canasta.state import CanastaState
from stolik.games.event import HIDDEN
from stolik.games.game import WorldError
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book, hands_of
from tests.support.positions import codes, dealt, do, hand, is_legal, legal_texts, pile, red_threes, refused, takes

SURPRISE: dict[str, Value] = {"surprise_cards": 3}
OTHERS = ("hand 1: 4", "hand 2: 9 10", "hand 3: 6")


def over(*rows: str, **options: Value) -> CanastaState:
    """A position with face-down cards under the pile."""
    return book(*rows, **SURPRISE, **options)


@pytest.mark.rule("C11")
def test_three_cards_of_the_deck_lie_face_down_before_the_upcard() -> None:
    """They come after the hands, and nobody sees them."""
    state, events = dealt(f"{hands_of(44)} 8s 9s 10s Kc Ac", preset="book", **SURPRISE)
    assert cards_text(state.view(-1).pile) == "Kc"
    assert state.view(-1).stock_size == 108 - 44 - 3 - 1
    hidden = {parse_card(text) for text in ("8s", "9s", "10s")}
    assert all(
        not hidden & set(cards) for event in events for cards in event.params().values() if isinstance(cards, list)
    )
    assert all(hidden <= set(state.view(seat).unseen()) for seat in range(-1, 4))
    do(state, "draw")
    assert hand(state, 0).endswith("A")


@pytest.mark.rule("C11")
@pytest.mark.parametrize("under", ["2c 2d Jkr", "3h 3c 3d", "4c 5d 6h"])
def test_they_never_close_the_pile(under: str) -> None:
    state = over("pile 9 K", f"under {under}", "melds 0: KKK", "hand 0: 5 6 7", "hand 1: 4", red3_freezes=True)
    assert state.view(0).closed == 0
    assert takes(state) == {"take onto K"}


@pytest.mark.rule("C11")
def test_they_go_with_the_pile_and_only_the_taker_sees_them() -> None:
    state = over("pile 9 K", "under 4c 5d Jc", "melds 0: KKK", "hand 0: 7 8", *OTHERS)
    events = do(state, "take onto K")
    assert codes(events) == ["took", "added", "lifted", "surprise_lifted"]
    assert hand(state, 0) == "4 5 7 8 9 J"
    lifted = next(event for event in events if event.code == "surprise_lifted")
    found = lifted.params()["cards"]
    assert isinstance(found, list)
    assert sorted(cards_text(found).split()) == ["4c", "5d", "Jc"]
    for seat in (-1, 1, 2, 3):
        assert lifted.seen_by(seat).params()["cards"] == [HIDDEN] * 3
    assert cards_text(state.view(1).known_cards(0)) == "9c", "everybody saw the nine only"


@pytest.mark.rule("C11", "C37")
def test_a_red_three_among_them_is_laid_out_without_replacement() -> None:
    state = over("pile 9 K", "under 3h 5d 3d", "melds 0: KKK", "hand 0: 7 8", *OTHERS)
    stock = state.view(0).stock_size
    do(state, "take onto K")
    assert (hand(state, 0), red_threes(state, 0), state.view(0).stock_size) == ("5 7 8 9", 2, stock)


@pytest.mark.rule("C11", "P9")
def test_they_stay_behind_when_the_top_card_is_taken_alone() -> None:
    state = over("pile 5 7", "under 4c 5d Jc", "melds 0: KKKKKKK 777 QQQ", "hand 0: Q Q", *OTHERS)
    assert "take top onto 7" in takes(state)
    events = do(state, "take top onto 7")
    assert "surprise_lifted" not in codes(events)
    assert (hand(state, 0), pile(state)) == ("Q Q", "5")
    assert "went_out" in codes(do(state, "add Q", "add Q"))


@pytest.mark.rule("C11", "P9")
def test_one_card_over_them_is_no_pile_of_one_card() -> None:
    """They are cards of the pile, so its top may be taken alone, and a hand of one card may buy it."""
    state = over("pile 7", "under 4c 5d Jc", "melds 0: KKKKKKK 777 QQQ", "hand 0: Q Q", *OTHERS)
    assert "take top onto 7" in takes(state)
    single = over("pile 7", "under 4c 5d Jc", "melds 0: KKKKKKK 777 QQQ", "hand 0: Q", *OTHERS)
    assert takes(single) == {"take onto 7", "take top onto 7"}


@pytest.mark.rule("C11")
def test_they_are_not_counted_when_a_card_must_be_kept() -> None:
    """9 9 9 are all his cards: nobody has seen whether the others are red threes."""
    state = over("pile 9", "under 4c 5d Jc", "melds 0: KKK", "hand 0: 9 9", *OTHERS)
    assert refused(state, "take 9 9").code == "must_keep_card"
    assert is_legal(over("pile 9", "under 4c 5d Jc", "melds 0: KKK", "hand 0: 9 9 5 6", *OTHERS), "take 9 9")


@pytest.mark.rule("C11")
def test_going_out_that_must_follow_cannot_begin_over_them() -> None:
    """A black three for the last meld, and a concealed hand without the minimum: nobody can be sure of the end."""
    options: dict[str, Value] = {"black3_take_for_last_meld": True, "black3_melds": "going_out"}
    down = "melds 0: KKKKKKK QQQ"
    assert is_legal(book("pile 3", down, "hand 0: 3 3 9", *OTHERS, **options), "take 3 3")
    assert not is_legal(over("pile 3", "under 4c 5d Jc", down, "hand 0: 3 3 9", *OTHERS, **options), "take 3 3")
    held = "hand 0: 4 4 4 4 4 4 9"
    assert is_legal(book("pile 4", held, *OTHERS, concealed_minimum="waived"), "take 4 4")
    short = over("pile 4", "under 5c 5d Jc", held, *OTHERS, concealed_minimum="waived")
    assert refused(short, "take 4 4").code == "opening_short"


@pytest.mark.rule("C11", "P9")
def test_with_the_top_card_alone_they_stay_and_make_nothing_unsure() -> None:
    """The same two ways to go out, leaving them where they are."""
    options: dict[str, Value] = {"black3_take_for_last_meld": True}
    three = over("pile 3", "under 4c 5d Jc", "melds 0: KKKKKKK QQQ", "hand 0: 3 3", *OTHERS, **options)
    assert takes(three) == {"take top 3 3"}
    short = over("pile 4", "under 5c 5d Jc", "hand 0: 4 4 4 4 4 4", *OTHERS, concealed_minimum="waived")
    assert takes(short) == {"take top 4 4"}
    assert "went_out_concealed" in codes(do(short, "take top 4 4", *["add 4"] * 4))


@pytest.mark.rule("C11")
def test_after_the_first_take_there_are_none() -> None:
    state = over(
        "pile 9 K", "under 4c 5d Jc", "melds 0: KKK", "hand 0: 7 8 A", "hand 1: 8 8 6 5", "melds 1: 666", *OTHERS[1:]
    )
    do(state, "take onto K", "discard 8")
    events = do(state, "take 8 8")
    assert "surprise_lifted" not in codes(events)


@pytest.mark.rule("C11")
def test_the_rest_of_an_opening_waits_with_them() -> None:
    state = over("pile 6 9", "under 4c 5d Jc", "hand 0: 9 9 2 8 8", *OTHERS)
    do(state, "take 9 9")
    assert (hand(state, 0), legal_texts(state)) == ("2 8 8", {"add 2 to 9"})
    events = do(state, "add 2 to 9")
    assert {"lifted", "surprise_lifted"} <= set(codes(events))
    assert hand(state, 0) == "4 5 6 8 8 J"


@pytest.mark.rule("C11")
def test_a_position_with_them_reads_back() -> None:
    state = over("pile 9 K", "under 4c 5d Jc", "melds 0: KKK", "hand 0: 7 8", *OTHERS)
    assert "under 4c 5d Jc" in state.text().splitlines()
    assert stolik.game("book", **SURPRISE).position(state.text()).text() == state.text()
    gone = over(PLAYING, "melds 0: KKK", "hand 0: 7 8", *OTHERS)
    assert not any(line.startswith("under") and len(line.split()) > 2 for line in gone.text().splitlines())


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("rows", "step"),
    [
        (("pile 9", "hand 0: 9 9 2 8 8", *OTHERS), "take 9 9"),
        (("pile 7", "melds 0: KKKKKKK 777 QQQ", "hand 0: Q Q", *OTHERS), "take top onto 7"),
    ],
    ids=["the rest waits", "the top card alone"],
)
def test_a_position_with_them_under_nothing_reads_back(rows: tuple[str, ...], step: str) -> None:
    """The one card over them was taken."""
    state = over(*rows, "under 4c 5d Jc")
    do(state, step)
    again = stolik.game("book", **SURPRISE).position(state.text())
    assert (again.text(), {action.text for action in again.legal()}) == (state.text(), legal_texts(state))


@pytest.mark.rule("C11")
def test_a_guessed_world_has_them_after_the_stock() -> None:
    view = over("pile 9 K", "under 4c 5d Jc", "melds 0: KKK", "hand 0: 7 8", *OTHERS).view(0)
    hands = {1: view.unseen()[:1], 2: view.unseen()[1:3], 3: view.unseen()[3:4]}
    rest = [kind for kind in view.unseen()[4:] if card_text(kind) not in ("3h", "3d")]
    reds = [kind for kind in view.unseen()[4:] if card_text(kind) in ("3h", "3d")]
    world = view.world(hands, reds + rest)
    assert len(reds + rest) == view.stock_size + 3
    do(world, "take onto K")
    assert sorted(world.view(0).cards) == sorted([*view.cards, parse_card("9c"), *rest[-3:]])
    with pytest.raises(WorldError):
        view.world(hands, (reds + rest)[:-3])


@pytest.mark.rule("C11")
def test_hidden_cards_look_alike_to_every_seat() -> None:
    """No seat can tell positions apart that differ in the hidden cards only."""
    rows = ("pile 9 K", "melds 0: KKK", "hand 0: 7 8", *OTHERS)
    one, other = over(*rows, "under 4d 5d Jd"), over(*rows, "under 6d 5d Jd")
    for seat in range(4):
        assert one.view(seat).unseen() == other.view(seat).unseen()
