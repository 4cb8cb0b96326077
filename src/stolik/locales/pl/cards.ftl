# Karty: litery w rogu (joker nie ma koloru), nazwy rang i kolorów oraz nazwa karty w zdaniu.

card-index-2 = 2
card-index-3 = 3
card-index-4 = 4
card-index-5 = 5
card-index-6 = 6
card-index-7 = 7
card-index-8 = 8
card-index-9 = 9
card-index-10 = 10
card-index-J = W
card-index-Q = D
card-index-K = K
card-index-A = A
card-index-Jk = Jok

card-name-2 = dwójka { $suit }
card-name-3 = trójka { $suit }
card-name-4 = czwórka { $suit }
card-name-5 = piątka { $suit }
card-name-6 = szóstka { $suit }
card-name-7 = siódemka { $suit }
card-name-8 = ósemka { $suit }
card-name-9 = dziewiątka { $suit }
card-name-10 = dziesiątka { $suit }
card-name-J = walet { $suit }
card-name-Q = dama { $suit }
card-name-K = król { $suit }
card-name-A = as { $suit }
card-name-Jkr = czerwony joker
card-name-Jkb = czarny joker

card-suit-c = trefl
card-suit-d = karo
card-suit-h = kier
card-suit-s = pik

card-rank-2 = dwójki
card-rank-3 = trójki
card-rank-4 = czwórki
card-rank-5 = piątki
card-rank-6 = szóstki
card-rank-7 = siódemki
card-rank-8 = ósemki
card-rank-9 = dziewiątki
card-rank-10 = dziesiątki
card-rank-J = walety
card-rank-Q = damy
card-rank-K = króle
card-rank-A = asy
card-rank-Jk = jokery

# Ranga tak, jak ją nazywa krok (`$card`), w literach tego języka; odwołują się do niej inne wiadomości.
card-given =
    { $card ->
        [J] W
        [Jc] Wc
        [Jd] Wd
        [Jh] Wh
        [Js] Ws
        [Q] D
        [Qc] Dc
        [Qd] Dd
        [Qh] Dh
        [Qs] Ds
        [Jk] Jok
       *[other] { $card }
    }

# Gotowy sekwens nazywa się w combo inaczej: w mianowniku, w bierniku, na początku zdania. $game to odmiana.
sequence-canasta =
    { $game ->
        [combo] escalera
       *[other] samba
    }
sequence-canasta-one =
    { $game ->
        [combo] escalerę
       *[other] sambę
    }
sequence-canasta-first =
    { $game ->
        [combo] Escalera
       *[other] Samba
    }
