# Co stoi wokół kart tam, gdzie kilku graczy pyta się naraz i gdzie pole należy do jednego miejsca.

felt-claim-seconds =
    { $count ->
        [one] jeszcze { $count } sekunda
        [few] jeszcze { $count } sekundy
       *[many] jeszcze { $count } sekund
    }
felt-claim-short = { $count } s
felt-claim-chosen = { $what }: liczy się, gdy minie czas.
felt-claim-silent = Nie pytaj mnie
felt-claim-silent-more = Milczysz, aż powiesz inaczej. Widzisz to tylko ty.
felt-claim-speak = Pytaj mnie znowu
felt-claim-others = Mogą pytać: { $names }.
felt-seat-contract = kontrakt: { $done }
felt-pile-all =
    { $count ->
        [one] { $count } karta, pokaż
        [few] { $count } karty, pokaż
       *[many] { $count } kart, pokaż
    }
felt-pile-title = Stos, od ostatniej karty
felt-pile-number = { $number }. od wierzchu
felt-buy-several = Kup kilka…
felt-buy-more = Więcej…
felt-buy-choose = Dotknij najniższej karty, którą chcesz: wszystkie nad nią też są twoje.
felt-minus = minus
felt-plus = plus
felt-result = Wynik
