# Stół Kasyna tak, jak widzi go gracz, jak w desk.ftl. $cards to karty ze znakami kolorów: „+” łączy karty jednej sumy,
# „·” rozdziela grupy. $name to gracz, który zrobił kombinację.

desk-goal-round = jedna runda
desk-where-round =
    { $target ->
        [0] jedna runda
       *[other] do { $target }
    } · runda { $number }{ $dealings ->
        [1] {""}
       *[other] , rozdanie { $dealing } z { $dealings }
    }
desk-stage-cassino = Twoja kolej: zagraj jedną kartę.
desk-note-partner =
    { $count ->
        [0] Karty partnera nie pozwalają na żadną kombinację.
       *[other] Dzięki kartom partnera możesz tworzyć: { $values }.
    }

## Stół i stosy

desk-build = budowa { $value }
desk-call = połączenie { $value }
desk-taken =
    { $count ->
        [one] { $count } wzięta karta
        [few] { $count } wzięte karty
       *[many] { $count } wziętych kart
    }
desk-fact-taken = Wzięte karty
desk-fact-spades = Piki
desk-fact-aces = Asy
desk-fact-cassinos = 10 karo, 2 pik
desk-fact-cassinos-which =
    { $count ->
        [0] –
       *[other] { $cards }
    }
desk-fact-sweeps = Czyste stoły

## Przyciski

desk-trail = Dołóż { $card } na stół
desk-capture =
    Weź { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }
desk-make-build = Buduj { $value }: { $cards }
desk-make-call = Połącz w { $value }: { $cards }
desk-make-raise = Podnieś budowę { $old } do { $value }: { $cards }
desk-chip = { $cards }
desk-chip-build = budowa { $value } · { $name }
desk-chip-call = połączenie { $value } · { $name }
