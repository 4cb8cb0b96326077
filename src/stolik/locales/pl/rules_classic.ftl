# Co zasady odmian classic, hoyle i book mówią ponad te z rules_kurnik.ftl, i teksty, które do zasad wprowadza dopiero opcja
# (C11, D42). Z jakich wiadomości składa się która zasada której gry, mówi text/books.py.

rule-B3 =
    { $players ->
        [4] Przed pierwszym rozdaniem każdy ciągnie kartę, która decyduje o miejscach i parach. Zaczyna gracz z najwyższą kartą;
            jego partnerem, naprzeciwko, jest gracz z drugą co do wysokości. Kto ma trzecią kartę, siedzi następny, a
            kto ma najniższą, ten rozdaje.
       *[other] Przed pierwszym rozdaniem każdy ciągnie kartę. Wszyscy zostają na swoich miejscach; zaczyna gracz z najwyższą
            kartą.
    }
rule-B4 =
    W tym losowaniu najwyższy jest as, a najniższa dwójka. Przy kartach tej samej rangi decyduje kolor, od najwyższego:
    piki, kiery, kara, trefle.
rule-B5 =
    Kto wyciągnie jokera albo kartę równą już wyciągniętej (tej samej rangi i tego samego koloru), ciągnie jeszcze raz.
rule-B6 =
    Pierwszy rozdaje gracz, który siedzi przed tym z najwyższą kartą. Po każdym rozdaniu rozdaje następny gracz{ $players ->
        [2] , czyli gracze rozdają na zmianę.
       *[other] , zgodnie z ruchem wskazówek zegara.
    }
rule-B7 =
    Przy prawdziwym stole tasować może każdy, na końcu rozdający, a przekłada gracz po jego lewej ręce. Tutaj karty tasuje
    program.
rule-C11 =
    Pod pierwszą kartą stosu { $surprise_cards ->
        [one] leży zakryta { $surprise_cards } karta
        [few] leżą zakryte { $surprise_cards } karty
       *[many] leży zakrytych { $surprise_cards } kart
    } talonu, których nikt nie widział. Zabiera się je razem ze stosem, nigdy go nie zamrażają, a ogląda je tylko ten, kto
    weźmie stos. Czerwone trójki spośród nich odkłada się na bok bez dobierania kart zastępczych.

