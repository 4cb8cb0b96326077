"""Playing a record again: step by step, checked at every step, and told where it differs."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import stolik
from stolik import Need
from stolik.cards import card_text
from stolik.games.canasta.options import SCHEMA
from stolik.record import (
    Fault,
    Order,
    Player,
    RecordDiffers,
    RecordError,
    RecordFault,
    Turn,
    events_digest,
    find_difference,
    is_older,
    read_record,
    record_of,
    record_text,
    replay,
)
from stolik.record.words import agreement_text, difference_text, error_text
from tests.record.matches import changed, difference, players, recorded, text_of_whole, whole
from tests.support.positions import table

TEXT = text_of_whole()
LINES = TEXT.split("\n")


def said(text: str, language: str = "en") -> str:
    """What is said of where the record of a text differs."""
    record = read_record(text)
    found = find_difference(record)
    assert found is not None
    return difference_text(record, found, language)


def turn_line(number: int) -> int:
    """The line of a turn of the first deal, counted from 0."""
    return [at for at, line in enumerate(LINES, start=1) if re.match(r"\d: ", line)][number]


# -- a record that agrees ------------------------------------------------------------------------------------------


def test_every_step_has_the_state_after_it_and_the_states_stay() -> None:
    record = whole()
    steps = list(replay(record))
    orders = sum(isinstance(entry, Order) for deal in record.deals for entry in deal.entries)
    assert [step.number for step in steps] == list(range(1 + orders + record.actions))
    assert (steps[0].state.need, steps[0].action, steps[0].is_order) == (Need.DECK, 0, False)
    assert (steps[1].text, steps[1].is_order, steps[2].is_order) == ("", True, True)
    assert [step.action for step in steps[2:5]] == [0, 1, 2]
    assert [step.deal for step in steps] == sorted(step.deal for step in steps)
    assert steps[2].state.deal_number == 1, "the states do not change with the steps that follow"
    assert steps[-1].state.need is Need.OVER
    assert steps[-1].state.score() == record.totals
    assert sum(step.ends_deal for step in steps) == len(record.deals)


def test_the_texts_of_the_steps_are_those_of_the_record() -> None:
    record = whole()
    texts = [
        (turn.seat, text)
        for deal in record.deals
        for turn in deal.entries
        if isinstance(turn, Turn)
        for text in turn.actions
    ]
    assert [(step.seat, step.text) for step in replay(record) if step.seat >= 0] == texts


def test_the_hash_of_a_deal_is_that_of_its_events_as_a_table_tells_them() -> None:
    record = whole()
    events = [event for step in replay(record) if step.deal == 1 for event in step.events]
    assert (len(events), events_digest(events)) == (record.deals[0].events, record.deals[0].digest)


def test_the_hashes_are_made_as_the_notation_page_says() -> None:
    deal = whole().deals[0]
    everything, events = b"", b""
    checks: list[str] = []
    for step in replay(whole()):
        if step.deal != 1 or step.number == 0:
            continue
        entry = deal.entries[step.number - 1] if step.is_order else None
        if isinstance(entry, Order):
            words = ["lot", *map(str, entry.values)] if entry.is_lot else ["order", *map(card_text, entry.values)]
            everything += (" ".join(words) + "\n").encode()
        else:
            everything += f"{step.seat}: {step.text}\n".encode()
        for event in step.events:
            line = json.dumps([event.code, event.params()], separators=(",", ":"), sort_keys=True) + "\n"
            everything += line.encode()
            events += line.encode()
        checks.append(hashlib.sha256(everything).hexdigest()[:4])
    assert tuple(checks) == deal.checks
    assert hashlib.sha256(events).hexdigest() == deal.digest


def test_comments_come_with_the_step_before_whose_line_they_stand() -> None:
    at = turn_line(1) - 1
    text = "\n".join(["stolik record 1", "# the beginning", *LINES[1:at], "# an answer", *LINES[at:]])
    comments = [(step.action, step.comments) for step in replay(read_record(text)) if step.comments]
    first = sum(1 for step in replay(read_record(text)) if step.seat == 1 and step.action < 5)
    assert comments == [(0, ("# the beginning",)), (first + 1, ("# an answer",))]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("preset", "options"),
    [("kurnik", {"players": 4}), ("classic", {}), ("hoyle", {}), ("book", {"players": 3}), ("book", {})],
    ids=["kurnik-4", "classic", "hoyle", "book-3", "book-4"],
)
def test_matches_of_every_game_agree_when_they_are_read_again(preset: str, options: dict[str, int], seed: int) -> None:
    record = recorded(preset, seed, 400, **options)
    again = read_record(record_text(record))
    assert again == record
    assert find_difference(again) is None
    assert agreement_text(again, "en").startswith(f"It agrees with the rules: {again.rules}, ")
    assert "Zgadza się z zasadami" in agreement_text(again, "pl")


def test_an_unfinished_record_says_so() -> None:
    record = recorded("kurnik", 1, 30)
    assert record_text(record).endswith("\nend unfinished\ntotals 0 0\n")
    assert record.deals[-1].result is None
    assert find_difference(record) is None
    assert agreement_text(record, "en").endswith("30 actions, unfinished.")


def test_a_match_that_was_lost_says_so() -> None:
    state = table("turn 0 play drew", "hand 0: 9", "melds 0: 777")
    position = state.text()
    state.apply(state.parse("discard 9"))
    record = record_of(state, [Player("Ala"), Player("Ola")], position=position)
    assert "\nresult lost\n\nend over\ntotals 0 0\nwinners 1\n" in record_text(record)
    assert read_record(record_text(record)) == record
    assert find_difference(record) is None


def test_a_record_can_begin_from_a_position() -> None:
    state = table("deal 3 dealer 1", "scores 1600 200", "hand 0: 7 7 7 K", "pile 9")
    position = state.text()
    for text in ("draw", "discard K"):
        state.apply(state.parse(text))
    record = record_of(state, [Player("Ala"), Player("Ola")], position="# by hand\n".join([position, ""]))
    text = record_text(record)
    assert "\nposition deal 3 dealer 1\nposition scores 1600 200\n" in text
    assert "\n\ndeal 3\n0: draw; discard K" in text
    assert read_record(text) == record
    steps = list(replay(record))
    assert (steps[0].deal, steps[0].state.text()) == (3, position)
    assert steps[-1].state.text() == state.text()


# -- a record that was tampered with -------------------------------------------------------------------------------


def test_another_card_is_told_at_its_action() -> None:
    line = turn_line(4)
    number = sum(len(text.split("; ")) for text in LINES[turn_line(0) - 1 : line])
    seat, _, card = LINES[line - 1][0], *LINES[line - 1].rpartition(" ")[1:]
    state = next(step.state for step in replay(whole()) if step.action == number - 1)
    other = next(
        action for action in state.legal() if action.text.startswith("discard") and action.text[8:] not in card
    )
    held = [kind for kind in range(54) if card_text(kind).startswith(other.text[8:])]
    exact = next(card_text(kind) for kind in held if _can(state, f"discard {card_text(kind)}"))
    text = changed(TEXT, LINES[line - 1], LINES[line - 1][: -len(card)] + exact)
    found = difference(text)
    assert found.code is Fault.CHECK
    place = found.place
    assert (place.action, place.deal, place.seat, place.text) == (number, 1, int(seat), f"discard {exact}")
    assert (place.line, place.column) == (line, LINES[line - 1].rindex("discard") + 1)
    assert said(text) == (
        f'It differs at action {number} (deal 1, seat {seat}, "discard {exact}"; line {line}, column {place.column}): '
        "what follows from it is not what the record's check says."
    )
    assert said(text, "pl").startswith(f"Różnica: zagranie {number} (rozdanie 1, miejsce {seat}, „discard {exact}”; ")


def _can(state: stolik.State, text: str) -> bool:
    try:
        state.check(state.parse(text))
    except stolik.RuleViolation:
        return False
    return True


def test_a_card_that_is_not_in_the_hand_is_told_at_its_action() -> None:
    line = turn_line(0)
    state = next(step.state for step in replay(whole()) if step.action == 1)
    card = next(card_text(kind) for kind in range(4, 52) if not _can(state, f"discard {card_text(kind)}"))
    found = difference("\n".join([*LINES[: line - 1], f"1: draw; discard {card}", *LINES[line:]]))
    assert (found.code, found.place.action, found.place.line, found.place.column) == (Fault.ILLEGAL, 2, line, 10)
    assert isinstance(found.cause, stolik.RuleViolation)


def test_an_action_out_of_its_order_is_told() -> None:
    line = turn_line(0)
    drew = LINES[line - 1].partition("; ")[2]
    found = difference("\n".join([*LINES[: line - 1], f"1: {drew}; draw", *LINES[line:]]))
    assert (found.code, found.place.action, found.place.text) == (Fault.ILLEGAL, 1, drew)
    record = whole()
    deal = record.deals[0]
    lot, order, first, *rest = deal.entries
    assert isinstance(first, Turn)
    checks = (*deal.checks[:2], *deal.checks[2 + len(first.actions) :])
    text = record_text(
        replace(record, deals=(replace(deal, entries=(lot, order, *rest), checks=checks), *record.deals[1:]))
    )
    found = difference(text)
    assert (found.code, found.place.action, found.place.seat, found.params) == (Fault.WRONG_SEAT, 1, 0, {"wanted": 1})
    assert said(text).endswith("it is the turn of seat 1.")


def test_two_cards_of_an_order_that_changed_places_are_told() -> None:
    line = next(at for at, text in enumerate(LINES, start=1) if text == "order" and at > 100) + 1
    cards = LINES[line - 1].split()
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    text = "\n".join([*LINES[: line - 1], "  " + " ".join(cards), *LINES[line:]])
    found = difference(text)
    assert (found.code, found.place.line, found.place.column) == (Fault.ORDER_CHECK, line - 1, 1)
    deal, action = found.place.deal, found.place.action
    assert deal > 1
    assert said(text).startswith(f"It differs at deal {deal}, after action {action} (line {line - 1}): the order, ")
    assert said(text, "pl").startswith(
        f"Różnica: rozdanie {deal}, po zagraniu {action} (wiersz {line - 1}): kolejność "
    )


def test_a_card_that_the_pack_has_not_so_often_is_told() -> None:
    line = LINES.index("order") + 2
    cards = LINES[line - 1].split()
    found = difference("\n".join([*LINES[: line - 1], "  " + " ".join(["Jkr", *cards[1:]]), *LINES[line:]]))
    assert (found.code, found.place.line) == (Fault.WRONG_CARDS, line - 1)
    assert found.params == {"extra": "Jkr", "missing": cards[0]}
    lot = next(at for at, text in enumerate(LINES) if text.startswith("lot"))
    found = difference("\n".join([*LINES[:lot], "lot 0 0", *LINES[lot + 1 :]]))
    assert (found.code, found.params) == (Fault.WRONG_CARDS, {"extra": "0", "missing": "1"})


def test_seats_are_no_cards_and_cards_are_no_seats() -> None:
    lot = next(at for at, text in enumerate(LINES) if text.startswith("lot"))
    found = difference("\n".join([*LINES[:lot], "order", "  2c 2d", *LINES[lot + 1 :]]))
    assert (found.code, found.place.line) == (Fault.WRONG_CARDS, lot + 1)


def test_an_order_too_many_and_an_order_too_few_are_told() -> None:
    record = whole()
    deal = record.deals[0]
    lot, order, first, *rest = deal.entries
    for entries, checks, code, action in (
        ((lot, order, first, order, *rest), (*deal.checks[:4], "0000", *deal.checks[4:]), Fault.ORDER_NOT_DUE, 2),
        ((lot, first, *rest), (deal.checks[0], *deal.checks[2:]), Fault.ORDER_DUE, 1),
    ):
        again = replace(record, deals=(replace(deal, entries=entries, checks=checks), *record.deals[1:]))
        found = difference(record_text(again))
        assert (found.code, found.place.action) == (code, action)


def test_a_wrong_hash_result_total_or_winner_is_told() -> None:
    record = whole()
    events = LINES.index(f"events {record.deals[0].events} {record.deals[0].digest}") + 1
    result = next(at for at, line in enumerate(LINES, start=1) if line.startswith("result"))
    end = next(at for at, line in enumerate(LINES, start=1) if line.startswith("end"))
    points = record.deals[0].result
    assert points is not None
    spoilt = f"result {points.reason} {' '.join(str(each + 5) for each in points.points)}"
    other = 1 - record.winners[0]
    for line, new, code, deal in (
        (events, f"events {record.deals[0].events} {'0' * 64}", Fault.EVENTS, 1),
        (events, f"events {record.deals[0].events + 1} {record.deals[0].digest}", Fault.EVENTS, 1),
        (result, spoilt, Fault.RESULT, 1),
        (result, "result lost", Fault.RESULT, 1),
        (end + 1, "totals 0 0", Fault.TOTALS, 0),
        (end + 2, f"winners {other}", Fault.WINNERS, 0),
    ):
        text = "\n".join([*LINES[: line - 1], new, *LINES[line:]])
        found = difference(text)
        assert (found.code, found.place.line, found.place.deal) == (code, line, deal)
        assert found.place.seat == -1
        assert [said(text, language).count("\n") for language in ("en", "pl")] == [0, 0]


def test_a_record_that_ends_too_early_or_too_late_is_told() -> None:
    record = whole()
    finished = replace(recorded("kurnik", 1, 30), is_over=True, winners=(0,))
    finished = replace(finished, deals=())
    found = find_difference(finished)
    assert found is not None
    assert found.code is Fault.NOT_OVER
    found = find_difference(replace(record, is_over=False, winners=()))
    assert found is not None
    assert (found.code, found.place.deal) == (Fault.OVER, 0)
    short = replace(record, deals=record.deals[:-1])
    found = find_difference(short)
    assert found is not None
    assert found.code is Fault.NOT_OVER


def test_a_result_too_many_or_too_few_is_told() -> None:
    record = recorded("kurnik", 1, 30)
    result = whole().deals[0].result
    found = find_difference(replace(record, deals=(replace(record.deals[0], result=result),)))
    assert found is not None
    assert found.code is Fault.RESULT
    assert "that it is not over" in difference_text(record, found, "en")
    assert "brak" in difference_text(record, found, "pl")
    result_line = next(at for at, line in enumerate(LINES, start=1) if line.startswith("result"))
    cut = "\n".join([*LINES[: result_line - 1], "", "end unfinished", "totals 0 0", ""])
    found = find_difference(read_record(cut))
    assert found is not None
    assert (found.code, LINES[found.place.line - 1][:6]) == (Fault.RESULT, "events")


def test_what_follows_the_end_of_a_deal_is_told() -> None:
    record = whole()
    first, second = record.deals[:2]
    joined = replace(
        first,
        entries=(*first.entries, *second.entries),
        checks=(*first.checks, *second.checks),
        events=first.events + second.events,
        result=second.result,
    )
    found = find_difference(replace(record, deals=(joined,)))
    assert found is not None
    assert found.code is Fault.DEAL_OVER
    found = find_difference(replace(record, deals=(replace(first, number=2), *record.deals[1:])))
    assert found is not None
    assert (found.code, found.params) == (Fault.DEAL_NUMBER, {"wanted": 1})


def test_what_means_no_action_is_told() -> None:
    state = table("hand 0: 3c 3c 3s 3s", "melds 0: KKK")
    position = state.text()
    state.apply(state.parse("draw"))
    record = record_of(state, players(2), position=position)
    deal = record.deals[0]
    added = replace(deal, entries=(Turn(0, ("draw", "add 2c")),), checks=(*deal.checks, "0000"))
    found = find_difference(replace(record, deals=(added,)))
    assert found is not None
    assert (found.code, found.place.action) == (Fault.UNREADABLE, 2)
    assert difference_text(record, found, "en").endswith("this means no single action here.")


def test_the_steps_before_a_difference_are_had_all_the_same() -> None:
    line = turn_line(0)
    text = "\n".join([*LINES[: line - 1], "1: draw; discard Jkr; draw", *LINES[line:]])
    record = read_record(_with_checks(text, 1))
    steps = replay(record)
    assert [next(steps).action for _ in range(4)] == [0, 0, 0, 1]
    with pytest.raises(RecordDiffers) as caught:
        next(steps)
    assert caught.value.difference == find_difference(record)
    assert caught.value.difference.place.action == 2


def _with_checks(text: str, more: int) -> str:
    """The text with so many more checks at the end of those of the first deal."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("events")) - 1
    return "\n".join([*lines[:at], lines[at] + " 0000" * more, *lines[at + 1 :]])


