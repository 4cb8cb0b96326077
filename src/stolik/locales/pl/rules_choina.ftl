# Zasady gry „Czy można?”, jedna wiadomość na zasadę lub jej część; jak są zbudowane, mówi rules_kurnik.ftl. Liczby w
# nawiasach to numery zasad. $contracts to tabela z wiadomości rules-choina-contract-*, wiersz na rozdanie.

rules-section-sets = Komplety i sekwensy
rules-section-contract = Kontrakt
rules-section-laying-off = Dokładanie
rules-section-may-i = „Czy można?”
rules-section-purchase = Kupowanie
rules-section-stock = Gdy skończy się talon

rules-choina-contract-row =
    Rozdanie { $number }: { rules-choina-sets }{ $sets ->
        [0] {""}
       *[other] { $sequences ->
            [0] {""}
           *[other] {" "}i{" "}
        }
    }{ rules-choina-sequences } – razem co najmniej { $least } kart.
rules-choina-sets =
    { $sets ->
        [0] {""}
        [1] jeden komplet
        [2] dwa komplety
        [3] trzy komplety
       *[other] { $sets } kompletów
    }
rules-choina-sequences =
    { $sequences ->
        [0] {""}
        [1] jeden sekwens
        [2] dwa sekwensy
       *[other] { $sequences } sekwensów
    }
rules-choina-last-deal =
    ostatnim rozdaniu (rozdanie { $deals }{ $tie ->
        [extra_deal] {" "}i każde dodatkowe
       *[other] {""}
    })

rule-choina-6 =
    W każdym rozdaniu gracz stara się pozbyć wszystkich kart z ręki: wykłada je na stół we własnych układach albo dokłada do
    układów, które już tam leżą.
rule-choina-5 =
    Karty, które zostaną na ręku, to punkty minusowe; chodzi o to, żeby w całej partii uzbierać ich jak najmniej.
rule-choina-4 = Każdy gra sam, bez partnera.
rule-choina-87 = Gra powstała w 1962 roku w Arkansas.

rule-choina-1 =
    Gra jest dla trzech, czterech lub pięciu graczy. { $players ->
        [3] Tu gra troje.
        [5] Tu gra pięcioro.
       *[4] Tu gra czworo.
    }
rule-choina-2 =
    Gra się dwiema pełnymi taliami po 52 karty, bez jokerów: razem są 104 karty, a każda jest w nich dwa razy. Dzikich kart nie
    ma.
rule-choina-7 = Kto rozdaje pierwszy, rozstrzyga los.
rule-choina-8 = Po każdym rozdaniu rozdaje następny gracz, zgodnie z ruchem wskazówek zegara.
rule-choina-9 =
    Partia ma { $deals ->
        [6] sześć
       *[5] pięć
    } rozdań, niezależnie od liczby graczy{ $tie ->
        [extra_deal] , chyba że remis doda następne (86)
       *[other] {""}
    }.
rule-choina-10 =
    W każdym rozdaniu każdy dostaje { $deals ->
        [6] jedenaście
       *[5] dziesięć
    } kart.
rule-choina-11 = Karty rozdaje się zakryte, po jednej, zgodnie z ruchem wskazówek zegara, od lewej ręki rozdającego.
rule-choina-12 =
    Pozostałe karty, zakryte, tworzą talon; jest ich { $players ->
        [3] { $deals ->
            [6] 71
           *[5] 74
        }
        [5] { $deals ->
            [6] 49
           *[5] 54
        }
       *[4] { $deals ->
            [6] 60
           *[5] 64
        }
    }.
rule-choina-13 =
    { $first_upcard ->
        [on] Wierzchnią kartę talonu odsłania się; od niej zaczyna się stos odkryty, dalej nazywany po prostu stosem. Liczy
            się ona jak karta odłożona przez rozdającego.
       *[off] Na początku nie odsłania się żadnej karty: stos odkryty, dalej nazywany po prostu stosem, zaczyna się od
            pierwszej odłożonej karty.
    }
