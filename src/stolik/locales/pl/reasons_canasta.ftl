# Dlaczego `careful` tak ocenia zagranie w kanastach bez sekwensów: jeden komunikat na każdy kod. $seat to imię, $rank ma
# litery tego języka, reszta to liczby. Zdania bez podmiotu, do listy powodów.

reason-canasta_takes_cards =
    { $cards ->
        [one] bierze { $cards } kartę
        [few] bierze { $cards } karty
       *[other] bierze { $cards } kart
    }
reason-canasta_takes_to_open = otwiera nim: potrzeba { $needed }
reason-canasta_takes_to_canasta = kończy kanastę: { $rank }
reason-canasta_takes_to_go_out = pozwala zakończyć rozdanie
reason-canasta_costs_wild = kosztuje dziką kartę
reason-canasta_pile_is_poor =
    { $cards ->
        [one] { $cards } karta stosu wobec tego, co może przynieść talon
        [few] { $cards } karty stosu wobec tego, co może przynieść talon
       *[other] { $cards } kart stosu wobec tego, co może przynieść talon
    }
reason-canasta_opens = otwiera: potrzeba jeszcze { $needed }
reason-canasta_opening_is_dear = otwarcie teraz kosztowałoby za dużo, dzikich kart: { $wilds }
reason-canasta_canasta_natural = tworzy czystą kanastę: { $rank }
reason-canasta_canasta_mixed = tworzy mieszaną kanastę: { $rank }
reason-canasta_meld_grows = meldunek { $rank } rośnie do { $number }
reason-canasta_hand_gets_small = zostałoby za mało kart na ręku
reason-canasta_keeps_pairs =
    { $number ->
        [one] zachowuje pary na zamrożony stos: { $number } karta
        [few] zachowuje pary na zamrożony stos: { $number } karty
       *[other] zachowuje pary na zamrożony stos: { $number } kart
    }
reason-canasta_keeps_hidden = lepiej ukryć to na ręku
reason-canasta_keeps_wild = dzika karta jest więcej warta na ręku
reason-canasta_may_end = rozdanie może się skończyć przed następną kolejką
reason-canasta_goes_out =
    { $points ->
        [one] kończy rozdanie: { $points } punkt przewagi
        [few] kończy rozdanie: { $points } punkty przewagi
       *[other] kończy rozdanie: { $points } punktów przewagi
    }
reason-canasta_out_wins_match = zakończenie wygrywa mecz
reason-canasta_out_loses_match = zakończenie przegrałoby mecz
reason-canasta_out_costs =
    { $points ->
        [one] zakończenie teraz kosztowałoby { $points } punkt
        [few] zakończenie teraz kosztowałoby { $points } punkty
       *[other] zakończenie teraz kosztowałoby { $points } punktów
    }
reason-canasta_partner_holds =
    { $number ->
        [one] { $seat }: na ręku jeszcze { $number } karta
        [few] { $seat }: na ręku jeszcze { $number } karty
       *[other] { $seat }: na ręku jeszcze { $number } kart
    }
reason-canasta_asks_partner = pyta partnera przed zakończeniem
reason-canasta_hand_is_cheap =
    { $points ->
        [one] własna ręka kosztowałaby tylko { $points } punkt
        [few] własna ręka kosztowałaby tylko { $points } punkty
       *[other] własna ręka kosztowałaby tylko { $points } punktów
    }
reason-canasta_hand_is_dear =
    { $points ->
        [one] własna ręka kosztowałaby { $points } punkt
        [few] własna ręka kosztowałaby { $points } punkty
       *[other] własna ręka kosztowałaby { $points } punktów
    }
reason-canasta_freezes =
    { $number ->
        [one] zamraża stos: { $number } karta
        [few] zamraża stos: { $number } karty
       *[other] zamraża stos: { $number } kart
    }
reason-canasta_blocks = tej karty nie można wziąć
reason-canasta_safe_for = mała szansa, że weźmie ją { $seat }: { $percent } %
reason-canasta_safe_unseen = { $seat } nie może mieć { $rank }: wszystkie inne już widać
reason-canasta_he_threw_it = { $seat }: w tym stosie już leży stamtąd { $rank }
reason-canasta_fits_meld = pasuje do meldunku { $rank } ({ $seat })
reason-canasta_known_pair = { $seat }: na ręku wiadoma para { $rank }
reason-canasta_may_take = { $seat } może wziąć nią stos: { $percent } %
reason-canasta_breaks_pair = rozbija parę: { $rank }
reason-canasta_breaks_set = rozbija zestaw kart: { $number } × { $rank }
reason-canasta_fits_own_meld = pasuje do własnego meldunku: { $rank }
reason-canasta_spends_wild = zużywa dziką kartę
