# Dlaczego czegoś nie wolno: jedna wiadomość na każdy kod naruszenia zasad, `violation-<kod>`. Powody są liczbami.

violation-match_over = Partia jest skończona.
violation-deck_needed = Karty nie są jeszcze rozdane.
violation-take_first = Najpierw weź karty.
violation-already_taken = W tym ruchu karty są już wzięte.
violation-answer_first = Najpierw odpowiedz na pytanie partnera: tak lub nie.
violation-nobody_asked = Nikt cię o nic nie pyta.
violation-not_in_hand =
    { $count ->
        [one] Tej karty nie masz na ręku: { card-given }.
       *[other] Nie masz na ręku wszystkich tych kart; potrzeba { $count } × { card-given }.
    }

violation-stock_empty = Talon jest pusty, możesz tylko wziąć stos albo spasować.
violation-stock_not_empty = Nie możesz spasować, dopóki w talonie są karty.
violation-must_take = Musisz wziąć stos: nie jest zamrożony, a jego wierzchnia karta pasuje do twojego meldunku.
violation-pile_empty = Stos jest pusty, nie ma czego brać.
violation-one_card_take = Z jedną kartą na ręku nie możesz wziąć stosu złożonego z jednej karty.
violation-pile_top_wild = Nie możesz wziąć stosu, gdy na wierzchu leży dzika karta.
violation-pile_top_red_three = Nie możesz wziąć stosu, gdy na wierzchu leży czerwona trójka.
violation-pile_top_black_three = Nie możesz wziąć stosu, gdy na wierzchu leży czarna trójka.
violation-not_top_card = Te karty nie pasują do wierzchniej karty stosu: { card-given }.
violation-pile_closed =
    { $reason ->
        [1] Stos jest dla ciebie zamrożony, bo na stole nie ma jeszcze twojego meldunku
        [2] Stos jest zamrożony, bo leży w nim dzika karta
        [3] Stos jest zamrożony, bo leży w nim czerwona trójka
        [5] Stos jest zamrożony, bo leży w nim czarna trójka
       *[other] Stos jest tu zawsze zamrożony
    }: musisz mieć na ręku { card-given } dwa razy, bez dzikich kart.
violation-pair_must_be_laid =
    { $reason ->
        [1] Stos jest dla ciebie zamrożony, bo na stole nie ma jeszcze twojego meldunku
        [2] Stos jest zamrożony, bo leży w nim dzika karta
        [3] Stos jest zamrożony, bo leży w nim czerwona trójka
        [5] Stos jest zamrożony, bo leży w nim czarna trójka
       *[other] Stos jest tu zawsze zamrożony
    }: z jego wierzchnią kartą musisz wyłożyć z ręki obie karty { card-given }.
violation-whole_pile_only = Stos bierze się w całości, nie samą wierzchnią kartę.
violation-pile_not_for_opening = Na stole nie ma jeszcze twojego meldunku, a na otwarcie nie wolno tu wziąć stosu.
violation-finished_canasta = Twoja kanasta tej rangi jest gotowa, więc wierzchniej karty stosu nie możesz do niej dołożyć.
violation-no_take_with_wild = Dziką kartą nie bierze się tu stosu, tylko dwiema kartami naturalnymi albo do meldunku.
violation-top_alone_not_out =
    Samą wierzchnią kartę możesz wziąć tylko wtedy, gdy z nią wychodzisz i wykładasz wszystko z ręki, a teraz to niemożliwe.
violation-top_alone_one_card = Ten stos to jedna karta: weź go w całości.

violation-no_such_meld =
    { $card ->
        [Jk] Na stole nie ma twojego niegotowego meldunku z dzikich kart.
       *[other] Na stole nie ma twojego meldunku tej rangi: { card-given }.
    }
violation-no_second_meld = Na stole nie ma drugiego twojego meldunku tej rangi: { card-given }.
violation-one_meld_per_rank = Każdej rangi można mieć tylko jeden meldunek ({ card-given }); dołóż karty do niego.
violation-two_melds_per_rank = Masz już dwa meldunki tej rangi ({ card-given }), a więcej mieć nie można.
violation-no_join = W tej grze nie łączy się meldunków jednej rangi.
violation-nothing_to_join = Nie masz na stole dwóch meldunków tej rangi: { card-given }.
violation-join_finished = Dwóch gotowych kanast się nie łączy ({ card-given }).
violation-join_too_wild =
    W połączonym meldunku ({ card-given }) byłoby za dużo dzikich kart; { $most ->
        [0] nie może być żadnej
        [one] może być najwyżej { $most }
        [few] mogą być najwyżej { $most }
       *[many] może być najwyżej { $most }
    }.
