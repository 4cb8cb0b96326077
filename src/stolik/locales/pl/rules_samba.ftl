# Co zasady samby, combo i combo-basic mówią ponad te z innych gier: sekwensy, drugie meldunki, same dzikie karty, karty
# premiowe. Do każdych zasad może je wprowadzić opcja. $game to odmiana, dla jej słowa na sekwens z siedmiu kart.

rule-C8 =
    { $take_onto_sequence ->
        [off] Do sekwensu nie bierze się stosu nigdy: wierzchnia karta ani go nie zaczyna, ani się do niego nie dokłada.
       *[on] Jeśli stos nie jest zamrożony, jego wierzchnią kartę można też dołożyć do sekwensu { $players ->
            [4] swojej pary
           *[other] na stole
        }, z jednego lub drugiego końca. Nie można nią zacząć sekwensu ani wyłożyć razem z nią karty z ręki, która wypełniłaby lukę.
    }
rule-C14 =
    { $merge_same_rank ->
        [off] Dwóch meldunków jednej rangi nigdy się nie łączy.
       *[on] W swoim ruchu, po wzięciu kart, wolno połączyć dwa { $players ->
            [4] meldunki swojej pary
           *[other] własne meldunki
        } tej samej rangi, jeśli nie będzie potem za dużo dzikich kart (A38a){ $canasta_cap ->
            [7] {" "}ani więcej niż siedem kart.
           *[none] . Dwóch gotowych kanast się nie łączy{ $wild_onto_finished_canasta ->
                [off] , a do gotowej kanasty nie może w ten sposób trafić dzika karta.
               *[on] .
            }
        } Łączy się tylko karty, które już leżą na stole, więc nie jest to wykładanie; może jednak powstać kanasta.{ $ask_partner ->
            [lay_out] {" "}Gdy partner odpowie „nie”, łączyć nie wolno.
           *[other] {""}
        }
    }
rule-D60 =
    { $canasta_cap ->
        [7] Para, z którą wierzchnia karta stosu dałaby meldunek dłuższy niż siedem kart, tworzy z nią drugi meldunek tej rangi. Tych
            trzech kart nigdy się nie dzieli.
       *[none] Parę i wierzchnią kartę stosu można dołożyć do meldunku tej rangi albo zacząć nimi drugi, ale tych trzech kart
            nigdy się nie dzieli.
    }

rule-C15 =
    Meldować można też sekwensy, czyli trzy lub więcej kolejnych kart jednego koloru. Najniższą kartą jest czwórka, a as jest
    tylko najwyższy, po królu. W jednym kolorze można mieć kilka sekwensów, nawet takich samych.
rule-C16 = W sekwensie nie ma dzikich kart ani trójek.
rule-C17 =
    Do { $players ->
        [4] sekwensów swojej pary
       *[other] własnych sekwensów
    } dokłada się karty pojedynczo, na dole lub na górze, aż do siedmiu; sekwensów się ze sobą nie łączy. Sekwens z siedmiu kart też
    jest kanastą i nazywa się { sequence-canasta }.
rule-C18 =
    { sequence-canasta-first } jest pełna: niczego się do niej nie dokłada.
rule-C19 =
    { $need_samba_to_go_out ->
        [on] Jedną z kanast musi być { sequence-canasta }.
       *[off] { sequence-canasta-first } też liczy się jako kanasta potrzebna do wyjścia.
    }
rule-C31 =
    { $sequences ->
        [off] Meldunki z samych dzikich kart
       *[on] { $wild_melds ->
            [off] Sekwensy
           *[on] Sekwensy i meldunki z samych dzikich kart
        }
    } liczą się do minimum tak jak inne meldunki.

rule-D12 =
    { $wild_melds ->
        [off] Meldunków z samych dzikich kart nie ma.
       *[on] Można meldować same dzikie karty: od trzech do siedmiu jokerów i dwójek, w dowolnym składzie. Takich meldunków można mieć
            kilka, ale niegotowy tylko jeden.
    }
rule-D13 = Siedem dzikich kart to kanasta, która nazywa się boliwia.
rule-D54 =
    Same dzikie karty i meldunki jednej rangi to osobne rzeczy: do dzikich kart nie dokłada się naturalnych, jednych z drugimi się
    nie łączy, a ograniczenie liczby dzikich kart (A38a) dotyczy tylko meldunków jednej rangi.
rule-E15 = Sekwensów nie ma.

rule-D20 =
    Do czarnych trójek, które leżą na stole, nigdy nic się nie dokłada{ $second_meld_same_rank ->
        [on] ; można natomiast wyłożyć trzy lub cztery następne jako drugi komplet.
       *[off] , a drugiego ich kompletu mieć nie można.
    }
