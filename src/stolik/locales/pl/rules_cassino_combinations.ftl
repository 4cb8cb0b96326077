# Zasady Kasyna o kombinacjach i dokładaniu; jak zbudowane są wiadomości, mówi rules_cassino.ftl.

# czyje karty liczą się oprócz własnych
rules-cassino-or-partner =
    { $partnership ->
        [off] {""}
       *[other] { $partner_build ->
            [on] ; liczą się też karty partnera (79)
           *[off] {""}
        }
    }

rule-cassino-29 =
    Budowę robi się, kładąc zagraną kartę razem z jedną lub kilkoma luźnymi kartami liczbowymi, żeby je potem wziąć: kto ma
    dwójkę i ósemkę, kładzie dwójkę na szóstkę ze stołu i buduje 8.
rule-cassino-31 =
    Wartość budowy to suma jej kart. Kto ją robi, musi mieć na ręku jeszcze jedną kartę dokładnie tej
    wartości{ rules-cassino-or-partner }. Możliwe są wartości od 2 do { $royal ->
        [jqk] 13.
        [jqk_ace14] 14.
       *[off] 10.
    }
rule-cassino-79 =
    { $partner_build ->
        [on] Wszędzie, gdzie kombinacja wymaga karty na ręku, wystarczy karta na ręku partnera; gracz, którego jest kolej, wie,
            jakie wartości ma partner.{ $maker_duty ->
                [while_owned] {" "}Nie zastępuje ona karty, którą twórca musi zachować (76).
               *[other] {""}
            }
       *[off] Liczy się tu tylko własna ręka; karta, którą ma partner, kombinacji nie uzasadnia.
    }
rule-cassino-32 = Kto buduje, ogłasza wartość.
rule-cassino-30 =
    { $build_table_cards ->
        [one] Do zagranej karty wolno dołączyć tylko jedną luźną{ $raise_with_table ->
            [on] , także przy podniesieniu (37)
           *[off] {""}
        }. Połączeń to nie dotyczy{ $raise_with_table ->
            [on] , ani podniesienia, które staje się połączeniem (43)
           *[off] {""}
        }.
       *[many] W jednej budowie może być dowolnie wiele luźnych kart. Opis, według którego jest ta gra, pokazuje budowę z jedną
            kartą ze stołu; tutaj wolno więcej, bo sumy kilku kart można też brać i łączyć. Kto woli trzymać się tamtego
            przykładu, ustawia opcję „{ option-cassino-build-table-cards }” na jedną.
    }
rule-cassino-33 =
    Zagrana karta zawsze należy do tego, co się buduje lub podnosi; budowy nie można zrobić z samych kart ze stołu.
rule-cassino-34 =
    Budowę można podnieść: dokłada się do niej zagraną kartę, a jej wartością staje się nowa suma. As zmienia budowę 8 w budowę
    9. Naraz podnosi się tylko jedną budowę.
rule-cassino-35 = Kto podnosi, musi mieć jeszcze jedną kartę nowej wartości{ rules-cassino-or-partner }.
rule-cassino-36 =
    { $raise_own ->
        [both_cards] Budowę może podnieść każdy. Jej twórca tylko wtedy, gdy przed zagraniem ma kartę dotychczasowej wartości –
            zagrana też się liczy – a po zagraniu kartę nowej{ rules-cassino-or-partner }.
        [off] Podnieść można tylko budowę, którą zrobił inny gracz, nigdy własną.
       *[on] Budowę może podnieść każdy, także ten, kto ją zrobił.
    }
rule-cassino-37 =
    { $raise_with_table ->
        [on] Przy podniesieniu mogą dołączyć luźne karty liczbowe; wlicza się je do nowej wartości.
       *[off] Przy podniesieniu dokłada się tylko zagraną kartę, bez luźnych kart.
    }

rule-cassino-38 =
    W połączeniu dwie lub więcej grup tej samej wartości staje się jedną kombinacją: pojedyncze karty, sumy i leżące już
    kombinacje tej wartości. Zagrana karta musi być w jednej z grup, sama lub w sumie, albo podnosić budowę do tej wartości (43).
rule-cassino-39 =
    Kto łączy, musi mieć po zagraniu jeszcze jedną kartę tej wartości{ rules-cassino-or-partner }. Żeby połączyć ósemki ósemką,
    trzeba więc mieć dwie ósemki.
rule-cassino-40 = Kto łączy, ogłasza wartość: „Ósemki”.
rule-cassino-41 =
    Zagrana karta może dopełnić sumę, którą od razu łączy się z równymi jej kartami lub kombinacjami na stole: piątka z dwójką
    dołącza do leżącej siódemki, a to jest połączenie siódemek.
rule-cassino-42 = W tym samym ruchu można połączyć kilka grup ze stołu.
rule-cassino-43 =
    Także podniesienie można w tym samym ruchu połączyć z grupami nowej wartości; staje się przez to połączeniem.
rule-cassino-44 = Połączenie zachowuje swoją wartość: nikt nie może go podnieść.
rule-cassino-45 =
    Następne grupy jego wartości może dołączyć każdy, kto ma jeszcze jedną kartę tej wartości{ rules-cassino-or-partner }.
