# Zasady kanasty jak na Kurniku, jedna wiadomość na zasadę. Zmienne nazywają się jak opcje; przełączniki: "on", "off".
# $opening_minimums to lista z wiadomości rules-opening-*. Koniec wiersza wewnątrz wiadomości znaczy odstęp.

rules-section-aim = Cel gry
rules-section-deal = Karty, gracze, rozdanie
rules-section-values = Wartości kart
rules-section-red-threes = Czerwone trójki
rules-section-turn = Ruch
rules-section-pile = Branie stosu
rules-section-melds = Meldunki
rules-section-opening = Otwarcie
rules-section-out = Wyjście
rules-section-ask = Pytanie do partnera
rules-section-end = Koniec rozdania
rules-section-scoring = Punktacja
rules-section-match = Koniec partii

rules-opening-any = { $minimum } przy każdym wyniku
rules-opening-below-zero = { $minimum } poniżej 0
rules-opening-up-to = { $minimum } do { $to }
rules-opening-from-to = { $minimum } od { $from } do { $to }
rules-opening-from = { $minimum } od { $from } wzwyż

rule-A1 = Gra się dwiema pełnymi taliami po 52 karty, każda z dwoma jokerami: razem jest 108 kart.
rule-A2 = We dwoje każdy gra na własny rachunek.
rule-A3 = We czworo gra się parami; partnerzy siedzą naprzeciwko siebie.
rule-A4 = Para ma wspólne meldunki: każdy z partnerów może dokładać karty do meldunków swoich i partnera.
rule-A5 =
    { $players ->
        [2] Każdy z dwóch graczy
       *[other] Każdy gracz
    } dostaje { $deal_size } { $deal_size ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
rule-A6 =
    { $players ->
        [4] Każdy z czterech graczy
       *[other] Każdy gracz
    } dostaje { $deal_size } { $deal_size ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
rule-A7 = Pozostałe karty, zakryte, tworzą talon (stos zakryty).
rule-A8 = Wierzchnią kartę talonu odsłania się; od niej zaczyna się stos odkryty, dalej nazywany po prostu stosem.
rule-A9 =
    { $upcard_rule ->
        [cover_until_natural] Jeśli jest to dzika karta lub trójka, odsłania się na nią kolejne karty, aż na wierzchu
            znajdzie się karta naturalna, czwórka lub wyższa. Przykryte karty zostają w stosie.
       *[keep_first] Odsłania się tylko jedną kartę. Zostaje ona na stosie, nawet jeśli jest dziką kartą lub trójką.
    }
rule-A10 =
    Pierwszego rozdającego się losuje. Po każdym rozdaniu rozdaje następny gracz{ $players ->
        [4] , zgodnie z ruchem wskazówek zegara.
       *[other] , czyli gracze rozdają na zmianę.
    }
rule-A11 =
    { $players ->
        [4] Zaczyna gracz, który siedzi następny po rozdającym.
       *[other] Zaczyna przeciwnik rozdającego.
    }
rule-A12 = Dwójki i jokery to dzikie karty. Wszystkie inne karty są naturalne.
rule-A13 =
    Karty są warte: joker 50 punktów, as i dwójka po 20, K, D, W, 10, 9 i 8 po 10, a 7, 6, 5, 4 i czarna trójka po 5.
rule-A14 =
    Czerwone trójki to karty premiowe i nigdy się ich nie melduje. Wartość 5 punktów mają tylko czarne trójki.
rule-A15 = Czerwoną trójkę dobraną z talonu od razu odkłada się na bok i dobiera za nią nową kartę z talonu.
rule-A16 = Jeśli karta zastępcza też jest czerwoną trójką, postępuje się tak samo.
rule-A17 =
    Czerwone trójki z rozdanych kart odkłada się na bok i wymienia jeszcze przed pierwszym ruchem, gracz po graczu (A82).
rule-A18 = Czerwoną trójkę znalezioną we wziętym stosie odkłada się na bok bez dobierania karty zastępczej.
rule-A19 = Czerwonej trójki nigdy nie wolno odłożyć na stos.
rule-A20 =
    Jeśli ostatnią kartą talonu jest czerwona trójka, nie ma karty zastępczej{ $last_red3 ->
        [turn_continues] , ale gracz gra dalej i jak zwykle odkłada kartę na stos.
        [meld_no_discard] . Gracz może jeszcze wykładać karty (i wyjść, jeśli wyłoży wszystkie), ale nic nie odkłada na
            stos, a rozdanie się kończy.
       *[end_now] {" "}i rozdanie natychmiast się kończy.
    }
rule-A21 =
    { $last_red3 ->
        [turn_continues] Jeśli ten gracz ma wtedy na ręku tylko jedną kartę i nie ma prawa nią wyjść, to jej nie wykłada
            ani nie odkłada, a rozdanie się kończy.
        [meld_no_discard] Karty, które po wykładaniu zostaną temu graczowi na ręku, liczą się na minus.
       *[end_now] Ten gracz nic już wtedy nie wykłada ani nie odkłada. Wszystkie karty na ręku liczą się na minus.
    }
rule-A22 =
    Ruch przebiega tak: gracz bierze karty, potem może wyłożyć nowe meldunki i dołożyć karty do leżących na stole, a na
    koniec odkłada jedną kartę na stos.
rule-A23 =
    Gracz albo dobiera { $draw_count ->
        [1] jedną kartę
        [2] dwie karty
        [few] { $draw_count } karty
       *[many] { $draw_count } kart
    } z talonu, albo bierze cały stos.
rule-A24 =
    Również we czworo dobiera się w każdym ruchu { $draw_count ->
        [1] jedną kartę
        [2] dwie karty
        [few] { $draw_count } karty
       *[many] { $draw_count } kart
    } z talonu.
rule-A25 =
    { $draw_count ->
        [1] Ostatnią kartę talonu dobiera się tak jak każdą inną.
       *[other] Jeśli w talonie została tylko jedna karta, gracz dobiera tylko ją.
    }
rule-A26 =
    Na koniec ruchu trzeba odłożyć kartę na stos, chyba że gracz wyłożył wszystkie karty{ $last_red3 ->
        [meld_no_discard] {" "}albo ostatnią kartą talonu była czerwona trójka (A20)
       *[other] {""}
    }.
rule-A27 =
    Stos bierze się w całości, a jego wierzchnią kartę trzeba od razu wykorzystać. { $one_card_take ->
        [forbidden] Gracz, który ma na ręku tylko jedną kartę, nie może wziąć stosu złożonego z jednej karty.
       *[allowed] Także gracz, który ma na ręku tylko jedną kartę, może wziąć stos złożony z jednej karty; jest to
            wyjście, ze wszystkimi jego warunkami (A54, A56).
    }
rule-A28 =
    Wierzchnią kartę dokłada się do jednego z meldunków { $players ->
        [4] swojej pary
       *[other] własnych
    } albo tworzy się z niej nowy meldunek, razem z co najmniej dwiema kartami z ręki.
rule-A29 =
    { $pile_always_frozen ->
        [on] Stos jest zawsze zamrożony (A33), więc o tym, jakie karty trzeba mieć na ręku, mówi A34.
       *[off] Jeśli stos nie jest zamrożony (A33), tymi dwiema kartami z ręki mogą być dwie karty naturalne rangi wierzchniej
            karty albo jedna taka i jedna dzika, ale nigdy dwie dzikie.
    }
rule-A30 = Nie wolno wziąć stosu, gdy na wierzchu leży dzika karta.
rule-A31 =
    Nie wolno wziąć stosu, gdy na wierzchu leży czarna trójka{ $black3_take_for_last_meld ->
        [on] , chyba że do meldunku, którym gracz wychodzi (A45)
       *[off] , nawet po to, żeby wyjść
    }.
rule-A32 = Nie można też wziąć stosu z czerwoną trójką na wierzchu, bo do żadnego meldunku nie pasuje.
rule-A33 =
    { $pile_always_frozen ->
        [on] Stos jest zawsze zamrożony, dla wszystkich.
       *[off] Stos jest zamrożony dla { $players ->
            [4] pary, która
           *[other] gracza, który
        } nie ma na stole żadnego meldunku. { $red3_freezes ->
            [on] Dla wszystkich jest zamrożony, gdy leży w nim dzika karta lub czerwona trójka.
           *[off] Dla wszystkich jest zamrożony, gdy leży w nim dzika karta; czerwona trójka go nie zamraża.
        }
    }
rule-A34 =
    Żeby wziąć zamrożony stos, trzeba mieć na ręku co najmniej dwie karty naturalne tej samej rangi co jego wierzchnia
    karta. { $restricted_pair ->
        [held] Wystarczy je mieć: wierzchnią kartę można wykorzystać w dowolny ze zwykłych sposobów.
       *[laid] Obie wykłada się razem z wierzchnią kartą (A74).
    }
rule-A35 = Dzika karta leży w stosie w poprzek, żeby zawsze było ją widać.
rule-A36 =
    { $pile_always_frozen ->
        [on] Gdy stos zostanie wzięty, następny jest zamrożony od pierwszej karty.
       *[off] Gdy stos zostanie wzięty, następny zaczyna się jako niezamrożony, ale dla { $players ->
            [4] pary bez meldunku
           *[other] gracza bez meldunku
        } jest zamrożony.
    }
rule-A37 =
    Gdy stos bierze się na otwarcie, do minimum liczy się jego wierzchnia karta, a pozostałe jego karty nie. Otwarcie
    musi być kompletne, zanim podniesie się resztę stosu.
rule-A38 =
    Meldunek to trzy karty jednej rangi lub więcej, w tym co najmniej dwie naturalne. { $wild_ratio ->
        [two_nat_per_wild] Na każdą dziką kartę muszą przypadać dwie naturalne, a dzikich kart mogą być najwyżej trzy.
        [min2_max3] Dzikich kart mogą być najwyżej trzy.
        [min2_max2] Dzikich kart mogą być najwyżej dwie.
       *[wild_le_nat] Dzikich kart mogą być najwyżej trzy i nigdy więcej niż naturalnych.
    }
rule-A39 =
    { $wild_ratio ->
        [two_nat_per_wild] W meldunku z trzech do pięciu kart może więc być najwyżej jedna dzika karta, z sześciu do ośmiu dwie, a
            z dziewięciu i więcej trzy.
        [min2_max3] W meldunku z trzech kart może więc być najwyżej jedna dzika karta, z czterech dwie, a z pięciu i więcej trzy.
        [min2_max2] W meldunku z trzech kart może więc być najwyżej jedna dzika karta, a z czterech i więcej dwie.
       *[wild_le_nat] W meldunku z trzech kart może więc być najwyżej jedna dzika karta, z czterech i pięciu dwie, a z sześciu i
            więcej trzy.
    } Meldunków z samych dzikich kart nie ma.
rule-A40 =
    { $players ->
        [4] Para
       *[other] Gracz
    } ma najwyżej jeden meldunek danej rangi; dalsze karty tej rangi dokłada się do niego.
rule-A41 =
    Do { $players ->
        [4] meldunków swojej pary
       *[other] własnych meldunków
    } można dokładać karty w tym samym ruchu i w następnych, jeśli nadal spełniają A38; do meldunków przeciwnika nigdy.
rule-A42 = Meldunek z siedmiu lub więcej kart to kanasta. Można do niej dokładać dalsze karty.
rule-A43 =
    Kanasta bez dzikich kart jest naturalna (czerwona), z dzikimi kartami mieszana (czarna). Liczą się karty, które są w
    niej na końcu rozdania: naturalna kanasta, do której dołożono dziką kartę, staje się mieszana.
rule-A44 =
    Czarne trójki może meldować tylko gracz, który w tym ruchu wychodzi: trzy albo cztery, bez dzikich kart. Może je
    wyłożyć w dowolnej kolejności z innymi kartami tego ruchu i na koniec odłożyć jedną kartę na stos.
rule-A45 =
    { $black3_take_for_last_meld ->
        [on] Stos z czarną trójką na wierzchu może wziąć tylko gracz, który od razu melduje ją z co najmniej dwiema
            czarnymi trójkami z ręki i w tym samym ruchu wychodzi.
       *[off] Dwie czarne trójki na ręku nie pomogą: stosu z czarną trójką na wierzchu nie bierze się nigdy.
    }
rule-A46 = W jednym ruchu można wyłożyć kilka meldunków.
rule-A47 =
    Pierwszy meldunek { $players ->
        [4] pary
       *[other] gracza
    } w rozdaniu, albo kilka wyłożonych razem, to otwarcie. Musi ono { $opening_strict ->
        [more_than] przekroczyć
       *[at_least] osiągnąć
    } minimum, które zależy od wyniku z poprzednich rozdań.
rule-A48 = Minimum w punktach, zależnie od wyniku: { $opening_minimums }.
rule-A49 =
    { $opening_strict ->
        [more_than] Dokładnie tyle, ile wynosi minimum, nie wystarczy; otwarcie musi być warte więcej.
       *[at_least] Wystarczy dokładnie tyle, ile wynosi minimum, jak w innych opisach kanasty, choć opis na Kurniku mówi o
            przekroczeniu.
    }
rule-A50 = Do minimum liczą się tylko wartości kart, bez premii za kanasty i czerwone trójki.
rule-A51 = Otwarcie jednego z partnerów jest otwarciem całej pary: drugi nie potrzebuje już minimum.
rule-A52 = Na stos wolno odłożyć każdą kartę oprócz czerwonej trójki, także dziką kartę i czarną trójkę.
rule-A53 =
    Gracz wychodzi, gdy pozbywa się wszystkich kart: melduje je wszystkie albo wszystkie oprócz jednej, którą odkłada na
    stos.
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
        [forbid] Bez prawa do wyjścia nie wolno pozbyć się wszystkich kart: po odłożeniu karty na stos musi zostać na ręku
            co najmniej jedna.
       *[lose_game] Kto pozbędzie się wszystkich kart bez prawa do wyjścia, natychmiast przegrywa całą partię. Krok, który
            może skończyć się tylko tak, trzeba potwierdzić; boty nigdy go nie wybierają.
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
       *[other] Tutaj wolno.
    }
rule-A71 =
    Pytać wolno raz w ruchu: po wzięciu kart (i wymianie czerwonych trójek, a przy braniu stosu po wyłożeniu tego, czego
    wymaga wierzchnia karta), zanim wyłoży się cokolwiek więcej; przy otwarciu ze stosem po podniesieniu jego reszty.
    Odpowiada tylko partner, tak lub nie, na podstawie własnych kart i odkrytego stołu. { $ask_partner ->
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
    Rozdanie kończy się, gdy któryś z graczy pozbędzie się wszystkich kart{ $last_red3 ->
        [turn_continues] {""}
        [meld_no_discard] , po ruchu, w którym ostatnią kartą talonu jest czerwona trójka (A20),
       *[end_now] , gdy ostatnią kartą talonu jest czerwona trójka (A20),
    } albo gdy wyczerpie się talon (A60).
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
            stosu, rozdanie od razu się kończy. Premię za wyjście dostaje tylko ten, kto rzeczywiście wyjdzie.
        [stop] Ostatniej odłożonej karty nikt już nie może wziąć. Bez wyjścia nie ma premii za wyjście.
        [continue_forced] Przy pustym talonie gracz musi wziąć stos, jeśli nie jest on zamrożony, a jego wierzchnia karta
            pasuje do meldunku { $players ->
                [4] pary
               *[other] gracza
            }{ $illegal_out ->
                [lose_game] , chyba że mogłoby to skończyć się tylko przegraniem partii
               *[forbid] { "" }
            }. W innych wypadkach może wziąć stos na zwykłych
            zasadach albo spasować. Za tak zakończone rozdanie nie ma premii za wyjście.
       *[continue_while_taken] Przy pustym talonie gracz może wziąć stos na zwykłych zasadach albo spasować; nie ma
            przymusu. Za tak zakończone rozdanie nie ma premii za wyjście.
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
    Premie w punktach: kanasta naturalna 500, mieszana 300; czerwona trójka po 100{ $red3_set_bonus ->
        [none] , także wszystkie cztery
       *[other] , ale wszystkie cztery razem { $red3_set_bonus }
    }; wyjście { $going_out_bonus }{ $concealed_bonus ->
        [0] , bez dodatku za wyjście z ręki
       *[other] , a za wyjście z ręki dodatkowo { $concealed_bonus } (A77)
    }.
rule-A64 = Kanasta naturalna jest warta więcej niż mieszana.
rule-A65 =
    Czerwone trójki liczą się na plus tylko wtedy, gdy { $players ->
        [4] para
       *[other] gracz
    } ma { $red3_condition ->
        [one_canasta] co najmniej jedną kanastę
        [two_canastas] co najmniej dwie kanasty
        [one_canasta_set_two] co najmniej jedną kanastę, a wszystkie cztery razem, gdy ma co najmniej dwie kanasty
        [special_canasta] naturalną kanastę siódemek
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
    } ma więcej punktów.
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
    się wszystkich kart; ostatnią może odłożyć na stos. Musi przy tym wyłożyć własną kanastę, w meldunku zaczętym w tym
    ruchu. { $concealed_minimum ->
        [waived] Minimum otwarcia nie jest potrzebne; przy braniu stosu jego resztę podnosi się, gdy tylko wyłożona jest
            wierzchnia karta.
        [waived_if_stock_draw] Minimum otwarcia nie jest potrzebne, jeśli ruch zaczął się od dobrania z talonu.
       *[required] Jeśli { $players ->
            [4] para nie ma
           *[other] gracz nie ma
        } jeszcze otwarcia, trzeba też osiągnąć minimum.
    } { $concealed_with_pile ->
        [on] Wzięcie stosu w tym ruchu nie szkodzi.
       *[off] Wzięcie stosu w tym ruchu odbiera dodatkową premię.
    } { $players ->
        [4] { $concealed_onto_partner_melds ->
            [allowed] Dołożenie kart do meldunków partnera też nie szkodzi.
           *[forbidden] Dołożenie kart do meldunków partnera, także przy braniu stosu, odbiera dodatkową premię.
        }
       *[other] {""}
    } { $concealed_bonus ->
        [0] Dodatkowej premii za wyjście z ręki tutaj nie ma.
       *[other] Dodatkowa premia wynosi { $concealed_bonus } { $concealed_bonus ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }. Kto nie spełni któregoś warunku, traci tylko tę premię, jeśli samo wyjście jest prawidłowe.
    }
rule-A78 = Celem gry jest wykładanie kart na stół w meldunkach, za które po rozdaniu dostaje się punkty.
rule-A79 =
    Dzika karta może w meldunku zastąpić każdą inną kartę, ale nie w meldunku z czarnych trójek (A44).
rule-A80 =
    { $players ->
        [4] Gracze wykonują ruchy po kolei, zgodnie z ruchem wskazówek zegara.
       *[other] Gracze wykonują ruchy na zmianę.
    }
rule-A81 =
    Czerwone trójki leżą odkryte obok meldunków { $players ->
        [4] pary, do której
       *[other] gracza, do którego
    } należą.
rule-A82 =
    Karty rozdaje się po jednej, zaczynając od gracza, który wykona pierwszy ruch; potem odsłania się pierwszą kartę stosu.
    Następnie gracze w tej samej kolejności wymieniają czerwone trójki, każdy tak długo, aż nie ma żadnej na ręku.
