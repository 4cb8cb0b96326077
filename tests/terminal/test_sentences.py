"""What happened, told in sentences."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import parse_patterns
from stolik.desk.deeds import deeds
from stolik.games.canasta.classes import ACE, BLACK3, SEVEN
from stolik.games.canasta.events import (
    CanastaMade,
    DealBegan,
    DealEnded,
    DealerDrawn,
    Discarded,
    Drew,
    Laid,
    Lifted,
    MatchEnded,
    MatchLost,
    Opened,
    RedThreeLaid,
    Said,
    Took,
    TurnSkipped,
    WentOut,
)
from stolik.games.canasta.scoring import DealScore
from stolik.games.event import Event
from stolik.terminal.sentences import sentences
from tests.terminal.speaking import FOUR, TWO, words_of

QUEEN = 12


def kinds(text: str) -> list[int]:
    return [4 * rank + max(suit, 0) for rank, suit in parse_patterns(text)]


def told(language: str, *events: Event, rules: str = TWO) -> list[str]:
    return sentences(deeds(events, 0), words_of(language, rules))


SCORE = DealScore(3, "out", [[], []])

CASES: list[tuple[list[Event], str, str, str]] = [
    ([Drew(0, kinds("7h9c"))], TWO, "You draw 2 cards (7♥ 9♣).", "Dobierasz 2 karty (7♥ 9♣)."),
    ([Drew(1, kinds("7h9c"))], TWO, "Marek draws 2 cards.", "Marek dobiera 2 karty."),
    ([Drew(0, kinds("Jkr"))], TWO, "You draw 1 card (Jk).", "Dobierasz 1 kartę (Jok)."),
    ([Drew(1, [])], TWO, "Marek draws no card.", "Marek dobiera 0 kart."),
    (
        [Took(1, kinds("Qh")[0]), Laid(1, QUEEN, kinds("QhQcQd"), True), Lifted(1, kinds("4c5c6c7c8c"))],
        TWO,
        "Marek takes the pile, top card Q♥, lays Q♥ Q♣ Q♦ and picks up the other 5 cards of it.",
        "Marek bierze stos z D♥ na wierzchu, wykłada D♥ D♣ D♦ i podnosi z niego jeszcze 5 kart.",
    ),
    (
        [Took(0, kinds("Qh")[0]), Laid(0, QUEEN, kinds("QhQcQd"), False), Lifted(0, kinds("4c"))],
        TWO,
        "You take the pile, top card Q♥, add Q♥ Q♣ Q♦ to the Qs and pick up the other card of it.",
        "Bierzesz stos z D♥ na wierzchu, dokładasz D♥ D♣ D♦ do meldunku D i podnosisz z niego jeszcze 1 kartę.",
    ),
    (
        [Took(0, kinds("7h")[0]), Laid(0, SEVEN, kinds("7h"), False), Lifted(0, [])],
        TWO,
        "You take the pile, top card 7♥ and add 7♥ to the 7s.",
        "Bierzesz stos z 7♥ na wierzchu i dokładasz 7♥ do meldunku 7.",
    ),
    (
        [Laid(1, ACE, kinds("AcAdAh"), True), Laid(1, ACE, kinds("2c"), False), Laid(1, ACE, kinds("Jkb"), False)],
        TWO,
        "Marek lays A♣ A♦ A♥ 2♣ Jk.",
        "Marek wykłada A♣ A♦ A♥ 2♣ Jok.",
    ),
    (
        [Laid(1, SEVEN, kinds("7c"), False), Laid(1, ACE, kinds("Ac"), False), Opened(1, 95)],
        TWO,
        "Marek adds 7♣ to the 7s, adds A♣ to the As and opens with 95 points.",
        "Marek dokłada 7♣ do meldunku 7, dokłada A♣ do meldunku A i otwiera za 95 punktów.",
    ),
    ([Laid(0, BLACK3, kinds("3c3s3s"), True)], TWO, "You lay 3♣ 3♠ 3♠.", "Wykładasz 3♣ 3♠ 3♠."),
    (
        [CanastaMade(0, SEVEN, "natural"), CanastaMade(0, QUEEN, "mixed")],
        TWO,
        "You complete a natural canasta of 7s and complete a mixed canasta of Qs.",
        "Kończysz naturalną kanastę 7 i kończysz mieszaną kanastę D.",
    ),
    ([Opened(0, 52)], TWO, "You open with 52 points.", "Otwierasz za 52 punkty."),
    (
        [RedThreeLaid(1, 5), RedThreeLaid(1, 6)],
        TWO,
        "Marek sets the red threes 3♦ 3♥ aside.",
        "Marek odkłada na bok czerwone trójki 3♦ 3♥.",
    ),
    (
        [RedThreeLaid(0, 5), RedThreeLaid(1, 6)],
        TWO,
        "You set the red three 3♦ aside.|Marek sets the red three 3♥ aside.",
        "Odkładasz na bok czerwoną trójkę 3♦.|Marek odkłada na bok czerwoną trójkę 3♥.",
    ),
    ([Discarded(0, 0)], TWO, "You discard 2♣.", "Odkładasz 2♣."),
    ([Said(1, "passed")], TWO, "Marek passes.", "Marek pasuje."),
    (
        [Said(0, "stopped")],
        TWO,
        "You end the turn without a discard.",
        "Kończysz ruch bez odkładania karty.",
    ),
    (
        [TurnSkipped(0)],
        TWO,
        "You can neither lay nor discard, so the turn is over.",
        "Nie możesz nic wyłożyć ani odłożyć, więc ruch się kończy.",
    ),
    (
        [Said(0, "asked"), Said(2, "answered_yes")],
        FOUR,
        "You ask the partner whether to go out.|Ewa says yes.",
        "Pytasz partnera, czy wyjść.|Ewa odpowiada „tak”.",
    ),
    (
        [Said(2, "asked"), Said(0, "answered_no")],
        "kurnik@1 players=4 ask_partner=lay_out",
        "Ewa asks the partner whether to lay cards.|You say no.",
        "Ewa pyta partnera, czy wykładać.|Odpowiadasz „nie”.",
    ),
    ([WentOut(1, False)], TWO, "Marek goes out.", "Marek wychodzi."),
    ([WentOut(0, True)], TWO, "You go out concealed.", "Wychodzisz z ręki."),
    (
        [Discarded(1, 3), MatchLost(1)],
        TWO,
        "Marek discards 2♠ and empties the hand without the right to go out, and loses the match.",
        "Marek odkłada 2♠ i pozbywa się wszystkich kart bez prawa do wyjścia i przegrywa partię.",
    ),
    ([DealerDrawn(0)], TWO, "You are the first dealer, by lot.", "Rozdajesz w pierwszym rozdaniu, tak wypadł los."),
    (
        [DealBegan(2, 1, kinds("2cQh"))],
        TWO,
        "Deal 2: Marek deals, on the pile 2♣ Q♥.",
        "Rozdanie 2: rozdaje Marek, na stosie 2♣ D♥.",
    ),
    (
        [Discarded(0, 20), WentOut(0, False), DealEnded("out", SCORE, [[], []])],
        TWO,
        "You discard 7♣ and go out.|Deal 3 is over.",
        "Odkładasz 7♣ i wychodzisz.|Rozdanie 3 jest skończone.",
    ),
    (
        [DealEnded("stock", SCORE, [[], []])],
        TWO,
        "The stock is used up: deal 3 is over.",
        "Talon się wyczerpał: rozdanie 3 jest skończone.",
    ),
    (
        [DealEnded("red_three", SCORE, [[], []])],
        TWO,
        "The last card of the stock was a red three: deal 3 is over.",
        "Ostatnią kartą talonu była czerwona trójka: rozdanie 3 jest skończone.",
    ),
    ([MatchEnded((0,))], TWO, "You win the match.", "Wygrywasz partię."),
    ([MatchEnded((1,))], TWO, "Marek wins the match.", "Partię wygrywa Marek."),
    ([MatchEnded((0,))], FOUR, "You and Ewa win the match.", "Wygrywacie partię: ty i Ewa."),
    ([MatchEnded((1,))], FOUR, "Marek and Zofia win the match.", "Partię wygrywają Marek i Zofia."),
    (
        [MatchEnded((0, 1))],
        FOUR,
        "You share the win with Ewa, Marek and Zofia.",
        "Wspólnie z tobą wygrywają: Ewa, Marek i Zofia.",
    ),
]


@pytest.mark.parametrize(("events", "rules", "english", "polish"), CASES, ids=[case[2][:40] for case in CASES])
def test_events_as_sentences(events: list[Event], rules: str, english: str, polish: str) -> None:
    assert "|".join(told("en", *events, rules=rules)) == english
    assert "|".join(told("pl", *events, rules=rules)) == polish


@pytest.mark.parametrize(
    ("count", "polish"),
    [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty"), (25, "25 kart")],
)
def test_polish_numbers_of_cards(count: int, polish: str) -> None:
    assert told("pl", Drew(1, [20] * count)) == [f"Marek dobiera {polish}."]
    assert told("pl", Lifted(1, [20] * count)) == [f"Marek podnosi z niego jeszcze {polish}."]


@pytest.mark.parametrize(
    ("points", "polish"), [(1, "1 punkt"), (52, "52 punkty"), (15, "15 punktów"), (112, "112 punktów")]
)
def test_polish_numbers_of_points(points: int, polish: str) -> None:
    assert told("pl", Opened(1, points)) == [f"Marek otwiera za {polish}."]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("rules", [TWO, FOUR, "kurnik@1 players=4 ask_partner=lay_out last_red3=meld_no_discard"])
def test_every_move_of_a_match_can_be_told_to_every_seat(rules: str, language: str) -> None:
    state = stolik.game("kurnik", **dict(stolik.parse_rule_set(rules).changes)).deal(5)
    words = [words_of(language, rules, me) for me in range(2)]
    number = 0
    while state.need is stolik.Need.SEAT and number < 3000:
        legal = state.legal()
        events = state.apply(legal[number * 7 % len(legal)])
        number += 1
        for me in range(2):
            for line in sentences(deeds(events, me), words[me]):
                assert line.endswith(".")
                assert line[0].isupper()
                assert "  " not in line
                assert "-1" not in line


def test_what_others_draw_is_not_told() -> None:
    assert told("en", Drew(1, kinds("7h9c")), Discarded(1, 20)) == ["Marek draws 2 cards and discards 7♣."]
