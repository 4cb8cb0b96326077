# Zasady kanasty jak na Kurniku od wyjścia dalej; jak zbudowane są wiadomości, mówi rules_kurnik.ftl.

rule-A53 =
    { $going_out ->
        [off] W tej grze się nie wychodzi: każdy zatrzymuje co najmniej jedną kartę, a rozdanie kończy się razem z talonem.
       *[on] Gracz wychodzi, gdy pozbywa się wszystkich kart: melduje je wszystkie albo wszystkie oprócz jednej, którą
            odkłada na stos.
    }
rule-A54 =
    Żeby wyjść, { $players ->
        [4] para
       *[other] gracz
    } musi mieć co najmniej { $canastas_to_go_out ->
        [1] jedną kanastę
        [2] dwie kanasty
        [few] { $canastas_to_go_out } kanasty
       *[many] { $canastas_to_go_out } kanast
    }, licząc po wyłożeniu ostatnich kart.
rule-A55 =
    { $canastas_to_go_out ->
        [1] To gra szybsza, z jedną kanastą, zwykle grana we czworo; w drugiej odmianie potrzebne są dwie.
       *[other] To gra dłuższa; w szybszej odmianie, zwykle granej we czworo, wystarczy jedna kanasta.
    }
rule-A56 =
    { $illegal_out ->
        [forbid] { $going_out ->
            [off] Po odłożeniu karty na stos musi zostać na ręku co najmniej jedna; komu nie zostałaby żadna, ten nie może wziąć
                stosu.
           *[on] Bez prawa do wyjścia nie wolno pozbyć się wszystkich kart: po odłożeniu karty na stos musi zostać na ręku
                co najmniej jedna.
        }
       *[lose_game] Kto pozbędzie się wszystkich kart bez prawa do wyjścia, natychmiast przegrywa całą partię{ $players ->
            [3] , a wygrywają ją obaj pozostali gracze
           *[other] {""}
        }. Krok, który może skończyć się tylko tak, trzeba potwierdzić; boty nigdy go nie wybierają.
    }
rule-A57 =
    { $ask_partner ->
        [go_out] Po wzięciu kart gracz może w swoim ruchu zapytać partnera: „Czy mogę wyjść?”. Odpowiedź jest wiążąca.
        [go_out_mandatory] Kto chce wyjść, musi najpierw, po wzięciu kart, zapytać partnera: „Czy mogę wyjść?”. Odpowiedź
            jest wiążąca.
        [lay_out] Po wzięciu kart gracz może w swoim ruchu zapytać partnera: „Czy się wykładać?”. Odpowiedź jest wiążąca.
       *[off] Partnera o nic się nie pyta.
    }
rule-A58 =
    To, czy wolno pytać partnera, ustala się przed grą. { $ask_partner ->
        [off] Tutaj nie wolno.
        [lay_out] Tutaj wolno.
       *[other] { $going_out ->
            [off] Tutaj nie ma o co pytać, bo się nie wychodzi.
           *[on] Tutaj wolno.
        }
    }
rule-A71 =
    Pytać wolno raz w ruchu: po wzięciu kart (i wymianie czerwonych trójek, a przy braniu stosu po wyłożeniu tego, czego
    wymaga wierzchnia karta), zanim wyłoży się cokolwiek więcej{ $pile_for_opening ->
        [not_allowed] {""}
       *[with_natural_pair] ; przy otwarciu ze stosem po podniesieniu jego reszty
    }. Odpowiada tylko partner, tak lub nie, na podstawie własnych kart i odkrytego stołu. { $ask_partner ->
        [go_out_mandatory] Kto nie pyta, ma wolną rękę, ale nie może wyjść.
       *[other] Pytanie jest prawem, a nie obowiązkiem: kto nie pyta, ma wolną rękę.
    }{ $last_red3 ->
        [end_now] {" "}Nie ma pytania, gdy rozdanie kończy czerwona trójka (A20).
       *[other] {""}
    }
