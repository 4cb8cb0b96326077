# Dla słuchających: karty słowami. Karta w bierniku, bo zwykle dopełnia czasownik („wykłada króla kier”), ranga w
# dopełniaczu liczby mnogiej („kanastę króli”). Wiadomość zaczynająca się od aloud-event- zastępuje tę, której nazwę nosi,
# gdy słowa do niej nie pasują.

aloud-card-2 = dwójkę { $suit }
aloud-card-3 = trójkę { $suit }
aloud-card-4 = czwórkę { $suit }
aloud-card-5 = piątkę { $suit }
aloud-card-6 = szóstkę { $suit }
aloud-card-7 = siódemkę { $suit }
aloud-card-8 = ósemkę { $suit }
aloud-card-9 = dziewiątkę { $suit }
aloud-card-10 = dziesiątkę { $suit }
aloud-card-J = waleta { $suit }
aloud-card-Q = damę { $suit }
aloud-card-K = króla { $suit }
aloud-card-A = asa { $suit }
aloud-card-Jkr = czerwonego jokera
aloud-card-Jkb = czarnego jokera

aloud-class-J = waletów
aloud-class-Q = dam
aloud-class-K = króli
aloud-class-A = asów

aloud-event-took =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } stos, na wierzchu { $cards }
aloud-to = do
