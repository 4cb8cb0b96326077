# Poczekalnia: miejsca i to, na co się tu umawiają, oprócz zasad.

web-move = Przesiądź się
web-move-here =
    Przesiądź się na miejsce { $number }{ $has ->
        [yes] , w parze: { $name }
       *[no] {""}
    }
web-get-up = Wstań
web-free-seat = Zwolnij miejsce
web-free-seat-of = Zwolnij miejsce: { $name }
web-seats-pairs = W parach: { $pairs }.

## Przy tym stole

web-manners = Przy tym stole
web-manners-change = Zmień ustalenia
web-manners-changed =
    Nowe ustalenia – { $news }.{ $again ->
        [yes] {" "}Potwierdź jeszcze raz.
       *[no] {""}
    }
web-manners-clock = Zegar
web-manners-clock-help = Gdy czas na ruch minie, stół sam zrobi najbezpieczniejszy ruch. Po trzech takich z rzędu gra za tę osobę bot, aż ona wróci.
web-manners-clock-value =
    { $seconds ->
        [0] bez zegara
       *[other] { $seconds } s na ruch
    }
web-manners-talk = Rozmowy
web-manners-talk-help = Co wolno mówić do siebie przy stole. Każdy może wyciszyć u siebie każdego.
web-manners-talk-all = zwroty i własne słowa
web-manners-talk-phrases = tylko gotowe zwroty
web-manners-talk-off = bez rozmów
web-manners-watching = Widzowie
web-manners-watching-help = Kto nie ma tu miejsca, może się przyglądać; kart na ręku nie widzi.
web-manners-watching-yes = mile widziani
web-manners-watching-no = bez widzów
web-manners-listed = Kto znajdzie stół
web-manners-listed-help = Stół, który może znaleźć każdy, widać na stronie głównej razem z imionami siedzących, a dosiąść się może każdy.
web-manners-listed-yes = każdy
web-manners-listed-no = tylko z linkiem
web-manners-hints = Podpowiedzi
web-manners-hints-help = Kto ma ruch, może zapytać, co zrobiłby bot; nikt inny się o tym nie dowie.
web-manners-hints-yes = dozwolone
web-manners-hints-no = bez podpowiedzi
web-manners-patience = { web-patience }
web-manners-patience-help = Tyle trwa każde pytanie; kto milczy, też w ten sposób odpowiada.
web-manners-piles = { web-piles }
web-manners-piles-help = Czy wszyscy mogą cały czas widzieć wzięte karty.
web-manners-piles-yes = { web-piles-open }
web-manners-piles-no = { web-piles-hidden }

## Boty na poszczególnych miejscach

web-bot-about-random = Robi cokolwiek, na co pozwalają zasady: na pierwsze zapoznanie.
web-bot-about-plain = Wykłada, co może i gdy tylko może, niczego nie planuje.
web-bot-about-greedy = Wybiera to, co w jego ruchu warte najwięcej, i uważa, co mógłby zabrać następny gracz.
web-bot-about-careful = Liczy karty, zgaduje, co zbierają inni, i planuje ruch z myślą o partnerze.
web-bot-about-searcher = Przed każdym ruchem rozgrywa w głowie wiele możliwych rozdań.
web-bot-pace = Tempo botów
web-bot-pace-quick = szybkie
web-bot-pace-normal = zwykłe
web-bot-pace-slow = wolne
web-bot-seat = Bot { $number }
web-bot-seat-level = Siła bota { $number }
web-bot-seat-pace = Tempo bota { $number }
web-bots-each = Każdy bot osobno
web-bots-all = Wszystkie boty jednakowo