rule-A72 =
    O wyjście wolno zapytać tylko wtedy, gdy gracz może w tym ruchu prawidłowo wyjść, a mógłby też zatrzymać kartę. Tak:
    na koniec ruchu nie może zostać na ręku żadna karta. Nie: wolno jeszcze wykładać karty, ale po odłożeniu karty na stos
    musi zostać na ręku co najmniej jedna.{ $ask_partner ->
        [go_out_mandatory] {" "}Nikt nie wychodzi, jeśli w tym samym ruchu nie usłyszał „tak”, a przed tą odpowiedzią nie
            wolno zrobić kroku, po którym pozostałoby tylko wyjście.
       *[other] {""}
    }
rule-A73 =
    O wykładanie wolno zapytać tylko wtedy, gdy można wyłożyć choć jedną kartę, a na ręku są co najmniej dwie. Tak: trzeba
    wyłożyć co najmniej jeden nowy meldunek albo dołożyć kartę (przed otwarciem: prawidłowo się otworzyć). Nie: w tym
    ruchu nic więcej się nie wykłada i nie wolno pozbyć się wszystkich kart{ $last_red3 ->
        [meld_no_discard] ; jeśli nie odkłada się karty na stos, ruch się kończy
       *[other] {""}
    }.
rule-A59 =
    { $going_out ->
        [off] Rozdanie kończy się, gdy wyczerpie się talon (A60){ $last_red3 ->
            [turn_continues] {""}
            [meld_no_discard] , albo po ruchu, w którym ostatnią kartą talonu jest czerwona trójka (A20)
           *[end_now] , albo gdy ostatnią kartą talonu jest czerwona trójka (A20)
        }.
       *[on] Rozdanie kończy się, gdy któryś z graczy pozbędzie się wszystkich kart{ $last_red3 ->
            [turn_continues] {""}
            [meld_no_discard] , po ruchu, w którym ostatnią kartą talonu jest czerwona trójka (A20),
           *[end_now] , gdy ostatnią kartą talonu jest czerwona trójka (A20),
        } albo gdy wyczerpie się talon (A60).
    }
rule-A60 =
    { $end_of_stock ->
        [next_may_buy] Gdy gracz, który wziął ostatnią kartę talonu, odłoży kartę, stos może wziąć jeszcze tylko następny
            gracz, jeden raz. Po jego ruchu rozdanie się kończy.
        [stop] Rozdanie kończy się, gdy tylko gracz, który wziął ostatnią kartę talonu, odłoży kartę.
       *[other] Gdy talon jest pusty, gra się tylko tak długo, jak długo każdy kolejny gracz bierze stos. Rozdanie kończy
            się na pierwszym graczu, który nie może wziąć stosu albo go nie bierze.
    }
rule-A83 =
    { $end_of_stock ->
        [next_may_buy] Następny gracz może wziąć stos na zwykłych zasadach albo spasować; nie ma przymusu. Jeśli nie weźmie
            stosu, rozdanie od razu się kończy.{ $going_out ->
                [off] {""}
               *[on] {" "}Premię za wyjście dostaje tylko ten, kto rzeczywiście wyjdzie.
            }
        [stop] Ostatniej odłożonej karty nikt już nie może wziąć.{ $going_out ->
            [off] {""}
           *[on] {" "}Bez wyjścia nie ma premii za wyjście.
        }
        [continue_forced] Przy pustym talonie gracz musi wziąć stos, jeśli nie jest on zamrożony, a jego wierzchnia karta
            pasuje do meldunku { $players ->
                [4] pary
               *[other] gracza
            }{ $illegal_out ->
                [lose_game] , chyba że mogłoby to skończyć się tylko przegraniem partii
               *[forbid] { "" }
            }. W innych wypadkach może wziąć stos na zwykłych
            zasadach albo spasować.{ $going_out ->
                [off] {""}
               *[on] {" "}Za tak zakończone rozdanie nie ma premii za wyjście.
            }
       *[continue_while_taken] Przy pustym talonie gracz może wziąć stos na zwykłych zasadach albo spasować; nie ma
            przymusu.{ $going_out ->
                [off] {""}
               *[on] {" "}Za tak zakończone rozdanie nie ma premii za wyjście.
            }
    }
