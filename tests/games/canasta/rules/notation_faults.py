"""One text or more for every code that reading steps, plays and positions refuses with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BadText:
    """A step or play that is none: the code, what stands at the place that is named, and the preset."""

    code: str
    text: str
    there: str
    preset: str = "kurnik"


BAD_TEXTS = [
    BadText("text_too_long", "lay " + "7" * 400, "lay"),
    BadText("step_missing", "lay 777;; discard 4", "; discard"),
    BadText("step_missing", "lay 777;", ""),
    BadText("unknown_verb", "grab 7", "grab"),
    BadText("unknown_verb", "lay 777; throw 4", "throw"),
    BadText("unknown_verb", "", ""),
    BadText("too_many_words", "draw two", "two"),
    BadText("too_many_words", "pass it on", "it"),
    BadText("cards_missing", "lay", "lay"),
    BadText("cards_missing", "take", "take"),
    BadText("one_card", "discard 7 8", " 7"),
    BadText("no_card", "lay 77X", "X"),
    BadText("no_card", "discard one", "one"),
    BadText("one_rank_named", "take onto", ""),
    BadText("one_rank_named", "take onto 7 8", " onto"),
    BadText("one_rank_named", "add 2 to", " 2"),
    BadText("one_rank_named", "add to 7", " to"),
    BadText("two_cards", "take 7", " 7"),
    BadText("two_cards", "take 7 7 7", " 7"),
    BadText("to_missing", "add 2", " 2"),
    BadText("to_missing", "add 2", " 2", "samba"),
    BadText("suit_needed", "discard 7", " 7", "samba"),
    BadText("suit_needed", "discard 4; discard 7", " 7", "samba"),
    BadText("suit_needed", "lay 77Jk", " 77Jk", "samba"),
    BadText("run_named", "extend 8-10 high", " 8", "samba"),
    BadText("run_named", "extend 8h-10h-Qh", " 8h", "samba"),
    BadText("run_named", "extend 8h-", " 8h", "samba"),
    BadText("run_named", "extend 8", " 8", "samba"),
    BadText("run_low_first", "take onto 10h-8h high", " onto", "samba"),
    BadText("run_end_word", "extend 8h-10h sideways", "sideways", "samba"),
    BadText("run_end_word", "take onto 8h-10h up", "up", "samba"),
    BadText("run_end_word", "add 7h to 8h-10h high low", "high low", "samba"),
    BadText("run_end_named", "extend 8h-10h", " 8h", "samba"),
    BadText("no_ends", "extend 8h high", "high", "samba"),
    BadText("no_ends", "add 7h to 8 low", "low", "samba"),
    BadText("no_ends", "take onto 8 high", "high"),
    BadText("one_rank_named", "add to 8/2", " to", "samba"),
    BadText("second_named", "add 7h to 8/3", " 7h", "samba"),
    BadText("second_named", "take onto 8/", " onto", "combo-basic"),
    BadText("second_named", "take 8 8 to 8/1", " 8 8", "combo-basic"),
    BadText("join_named", "join K/2", " K/2", "samba"),
    BadText("join_named", "join 5h-7h", " 5h", "combo"),
]


@dataclass(frozen=True)
class BadPosition:
    """Lines that make no position: the code, the number of the line (the rule set is line 1), the options and preset.

    `head` stands for the rule set where that is the fault.
    """

    code: str
    lines: tuple[str, ...]
    line: int
    options: str = ""
    head: str = ""
    preset: str = "kurnik"


TURN = "turn 0 take"
DOWN = "melds 0: KKK"
ENDED = ("stock -", "hand 0: 4 5")
OUT = ("melds 0: KKKKKKK",)
DOUBLE = "players=4 double_out_bonus=100"

BAD_POSITIONS = [
    BadPosition("score_not_of_fives", (TURN, "scores 1 0"), 3),
    BadPosition("deal_not_begun", (TURN, "deal 0 dealer 1"), 3),
    BadPosition("match_is_over", (TURN, "scores 6000 0", "deal 4 dealer 1"), 2),
    BadPosition("match_is_over", (TURN, "deal 5 dealer 1"), 2, options="match_end=deals deals=4"),
    BadPosition("other_winners", ("turn over 0", "scores 100 50", "deal 3 dealer 1"), 2),
    BadPosition("other_winners", ("turn over 0", "scores 100 5000", "deal 3 dealer 1"), 2),
    BadPosition("other_winners", ("turn over 0 1", "scores 5210 5000", "deal 3 dealer 1"), 2),
    BadPosition("other_winners", ("turn over 0 lost=0", "deal 3 dealer 1"), 2),
    BadPosition("took_without_meld", ("turn 0 play took", "hand 0: 4 5"), 2),
    BadPosition("owed_mismatch", ("turn 0 play drew owed=20", "hand 0: A A A 4 5"), 2),
    BadPosition("owed_mismatch", ("turn 0 play drew lays=1 owed=30 begun=K", "melds 0: KKK", "hand 0: A A A 4 5"), 2),
    BadPosition(
        "could_not_ask",
        ("turn 2 answer", "melds 0: KKK", "hand 0: 4 5", "hand 2: 9"),
        2,
        options="players=4 ask_partner=go_out",
    ),
    BadPosition("other_rule_set", (TURN,), 1, head="kurnik@1 players=4"),
    BadPosition("other_rule_set", ("hand 0: 4",), 1, head=TURN),
    BadPosition("turn_line_missing", ("hand 0: 4 5",), 3),
    BadPosition("turn_line_form", ("turn",), 2),
    BadPosition("unknown_line", (TURN, "deck 7 8"), 3),
    BadPosition("number_expected", ("turn 2 take",), 2),
    BadPosition("number_expected", ("turn x take",), 2),
    BadPosition("number_expected", (TURN, "scores 10 many"), 3),
    BadPosition("number_expected", (TURN, "scores 10 --5"), 3),
    BadPosition("number_expected", (TURN, "hand 5: 4"), 3),
    BadPosition("number_expected", (TURN, "hand"), 3),
    BadPosition("number_expected", ("turn 0 play drew lays=-1",), 2),
    BadPosition("number_expected", ("turn 0 play drew owed=0",), 2),
    BadPosition("scores_expected", (TURN, "scores 10"), 3),
    BadPosition("deal_line_form", (TURN, "deal 1"), 3),
    BadPosition("line_twice", (TURN, "hand 0: 4", "hand 0: 5"), 4),
    BadPosition("line_twice", (TURN, "turn 1 take"), 3),
    BadPosition("line_twice", (TURN, "scores 0 0", "scores 5 5"), 4),
    BadPosition("no_card", (TURN, "hand 0: 4 X"), 3),
    BadPosition("no_card", (TURN, "melds 0: 77Y"), 3),
    BadPosition("no_card", ("turn 0 play drew begun=Y", DOWN), 2),
    BadPosition("not_a_red_three", (TURN, "red 0: 3h 4h"), 3),
    BadPosition("not_a_red_three", (TURN, "red 0: 3c"), 3),
    BadPosition("red_three_in_hand", (TURN, "hand 0: 4 3d"), 3),
    BadPosition("too_many_of_card", (TURN, "hand 0: 7h 7h 7h"), 3),
    BadPosition("too_many_of_card", (TURN, "hand 0: 7 7 7 7 7", "pile 7 7 7 7"), 4),
    BadPosition("too_many_of_card", (TURN, "hand 0: Jk Jk Jk Jk Jk"), 3),
    BadPosition("no_meld", (TURN, "melds 0: 77"), 3),
    BadPosition("no_meld", (TURN, "melds 0: 778"), 3),
    BadPosition("no_meld", (TURN, "melds 0: 722"), 3),
    BadPosition("no_meld", (TURN, "melds 0: 222"), 3),
    BadPosition("no_meld", (TURN, "melds 0: 3h3h3d"), 3),
    BadPosition("meld_too_wild", (TURN, "melds 0: 77222"), 3),
    BadPosition("meld_too_wild", (TURN, "melds 0: 777722Jk"), 3, "wild_ratio=min2_max2"),
    BadPosition("meld_too_wild", ("turn 0 play drew must_out", "melds 0: 3332"), 3),
    BadPosition("meld_twice", (TURN, "melds 0: 777 7777"), 3),
    BadPosition("rest_twice", (TURN, "hand 0: 4 ...", "hand 1: 5 ..."), 4),
    BadPosition("cards_left_over", (TURN, "stock 4", "hand 0: 5", "hand 1: 6"), 3),
    BadPosition("rest_not_here", (TURN, "red 0: 3 ..."), 3),
    BadPosition("phase_expected", ("turn 0 think",), 2),
    BadPosition("turn_word", ("turn 0 play drew quickly",), 2),
    BadPosition("turn_word", ("turn 0 take lays=1",), 2),
    BadPosition("nobody_can_answer", ("turn 0 answer", DOWN), 2),
    BadPosition("nobody_can_answer", ("turn 0 play drew answer=yes", DOWN), 2, "players=4"),
    BadPosition("begun_no_meld", ("turn 0 play drew begun=Q", DOWN), 2),
    BadPosition("known_not_held", (TURN, "hand 0: 4c 5", "known 0: 4c 4c"), 4),
    BadPosition("empty_hand", (TURN, "hand 0: -"), 2),
    BadPosition("black_threes_without_out", (TURN, "melds 0: 333", "hand 0: 4"), 2),
    BadPosition("pile_waits_without_take", ("turn 0 play drew pile_waits", "pile 4"), 2),
    BadPosition("meld_too_large", (TURN, "melds 0: KKKKKKKK"), 3, "canasta_cap=7"),
    BadPosition("meld_too_large", (TURN, "melds 0: KKKKKKK2"), 3, "canasta_cap=7"),
    BadPosition("under_cards", (TURN, "pile 9", "under 4 5"), 4, "surprise_cards=3"),
    BadPosition("under_cards", (TURN, "pile 9", "under 4 5 6"), 4),
    BadPosition("under_cards", (TURN, "under 4 5 6"), 3, "surprise_cards=3"),
    BadPosition("line_twice", (TURN, "pile 9", "under 4 5 6", "under 7 8 9"), 5, "surprise_cards=3"),
    BadPosition("not_concealed", ("turn 2 double unopened", *OUT, "hand 0: -", "hand 2: K"), 2, DOUBLE),
    BadPosition(
        "lays_after_no",
        ("turn 0 play drew lays=1 answer=no", DOWN, "hand 0: 4 5"),
        2,
        options="players=4 ask_partner=lay_out",
    ),
    BadPosition(
        "could_not_ask",
        ("turn 0 play took pile_waits answer=yes owed=20 begun=K", DOWN, "pile 4", "hand 0: A A 4 5"),
        2,
        options="players=4 ask_partner=go_out",
    ),
    BadPosition("no_double_out", ("turn 2 double", *OUT, "hand 0: -", "hand 2: K"), 2, "players=4"),
    BadPosition("phase_expected", ("turn 2 doubled", *OUT, "hand 0: -", "hand 2: K"), 2, DOUBLE),
    BadPosition("turn_word", ("turn 2 double hidden", *OUT, "hand 0: -", "hand 2: K"), 2, DOUBLE),
    BadPosition("partner_not_out", ("turn 2 double", *OUT, "hand 0: 4", "hand 2: K"), 2, DOUBLE),
    BadPosition("partner_not_out", ("turn 2 double", DOWN, "hand 0: -", "hand 2: K"), 2, DOUBLE),
    BadPosition("no_step_possible", ("turn 2 double", *OUT, "hand 0: -", "hand 2: K 5"), 2, DOUBLE),
    BadPosition("no_step_possible", ("turn 0 take", *ENDED, "hand 1: ..."), 2),
    BadPosition("no_step_possible", ("turn 0 play drew", DOWN, "hand 0: 4"), 2, "illegal_out=forbid"),
    *(
        BadPosition(code, lines, line, preset=preset)
        for code, preset, line, lines in (
            ("third_meld", "samba", 3, (TURN, "melds 0: 777 777 777")),
            ("meld_twice", "samba", 3, ("turn 0 play drew must_out", "melds 0: 333 333")),
            ("meld_too_large", "combo", 3, (TURN, "melds 0: 33333")),
            ("third_meld", "combo", 3, (TURN, "melds 0: 333 333 777 777 777")),
            ("no_run", "samba", 3, (TURN, "melds 0: 5h6h8h")),
            ("meld_too_large", "samba", 3, (TURN, "melds 0: 5h6h7h8h9h10hJhQh")),
            ("no_meld", "combo-basic", 3, (TURN, "melds 0: 5h6h7h")),
            ("open_wild_sets", "combo", 3, (TURN, "melds 0: 222 JkJkJk")),
            ("no_meld", "samba", 3, (TURN, "melds 0: 222")),
            ("no_bonus_cards", "samba", 3, (TURN, "bonus 0 1")),
            ("number_expected", "combo", 3, (TURN, "bonus 2")),
            ("bonus_canastas", "combo", 3, (TURN, "bonus -")),
            ("bonus_canastas", "combo", 3, (TURN, "bonus 0 1", "melds 0: KKKKKKK")),
            ("bonus_both", "combo", 3, (TURN, "bonus 0", "melds 1: KKKKKKK")),
            ("bonus_both", "combo", 3, (TURN, "bonus 0")),
            ("bonus_line_form", "combo", 3, (TURN, "bonus")),
            ("bonus_line_form", "combo", 3, (TURN, "bonus 0 0")),
            ("bonus_line_form", "combo", 3, (TURN, "bonus - 0")),
            ("no_bonus_drawn", "combo", 2, ("turn 0 play took bonus", "melds 0: KKKKKKK")),
            ("begun_no_meld", "combo", 2, ("turn 0 play took begun=7/2", "melds 0: 777")),
            ("begun_no_meld", "combo", 2, ("turn 0 play took begun=5h-7h,5h-7h", "melds 0: 5h6h7h")),
            ("begun_no_meld", "combo", 2, ("turn 0 play took own_bolivia", "melds 0: 222")),
            ("turn_word", "samba", 2, ("turn 2 answer answer=yes", *OUT)),
            *(
                ("not_bound_to_go_out", preset, 2, (f"turn 0 play {word} must_out", *OUT, "hand 0: 5 6 K"))
                for preset in ("kurnik", "classic", "book", "samba", "combo", "combo-basic")
                for word in ("drew", "took")
            ),
            ("not_bound_to_go_out", "combo", 2, ("turn 0 play drew must_out", "melds 0: 333 KKKKKKK", "hand 0: 5 6")),
            ("not_bound_to_go_out", "combo", 2, ("turn 0 play drew must_out", "red 0: 3h", *OUT, "hand 0: K")),
            *(
                ("discard_is_due", preset, 2, ("turn 0 play drew no_discard", *OUT, "red 0: 3h", *stock, "hand 0: 5 6"))
                for preset, stock in (
                    ("kurnik", ()),
                    ("kurnik", ("stock -", "hand 1: ...")),
                    ("classic", ()),
                    ("classic", ("stock 4", "hand 1: ...")),
                    ("book", ()),
                    ("samba", ("stock -", "hand 1: ...")),
                    ("combo", ()),
                )
            ),
            ("discard_is_due", "classic", 2, ("turn 0 play drew no_discard", *OUT, "stock -", "hand 1: ...")),
            *(
                ("not_concealed", preset, 2, ("turn 0 play drew unopened", "melds 0: KKK QQQ", "hand 0: 5 6 8"))
                for preset in ("kurnik", "classic", "book", "samba", "combo", "combo-basic")
            ),
            (
                "not_concealed",
                "book",
                2,
                ("turn 0 play drew lays=1 begun=K must_out unopened", "melds 0: KKK QQQ", "hand 0: 5 6 8", "laid 0"),
            ),
            ("pile_was_taken", "kurnik", 2, ("turn 0 play took", DOWN, "pile 4 5", "hand 0: 4 5")),
            ("onto_nothing", "kurnik", 2, ("turn 0 play drew onto_partner", "hand 0: 4 5")),
            ("onto_nothing", "kurnik", 2, ("turn 0 play drew lays=2 begun=K onto_partner", DOWN, "hand 0: 4 5")),
            ("begun_by_no_lay", "kurnik", 2, ("turn 0 play drew begun=K", DOWN, "hand 0: 4 5")),
            ("begun_by_no_lay", "samba", 2, ("turn 0 play drew begun=5h-7h", "melds 0: 5h6h7h", "hand 0: 4 5")),
            ("begun_by_no_lay", "combo", 2, ("turn 0 play drew own_bolivia", "melds 0: 2222222", "hand 0: 4 5")),
            ("lays_too_many", "kurnik", 2, ("turn 0 play drew lays=4", DOWN, "hand 0: 4 5")),
            ("lays_too_many", "combo", 2, ("turn 0 play drew lays=1", "hand 0: A A A 4 5")),
        )
    ),
]