rule-choina-14 = Zaczyna zawsze naręczny rozdającego, czyli jego sąsiad po lewej stronie.
rule-choina-15 =
    Kolej przechodzi zgodnie z ruchem wskazówek zegara{ $turn_after_buy ->
        [buyer_left] , chyba że zmieni ją zakup (61)
       *[unchanged] {""}
    }.

rule-choina-16 =
    Ruch przebiega tak: gracz bierze jedną kartę, potem może wyłożyć układy swojego kontraktu i dołożyć karty do układów na
    stole, a na koniec odkłada jedną odkrytą kartę na stos. Zakup nie jest takim ruchem (60).
rule-choina-17 =
    { $first_upcard ->
        [on] Już pierwszy gracz w rozdaniu może wziąć kartę ze stosu zamiast z talonu.
       *[off] Pierwszy gracz w rozdaniu może tylko dobrać kartę z talonu, bo stosu jeszcze nie ma.
    }
rule-choina-18 =
    Gracz, którego jest kolej, dobiera wierzchnią kartę talonu albo bierze zamiast niej wierzchnią kartę stosu. Nic go to nie
    kosztuje i nie potrzebuje niczyjej zgody. { $uncovered_card ->
        [nobody] Wziąć ją można tylko wtedy, gdy właśnie została odłożona.
       *[other] Jest to karta, którą właśnie odłożono, albo – po zakupie – ta, którą zakup odsłonił (62).
    }
rule-choina-20 = Karty wziętej ze stosu nie trzeba od razu wykładać ani dokładać; może zostać na ręku.
rule-choina-21 = Stos leży rozłożony, tak żeby było widać wszystkie jego karty i ich kolejność.
rule-choina-22 =
    { $multi_buy ->
        [on] Wziąć można tylko wierzchnią kartę, a przy zakupie wierzchnią i te, które leżą kolejno pod nią; nigdy samej karty
            ze środka.
       *[off] Wziąć można tylko wierzchnią kartę stosu.
    }
rule-choina-23 =
    { $discard_just_taken ->
        [off] Odłożyć można każdą kartę z ręki, także pasującą do układu na stole, ale nie tę, którą właśnie wzięto ze
            stosu{ $refusal ->
                [must_take] , nawet jeśli trzeba ją było wziąć (57)
               *[other] {""}
            }, chyba że gracz miał taką samą już wcześniej.
       *[on] Odłożyć można każdą kartę z ręki, także tę, którą się właśnie wzięło, i taką, która pasuje do układu na stole.
    }

rule-choina-24 = Układy są dwojakie: komplety i sekwensy.
rule-choina-25 = Komplet to trzy lub więcej kart tej samej rangi.
rule-choina-26 = W jednym komplecie mogą leżeć oba egzemplarze tej samej karty.
rule-choina-27 = Komplet może urosnąć do ośmiu kart, czyli wszystkich swojej rangi.
rule-choina-28 =
    Sekwens to { $seq_min ->
        [3] trzy
       *[4] cztery
    } lub więcej kart jednego koloru, kolejnych co do rangi.
rule-choina-29 = As jest w sekwensie albo kartą najwyższą, za królem, albo najniższą, przed dwójką.
rule-choina-30 = Sekwens nie przechodzi przez asa: as leży tylko na jego końcu, więc K-A-2 nie może być częścią sekwensu.
rule-choina-31 = Sekwens może urosnąć do trzynastu kart, nigdy więc nie ma asów na obu końcach.
rule-choina-32 = Żadna ranga nie powtarza się w sekwensie.
rule-choina-33 = Układów na stole nie wolno dzielić, łączyć, przekładać ani zabierać z powrotem.

rule-choina-34 =
    W każdym rozdaniu obowiązuje kontrakt, czyli układy, które każdy ma wyłożyć:
    { $contracts }
rule-choina-35 = Kto wychodzi, ma na stole dokładnie kontrakt: ani jednego układu mniej i ani jednego więcej.
rule-choina-36 =
    Układów innego rodzaju ani w większej liczbie, niż mówi kontrakt, wykładać nie wolno, nawet gdy jest już cały; pozostałe
    karty można tylko dokładać lub odkładać na stos.
