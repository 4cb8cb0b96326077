# Cards: index letters (a joker has no suit), names of ranks and suits, and how a card is named in a sentence.

card-index-2 = 2
card-index-3 = 3
card-index-4 = 4
card-index-5 = 5
card-index-6 = 6
card-index-7 = 7
card-index-8 = 8
card-index-9 = 9
card-index-10 = 10
card-index-J = J
card-index-Q = Q
card-index-K = K
card-index-A = A
card-index-Jk = Jk

card-name-2 = two of { $suit }
card-name-3 = three of { $suit }
card-name-4 = four of { $suit }
card-name-5 = five of { $suit }
card-name-6 = six of { $suit }
card-name-7 = seven of { $suit }
card-name-8 = eight of { $suit }
card-name-9 = nine of { $suit }
card-name-10 = ten of { $suit }
card-name-J = jack of { $suit }
card-name-Q = queen of { $suit }
card-name-K = king of { $suit }
card-name-A = ace of { $suit }
card-name-Jkr = red joker
card-name-Jkb = black joker

card-suit-c = clubs
card-suit-d = diamonds
card-suit-h = hearts
card-suit-s = spades

card-rank-2 = twos
card-rank-3 = threes
card-rank-4 = fours
card-rank-5 = fives
card-rank-6 = sixes
card-rank-7 = sevens
card-rank-8 = eights
card-rank-9 = nines
card-rank-10 = tens
card-rank-J = jacks
card-rank-Q = queens
card-rank-K = kings
card-rank-A = aces
card-rank-Jk = jokers

# A rank as an action names it (`$card`), in the letters of this language; other messages refer to it.
card-given = { $card }

# A finished sequence has another name in combo: alone, as the object of a sentence, at its beginning. $game is the preset.
sequence-canasta =
    { $game ->
        [combo] escalera
       *[other] samba
    }
sequence-canasta-one =
    { $game ->
        [combo] an escalera
       *[other] a samba
    }
sequence-canasta-first =
    { $game ->
        [combo] An escalera
       *[other] A samba
    }
