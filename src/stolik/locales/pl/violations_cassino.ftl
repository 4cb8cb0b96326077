# Dlaczego czegoś w Kasynie nie wolno: jedna wiadomość na każdy jego własny kod, `violation-<kod>`. $name to kombinacja, tak
# jak ją nazywają ruchy, na przykład B8; wartości to liczby.

violation-whole_move_needed = Ruch to jedna całość: jedna karta z ręki i to, co się nią robi.
violation-not_loose = Ta karta nie leży luzem na stole: { card-given }.
violation-no_combination = Na stole nie ma kombinacji { $name }.
violation-nothing_named = Wskaż karty na stole, do których zagrywasz { card-given }; kartę, która niczego nie bierze ani nie tworzy, się dokłada.
violation-face_in_sum = Król, dama i walet nie mają tu wartości: figura bierze tylko swoją rangę i tylko ona ją bierze ({ card-given }).
violation-face_combination = Król, dama i walet nigdy nie należą do kombinacji ({ card-given }).
violation-face_many =
    { $most ->
        [one] Figura bierze tylko jedną kartę swojej rangi.
       *[other] Figura bierze tu jedną albo { $most } karty swojej rangi.
    }
violation-not_the_sum = Tych kart nie da się podzielić na grupy o wartości { $value }: pojedyncze karty albo sumy.
violation-combination_value = Kombinacja { $name } nie ma wartości { $value }.
violation-no_summand = Budowa nie liczy się tu jako karta w sumie: { $name } bierze się tylko kartą jej wartości.
violation-one_group = W jednym ruchu można tu wziąć tylko jedną grupę kart.
violation-equal_rank_missing = Kto bierze, musi wziąć też każdą luźną kartę tej samej rangi: brakuje { card-given }.
violation-more_to_take = Kto bierze, musi wziąć tyle kart, ile ta karta może: { $most }, a nie { $count }.
violation-build_alone = Budowa nie dołącza kombinacji; dołączyć ją można połączeniem, a dołożyć do niej podniesieniem.
violation-build_sum = Te karty dają razem { $sum }, a nie { $value }.
violation-value_too_high = Żadna kombinacja nie ma wartości { $value }: najwyższa to { $most }.
violation-no_matching_card = Musisz mieć na ręku jeszcze jedną kartę o wartości { $value }, która potem może wziąć kombinację.
violation-one_table_card = W budowie może tu być tylko jedna luźna karta.
violation-raise_nothing = Wskaż budowę, którą podnosisz.
violation-raise_one = Podnieść można naraz tylko jedną budowę.
violation-call_is_fixed = Połączenie zachowuje swoją wartość: { $name } nie można podnieść.
violation-raise_sum = Budowa i te karty dają razem { $sum }, a nie { $value }.
violation-raise_own_off = Własnej budowy nie można tu podnieść.
violation-raise_own_card = Własną budowę podnosisz tylko wtedy, gdy masz też kartę o jej dotychczasowej wartości { $value }.
violation-no_table_in_raise = Budowę podnosi się samą kartą z ręki, bez kart ze stołu.
violation-call_groups = Tych kart nie da się podzielić na grupy o wartości { $value }, z zagraną kartą w jednej z nich.
violation-call_joins_nothing = Połączenie łączy co najmniej dwie grupy o wartości { $value }.
violation-must_merge = Kombinacje o tej samej wartości stają się tu jednym połączeniem: trzeba dołączyć też { $name }.
violation-no_trail_now = W tym ruchu nie możesz dołożyć karty: na stole wciąż leży twoja kombinacja o wartości { $value }.
violation-keep_card = Ostatnia karta o wartości { $value } jest ci potrzebna do własnej kombinacji, chyba że ją bierzesz albo zmieniasz.
violation-trail_same_rank = Karty nie można tu dołożyć, gdy inna tej samej rangi leży luzem: { card-given }.
violation-trail_could_take = Karty, która mogłaby coś wziąć, nie można tu dołożyć: { card-given }.