rule-cassino-46 =
    Gdzie karty pozwalają na jedno i drugie, rozstrzyga to, co ogłoszono: piątka na piątce to budowa 10, jeśli gracz ma
    dziesiątkę, i bierze ją wtedy tylko dziesiątka; albo połączenie piątek, jeśli ma jeszcze jedną piątkę, i bierze je tylko
    piątka.
rule-cassino-47 =
    { $merge_equal ->
        [automatic] Kombinacja nowo zrobiona lub podniesiona staje się jednym połączeniem z każdą kombinacją tej samej wartości na
            stole. Luźnych kart to nie dotyczy.
       *[optional] Nowa kombinacja może leżeć obok innej tej samej wartości; nikt nie musi ich łączyć.
    }

rule-cassino-48 = Twórcą kombinacji jest ten, kto ją ostatni zrobił, podniósł lub powiększył.
rule-cassino-25 = Kart kombinacji już się nie rozdziela: bierze się ją w całości i tylko kartą jej wartości.
rule-cassino-26 =
    Wziąć ją może każdy inny gracz, który ma taką kartę{ $partnership ->
        [off] .
       *[other] , także partner twórcy.
    }
rule-cassino-27 = Twórca może ją wziąć od swojego następnego ruchu.
rule-cassino-28 =
    { $build_as_summand ->
        [on] Przy braniu, ale nie w budowie, podniesieniu ani połączeniu, budowa liczy się w sumie jako karta swojej wartości:
            dziewiątka bierze budowę 7 i luźną dwójkę. W sumie, która jest jedną grupą, może być kilka budów. Połączenie nigdy
            się tak nie liczy.
        [opponents] Przy braniu, ale nie w budowie, podniesieniu ani połączeniu, budowa liczy się w sumie jako karta swojej
            wartości dla wszystkich oprócz swojego twórcy: dziewiątka bierze budowę 7 i luźną dwójkę. W sumie, która jest
            jedną grupą, może być kilka budów. Połączenie nigdy się tak nie liczy.
       *[off] Kombinacja nie liczy się jako karta w sumie: dziewiątka nie może wziąć budowy 7 i luźnej dwójki.
    }

rule-cassino-49 =
    Kto niczego nie bierze i żadnej kombinacji nie tworzy ani nie zmienia, kładzie zagraną kartę luzem na środku, odkrytą: kartę
    się dokłada.
rule-cassino-50 =
    { $trail_restriction ->
        [same_rank] Karty nie wolno dołożyć, gdy na stole leży luzem inna jej rangi. Każdą inną wolno, nawet gdyby mogła coś
            wziąć.
        [any_capture] Karty, która mogłaby cokolwiek wziąć, nie wolno dołożyć. Można nią zrobić coś innego.
       *[none] Dołożyć można zawsze, także kartę, która mogłaby coś wziąć, chyba że zabrania tego inna zasada.
    }
rule-cassino-51 =
    { $maker_duty ->
        [while_owned] Twórca kombinacji nie może dokładać, dopóki leży ona niezmieniona. Zmienia ją ten, kto ją bierze, podnosi
            lub powiększa.
        [none] Kto zrobił kombinację, może w następnym ruchu także dołożyć kartę.
       *[next_turn] Twórca kombinacji nie może dołożyć karty w swoim następnym ruchu, jeśli kombinacja leży niezmieniona.
            Zmienia ją ten, kto ją bierze, podnosi lub powiększa.
    }
rule-cassino-53 =
    Wszystko inne jest w takim ruchu dozwolone: można wziąć tę kombinację lub inne karty, powiększyć ją, podnieść albo zrobić
    inną{ $maker_duty ->
        [while_owned] , byle zachować do niej kartę (76).
       *[other] .
    }
rule-cassino-55 =
    Po tym ruchu wolno znów dokładać, nawet jeśli kombinacja wciąż leży, chyba że w międzyczasie gracz jakąś zrobił, podniósł
    lub powiększył.
rule-cassino-76 =
    Obowiązek wiąże przez ten jeden ruch i dotyczy tylko tego, co gracz ostatnio zrobił, podniósł lub powiększył. Jeśli w tym
    ruchu znów robi, podnosi lub powiększa kombinację, zaczyna się nowy obowiązek, wobec niej.
rule-cassino-76a =
    Twórca musi też zachować na ręku kartę o wartości kombinacji: ostatnią taką wolno zagrać tylko wtedy, gdy zagranie bierze
    tę kombinację albo ją zmienia. Dotyczy to każdej niezmienionej kombinacji gracza.
rule-cassino-76b =
    Gdzie obowiązek twórcy nie zostawiłby żadnego ruchu, w tym ruchu nie wiąże{ $trail_restriction ->
        [none] .
       *[other] ; czego nie wolno dołożyć (50), tego nadal nie wolno.
    } Jakiś ruch jest więc zawsze.
rule-cassino-77 =
    Twórca nie musi się obawiać, że to go zaskoczy: kartę, której kombinacja wymagała, ma w następnym ruchu nadal na ręku i może
    nią wziąć kombinację, jeśli ta leży niezmieniona.