def test_every_way_to_differ_happens() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [code for code in Fault if f"Fault.{code.name}" not in source] == []


# -- older and newer rules -----------------------------------------------------------------------------------------


def test_a_record_of_older_rules_that_did_not_change_does_not_differ() -> None:
    record = read_record(changed(TEXT, "kurnik@1", "kurnik@0"))
    assert is_older(record.rules)
    assert not is_older(whole().rules)
    assert find_difference(record) is None
    assert agreement_text(record, "en").startswith(
        f"Played by {record.rules}; under the rules of today it does not differ: "
    )
    assert "nie ma różnicy" in agreement_text(record, "pl")


def test_a_record_of_older_rules_says_at_which_action_it_differs() -> None:
    # played while an opening needed less; today's table asks for more, and the first opening falls short of it
    state = table("deal 1 dealer 1", "hand 0: 7c 7d 7h 4c", "hand 1: K K 5 5 8", opening_table="0:15")
    position = state.text()
    for text in ("draw", "lay 7c7d7h", "discard 4c"):
        state.apply(state.parse(text))
    record = record_of(state, players(2), position=position)
    text = record_text(record)
    assert record.rules == "kurnik@1 opening_table=0:15"
    assert find_difference(read_record(text)) is None
    older = text.replace(" opening_table=0:15", "").replace("kurnik@1", "kurnik@0")
    found = difference(older)
    assert (found.code, found.place.action, found.place.text) == (Fault.ILLEGAL, 2, "lay 7c7d7h")
    assert said(older).startswith(
        "Played by kurnik@0; under the rules of today it first differs at action 2 (deal 1, seat 0, "
    )
    assert said(older, "pl").startswith(
        "Grano według kurnik@0; według dzisiejszych zasad pierwsza różnica: zagranie 2 ("
    )