violation-no_wild_melds = Meldunków z samych dzikich kart nie ma.
violation-no_sequences = W tej grze nie ma sekwensów.
violation-wild_set_only_wilds = Z samymi dzikimi kartami wykłada się tylko dzikie karty.
violation-one_wild_set = Na stole jest już twój niegotowy meldunek z dzikich kart; dołóż karty do niego.
violation-suits_needed = W tej grze liczą się kolory: podaj, które { card-given } masz na myśli, na przykład { card-given }h.
violation-neither_meld = Z tych kart nie ma meldunku: nie są ani jednej rangi, ani sekwensem w jednym kolorze.
violation-run_gap = Karty sekwensu muszą iść po kolei, bez luki.
violation-run_rank_twice = W sekwensie żadna ranga nie występuje dwa razy.
violation-run_one_suit = Karty sekwensu muszą być jednego koloru.
violation-run_too_short = Sekwens musi mieć co najmniej trzy karty.
violation-run_no_wild = W sekwensie nie ma dzikich kart.
violation-run_no_threes = W sekwensie nie ma trójek: jego najniższą kartą jest czwórka.
violation-run_ends = Sekwens sięga od czwórki do asa i z żadnej strony nie idzie dalej.
violation-run_full = W sekwensie może być najwyżej siedem kart, a w tym byłoby więcej.
violation-no_such_run = Na stole nie ma takiego twojego sekwensu.
violation-no_take_onto_run = Do sekwensu nie bierze się tu stosu.
violation-no_run_from_pile =
    Stosem nie zaczyna się sekwensu: bierze się go dwiema kartami rangi jego wierzchniej karty albo na meldunek.
violation-second_takes =
    { $reason ->
        [1] Twoja pierwsza kanasta tej rangi jest gotowa
        [2] Meldunek ma tu najwyżej { $most } kart, a twój pierwszy meldunek tej rangi miałby więcej
       *[other] W twoim pierwszym meldunku tej rangi nie ma miejsca na dziką kartę
    }: podaj drugi, { card-given }/2.
violation-one_rank = Karty meldunku, oprócz dzikich, muszą być jednej rangi.
violation-meld_too_small = Nowy meldunek musi mieć co najmniej trzy karty.
violation-meld_needs_naturals = W meldunku muszą być co najmniej dwie karty naturalne.
violation-too_many_wild =
    W tym meldunku { $most ->
        [0] nie może być żadnej dzikiej karty
        [one] może być najwyżej { $most } dzika karta
        [few] mogą być najwyżej { $most } dzikie karty
       *[many] może być najwyżej { $most } dzikich kart
    }.
violation-wild_onto_finished = Do gotowej kanasty nie można dołożyć dzikiej karty.
violation-meld_full =
    W meldunku { $most ->
        [one] może być najwyżej { $most } karta
        [few] mogą być najwyżej { $most } karty
       *[many] może być najwyżej { $most } kart
    }, a w tym byłoby więcej.
violation-no_wild_with_threes = Z czarnymi trójkami nie wykłada się dzikich kart.
violation-red_three_never = Czerwonych trójek nie melduje się ani nie odkłada na stos; leżą obok meldunków.
violation-black_three_not_last = Czarne trójki można meldować tylko w ruchu, w którym się wychodzi, a teraz to niemożliwe.
violation-no_black_three_melds = W tej grze nigdy nie melduje się czarnych trójek.
violation-black_threes_closed = Do czarnych trójek, które leżą na stole, nic się nie dokłada.
violation-black_threes_four = Czarne trójki wykłada się po trzy albo cztery naraz, nie więcej.
violation-black_three_take_not_last =
    Stos z czarną trójką na wierzchu można wziąć tylko wtedy, gdy w tym samym ruchu się wychodzi, a teraz to niemożliwe.

