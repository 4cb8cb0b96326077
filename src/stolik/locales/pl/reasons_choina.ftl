# Dlaczego careful tak ocenia ruch w choinie: jedna wiadomość na każdy kod, `reason-<kod>`. $seat to imię, $card i $rank
# mają litery tego języka, pozostałe to liczby. Bez wielkiej litery i kropki, bo tworzą listę powodów.

reason-choina_goes_out = prowadzi do wyjścia w tej kolejce
reason-choina_ends_deal = rozdanie od razu się kończy i liczą się karty w rękach
reason-choina_completes = masz wtedy w ręce cały kontrakt
reason-choina_lacks =
    { $cards ->
        [one] kontraktowi brakuje jeszcze jednej karty
        [few] kontraktowi brakuje jeszcze { $cards } kart
       *[many] kontraktowi brakuje jeszcze { $cards } kart
    }
reason-choina_brings_nearer = przybliża kontrakt
reason-choina_no_use = nic nie daje kontraktowi
reason-choina_stock = talon może dać coś lepszego
reason-choina_costs_turn = kosztuje twoją kolejkę
reason-choina_costs_nothing = nie kosztuje cię kolejki
reason-choina_keeps_turn = kolejka zostaje twoja
reason-choina_costs_points =
    { $points ->
        [one] kosztuje jeden punkt, jeśli ktoś wyjdzie wcześniej
        [few] kosztuje { $points } punkty, jeśli ktoś wyjdzie wcześniej
       *[many] kosztuje { $points } punktów, jeśli ktoś wyjdzie wcześniej
    }
reason-choina_denies = tej karty nie dostaje { $seat }
reason-choina_leads = w meczu prowadzi { $seat }
reason-choina_may_end = ktoś może wyjść przed twoją następną kolejką
reason-choina_spares =
    { $points ->
        [one] o jeden punkt mniej w twojej ręce
        [few] o { $points } punkty mniej w twojej ręce
       *[many] o { $points } punktów mniej w twojej ręce
    }
reason-choina_gives_places =
    { $cards ->
        [one] inni zapewne dołożą do niego kartę
        [few] inni zapewne dołożą do niego { $cards } karty
       *[many] inni zapewne dołożą do niego { $cards } kart
    }
reason-choina_spoils = zabiera karty, których potrzebuje reszta kontraktu
reason-choina_stray = { card-given } nie pasuje do niczego, co jest ci potrzebne
reason-choina_needed = { card-given } jeszcze się przyda
reason-choina_lets_out = z tą kartą może wyjść { $seat }
reason-choina_fits_table = { card-given } pasuje do stołu: dołożyć może { $seat }
reason-choina_collects_rank = { $rank } zapewne zbiera { $seat }
reason-choina_collects_near = sąsiednie karty do { card-given } zapewne ma { $seat }
reason-choina_threw_rank = { $rank }: też rzuca { $seat }
