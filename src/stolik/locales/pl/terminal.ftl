# Klient w terminalu: stół, co można wpisać, co się mówi graczowi. Słowa do wpisania stoją tak, jak się je wpisuje.

## Kto

seat-you = Ty
seat-me = mnie
side-us = My
side-them = Oni
bot-failed = { $name } ma zepsutego bota; stół zagrał za niego najbezpieczniej (patrz stolik.log w folderze danych).

## Stół

game-kurnik = Kanasta jak na Kurniku
game-classic = Kanasta klasyczna
game-hoyle = Kanasta jak w nowszych opisach
game-book = Kanasta książkowa
game-samba = Samba
game-combo = Combo
game-combo-basic = Combo podstawowe
game-choina = Czy można? (Choina)
game-may-i = May I?
game-cassino = Kasyno
game-cassino-pagat = Kasyno z czyszczeniem stołu
table-header = { $game } · rozdanie { $deal } · { $goal }
match-goal =
    { $kind ->
        [deals] { $deals ->
            [one] partia z { $deals } rozdania
           *[other] partia z { $deals } rozdań
        }
       *[target] partia do { $target }
    }
title-table = Stół
title-news = Przebieg
title-hand =
    Twoje karty: { $count }, { $order ->
        [suit] według kolorów
       *[rank] według rang
    }
title-take = Twoja kolej: weź karty
title-play = Twoja kolej: wyłóż, dołóż, potem odłóż
title-last-take = Twoja kolej, ostatnia w rozdaniu: weź stos albo spasuj
title-last-play = Twoja kolej, ostatnia w rozdaniu: wyłóż, dołóż, potem odłóż
title-last-but-one = Twoja kolej: wyłóż, dołóż, potem odłóż; stos może jeszcze wziąć tylko następny gracz
title-double = { $name } wychodzi: wyłóż też całą rękę albo spasuj
title-out = Twoja kolej: wyłóż wszystkie karty, nic nie odkładasz
title-answer =
    { $name } pyta: { $ask ->
        [lay_out] wykładać?
       *[go_out] wychodzić?
    }
seat-cards =
    { $name }{ $partner ->
        [yes] {" "}(w parze z tobą)
       *[no] {""}
    }: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
side-opening = otwarcie od { $needs }
side-opening-with-canasta = otwarcie od { $needs } z kanastą
side-opening-canasta = otwarcie od { $needs } z kanastą, której jeszcze brakuje
side-opening-begun = otwarcie od { $needs }, brakuje { $missing }
side-to-go-out =
    { $count ->
        [0] wolno wyjść
        [one] do wyjścia brakuje { $count } kanasty
       *[other] do wyjścia brakuje { $count } kanast
    }
side-red-threes =
    { $count ->
        [one] czerwona trójka
       *[other] czerwone trójki
    } { $cards } { $counts ->
        [for] +{ $points }
       *[against] −{ $points }
    }
side-bonus =
    { $count ->
        [one] { $count } karta za pierwszą kanastę
        [few] { $count } karty za pierwszą kanastę
       *[many] { $count } kart za pierwszą kanastę
    }
side-no-melds = bez meldunków
meld-natural = [{ $cards } kanasta naturalna, { $count }]
meld-sequence = [{ $cards } { sequence-canasta }, { $count }]
meld-bolivia = [{ $cards } boliwia, { $count }]
meld-mixed = [{ $cards } kanasta mieszana, { $count }]
table-stock =
    Talon: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
table-pile =
    Stos: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }, na wierzchu { $cards } – { $state }
table-under =
    pod nim { $count } { $count ->
        [one] zakryta karta
        [few] zakryte karty
       *[many] zakrytych kart
    }
pile-empty = Stos: pusty
pile-free = wolny
pile-closed =
    { $reason ->
        [1] zamrożony dla ciebie, bo nie ma jeszcze twojego meldunku
        [2] zamrożony, bo leży w nim dzika karta
        [3] zamrożony, bo leży w nim czerwona trójka
        [5] zamrożony, bo leży w nim czarna trójka
       *[other] zawsze zamrożony
    }; bierze go tylko naturalna para ({ $card } { $card })
pile-top-wild = nie można go wziąć, bo to dzika karta
pile-top-red = nie można go wziąć, bo to czerwona trójka
pile-top-black = nie można go wziąć, bo to czarna trójka
pile-black-pair = bierze go tylko para czarnych trójek, jeśli z nimi wychodzisz
hint-help = pomoc
hint-hint = h: rada
hint-why = ?: dlaczego nie
hint-undo = c: cofnij
hint-silent = milcz: nie pytaj
menu-risk = (przegrywa!)

