# Why a text is no move or position of Cassino, as in notation_errors.ftl.

notation-one_move = A turn is one move: nothing follows a semicolon here.
notation-value_needed = Name the value of the combination, as in "call 9: 6d+3c, B9": "{ $piece }".
notation-named_twice = This is named twice: "{ $piece }".
notation-table_suit_needed = Name the suit too, as in { card-given }h: more than one { card-given } of the table could be meant.
notation-table_cards_few = Not so many loose cards lie on the table: { $count } × { card-given }.
notation-combination_line_form = { notation-line }a combination is written as in "build 1 8: 2c 6h" (maker, value, cards): "{ $word }".
notation-no_combination = { notation-line }these cards are no combination of { $value } of this kind: { $cards }.
notation-whole_dealings = { notation-line }the stock holds whole dealings of { $count } cards, and not all of them.
notation-hand_size = { notation-line }seat { $seat } cannot have so many cards now.
notation-rest_in_stock_or_pile = { notation-line }"..." may end only the stock or a pile.
notation-fresh_twice = { notation-line }seat { $seat } made only one combination in its last turn.
notation-promised_not_held = { notation-line }seat { $seat } does not hold a card of each of these values, or nothing is known of it.
notation-nobody_took = { notation-line }whoever took cards has at least two of them, and was the last taker if nobody took after him.
notation-pile_missing = { notation-line }the last taker, seat { $seat }, has a pile.
notation-round_not_over = { notation-line }a round whose cards are not played is not over.
notation-sweeps_not_counted = { notation-line }sweeps do not count here (see sweep_points): "{ $word }".
notation-fresh_not_held = { notation-line }seat { $seat } has not made this in its last turn: it has played none of its four cards, or holds no card of { $value }.
