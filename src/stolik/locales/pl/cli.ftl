# Wiersz poleceń: strony pomocy, listy i to, co użytkownik zrobił źle.

cli-about = Stolik, otwarty stolik do kanasty i jej krewnych.
cli-epilogue = stolik POLECENIE --help mówi więcej o poleceniu.
cli-usage = Użycie:
cli-word-command = POLECENIE
cli-word-options = [OPCJE]
cli-word-arguments = [GRA]
cli-word-game = GRA
cli-word-level = POZIOM
cli-word-setting = OPCJA=WARTOŚĆ
cli-word-seconds = SEKUNDY
cli-word-folder = FOLDER
cli-word-language = JĘZYK
cli-commands = Polecenia
cli-parameters = Opcje
cli-arguments = Argumenty
cli-help = pokaż tę stronę
cli-version = pokaż wersję, i czy silnik jest skompilowany
cli-version-line =
    { $compiled ->
        [1] stolik { $version } (silnik: skompilowany)
       *[0] stolik { $version } (silnik: zwykły Python)
    }
cli-lang = język: en albo pl (bez tego język systemu)
cli-json = wypisz dane dla programów
cli-set = opcja zasad, na przykład --set players=4; można podać kilka razy

cli-play-short = partia w terminalu z botami
cli-play = Zagraj partię w terminalu z botami. Niedokończona partia zostanie zaproponowana na nowo.
cli-play-game = gra (bez tego ostatnio przerwana albo kurnik)
cli-play-bot = jak grają boty: jeden z poziomów { $bots } ; searcher może mieć granicę, jak searcher:400 (tyle prób) albo searcher:50ms (bez tego greedy)
cli-play-seed = rozdaj karty, które należą do tej liczby
cli-play-pace = ile sekund czekać po ruchu bota (bez tego 1)
cli-play-new = zacznij nową partię; niedokończona zostanie odłożona
cli-play-resume = wróć do niedokończonej partii bez pytania
cli-play-open-piles = pokazuj wzięte karty także przed końcem rundy (Kasyno)
cli-play-data = folder na partie (bez tego folder z STOLIK_DATA albo systemowy)
cli-games-short = gry i ich opcje
cli-games = Wypisz gry; po podaniu gry wszystkie jej opcje i ich wartości.
cli-games-game = gra, której opcje mają być wypisane
cli-games-line =
    { $game }: { $title }; liczba graczy: { $players }
cli-games-set = pokaż grę z tak zmienioną opcją; można powtórzyć
cli-games-changed = { $title } (zmienione, było { $usual })
cli-games-set-alone = --set zmienia opcje gry: podaj grę.
cli-games-more = stolik games { $game } wypisuje opcje gry.
cli-rules-short = zasady gry słowami
cli-rules = Wypisz zasady gry w słowach, takie, jakie wynikają z wybranych opcji.
cli-rules-game = gra

cli-interrupted = Przerwano.
cli-nobody = W terminalu nikt nie odpowiada; nic się nie zmieniło.
cli-unknown-command =
    Nie ma polecenia „{ $given }”{ $has_nearest ->
        [0] .
       *[other] ; może chodzi o „{ $nearest }”?
    } Polecenia: { $allowed }.
cli-unknown-option =
    Nie ma tu opcji „{ $given }”{ $has_nearest ->
        [0] .
       *[other] ; może chodzi o „{ $nearest }”?
    } Opcje: { $allowed }.
cli-unknown-bot =
    Nie ma bota „{ $bot }”{ $has_nearest ->
        [0] .
       *[other] ; może chodzi o „{ $nearest }”?
    } Boty: { $allowed }.
cli-no-bot-name = Brakuje nazwy bota; boty: { $allowed }.
cli-bad-bound = Granica w „{ $bot }” jest zła: po dwukropku stoi, ile ruchów wolno wypróbować albo jak długo wolno myśleć (ms lub s): liczba całkowita od 1 do 999999999, na przykład { $allowed }.
cli-other-version = Bot „{ $bot }” nie może tu grać: ta wersja Stolika ma { $allowed }.
cli-unknown-language = Nie ma komunikatów w języku „{ $given }”; języki: { $allowed }.
cli-missing-language = Po --lang brak języka: { $allowed }.
cli-no-piles = --open-piles jest dla gier, w których wzięte karty leżą w stosach, jak cassino; w { $game } ich nie ma.
cli-pace = --pace to liczba sekund od 0 do { $most }, a nie { $given }.
cli-data-empty = Po --data brak nazwy folderu.
cli-output =
    Nie można nic wypisać{ $known ->
        [off] , bo nie ma dokąd.
       *[on] : { $reason }.
    }
cli-missing = Brak wartości: { $name }.
cli-repeated = { $name } jest podane dwa razy; podaj to raz.
cli-bad-value = { $name } nie może mieć wartości „{ $given }”.
cli-too-much = „{ $given }” to o jedno słowo za dużo.
cli-bad-line = Nie można zrozumieć polecenia: { $reason }
cli-setting-form = „{ $given }” to nie ustawienie; pisze się --set OPCJA=WARTOŚĆ, na przykład --set players=4.
cli-resume-alone = --resume wraca do partii takiej, jaka była; nie łączy się z --new, --seed, --bot ani --set.
cli-data = Nie można użyć folderu danych { $path }: { $reason }.
