"""What `careful` does in the wide games where it is plain what should be done, and which reasons it gives."""

from __future__ import annotations

from stolik.bots import bot
from stolik.bots.appraisal import Appraisal
from stolik.bots.bot import Adviser
from stolik.bots.canasta.careful.wide.reasons import WideReason
from stolik.games.canasta.state import CanastaState
from stolik.text import catalogue
from tests.games.canasta.rules.combo import basic, combo
from tests.games.canasta.rules.samba import samba
from tests.support.positions import legal_texts

PLAY = "turn 0 play drew"


def appraised(state: CanastaState, seat: int = 0) -> tuple[Appraisal, ...]:
    careful = bot("careful")
    assert isinstance(careful, Adviser)
    return careful.appraise(state.view(seat), 0)


def of(state: CanastaState, text: str, seat: int = 0) -> Appraisal:
    """What it thinks of the step of this text."""
    return next(each for each in appraised(state, seat) if each.action.text == text)


def why(state: CanastaState, text: str, seat: int = 0) -> dict[str, dict[str, int | str]]:
    """The reasons for or against a step."""
    return {reason.code: dict(reason.params) for reason in of(state, text, seat).reasons}


def best(state: CanastaState, seat: int = 0) -> str:
    return appraised(state, seat)[0].action.text


def thrown(state: CanastaState) -> str:
    """The discard that it thinks best, if it lays nothing."""
    return next(each.action.text for each in appraised(state) if each.action.text.startswith("discard"))


# the pile


def test_a_pile_is_taken_for_what_its_cards_are_worth() -> None:
    state = samba("pile 4d 9h 10h", "hand 0: 4c 6s Jd Qs 8d", "melds 0: 4h5h6h7h8h9h KKK")
    assert best(state) == "take onto 4h-9h high"
    assert why(state, "take onto 4h-9h high") == {"wide_takes_pile": {"cards": 3}}


def test_a_card_of_no_use_is_left() -> None:
    state = combo("pile 4c", "hand 0: 4d 4h Ks Qd 8c Jh 9c", "melds 0: KKK AAA")
    assert best(state) == "draw"
    assert why(state, "draw") == {"wide_leaves_pile": {"cards": 1}}


# laying


def test_a_canasta_is_finished() -> None:
    # few cards are left in the stock, so that another eight may not come
    state = basic(PLAY, "pile 4", "hand 0: 8 5 6 J Q", "melds 0: 888888 KKK", "stock 4 4 5 5 6 6", "hand 1: ...")
    assert best(state) == "add 8"
    # 500 for a natural canasta and 10 for the card
    assert why(state, "add 8") == {"wide_makes_canasta": {"rank": "8", "points": 510}}


def test_a_samba_is_finished() -> None:
    state = samba(PLAY, "pile 4", "hand 0: 10h 10d 10s 5c Kd Qs 8d", "melds 0: 4h5h6h7h8h9h KKKKKKK")
    assert best(state) == "extend 4h-9h high"
    # with the canasta of kings it is the second: going out needs two (C26)
    assert why(state, "extend 4h-9h high") == {"wide_makes_sequence": {"points": 1510}, "wide_allows_out": {}}


def test_a_bolivia_turns_the_red_threes_and_brings_the_bonus_cards() -> None:
    lines = ("pile 4", "hand 0: 2 9c 9d Kc 5d 6s Jh", "melds 0: 222JkJkJk 99999", "red 0: 3h 3d", "bonus 0 1")
    state = combo(PLAY, *lines)
    assert best(state) == "add 2 to 2"
    assert why(state, "add 2 to 2") == {
        "wide_makes_wilds": {"points": 2020},
        "wide_earns_bonus": {"cards": 11},
        # from 200 minus to 200 plus (D44)
        "wide_turns_red_threes": {"points": 400},
    }


def test_what_a_meld_still_lacks_is_told() -> None:
    lines = (PLAY, "pile 4", "hand 0: 8h 8c 2c Kc 5d 6s Jh", "melds 0: 5h6h7h 8888 2Jk2")
    assert why(combo(*lines), "extend 5h-7h high")["wide_grows_sequence"] == {"missing": 3}
    assert why(combo(*lines), "add 8c")["wide_grows_canasta"] == {"rank": "8", "missing": 2}
    assert why(combo(*lines), "add 2 to 2")["wide_grows_wilds"] == {"missing": 3}


