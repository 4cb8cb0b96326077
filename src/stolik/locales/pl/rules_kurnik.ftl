# Zasady kanasty jak na Kurniku, jedna wiadomość na zasadę. Zmienne nazywają się jak opcje; przełączniki: "on", "off".
# $opening_minimums to lista z wiadomości rules-opening-*. Koniec wiersza wewnątrz wiadomości znaczy odstęp.

rules-section-aim = Cel gry
rules-section-deal = Karty, gracze, rozdanie
rules-section-values = Wartości kart
rules-section-red-threes = Czerwone trójki
rules-section-turn = Ruch
rules-section-pile = Branie stosu
rules-section-melds = Meldunki
rules-section-bonus = Karty premiowe
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

# Samo słowo „meldunek” znaczy meldunek jednej rangi tam, gdzie nie ma innych.
rules-of-rank =
    { $sequences ->
        [on] {" "}jednej rangi
       *[off] { $wild_melds ->
            [on] {" "}jednej rangi
           *[off] {""}
        }
    }
rules-all-red-threes =
    { $packs ->
        [3] komplet sześciu
       *[2] komplet czterech
    }

rule-A1 =
    { $packs ->
        [3] Gra się trzema pełnymi taliami po 52 karty, każda z dwoma jokerami: razem są 162 karty, a wśród nich sześć jokerów,
            sześć czerwonych i sześć czarnych trójek.
       *[2] Gra się dwiema pełnymi taliami po 52 karty, każda z dwoma jokerami: razem jest 108 kart.
    }
rule-A2 =
    We { $players ->
        [3] troje
       *[other] dwoje
    } każdy gra na własny rachunek.
rule-A3 = We czworo gra się parami; partnerzy siedzą naprzeciwko siebie.
rule-A4 = Para ma wspólne meldunki: każdy z partnerów może dokładać karty do meldunków swoich i partnera.
rule-A5 =
    { $players ->
        [2] Każdy z dwóch graczy
        [3] Każdy z trzech graczy
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
        [cover_until_natural] Jeśli pierwszą kartą stosu jest dzika karta lub trójka, odsłania się na nią kolejne karty, aż na wierzchu
            znajdzie się karta naturalna, czwórka lub wyższa. Przykryte karty zostają w stosie.
       *[keep_first] Na początek stosu odsłania się tylko jedną kartę. Zostaje ona na stosie, nawet jeśli jest dziką kartą lub trójką.
    }
rule-A10 =
    Pierwszego rozdającego się losuje. Po każdym rozdaniu rozdaje następny gracz{ $players ->
        [2] , czyli gracze rozdają na zmianę.
       *[other] , zgodnie z ruchem wskazówek zegara.
    }
rule-A11 =
    { $players ->
        [2] Zaczyna przeciwnik rozdającego.
       *[other] Zaczyna gracz, który siedzi następny po rozdającym.
    }
rule-A12 = Dwójki i jokery to dzikie karty. Wszystkie inne karty są naturalne.
rule-A13 =
    Karty są warte: joker 50 punktów, as i dwójka po 20, K, D, W, 10, 9 i 8 po 10, a 7, 6, 5, 4 i czarna trójka po 5.
rule-A14 =
    Czerwone trójki nie liczą się tak jak inne karty: jest za nie osobna premia i nigdy się ich nie melduje.
rule-A15 =
    { $red3_replaced ->
        [deal_only] Czerwoną trójkę dobraną w trakcie gry od razu odkłada się na bok i nic się za nią nie dobiera; liczy się ona
            jako jedna z dobranych kart.
       *[always] Czerwoną trójkę dobraną z talonu od razu odkłada się na bok i dobiera za nią nową kartę z talonu.
    }
rule-A16 =
    { $red3_replaced ->
        [deal_only] Jeśli karta zastępcza za rozdaną trójkę też jest czerwoną trójką, wymienia się ją tak samo.
       *[always] Jeśli karta zastępcza też jest czerwoną trójką, postępuje się tak samo.
    }
