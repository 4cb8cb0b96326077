# Zasady Kasyna, jedna wiadomość na zasadę lub jej część; jak są zbudowane, mówi rules_kurnik.ftl. Liczby w nawiasach to
# numery zasad. Dalsze: rules_cassino_combinations.ftl, rules_cassino_end.ftl.

rules-section-card-values = Wartości kart
rules-section-taking = Branie
rules-section-builds = Budowy
rules-section-calls = Połączenia
rules-section-combinations = Branie kombinacji
rules-section-trailing = Dokładanie i obowiązek twórcy
rules-section-round-end = Koniec rundy

rule-cassino-74 =
    Punkty zdobywa się, biorąc karty ze stołu: { $spade_cassino ->
        [on] jak najwięcej kart, każdego pika, a przede wszystkim asy, dziesiątkę karo i dwójkę pik.
       *[off] jak najwięcej kart, jak najwięcej pików, a także asy, dziesiątkę karo i dwójkę pik.
    }
rule-cassino-75 =
    Wzięte karty leżą zakryte na osobnym stosie{ $partnership ->
        [off] {" "}każdego gracza
       *[other] , jednym dla każdej pary
    }; stosy przegląda się i liczy na końcu rundy{ $target_rule ->
        [counting_out] { $target ->
            [single_round] {""}
           *[other] , ale to, co rozstrzyga partię, liczy się od razu (70)
        }
       *[other] {""}
    }. Przy stole można się umówić, że pozostają odkryte.

rule-cassino-1 = Gra się jedną talią 52 kart, bez jokerów.
rule-cassino-2 =
    Gra jest dla dwóch, trzech lub czterech graczy. { $players ->
        [2] Tu gra dwoje.
        [3] Tu gra troje.
       *[4] Tu gra czworo.
    }
rule-cassino-3 =
    { $partnership ->
        [off] Każdy gra sam, bez partnera.
       *[other] Siedzący naprzeciw siebie są partnerami. Para ma jeden stos i jeden wynik: gdy liczy się karty i punkty, para
            jest jak jeden gracz. Poza tym partner to inny gracz, tak jak przeciwnicy: jego kombinacja nie jest własną.
    }
rule-cassino-4 = Kto rozdaje pierwszy, rozstrzyga los.
rule-cassino-5 =
    Na początku rundy każdy dostaje cztery karty i cztery kładzie się na środek, po dwie naraz: { $players ->
        [2] dwie dla drugiego gracza, dwie na środek, dwie dla rozdającego; potem jeszcze raz to samo.
       *[other] po dwie dla pozostałych graczy, zgodnie z ruchem wskazówek zegara od lewej ręki rozdającego, dwie na środek,
            dwie dla rozdającego; potem jeszcze raz to samo.
    }
rule-cassino-7 = Karty na środku leżą odkryte, tak żeby wszyscy je widzieli; środek to tutaj stół.
rule-cassino-8 =
    { $draw_cassino ->
        [on] Reszta talii to talon, zakryty. Zaraz po każdym zagraniu, także takim, które coś bierze, gracz dobiera wierzchnią
            kartę talonu, dopóki tam jakaś jest; potem dogrywa się karty z ręki. Nic więcej się nie rozdaje i nic więcej nie
            kładzie się na środek.
       *[off] Gdy wszyscy zagrają swoje cztery karty, rozdający daje każdemu następne cztery, znów po dwie naraz. Na środek nie
            kładzie już żadnych.
    }
rule-cassino-9 = Powtarza się to, aż talia się skończy.
rule-cassino-10 =
    Runda to przejście przez wszystkie 52 karty{ $draw_cassino ->
        [on] .
       *[off] ; karty rozdaje się więc w niej { $players ->
            [2] sześć razy.
            [3] cztery razy.
           *[4] trzy razy.
        }
    }
rule-cassino-11 =
    Zaczyna { $draw_cassino ->
        [on] {""}
       *[off] po każdym rozdaniu kart{" "}
    }naręczny rozdającego, czyli jego sąsiad po lewej stronie. Kolej przechodzi zgodnie z ruchem wskazówek zegara, a rozdający
    gra ostatni.