rule-D42 =
    Siódemka, która na końcu rozdania została na ręku, kosztuje { $seven_in_hand } { $seven_in_hand ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

rule-B17 =
    Każda czerwona trójka jest warta 100 punktów{ $red3_set_bonus ->
        [none] , także wtedy, gdy ktoś ma { rules-all-red-threes }.
       *[other] , ale { rules-all-red-threes } po jednej stronie jest wart { $red3_set_bonus }.
    }
rule-P12a =
    Gracz, który dobrał same czerwone trójki i ma na ręku tylko jedną kartę, { $going_out ->
        [off] nie wykłada jej
       *[on] musi nią wyjść, jeśli mu wolno. Jeśli nie wolno, nie wykłada jej
    } ani nie odkłada: ruch się kończy, a następny gracz zastaje ten sam stos. Przy pustym talonie kończy się rozdanie.

rule-B38 = Otwarcie odmraża go dla obojga partnerów.
rule-B39 =
    Kto nie ma jeszcze otwarcia, może wziąć stos jako jego część: naturalną parą i tylko wtedy, gdy karty wyłożone z ręki dają
    razem z wierzchnią kartą minimum.
rule-B41 = Karta, która zamraża stos, leży w nim w poprzek, żeby zawsze było ją widać.
rule-B46 =
    Po wyłożeniu wierzchniej karty resztę stosu bierze się na rękę. Można potem wykładać dalej, a ruch kończy się jak zwykle.
rule-B65 =
    Otwarcie ze stosem przebiega tak: najpierw pokazuje się naturalną parę; potem wykłada się { $restricted_pair ->
        [held] wierzchnią kartę w jeden ze zwykłych sposobów
       *[laid] ją razem z wierzchnią kartą
    } i wszystko, co jeszcze z ręki należy do otwarcia; dopiero gdy to, z wierzchnią kartą włącznie, daje minimum, podnosi się
    resztę. Jej karty wolno wyłożyć w tym samym ruchu, ale do otwarcia się nie liczą. Komu zabraknie punktów, ten stosu nie
    rusza, a kto dobrał z talonu, nie może już w tym ruchu wziąć stosu. Tak rozumiemy zdanie, że przed pierwszym
    meldunkiem nie podnosi się kart: najpierw meldunek jest kompletny, potem podnosi się stos.
rule-B68 =
    { $black3_freezes ->
        [on] Czarna trójka, którą odłożono na stos albo odsłonięto na początku, zamraża go dla wszystkich aż do wzięcia;
            przykrycie jej niczego nie zmienia. W wielu opisach broni ona stosu tylko wtedy, gdy leży na wierzchu; żaden
            inny wybór tak nie zmienia gry.
       *[off] Czarna trójka nie zamraża stosu: gdy zostanie przykryta, nie ma już żadnego znaczenia.
    }
rule-P9a =
    Kto wychodzi dzięki wierzchniej karcie stosu, może na zwykłych warunkach wziąć ją samą, a resztę zostawić. Musi wtedy wyłożyć wszystkie karty i nic nie odkłada. Stos złożony z jednej karty bierze się zawsze cały.

rule-B26 =
    { $players ->
        [3] Pozostali gracze też mogą mieć meldunki tej rangi.
       *[other] Druga strona też może mieć meldunek tej rangi.
    }
rule-B29 =
    Kanasta{ rules-of-rank } bez dzikich kart jest naturalna (czerwona). Premia za nią wynosi 500 punktów{ $sevens_canasta_bonus ->
        [ordinary] {""}
       *[other] , a z siódemek 1500
    }.
rule-B30 =
    Kanasta{ rules-of-rank } z dzikimi kartami jest mieszana (czarna). Premia za nią wynosi 300 punktów{ $sevens_canasta_bonus ->
        [ordinary] {""}
       *[other] , a z siódemek 1000
    }.{ $canasta_cap ->
        [7] {""}
       *[none] { $wild_onto_finished_canasta ->
            [off] {""}
           *[on] {" "}Naturalna kanasta, do której dołożono dziką kartę, staje się mieszana.
        }
    }
rule-B31 = Premię za kanastę dolicza się do wartości jej kart.
rule-B66 =
    Gotową kanastę{ rules-of-rank } składa się w kupkę. Na wierzchu leży karta czerwona (kier lub karo), jeśli kanasta jest naturalna, a czarna,
    jeśli mieszana; mieszana bez czarnej karty naturalnej ma znak „mieszana”.

rule-B33 = Liczy się wynik z początku rozdania.
rule-B34 = Wartości kilku meldunków wyłożonych razem na otwarcie się sumuje.
rule-P3a =
    Kto ma { $opening_canasta_from } punktów lub więcej, musi mieć w otwarciu także kanastę, czyli meldunek z co najmniej siedmiu
    kart.
rule-B37 = Po otwarciu można wyłożyć każdy meldunek, bez względu na jego wartość.

rule-P11a =
    Podwójne wyjście: gdy jeden z partnerów wychodzi, drugi może od razu, poza kolejką, wyłożyć całą rękę do meldunków pary
    albo jako nowe meldunki (także czarne trójki), niczego nie odkładając. Albo wszystko, albo nic; para dostaje za to
    dodatkowo { $double_out_bonus } { $double_out_bonus ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

rule-B71 =
    Kto jako ostatnią kartę talonu dobierze czerwoną trójkę, może jeszcze wyjść, wykładając wszystkie karty, ze zwykłą premią.
    W przeciwnym razie pozostałe karty zostają na ręku i nic się nie odkłada.

rule-B59 = Karty na ręku liczą się na minus, nawet jeśli tworzyłyby meldunki.
rule-B60 = Na plus liczą się tylko meldunki, które leżą na stole.
rule-B63 = Wynik zapisuje się w dwóch kolumnach, „My” i „Oni”, tak jak widzi to własna strona.
rule-B64 =
    Przed każdym rozdaniem pokazuje się wynik każdej strony i minimum, które z niego wynika; pierwsze rozdanie zaczyna się od
    0.