def test_a_record_turns_old_when_the_rules_get_a_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCHEMA._presets, "kurnik", replace(SCHEMA.preset("kurnik"), version=2))
    record = read_record(TEXT)
    assert is_older(record.rules)
    assert find_difference(record) is None
    assert record_text(record) == TEXT
    assert stolik.game("kurnik").rule_set.text == "kurnik@2"


def test_a_record_of_newer_rules_is_refused_in_one_line() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(TEXT, "kurnik@1", "kurnik@2"))
    assert caught.value.code is RecordFault.NEWER_RULES
    rules = whole().rules.replace("@1", "@2")
    assert error_text(caught.value, "en") == (
        f'Line 2, column 6: "{rules}" is a newer version of the rules than this Stolik knows (1).'
    )
    assert error_text(caught.value, "pl") == (
        f"Wiersz 2, znak 6: „{rules}” to nowsza wersja zasad niż ta, którą zna ten Stolik (1)."
    )


def test_a_position_that_older_rules_allowed_is_told() -> None:
    state = table("hand 0: 7 7 7")
    position = state.text()
    state.apply(state.parse("draw"))
    text = record_text(record_of(state, players(2), position=position))
    older = changed(changed(text, "kurnik@1", "kurnik@0"), "position hand 0: ", "position hand 0: 3h ")
    found = difference(older)
    assert found.code is Fault.POSITION
    assert older.split("\n")[found.place.line - 1].startswith("position hand 0")
    assert "the position cannot be: " in said(older)
    assert "taka pozycja jest niemożliwa: " in said(older, "pl")
