# Terminal przy stole Choiny, jak w terminal.ftl. $who to "you" dla własnego miejsca, "nobody" albo "other".

## Stół

choina-deal =
    { $extra ->
        [yes] rozdanie dodatkowe
       *[no] rozdanie { $deal } z { $deals }
    }
choina-contract =
    kontrakt: { $sets ->
        [0] { choina-sequences }
       *[other] { $sequences ->
            [0] { choina-sets }
           *[other] { choina-sets } i { choina-sequences }
        }
    }
choina-sets =
    { $sets ->
        [one] { $sets } komplet
        [few] { $sets } komplety
       *[many] { $sets } kompletów
    }
choina-sequences =
    { $sequences ->
        [one] { $sequences } sekwens
        [few] { $sequences } sekwensy
       *[many] { $sequences } sekwensów
    }
choina-players = Gracze
choina-columns = karty, punkty, wyłożone z kontraktu
choina-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
choina-laid = { $laid } z { $due }
choina-purchases = kupna: { $count } z { $most }
choina-pile =
    Stos od wierzchu: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
choina-uncovered = odsłonięty przez zakup
choina-silent = milczysz, „milcz” to kończy
meld-full = { $cards } (pełny)
title-choina-draw =
    { $take ->
        [yes] Twoja kolej: dobierz albo weź ze stosu
       *[no] Twoja kolej: dobierz
    }
title-choina-last = Twoja kolej: wyłóż, dołóż, potem odłóż; ostatnią kartę trzeba wyłożyć
title-claim =
    { $who ->
        [nobody] { $card }: pytasz „Czy można?”
        [you] { $card } znów leży na wierzchu: pytasz „Czy można?”
       *[other] { $uncovered ->
            [yes] { $card } znów leży na wierzchu: pytasz „Czy można?”
           *[no] { $name } odkłada { $card }: pytasz „Czy można?”
        }
    }
title-claim-answer = { $name } pyta: czy można? { $card }
title-claim-buy = Karta jest Twoja: ile kupujesz?

## Co znaczą odpowiedzi

claim-then =
    { $who ->
        [you] potem grasz Ty
       *[other] potem gra { $name }
    }
claim-bought =
    { $cards }{ $stock ->
        [0] {""}
        [one] {" "}i { $stock } karta z talonu
        [few] {" "}i { $stock } karty z talonu
       *[many] {" "}i { $stock } kart z talonu
    }{ $own ->
        [yes] , na tym kończy się Twój ruch
       *[no] {""}
    }
claim-asked =
    { $needed ->
        [0] nikt nie musi się zgodzić
        [one] zgodzić się musi: { $names }
       *[other] zgodzić się muszą: { $names }
    }; dostajesz { $card } i { $stock ->
        [one] kartę z talonu
        [few] { $stock } karty z talonu
       *[many] { $stock } kart z talonu
    }{ $more ->
        [yes] , możesz kupić też dalsze karty stosu
       *[no] {""}
    }, nic nie wykładasz i nie odkładasz; { $then }
claim-passed = albo sam Enter
claim-allowed =
    { $name } dostaje { $card } i { $stock ->
        [one] kartę z talonu
        [few] { $stock } karty z talonu
       *[many] { $stock } kart z talonu
    }{ $others ->
        [0] {""}
        [one] , jeśli zgodzi się też { $names }
       *[other] , jeśli zgodzą się też { $names }
    }; { $then }{ $lost ->
        [yes] , a Twoja kolej przepada
       *[no] {""}
    }
claim-refused =
    { $kind ->
        [veto] { $name } nie dostaje { $card }; nic Cię to nie kosztuje
        [take] musisz wziąć { $card } i grasz dalej
        [buy] musisz wziąć { $card }, nic nie wykładasz i nie odkładasz; { $then }
       *[buy_extra] musisz kupić { $card } z kartą z talonu, nic nie wykładasz i nie odkładasz; { $then }
    }

## Pomoc

type-ask-choina = zapytaj, tak, a
type-pass-choina = pas, nie, p
type-allow = pozwól, tak, m
type-refuse = odmów, nie, r
type-buy = kup, b

help-draw-choina = dobierz z talonu
help-take-choina = weź wierzchnią kartę stosu
help-buy-choina = kup kilka kart z wierzchu stosu: „kup 3”
help-ask-choina = zapytaj o właśnie odłożoną kartę: czy można?
help-pass-choina = nie pytaj (albo naciśnij Enter)
help-allow-choina = pozwól wziąć kartę temu, kto pyta
help-refuse-choina = nie pozwól; na liście jest, co Cię to kosztuje
help-lay-choina = wyłóż komplet: „wyłóż 7c7d7h”, „wyłóż 777”
help-run-choina = wyłóż sekwens: „sekwens 5h-8h”
help-add-choina = dołóż do układu: „dołóż 7h do { $name }”, do własnego: „dołóż 7h do mnie”
help-discard-choina = odłóż kartę na stos i skończ ruch: „odłóż 5h”
help-table-choina = narysuj stół jeszcze raz (albo naciśnij Enter, gdy nikt Cię nie pyta)
help-plays-choina = Kilka kroków w jednym wierszu robi się razem albo wcale: „wyłóż 777 5h-8h; dołóż 9h do mnie; odłóż 2c”. Numer wybiera z listy; „…” na niej: można też mniejszy układ albo inne karty.
help-melds-choina = Gdy pasuje kilka układów gracza, podaj rangę kompletu albo kolor sekwensu: „dołóż 7h do { $name }:7”, „dołóż 7h do { $name }:h”; drugi taki to :7/2 albo :h/2. As, który pasuje z obu stron, potrzebuje słowa dół albo góra: „dołóż Ah do { $name }:h dół”.
help-cards-choina = Karty: od 2 do 10, W, D, K, A, z kolorem: 7c trefl, 7d karo, 7h kier, 7s pik. Kolor można pominąć, gdy w ręku jest tylko jeden wybór.
help-languages-choina = Można pisać bez polskich znaków, odrzuć zamiast odłóż, a także po angielsku: draw, take, buy, ask, pass, allow, refuse, lay, run, add, discard.

## Odpowiedzi

mistake-meld_needed = Powiedz, do czyjego układu idzie karta, jak w „dołóż 7h do { $name }”, a gdy pasuje kilka, do którego: „dołóż 7h do { $name }:7”.