rule-cassino-12 = Po każdej rundzie rozdaje następny gracz, zgodnie z ruchem wskazówek zegara.

rule-cassino-13 =
    As liczy się jako 1, a karty od dwójki do dziesiątki tyle, ile wynosi ich liczba. Karty, które mają wartość, to karty
    liczbowe.
rule-cassino-13a =
    As może się też liczyć jako 14: zagrany as ma w danym zagraniu jedną z tych wartości, luźny as może mieć każdą z nich, a as
    na ręku jest kartą jednej i drugiej.
rule-cassino-14 =
    { $royal ->
        [off] Król, dama i walet nie mają wartości. To figury: każda bierze inną swojej rangi (24) i nic innego zrobić nie może.
       *[other] Walet liczy się jako 11, dama jako 12, król jako 13. To także karty liczbowe, pod każdym względem.
    }
rule-cassino-15 = Król, dama i walet nigdy nie należą do kombinacji.

rule-cassino-16 = W swoim ruchu gracz zagrywa dokładnie jedną kartę z ręki.
rule-cassino-17 =
    Tą kartą bierze karty ze stołu (19), tworzy lub zmienia kombinację – budową (29), podniesieniem (34) albo połączeniem
    (38) – albo ją dokłada (49). Kombinacja to budowa lub połączenie; karta na stole, która nie należy do żadnej kombinacji, to
    luźna karta.
rule-cassino-18 =
    Wzięte karty, razem z tą, która je wzięła, kładzie się na { $partnership ->
        [off] swój stos.
       *[other] stos swojej pary.
    }

rule-cassino-19 = Karta bierze luźną kartę tej samej rangi: dziewiątka dziewiątkę, dama damę.
rule-cassino-20 =
    Karta liczbowa bierze kilka luźnych kart liczbowych, których suma jest jej wartością: ósemka bierze piątkę i trójkę.
rule-cassino-21 =
    { $capture_groups ->
        [single] Jedno zagranie bierze tylko jedną grupę: pojedynczą kartę, sumę albo jedną kombinację o wartości zagranej karty.
       *[other] Jedno zagranie karty liczbowej może wziąć kilka grup: pojedyncze karty, sumy i kombinacje, każdą o jej wartości.
            Gdy na stole leżą 3, 4 i 7, siódemka może wziąć wszystkie trzy.
    }
rule-cassino-22 = Każda wzięta karta należy tylko do jednej z tych grup; żadnej nie liczy się dwa razy.
rule-cassino-23 =
    { $capture_groups ->
        [single] Jeśli jest ich kilka, gracz wybiera, którą bierze.
        [equal_rank_forced] Gracz wybiera grupy, ale kto bierze, musi wziąć każdą luźną kartę tej samej rangi co zagrana{ $royal ->
                [off] , a figurą tyle, na ile pozwala jej zasada (24)
               *[other] {""}
            }. Dokładania to nie zabrania.
        [maximal] Kto bierze, musi wziąć ze stołu tyle kart, ile zagrana karta może, licząc i te w kombinacjach{ $royal ->
                [off] ; figurą tyle, na ile pozwala jej zasada (24)
               *[other] {""}
            }. Spośród sposobów, które dają tyle samo kart, gracz wybiera. Dokładania to nie zabrania.
       *[any] Gracz wybiera, które z nich bierze, i nie musi brać wszystkich.
    }
rule-cassino-24 =
    { $capture_groups ->
        [single] Król, dama lub walet bierze dokładnie jedną luźną kartę swojej rangi.
       *[other] { $face_capture ->
            [one_or_three] Król, dama lub walet bierze jedną luźną kartę swojej rangi albo trzy naraz; nigdy dwóch.
            [any] Król, dama lub walet bierze naraz dowolną liczbę luźnych kart swojej rangi.
           *[one] Król, dama lub walet bierze dokładnie jedną luźną kartę swojej rangi, nawet jeśli leży ich kilka.
        }
    }