def test_at_the_end_every_card_laid_saves_its_points() -> None:
    state = combo(PLAY, "pile 4", "hand 0: 8c Kc 5d 6s Jh", "melds 0: 888", "stock -", "hand 1: ...")
    assert best(state) == "add 8c"
    assert why(state, "add 8c")["wide_saves_points"] == {"points": 10}


def test_an_opening_tells_what_is_laid_and_what_is_needed() -> None:
    state = samba(PLAY, "pile 4", "hand 0: 9s 10s Js Qs Ks 4c 5d 6h 8c", "scores 0 0")
    first = appraised(state)[0]
    assert first.action.text.startswith("run")
    assert {reason.code: dict(reason.params) for reason in first.reasons}["wide_opens"] == {"laid": 50, "needed": 50}
    assert sum(step.text.startswith(("run", "extend")) for step in first.line) == 3


def test_an_opening_that_spoils_the_hand_waits() -> None:
    # 180 points take nearly the whole hand, which has six of the seven wild cards of a bolivia
    state = combo(PLAY, "pile 4", "hand 0: 2 2 2 2 Jk Jk A A 9d", "scores 11000 7000")
    assert any(text.startswith("lay") for text in legal_texts(state))
    assert best(state).startswith("discard")
    assert why(state, best(state))["wide_holds_back"] == {"needed": 180}


def test_the_steps_of_its_line_can_be_played() -> None:
    state = combo(PLAY, "pile 4", "hand 0: 8c 8d 9h Kc 5d 6s Jh", "melds 0: 888 5h6h7h8h")
    line = appraised(state)[0].line
    assert len(line) > 1
    for step in line:
        state.apply(step)
    assert state.view(-1).turn_seat == 1


# discards


def test_a_card_that_fits_their_meld_feeds_it() -> None:
    lines = (PLAY, "pile Kc Qd As 9d 9h", "melds 0: QQQ", "melds 1: 5h6h7h8h9h")
    state = samba(*lines, "hand 0: 10h 10c Kd 6d")
    assert thrown(state) != "discard 10h"
    assert why(state, "discard 10h")["wide_feeds_meld"] == {"seat": 1, "card": "10h", "cards": 6}


def test_a_card_of_which_all_others_are_seen_is_safe() -> None:
    # of twelve jacks only one is unseen, which makes no pair
    lines = ("pile J J J J J 4c", "melds 0: JJJJJ QQQ", "melds 1: KKK", "hand 0: Js 5c 9d 8s 6h")
    assert why(samba(PLAY, *lines), "discard Js")["wide_safe_discard"] == {"seat": 1, "cards": 7}


def test_a_rank_that_nobody_has_seen_is_a_risk_that_grows_with_the_pile() -> None:
    lines = ("melds 0: QQQ", "melds 1: KKK", "hand 0: J 5c 9d 8s 6h")
    small = samba(PLAY, "pile 4c", *lines)
    large = samba(PLAY, "pile 4c 4d 4h 4s 5d 5h 6d 6s", *lines)
    assert "wide_risks_pile" in why(large, "discard Jc")
    assert of(large, "discard Jc").points < of(small, "discard Jc").points - 20


def test_a_large_pile_is_frozen_where_everything_else_feeds_their_melds() -> None:
    pile = "pile Ac Ad Ah As Kc Kd Kh Ks Qc Qd Qh Qs Jc Jd"
    state = basic(PLAY, pile, "melds 0: 444", "melds 1: 555 666 777 888 999", "hand 0: 5c 6c 7c 8c 9c 2c")
    assert thrown(state) == "discard 2"
    assert why(state, "discard 2")["wide_freezes"] == {"cards": 15}


def test_wild_cards_are_kept_on_a_small_pile() -> None:
    assert thrown(combo(PLAY, "pile 4", "hand 0: 2 Jk Kc 5d 9s", "melds 0: QQQ")) not in ("discard 2", "discard Jk")


def test_a_seven_goes_before_it_costs_five_hundred() -> None:
    lines = ("pile 4", "hand 0: 7c Kc 5d 6s Jh 9c", "melds 0: QQQ", "stock 8c 9c 10c 5h", "hand 1: ...")
    state = combo(PLAY, *lines)
    assert best(state) == "discard 7c"
    assert why(state, "discard 7c")["wide_dear_in_hand"] == {"card": "7c", "points": 500}


