"""What is possible, what is not, and why."""

from __future__ import annotations

import pytest

from stolik.games.violation import NotationError
from stolik.terminal.advice import overview, why
from tests.terminal.speaking import FOUR, own_view, table_at, words_of


def advice(*lines: str, language: str = "en", rules: str = "kurnik@1") -> list[str]:
    table = table_at(*lines, rules=rules)
    return overview(table, own_view(table), words_of(language, rules))


def test_a_frozen_pile_is_explained() -> None:
    lines = advice("turn 0 take", "pile 2 9", "hand 0: 9 2 Jk K", "melds 0: 999")
    assert lines[0] == "Possible: draw."
    assert lines[1] == "Not possible: take 9 9. Not all of these cards are in your hand; it takes 2 × 9."
    assert lines[2].startswith("Not possible: take 9 2, take 9 Jk, take onto 9. The pile is frozen, since a wild card")


def test_a_pile_that_nobody_may_take_is_explained_once() -> None:
    for top, reason in (("2", "a wild card is on top"), ("3h", "a red three is on top")):
        lines = advice("turn 0 take", f"pile 9 {top}", "hand 0: 9 9 K K", "melds 0: QQQ")
        assert len(lines) == 2
        assert reason in lines[1]
    lines = advice("turn 0 take", "pile 9 3", "hand 0: 3 3 K K 5", "melds 0: QQQ")
    assert lines[1].startswith(
        "Not possible: take 3 3. You can take a pile with a black three on top only if you go out"
    )
    assert "The pile is empty" in advice("turn 0 take", "pile -", "hand 0: 3 3", "melds 0: QQQ")[1]


def test_an_empty_stock_is_explained() -> None:
    lines = advice("turn 0 take", "pile 9 7", "stock -", "hand 1: ...", "hand 0: 7 7 K", "melds 0: QQQ")
    assert lines[0] == "Possible: take 7 7, pass."
    assert any(line.startswith("Not possible: draw. The stock is empty") for line in lines)


def test_an_opening_too_small_is_explained() -> None:
    lines = advice("turn 0 play drew", "pile 9", "hand 0: 4 4 4 5 5 5 K 8", language="pl")
    assert lines[0] == "Można: odłóż 4, odłóż 5, odłóż 8, odłóż K."
    assert lines[1].startswith("Nie można: wyłóż 555, wyłóż 444. Do otwarcia potrzeba 50 punktów")
    assert len(lines) == 2


def test_a_discard_that_is_due_to_nobody_is_explained() -> None:
    lines = advice("turn 0 play took owed=20 begun=K pile_waits", "pile 9 2", "hand 0: 7 Jk K 4 4", "melds 0: KKK")
    assert lines[-1].startswith("Not possible: discard (whichever card). Your opening still lacks 20 points")


def test_what_an_opening_forbids_is_told_by_its_kind() -> None:
    position = ("turn 0 play took owed=20 begun=K pile_waits", "pile 9 2", "hand 0: 7 Jk K 4 4", "melds 0: KKK")
    lines = advice(*position, language="pl")
    assert lines[-1].startswith("Nie można: odłóż (dowolną kartę). Do otwarcia brakuje jeszcze 20 punktów.")
    reasons = [line.partition(". ")[2] for line in lines[1:]]
    assert len(reasons) == len(set(reasons))


def test_asking_is_explained() -> None:
    lines = advice("turn 0 play drew", "pile 9", "hand 0: 7 7 7 K", rules=FOUR)
    assert any(line.startswith("Not possible: ask. You can ask only when you are able to go out") for line in lines)
    assert advice("turn 0 answer", "pile 9", "hand 2: 7 7 7 7 7", "melds 0: KKKKKKK", rules=FOUR) == [
        "Possible: yes, no."
    ]


def test_why_tells_the_reason_and_the_rule() -> None:
    table = table_at("turn 0 take", "pile 2 9", "hand 0: 9 2 K K", "melds 0: 999")
    sentence, rule = why(table, "take onto 9", words_of("pl"))
    assert sentence.startswith("Stos jest zamrożony, bo leży w nim dzika karta")
    assert rule.startswith("Zasada A34: ")
    assert len(rule) > 60
    assert why(table, "draw", words_of("pl")) == ["„dobierz” jest dozwolone."]
    with pytest.raises(NotationError):
        why(table, "fly", words_of("pl"))


def test_why_of_a_play_tells_what_its_cards_make() -> None:
    table = table_at("turn 0 play drew", "pile 9", "hand 0: 5 5 5 K K K A A A 8")
    assert why(table, "lay 555; lay KKK", words_of("en"))[0] == "The opening needs 50 points; these cards make 45."
    assert why(table, "open 555 AAA", words_of("en")) == ["“open 555 AAA” is allowed."]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("rules", ["kurnik@1", FOUR])
def test_advice_at_every_step_of_a_match_names_what_is_legal_and_no_more(rules: str, language: str) -> None:
    table = table_at("turn 0 take", "pile 9", rules=rules)
    words = words_of(language, rules)
    for number in range(400):
        if table.is_over:
            break
        seat = table.state.seat
        assert seat is not None
        if seat == 0:
            view = own_view(table)
            can, *cannot = overview(table, view, words)
            assert can.count(",") == len(view.legal) - 1
            assert all(words.action(action.text) in can for action in view.legal)
            assert all(line.endswith(".") for line in cannot)
        legal = table.view(seat).legal
        losing = table.view(seat).losing
        kept = [action for action in legal if action not in losing]
        table.act(seat, kept[number * 7 % len(kept)])


@pytest.mark.rule("B22", "B43")
def test_why_names_the_rule_and_the_option_of_the_game_that_is_played() -> None:
    position = ("turn 0 play drew", "pile 9", "hand 0: 2 K Q 5", "melds 0: 992")
    told = why(table_at(*position, rules="classic@1"), "add 2 to 9", words_of("en", "classic@1"))
    assert told[0] == "This meld has room for only 1 wild card."
    assert told[1].startswith("Rule B22: For each wild card a meld must hold two natural ones")
    assert told[2] == (
        "It comes from the option wild_ratio=two_nat_per_wild"
        " (Wild cards in a meld: three at most, two naturals for each)."
    )
    for rules in ("hoyle@1", "book@1"):
        assert len(why(table_at(*position, rules=rules), "add 2 to 9", words_of("en", rules))) == 1
    table = table_at("turn 0 take", "pile 3 9", "hand 0: 9 Q K K", "melds 0: 999", rules="classic@1")
    _, rule, chosen = why(table, "take onto 9", words_of("pl", "classic@1"))
    assert rule.startswith("Zasada B43: ")
    assert chosen.startswith("Tak mówi opcja black3_freezes=on (Czarna trójka zamraża stos: ")
