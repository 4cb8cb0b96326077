"""The sentences for what happens only with sequences, second melds, wild cards on their own and bonus cards."""

from __future__ import annotations

import pytest

from stolik.text import LANGUAGES, Param, catalogue


def clause(language: str, code: str, **params: Param) -> str:
    return catalogue(language).format(f"event-{code}", who="other", name="Ewa", **params)


@pytest.mark.parametrize(
    ("game", "english", "polish"),
    [
        ("samba", "completes a samba, 5♥–J♥", "kończy sambę 5♥–W♥"),
        ("combo", "completes an escalera, 5♥–J♥", "kończy escalerę 5♥–W♥"),
        ("kurnik", "completes a samba, 5♥–J♥", "kończy sambę 5♥–W♥"),
    ],
)
def test_a_sequence_of_seven_has_the_word_of_its_game(game: str, english: str, polish: str) -> None:
    assert clause("en", "canasta_sequence", game=game, low="5♥", high="J♥") == english
    assert clause("pl", "canasta_sequence", game=game, low="5♥", high="W♥") == polish


@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (0, "gets no bonus card", "dostaje 0 kart premiowych"),
        (1, "gets 1 bonus card", "dostaje 1 kartę premiową"),
        (3, "gets 3 bonus cards", "dostaje 3 karty premiowe"),
        (11, "gets 11 bonus cards", "dostaje 11 kart premiowych"),
        (13, "gets 13 bonus cards", "dostaje 13 kart premiowych"),
    ],
)
def test_bonus_cards_are_counted_and_only_their_owner_sees_them(count: int, english: str, polish: str) -> None:
    for language, text in (("en", english), ("pl", polish)):
        assert clause(language, "bonus_drew", count=count, shown="no", cards="") == text
        assert clause(language, "bonus_drew", count=count, shown="yes", cards="K♠ 2♦") == f"{text} (K♠ 2♦)"


def test_wild_cards_on_their_own_are_no_rank() -> None:
    assert clause("en", "added", cards="Jk", **{"class": "wild"}) == "adds Jk to the wild cards"
    assert clause("pl", "added", cards="Jok", **{"class": "wild"}) == "dokłada Jok do meldunku z dzikich kart"
    assert clause("en", "added", cards="8♣", **{"class": "8"}) == "adds 8♣ to the 8s"
    assert clause("en", "canasta_wild") == "completes a bolivia"
    assert clause("pl", "canasta_wild") == "kończy boliwię"


def test_sequences_and_joined_melds() -> None:
    assert clause("en", "run_laid", cards="5♥ 6♥ 7♥") == "lays the sequence 5♥ 6♥ 7♥"
    assert clause("pl", "run_laid", cards="5♥ 6♥ 7♥") == "wykłada sekwens 5♥ 6♥ 7♥"
    assert clause("en", "run_extended", cards="8♥", low="5♥", high="8♥") == "adds 8♥ to the sequence 5♥–8♥"
    assert clause("pl", "run_extended", cards="8♥", low="5♥", high="8♥") == "dokłada 8♥ do sekwensu 5♥–8♥"
    assert clause("en", "joined", **{"class": "8"}) == "joins the two melds of 8s"
    assert clause("pl", "joined", **{"class": "8"}) == "łączy dwa meldunki 8"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code", ["run_laid", "run_extended", "canasta_sequence", "canasta_wild", "joined", "bonus_drew"]
)
def test_one_is_told_of_oneself_in_the_second_person(code: str, language: str) -> None:
    params: dict[str, Param] = {
        "cards": "8♥",
        "low": "5♥",
        "high": "8♥",
        "class": "8",
        "count": 11,
        "shown": "no",
        "game": "samba",
    }
    own = catalogue(language).format(f"event-{code}", who="you", name="Ewa", **params)
    assert own != catalogue(language).format(f"event-{code}", who="other", name="Ewa", **params)