## Co można wpisać; te słowa stoją w każdym kroku

do-draw = dobierz
do-take = weź
do-top = wierzch
do-onto = na
do-lay = wyłóż
do-open = otwórz
do-add = dołóż
do-to = do
do-run = sekwens
do-extend = przedłuż
do-low = dół
do-high = góra
do-join = połącz
do-discard = odłóż
do-ask = zapytaj
do-buy = kup
do-allow = pozwól
do-refuse = odmów
do-yes = tak
do-no = nie
do-pass = pas
do-stop = stop

type-draw = dobierz, d
type-take = weź, w
type-take-top = weź wierzch
type-lay = wyłóż, l
type-open = otwórz, o
type-add = dołóż, a, +
type-run = sekwens, r
type-extend = przedłuż, e
type-join = połącz, j
type-discard = odłóż, x, -
type-ask = zapytaj
type-yes = tak, t
type-no = nie, n
type-pass = pas, p
type-stop = stop
type-why = ?
type-hint = podpowiedź, h
type-undo = cofnij, c
type-silent = milcz
type-hand = ręka
type-score = wynik
type-rules = zasady
type-log = przebieg
type-table = stół
type-help = pomoc
type-quit = koniec, q

help-actions = Ruchy
help-draw = dobierz z talonu
help-take = weź stos: „weź 7 7”, „weź 7 2”, „weź na 7”
help-take-top = weź samą wierzchnią kartę i wyjdź: „weź wierzch 7 7”, „weź wierzch na 7”
help-lay = wyłóż nowy meldunek: „wyłóż 777”, „wyłóż 772”
help-open = wyłóż kilka meldunków naraz: „otwórz KKK2 AAA”
help-add = dołóż do meldunku: „dołóż 7”, „dołóż 2 do K”
help-run = wyłóż nowy sekwens: „sekwens 5h6h7h”, „wyłóż 5h6h7h8h”
help-extend = przedłuż sekwens: „przedłuż 5h-7h góra”, „dołóż 8h do 5h-7h”; ze stosem: „weź na 5h-7h góra”
help-join = połącz oba meldunki jednej rangi: „połącz 8”
help-discard = odłóż kartę na stos i skończ ruch: „odłóż 5”, „odłóż 5h”
help-ask = zapytaj partnera
help-yes = odpowiedz „tak”
help-no = odpowiedz „nie”
help-pass = spasuj, gdy talon jest pusty
help-stop = skończ ruch tam, gdzie nie odkłada się karty
help-plays = Kilka kroków w jednym wierszu robi się razem albo wcale: „wyłóż KKK; dołóż 2 do K; odłóż 5”. Numer wybiera z listy.
help-second = Drugi meldunek jednej rangi to 8/2: „dołóż 8 do 8/2”, „weź 8 8 do 8/2”, „weź na 8/2”.
help-wilds = Same dzikie karty to meldunek o nazwie 2: „wyłóż 222”, „wyłóż 22Jok”, „dołóż 2 do 2”, „dołóż Jok do 2”.
help-suits = Karty: od 2 do 10, W, D, K, A, Jok (joker), z kolorem: 7c trefl, 7d karo, 7h kier, 7s pik. Kolor można pominąć, gdy chodzi tylko o jedną kartę; „…” na liście: można też w innych kolorach.
help-cards = Karty: od 2 do 10, W, D, K, A, Jok (joker); kolor tylko wtedy, gdy ma dla ciebie znaczenie: 7c trefl, 7d karo, 7h kier, 7s pik.
help-languages = Można pisać bez polskich znaków, odrzuć zamiast odłóż, a także po angielsku: draw, take, lay, add, discard.
help-languages-more = Przy sekwensach i drugich meldunkach: run (sekwens), extend (przedłuż), join (połącz); to (do), onto (na), low (dół), high (góra).
help-client = Inne polecenia
help-why = „?” co można i dlaczego reszty nie można; „? wyłóż KKK” dlaczego właśnie tego nie można
help-hint = co zrobiłby mocny bot i dlaczego
help-undo = cofnij swój ostatni krok, jeśli nie pokazał niczego nowego
help-silent = od teraz nie pytaj mnie o karty odkładane przez innych; drugi raz: pytaj znowu
help-hand = ułóż karty według rang albo kolorów
help-score = wynik, rozdanie po rozdaniu
help-rules = zasady: lista rozdziałów, „zasady { $section }”, „zasady { $rule }”
help-log = co się działo w tym rozdaniu
help-table = narysuj stół jeszcze raz (albo naciśnij Enter)
help-help = ta lista
help-quit = odejdź od stołu; partia zostanie zapisana

