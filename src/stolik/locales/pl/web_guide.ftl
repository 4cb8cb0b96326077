# Przewodnik po pierwszym rozdaniu: do każdej fazy tytuł, co teraz zrobić i dlaczego. Karty w wybranych literach.
# Wskazuje miejsce, o które chodzi; każde zdanie musi być prawdziwe przy każdej opcji gier swojej rodziny.

guide = Przewodnik
guide-offer = Pierwszy raz w tę grę? Przewodnik objaśni każdy krok.
guide-yes = Pokaż
guide-no = Nie, dziękuję
guide-why = Dlaczego?
guide-more = Więcej
guide-rule = Zasada { $rule }
guide-end = Zakończ
guide-menu-on = Przewodnik: objaśniaj to rozdanie
guide-menu-off = Przewodnik: zakończ

guide-at-stock = Patrz: talon.
guide-at-pile = Patrz: stos.
guide-at-hand = Patrz: twoje karty.
guide-at-melds = Patrz: twoje meldunki.
guide-at-actions = Patrz: przyciski.
guide-at-middle = Patrz: środek stołu.
guide-at-others = Patrz: pozostałe osoby.

## Kanasta i jej krewne

guide-canasta-wait = Grają inni.
guide-canasta-wait-now = Patrz, co biorą i co odkładają.
guide-canasta-wait-why =
    { $pairs ->
        [yes] We dwoje wykładacie wspólne meldunki: trzy lub więcej pasujących kart. Siedem to kanasta, a kanasty dają najwięcej punktów.
       *[no] Wykładasz meldunki: trzy lub więcej pasujących kart. Siedem to kanasta, a kanasty dają najwięcej punktów.
    }
guide-canasta-draw = Dobierz.
guide-canasta-draw-now =
    { $draw ->
        [one] Weź { $draw } kartę z talonu: dotknij go albo miodowego przycisku.
        [few] Weź { $draw } karty z talonu: dotknij go albo miodowego przycisku.
       *[many] Weź { $draw } kart z talonu: dotknij go albo miodowego przycisku.
    }
guide-canasta-draw-why =
    { $why ->
        [yes] Dlatego stosu tym razem wziąć się nie da.
       *[no] Każdy ruch zaczyna się od wzięcia kart, a kończy odłożeniem jednej.
    }
guide-canasta-take = Dobierz albo weź stos.
guide-canasta-take-now =
    { $count ->
        [one] Zamiast dobierać możesz wziąć stos, { $count } kartę: wykłada się ją od razu, w sposób opisany obok.
        [few] Zamiast dobierać możesz wziąć stos, { $count } karty: wierzchnią wykłada się od razu, w sposób opisany obok.
       *[many] Zamiast dobierać możesz wziąć stos, { $count } kart: wierzchnią wykłada się od razu, w sposób opisany obok.
    }
guide-canasta-take-why = Z wielu kart jest wiele meldunków. Ale inni je widzieli, a co zostanie ci w ręce na koniec rozdania, liczy się na minus.
guide-canasta-open = Pierwsze meldunki.
guide-canasta-open-now = Zaznacz trzy lub więcej pasujących kart i przygotuj je. Wszystko, co wykładasz na początek, musi być warte { $needs } punktów.
guide-canasta-open-why = Najwięcej warte są wysokie i dzikie karty. Jeśli jeszcze nie starcza, odłóż jedną kartę i zbieraj dalej: otwierać nikt nie musi.
guide-canasta-opening = Jeszcze za mało.
guide-canasta-opening-now = Przygotowane: { $made } z { $needs } punktów. Przygotuj kolejny meldunek albo dodaj karty.
guide-canasta-opening-why = Dopóki nie starcza, widzisz te karty tylko ty. Możesz je wziąć z powrotem do ręki.
guide-canasta-lay = Wykładaj i dokładaj.
guide-canasta-lay-now = Zaznacz karty: trzy lub więcej na nowy meldunek albo takie, które pasują do leżącego. Potem odłóż jedną.
guide-canasta-lay-why = Karty na stole liczą się dla ciebie, w ręce przeciw tobie. Zachowaj jednak te, którymi później weźmiesz stos.
guide-canasta-canasta = Prawie kanasta.
guide-canasta-canasta-now =
    { $missing ->
        [one] Jeden z twoich meldunków ma { $count } kart: jeszcze jedna i będzie kanasta.
       *[other] Jeden z twoich meldunków ma { $count } kart: jeszcze { $missing } i będzie kanasta.
    }
