"""Positions from which the legal sequences of three steps are counted, by the engine and by the reference."""

from __future__ import annotations

POSITIONS = {
    "an opening with the pile": """
        kurnik@1
        turn 0 take
        pile 6 8 K
        stock 4 5 6 ...
        hand 0: K K 2 A A Q 7
        hand 1: 9 9 4 J
    """,
    "an open pile and wild cards": """
        kurnik@1 canastas_to_go_out=1
        turn 1 take
        pile 9 5 7
        stock Q 3d 8 ...
        hand 0: 10 10 6 6
        hand 1: 7 7 2 Jk Q Q
        melds 1: 7777 QQQ2 9999992
        melds 0: KKK
    """,
    "black threes for the last meld": """
        kurnik@1
        turn 0 take
        pile 3
        stock ...
        hand 0: 3 3 Q
        hand 1: A A 5 5
        melds 0: 7777777 KKKKK22
    """,
    "black threes that help to open": """
        kurnik@1 canastas_to_go_out=1
        turn 0 play drew
        pile 9
        stock ...
        hand 0: 4444444 333 Q
        hand 1: K K
    """,
    "wild cards to give away": """
        kurnik@1 wild_ratio=min2_max3 canastas_to_go_out=1
        turn 0 play drew
        pile 10
        stock 4 K 3h ...
        hand 0: 2 2 Jk 7 7 K A A
        hand 1: Q Q 8 8 2
        melds 0: KKKK 555
    """,
    "a question to the partner": """
        kurnik@1 players=4 ask_partner=go_out
        turn 2 play drew
        pile 10
        stock 4 5 6 ...
        hand 0: 4 4 8
        hand 1: K Q J
        hand 2: 9 9 7 7
        hand 3: A A A
        melds 0: 777772 999
    """,
    "no card left in the stock": """
        kurnik@1 players=4 end_of_stock=continue_forced
        turn 1 take
        pile 4 10
        stock -
        hand 0: 10 8
        hand 1: 10 J Q
        hand 2: 5 5 10
        hand 3: ...
        melds 0: 888
        melds 1: 10 10 10 QQQ
        red 0: 3h 3d
        red 1: 3h 3d
    """,
    "a card kept": """
        kurnik@1 illegal_out=forbid
        turn 0 play drew
        pile 4
        stock 6 6 6 ...
        hand 0: 7 7 8 8
        hand 1: 5 5
        melds 0: 777 888
    """,
    "the last red three": """
        kurnik@1 last_red3=meld_no_discard
        turn 1 take
        pile J 5
        stock K 3h
        hand 0: ...
        hand 1: K K 7 7 2 4
        melds 1: 777
        red 0: 3h 3d
        red 1: 3d
    """,
    "a pile frozen by a black three": """
        classic@1 seat_draw=off
        turn 0 take
        pile 3 10
        stock 5 6 K ...
        hand 0: 10 10 4 4 2
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
        melds 0: 101010 KKKKK22
    """,
    "two naturals for each wild card": """
        classic@1 seat_draw=off
        turn 0 play drew
        pile 9
        stock 5 6 K ...
        hand 0: 2 Jk 7 7 8 8 8
        hand 1: 9 9 4
        hand 2: 8 8
        hand 3: 7 7
        melds 0: QQQQ2 4444444
    """,
    "three wild cards in hoyle": """
        hoyle@1 seat_draw=off
        turn 1 take
        pile 3 9
        stock 5 6 K ...
        hand 0: 9 9 4
        hand 1: 9 2 2 Jk Q
        hand 2: 8 8
        hand 3: 7 7
        melds 1: 999 QQ2
    """,
    "black threes and a final discard": """
        hoyle@1 seat_draw=off ask_partner=go_out_mandatory
        turn 1 play drew
        pile 9
        stock 5 6 K ...
        hand 0: 9 9 4
        hand 1: 3 3 3 8 Q
        hand 2: 8 8
        hand 3: 7 7
        melds 1: KKKKKKK 888
    """,
    "a finished canasta bars its rank": """
        book@1 seat_draw=off
        turn 0 take
        pile 4 J 9
        stock 3h 6 K ...
        hand 0: 9 9 K 5
        hand 1: J J 4
        hand 2: 8 8
        hand 3: 7 7
        melds 0: 9999922 KKK
    """,
    "the top card alone": """
        book@1 seat_draw=off
        turn 0 take
        pile 5 6 K 7
        stock 4 6 8 ...
        hand 0: Q Q K
        hand 1: J J 4
        hand 2: 8 8 7
        hand 3: 7 7
        melds 0: KKKKKK2 777 QQQ
    """,
    "the top card alone in an opening": """
        book@1 seat_draw=off
        turn 0 take
        pile 5 8
        stock 4 6 8 ...
        hand 0: 8 8 8 8 8 8
        hand 1: J J 4
        hand 2: 4 4 7
        hand 3: 7 7
    """,
    "black threes without a discard": """
        book@1 seat_draw=off
        turn 0 play drew
        pile 5
        stock 4 6 8 ...
        hand 0: 3 3 3 8 8
        hand 1: J J 4
        hand 2: 3 4
        hand 3: 7 7
        melds 0: KKKKKKK 888
    """,
    "going out with a partner who can follow": """
        book@1 seat_draw=off
        turn 0 play drew
        pile 5
        stock 4 6 8 ...
        hand 0: K 4
        hand 1: J J 4
        hand 2: K 5 7 7 2
        hand 3: 7 7
        melds 0: 9999999 KKKK 555
    """,
    "the partner's whole hand": """
        book@1 seat_draw=off
        turn 2 double concealed
        pile 5 9
        stock 4 6 8 ...
        hand 0: -
        hand 1: J J 4
        hand 2: K K 5 3 3 3 2
        hand 3: 7 7
        melds 0: 9999999 KKKK 555
    """,
    "two players with two canastas": """
        book@1 players=2 seat_draw=off
        turn 0 take
        pile 5 6
        stock 4 6 8 ...
        hand 0: K 6 6 2
        hand 1: J J 4
        melds 0: KKKKKK 8888888
        melds 1: JJJ
    """,
    "three players, and red threes that are not replaced": """
        book@1 players=3 seat_draw=off
        turn 2 take
        pile 5 6
        stock 3h 3d 8 ...
        hand 0: K
        hand 1: J J 4
        hand 2: 6
        melds 0: KKKKKK
        melds 2: JJJ
    """,
    "an opening that needs a canasta": """
        book@1 seat_draw=off opening_canasta_from=5000 target=10000
        scores 5000 0
        turn 0 take
        pile 4 A
        stock 4 6 8 ...
        hand 0: A A A A 2 2 K K
        hand 1: J J 4
        hand 2: 3 4
        hand 3: 7 7
    """,
    "black threes at any time before the opening": """
        hoyle@1 seat_draw=off black3_melds=anytime black3_before_opening=free
        turn 0 play drew
        pile 5
        stock 4 6 8 ...
        hand 0: 3 3 3 3 A A 2 8
        hand 1: J J 4
        hand 2: 6 4
        hand 3: 7 7
    """,
    "seven cards at most": """
        hoyle@1 seat_draw=off canasta_cap=7
        turn 0 take
        pile 5 9
        stock 4 6 8 ...
        hand 0: 9 9 2 8 Q
        hand 1: J J 4
        hand 2: 3 4
        hand 3: 7 7
        melds 0: 99999 888888 QQQQQQQ
    """,
    "no wild card onto a finished canasta": """
        hoyle@1 seat_draw=off wild_onto_finished_canasta=off take_with_wild=off
        turn 0 play drew
        pile 5 4
        stock 4 6 8 ...
        hand 0: 9 2 2 Jk 8 Q
        hand 1: J J 4
        hand 2: 3 4
        hand 3: 7 7
        melds 0: 9999999 888888 QQQ
    """,
    "nobody goes out": """
        hoyle@1 seat_draw=off going_out=off black3_melds=off
        turn 0 take
        pile 5 9
        stock 3h 3d 8 ...
        hand 0: 8
        hand 1: J J 4
        hand 2: 3 4
        hand 3: 7 7
        melds 0: 9999999 888888
    """,
    "cards face down under the pile": """
        kurnik@1 surprise_cards=3 take_top_only_to_go_out=on canastas_to_go_out=1
        turn 0 take
        under 4 5 3h
        pile 8 9
        stock 3h 3d 8 ...
        hand 0: 9 9 8
        hand 1: J J 4
        melds 0: KKKKKKK 888
    """,
}
"""Situations with few cards, so that all sequences of three steps can be counted."""
