# Strona stołu: to, co stoi wokół kart. To, co należy do gry, przychodzi z serwera (desk.ftl).

felt-you = Ty
felt-us = My
felt-them = Oni

## Belka i menu

felt-where = { $game } · { $goal } · rozdanie { $deal }
felt-title =
    { $turn ->
        [you] Twoja kolej · { $game } · Stolik
       *[other] { $game } · Stolik
    }
felt-home = Stolik, strona główna
felt-menu = Menu
felt-rules = Zasady
felt-settings = Ustawienia
felt-device = Na innym urządzeniu
felt-leave = Odejdź od stołu
felt-leave-ask = Odejść od stołu?
felt-leave-more = Miejsce zostaje twoje; możesz wrócić tym samym linkiem. Pozostali zdecydują, czy poczekać.
felt-leave-watch = Tylko się przyglądasz; możesz wrócić tym samym linkiem.
felt-stay = Zostań
felt-watching = Przyglądasz się grze.

## Miejsca

felt-seats = Gracze
felt-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
felt-partner = w parze z tobą
felt-opponent = oni
felt-in-turn = teraz gra
felt-dealer = rozdaje
felt-dealer-short = R
felt-away = brak połączenia
felt-away-short = wraca…
felt-left = poza stołem
felt-bot = bot
felt-bot-for = gra bot
felt-seat-known = Te karty na ręku znają wszyscy
felt-seat-bot = Bot, poziom: { $level }

## Meldunki

felt-lane =
    { $who ->
        [you] Twoje meldunki
        [us] Nasze meldunki
        [them] Meldunki przeciwników
       *[other] Meldunki: { $name }
    }
felt-melds =
    { $count ->
        [0] bez meldunków
        [one] { $count } meldunek
        [few] { $count } meldunki
       *[many] { $count } meldunków
    }
felt-lane-drop = Połóż tu wybrane karty
felt-group-grows = można dołożyć: { $cards }
felt-centre = Talon i stos
felt-stock = talon
felt-stock-label = Talon, { felt-cards }
felt-pile = stos
felt-pile-under =
    { $count ->
        [one] i { $count } zakryta
        [few] i { $count } zakryte
       *[many] i { $count } zakrytych
    }
felt-pile-empty = Stos, pusty
felt-pile-label = Stos, { felt-cards }, na wierzchu: { $top }
felt-way-yes = można
felt-way-no = nie można

## Otwarcie w przygotowaniu

felt-stage = Przygotowane, widzisz to tylko ty
felt-stage-note = otwarcie, widzisz je tylko ty
felt-stage-sum = razem { $made }, potrzeba { $needs }
felt-stage-missing = brakuje { $count }
felt-stage-enough = wystarczy
felt-stage-said =
    { $points ->
        [0] { felt-cards }.
       *[other] { felt-cards }, { $points }.
    }
felt-stage-said-sum = Razem { $made }, potrzeba { $needs }.
felt-stage-back = Weź { $number } z powrotem na rękę: { $cards }

## Co się mówi

felt-your-turn = Twoja kolej.
felt-thinks = { $name } myśli.
felt-thinks-long = { $name } myśli już dłuższą chwilę.
felt-remind = { felt-thinks-long } Możesz przypomnieć.
felt-log-empty = Nic się jeszcze nie stało.

## Powiadomienia

felt-close = Zamknij
felt-rule = Zasada
felt-reconnecting = Łączę ponownie…
felt-reconnecting-more = Twoje miejsce czeka.
felt-reconnecting-watch = Za chwilę znów zobaczysz stół.
felt-stale = Przy stole zaszła zmiana. Spójrz i wybierz jeszcze raz.
felt-stale-more = Twój ruch nie został zrobiony.
felt-draw = Losowanie miejsc
felt-draw-first = Losowanie gracza, który zaczyna
felt-draw-partner = Twój partner: { $name }.
felt-draw-begins =
    { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
felt-which = Co masz na myśli?
felt-lost-connection = { $name } nie ma połączenia.
felt-got-up = { $name } jest poza stołem.
felt-away-ask = Miejsce czeka. Czekacie, gra bot czy kończycie?
felt-wish-wait = Czekamy
felt-wish-bot = Gra bot
felt-wish-stop = Kończymy
felt-voted =
    { $wish ->
        [wait] Za czekaniem: { $names }.
        [bot] Za botem: { $names }.
       *[stop] Za końcem partii: { $names }.
    }
felt-bot-for-you = Za ciebie gra bot.
felt-you-left = Wstajesz od stołu, ale miejsce jest twoje.
felt-bot-for-you-more = Możesz wrócić do gry w każdej chwili.
felt-take-back = Gram dalej

## Ręka

felt-hand = Twoje karty: { $count }
felt-hand-keys = Strzałki przechodzą między kartami, spacja wybiera, Enter robi następny krok, Escape czyści wybór.
felt-card-wild = { $name }, dzika karta
felt-card-staged = { $name }, w meldunku { $number }
felt-card-new = { $name }, nowa
felt-sort-rank = Ułóż: rangi
felt-sort-suit = Ułóż: kolory

## Ruchy

felt-actions = Ruchy
felt-choose = Wybierz karty, aby je wyłożyć, dołożyć albo odłożyć.
felt-clear = Cofnij wybór
felt-undo = Cofnij: { $what }
felt-sure = Na pewno? Przegrasz partię.

## Wynik

felt-score = Wynik
felt-progress = Przebieg
felt-total = Razem
felt-score-deal = Rozdanie { $number }
felt-score-lead = { $side }: { $points }
felt-score-item = Pozycja
felt-score-sum = Razem za rozdanie
felt-score-hands = Zostało na ręku
felt-score-nothing = bez kart
felt-score-match = Zapis partii
felt-score-deals = Rozdanie
felt-score-none = Żadne rozdanie się jeszcze nie skończyło.
felt-score-more = Pozycja po pozycji
felt-next = Następne rozdanie
felt-next-wait = Jeszcze czytają: { $names }.
felt-next-table = Obejrzyj stół

## Koniec

felt-over = Koniec partii
felt-stopped = Partia została przerwana.
felt-again = Zagraj jeszcze raz
felt-again-failed = Nie udało się otworzyć nowego stołu. Spróbuj jeszcze raz.
felt-to-home = Strona główna
felt-see-score = Pokaż wynik

## Powody w kilku słowach, tam gdzie jest mało miejsca; wszystkie inne brzmią jak zwykle

felt-short-not_in_hand =
    { $count ->
        [one] nie masz takiej karty
       *[other] nie masz { $count } takich kart
    }
felt-short-pile_closed =
    { $reason ->
        [1] dopiero po otwarciu
        [2] zamrożony dziką kartą
        [3] zamrożony czerwoną trójką
        [5] zamrożony czarną trójką
       *[other] stos jest zawsze zamrożony
    }
felt-short-pile_top_wild = na wierzchu dzika karta
felt-short-pile_top_red_three = na wierzchu czerwona trójka
felt-short-pile_top_black_three = na wierzchu czarna trójka
felt-short-pair_must_be_laid = { felt-short-pile_closed }
felt-short-no_such_meld = nie ma takiego meldunku
felt-short-pile_not_for_opening = nie ma jeszcze twojego meldunku
felt-short-finished_canasta = twoja kanasta tej rangi jest gotowa
felt-short-no_take_with_wild = nie dziką kartą
felt-short-top_alone_not_out = tylko wychodząc z nią
felt-short-opening_short = otwarcie wymaga { $needs }, osiągalne { $reachable }