guide-canasta-canasta-why = Kanasta daje dużą premię, bez dzikich kart jeszcze większą.
guide-canasta-discard = Odłóż kartę.
guide-canasta-discard-now = Ta karta kończy twój ruch. Oddaj taką, jakiej następna osoba nie zbiera.
guide-canasta-discard-why = Kto umie użyć wierzchniej karty, może wziąć z nią cały stos.
guide-canasta-out = Niedługo możesz wyjść.
guide-canasta-out-now = Kto wyłoży wszystkie karty albo wszystkie oprócz jednej, którą odłoży, wychodzi: rozdanie się kończy.
guide-canasta-out-why =
    { $pairs ->
        [yes] Karty w rękach drugiej strony liczą się wtedy przeciw niej, a te, które trzyma osoba z twojej pary, przeciw wam.
       *[no] Karty w rękach innych liczą się wtedy przeciw nim.
    }
guide-canasta-keep = Zostało mało kart.
guide-canasta-keep-now =
    { $missing ->
        [one] Do wyjścia brakuje jeszcze jednej kanasty. Do tego czasu zatrzymaj po odłożeniu choć jedną kartę w ręce.
       *[other] Do wyjścia brakuje jeszcze kanast: { $missing }. Do tego czasu zatrzymaj po odłożeniu choć jedną kartę w ręce.
    }
guide-canasta-keep-why = Najszybciej przybywa kart, gdy bierze się stos.
guide-canasta-answer = Pytanie do ciebie.
guide-canasta-answer-now = Odpowiedz jednym z przycisków. Twoja odpowiedź wiąże osobę, z którą grasz w parze.
guide-canasta-answer-why = Spójrz na swoją rękę: co ci zostanie na koniec rozdania, liczy się przeciw wam.
guide-canasta-double = Twoja para już wyszła.
guide-canasta-double-now = Wyłóż i ty całą rękę, jeśli możesz, albo spasuj.
guide-canasta-double-why = Potem rozdanie się kończy, a to, co masz w ręce, liczy się przeciw wam.
guide-canasta-last = Talon się skończył.
guide-canasta-last-now = Weź stos, jeśli to coś da, albo spasuj.
guide-canasta-last-why = Rozdanie zaraz się skończy: co wtedy trzymasz, liczy się na minus.

## Choina i May I?

guide-choina-wait = Grają inni.
guide-choina-wait-now =
    Kontrakt tego rozdania: { desk-contract }. Zbieraj karty do niego.
guide-choina-wait-why = Co zostanie ci w ręce na koniec rozdania, to minusy; wygrywa, kto ma ich najmniej. Komplet to trzy karty jednej wysokości, sekwens to kolejne karty jednego koloru.
guide-choina-draw = Dobierz.
guide-choina-draw-now =
    { $pile ->
        [yes] Weź jedną kartę z talonu albo { $card } ze stosu.
       *[no] Weź jedną kartę z talonu.
    }
