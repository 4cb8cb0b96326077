# Wiersze zapisu: jedna wiadomość na każdy kod wiersza, `score-<kod>`.

score-meld_cards = Karty w meldunkach
score-natural_canastas = Kanasty naturalne
score-mixed_canastas = Kanasty mieszane
score-natural_sevens = Kanasty naturalne z siódemek
score-mixed_sevens = Kanasty mieszane z siódemek
score-wild_canastas = Boliwie
score-sequence_canastas = Kanasty sekwensowe
score-red_threes = Czerwone trójki
score-red_three_set = Komplet czerwonych trójek
score-going_out = Wyjście
score-concealed = Dodatek za wyjście z ręki
score-double_out = Podwójne wyjście
score-hand_cards = Karty na ręku
score-black_threes_in_hand = Czarne trójki na ręku
score-sevens_in_hand = Siódemki na ręku
score-cards = Najwięcej kart
score-spades = Piki
score-big_cassino = Wielkie Kasyno, dziesiątka karo
score-little_cassino = Małe Kasyno, dwójka pik
score-aces = Asy
score-sweeps = Wyczyszczone stoły
