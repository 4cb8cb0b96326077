# Czego stół odmawia poza zasadami gry: jedna wiadomość na każdy kod, `sitting-<kod>` z łącznikami.
# $name to osoba, o której miejsce chodzi.

sitting-name-empty = Podaj imię.
sitting-name-long =
    Imię może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
sitting-name-odd = W imieniu są znaki, których nie da się pokazać.
sitting-no-such-seat = Przy tym stole nie ma takiego miejsca.
sitting-seat-taken = To miejsce jest zajęte: siedzi tu { $name }.
sitting-table-full = Przy tym stole nie ma wolnego miejsca.
sitting-already-seated = Masz już miejsce przy tym stole.
sitting-unknown-bot = Nie ma bota „{ $bot }”; są: { $allowed }.
sitting-seats-needed =
    { $name } nie ma wtedy miejsca: według tych zasad { $players ->
        [one] gra { $players } osoba
        [few] grają { $players } osoby
       *[many] gra { $players } osób
    }.
sitting-already-begun = Partia już się zaczęła.
sitting-not-playing = Teraz nie toczy się żadne rozdanie.
sitting-no-pause = To rozdanie jeszcze trwa.
sitting-match-over = Partia jest skończona.
sitting-no-person = To miejsce nie należy do żadnej osoby.
sitting-away = Najpierw wróć na swoje miejsce.
sitting-nothing-to-undo = Nie masz czego cofnąć.
sitting-not-away = { $name } jest przy stole.
sitting-just-here = To miejsce ({ $name }) było zajęte jeszcze przed chwilą. Zwolnić je można po minucie nieobecności.
sitting-own-seat = O twoim miejscu decydują pozostali.
sitting-bot-plays = Na tym miejscu ({ $name }) gra już bot.
sitting-no-piles = W { $game } nie bierze się kart na stosy, więc nie ma czego odkryć.
sitting-no-clock = Ruch może trwać { $allowed } sekund (0: bez zegara).
sitting-no-talk = Przy tym stole ustalono grę bez rozmów.
sitting-phrases-only = Przy tym stole mówi się tylko gotowymi zwrotami.
sitting-unknown-phrase = Ten stół nie zna takiego zwrotu.
sitting-line-empty = Najpierw coś napisz.
sitting-line-long =
    { $most ->
        [one] Zmieść się w { $most } znaku.
       *[other] Zmieść się w { $most } znakach.
    }
sitting-line-odd = W tekście są znaki, których nie da się pokazać.
sitting-line-double = Wybierz gotowy zwrot albo napisz coś po swojemu, nie jedno i drugie naraz.
sitting-talk-fast = To dużo naraz. Poczekaj chwilę.
