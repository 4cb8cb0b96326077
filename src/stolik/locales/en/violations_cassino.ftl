# Why something is not allowed in Cassino: one message for each code of its own, `violation-<code>`. $name is a combination
# as moves name it, such as B8; values are numbers.

violation-whole_move_needed = A turn is one whole move with one card of the hand.
violation-not_loose = That card does not lie loose on the table: { card-given }.
violation-no_combination = There is no combination { $name } on the table.
violation-nothing_named = Say which cards of the table { card-given } is played for; a card that takes nothing and makes nothing is trailed.
violation-face_in_sum = Kings, queens and jacks have no value here: a face card takes and is taken only by its rank ({ card-given }).
violation-face_combination = Kings, queens and jacks are never part of a combination ({ card-given }).
violation-face_many =
    { $most ->
        [one] A face card takes just one card of its rank.
       *[other] A face card takes one or { $most } cards of its rank here.
    }
violation-not_the_sum = These cards cannot be parted into groups of { $value }, each a single card or a sum.
violation-combination_value = The combination { $name } is not one of { $value }.
violation-no_summand = A build does not count as a card in a sum here: { $name } is taken only by its own value.
violation-one_group = Only one group of cards can be taken in a turn here.
violation-equal_rank_missing = Whoever takes must take every loose card of the same rank too: { card-given } is missing.
violation-more_to_take = Whoever takes must take as many cards as the card can: { $most }, not { $count }.
violation-build_alone = A build joins no combination; joining one is a call, and adding to one a raise.
violation-build_sum = These cards are { $sum } together, not { $value }.
violation-value_too_high = No combination has the value { $value }: the highest is { $most }.
violation-no_matching_card = You need another card worth { $value } in your hand, which can take the combination later.
violation-one_table_card = Only one loose card can go into a build here.
violation-raise_nothing = Say which build is raised.
violation-raise_one = Only one build can be raised at a time.
violation-call_is_fixed = A call keeps its value: { $name } cannot be raised.
violation-raise_sum = The build and these cards are { $sum } together, not { $value }.
violation-raise_own_off = You cannot raise your own build here.
violation-raise_own_card = You raise your own build only if you hold a card of its old value, { $value }, too.
violation-no_table_in_raise = A build is raised by the card of the hand alone, without cards of the table.
violation-call_groups = These cards cannot be parted into groups of { $value } with the played card in one of them.
violation-call_joins_nothing = A call joins two groups of { $value } or more.
violation-must_merge = Combinations of one value become one call here: { $name } must be joined too.
violation-no_trail_now = You cannot trail in this turn: your combination of { $value } still lies there.
violation-keep_card = You need your last card worth { $value } for your own combination, unless you take or change it.
violation-trail_same_rank = A card cannot be trailed here while one of its rank lies loose: { card-given }.
violation-trail_could_take = A card that could take something cannot be trailed here: { card-given }.
