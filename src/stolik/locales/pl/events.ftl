# Co się stało: jedna wiadomość na każdy kod zdarzenia, `event-<kod>`. $who to "you" dla własnego miejsca, poza tym "other".
# Większość to zdania bez podmiotu, bo to, co ktoś zrobił po kolei, opowiada się jednym zdaniem; o rozdaniu i o partii mówią
# całe zdania. $cards, $class oraz $low i $high, końce sekwensu, mają litery tego języka, $name to imię, $game to odmiana,
# bo ma własne słowo na sekwens z siedmiu kart. Czas teraźniejszy nie zna rodzaju.

event-sentence =
    { $who ->
        [you] { $what }.
       *[other] { $name } { $what }.
    }
event-and = { $first } i { $last }

event-drew =
    { $who ->
        [you] dobierasz
       *[other] dobiera
    } { $count ->
        [0] 0 kart
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-took =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } stos z { $cards } na wierzchu
event-lifted =
    { $who ->
        [you] podnosisz
       *[other] podnosi
    } z niego { $count ->
        [one] jeszcze { $count } kartę
        [few] jeszcze { $count } karty
       *[many] jeszcze { $count } kart
    }
event-surprise_lifted =
    { $who ->
        [you] podnosisz
       *[other] podnosi
    } spod niego { $count ->
        [one] { $count } zakrytą kartę
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-laid =
    { $who ->
        [you] wykładasz
       *[other] wykłada
    } { $cards }
event-added =
    { $who ->
        [you] dokładasz
       *[other] dokłada
    } { $cards } do meldunku { $class ->
        [wild] z dzikich kart
       *[other] { $class }
    }
event-run_laid =
    { $who ->
        [you] wykładasz
       *[other] wykłada
    } sekwens { $cards }
event-run_extended =
    { $who ->
        [you] dokładasz
       *[other] dokłada
    } { $cards } do sekwensu { $low }–{ $high }
event-joined =
    { $who ->
        [you] łączysz
       *[other] łączy
    } dwa meldunki { $class }
event-canasta_natural =
    { $who ->
        [you] kończysz
       *[other] kończy
    } naturalną kanastę { $class }
event-canasta_mixed =
    { $who ->
        [you] kończysz
       *[other] kończy
    } mieszaną kanastę { $class }
event-canasta_sequence =
    { $who ->
        [you] kończysz
       *[other] kończy
    } { sequence-canasta-one } { $low }–{ $high }
event-canasta_wild =
    { $who ->
        [you] kończysz
       *[other] kończy
    } boliwię
event-bonus_drew =
    { $who ->
        [you] dostajesz
       *[other] dostaje
    } { $count ->
        [0] 0 kart premiowych
        [one] { $count } kartę premiową
        [few] { $count } karty premiowe
       *[many] { $count } kart premiowych
    }{ $shown ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
event-opened =
    { $who ->
        [you] otwierasz
       *[other] otwiera
    } za { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
event-discarded =
    { $who ->
        [you] odkładasz
       *[other] odkłada
    } { $cards }
event-undone =
    { $who ->
        [you] cofasz ostatni krok
       *[other] cofa ostatni krok
    }
event-red_three_laid =
    { $who ->
        [you] odkładasz
       *[other] odkłada
    } na bok { $count ->
        [one] czerwoną trójkę { $cards }
       *[other] czerwone trójki { $cards }
    }
event-passed =
    { $who ->
        [you] pasujesz
       *[other] pasuje
    }
event-stopped =
    { $who ->
        [you] kończysz
       *[other] kończy
    } ruch bez odkładania karty
event-turn_skipped =
    { $who ->
        [you] nie możesz
       *[other] nie może
    } nic wyłożyć ani odłożyć, więc ruch się kończy
event-asked =
    { $who ->
        [you] pytasz
       *[other] pyta
    } { $ask ->
        [lay_out] partnera, czy wykładać
       *[go_out] partnera, czy wyjść
    }
event-answered_yes =
    { $who ->
        [you] odpowiadasz
       *[other] odpowiada
    } „tak”
event-answered_no =
    { $who ->
        [you] odpowiadasz
       *[other] odpowiada
    } „nie”
event-went_out =
    { $who ->
        [you] wychodzisz
       *[other] wychodzi
    }
event-went_out_concealed =
    { $who ->
        [you] wychodzisz
       *[other] wychodzi
    } z ręki
event-double_out =
    { $who ->
        [you] też wykładasz wszystkie karty
       *[other] też wykłada wszystkie karty
    }: podwójne wyjście
event-match_lost =
    { $who ->
        [you] pozbywasz się wszystkich kart bez prawa do wyjścia i przegrywasz
       *[other] pozbywa się wszystkich kart bez prawa do wyjścia i przegrywa
    } partię
event-dealer_drawn =
    { $who ->
        [you] rozdajesz
       *[other] rozdaje
    } w pierwszym rozdaniu, tak wypadł los

event-seats_drawn =
    { $partners ->
        [none] Losowanie gracza, który zaczyna: { $drawn }.
       *[other] Losowanie miejsc: { $drawn }. Partnerzy: { $partners }.
    } { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
seat-draw-of = { seat-draw-who } { $cards }
seat-draw-who =
    { $who ->
        [you] Ty
       *[other] { $name }
    }

event-deal_began =
    Rozdanie { $number }: { $who ->
        [you] rozdajesz ty
       *[other] rozdaje { $name }
    }, na stosie { $cards }.
event-deal_ended_out = Rozdanie { $number } jest skończone.
event-deal_ended_stock = Talon się wyczerpał: rozdanie { $number } jest skończone.
event-deal_ended_red_three = Ostatnią kartą talonu była czerwona trójka: rozdanie { $number } jest skończone.
event-match_ended =
    { $who ->
        [you] Wygrywasz partię.
        [we] Wygrywacie partię: ty i { $name }.
        [they] Partię wygrywają { $name }.
       *[other] Partię wygrywa { $name }.
    }
event-match_shared =
    { $who ->
        [you] Wspólnie z tobą wygrywają: { $name }.
       *[other] Wspólnie wygrywają: { $name }.
    }