rule-D19a =
    W książce mowa o wykładaniu czarnych trójek w dowolnej chwili gry. Rozumiemy to tak: bez wychodzenia, ale we własnym ruchu i
    nie przed otwarciem.
rule-D21 = Siódemkami gra się tak jak innymi kartami. Inaczej traktuje je tylko punktacja.

rule-C27 =
    Za wyjście jest { $going_out_bonus } { $going_out_bonus ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.{ $double_out_bonus ->
        [0] {" "}Partner nie może wyjść razem z graczem.
       *[other] {""}
    }

rule-D23 =
    Kto ukończy pierwszą kanastę { $bonus_trigger ->
        [first_canasta_of_each_side] swojej strony w rozdaniu
       *[first_canasta_in_deal] w rozdaniu
    }, dostaje od razu na rękę { $bonus_cards } { $bonus_cards ->
        [one] wierzchnią kartę
        [few] wierzchnie karty
       *[many] wierzchnich kart
    } talonu jako premię. Wszystko jedno, czy wyłoży kanastę od razu w całości, czy dołoży jej ostatnią kartę.
rule-D24 =
    Może to być każda kanasta: { $sequences ->
        [off] { $wild_melds ->
            [off] naturalna lub mieszana
           *[on] naturalna, mieszana lub boliwia
        }
       *[on] { $wild_melds ->
            [off] naturalna, mieszana lub { sequence-canasta }
           *[on] naturalna, mieszana, { sequence-canasta } lub boliwia
        }
    }.
rule-D25 =
    W tym samym ruchu, przed odłożeniem karty na stos, gracz może tych kart użyć: wyłożyć z nich nowe meldunki albo dołożyć je do
    leżących na stole.
rule-D26 =
    { $bonus_trigger ->
        [first_canasta_of_each_side] Każda strona dostaje karty premiowe raz w rozdaniu; za jej następne kanasty już ich nie ma.
       *[first_canasta_in_deal] Karty premiowe są raz w rozdaniu, tylko dla tego gracza; za następne kanasty, czyjekolwiek, już ich
            nie ma.
    }
rule-D27 =
    Jeśli w talonie zostało mniej kart, gracz dostaje tyle, ile jest. Jeśli nie ma żadnej, ta kanasta nic nie daje i
    { $bonus_trigger ->
        [first_canasta_of_each_side] następne tej strony
       *[first_canasta_in_deal] następne
    } też nie.
rule-D28 =
    Czerwone trójki spośród kart premiowych odkłada się na bok{ $red3_replaced ->
        [deal_only] , nic za nie nie dobierając.
       *[always] { $bonus_red3_replaced ->
            [off] , nic za nie nie dobierając.
           *[on] {" "}i dobiera za nie karty z talonu, tak jak za każdą dobraną.
        }
    }
rule-D39 =
    Karty premiowe, które przyjdą w trakcie otwarcia, można do niego dołączyć, ale minimum musiało być osiągalne bez nich.
rule-D57 =
    Jeśli karty premiowe wyczerpią talon, gracz liczy się jako ten, kto wziął jego ostatnią kartę.{ $last_red3 ->
        [end_now] {" "}Jeśli czerwona trójka spośród nich kończy rozdanie, to, co już wyłożono, się liczy.
       *[other] {""}
    } Kart tych nikt wcześniej nie widział, więc nie bierze się ich pod uwagę, gdy chodzi o to, czy gracz może zatrzymać
    kartę.{ $going_out ->
        [off] {""}
       *[on] {" "}Kto wyszedł albo musi w tym ruchu wyjść, nie dostaje ich; można je jeszcze zdobyć.
    }

rule-C38 =
    Także w tych ostatnich ruchach można wyjść, ze zwykłą premią. Jeśli gracz, który wziął ostatnią kartę talonu, wyłoży
    wszystkie karty, nie odkłada już żadnej, a stosu nikt więcej nie bierze.
rule-C39 =
    Kto weźmie stos, rozgrywa potem cały ruch i na koniec odkłada kartę{ $going_out ->
        [off] {""}
       *[on] {" "}albo wychodzi
    }.

rule-D45 = Boliwia daje { $wild_canasta_bonus } punktów.
rule-D46 =
    { sequence-canasta-first } daje 1500 punktów.
rule-D47 = Naturalna kanasta siódemek daje 1500 punktów.
rule-D48 = Mieszana kanasta siódemek daje 1000 punktów.
rule-D49 =
    { $sevens_canasta_bonus ->
        [ordinary] Kanasta naturalna daje 500 punktów, mieszana 300.
       *[other] Każda inna kanasta naturalna daje 500 punktów, mieszana 300.
    }
rule-D53 =
    { $deals ->
        [4] Każdy rozdaje więc jeden raz.
        [8] Każdy rozdaje więc dwa razy.
       *[other] Każdy rozdaje tyle samo razy.
    }