rule-A61 =
    Na plus liczy się wartość każdej karty w meldunkach { $players ->
        [4] pary
       *[other] gracza
    }.
rule-A62 =
    Na minus liczy się wartość każdej karty, która została na ręku{ $players ->
        [4] {" "}u obojga partnerów
       *[other] {""}
    }.
rule-A63 =
    Premie w punktach: kanasta naturalna 500, mieszana 300{ $sevens_canasta_bonus ->
        [ordinary] {""}
       *[other] , a z siódemek 1500 i 1000
    }{ $sequences ->
        [off] {""}
       *[on] , { sequence-canasta } 1500
    }{ $wild_melds ->
        [off] {""}
       *[on] , boliwia { $wild_canasta_bonus }
    }; czerwona trójka po 100{ $red3_set_bonus ->
        [none] , także { rules-all-red-threes }
       *[other] , ale { rules-all-red-threes } { $red3_set_bonus }
    }{ $going_out ->
        [off] {""}
       *[on] ; wyjście { $going_out_bonus }{ $concealed_bonus ->
            [0] , bez dodatku za wyjście z ręki
           *[other] , a za wyjście z ręki dodatkowo { $concealed_bonus } (A77)
        }
    }.
rule-A64 = Kanasta naturalna jest warta więcej niż mieszana.
rule-A65 =
    Czerwone trójki liczą się na plus tylko wtedy, gdy { $players ->
        [4] para
       *[other] gracz
    } ma { $red3_condition ->
        [one_canasta] co najmniej jedną kanastę
        [two_canastas] co najmniej dwie kanasty
        [one_canasta_set_two] co najmniej jedną kanastę, a { rules-all-red-threes }, gdy ma co najmniej dwie kanasty
        [special_canasta] { $wild_melds ->
            [off] { $sequences ->
                [off] {""}
               *[on] { sequence-canasta-one } albo{" "}
            }
           *[on] { $sequences ->
                [off] boliwię albo{" "}
               *[on] boliwię, { sequence-canasta-one } albo{" "}
            }
        }naturalną kanastę siódemek
       *[one_meld] na stole co najmniej jeden meldunek
    }; w przeciwnym razie liczą się na minus.
