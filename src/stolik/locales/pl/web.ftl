# Strony wokół stołu w przeglądarce: strona główna, poczekalnia, zasady, ustawienia. Sam stół ma plik table.ftl.

web-title = Stolik: kanasta ze znajomymi albo z botami
web-page-title = { $title } · Stolik
web-tools = Ustawienia strony
web-close = Zamknij
web-cancel = Anuluj
web-try-again = Spróbuj ponownie
web-connecting = Łączę ze stołem…

## Karty

web-card-back = zakryta karta
web-card-hidden = zakryta karta
web-card-wild = { $card }, dzika karta

## Gry

web-game = Gra
web-game-kurnik = Kanasta jak na Kurniku
web-game-kurnik-lead = Zbieraj po siedem kart jednej rangi.
web-game-classic = Kanasta klasyczna
web-game-classic-lead = Dwie pary, dobiera się jedną kartę; czarne trójki zamrażają stos.
web-game-hoyle = Kanasta jak w nowszych opisach
web-game-hoyle-lead = Klasyczna, ale więcej dzikich kart; czarne trójki tylko blokują.
web-game-book = Kanasta książkowa
web-game-book-lead = Dla dwojga, trojga lub czworga; partnerzy mogą wyjść razem.
web-game-samba = Samba
web-game-samba-lead = Trzy talie; sekwensy jednego koloru rosną w samby.
web-game-combo = Combo
web-game-combo-lead = Escalery, boliwie, jedenaście kart premiowych; cztery rozdania.
web-game-combo-basic = Combo podstawowe
web-game-combo-basic-lead = Trzy talie, po dwa meldunki tej samej rangi; nikt nie wychodzi.
web-game-choina = Czy można? (Choina)
web-game-choina-lead = Pięć rozdań, w każdym inny kontrakt; karty kupuje się i poza koleją.
web-game-may-i = May I?
web-game-may-i-lead = Remik kontraktowy: najpierw cały kontrakt, potem dokładanie.
web-game-cassino = Kasyno
web-game-cassino-lead = Karty bierze się parami i sumami albo buduje na później.
web-game-cassino-pagat = Kasyno z czyszczeniem stołu
web-game-cassino-pagat-lead = Punkt za każdy wyczyszczony stół; twórcy pilnują swoich budów.
web-players =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
web-or = { $first } lub { $last }
web-players-from =
    { $list } { $last ->
        [one] osoba
        [few] osoby
       *[many] osób
    }

## Strona główna

web-home-title = W co dziś gramy?
web-home-lead = Ze znajomymi przez link albo z botami od zaraz. Bez konta i bez reklam.
web-your-name = Twoje imię przy stole
web-name-example = na przykład Ania
web-name-needed = Wpisz imię, żeby inni wiedzieli, z kim grają.
web-how-many = Ile osób gra
web-bots-strength = Siła botów
web-bot-random = losowy
web-bot-plain = prosty
web-bot-greedy = dobry
web-bot-careful = mocny
web-bot-searcher = najmocniejszy
web-patience = Czas na pytanie o kartę
web-patience-seconds = { $count } s
web-change-rules = Zmień zasady
web-read-rules = Czytaj zasady
web-rules-as-preset = Zasady bez zmian: { $game }.
web-rules-differ = { $game }, z tymi zmianami:
web-play-bots = Zagraj z botami
web-invite-friends = Zaproś znajomych
web-opening = Rozkładam stół…

web-returns = Twoje stoły
web-return-table =
    { $game }{ $deal ->
        [0] {""}
       *[other] , rozdanie { $deal }
    }{ $has ->
        [yes] {" "}· { $names }
       *[no] {""}
    }
web-return-go = Wróć
web-returns-more =
    { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
       *[many] Jeszcze { $count } stołów
    }

## Opcje

web-options-title = Zasady: { $game }
web-options-search = Szukaj wśród opcji
web-options-none = Żadna opcja nie zawiera tych słów.
web-options-other = Inne
web-options-reset = Bez zmian: { $game }
web-options-take =
    { $count ->
        [0] Graj bez zmian
        [one] Przyjmij { $count } zmianę
        [few] Przyjmij { $count } zmiany
       *[many] Przyjmij { $count } zmian
    }
web-options-leaving = Twoje zmiany nie są jeszcze przyjęte.
web-options-drop = Odrzuć zmiany
web-options-broken = Tak się nie da: { $settings }. { $reason }
web-option-changed = zmienione
web-option-usual = Przywróć: { $value }
web-option-reset = Cofnij zmianę: { $option }

## Zasady

web-rules-title = Zasady: { $game }
web-rules-search = Szukaj w zasadach
web-rules-sections = Rozdziały
web-rules-none = Żadna zasada nie zawiera tych słów.
web-rule-number = Zasada { $rule }
web-rule-absent = Zasada { $rule } nie dotyczy tego stołu: jego opcje ją wyłączają.

## Ustawienia

web-settings = Ustawienia
web-settings-kept = Ustawienia zapisują się w tej przeglądarce i obowiązują tylko ciebie.
web-language = Język
web-language-pl = Polski
web-language-en = English
web-letters = Litery na kartach
web-letters-pl = A K D W
web-letters-en = A K Q J
web-suits = Kolory kart
web-suits-four = cztery
web-suits-two = dwa
web-order = Układ kart na ręku
web-order-game = jak wygodniej w grze
web-order-rank = według rang
web-order-suit = według kolorów
web-theme = Wygląd
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-pace = Tempo ruchów innych
web-pace-slow = wolne
web-pace-normal = zwykłe
web-pace-fast = szybkie

