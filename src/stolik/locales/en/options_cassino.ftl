### The options of the Cassino family: title, explanation, values.

option-cassino-players = Number of players
option-cassino-players-help = Everybody plays alone, or four play in pairs.
option-cassino-players-value-2 = two players
option-cassino-players-value-3 = three players
option-cassino-players-value-4 = four players

option-cassino-partnership = Pairs
option-cassino-partnership-help = Whether four players form two pairs, who sit opposite each other and share piles and points.
option-cassino-partnership-value-off = no, everybody alone
option-cassino-partnership-value-2v2 = two pairs

option-cassino-partner-build = Building on the partner’s card
option-cassino-partner-build-help = Whether a card of the partner may justify a combination. It never counts for the duty to keep a card.
option-cassino-partner-build-value-off = no, only one’s own hand counts
option-cassino-partner-build-value-on = yes

option-cassino-target = Points to win
option-cassino-target-help = Points that end the match, or a single round; if that is tied, another round is played and added.
option-cassino-target-value-21 = 21 points
option-cassino-target-value-11 = 11 points
option-cassino-target-value-61 = 61 points
option-cassino-target-value-single-round = a single round

option-cassino-target-rule = How the end is decided
option-cassino-target-rule-help = What happens when the target is reached: the highest total after the round wins; or points are counted out in play, or in a fixed order: cards, spades, ten of diamonds, two of spades, aces, sweeps.
option-cassino-target-rule-value-extra-round = highest total; if tied, another round
option-cassino-target-rule-value-shared-win = highest total; tied players share the win
option-cassino-target-rule-value-counting-out = the first to reach it in play wins at once
option-cassino-target-rule-value-fixed-order = counted after the round in a fixed order

option-cassino-sweep-points = Points for a sweep
option-cassino-sweep-points-help = Points for each take that clears the table.
option-cassino-sweep-points-value-0 = none
option-cassino-sweep-points-value-1 = 1 point

option-cassino-face-capture = What a face card takes
option-cassino-face-capture-help = How many loose cards of its rank a king, queen or jack takes at once.
option-cassino-face-capture-value-one = one
option-cassino-face-capture-value-one-or-three = one or three
option-cassino-face-capture-value-any = any number

option-cassino-trail-restriction = Cards that may not be trailed
option-cassino-trail-restriction-help = Whether a card may be laid in the centre although it could do something else.
option-cassino-trail-restriction-value-none = every card may be trailed
option-cassino-trail-restriction-value-same-rank = none whose rank lies loose
option-cassino-trail-restriction-value-any-capture = none that could take anything

option-cassino-capture-groups = What one play takes
option-cassino-capture-groups-help = How many groups a card may take, and whether some must be taken. It never forbids a trail.
option-cassino-capture-groups-value-any = any groups, as one likes
option-cassino-capture-groups-value-single = one group
option-cassino-capture-groups-value-equal-rank-forced = any groups, and every loose card of its rank
option-cassino-capture-groups-value-maximal = as many cards as the card can take

option-cassino-build-table-cards = Loose cards in a build
option-cassino-build-table-cards-help = How many loose cards may join the played card in a build or a raise; calls are not bound. The description that the game follows shows a build with just one; any number is what is played nearly everywhere.
option-cassino-build-table-cards-value-many = any number
option-cassino-build-table-cards-value-one = one

option-cassino-raise-own = Raising one’s own build
option-cassino-raise-own-help = Whether the maker of a build may raise it as well.
option-cassino-raise-own-value-on = yes
option-cassino-raise-own-value-both-cards = yes, holding cards of the old and the new value
option-cassino-raise-own-value-off = no

option-cassino-raise-with-table = Loose cards in a raise
option-cassino-raise-with-table-help = Whether loose cards may join a raise.
option-cassino-raise-with-table-value-off = no, only the card of the hand
option-cassino-raise-with-table-value-on = yes

option-cassino-build-as-summand = Builds in sums
option-cassino-build-as-summand-help = Whether a single build counts as a card of its value in sums when taking.
option-cassino-build-as-summand-value-off = no
option-cassino-build-as-summand-value-opponents = yes, for everybody but its maker
option-cassino-build-as-summand-value-on = yes

option-cassino-maker-duty = The maker’s duty
option-cassino-maker-duty-help = How long the maker of an unchanged combination may not trail: in the next turn only; or as long as it lies there, with the duty to keep a card for it; or never. A duty that leaves no move falls.
option-cassino-maker-duty-value-next-turn = in his next turn
option-cassino-maker-duty-value-while-owned = as long as it lies there
option-cassino-maker-duty-value-none = never

option-cassino-merge-equal = Combinations of one value
option-cassino-merge-equal-help = Whether a combination may stay apart from another of the same value, or becomes one call with it.
option-cassino-merge-equal-value-optional = may stay apart
option-cassino-merge-equal-value-automatic = become one call

option-cassino-spades-tie = Tie for most spades
option-cassino-spades-tie-help = Who scores for most spades when several have the same number.
option-cassino-spades-tie-value-nobody = nobody
option-cassino-spades-tie-value-all-tied = each of them

option-cassino-cards-tie = Tie for most cards
option-cassino-cards-tie-help = Who scores for most cards when several have the same number.
option-cassino-cards-tie-value-nobody = nobody
option-cassino-cards-tie-value-one-each = each of them 1 point

option-cassino-royal = Values of face cards
option-cassino-royal-help = Whether jack, queen and king count 11, 12 and 13 in every respect, and what an ace counts then.
option-cassino-royal-value-off = none
option-cassino-royal-value-jqk = 11, 12, 13
option-cassino-royal-value-jqk-ace14 = 11, 12, 13, and an ace 1 or 14

option-cassino-spade-cassino = A point for every spade
option-cassino-spade-cassino-help = Whether each spade scores a point, instead of one point for most spades; the two of spades then scores 2 in all.
option-cassino-spade-cassino-value-off = no
option-cassino-spade-cassino-value-on = yes

option-cassino-draw-cassino = Drawing
option-cassino-draw-cassino-help = Whether a player draws the top card of the stock after each play, instead of being dealt four cards at a time.
option-cassino-draw-cassino-value-off = no, four are dealt
option-cassino-draw-cassino-value-on = yes

constraint-partnership-needs-four = Pairs need four players.
