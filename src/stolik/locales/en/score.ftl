# The lines of a score sheet: one message for each code of a line, `score-<code>`.

score-meld_cards = Cards in melds
score-natural_canastas = Natural canastas
score-mixed_canastas = Mixed canastas
score-natural_sevens = Natural canastas of sevens
score-mixed_sevens = Mixed canastas of sevens
score-wild_canastas = Bolivias
score-sequence_canastas = Canastas of sequences
score-red_threes = Red threes
score-red_three_set = All red threes
score-going_out = Going out
score-concealed = Going out concealed
score-double_out = Double out
score-hand_cards = Cards left in hand
score-black_threes_in_hand = Black threes left in hand
score-sevens_in_hand = Sevens left in hand
score-cards = Most cards
score-spades = Spades
score-big_cassino = Big Cassino, the ten of diamonds
score-little_cassino = Little Cassino, the two of spades
score-aces = Aces
score-sweeps = Sweeps