rule-A17 =
    Czerwone trójki z rozdanych kart odkłada się na bok i wymienia jeszcze przed pierwszym ruchem, gracz po graczu (A82).
rule-A18 = Czerwoną trójkę znalezioną we wziętym stosie odkłada się na bok bez dobierania karty zastępczej.
rule-A19 = Czerwonej trójki nigdy nie wolno odłożyć na stos.
rule-A20 =
    Jeśli ostatnią kartą talonu jest czerwona trójka, nie ma karty zastępczej{ $last_red3 ->
        [turn_continues] , ale gracz gra dalej i jak zwykle odkłada kartę na stos.
        [meld_no_discard] . Gracz może jeszcze wykładać karty{ $going_out ->
            [off] {""}
           *[on] {" "}(i wyjść, jeśli wyłoży wszystkie)
        }, ale nic nie odkłada na stos, a rozdanie się kończy.
       *[end_now] {" "}i rozdanie natychmiast się kończy.
    }
rule-A21 =
    { $last_red3 ->
        [turn_continues] Jeśli ten gracz ma wtedy na ręku tylko jedną kartę{ $going_out ->
            [off] {""}
           *[on] {" "}i nie ma prawa nią wyjść
        }, to jej nie wykłada ani nie odkłada, a rozdanie się kończy.
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
    Na koniec ruchu trzeba odłożyć kartę na stos{ $going_out ->
        [off] { $last_red3 ->
            [meld_no_discard] , chyba że ostatnią kartą talonu była czerwona trójka (A20)
           *[other] {""}
        }
       *[on] , chyba że gracz wyłożył wszystkie karty{ $last_red3 ->
            [meld_no_discard] {" "}albo ostatnią kartą talonu była czerwona trójka (A20)
           *[other] {""}
        }
    }.
rule-A27 =
    Stos bierze się w całości{ $going_out ->
        [off] {""}
       *[on] { $take_top_only_to_go_out ->
            [on] , z jednym wyjątkiem (P9a)
           *[off] {""}
        }
    }, a jego wierzchnią kartę trzeba od razu wykorzystać.
rule-A27a =
    { $one_card_take ->
        [forbidden] Gracz, który ma na ręku tylko jedną kartę, nie może wziąć stosu złożonego z jednej karty.
       *[allowed] Także gracz, który ma na ręku tylko jedną kartę, może wziąć stos złożony z jednej karty; jest to
            wyjście, ze wszystkimi jego warunkami (A54, A56).
    }
rule-A28 =
    Wierzchnią kartę dokłada się do { $players ->
        [4] meldunku swojej pary
       *[other] własnego meldunku
    } tej samej rangi albo tworzy się z niej nowy, razem z co najmniej dwiema kartami z ręki.
rule-A28a =
    { $second_meld_same_rank ->
        [on] Wierzchniej karty nie można dołożyć do gotowej kanasty. Naturalna para z ręki może jednak zacząć z nią drugi
            meldunek tej rangi, jeśli jest dopiero jeden.
       *[off] Wierzchniej karty nie można dołożyć do gotowej kanasty; a że każdej rangi można mieć tylko jeden meldunek, kto ma
            z niej kanastę, nie weźmie już stosu dla karty tej rangi, nawet mając na ręku parę.
    }
rule-A29 =
    { $pile_always_frozen ->
        [on] Stos jest zawsze zamrożony (A33), więc o tym, jakie karty trzeba mieć na ręku, mówi A34.
       *[off] Jeśli stos nie jest zamrożony (A33, A33a), tymi dwiema kartami z ręki { $take_with_wild ->
            [off] muszą być dwie karty naturalne rangi wierzchniej karty; dzika karta tu nie pomoże.
           *[on] mogą być dwie karty naturalne rangi wierzchniej karty albo jedna taka i jedna dzika, ale nigdy dwie dzikie.
        }
    }
rule-A30 =
    Nie wolno wziąć stosu, gdy na wierzchu leży dzika karta{ $wild_melds ->
        [on] , nawet do meldunku z samych dzikich kart
       *[off] {""}
    }.
rule-A31 =
    Nie wolno wziąć stosu, gdy na wierzchu leży czarna trójka{ $going_out ->
        [off] { $black3_melds ->
            [anytime] , nawet mając na ręku dwie następne
           *[other] {""}
        }
       *[on] { $black3_take_for_last_meld ->
            [on] , chyba że do meldunku, którym gracz wychodzi (A45)
           *[off] , nawet po to, żeby wyjść
        }
    }.
rule-A32 = Nie można też wziąć stosu z czerwoną trójką na wierzchu, bo do żadnego meldunku nie pasuje.
rule-A33 =
    { $pile_always_frozen ->
        [on] Stos jest zawsze zamrożony, dla wszystkich.
       *[off] { $pile_for_opening ->
            [not_allowed] { $players ->
                [4] Para, która nie ma
               *[other] Gracz, który nie ma
            } na stole żadnego meldunku, w ogóle nie może wziąć stosu.
           *[with_natural_pair] Stos jest zamrożony dla { $players ->
                [4] pary, która
               *[other] gracza, który
            } nie ma na stole żadnego meldunku.
        }
    }
rule-A33a =
    Dla wszystkich stos jest zamrożony, gdy leży w nim { $red3_freezes ->
        [on] { $black3_freezes ->
            [on] dzika karta, czerwona trójka lub czarna trójka.
           *[off] dzika karta lub czerwona trójka.
        }
       *[off] { $black3_freezes ->
            [on] dzika karta lub czarna trójka; czerwona trójka go nie zamraża.
           *[off] dzika karta; czerwona trójka go nie zamraża.
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
       *[off] Gdy stos zostanie wzięty, następny zaczyna się jako niezamrożony, ale { $pile_for_opening ->
            [not_allowed] { $players ->
                [4] para
               *[other] gracz
            } bez meldunku nadal nie może go wziąć.
           *[with_natural_pair] dla { $players ->
                [4] pary
               *[other] gracza
            } bez meldunku jest zamrożony.
        }
    }
rule-A37 =
    Gdy stos bierze się na otwarcie, do minimum liczy się jego wierzchnia karta, a pozostałe jego karty nie. Otwarcie
    musi być kompletne, zanim podniesie się resztę stosu.
rule-A37a = Kto nie ma jeszcze otwarcia, nie może wziąć stosu, nawet na otwarcie.
rule-A38 = Meldunek{ rules-of-rank } to co najmniej trzy karty tej samej rangi, w tym co najmniej dwie naturalne.
rule-A38a =
    { $wild_ratio ->
        [two_nat_per_wild] Na każdą dziką kartę w meldunku{ rules-of-rank } muszą przypadać dwie naturalne{ $canasta_cap ->
            [7] .
           *[none] , a dzikich kart mogą być najwyżej trzy.
        }
        [min2_max3] W meldunku{ rules-of-rank } mogą być najwyżej trzy dzikie karty.
        [min2_max2] W meldunku{ rules-of-rank } mogą być najwyżej dwie dzikie karty.
       *[wild_le_nat] W meldunku{ rules-of-rank } mogą być najwyżej trzy dzikie karty, ale nigdy więcej niż naturalnych.
    }
rule-A39 =
    { $wild_ratio ->
        [two_nat_per_wild] W meldunku z trzech do pięciu kart może więc być najwyżej jedna dzika karta, z { $canasta_cap ->
            [7] sześciu i siedmiu dwie.
           *[none] sześciu do ośmiu dwie, a z dziewięciu i więcej trzy.
        }
        [min2_max3] W meldunku z trzech kart może więc być najwyżej jedna dzika karta, z czterech dwie, a z pięciu i więcej trzy.
        [min2_max2] W meldunku z trzech kart może więc być najwyżej jedna dzika karta, a z czterech i więcej dwie; w kanaście
            mieszanej jest więc co najmniej pięć kart naturalnych.
       *[wild_le_nat] W meldunku z trzech kart może więc być najwyżej jedna dzika karta, z czterech i pięciu dwie, a z sześciu i
            więcej trzy.
    }
rule-A40 =
    { $players ->
        [4] Para
       *[other] Gracz
    } { $second_meld_same_rank ->
        [on] może mieć dwa meldunki tej samej rangi, ale nigdy więcej; liczą się do tego także gotowe kanasty. Drugi wolno
            zacząć, choćby pierwszy nie był jeszcze skończony.
       *[off] ma najwyżej jeden meldunek danej rangi; dalsze karty tej rangi dokłada się do niego.
    }
rule-A41 =
    Do { $players ->
        [4] meldunków swojej pary
       *[other] własnych meldunków
    } można dokładać karty w tym samym ruchu i w następnych, jeśli nadal spełniają A38a.
rule-A41a = Do meldunków przeciwnika nikt nie dokłada.
rule-A42 =
    { $canasta_cap ->
        [7] Meldunek{ rules-of-rank } z siedmiu kart to kanasta.
       *[none] Meldunek{ rules-of-rank } z siedmiu lub więcej kart to kanasta.
    }
rule-A42a =
    { $canasta_cap ->
        [7] Kanasta jest pełna: nie można dołożyć do niej żadnej karty, nawet wierzchniej karty stosu.
       *[none] Do kanasty{ rules-of-rank } można dokładać dalsze karty{ $wild_onto_finished_canasta ->
            [off] , ale nie dzikie
           *[on] {""}
        }; dają one swoje punkty, ale nie drugą premię.
    }
rule-A43 =
    Kanasta{ rules-of-rank } bez dzikich kart jest naturalna (czerwona), z dzikimi kartami mieszana (czarna).{ $canasta_cap ->
        [7] {""}
       *[none] { $wild_onto_finished_canasta ->
            [off] {""}
           *[on] {" "}Liczą się karty, które są w niej na końcu rozdania: naturalna kanasta, do której dołożono dziką kartę,
                staje się mieszana.
        }
    }
rule-A44 =
    { $black3_melds ->
        [anytime] Czarne trójki można meldować w każdym swoim ruchu: trzy albo cztery naraz, bez dzikich kart.
            { $black3_before_opening ->
                [free] Można je wyłożyć także przed otwarciem; nie liczą się wtedy do minimum i nie są otwarciem, więc stos
                    pozostaje zamrożony.
               *[counts_for_opening] Przed otwarciem można je wyłożyć tylko jako jego część; liczą się do minimum.
            }
        [off] Czarnych trójek nigdy się nie melduje.
       *[going_out] Czarne trójki może meldować tylko gracz, który w tym ruchu wychodzi: { $packs ->
            [3] trzy lub więcej
           *[2] trzy albo cztery
        }, bez dzikich kart.
    }
rule-A44a =
    Wychodząc, czarne trójki można wyłożyć w dowolnej kolejności z innymi kartami{ $black3_melds ->
        [going_out_no_discard] , ale wtedy na koniec nic się już nie odkłada: trzeba wyłożyć wszystkie karty.
       *[going_out] , a na koniec odłożyć jedną kartę na stos.
    }
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
       *[at_least] Wystarczy dokładnie tyle, ile wynosi minimum.
    }
rule-A49a = Tak samo mówią inne opisy kanasty, choć opis na Kurniku mówi o przekroczeniu.
rule-A50 = Do minimum liczą się tylko wartości kart, bez premii za kanasty i czerwone trójki.
rule-A51 = Otwarcie jednego z partnerów jest otwarciem całej pary: drugi nie potrzebuje już minimum.
rule-A52 = Na stos wolno odłożyć każdą kartę oprócz czerwonej trójki, także dziką kartę i czarną trójkę.
