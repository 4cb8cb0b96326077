# Dlaczego czegoś nie wolno: jedna wiadomość na każdy kod naruszenia zasad, `violation-<kod>`.

violation-not_your_turn = To nie Twoja kolej.
violation-wrong_phase = W tym momencie ruchu nie można tego zrobić.
violation-not_in_hand = Nie masz tych kart na ręku.
violation-pile_empty = Stos jest pusty, nie ma czego brać.
violation-pile_top_wild = Nie możesz wziąć stosu, gdy na wierzchu leży dzika karta.
violation-pile_top_red_three = Nie możesz wziąć stosu, gdy na wierzchu leży czerwona trójka.
violation-pile_top_black_three = Na wierzchu leży czarna trójka, więc nie możesz tak wziąć stosu.
violation-pile_closed_needs_pair =
    { $reason ->
        [no_meld] Stos jest dla Ciebie zamrożony, bo na stole nie ma jeszcze Twojego meldunku
        [wild] Stos jest zamrożony, bo leży w nim dzika karta
        [red_three] Stos jest zamrożony, bo leży w nim czerwona trójka
       *[always] Stos jest zamrożony
    }: potrzebujesz z ręki dwóch kart naturalnych tej samej rangi co jego wierzchnia karta.
violation-pile_needs_cards = Wierzchnią kartę stosu trzeba od razu wykorzystać, a te karty do niej nie pasują.
violation-no_such_meld = Na stole nie ma Twojego meldunku tej rangi.
violation-one_card_take = Mając na ręku jedną kartę, nie możesz wziąć stosu złożonego z jednej karty.
violation-already_melded = Meldunek tej rangi już leży na stole; dołóż karty do niego.
violation-meld_needs_naturals = W meldunku muszą być co najmniej dwie karty naturalne tej samej rangi.
violation-too_many_wild = W tym meldunku byłoby za dużo dzikich kart.
violation-black_three_not_last = Czarne trójki można meldować tylko w ruchu, w którym się wychodzi.
violation-opening_short =
    Do otwarcia { $needs ->
        [one] potrzebny jest { $needs } punkt
        [few] potrzebne są { $needs } punkty
       *[many] potrzeba { $needs } punktów
    }; teraz da się uzbierać najwyżej { $reachable }.
violation-opening_play_short =
    Do otwarcia { $needs ->
        [one] potrzebny jest { $needs } punkt
        [few] potrzebne są { $needs } punkty
       *[many] potrzeba { $needs } punktów
    }; te karty dają { $made }.
violation-must_keep_card = Musisz zatrzymać kartę, bo nie masz teraz prawa wyjść.
violation-canastas_missing =
    Żeby wyjść, trzeba mieć { $needs } { $needs ->
        [one] kanastę
        [few] kanasty
       *[many] kanast
    }, a { $has ->
        [0] nie masz żadnej
       *[other] masz { $has }
    }.
violation-must_go_out = W tym ruchu musisz wyjść, a po tym kroku nie byłoby to możliwe.
violation-must_not_go_out = W tym ruchu nie możesz wyjść: karta musi zostać na ręku.
violation-must_lay = Odpowiedź partnera brzmi „tak”, więc w tym ruchu musisz wyłożyć meldunek albo dołożyć kartę.
violation-must_not_lay = Odpowiedź partnera brzmi „nie”, więc w tym ruchu nic więcej nie możesz wyłożyć.
violation-ask_not_now = Teraz nie możesz zapytać partnera.
violation-not_partner = Odpowiedzieć może tylko partner gracza, który zapytał.
violation-no_discard_due = W tym ruchu nie odkłada się karty; po prostu go zakończ.
violation-red_three_never = Czerwonych trójek nie melduje się ani nie odkłada na stos; leżą obok meldunków.
violation-stock_empty = Talon jest pusty.
violation-must_take = Musisz wziąć stos: jego wierzchnia karta pasuje do Twojego meldunku.
violation-play_reveals = Ten krok odsłania nowe karty, więc nie można go łączyć z innymi; wykonaj go osobno.
violation-match_over = Partia jest skończona.
