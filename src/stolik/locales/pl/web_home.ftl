# Strona główna, własne zasady pod nazwą i stoły, które każdy może znaleźć.

web-title-waiting = ({ $count }) Twoja kolej · Stolik

## Gry

web-family-canasta = Kanasta i jej krewne
web-family-choina = Kontrakty
web-family-cassino = Branie ze stołu
web-home-facts =
    { $players }{ $known ->
        [yes] {" "}· około { $minutes } min
       *[no] {""}
    }
web-variants =
    { $count ->
        [one] Jeszcze jedna odmiana: { $names }
        [few] Jeszcze { $count } odmiany: { $names }
       *[many] Jeszcze { $count } odmian: { $names }
    }
web-variants-fold = Pokaż mniej
web-home-setup = { $game }: jak gramy

## Stoły, do których można wrócić

web-return-turn = Twoja kolej.
web-return-asked = Czekają na twoją odpowiedź.
web-return-score = Następne rozdanie czeka na ciebie.
web-return-agree = Czekają na twoją zgodę.
web-return-others = Partia trwa.
web-return-gathering = Stół czeka na początek partii.

## Kto może przyjść do stołu

web-listed = Kto znajdzie twój stół
web-listed-link = tylko z linkiem
web-listed-all = każdy może znaleźć
web-listed-help-link = Bez linku nikt nie trafi do twojego stołu.
web-listed-help-all = Twój stół i twoje imię widać na stronie głównej tego serwera; dosiąść się może każdy.

## Własne zasady

web-own-title = Twoje zasady
web-own-no-game = Takiej gry już tu nie ma: { $rules }
web-own-name = Nazwa tych zasad
web-own-example = na przykład: u Nowaków
web-own-name-needed = Wpisz nazwę, pod którą znajdziesz te zasady.
web-own-taken = „{ $name }” już są zapisane ({ $game }). Czy te mają je zastąpić?
web-own-replace = Zastąp „{ $name }”
web-own-rename = Zmień nazwę
web-own-delete = Usuń
web-own-delete-sure = Na pewno usunąć „{ $name }”?
web-own-kept = Zostają w tej przeglądarce. Gdzie indziej zabierzesz je linkiem.
web-own-saved = Zapisane: { $name }.
web-own-changed = Jeszcze niezapisane pod nazwą „{ $name }”.
web-rules-save = Zapisz zasady
web-rules-share = Udostępnij zasady
web-rules-share-help = Kto otworzy link, przeczyta zasady słowami i będzie mógł według nich zagrać albo je zapisać.
web-rules-link = Link do tych zasad
web-rules-share-title = Zasady: { $name }
web-rules-withdrawn =
    { $count ->
        [one] Tego ustawienia albo takiej jego wartości tu nie ma, więc gra toczy się bez niego: { $settings }.
       *[other] Tych ustawień albo takich ich wartości tu nie ma, więc gra toczy się bez nich: { $settings }.
    }
web-rules-other-version = Od zapisania tych zasad zmieniły się reguły gry: { $game }. Przeczytaj je, zanim zagrasz.
web-changes-more = i jeszcze { $count }
web-changes-none = bez zmian

## Zasady, które ktoś przysłał

web-sent-rules = Jak się gra
web-sent-play = Zagraj według tych zasad
web-sent-none = Według tych zasad nie da się zagrać
web-sent-unreadable = Z tego linku nic nie da się odczytać. Sprawdź, czy jest cały.
web-sent-broken =
    { $count ->
        [one] Tej części linku nie da się odczytać, więc została pominięta: { $words }. Sprawdź, czy link jest cały.
       *[other] Tych części linku nie da się odczytać, więc zostały pominięte: { $words }. Sprawdź, czy link jest cały.
    }
web-sent-nearest = Najbliżej jest: { $game }.
web-sent-take = Wybierz: { $game }

## Otwarte stoły

web-open-title = Otwarte stoły
web-open-jump =
    { $count ->
        [one] Jeden otwarty stół ma dla ciebie miejsce
        [few] { $count } otwarte stoły mają dla ciebie miejsce
       *[many] { $count } otwartych stołów ma dla ciebie miejsce
    }
web-open-count =
    { $count ->
        [0] Nikt teraz nie otworzył stołu dla wszystkich. Otwórz swój: wybierz „każdy może znaleźć” i zaproś.
        [one] Jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
web-open-people =
    { $has ->
        [yes] { $names }
       *[no] jeszcze nikt tu nie siedzi
    }
web-open-room =
    { $count ->
        [one] wolne jedno miejsce z { $all }
        [few] wolne { $count } miejsca z { $all }
       *[many] wolnych { $count } miejsc z { $all }
    }
web-open-full = wszystkie miejsca zajęte
web-open-playing = partia trwa
web-open-clock =
    { $seconds ->
        [0] bez zegara
       *[other] { $seconds } s na ruch
    }
web-open-watchers =
    { $count ->
        [one] jedna osoba patrzy
        [few] { $count } osoby patrzą
       *[many] { $count } osób patrzy
    }
web-open-join = Dosiądź się
web-open-join-at = Dosiądź się: { $game }, { $names }
web-open-watch = Popatrz
web-open-watch-at = Popatrz: { $game }, { $names }
