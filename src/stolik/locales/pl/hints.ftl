# Co radzi bot, w terminalu i w przeglądarce. Same powody są w reasons_*.ftl: zdania bez podmiotu. $action to coś, co
# można wpisać albo nacisnąć, $points to tekst razem ze słowem (hint-points).

hint-decimal-sign = ,
hint-points =
    { $whole ->
        [off] { $points } punktu
       *[on] { $count ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
hint-best = Najlepiej: { $action }
hint-other = Inaczej: { $action } (mniej o { $points })
hint-equal = Albo: { $action } (równie dobrze)
hint-more =
    { $count ->
        [one] Jeszcze { $count } możliwość
        [few] Jeszcze { $count } możliwości
       *[many] Jeszcze { $count } możliwości
    }
hint-reasons = Dlaczego: { $reasons }.
hint-then = Potem: { $actions }
hint-none = Teraz nie ma rady.
hint-ask = Podpowiedź: co zrobiłby bot?
hint-title = Podpowiedź
hint-do = Zrób to

## Kroki, których nie nazywa żaden przycisk

desk-act-buy =
    Kup { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }
desk-act-extend =
    Przedłuż sekwens { $run } { $end ->
        [low] od dołu
       *[high] od góry
    }
desk-act-add-set =
    Dołóż { $cards } do { $who ->
        [you] swojego meldunku { $class }
       *[other] meldunku { $class } ({ $name })
    }
desk-act-add-run =
    Dołóż { $cards } do { $who ->
        [you] swojego sekwensu
       *[other] sekwensu ({ $name })
    }{ $end ->
        [low] {" "}od dołu
        [high] {" "}od góry
       *[any] {""}
    }
