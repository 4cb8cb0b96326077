"""Options about sequences, joker sets and second melds, each in both values and in several games."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.classes import CLASS_OF, JOKER
from stolik.games.option import Value
from tests.games.canasta.rules.combo import BOLIVIA, combo, ended
from tests.games.canasta.rules.samba import OTHERS, PLAYING, SAMBA, down, samba
from tests.support.positions import do, hand, is_legal, legal_texts, lines, refused, table, takes, verdict

OPEN = (PLAYING, "melds 0: KKK")
FOURS = ("4", "4", "4", "4")


# Packs


@pytest.mark.rule("C1", "D1")
@pytest.mark.parametrize(("preset", "packs"), [("kurnik", 3), ("classic", 3), ("samba", 2), ("combo", 2)])
def test_every_game_may_be_played_with_two_or_three_packs(preset: str, packs: int) -> None:
    state = stolik.game(preset, packs=packs).start()
    state.supply(state.deck() if preset == "classic" else sorted(state.deck()))
    cards = state.deck()
    assert len(cards) == 54 * packs
    assert sum(CLASS_OF[kind] == JOKER for kind in cards) == 2 * packs


@pytest.mark.rule("C23")
@pytest.mark.parametrize(("packs", "reds", "points"), [(2, 4, 1000), (3, 4, 400), (3, 6, 1000)])
def test_the_set_of_red_threes_depends_on_the_packs(packs: int, reds: int, points: int) -> None:
    state = samba(
        PLAYING, "melds 0: KKKKKKK QQQQQQQ", f"red 0: {'3 ' * reds}", "hand 0: 9", *OTHERS, packs=packs,
    )  # fmt: skip
    do(state, "discard 9")
    assert lines(state)["red_three_set" if reds == 2 * packs else "red_threes"] == points


# Sequences


@pytest.mark.rule("C15", "E15")
@pytest.mark.parametrize("preset", ["kurnik", "classic", "hoyle", "book", "combo-basic"])
def test_sequences_may_be_melded_in_every_game(preset: str) -> None:
    position = (*OPEN, "hand 0: 7h 8h 9h 10h J J Q")
    assert refused(table(*position, preset=preset), "run 7h8h9h").code == "no_sequences"
    state = table(*position, preset=preset, sequences=True)
    do(state, "run 7h8h9h", "extend 7h-9h high")
    assert down(state) == ["7h-10h", "KKK"]


@pytest.mark.rule("C15", "D14")
@pytest.mark.parametrize("preset", ["samba", "combo"])
def test_samba_and_combo_may_be_played_without_sequences(preset: str) -> None:
    """Suits matter no longer: `lay 888` is all that a step says."""
    state = table(*OPEN, "hand 0: 7h 8h 9h 8c 8d J Q", preset=preset, sequences=False)
    assert refused(state, "run 7h8h9h").code == "no_sequences"
    assert "lay 888" in legal_texts(state)
    do(state, "lay 888")
    assert down(state) == ["888", "KKK"]


@pytest.mark.rule("C33")
@pytest.mark.parametrize("preset", ["kurnik", "classic"])
def test_a_sequence_canasta_brings_1500_in_every_game(preset: str) -> None:
    options: dict[str, Value] = {"sequences": True, "players": 4, "canastas_to_go_out": 1}
    state = table(
        PLAYING, f"melds 0: {SAMBA}", "hand 0: 9", "hand 1: 4", "hand 2: 5", "hand 3: 6", preset=preset, **options
    )  # fmt: skip
    do(state, "discard 9")
    assert lines(state) == {"meld_cards": 50, "sequence_canastas": 1500, "going_out": 100, "hand_cards": -5}


@pytest.mark.rule("C8")
@pytest.mark.parametrize("preset", ["samba", "combo"])
def test_the_pile_may_be_kept_off_sequences(preset: str) -> None:
    position = ("pile 4 5 8h", "melds 0: 5h6h7h", "hand 0: J Q 9 10")
    assert takes(table(*position, preset=preset)) == {"take onto 5h-7h high"}
    state = table(*position, preset=preset, take_onto_sequence=False)
    assert takes(state) == set()
    found = refused(state, "take onto 5h-7h high")
    assert (found.code, found.rule) == ("no_take_onto_run", "C8")


@pytest.mark.rule("C8", "C9")
def test_with_the_pair_only_held_a_closed_pile_goes_onto_a_sequence() -> None:
    """`restricted_pair = held`: any way of taking is allowed to him who has the pair."""
    position = ("pile 2 5 8h", "melds 0: 5h6h7h", "hand 0: 8c 8d J Q")
    assert takes(samba(*position)) == {"take 8c 8d"}
    assert takes(samba(*position, restricted_pair="held")) == {"take 8c 8d", "take onto 5h-7h high"}
    bare = samba("pile 2 5 8h", "melds 0: 5h6h7h", "hand 0: 8c J Q", restricted_pair="held")
    assert takes(bare) == set()


@pytest.mark.rule("C5", "C14")
def test_with_a_natural_and_a_joker_by_option() -> None:
    """Also for a second meld, and there too within two wild cards."""
    position = ("pile 4 5 8h", "melds 0: KKK 888", "hand 0: 8c 2 J Q")
    assert takes(samba(*position)) == {"take onto 8"}
    state = samba(*position, take_with_wild=True)
    assert takes(state) == {"take onto 8", "take 8c 2", "take 8c 2 to 8/2"}
    do(state, "take 8c 2 to 8/2")
    assert down(state) == ["288", "888", "KKK"]
    full = samba("pile 4 5 8h", "melds 0: KKK 88822", "hand 0: 8c 2 J Q", take_with_wild=True)
    assert takes(full) == {"take onto 8", "take 8c 2 to 8/2"}


@pytest.mark.rule("C11", "C29")
def test_the_top_card_alone_may_go_onto_a_sequence_by_a_player_who_goes_out() -> None:
    position = ("pile 4 5 8h", f"melds 0: KKKKKKK {SAMBA} 5h6h7h JJJ", "hand 0: J J")
    assert takes(samba(*position)) == {"take onto 5h-7h high"}
    state = samba(*position, take_top_only_to_go_out=True)
    assert takes(state) == {"take onto 5h-7h high", "take top onto 5h-7h high"}
    do(state, "take top onto 5h-7h high")
    assert hand(state, 0) == "J J"
    do(state, "add J", "add J")
    assert state.sheets[-1].reason == "out"


# Joker sets


@pytest.mark.rule("D12", "C13")
@pytest.mark.parametrize("preset", ["kurnik", "hoyle", "samba", "combo-basic"])
def test_joker_sets_may_be_melded_in_every_game(preset: str) -> None:
    position = (*OPEN, "hand 0: 2 2 Jk 2 9 J 4")
    assert refused(table(*position, preset=preset), "lay 22Jk").code == "no_wild_melds"
    state = table(*position, preset=preset, wild_melds=True)
    do(state, "lay 22Jk", "add 2 to 2")
    assert down(state) == ["Jk222", "KKK"]


@pytest.mark.rule("D12")
def test_combo_may_be_played_without_joker_sets() -> None:
    state = combo(*OPEN, "hand 0: 2 2 Jk 2 9 J 4", wild_melds=False)
    assert refused(state, "lay 22Jk").code == "no_wild_melds"


@pytest.mark.rule("D45")
@pytest.mark.parametrize("bonus", [100, 700, 1000, 2000, 2500])
def test_a_bolivia_brings_what_the_option_says(bonus: int) -> None:
    """230 for its cards."""
    state = ended("combo", f"melds 0: {BOLIVIA}", hands=FOURS, wild_canasta_bonus=bonus)
    assert lines(state) == {"meld_cards": 230, "wild_canastas": bonus, "hand_cards": -10}


@pytest.mark.rule("D12", "D54")
@pytest.mark.parametrize("cap", ["none", 7])
def test_a_joker_set_has_seven_cards_at_most_whatever_the_cap(cap: Value) -> None:
    """With `canasta_cap = none` an eighth king joins, and no eighth joker."""
    state = combo(PLAYING, f"melds 0: KKKKKKK {BOLIVIA}", "hand 0: K 2 J 4", canasta_cap=cap)
    assert is_legal(state, "add K") == (cap == "none")
    assert not is_legal(state, "add 2 to 2")
    eight = combo(*OPEN, "hand 0: 2 2 2 2 2 2 2 2 J 4", canasta_cap=cap)
    assert not is_legal(eight, "lay 22222222")


@pytest.mark.rule("D13", "C26")
@pytest.mark.parametrize("wild", [True, False])
def test_a_bolivia_is_a_canasta_for_going_out(wild: bool) -> None:
    """In samba with joker sets; and an unfinished one is none."""
    second = BOLIVIA if wild else "222JkJkJk"
    state = samba(PLAYING, f"melds 0: {SAMBA} {second} JJJ", "hand 0: J 9", "hand 2: 5", wild_melds=True)
    assert is_legal(state, "add J") == wild


@pytest.mark.rule("D12", "C24")
def test_a_joker_set_and_a_sequence_are_melds_for_red_threes() -> None:
    """`red3_condition = one_meld`."""
    for meld in ("222", "4c5c6c"):
        state = ended("combo", f"melds 0: {meld}", "red 0: 3", hands=FOURS, red3_condition="one_meld")
        assert lines(state)["red_threes"] == 100
    none = ended("combo", "red 0: 3", hands=FOURS, red3_condition="one_meld")
    assert lines(none)["red_threes"] == -100


@pytest.mark.rule("D44", "C24")
@pytest.mark.parametrize(
    ("melds", "condition", "points"),
    [
        (BOLIVIA, "one_canasta", 100),
        (SAMBA, "one_canasta", 100),
        ("222222 4h5h6h7h8h9h", "one_canasta", -100),
        (f"{BOLIVIA} {SAMBA}", "two_canastas", 100),
        (BOLIVIA, "two_canastas", -100),
        ("8888822 8888822", "two_canastas", 100),
        ("KKKKKKK QQQQQQQ", "special_canasta", -100),
        (SAMBA, "special_canasta", 100),
    ],
)
def test_what_counts_for_red_threes(melds: str, condition: str, points: int) -> None:
    state = ended("combo", f"melds 0: {melds}", "red 0: 3", hands=FOURS, red3_condition=condition)
    assert lines(state)["red_threes"] == points


@pytest.mark.rule("D39", "C30")
def test_a_bolivia_or_a_samba_is_the_canasta_of_an_opening() -> None:
    """`opening_canasta_from = 5000`: at 5000 with the table of combo 100 points and a canasta."""
    options: dict[str, Value] = {"opening_canasta_from": "5000"}
    seven = combo("scores 5000 0", PLAYING, "hand 0: 2 2 2 2 2 2 2 9 J 4", **options)
    assert is_legal(seven, "open 2222222")
    six = combo("scores 5000 0", PLAYING, "hand 0: 2 2 2 2 2 2 9 J 4", **options)
    assert refused(six, "lay 222").code == "opening_needs_canasta"
    assert is_legal(combo("scores 5000 0", PLAYING, "hand 0: 2 2 2 2 2 2 9 J 4"), "open 222222")
    runs = combo("scores 5000 0", PLAYING, "hand 0: 8c 9c 10c Jc Qc Kc Ac 4h 5h 6h 7h Q 9", **options)
    assert verdict(runs, "run 4h5h6h7h; run 8c9c10cJcQcKcAc") == "legal", "20 + 80"


# Second melds and joining


@pytest.mark.rule("C14", "E7")
@pytest.mark.parametrize("preset", ["kurnik", "classic", "book"])
def test_second_melds_may_be_allowed_in_every_game(preset: str) -> None:
    position = (PLAYING, "melds 0: 888", "hand 0: 8 8 8 J Q 4")
    usual = table(*position, preset=preset)
    assert not [text for text in legal_texts(usual) if text.startswith("lay")]
    state = table(*position, preset=preset, second_meld_same_rank=True)
    do(state, "lay 888")
    assert down(state) == ["888", "888"]


@pytest.mark.rule("C14")
@pytest.mark.parametrize("preset", ["samba", "combo", "combo-basic"])
def test_second_melds_may_be_left_out(preset: str) -> None:
    """The three eights of the hand then join the meld, and the pair of the hand too."""
    state = table(PLAYING, "melds 0: 888", "hand 0: 8 8 J Q 4", preset=preset, second_meld_same_rank=False)
    assert not [text for text in legal_texts(state) if text.startswith("lay") or "/2" in text]
    pile = table("pile 4 8", "melds 0: 8888888", "hand 0: 8 8 J Q 4", preset=preset, second_meld_same_rank=False)
    assert takes(pile) == set()


@pytest.mark.rule("C14", "D18")
@pytest.mark.parametrize("preset", ["samba", "combo", "combo-basic"])
@pytest.mark.parametrize("merge", [True, False])
def test_joining_may_be_left_out(preset: str, merge: bool) -> None:
    state = table(PLAYING, "melds 0: 888 888", "hand 0: J Q 4", preset=preset, merge_same_rank=merge)
    assert ("join 8" in legal_texts(state)) == merge
    if not merge:
        found = refused(state, "join 8")
        assert (found.code, found.rule) == ("no_join", "C14")


@pytest.mark.rule("C14", "C20")
@pytest.mark.parametrize(("onto", "code"), [(False, "wild_onto_finished"), (True, "legal")])
def test_joining_may_bring_a_wild_card_to_a_finished_canasta_by_option(onto: bool, code: str) -> None:
    """`wild_onto_finished_canasta`; the natural canasta becomes a mixed one."""
    state = samba(PLAYING, "melds 0: KKKKKKK KK2", "hand 0: J Q 4", wild_onto_finished_canasta=onto)
    assert verdict(state, "join K") == code
    if onto:
        do(state, "join K")
        assert down(state) == ["2KKKKKKKKK"]
        three = samba(PLAYING, "melds 0: KKKKK22 KK2", "hand 0: J Q 4", wild_onto_finished_canasta=True)
        assert refused(three, "join K").code == "join_too_wild"


@pytest.mark.rule("C20")
@pytest.mark.parametrize("onto", [False, True])
def test_a_wild_card_onto_a_finished_canasta_by_option(onto: bool) -> None:
    state = samba(PLAYING, "melds 0: KKKKKKK QQQ", "hand 0: 2 J J 4", wild_onto_finished_canasta=onto)
    assert is_legal(state, "add 2 to K") == onto
    second = samba(PLAYING, "melds 0: KKK KKKKKKK", "hand 0: 2 J J 4", wild_onto_finished_canasta=onto)
    assert is_legal(second, "add 2 to K/2") == onto
    assert is_legal(second, "add 2 to K")


@pytest.mark.rule("C7", "C14")
def test_a_pile_card_onto_a_finished_canasta_beside_a_second_meld() -> None:
    """`take_onto_finished_canasta`: each of the two melds is a way, alone and with the pair."""
    position = ("pile 4 5 8h", "melds 0: 8888822 888", "hand 0: 8h 8s J Q")
    assert takes(samba(*position)) == {"take onto 8/2", "take 8h 8s to 8/2"}
    state = samba(*position, take_onto_finished_canasta=True)
    assert takes(state) == {"take onto 8", "take onto 8/2", "take 8h 8s", "take 8h 8s to 8/2"}
    do(state, "take 8h 8s")
    assert down(state) == ["2288888888", "888"]
    alone = ("pile 4 5 K", "melds 0: KKKKKKK", "hand 0: K K J Q")
    assert takes(samba(*alone, take_onto_finished_canasta=True)) == {"take onto K", "take Kc Kc", "take Kc Kc to K/2"}


@pytest.mark.rule("C14")
@pytest.mark.parametrize(("answer", "code"), [("no", "must_not_lay"), ("yes", "legal")])
def test_after_a_no_nothing_is_joined(answer: str, code: str) -> None:
    """`ask_partner = lay_out`; after a yes joining is not the lay that is due."""
    state = samba(PLAYING, "melds 0: 888 888", "hand 0: 8s J Q", ask_partner="lay_out")
    do(state, "ask", answer)
    assert verdict(state, "join 8") == code
    if code == "legal":
        do(state, "join 8")
        assert refused(state, "discard J").code == "must_lay"


@pytest.mark.rule("C14", "C27")
@pytest.mark.parametrize(("joined", "points"), [(False, 100), (True, None)])
def test_joining_with_the_meld_of_the_partner_is_adding_to_it(joined: bool, points: int | None) -> None:
    """`concealed_bonus = 100`: seven kings and three eights of one turn, and three eights of the partner (A77)."""
    state = samba(
        PLAYING, "melds 0: 888 QQQQQQQ", "laid 2", "hand 0: Kc Kc Kc Kd Kd Kd Kh 8d 8d 8d 9", "hand 1: 4", "hand 2: 5",
        "hand 3: 6", concealed_bonus=100,
    )  # fmt: skip
    do(state, "lay KcKcKcKdKdKdKh", "lay 8d8d8d", *["join 8"] * joined, "discard 9")
    assert lines(state).get("concealed") == points


@pytest.mark.rule("C27", "C19")
@pytest.mark.parametrize("bonus", [100, 200])
def test_a_samba_of_the_turn_is_the_canasta_of_a_concealed_hand(bonus: int) -> None:
    """`concealed_bonus`: the side's other canasta is the partner's."""
    state = samba(
        PLAYING, "melds 0: QQQQQQQ", "laid 2", "hand 0: 4h 5h 6h 7h 8h 9h 10h 9c", *OTHERS, concealed_bonus=bonus,
    )  # fmt: skip
    do(state, "run 4h5h6h7h8h9h10h", "discard 9c")
    assert lines(state)["concealed"] == bonus