## Odpowiedzi

typed-hint = „pomoc” pokazuje, co można wpisać, „?” co teraz można zrobić.
refused-hint = Zasada { $rule }; pokaże ją „? { $action }”.
pick-unknown = Na liście nie ma takiego numeru.
command-alone = Po „{ $command }” nic już nie może stać; to znaczy: { $does }.
verb-alone = „{ $typed }” pisze się samo: { $does }.
verb-meant = Może chodzi o „{ $discard }” albo „{ $add }”.
undo-nothing = Nie ma czego cofnąć: w tym ruchu nic jeszcze nie było.
undo-shown = Nie można cofnąć „{ $action }”, bo ten krok pokazał coś nowego.
undo-answered = Nie można już nic cofnąć, bo partner odpowiedział.
confirm-losing = „{ $action }” to przegrana całej partii. Zrobić to mimo wszystko?
yes-or-no = [tak/nie] >
yes-or-no-usual = [tak/nie, Enter = { $usual ->
        [no] nie
       *[yes] tak
    }] >
silent-on = Nikt nie będzie cię pytał o odkładane karty; drugie „milcz” to kończy.
silent-off = Znów będziesz pytany o odkładane karty.
why-can = Można: { $actions }.
why-cannot = Nie można: { $actions }. { $reason }
why-any-discard = odłóż (dowolną kartę)
why-command = „?” wyjaśnia ruchy. „{ $command }” to polecenie: { $does }.
why-allowed = „{ $action }” jest dozwolone.
why-rule = Zasada { $rule }: { $text }
rules-title = Zasady gry { $rules }
rules-how = „zasady { $section }” pokazuje rozdział { $section }, „zasady { $rule }” jedną zasadę.
rules-unknown = Nie ma takiego rozdziału ani takiej zasady; „zasady” wymienia rozdziały.
press-enter = Naciśnij Enter, żeby grać dalej.

## Zapis

sheet-title = Zapis rozdania { $number }
sheet-match = Zapis partii
sheet-of-deal = Rozdanie { $number }
sheet-deal = To rozdanie
sheet-before = Przedtem
sheet-sums = Plusy i minusy
sheet-total = Razem
sheet-seed = Karty należą do liczby { $seed }: --seed { $seed } rozda je znowu.
sheet-hand = Na ręku, { $name }: { $cards }
sheet-none = Żadne rozdanie jeszcze się nie skończyło.

## Zapisana partia

left = Partia jest zapisana; „stolik play { $game }” wraca do niej.
save-failed = Partii nie udało się zapisać: { $reason }.
save-broken = Zapisanej partii nie da się odczytać (wiersz { $line }); odłożono ją jako { $path }.
save-newer = Zapisana partia pochodzi z nowszego Stolika; odłożono ją jako { $path }.
save-older = Zapisaną partię rozegrano według starszych zasad; odłożono ją jako { $path }.
resume-offer = Masz niedokończoną partię: { $rules }, wynik { $score }. Grać dalej?
resume-offer-other = Masz niedokończoną partię: { $rules }, wynik { $score }. Jeśli do niej wrócisz, pominięte będzie to, o co teraz prosisz: { $asked }. Jeśli nie, zacznie się nowa, a tamta zostanie odłożona. Wrócić do niedokończonej?
resume-unclear =
    Odpowiedz: tak (niedokończona partia), nie (nowa partia) albo q (zostaw wszystko, jak jest); Enter to { $usual ->
        [no] nie
       *[yes] tak
    }.
set-aside = Niedokończoną partię odłożono jako { $path }.
save-cut =
    Nie da się odczytać końca zapisanej partii (wiersz { $line }){ $lost ->
        [0] {""}
        [one] : przepadł ostatni krok
        [few] : przepadły ostatnie { $lost } kroki
       *[many] : przepadło ostatnich { $lost } kroków
    }.
save-mended = Partia idzie dalej od tego, co było wcześniej; plik w dawnej postaci zostaje jako { $path }.
left-untouched = Nic się nie zmieniło; niedokończona partia czeka.
resume-nothing = Nie ma zapisanej partii: { $games }.
table-busy = Partia { $game } jest rozgrywana w innym oknie.