violation-opening_short =
    Do otwarcia { $needs ->
        [one] potrzebny jest { $needs } punkt
        [few] potrzebne są { $needs } punkty
       *[many] potrzeba { $needs } punktów
    }; w ten sposób da się uzbierać najwyżej { $reachable }.
violation-opening_play_short =
    Do otwarcia { $needs ->
        [one] potrzebny jest { $needs } punkt
        [few] potrzebne są { $needs } punkty
       *[many] potrzeba { $needs } punktów
    }; te karty dają { $made }.
violation-opening_unfinished =
    Do otwarcia { $needs ->
        [one] brakuje jeszcze { $needs } punktu
       *[other] brakuje jeszcze { $needs } punktów
    }.
violation-opening_needs_canasta = Przy twoim wyniku w otwarciu musi być też kanasta, a w tym być nie może.
violation-opening_keeps_nothing =
    Po otwarciu za { $needs } { $needs ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } nie zostałaby ci żadna karta, a wyjść nie wolno.

violation-must_keep_card =
    Musisz zatrzymać kartę: żeby wyjść, trzeba mieć { $needs } { $needs ->
        [one] kanastę
        [few] kanasty
       *[many] kanast
    }, a { $has ->
        [0] nie masz żadnej
       *[other] masz { $has }
    }.
violation-needs_samba = Musisz zatrzymać kartę: żeby wyjść, trzeba mieć też kanastę sekwensową.
violation-no_going_out = W tej grze się nie wychodzi: jakaś karta musi zostać na ręku.
violation-double_out_not_all = Partner już wyszedł: wykładasz wszystko z ręki albo nic, a w ten sposób jakaś karta by została.
violation-double_out_only = Partner już wyszedł: możesz tylko wyłożyć wszystko z ręki albo spasować.
violation-must_go_out =
    { $reason ->
        [1] Odpowiedź partnera brzmi „tak”, więc w tym ruchu musisz wyjść
        [2] Po zameldowaniu czarnych trójek musisz w tym ruchu wyjść
        [4] Kto bierze samą wierzchnią kartę, musi w tym ruchu wyjść
       *[other] Ten ruch może się skończyć tylko wyjściem
    }; w ten sposób to się nie uda.
violation-must_not_go_out =
    { $reason ->
        [2] Odpowiedź partnera brzmi „nie”, więc w tym ruchu nie możesz wyjść
       *[other] Nie możesz wyjść, zanim partner nie odpowie „tak”
    }: jakaś karta musi zostać na ręku.
violation-must_lay = Odpowiedź partnera brzmi „tak”, więc w tym ruchu musisz wyłożyć meldunek albo dołożyć kartę.
violation-must_not_lay = Odpowiedź partnera brzmi „nie”, więc w tym ruchu nic więcej nie możesz wyłożyć.
violation-no_discard_due =
    { $reason ->
        [2] Po zameldowaniu czarnych trójek wykładasz wszystkie karty: żadnej się nie odkłada.
        [3] Kto bierze samą wierzchnią kartę, wykłada wszystkie karty: żadnej się nie odkłada.
       *[other] W tym ruchu nie odkłada się karty na stos; po prostu go zakończ.
    }
violation-discard_due = Na koniec ruchu trzeba odłożyć kartę na stos; nie możesz go po prostu zakończyć.

violation-no_asking = W tej grze nie wolno pytać partnera.
violation-asked_already = Pytać wolno tylko raz w ruchu.
violation-ask_before_laying = Pytać wolno tylko, zanim coś wyłożysz.
violation-ask_not_now = Teraz nie możesz zapytać partnera.
violation-ask_cannot_go_out = Pytać wolno tylko wtedy, gdy możesz w tym ruchu wyjść, a możesz też zatrzymać kartę.
violation-ask_cannot_lay = Pytać wolno tylko wtedy, gdy możesz wyłożyć kartę i masz na ręku co najmniej dwie.

violation-play_reveals = Ten krok kończy ruch albo przynosi nowe karty, więc w zagraniu może być tylko ostatni.
violation-play_brings_bonus =
    To zagranie kończy kanastę, która przynosi karty premiowe, więc może to być tylko jego ostatni krok: resztę zrób potem.

# Z którego wyboru zasad bierze się odmowa.
refusal-option = Tak mówi opcja { $option } ({ $title }: { $means }).