rule-A66 =
    Każda czarna trójka, która została na ręku, kosztuje { $black3_in_hand } { $black3_in_hand ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
rule-A67 = Wynik rozdania może być ujemny. Dodaje się go do dotychczasowego wyniku.
rule-A68 =
    { $match_end ->
        [deals] Partia trwa { $deals } { $deals ->
            [one] rozdanie
            [few] rozdania
           *[many] rozdań
        }.
       *[target] Partia kończy się po rozdaniu, w którym { $players ->
            [4] któraś z par
           *[other] któryś z graczy
        } ma { $target } { $target ->
            [one] punkt
            [few] punkty
           *[many] punktów
        } lub więcej.
    }
rule-A69 =
    Wygrywa { $players ->
        [4] para, która
       *[other] gracz, który
    } ma { $players ->
        [3] najwięcej
       *[other] więcej
    } punktów.
rule-A70 =
    { $tie ->
        [extra_deal] Przy równych wynikach gra się jeszcze jedno rozdanie, i kolejne, dopóki wyniki są równe.
       *[draw] Przy równych wynikach jest remis.
    }
rule-A74 =
    { $restricted_pair ->
        [held] Mając parę na ręku, wierzchnią kartę zamrożonego stosu można wyłożyć z obiema kartami naturalnymi albo z
            jedną naturalną i jedną dziką, jako nowy meldunek lub do meldunku tej rangi, albo samą dołożyć do tego meldunku.
       *[laid] Wierzchnią kartę zamrożonego stosu wykłada się z obiema kartami naturalnymi, jako nowy meldunek lub do
            meldunku tej rangi. Nie wolno wyłożyć jej samej ani z jedną kartą naturalną i jedną dziką, a pary zatrzymać.
    }{ $pile_always_frozen ->
        [on] {""}
       *[off] {" "}Gdy stos nie jest zamrożony, dwie karty z ręki można wyłożyć na te same sposoby albo samą wierzchnią
            kartę dołożyć do meldunku.
    }
rule-A75 =
    Czerwoną trójkę, która jest ostatnią kartą talonu, też się wykłada; liczy się temu, kto ją dobrał, zgodnie z A65.
rule-A76 =
    Do wyjścia liczą się kanasty całej pary.{ $illegal_out ->
        [forbid] {""}
       *[lose_game] {" "}Kto wyjdzie bez prawa do tego, przegrywa za oboje partnerów (A56): druga para wygrywa bez względu
            na wynik.
    }
rule-A77 =
    Wyjście z ręki jest wtedy, gdy gracz przed tym ruchem nic w rozdaniu nie wyłożył ani nie dołożył, a w tym ruchu pozbywa
    się wszystkich kart; ostatnią może odłożyć na stos.
rule-A77a = Do dodatkowej premii potrzebna jest własna kanasta, w meldunku zaczętym w tym samym ruchu.
rule-A77b =
    { $concealed_minimum ->
        [waived] Kto wychodzi z ręki, nie potrzebuje minimum otwarcia{ $pile_for_opening ->
            [not_allowed] {""}
           *[with_natural_pair] ; przy braniu stosu jego resztę podnosi, gdy tylko wyłożona jest wierzchnia karta
        }.
        [waived_if_stock_draw] Kto wychodzi z ręki, nie potrzebuje minimum otwarcia, jeśli ruch zaczął się od dobrania z
            talonu.
       *[required] Wychodząc z ręki, trzeba też osiągnąć minimum, jeśli { $players ->
            [4] para
           *[other] gracz
        } nie ma jeszcze otwarcia.
    }
rule-A77c =
    { $concealed_with_pile ->
        [on] Wzięcie stosu w tym ruchu nie szkodzi.
       *[off] Wzięcie stosu w tym ruchu odbiera dodatkową premię.
    }
rule-A77d =
    { $concealed_onto_partner_melds ->
        [allowed] Dołożenie kart do meldunków partnera nie szkodzi.
       *[forbidden] Dołożenie kart do meldunków partnera, także przy braniu stosu{ $second_meld_same_rank ->
            [on] {" "}albo przez połączenie meldunków
           *[off] {""}
        }, odbiera dodatkową premię.
    }
rule-A77e =
    { $concealed_bonus ->
        [0] Dodatkowej premii za wyjście z ręki tutaj nie ma.
       *[other] Dodatkowa premia za wyjście z ręki wynosi { $concealed_bonus } { $concealed_bonus ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }. Kto nie spełni któregoś warunku, traci tylko tę premię, jeśli samo wyjście jest prawidłowe.
    }
rule-A78 = Celem gry jest wykładanie kart na stół w meldunkach, za które po rozdaniu dostaje się punkty.
rule-A79 =
    Dzika karta może w meldunku zastąpić każdą inną kartę{ $black3_melds ->
        [off] { $sequences ->
            [on] , ale nie w sekwensie (C16)
           *[off] {""}
        }
       *[other] , ale nie w meldunku z czarnych trójek (A44){ $sequences ->
            [on] {" "}ani w sekwensie (C16)
           *[off] {""}
        }
    }.
rule-A80 =
    { $players ->
        [2] Gracze wykonują ruchy na zmianę.
       *[other] Gracze wykonują ruchy po kolei, zgodnie z ruchem wskazówek zegara.
    }
rule-A81 =
    Czerwone trójki leżą odkryte obok meldunków { $players ->
        [4] pary, do której
       *[other] gracza, do którego
    } należą.
rule-A82 =
    Karty rozdaje się po jednej, zaczynając od gracza, który wykona pierwszy ruch; potem odsłania się pierwszą kartę stosu.
    Następnie gracze w tej samej kolejności wymieniają czerwone trójki, każdy tak długo, aż nie ma żadnej na ręku.