def test_what_the_hand_needs_is_told_from_what_it_does_not() -> None:
    # six of a sequence, one card short of the samba; a lone four is of no use
    lines = ("pile 5", "hand 0: 8h 9h 10h Jh Qh Kh 4c 4d 2", "melds 0: AAA 444444444 KKKKKKK")
    state = samba(PLAY, *lines)
    assert "wide_breaks_hand" in why(state, "discard Jh")
    assert "wide_spares_hand" in why(state, "discard 4c")
    assert thrown(state) == "discard 4c"


# going out, and the partner

MANY = "hand 2: " + " ".join(f"{rank}{suit}" for rank in ("6", "7", "8", "9", "10", "J", "Q", "A") for suit in "cds")
OUT = "melds 0: KKKKKKK 4h5h6h7h8h9h10h 555"


def test_it_goes_out_where_the_opponents_hold_more() -> None:
    state = samba(PLAY, "pile 4", OUT, "hand 0: 5d Kc", "hand 2: 4", ask_partner="off")
    assert best(state) == "add 5d"
    assert "wide_ends_now" in why(state, "add 5d")
    assert [step.text for step in of(state, "add 5d").line] == ["add 5d", "add Kc"]


def test_it_does_not_go_out_on_a_partner_with_a_large_hand() -> None:
    hands = ("hand 0: 5d Kc Jh", "hand 1: 4 5 6 8 9 J Q", "hand 3: 4 5 6 8 9 J Q", MANY)
    state = samba(PLAY, "pile 4", OUT, *hands, ask_partner="off")
    first = appraised(state)[0]
    assert first.reasons[-1].code == "wide_goes_on"
    assert dict(first.reasons[-1].params) == {"seat": 2, "cards": 24}


def test_it_goes_out_on_anybody_where_that_wins_the_match() -> None:
    hands = ("hand 0: 5d Kc Jh", "hand 1: 4 5 6 8 9 J Q", "hand 3: 4 5 6 8 9 J Q", MANY)
    state = samba(PLAY, "pile 4", OUT, *hands, "scores 9000 2000", ask_partner="off")
    assert "wide_wins_match" in why(state, best(state))


def test_it_does_not_go_out_where_that_hands_them_the_match() -> None:
    hands = ("hand 0: 5d Kc", "hand 1: 4", "hand 2: 6", "hand 3: 8")
    state = samba(PLAY, "pile 4", OUT, "melds 1: AAAAA", *hands, "scores 2000 9990", ask_partner="off")
    # 9990 + 5 × 20 for their aces, less two cards: more than 10000, and more than the own side can have
    assert appraised(state)[0].reasons[-1].code == "wide_loses_match"
    assert [step.text for step in appraised(state)[0].line] != ["add 5d", "add Kc"]


def test_a_partner_with_many_cards_is_asked_and_his_yes_binds() -> None:
    state = samba(PLAY, "pile 4", OUT, "hand 0: 5d Kc", "hand 2: 4 5 6 8 8 9 10")
    assert best(state) == "ask"
    assert why(state, "ask") == {"wide_asks": {"seat": 2, "cards": 7}}
    state.apply(state.parse("ask"))
    assert best(state, 2) == "yes"
    state.apply(state.parse("yes"))
    assert set(why(state, best(state))) == {"wide_must_go_out"}


def test_a_partner_with_dear_cards_says_no_and_is_heeded() -> None:
    state = samba(PLAY, "pile 4", OUT, "hand 0: 5d Kc", "hand 2: A A A Jk 2 2 Q")
    state.apply(state.parse("ask"))
    # 3 × 20 + 50 + 2 × 20 + 10
    assert why(state, "no", 2) == {"wide_refuses": {"points": 160}}
    assert best(state, 2) == "no"
    state.apply(state.parse("no"))
    first = appraised(state)[0]
    assert [step.text for step in first.line] != ["add 5d", "add Kc"]


def test_a_cheap_hand_says_yes() -> None:
    state = samba(PLAY, "pile 4", OUT, "hand 0: 5d Kc", "hand 2: 4 5 6 4 4 4")
    state.apply(state.parse("ask"))
    assert why(state, "yes", 2) == {"wide_agrees": {"points": 30}}


# the words


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    params: dict[str, int | str] = {"seat": "Ola", "card": "7♥", "rank": "7", "cards": 5, "points": 100, "percent": 20}
    params |= {"missing": 2, "laid": 90, "needed": 90}
    for language in ("en", "pl"):
        said = {catalogue(language).format(f"reason-{code}", **params) for code in WideReason}
        assert len(said) == len(WideReason)
        listed = {message for message in catalogue(language) if message.startswith("reason-wide_")}
        assert listed == {f"reason-{code}" for code in WideReason}