## Poczekalnia

web-lobby-title = Kto jeszcze zagra?
web-lobby-lead = Wyślij link znajomym. Partia zaczyna się, gdy wszystkie miejsca są zajęte i każdy to potwierdzi.
web-lobby-guest =
    { $has ->
        [yes] { $name } zaprasza do stołu
       *[no] Zaproszenie do stołu
    }
web-lobby-guest-lead = { $game }. Wpisz imię i usiądź; partia zaczyna się, gdy wszyscy to potwierdzą.
web-seats = Miejsca przy stole
web-seats-drawn =
    Na początku partii losuje się { $pairs ->
        [yes] miejsca i partnerów.
       *[no] gracza, który zaczyna.
    }
web-seat-free = wolne miejsce
web-seat-you = Ty
web-seat-partner = w parze z tobą
web-seat-bot-name = Bot
web-seat-bot = poziom: { $level }
web-seat-ready = gotowe
web-seat-not-ready = jeszcze nie potwierdza
web-seat-away = brak połączenia, miejsce czeka
web-seat-left = poza stołem, miejsce czeka
web-sit = Usiądź
web-sit-here =
    Usiądź na miejscu { $number }{ $has ->
        [yes] , w parze: { $name }
       *[no] {""}
    }
web-sit-down = Usiądź przy stole
web-sit-choose =
    { $pairs ->
        [yes] Możesz też wybrać miejsce: partnerzy siedzą naprzeciw siebie.
       *[no] Możesz też wybrać miejsce.
    }
web-table-full =
    { $watching ->
        [no] Wszystkie miejsca są zajęte. Gdy partia się zacznie, zobaczą ją tylko osoby, które tu siedzą.
       *[yes] Wszystkie miejsca są zajęte. Możesz się przyglądać; gdy partia się zacznie, pojawi się tutaj.
    }
web-invite = Zaproś znajomych
web-invite-link = Link do stołu
web-invite-share = Zagrajmy: { $game }
web-invite-address = Adres dla telefonów w tej samej sieci
web-invite-local = Ten adres działa tylko na tym komputerze. Żeby znajomi mogli dołączyć z telefonów w tej samej sieci, uruchom „make play ARGS=--lan”.
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-by-hand = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C albo przytrzymaj palcem.
web-share = Wyślij
web-qr = Kod QR z adresem { $link }
web-bots = Boty
web-bots-fill =
    { $count ->
        [one] Posadź bota na wolnym miejscu
       *[other] Posadź boty na wolnych miejscach
    }
web-bots-free =
    { $count ->
        [one] Zwolnij miejsce bota
       *[other] Zwolnij miejsca botów
    }
web-table-rules = Zasady tego stołu
web-table-game =
    { $game }, { $count } { $count ->
        [one] osoba
        [few] osoby
       *[many] osób
    }
web-rules-changed = Zasady właśnie się zmieniły. Przeczytaj je i potwierdź jeszcze raz.
web-ready = Możemy zaczynać
web-not-ready = Jeszcze nie
web-ready-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo posadź bota.
        [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo posadź boty.
       *[many] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo posadź boty.
    }
web-ready-waiting = Potwierdzają jeszcze: { $names }.
web-ready-begins = Zaczynamy…
web-ready-you = Wszyscy czekają tylko na ciebie.

## Drugie urządzenie

web-device = Graj na innym urządzeniu
web-device-help = Otwórz ten link na telefonie albo innym komputerze: usiądziesz tam na tym samym miejscu. Tutaj też możesz grać dalej.
web-device-link = Link do twojego miejsca
web-device-until = Działa raz, do godziny { $time }.
web-device-over = Ten link już nie działa. Poproś o nowy.
web-device-secret = Nie wysyłaj go innym: kto go otworzy, zobaczy twoje karty i zagra za ciebie.
web-device-again = Nowy link
web-claim-failed = Ten link do miejsca nie zadziałał
web-claim-help = Na urządzeniu, na którym grasz, poproś o nowy.
web-claim-go-on = Przejdź do stołu

## Kłopoty

web-link-lost = Łączę ponownie…
web-link-help = Twoje miejsce czeka i nic nie przepadło.
web-link-closing = Serwer uruchamia się od nowa. Nic nie przepadło.
web-not-found = Tu nic nie ma
web-not-found-help = Pod tym adresem nie ma żadnej strony. Sprawdź, czy link jest cały.
web-table-gone = Nie ma takiego stołu
web-table-gone-help = Sprawdź, czy link jest cały, albo poproś o nowy.
web-to-home = Strona główna
web-no-answer = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-server-failed = Na serwerze coś się nie powiodło. Spróbuj ponownie.
web-stale = W tej samej chwili przy stole coś się zmieniło. Spójrz i spróbuj jeszcze raz.
web-act-gone = Tego ruchu nie da się teraz zrobić.
web-confirm-needed = Ten ruch przegrywa partię i trzeba go potwierdzić.