rule-choina-37 =
    { $contract_exact_size ->
        [on] Komplet do kontraktu wykłada się dokładnie z trzech kart, a sekwens dokładnie z { $seq_min ->
            [3] trzech
           *[4] czterech
        }. Każda następna karta, nawet w tym samym ruchu, to karta dołożona.
       *[off] Kontrakt liczy układy, a nie karty: komplety i sekwensy można wyłożyć także z większej liczby kart, niż potrzeba.
    }
rule-choina-37a =
    Karta, którą gracz dodaje do własnego układu z kontraktu w ruchu, w którym go wyłożył, należy do tego układu i nie jest
    kartą dołożoną.
rule-choina-38 =
    { $contract_laydown ->
        [whole] Kontrakt wykłada się w całości w jednym ruchu: kto wyłożył jeden jego układ, musi przed końcem ruchu wyłożyć
            wszystkie.
       *[piecemeal] Układy kontraktu można wykładać pojedynczo, w dowolnych swoich ruchach i w dowolnej kolejności, a także
            kilka w jednym ruchu.
    }
rule-choina-39 =
    { $distinct_set_ranks ->
        [off] Komplety jednego gracza mogą być tej samej rangi.
       *[on] Komplety jednego gracza muszą być różnych rang, w rozdaniu 4 wszystkie trzy: damy i dziewiątki to dwa komplety
            do kontraktu, damy i damy nie.
    }
rule-choina-41 =
    { $distinct_seq_suits ->
        [non_adjacent] Sekwensy jednego gracza mogą być w tym samym kolorze, ale gdy wykłada on drugi, muszą je dzielić co
            najmniej dwie rangi, licząc tak, jak leżą wtedy na stole.
        [off] Sekwensy jednego gracza mogą być w tym samym kolorze.
       *[on] Sekwensy jednego gracza muszą być w różnych kolorach.
    }
rule-choina-97 =
    { $distinct_seq_suits ->
        [non_adjacent] Karta dodana do jednego z tych dwóch sekwensów, która zmniejsza ten odstęp poniżej dwóch rang, jest kartą dołożoną.
       *[other] {""}
    } Karty dołożone nigdy nie liczą się do kontraktu.
rule-choina-97a =
    Tam, gdzie układy muszą się różnić, muszą się też różnić od tych, które gracz wyłożył we wcześniejszych ruchach.
rule-choina-42 =
    Dotyczy to tylko własnych układów gracza: kilku graczy może wyłożyć komplety tej samej rangi i sekwensy w tym samym
    kolorze.

rule-choina-44 =
    W swoim ruchu, po wzięciu karty, a przed odłożeniem, można dokładać karty z ręki do układów na stole: w każdym rozdaniu i
    tyle, ile pasuje.
rule-choina-45 = Dokładać można do układów własnych i do układów każdego innego gracza.
rule-choina-47 =
    { $layoff_requires_contract ->
        [on] Dokładać może tylko gracz, którego cały kontrakt leży już na stole.
       *[off] Nie trzeba mieć przy tym na stole żadnego własnego układu.
    }
rule-choina-48 =
    { $layoff_same_turn ->
        [off] W jednym ruchu albo wykłada się układy kontraktu, albo dokłada, nigdy jedno i drugie, w żadnej kolejności.
       *[on] { $layoff_requires_contract ->
            [on] Wolno dokładać już w tym ruchu, w którym kontrakt został dopełniony, także do jego układów.
           *[off] Dokładać można też w ruchu, w którym wykłada się układy kontraktu, przed nimi i po nich, również do nich
                samych.
        }
    }
rule-choina-50 =
    Układ musi pozostać prawidłowy: komplet jednej rangi ma najwyżej osiem kart, a sekwens przedłuża się na jednym z końców,
    najwyżej do trzynastu. Jeśli as pasuje do obu końców sekwensu, gracz mówi, do którego.
