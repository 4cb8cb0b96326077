"""One case or more for every code that the rules refuse with: the position, the step, its rule and its parameters."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from stolik.games.canasta.faults import Fault
from stolik.games.option import Value
from stolik.games.violation import Param

PLAYING = "turn 0 play drew"
TWO_CANASTAS = "melds 0: KKKKKKK QQQQQQQ"
DOWN = "melds 0: KKKKKKK 777 QQQ"
FOUR: dict[str, Value] = {"players": 4}
FORBID: dict[str, Value] = {"illegal_out": "forbid"}


def asking(kind: str) -> dict[str, Value]:
    return {"players": 4, "ask_partner": kind}


@dataclass(frozen=True)
class Refusal:
    """A step that is refused; `before` is done first. `#` names a step of the family's list that no text means here."""

    fault: Fault
    rule: str
    lines: tuple[str, ...]
    step: str
    params: dict[str, Param] = field(default_factory=dict)
    options: dict[str, Value] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    preset: str = "kurnik"


ABLE = (PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 7 4", "hand 2: 9 10")

TIMES = [
    Refusal(Fault.MATCH_OVER, "A68", ("turn over 0", "scores 5000 0", "hand 0: 4", "hand 1: 5"), "draw"),
    Refusal(Fault.DECK_NEEDED, "A82", ("turn deck", "hand 0: 4", "hand 1: 5"), "draw"),
    Refusal(Fault.TAKE_FIRST, "A22", ("melds 0: KKK", "hand 0: K 4"), "add K"),
    Refusal(Fault.ALREADY_TAKEN, "A23", (PLAYING, "hand 0: K 4"), "draw"),
    Refusal(Fault.ANSWER_FIRST, "A71", ABLE, "discard 9", options=asking("go_out"), before=("ask",)),
    Refusal(Fault.NOBODY_ASKED, "A71", ABLE, "yes", options=asking("go_out")),
    Refusal(Fault.NOT_IN_HAND, "A22", (PLAYING, "hand 0: K 4"), "discard 9", {"card": "9", "count": 1}),
    Refusal(
        Fault.NOT_IN_HAND, "A22", (PLAYING, "melds 0: KKK", "hand 0: 9 9 4"), "lay 999", {"card": "9", "count": 3}
    ),
    Refusal(
        Fault.NOT_IN_HAND, "A22", (PLAYING, "hand 0: 9c 4c"), "discard 9h", {"card": "9", "count": 1}
    ),  # named by its suit, and another nine is held
    Refusal(Fault.PLAY_REVEALS, "A22", ("melds 0: KKK", "hand 0: K 4"), "draw; add K"),
    Refusal(Fault.PLAY_REVEALS, "A22", ABLE, "ask; add 7", options=asking("go_out")),
    Refusal(Fault.PLAY_REVEALS, "A22", (PLAYING, "hand 0: K 4 5"), "discard 4; discard 5"),
]  # fmt: skip

NO_STOCK = ("stock -", "pile 4 9", "hand 0: 9 9 5", "melds 0: 999", "hand 1: ...")
TAKES = [
    Refusal(Fault.STOCK_EMPTY, "A83", NO_STOCK, "draw"),
    Refusal(Fault.STOCK_NOT_EMPTY, "A23", ("pile 4 9", "hand 0: 9 9 5"), "pass"),
    Refusal(Fault.MUST_TAKE, "A83", NO_STOCK, "pass", options={"end_of_stock": "continue_forced"}),
    Refusal(Fault.PILE_EMPTY, "A27", ("hand 0: 9 9 5",), "take 9 9"),
    Refusal(
        Fault.ONE_CARD_TAKE, "A27", ("pile 9", "melds 0: 999", "hand 0: 9"), "take onto 9",
        options={"one_card_take": "forbidden"},
    ),
    Refusal(Fault.PILE_TOP_WILD, "A30", ("pile 9 2", "hand 0: 9 9 5"), "take 9 9"),
    Refusal(Fault.PILE_TOP_RED_THREE, "A32", ("pile 9 3h", "hand 0: 9 9 5"), "take 9 9"),
    Refusal(
        Fault.PILE_TOP_BLACK_THREE, "A31", ("pile 9 3", TWO_CANASTAS, "hand 0: 3 3"), "take 3 3",
        options={"black3_take_for_last_meld": False},
    ),
    Refusal(Fault.NOT_TOP_CARD, "A27", ("pile 4 9", "hand 0: 8 8 9 9"), "take 8 8", {"card": "9"}),
    Refusal(
        Fault.PILE_CLOSED, "A34", ("pile 4 9", "hand 0: 9 2 A A A"), "take 9 2", {"card": "9", "reason": 1}
    ),
    Refusal(
        Fault.PILE_CLOSED, "A34", ("pile 2 9", "melds 0: 999", "hand 0: 9 2"), "take onto 9",
        {"card": "9", "reason": 2},
    ),
    Refusal(
        Fault.PILE_CLOSED, "A34", ("pile 3h 9", "melds 0: 999", "hand 0: 9 2"), "take 9 2", {"card": "9", "reason": 3}
    ),
    Refusal(
        Fault.PILE_CLOSED, "A34", ("pile 4 9", "melds 0: 999", "hand 0: 9 2"), "take 9 2", {"card": "9", "reason": 4},
        {"pile_always_frozen": True},
    ),
    Refusal(
        Fault.PAIR_MUST_BE_LAID, "A74", ("pile 2 9", "melds 0: 999", "hand 0: 9 9 4"), "take onto 9",
        {"card": "9", "reason": 2},
    ),
    Refusal(Fault.WHOLE_PILE_ONLY, "A27", ("pile 4 9", "melds 0: KKK", "hand 0: 9 9 5"), "take top 9 9"),
    Refusal(Fault.NO_SUCH_MELD, "A28", ("pile 4 9", "melds 0: KKK", "hand 0: 9 9 5"), "take onto 9", {"card": "9"}),
    Refusal(Fault.TOO_MANY_WILD, "A38", ("pile 4 9", "melds 0: 999222", "hand 0: 9 2 5"), "take 9 2", {"most": 3}),
    Refusal(Fault.BLACK_THREE_TAKE_NOT_LAST, "A45", ("pile 9 3", TWO_CANASTAS, "hand 0: 3 3 5"), "take 3 3"),
    Refusal(
        Fault.OPENING_SHORT, "A47", ("pile 4 9", "hand 0: 9 9 5"), "take 9 9", {"needs": 50, "reachable": 30}
    ),
]  # fmt: skip

OPEN = (PLAYING, "melds 0: KKK")
LAYS = [
    Refusal(Fault.NO_SUCH_MELD, "A41", (*OPEN, "melds 1: 999", "hand 0: 9 5"), "add 9", {"card": "9"}),
    Refusal(Fault.ONE_MELD_PER_RANK, "A40", (*OPEN, "hand 0: K K K 5"), "#lay KKK", {"card": "K"}),
    Refusal(Fault.ONE_MELD_PER_RANK, "A40", (*OPEN, "hand 0: K K K 5"), "#join K", {"card": "K"}),
    Refusal(Fault.NO_WILD_MELDS, "A39", (*OPEN, "hand 0: 2 2 2 5"), "lay 222"),
    Refusal(Fault.NO_SEQUENCES, "A38", (*OPEN, "hand 0: 4c 5c 6c 9"), "#run 4c5c6c"),
    Refusal(Fault.ONE_RANK, "A38", (*OPEN, "hand 0: 4 4 5 9"), "lay 445"),
    Refusal(Fault.MELD_TOO_SMALL, "A38", (*OPEN, "hand 0: 4 4 5 9"), "lay 44"),
    Refusal(Fault.MELD_NEEDS_NATURALS, "A38", (*OPEN, "hand 0: 4 2 2 9"), "lay 422"),
    Refusal(Fault.TOO_MANY_WILD, "A38", (*OPEN, "melds 0: 442Jk", "hand 0: 2 9 9"), "add 2 to 4", {"most": 2}),
    Refusal(Fault.NO_WILD_WITH_THREES, "A44", (PLAYING, TWO_CANASTAS, "hand 0: 3 3 2 9"), "lay 332"),
    Refusal(Fault.RED_THREE_NEVER, "A19", (PLAYING, "hand 0: 4 5"), "discard 3h"),
    Refusal(Fault.BLACK_THREE_NOT_LAST, "A44", (PLAYING, TWO_CANASTAS, "hand 0: 3 3 3 9 10"), "lay 333"),
    Refusal(
        Fault.OPENING_SHORT, "A47", (PLAYING, "scores 1600 0", "hand 0: A A A 4 5"), "lay AAA",
        {"needs": 90, "reachable": 60},
    ),
    Refusal(
        Fault.OPENING_PLAY_SHORT, "A47", (PLAYING, "hand 0: 5 5 5 J J J 4"), "open 555 JJJ", {"needs": 50, "made": 45}
    ),
    Refusal(
        Fault.OPENING_UNFINISHED, "A47", (PLAYING, "hand 0: 9 9 9 J J J 4"), "discard 4", {"needs": 20},
        before=("lay 999",),
    ),
    Refusal(
        Fault.OPENING_KEEPS_NOTHING, "A54", (PLAYING, "scores 1500 0", "hand 0: K K K A A 2"), "lay KKK",
        {"needs": 90}, FORBID,
    ),
]  # fmt: skip

ENDS = [
    Refusal(
        Fault.MUST_KEEP_CARD, "A56", (PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 9"), "add 7", {"needs": 2, "has": 1},
        FORBID,
    ),
    Refusal(
        Fault.MUST_KEEP_CARD, "A56", (PLAYING, "melds 0: KKK", "hand 0: K K", ), "add K", {"needs": 2, "has": 0},
        FORBID,
    ),
    Refusal(Fault.MUST_GO_OUT, "A72", ABLE, "discard 4", {"reason": 1}, asking("go_out"), ("ask", "yes")),
    Refusal(
        Fault.MUST_GO_OUT, "A44", (PLAYING, TWO_CANASTAS, "hand 0: 3 3 3 3 9"), "discard 9", {"reason": 2},
        before=("lay 333",),
    ),
    Refusal(
        Fault.MUST_GO_OUT, "A77", ("pile 9 4", "hand 0: 4 4 4 4 4 4"), "discard 9", {"reason": 3},
        {"players": 4, "concealed_minimum": "waived"}, ("take 4 4",),
    ),
    Refusal(  # a single card after a draw of red threes only: the king completes the second canasta
        Fault.MUST_GO_OUT, "A21", ("melds 0: KKKKKK QQQQQQQ", "hand 0: K", "stock 3h", "hand 1: ..."), "discard K",
        {"reason": 3}, {"last_red3": "turn_continues"}, ("draw",),
    ),
    Refusal(
        Fault.MUST_NOT_GO_OUT, "A72", ABLE, "add 7", {"reason": 2}, asking("go_out"), ("ask", "no", "add 7")
    ),
    Refusal(Fault.MUST_NOT_GO_OUT, "A72", ABLE, "add 7", {"reason": 1}, asking("go_out_mandatory"), ("add 7",)),
    Refusal(Fault.MUST_LAY, "A73", ABLE, "discard 4", options=asking("lay_out"), before=("ask", "yes")),
    Refusal(Fault.MUST_NOT_LAY, "A73", ABLE, "add 7", options=asking("lay_out"), before=("ask", "no")),
    Refusal(
        Fault.NO_DISCARD_DUE, "A20", ("melds 0: KKK", "hand 0: K 5", "stock 3h", "hand 1: ..."), "discard 5",
        {"reason": 1}, {"last_red3": "meld_no_discard"}, ("draw",),
    ),
    Refusal(Fault.DISCARD_DUE, "A26", (PLAYING, "hand 0: K 5"), "stop"),
    Refusal(Fault.NO_ASKING, "A58", ABLE, "ask", options=FOUR),
    Refusal(Fault.ASKED_ALREADY, "A71", ABLE, "ask", options=asking("go_out"), before=("ask", "no")),
    Refusal(Fault.ASK_BEFORE_LAYING, "A71", ABLE, "ask", options=asking("go_out"), before=("add 7",)),
    Refusal(
        Fault.ASK_NOT_NOW, "A71", ("pile 4 Q", "hand 0: Q Q A A A 9"), "ask", options=asking("lay_out"),
        before=("take Q Q",),
    ),
    Refusal(Fault.ASK_CANNOT_GO_OUT, "A72", (PLAYING, "melds 0: KKK", "hand 0: K 4"), "ask", options=asking("go_out")),
    Refusal(Fault.ASK_CANNOT_LAY, "A73", (PLAYING, "melds 0: KKK", "hand 0: 9 4"), "ask", options=asking("lay_out")),
]  # fmt: skip

BOOK_TAKES = [
    Refusal(
        Fault.PILE_NOT_FOR_OPENING, "A37", ("pile 4 9", "hand 0: 9 9 A A A 5"), "take 9 9",
        options={"pile_for_opening": "not_allowed"},
    ),
    Refusal(
        Fault.PILE_CLOSED, "A34", ("pile 3c 9", "melds 0: 999", "hand 0: 9 2"), "take 9 2",
        {"card": "9", "reason": 5}, {"black3_freezes": True},
    ),
    Refusal(Fault.FINISHED_CANASTA, "P8", ("pile 4 9", "melds 0: 9999922", "hand 0: 9 9 5"), "take 9 9", {"card": "9"}),
    Refusal(
        Fault.NO_TAKE_WITH_WILD, "A29", ("pile 4 9", "melds 0: KKK", "hand 0: 9 2 5"), "take 9 2",
        options={"take_with_wild": False},
    ),
    Refusal(
        Fault.MELD_FULL, "D17", ("pile 4 K", "melds 0: KKKKK", "hand 0: K K 5"), "take K K", {"card": "K", "most": 7},
        {"canasta_cap": 7},
    ),
    Refusal(
        Fault.WILD_ONTO_FINISHED, "C20", ("pile 4 9", "melds 0: 9999922", "hand 0: 9 2 5"), "take 9 2", {"card": "9"},
        {"wild_onto_finished_canasta": False, "take_onto_finished_canasta": True},
    ),
    Refusal(Fault.TOP_ALONE_NOT_OUT, "P9", ("pile 4 7", DOWN, "hand 0: Q 4"), "take top onto 7"),
    Refusal(Fault.TOP_ALONE_ONE_CARD, "P9", ("pile 7", DOWN, "hand 0: Q Q"), "take top onto 7"),
]  # fmt: skip

BOOK_LAYS = [
    Refusal(
        Fault.MELD_FULL, "D17", (PLAYING, "melds 0: KKKKKKK", "hand 0: K 4 5"), "add K", {"card": "K", "most": 7},
        {"canasta_cap": 7},
    ),
    Refusal(
        Fault.WILD_ONTO_FINISHED, "C20", (PLAYING, "melds 0: KKKKKKK", "hand 0: 2 4 5"), "add 2 to K", {"card": "K"},
        {"wild_onto_finished_canasta": False},
    ),
    Refusal(
        Fault.NO_BLACK_THREE_MELDS, "E14", (PLAYING, DOWN, "hand 0: 3 3 3"), "lay 333",
        options={"black3_melds": "off"},
    ),
    Refusal(
        Fault.BLACK_THREES_CLOSED, "D20", (PLAYING, "melds 0: 333 KKK", "hand 0: 3 4 5"), "add 3",
        options={"black3_melds": "anytime"},
    ),
    Refusal(
        Fault.OPENING_NEEDS_CANASTA, "P3", (PLAYING, "scores 5000 0", "hand 0: A A A A K K K K 4 5"), "lay AAA",
        {"needs": 120}, {"opening_canasta_from": 5000},
    ),
]  # fmt: skip

GOES_OUT = (PLAYING, "melds 0: 9999999 KKKK", "hand 0: 4", "hand 1: J", "hand 2: 6 6 2 K", "hand 3: J")
BOOK_ENDS = [
    Refusal(
        Fault.NO_GOING_OUT, "D29", (PLAYING, DOWN, "hand 0: Q 4"), "add Q",
        options={"going_out": False, "black3_melds": "off"},
    ),
    Refusal(
        Fault.NO_DISCARD_DUE, "P10", (PLAYING, DOWN, "hand 0: 3 3 3 Q"), "discard Q", {"reason": 2}, before=("lay 333",)
    ),
    Refusal(
        Fault.NO_DISCARD_DUE, "P9", ("pile 4 7", DOWN, "hand 0: Q Q"), "discard Q", {"reason": 3},
        before=("take top onto 7",),
    ),
    Refusal(Fault.DOUBLE_OUT_NOT_ALL, "P11", GOES_OUT, "add 2 to K", before=("discard 4",)),
    Refusal(Fault.DOUBLE_OUT_NOT_ALL, "P11", GOES_OUT, "pass", before=("discard 4", "lay 662")),
    Refusal(Fault.DOUBLE_OUT_ONLY, "P11", GOES_OUT, "discard 6", before=("discard 4",)),
    Refusal(Fault.DOUBLE_OUT_ONLY, "P11", GOES_OUT, "draw", before=("discard 4",)),
]  # fmt: skip

BOOK = [replace(case, preset="book") for case in (*BOOK_TAKES, *BOOK_LAYS, *BOOK_ENDS)]

SAMBA_TAKES = [
    Refusal(
        Fault.NO_TAKE_ONTO_RUN, "C8", ("pile 4 8h", "melds 0: 5h6h7h", "hand 0: J Q"), "take onto 5h-7h high",
        options={"take_onto_sequence": False},
    ),
    Refusal(Fault.NO_SUCH_RUN, "C17", ("pile 4 8h", "melds 0: KKK", "hand 0: J Q"), "take onto 5h-7h high"),
    Refusal(Fault.RUN_FULL, "C18", ("pile 4 Jh", DOWN, "hand 0: J Q"), "take onto 4h-10h high"),
    Refusal(
        Fault.NOT_TOP_CARD, "A27", ("pile 4 8d", "melds 0: 5h6h7h", "hand 0: J Q"), "take onto 5h-7h high",
        {"card": "8"},
    ),
    Refusal(
        Fault.PILE_CLOSED, "A34", ("pile 2 8h", "melds 0: 5h6h7h", "hand 0: J Q"), "take onto 5h-7h high",
        {"card": "8", "reason": 2},
    ),
    Refusal(
        Fault.PAIR_MUST_BE_LAID, "A74", ("pile 2 8h", "melds 0: 5h6h7h", "hand 0: 8 8 Q"), "take onto 5h-7h high",
        {"card": "8", "reason": 2},
    ),
    Refusal(
        Fault.FINISHED_CANASTA, "P8", ("pile 4 K", "melds 0: KKKKKKK", "hand 0: K J 5"), "take onto K", {"card": "K"}
    ),
    *(
        Refusal(Fault.SECOND_TAKES, "D60", ("pile 4 8h", melds, "hand 0: 8c 8d J Q"), text, {
            "card": "8", "reason": reason, "most": 7,
        }, {"canasta_cap": cap, "take_with_wild": True})
        for text, melds, reason, cap in (
            ("take 8 8", "melds 0: 8888888", 1, "none"),
            ("take 8 8", "melds 0: 888888", 2, 7),
            ("take 8 8", "melds 0: 888888 888", 2, 7),
            ("take onto 8", "melds 0: 88888Jk2 888", 1, "none"),
        )
    ),
    Refusal(
        Fault.SECOND_TAKES, "D60", ("pile 4 8h", "melds 0: 88822 888", "hand 0: 8c 2 Q"), "take 8c 2",
        {"card": "8", "reason": 3, "most": 7}, {"take_with_wild": True},
    ),
    *(
        Refusal(Fault.NO_RUN_FROM_PILE, "C8", ("pile 4 6s", "melds 0: KKK", "hand 0: 5s 7s 5h 9 9"), text)
        for text in ("take 5s 7s", "take 5 7", "take 5h 9")
    ),
    Refusal(Fault.ONE_RANK, "A38", ("pile 4 6s", "melds 0: KKK", "hand 0: 5s 7h 9 9"), "take 5s 7h"),
    Refusal(
        Fault.NO_SUCH_MELD, "A28", ("pile 4 8h", "melds 0: KKK", "hand 0: 8c 8d 5"), "take 8c 8d to 8/2", {"card": "8"}
    ),
    Refusal(Fault.NO_SUCH_MELD, "A28", ("pile 4 8h", "melds 0: KKK", "hand 0: J Q"), "take onto 8/2", {"card": "8"}),
    Refusal(Fault.NO_SECOND_MELD, "C14", ("pile 4 8h", "melds 0: 888", "hand 0: J Q"), "take onto 8/2", {"card": "8"}),
    Refusal(
        Fault.TOO_MANY_WILD, "A38", ("pile 4 8h", "melds 0: 888 88822", "hand 0: 8c 2 Q"), "take 8c 2 to 8/2",
        {"most": 2}, {"take_with_wild": True},
    ),
    Refusal(
        Fault.ONE_CARD_TAKE, "A27", ("pile 8h", "melds 0: 5h6h7h", "hand 0: J"), "take onto 5h-7h high",
    ),
    Refusal(
        Fault.TOP_ALONE_NOT_OUT, "P9", ("pile 4 8h", "melds 0: KKKKKKK QQQQQQQ 5h6h7h", "hand 0: J 9"),
        "take top onto 5h-7h high", options={"take_top_only_to_go_out": True},
    ),
]  # fmt: skip

RUN = (PLAYING, "melds 0: 5h6h7h KKK")
SAMBA_LAYS = [
    Refusal(Fault.SUITS_NEEDED, "C15", (*OPEN, "hand 0: 8 8 8 J 4"), "#lay 888", {"card": "8"}),
    Refusal(Fault.SUITS_NEEDED, "C15", (*OPEN, "hand 0: 8 8 8 J 4"), "#discard 8", {"card": "8"}),
    Refusal(Fault.RUN_GAP, "C15", (*OPEN, "hand 0: 4c 5c 7c J 9"), "run 4c5c7c"),
    Refusal(Fault.RUN_ONE_SUIT, "C15", (*OPEN, "hand 0: 4c 5c 6d J 9"), "run 4c5c6d"),
    Refusal(Fault.RUN_TOO_SHORT, "C15", (*OPEN, "hand 0: 4c 5c J 9"), "run 4c5c"),
    Refusal(Fault.RUN_NO_WILD, "C16", (*OPEN, "hand 0: 4c 5c 2 J 9"), "run 4c5c2"),
    Refusal(Fault.RUN_NO_THREES, "C16", (*OPEN, "hand 0: 3c 4c 5c J 9"), "run 3c4c5c"),
    Refusal(Fault.RUN_ENDS, "C15", (*OPEN, "hand 0: Kc Ac 4c J 9"), "run KcAc4c"),
    Refusal(Fault.RUN_ENDS, "C15", (PLAYING, "melds 0: QcKcAc", "hand 0: 4c J 9"), "extend Qc-Ac high"),
    Refusal(Fault.RUN_ENDS, "C15", (PLAYING, "melds 0: 4c5c6c", "hand 0: 3c J 9"), "extend 4c-6c low"),
    Refusal(Fault.RUN_FULL, "C18", (PLAYING, "melds 0: 4h5h6h7h8h9h10h", "hand 0: Jh J 9"), "extend 4h-10h high"),
    Refusal(Fault.NO_SUCH_RUN, "C17", (*RUN, "melds 1: 9d10dJd", "hand 0: Qd J 9"), "extend 9d-Jd high"),
    Refusal(Fault.NOT_IN_HAND, "A22", (*RUN, "hand 0: 8c J 9"), "extend 5h-7h high", {"card": "8h", "count": 1}),
    Refusal(Fault.NOT_IN_HAND, "A22", (*RUN, "hand 0: 8h 9h J 5"), "run 8h9h10h", {"card": "10", "count": 1}),
    Refusal(
        Fault.TWO_MELDS_PER_RANK, "C14", (PLAYING, "melds 0: 888 888", "hand 0: 8s 8s 8s J 9"), "lay 888", {"card": "8"}
    ),
    Refusal(
        Fault.NO_JOIN, "C14", (PLAYING, "melds 0: 888 888", "hand 0: J 9"), "join 8", options={"merge_same_rank": False}
    ),
    Refusal(Fault.NOTHING_TO_JOIN, "C14", (PLAYING, "melds 0: 888", "hand 0: J 9"), "join 8", {"card": "8"}),
    Refusal(
        Fault.JOIN_FINISHED, "C14", (PLAYING, "melds 0: KKKKK22 KKKKK22", "hand 0: J 9"), "join K", {"card": "K"}
    ),
    Refusal(
        Fault.JOIN_TOO_WILD, "C14", (PLAYING, "melds 0: 8822 882", "hand 0: J 9"), "join 8", {"card": "8", "most": 2}
    ),
    Refusal(
        Fault.WILD_ONTO_FINISHED, "C20", (PLAYING, "melds 0: KKKKKKK KK2", "hand 0: J 9"), "join K", {"card": "K"}
    ),
    Refusal(
        Fault.MELD_FULL, "D17", (PLAYING, "melds 0: 8888 8888", "hand 0: J 9"), "join 8", {"card": "8", "most": 7},
        {"canasta_cap": 7},
    ),
    Refusal(
        Fault.MUST_NOT_LAY, "A73", (PLAYING, "melds 0: 888 888", "hand 0: 8s J 9"), "join 8",
        options={"ask_partner": "lay_out"}, before=("ask", "no"),
    ),
    Refusal(Fault.NO_SECOND_MELD, "C14", (PLAYING, "melds 0: 888", "hand 0: 8s J 9"), "add 8s to 8/2", {"card": "8"}),
    Refusal(Fault.NO_SUCH_MELD, "A41", (*OPEN, "hand 0: 8s J 9"), "add 8s to 8/2", {"card": "8"}),
    Refusal(Fault.NO_SUCH_MELD, "A41", (*OPEN, "hand 0: 8s J 9"), "add 5s", {"card": "5"}),
    Refusal(Fault.NO_SUCH_RUN, "C17", (*RUN, "hand 0: J 9"), "extend 9d-Jd"),
    Refusal(
        Fault.SECOND_TAKES, "D60", (PLAYING, "melds 0: 8888888 888", "hand 0: 8s J 9"), "add 8s",
        {"card": "8", "reason": 2, "most": 7}, {"canasta_cap": 7},
    ),
    Refusal(
        Fault.SECOND_TAKES, "D60", (PLAYING, "melds 0: 88822 888", "hand 0: 2 J 9"), "add 2 to 8",
        {"card": "8", "reason": 3, "most": 7},
    ),
    Refusal(Fault.NEITHER_MELD, "C15", (*OPEN, "hand 0: 5c 5h 6h J 9"), "lay 5h5c6h"),
    Refusal(Fault.RUN_ONE_SUIT, "C15", (*OPEN, "hand 0: 5c 5h 6h J 9"), "run 5h5c6h"),
    Refusal(Fault.RUN_RANK_TWICE, "C15", (*OPEN, "hand 0: 5h 5h 6h J 9"), "run 5h5h6h"),
    *(
        Refusal(fault, rule, (*RUN, "hand 0: 8h J 9"), text)
        for text, fault, rule in (
            ("extend 5h-7s", Fault.RUN_ONE_SUIT, "C15"),
            ("extend 6h-7h high", Fault.RUN_TOO_SHORT, "C15"),
            ("extend 4h-Jh low", Fault.RUN_FULL, "C18"),
            ("add 8h to 3h-5h", Fault.RUN_NO_THREES, "C16"),
            ("add 8h to 2h-5h", Fault.RUN_NO_WILD, "C16"),
            ("extend Jkr-7h", Fault.RUN_NO_WILD, "C16"),
        )
    ),
    Refusal(Fault.NO_WILD_MELDS, "A39", (*OPEN, "hand 0: 2 2 2 J 9"), "lay 222"),
    Refusal(
        Fault.NEEDS_SAMBA, "C19", (PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: K J"), "add K",
        options={"need_samba_to_go_out": True},
    ),
    Refusal(
        Fault.MUST_KEEP_CARD, "A56", (PLAYING, "melds 0: 4h5h6h7h8h9h10h QQQ", "hand 0: Q J"), "add Q",
        {"needs": 2, "has": 1},
    ),
    Refusal(
        Fault.OPENING_SHORT, "A47", (PLAYING, "hand 0: 4h 5h 6h 7h J 9"), "run 4h5h6h", {"needs": 50, "reachable": 20}
    ),
    Refusal(
        Fault.OPENING_KEEPS_NOTHING, "A54", (PLAYING, "hand 0: 9s 10s Js Qs Ks 4"), "run 9s10sJs", {"needs": 50}
    ),
    Refusal(
        Fault.OPENING_PLAY_SHORT, "A47", (PLAYING, "hand 0: 9s 10s Js Qs Ks 4 5"), "open 9s10sJsQs",
        {"needs": 50, "made": 40},
    ),
]  # fmt: skip

COMBO = [
    Refusal(Fault.WILD_SET_ONLY_WILDS, "D12", (PLAYING, "melds 0: 222", "hand 0: K J 9"), "add K to 2"),
    Refusal(Fault.ONE_WILD_SET, "D12", (PLAYING, "melds 0: 222", "hand 0: 2 2 2 J 9"), "lay 222"),
    Refusal(Fault.NO_SUCH_MELD, "A41", (*OPEN, "hand 0: 2 2 2 J 9"), "add 2 to 2", {"card": "Jk"}),
    Refusal(Fault.BLACK_THREES_FOUR, "D19", (*OPEN, "hand 0: 3 3 3 3 3 J 9"), "lay 33333"),
    Refusal(Fault.BLACK_THREES_CLOSED, "D20", (PLAYING, "melds 0: 333 KKK", "hand 0: 3 J 9"), "add 3"),
    Refusal(
        Fault.ONE_MELD_PER_RANK, "A40", (PLAYING, "melds 0: 333 KKK", "hand 0: 3 3 3 J 9"), "#lay 333", {"card": "3"},
        {"second_meld_same_rank": False},
    ),
    Refusal(Fault.NO_GOING_OUT, "D29", (*RUN, "hand 0: 8h J"), "extend 5h-7h high"),
    Refusal(Fault.PLAY_BRINGS_BONUS, "D57", (PLAYING, "melds 0: KKKKKK", "hand 0: K J 9"), "add K; discard J"),
    *(
        Refusal(Fault.MELD_FULL, "D17", (PLAYING, melds, "hand 0: 2 2 2 2 2 2 2 Jk J 9 8 8"), text, {
            "card": card, "most": 7,
        })
        for text, melds, card in (
            ("add 222 to 2", "melds 0: 22222", "2"),
            ("add 22Jk to 2", "melds 0: 22222", "2"),
            ("lay 2222222Jk", "melds 0: KKK", "2"),
            ("add 8 8 to 8", "melds 0: 888888", "8"),
        )
    ),
    *(
        Refusal(Fault.PILE_TOP_WILD, "A30", ("pile 5 6 2", "melds 0: KKKK 222", "hand 0: Jk Jk 2 K 5s 7s Q"), text)
        for text in ("take Jk Jk", "take 2 Jk", "take onto 2", "take 5s 7s", "take onto 6h-7h")
    ),
    Refusal(Fault.NO_TAKE_WITH_WILD, "A29", ("pile 5 6", "melds 0: KKKK", "hand 0: Jk Jk 2 K Q"), "take Jk Jk"),
    Refusal(Fault.WILD_SET_ONLY_WILDS, "D12", ("pile 5 6", "melds 0: 222", "hand 0: Jk Jk 2 K Q"), "take onto 2"),
    Refusal(
        Fault.OPENING_NEEDS_CANASTA, "P3", (PLAYING, "scores 5000 0", "hand 0: 2 2 2 2 2 2 J 9"), "lay 222",
        {"needs": 100}, {"opening_canasta_from": "5000"},
    ),
]  # fmt: skip

WIDE = [
    *(replace(case, preset="samba") for case in (*SAMBA_TAKES, *SAMBA_LAYS)),
    *(replace(case, preset="combo") for case in COMBO),
]

REFUSALS = [*TIMES, *TAKES, *LAYS, *ENDS, *BOOK, *WIDE]
