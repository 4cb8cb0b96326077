# Dlaczego `careful` tak ocenia ruch w Kasynie: jedna wiadomość na każdy kod, `reason-<kod>`. $seat to imię, $card i $rank
# mają litery tego języka, pozostałe to liczby. Zdania bez podmiotu, bo tworzą listę powodów.

reason-cassino_claims = daje cel i wygrywa mecz
reason-cassino_counted =
    { $cards ->
        [one] ostatnia karta jest policzona
        [few] policzone do końca rundy: w ostatnich { $cards } kartach nic nie jest ukryte
       *[many] policzone do końca rundy: w ostatnich { $cards } kartach nic nie jest ukryte
    }
reason-cassino_takes_card = bierze { $card }
reason-cassino_takes_spades =
    { $cards ->
        [one] bierze pika
        [few] bierze { $cards } piki
       *[many] bierze { $cards } pików
    }
reason-cassino_takes_cards =
    { $cards ->
        [one] bierze { $cards } kartę
        [few] bierze { $cards } karty
       *[many] bierze { $cards } kart
    }
reason-cassino_most_cards =
    { $cards ->
        [one] najwięcej kart jest już pewne: { $cards } karta
        [few] najwięcej kart jest już pewne: { $cards } karty
       *[many] najwięcej kart jest już pewne: { $cards } kart
    }
reason-cassino_most_spades =
    { $cards ->
        [one] najwięcej pików jest już pewne: { $cards } pik
        [few] najwięcej pików jest już pewne: { $cards } piki
       *[many] najwięcej pików jest już pewne: { $cards } pików
    }
reason-cassino_sweeps = czyści cały stół
reason-cassino_steals = zabiera kombinację gracza { $seat }
reason-cassino_raises = podnosi kombinację gracza { $seat } do { $rank }, poza jego zasięg
reason-cassino_builds = zbiera karty dla { $rank } z własnej ręki
reason-cassino_alone = nikt inny nie może mieć karty { $rank }
reason-cassino_fixes = nikt już tego nie podniesie
reason-cassino_bound = na stole leży własna kombinacja: trzeba jej użyć
reason-cassino_no_take = nie zostawia nic do wzięcia: { $seat }
reason-cassino_may_take = w { $percent } przypadkach na 100 może coś wziąć { $seat }
reason-cassino_may_take_card = w { $percent } przypadkach na 100 kartę { $card } może wziąć { $seat }
reason-cassino_may_sweep = w { $percent } przypadkach na 100 cały stół może wyczyścić { $seat }
reason-cassino_last_taker =
    { $cards ->
        [0] reszta należy do tego, kto bierze ostatni
        [one] reszta należy do tego, kto bierze ostatni, a do zagrania została tylko { $cards } karta
        [few] reszta należy do tego, kto bierze ostatni, a do zagrania zostały tylko { $cards } karty
       *[many] reszta należy do tego, kto bierze ostatni, a do zagrania zostało tylko { $cards } kart
    }
reason-cassino_keeps = zachowuje kartę { $card }
reason-cassino_parts_with = kładzie odkrytą kartę { $card }
