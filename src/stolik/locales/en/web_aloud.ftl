# For those who listen: cards in words. Of a card what a verb has as its object, as in “lays the king of hearts”; of a
# rank what stands before an “s”, or after “meld of”. A message that begins with aloud-event- replaces the one it is named
# after, where words do not fit into that.

aloud-card-2 = { card-name-2 }
aloud-card-3 = { card-name-3 }
aloud-card-4 = { card-name-4 }
aloud-card-5 = { card-name-5 }
aloud-card-6 = { card-name-6 }
aloud-card-7 = { card-name-7 }
aloud-card-8 = { card-name-8 }
aloud-card-9 = { card-name-9 }
aloud-card-10 = { card-name-10 }
aloud-card-J = { card-name-J }
aloud-card-Q = { card-name-Q }
aloud-card-K = { card-name-K }
aloud-card-A = { card-name-A }
aloud-card-Jkr = { card-name-Jkr }
aloud-card-Jkb = { card-name-Jkb }

aloud-class-J = jack
aloud-class-Q = queen
aloud-class-K = king
aloud-class-A = ace

aloud-event-took =
    { $who ->
        [you] take
       *[other] takes
    } the pile, top card { $cards }
aloud-to = to
