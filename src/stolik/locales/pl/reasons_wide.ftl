# Dlaczego `careful` tak ocenia ruch w grach z sekwensami: jedna wiadomość na każdy kod, `reason-<kod>`. $seat to imię,
# $card i $rank mają litery tego języka, pozostałe to liczby. Zdania bez podmiotu, bo tworzą listę powodów.

reason-wide_takes_pile =
    { $cards ->
        [one] tyle jest warta dla tej ręki karta ze stosu
        [few] tyle są warte dla tej ręki { $cards } karty ze stosu
       *[many] tyle jest warte dla tej ręki { $cards } kart ze stosu
    }
reason-wide_leaves_pile =
    { $cards ->
        [one] karta ze stosu daje mniej, niż może dać talon
        [few] { $cards } karty ze stosu dają mniej, niż może dać talon
       *[many] { $cards } kart ze stosu daje mniej, niż może dać talon
    }
reason-wide_makes_canasta = kończy kanastę { $rank }: { $points } pkt
reason-wide_makes_sequence = kończy sekwens z siedmiu kart: { $points } pkt
reason-wide_makes_wilds = kończy kanastę z dzikich kart: { $points } pkt
reason-wide_earns_bonus =
    { $cards ->
        [one] daje premię: { $cards } kartę z talonu
        [few] daje premię: { $cards } karty z talonu
       *[many] daje premię: { $cards } kart z talonu
    }
reason-wide_turns_red_threes = czerwone trójki zaczynają się liczyć na plus: różnica { $points } pkt
reason-wide_allows_out = dopełnia liczbę kanast potrzebną do wyjścia
reason-wide_grows_canasta =
    { $missing ->
        [one] do kanasty { $rank } brakuje już tylko { $missing } karty
       *[many] do kanasty { $rank } brakuje { $missing } kart
    }
reason-wide_grows_sequence =
    { $missing ->
        [one] do sekwensu z siedmiu kart brakuje już tylko { $missing } karty
       *[many] do sekwensu z siedmiu kart brakuje { $missing } kart
    }
reason-wide_grows_wilds =
    { $missing ->
        [one] do kanasty z dzikich kart brakuje już tylko { $missing } karty
       *[many] do kanasty z dzikich kart brakuje { $missing } kart
    }
reason-wide_saves_points = punkty leżą na stole, a nie w ręce: { $points }
reason-wide_opens = otwarcie: { $laid } pkt wyłożone, { $needed } potrzebne
reason-wide_holds_back = jeszcze bez otwarcia: { $needed } pkt zbyt wiele kosztowałoby rękę
reason-wide_safe_discard =
    { $cards ->
        [one] bezpieczna karta: { $seat } raczej nie weźmie z nią stosu
        [few] bezpieczna karta: { $seat } raczej nie weźmie z nią stosu ({ $cards } karty)
       *[many] bezpieczna karta: { $seat } raczej nie weźmie z nią stosu ({ $cards } kart)
    }
reason-wide_risks_pile =
    { $cards ->
        [one] { $seat } weźmie z nią stos mniej więcej w { $percent } przypadkach na 100
        [few] { $seat } weźmie z nią stos ({ $cards } karty) mniej więcej w { $percent } przypadkach na 100
       *[many] { $seat } weźmie z nią stos ({ $cards } kart) mniej więcej w { $percent } przypadkach na 100
    }
reason-wide_feeds_meld =
    { $cards ->
        [one] { $seat } na pewno może wziąć stos z { $card }
        [few] { $seat } na pewno może wziąć stos z { $card } ({ $cards } karty)
       *[many] { $seat } na pewno może wziąć stos z { $card } ({ $cards } kart)
    }
reason-wide_freezes =
    { $cards ->
        [one] zamraża stos
        [few] zamraża stos ({ $cards } karty)
       *[many] zamraża stos ({ $cards } kart)
    }
reason-wide_dear_in_hand = pozbywa się { $card }: ta karta w ręce kosztuje { $points } pkt
reason-wide_breaks_hand = { $card } jest w tej ręce potrzebna
reason-wide_spares_hand = { $card } niewiele tej ręce daje
reason-wide_ends_now = koniec rozdania teraz jest o około { $points } pkt lepszy niż dalsza gra
reason-wide_goes_on =
    { $cards ->
        [one] jeszcze bez wyjścia: { $seat } ma w ręce { $cards } kartę
        [few] jeszcze bez wyjścia: { $seat } ma w ręce { $cards } karty
       *[many] jeszcze bez wyjścia: { $seat } ma w ręce { $cards } kart
    }
reason-wide_wins_match = wyjście wygrywa partię
reason-wide_loses_match = wyjście teraz oddałoby partię rywalom
reason-wide_must_go_out = ta tura musi skończyć się pustą ręką
reason-wide_asks =
    { $cards ->
        [one] { $seat } ma jeszcze { $cards } kartę, więc warto najpierw zapytać
        [few] { $seat } ma jeszcze { $cards } karty, więc warto najpierw zapytać
       *[many] { $seat } ma jeszcze { $cards } kart, więc warto najpierw zapytać
    }
reason-wide_agrees = koniec teraz jest wart { $points } pkt, które zostaną w ręce
reason-wide_refuses = { $points } pkt z ręki lepiej najpierw wyłożyć