guide-choina-draw-why = Wziętej karty nie trzeba od razu wykładać. O to, co zostawisz na stosie, mogą pytać inni.
guide-choina-claim = Czy można?
guide-choina-claim-now = { $card } jest do wzięcia. Jeśli ją chcesz, zapytaj; jeśli nie, odmów albo milcz.
guide-choina-claim-why = Z kupioną kartą dostajesz kartę z talonu: ręka rośnie, a niczego się przy tym nie wykłada ani nie odkłada.
guide-choina-consent = Pytanie do ciebie.
guide-choina-consent-now = Ktoś chce { $card }. Oddaj ją albo nie: przycisk mówi, co za to zapłacisz.
guide-choina-consent-why = Kto gra wcześniej, ma większe prawo do karty.
guide-choina-buy = Kupujesz.
guide-choina-buy-now = { $card } jest twoja. Możesz kupić też karty leżące pod nią: przyciski mówią, ile.
guide-choina-buy-why = Każda karta, którą trzymasz na końcu, to minus, więc kupuj tylko to, czego trzeba do kontraktu.
guide-choina-contract = Twój kontrakt.
guide-choina-contract-now =
    { $ready ->
        [yes] Jeden meldunek jest gotowy. Przygotuj następny albo wyłóż, co masz.
       *[no] Potrzeba: { desk-contract }. Zaznacz karty meldunku, potem przycisk. Jeśli jeszcze się nie da, odłóż jedną kartę.
    }
guide-choina-contract-why = Wyjść może tylko ten, kto wyłożył cały kontrakt. Kreskowane miejsca przed tobą pokazują, czego brakuje.
guide-choina-layoff = Dokładaj.
guide-choina-layoff-now = Twój kontrakt leży na stole. Dokładaj karty do meldunków, także cudzych, a potem jedną odłóż.
guide-choina-layoff-why = Kto nie ma już kart, kończy rozdanie; wszyscy inni zapisują to, co trzymają.
guide-choina-last = Ostatnią kartę trzeba wyłożyć.
guide-choina-last-now = Dokładaj karty do dowolnych meldunków. W tym rozdaniu nikt nie wychodzi przez odłożenie.
guide-choina-last-why = To ostatnie rozdanie partii: karty w ręce liczą się tak jak zawsze.
guide-choina-discard = Odłóż kartę.
guide-choina-discard-now = Ta karta kończy twój ruch. Oddaj taką, jakiej następna osoba nie potrzebuje.
guide-choina-discard-why = Następna osoba może ją wziąć, a inne mogą o nią pytać.

## Kasyno

guide-cassino-wait = Grają inni.
guide-cassino-wait-now = Patrz, jakie karty biorą.
guide-cassino-wait-why = Na koniec liczą się: najwięcej kart, piki, każdy as, dziesiątka karo i dwójka pik.
guide-cassino-choose = Zagraj jedną kartę.
guide-cassino-choose-now = Dotknij karty w ręce: to, co może wziąć, dostanie obwódkę i numer.
guide-cassino-choose-why = Karta bierze karty tej samej wysokości. Karta z liczbą bierze też takie, które razem dają jej wartość: dziewiątka bierze piątkę i czwórkę.
guide-cassino-take = Bierz.
guide-cassino-take-now = Karty z obwódką będą twoje. Dotknij numeru, by pominąć grupę, a potem miodowego przycisku.
guide-cassino-take-why = Im więcej kart, tym lepiej: za większość są punkty. Każda karta ze stołu może być tylko w jednej grupie.
guide-cassino-build = Buduj.
guide-cassino-build-now = Dotknij kart na stole, do których chcesz dołożyć swoją: razem weźmie je później jedna karta, którą masz w ręce.
guide-cassino-build-why = Co zbudowane, bierze się w całości. Ale kto inny ma taką kartę, może być szybszy.
guide-cassino-trail = Nic do wzięcia.
guide-cassino-trail-now = Wybierz inną kartę albo połóż tę na stole.
guide-cassino-trail-why = Co leży na stole, może wziąć każdy. Jak najdłużej trzymaj asy, piki, dziesiątkę karo i dwójkę pik.
guide-cassino-duty = Twoja kombinacja.
guide-cassino-duty-now = Leży, co udało ci się zrobić: weź to teraz albo zmień. Położenie karty na stole może być do tego czasu zabronione.
guide-cassino-duty-why = Karta, którą masz na to schowaną, jest w twojej ręce.
guide-cassino-last = Ostatnie karty.
guide-cassino-last-now = Więcej się nie rozdaje. Postaraj się wziąć coś na samym końcu.
guide-cassino-last-why = Co na końcu leży na stole, dostaje ten, kto brał ostatni.
