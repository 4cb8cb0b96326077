"""Positions of games with sequences, second melds or sets of wild cards, to count the sequences of three steps."""

from __future__ import annotations

WIDE_POSITIONS = {
    "sets and sequences that compete in an opening": """
        samba@1 ask_partner=off
        turn 0 play drew
        pile 4c
        stock 9d 9h ...
        hand 0: Qs Ks As Ac Ad 10s Js 2
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
    """,
    "the pile onto both ends of sequences and onto two melds of a rank": """
        samba@1 ask_partner=off
        turn 0 take
        pile 4c 8h
        stock 9d 9h ...
        hand 0: 8c 8d 9h 4d
        hand 1: 9s 9s 4s
        hand 2: 10d 10s
        hand 3: 7 7
        melds 0: 888 88Jk 5h6h7h 9h10hJh
    """,
    "a closed pile in samba": """
        samba@1 ask_partner=off
        turn 0 take
        pile 2 8h
        stock 9d 3h ...
        hand 0: 8c 8d 8s 9h
        hand 1: 9s 9s 4s
        hand 2: 10d 10s
        hand 3: 7 7
        melds 0: 888 5h6h7h
    """,
    "melds of a rank that may be joined": """
        samba@1
        turn 0 play drew
        pile 4c
        stock 9d 3h ...
        hand 0: 8c 9h 2 Jk
        hand 1: 9s 9s 4s
        hand 2: 10d 10s
        hand 3: 7 7
        melds 0: 88882 888
        melds 1: KKK
    """,
    "going out with a samba": """
        samba@1 need_samba_to_go_out=on
        turn 0 play drew
        pile 4c
        stock 9d 3h ...
        hand 0: 10h 3 3 3 3 Jd
        hand 1: 9s 9s 4s
        hand 2: 10d 10s
        hand 3: 7 7
        melds 0: 8888882 4h5h6h7h8h9h QdKdAd
    """,
    "the last purchase in samba": """
        samba@1
        turn 1 take
        pile 4c 9d
        stock -
        hand 0: 10h ...
        hand 1: 9s 9s 4s 2
        hand 2: 10d 10s
        hand 3: 7 7
        melds 0: 8888882 4h5h6h7h8h9h10h
        melds 1: 999 6d7d8d 10dJdQd
        red 0: 3h
    """,
    "a concealed hand that needs no minimum, with sequences": """
        samba@1 concealed_minimum=waived_if_stock_draw canastas_to_go_out=1 concealed_bonus=200
        scores 3000 0
        turn 0 play drew
        pile 4c
        stock 9d 9h ...
        hand 0: 4s 5s 6s 7s 8s 9s 10s 6h
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
    """,
    "wild cards and black threes in an opening of combo": """
        combo@1
        turn 0 play drew
        pile 4c
        stock 9d 9h ...
        hand 0: 2 2 Jk 3 3 3 3 6s
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
    """,
    "a free set of black threes before the opening": """
        combo@1 black3_before_opening=free
        turn 0 play drew
        pile 4c
        stock 9d 9h ...
        hand 0: 3 3 3 3 3 3 Ac Ad As 6s
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
    """,
    "the first canasta brings the bonus cards": """
        combo@1 bonus_cards=11
        turn 0 play drew
        pile 4c
        stock 9d 3h 9c 10c Jc Qd 2 4d 4d 4d 7s 7s 8h ...
        hand 0: 8c 5s 2
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
        melds 0: 888888 222222
        bonus 0 1
    """,
    "the bonus takes the last cards of the stock": """
        combo@1 bonus_trigger=first_canasta_of_each_side last_red3=meld_no_discard
        turn 0 take
        pile 4c 8d
        stock 9d 2 3h
        hand 0: 8c 8s 5s 6d
        hand 1: 9s 5d ...
        hand 2: 8 8
        hand 3: 7 7
        melds 0: 8888
        melds 1: 555 666
        bonus 0 1
    """,
    "who must go out receives no bonus cards": """
        combo@1 going_out=on black3_melds=going_out canastas_to_go_out=1 ask_partner=go_out bonus_red3_replaced=off
        turn 0 play drew
        pile 4c
        stock 9d 3h 9c 10c Jc Qd 2 4d 4d 4d 7s 7s 8h ...
        hand 0: 8c 3 3 3 5s
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
        melds 0: 888888
        bonus 0 1
    """,
    "seven cards at most and a second meld from the pile": """
        combo@1
        turn 0 take
        pile 4c Jh
        stock 9d 3h 9c 10c ...
        hand 0: Jc Js 10c 2
        hand 1: 9s 9s 4s
        hand 2: 8s 8s
        hand 3: 7 7
        melds 0: JJJJJ 101010101010
    """,
    "a bolivia is finished and another set begun": """
        combo@1
        turn 0 play drew
        pile 4c
        stock 9d 3h 9c 10c ...
        hand 0: 2 2 2 Jk 9d 4s
        hand 1: 9s 9s 4s
        hand 2: 8s 8s
        hand 3: 7 7
        melds 0: 22222Jk JJJJJ
        bonus 0 1
    """,
    "second melds without sequences": """
        combo-basic@1
        turn 0 take
        pile 4 10
        stock 9 3h 9 ...
        hand 0: 10 10 2 8 8
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
        melds 0: 1010101010102 882
        melds 1: KKK
    """,
    "the last card of the stock is a red three": """
        combo-basic@1
        turn 0 take
        pile 4 J
        stock 3h
        hand 0: 10 9
        hand 1: 9 9 J
        hand 2: 8 ...
        hand 3: 7 7
        melds 0: 101010 888
        melds 1: JJJ 9999
    """,
    "a partner who follows with sequences": """
        book@1 seat_draw=off sequences=on second_meld_same_rank=on
        turn 0 play drew
        pile 4c
        stock 9d 3h 9c ...
        hand 0: Kd 4s
        hand 1: 9s 9s 4s
        hand 2: 8h 9h 10h 10d
        hand 3: 7 7
        melds 0: QQQQQQQ KKK2 5h6h7h 10h10s10s
    """,
    "a question to the partner whether to lay, and joining": """
        classic@1 seat_draw=off ask_partner=lay_out sequences=on second_meld_same_rank=on wild_melds=on
        turn 0 play drew
        pile 4c
        stock 9d 3h 9c ...
        hand 0: 8h 9h 10h 2 2 Jk
        hand 1: 9s 9s 4s
        hand 2: 8s 8s
        hand 3: 7 7
        melds 0: KKK KKK 5h6h7h
    """,
    "the top card alone onto a sequence": """
        samba@1 take_top_only_to_go_out=on canastas_to_go_out=1 ask_partner=off
        turn 0 take
        pile 4c Jd 8h
        stock 9d 3h 9c ...
        hand 0: 9h 10h 8c
        hand 1: 9s 9s 4s
        hand 2: 8s 8s
        hand 3: 7 7
        melds 0: 8888882 5h6h7h
    """,
}
"""Situations with few cards, as many kinds of melds as they can hold, and known cards in the stock."""
