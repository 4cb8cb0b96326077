# Zasady gry „Czy można?” o końcu rozdania i partii; jak zbudowane są wiadomości, mówi rules_choina.ftl.

rule-choina-70 = Rozdanie kończy się, gdy tylko ktoś nie ma już żadnej karty: ten gracz wyszedł.
rule-choina-71 = Nikt nie może wyjść, jeśli nie wyłożył całego kontraktu rozdania.
rule-choina-72 =
    { $last_deal_discard ->
        [allowed] Ostatnią kartę z ręki wolno odłożyć na stos.
       *[forbidden] W każdym rozdaniu oprócz ostatniego wolno ostatnią kartę z ręki odłożyć na stos.
    }
rule-choina-73 =
    { $out_without_discard ->
        [off] W rozdaniach przed ostatnim ostatnią kartę trzeba odłożyć na stos: nie wychodzi się tam, wykładając wszystkie.
       *[on] Wyjść można także, wykładając wszystkie karty, bez odkładania ostatniej.
    }
rule-choina-74 =
    { $last_deal_discard ->
        [allowed] Także w { rules-choina-last-deal } ostatnią kartę wolno i odłożyć, i wyłożyć.
       *[forbidden] W { rules-choina-last-deal } ostatniej karty nie wolno odłożyć na stos: trzeba ją wyłożyć w układzie kontraktu
            albo dołożyć do układu na stole.
    }
rule-choina-75 =
    Kto nie może odłożyć ostatniej karty, nie może wykładać tak, żeby została mu dokładnie jedna: przed odłożeniem karty nie ma
    żadnej albo ma co najmniej dwie. { $last_deal_discard ->
        [allowed] Dotyczy to każdego, kto nie ma całego kontraktu.
       *[forbidden] Dotyczy to każdego, kto nie ma całego kontraktu, a w ostatnim rozdaniu wszystkich.
    }{ $discard_just_taken ->
        [off] {" "}Dotyczy to też gracza, któremu zostałaby tylko karta, której nie wolno odłożyć (23).
       *[on] {""}
    }
rule-choina-75a =
    W ostatnim rozdaniu po ruchu, w którym wykłada się układy kontraktu, na ręku nie może nic zostać: { $last_deal_discard ->
        [allowed] wykłada się wszystkie karty albo wszystkie oprócz jednej, którą się odkłada
       *[forbidden] wykłada się wszystkie karty
    }. Karty dołożone też się liczą.
rule-choina-76 = Karty, którą ktoś wychodzi, odkładając ją na stos, nie można kupić.
rule-choina-77 = Kupując, nigdy się nie wychodzi, bo kart wtedy tylko przybywa.

rule-choina-78 =
    { $stock_out ->
        [end_deal] Talonu się nie odnawia: stosu się nie tasuje.
        [turn_over_once] Gdy potrzebna jest karta, a talon jest pusty, stos bez wierzchniej karty odwraca się, nie tasując, i to
            jest nowy talon; na jego wierzchu leży karta odłożona najdawniej. Wierzchnia karta stosu zostaje.
       *[other] Gdy potrzebna jest karta, a talon jest pusty, stos bez wierzchniej karty tasuje się i to jest nowy talon.
            Wierzchnia karta stosu zostaje.
    }
rule-choina-79 =
    { $stock_out ->
        [end_deal] Gdy potrzebna jest karta z talonu, a talon jest pusty, rozdanie się kończy.
        [reshuffle_always] Robi się to tyle razy, ile trzeba; dopiero zamiast 21. razu rozdanie się kończy.
       *[other] Robi się to raz w rozdaniu. Gdy talon znów jest pusty, a potrzebna jest z niego karta, rozdanie się kończy.
    } Nikt wtedy nie wyszedł i wszyscy zapisują karty z ręki.
rule-choina-80 =
    Jeśli stos nie ma pod wierzchnią kartą żadnej innej, nie ma z czego zrobić talonu i rozdanie kończy się tak samo.
rule-choina-94 =
    Nowy talon robi się, gdy tylko ktoś dobiera z pustego talonu albo pyta o kartę, jeszcze przed odpowiedzią na pytanie. Do
    tej chwili stos pozostaje cały.
rule-choina-95 =
    Gdy talon jest pusty i nie da się go odnowić, gracz, którego jest kolej, może jeszcze wziąć wierzchnią kartę stosu, jeśli
    mu wolno, i grać; jeśli zamiast tego dobiera, kończy rozdanie. Jeśli wziąć jej nie może, rozdanie kończy się od razu.
rule-choina-95a =
    Rozdanie kończy się też, a nikt nie wychodzi, po { $players ->
        [3] sześciu
        [5] dziesięciu
       *[4] ośmiu
    } ruchach z rzędu, w których nikt nie dobrał karty z talonu ani niczego nie wyłożył; zakup liczy się jako ruch, a
    karty odłożonej w ostatnim z nich nie można kupić.

rule-choina-81 =
    { $low_cards_value ->
        [five] Karty są warte: as 15 punktów, K, D, W i 10 po 10, a wszystkie od 9 do 2 po 5.
       *[pips] Karty są warte: as 15 punktów, K, D, W i 10 po 10, a od 9 do 2 tyle, ile wynosi ich liczba.
    }
rule-choina-82 =
    Po końcu rozdania każdy zapisuje wartość kart, które zostały mu na ręku, jako punkty minusowe. Niczego nie można już
    wyłożyć, nawet jeśli pasuje.
rule-choina-83 =
    { $going_out_bonus ->
        [0] Kto wyszedł, nie ma w tym rozdaniu punktów minusowych; premii za to nie ma.
       *[other] Kto wyszedł, nie ma w tym rozdaniu punktów minusowych i dostaje { $going_out_bonus } punktów.
    }
rule-choina-84 = Karty na stole nie liczą się nikomu, ani na plus, ani na minus.

rule-choina-85 =
    { $going_out_bonus ->
        [0] Punkty minusowe ze wszystkich rozdań się sumuje; po ostatnim wygrywa ten, kto ma ich najmniej.
       *[other] Punkty ze wszystkich rozdań, plusowe i minusowe, się sumuje; po ostatnim wygrywa ten, kto ma najlepszy wynik.
    }
rule-choina-86 =
    { $tie ->
        [extra_deal] Jeśli najlepszy wynik ma kilku graczy, wszyscy grają jeszcze jedno rozdanie, z kontraktem ostatniego; rozdaje
            następny gracz. Liczy się ono jako ostatnie (74). Dopóki najlepszy wynik ma nadal kilku graczy, rozgrywa się
            następne, ale najwyżej trzy; potem dzielą się wygraną.
        [most_deals_won] Jeśli najlepszy wynik ma kilku graczy, wygrywa ten z nich, kto wyszedł w większej liczbie rozdań; jeśli i
            tu jest remis, dzielą się wygraną.
       *[shared] Jeśli najlepszy wynik ma kilku graczy, dzielą się wygraną.
    }
