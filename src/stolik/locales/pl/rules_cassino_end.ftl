# Zasady Kasyna o końcu rundy i partii; jak zbudowane są wiadomości, mówi rules_cassino.ftl.

rule-cassino-56 =
    Gdy zagrano ostatnie karty, wszystko, co jeszcze leży na stole, luzem lub w kombinacjach, dostaje ten, kto brał ostatni.
rule-cassino-78 =
    Kto brał ostatni, pamięta się przez całą rundę{ $draw_cassino ->
        [on] {""}
       *[off] , niezależnie od tego, ile razy się w niej rozdaje
    }. Zrobienie, podniesienie lub powiększenie kombinacji to nie branie.
rule-cassino-57 = Jeśli w całej rundzie nikt niczego nie wziął, karty te nie liczą się nikomu.

rule-cassino-58 = Kto ma najwięcej kart, dostaje 3 punkty.
rule-cassino-59 =
    { $cards_tie ->
        [one_each] Jeśli kilku ma ich tyle samo, każdy z nich dostaje zamiast tego 1 punkt; ale nikt, jeśli nie wzięto żadnej
            karty.
       *[nobody] Jeśli kilku ma ich tyle samo, punktów za karty nie dostaje nikt.
    }
rule-cassino-60 =
    { $spade_cassino ->
        [on] Każdy pik daje 1 punkt. Za to, że ma się ich najwięcej, nie ma nic.
       *[off] Kto ma najwięcej pików, dostaje 1 punkt.
    }
rule-cassino-61 =
    { $spades_tie ->
        [all_tied] Jeśli kilku ma pików tyle samo, punkt dostaje każdy z nich; ale nikt, jeśli nie wzięto żadnej karty.
       *[nobody] Jeśli kilku ma pików tyle samo, punktu nie dostaje nikt.
    }
rule-cassino-62 = Dziesiątka karo, czyli Wielkie Kasyno, daje 2 punkty.
rule-cassino-63 =
    Dwójka pik, czyli Małe Kasyno, daje 1 punkt{ $spade_cassino ->
        [on] {" "}oprócz tego, który daje jako pik, razem więc 2.
       *[off] .
    }
rule-cassino-64 =
    Każdy as daje 1 punkt{ $spade_cassino ->
        [on] , a as pik jeszcze jeden jako pik.
       *[off] .
    }
rule-cassino-67 =
    { $sweep_points ->
        [0] Za wyczyszczenie stołu nie ma punktów.
       *[1] Każde wzięcie, po którym stół jest pusty, to wyczyszczenie stołu i daje 1 punkt, także ostatnią kartą rundy. Reszta,
            którą na końcu dostaje ten, kto brał ostatni (56), nim nie jest.
    }
rule-cassino-65 =
    { $sweep_points ->
        [0] Razem
       *[1] Nie licząc wyczyszczeń stołu, razem
    } { $spade_cassino ->
        [on] runda daje 23 punkty, a przy remisie w kartach 20.
       *[off] runda daje 11 punktów: 3 + 1 + 2 + 1 + 4. Przy remisie w kartach jest ich 8{ $partnership ->
            [off] { $players ->
                [2] .
               *[other] , przy remisie w pikach 10, a przy obu 7.
            }
           *[other] .
        }
    } Jeśli nikt nie wziął żadnej karty, nie ma ich wcale.

rule-cassino-68 =
    Punkty ze wszystkich rund zapisuje się i sumuje. { $target ->
        [single_round] Partia to jedna runda, a wygrywa najwyższy wynik.
       *[other] Gra się do { $target } punktów.
    }
rule-cassino-69 = Wyniki porównuje się dopiero po całej rundzie.
rule-cassino-70 =
    { $target_rule ->
        [counting_out] Kto pierwszy ma { $target } punktów, od razu wygrywa, także w środku rundy. Po każdym wzięciu liczy się asy,
            dziesiątkę karo, dwójkę pik, { $sweep_points ->
                [0] {""}
               *[1] wyczyszczenia stołu,{" "}
            }{ $spade_cassino ->
                [on] każdego pika i najwięcej kart, gdy tylko
               *[off] a najwięcej kart i najwięcej pików, gdy tylko
            } żaden rywal nie mógłby już wyrównać, nawet biorąc wszystko, czego jeszcze nie wzięto. Jeśli przez jedno
            wzięcie ma tyle kilku, wygrywa wyższy wynik, a przy równych ten, kto brał, lub ten, kto gra pierwszy po nim. Całą resztę
            liczy się po rundzie, a wtedy wygrywa najwyższy wynik, jeśli ma { $target } punktów lub więcej. W rundzie, którą
            ktoś zaczyna, mając już { $target } punktów, przed końcem niczego się nie liczy.
        [fixed_order] Po rundzie punkty liczy się kolejno: karty, piki, dziesiątka karo, dwójka pik, asy{ $sweep_points ->
                [0] {""}
               *[1] , wyczyszczenia stołu
            }. Kto w ten sposób pierwszy ma { $target } punktów, wygrywa, nawet jeśli inni mieliby na końcu więcej. Jeśli przy tym
            samym kilku ma już tyle, wygrywa wyższy z tych wyników, a przy równych rozstrzyga to, co liczy się dalej.
       *[other] Jeśli po rundzie ktoś ma { $target } punktów lub więcej, wygrywa najwyższy wynik.
    }
rule-cassino-71 =
    { $target_rule ->
        [shared_win] Jeśli najwyższy wynik ma kilku, dzielą się wygraną.
        [fixed_order] { $target ->
            [single_round] Jeśli najwyższy wynik ma kilku, wszyscy grają następną rundę, którą się dolicza.
           *[other] Jeśli i to niczego nie rozstrzyga, wszyscy grają następną rundę, którą się dolicza.
        }
       *[other] Jeśli najwyższy wynik ma kilku, wszyscy grają następną rundę, którą się dolicza.
    }
rule-cassino-72 =
    Po jednej rundzie nie może więc skończyć się żadna partia; jeśli na czele nie ma remisu, kończy się ona najpóźniej w rundzie
    { $partnership ->
        [off] { $players ->
            [2] 6
            [3] 9
           *[4] 12
        }
       *[other] 6
    }, o ile w każdej rundzie ktoś coś bierze.
