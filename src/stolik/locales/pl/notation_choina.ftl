# Dlaczego tekst nie jest akcją ani pozycją Choiny, jak w notation_errors.ftl.

notation-buy_number = Powiedz, ile kart stosu się kupuje, na przykład „kup 2”: „{ $piece }”.
notation-meld_needed = Powiedz, do którego układu idzie karta, na przykład „dołóż 7h do 2:7” albo „dołóż 9h do 2:h”: „{ $piece }”.
notation-turn_line_form_own = { notation-line }po „turn” stoi miejsce i słowo, na przykład „turn 0 draw”; albo „over”; albo „deck”, samo lub na przykład „turn deck 0 draw”.
notation-no_meld_own = { notation-line }to nie jest ani komplet, ani sekwens: { $cards }.
notation-numbers_by_seat = { notation-line }trzeba podać po jednej liczbie dla każdego miejsca: { $count }.
notation-thrown_count = { notation-line }trzeba podać po jednym miejscu dla każdej karty stosu: { $count }.
notation-phase_expected_here = { notation-line }po miejscu stoi „claim”, „answer”, „buy”, „draw” albo „play” („draw” albo „ask” po „deck”), a nie „{ $word }”.
notation-begun_not_own = { notation-line }gracz, którego jest kolej, nie ma takiego układu: „{ $word }”.
notation-beyond_contract = { notation-line }w kontrakcie tego rozdania nie ma miejsca na ten układ: { $cards }.
notation-meld_twice_own = { notation-line }dwa układy jednego miejsca są takie same: { $card }.
notation-melds_of_earlier_turn = { notation-line }miejsce { $seat } nie mogło wyłożyć części kontraktu we wcześniejszym ruchu.
notation-no_reshuffle_due = { notation-line }nowy talon nie jest tu potrzebny.
notation-taken_not_held = { notation-line }karta dopiero co wzięta musi być na ręku gracza, którego jest kolej.
notation-deal_line_form_own = { notation-line }ten wiersz pisze się jak „deal 1 dealer 0”; rozdania dodane przez remis liczy się dalej, jak „deal 6 dealer 0”.
notation-too_many_together = { notation-line }te liczby dają razem więcej niż { $count }.
notation-melds_too_near = { notation-line }dwa sekwensy w jednym kolorze, jednego miejsca, leżą bliżej siebie, niż można było je wyłożyć: { $card }.
notation-disagrees = { notation-line }„{ $word }” nie zgadza się z zasadami albo z tym, co leży na stole.
