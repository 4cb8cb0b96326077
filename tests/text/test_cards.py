"""Cards as people see and type them."""

from __future__ import annotations

import pytest

from stolik.cards import JOKER_RANK, KINDS, parse_card, parse_patterns, rank_of
from stolik.text import LANGUAGES
from stolik.text.cards import card_name, rank_name, show_card, show_cards, show_rank, to_english_letters


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("2c", "2♣", "2♣"),
        ("10d", "10♦", "10♦"),
        ("Jh", "J♥", "W♥"),
        ("Qs", "Q♠", "D♠"),
        ("Kc", "K♣", "K♣"),
        ("Ad", "A♦", "A♦"),
        ("Jkr", "Jk", "Jok"),
        ("Jkb", "Jk", "Jok"),
    ],
)
def test_index_and_suit(card: str, english: str, polish: str) -> None:
    kind = parse_card(card)
    assert (show_card(kind, "en"), show_card(kind, "pl")) == (english, polish)


def test_several_cards_keep_their_order() -> None:
    kinds = [parse_card(card) for card in ("Qh", "Jkr", "3s")]
    assert show_cards(kinds, "pl") == "D♥ Jok 3♠"
    assert show_cards([], "pl") == ""


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("Qh", "queen of hearts", "dama kier"),
        ("7d", "seven of diamonds", "siódemka karo"),
        ("10c", "ten of clubs", "dziesiątka trefl"),
        ("As", "ace of spades", "as pik"),
        ("Jkr", "red joker", "czerwony joker"),
        ("Jkb", "black joker", "czarny joker"),
    ],
)
def test_names(card: str, english: str, polish: str) -> None:
    kind = parse_card(card)
    assert (card_name(kind, "en"), card_name(kind, "pl")) == (english, polish)


def test_names_of_ranks() -> None:
    assert (rank_name(10, "en"), rank_name(10, "pl")) == ("queens", "damy")
    assert (rank_name(JOKER_RANK, "en"), rank_name(JOKER_RANK, "pl")) == ("jokers", "jokery")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_can_be_shown_and_differs_by_name(language: str) -> None:
    assert len({card_name(kind, language) for kind in range(KINDS)}) == KINDS
    assert len({show_card(kind, language) for kind in range(KINDS)}) == KINDS - 1
    assert len({show_rank(rank, language) for rank in range(14)}) == len({rank_name(r, language) for r in range(14)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed(language: str) -> None:
    for kind in range(KINDS):
        [(rank, _)] = parse_patterns(to_english_letters(show_card(kind, language)))
        assert rank == rank_of(kind)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("lay DDD", "lay QQQ"),
        ("lay WW2", "lay JJ2"),
        ("take Dh Ds", "take Qh Qs"),
        ("take D♥ W♠", "take Q♥ J♠"),
        ("lay Dd7dWd", "lay Qd7dJd"),
        ("discard w", "discard J"),
        ("add Jok to D", "add Jk to Q"),
        ("lay 77Jok", "lay 77Jk"),
        ("lay Jokr77", "lay Jkr77"),
        ("open DDD, AAA; discard W", "open QQQ, AAA; discard J"),
        ("open KKK2 AAA", "open KKK2 AAA"),
        ("discard 10d", "discard 10d"),
        ("discard Jk", "discard Jk"),
        ("lay QQJ", "lay QQJ"),
        ("draw", "draw"),
        ("Dowolne Wd.", "Dowolne Wd."),
        ("", ""),
    ],
)
def test_polish_letters_become_notation(typed: str, notation: str) -> None:
    assert to_english_letters(typed) == notation
