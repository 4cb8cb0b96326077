# Wygoda przy stole: tempo, dźwięki, co działo się w tym czasie, co robi każde miejsce, klawisze.

web-pace-once = od razu
web-pace-calm = spokojne
web-sound = Dźwięki
web-sound-off = wyłączone
web-sound-on = włączone
web-volume = Głośność
web-volume-of = { $volume } z { $most }
web-keys = Pojedyncze litery jako klawisze
web-keys-on = włączone
web-keys-off = wyłączone

## Co działo się w tym czasie

comfort-again = Co działo się od mojej kolejki
comfort-again-title = Od twojej ostatniej kolejki
comfort-again-watching = Ostatnie ruchy
comfort-again-nothing = Od tamtej pory nic się nie wydarzyło.
comfort-behind =
    { $count ->
        [one] jeszcze { $count } ruch
        [few] jeszcze { $count } ruchy
       *[many] jeszcze { $count } ruchów
    }

## Kto gra z kim i co ma zrobić ten, czyja kolej; miejsca jest mało

comfort-partner-short = w parze
comfort-with = para: { $names }
comfort-does-desk-stage-take =
    { $draw ->
        [0] bierze lub pasuje
       *[other] { $pile ->
            [no] dobiera
           *[yes] dobiera lub bierze
        }
    }
comfort-does-desk-stage-play = wykłada, odkłada
comfort-does-desk-stage-stop = wykłada
comfort-does-desk-stage-double = może też wyjść
comfort-does-desk-stage-out = wychodzi
comfort-does-desk-stage-last-but-one = wykłada, odkłada
comfort-does-desk-stage-last-take = bierze lub pasuje
comfort-does-desk-stage-last-play = wykłada, odkłada
comfort-does-desk-stage-answer = odpowiada
comfort-does-desk-stage-choina-draw = dobiera lub bierze
comfort-does-desk-stage-choina-play = wykłada, odkłada
comfort-does-desk-stage-choina-last = wykłada, odkłada
comfort-does-desk-stage-choina-buy = kupuje
comfort-does-desk-stage-cassino = gra kartę
comfort-thinks = { $name } { $doing }…

## Gdzie kart nie można położyć

comfort-drop-theirs = To nie twoje meldunki: dokłada się tylko do meldunków własnej strony.
comfort-drop-wait = To jeszcze nie twoja kolej.
comfort-drop-nothing = Tych kart nie można tam teraz położyć.

## Klawisze

comfort-keys = Klawiatura
comfort-keys-hand = W ręce
comfort-keys-table = Wszędzie przy stole
comfort-key-arrows = od karty do karty, w ręce i na stole
comfort-key-ends = pierwsza i ostatnia karta
comfort-key-select = zaznacz kartę albo cofnij zaznaczenie
comfort-key-next = następny krok: przycisk przy prawym brzegu
comfort-key-clear = cofnij wybór; zamknij to, co otwarte
comfort-key-tab = do następnego miejsca, przycisku lub komunikatu
comfort-key-hint = podpowiedź: co zrobiłby bot i dlaczego
comfort-key-hand = ręka
comfort-key-table = środek stołu: talon, stos, odkryte karty
comfort-key-melds = twoje meldunki i to, co przygotowane
comfort-key-others = pozostałe osoby i to, co leży przed nimi
comfort-key-actions = przyciski
comfort-key-number = przycisk o tym numerze, licząc od lewej
comfort-key-undo = cofnij
comfort-key-last = co działo się od mojej kolejki
comfort-key-sort = ułóż rękę w drugiej kolejności
comfort-key-guide = przewodnik po pierwszym rozdaniu: włącz lub wyłącz
comfort-key-score = wynik
comfort-key-rules = zasady
comfort-key-menu = menu
comfort-key-help = ta ściągawka
comfort-key-space = Spacja
comfort-key-enter = Enter
comfort-key-escape = Esc
comfort-key-home = Home
comfort-key-end = End
