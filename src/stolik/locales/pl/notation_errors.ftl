# Dlaczego tekst nie jest krokiem, planem ani pozycją: jedna wiadomość na każdy kod, `notation-<kod>`. $line to wiersz
# pozycji, w kroku 0; $at to znak z błędem, od 1; $piece to, co tam stoi.

notation-line =
    { $line ->
        [0] {""}
       *[other] Wiersz { $line }:{" "}
    }

notation-text_too_long = Ten tekst jest za długi: najwyżej 400 znaków.
notation-step_missing = Brak kroku przy znaku { $at }: kroki oddziela średnik, na przykład „wyłóż KKK; odłóż 5”.
notation-unknown_verb =
    { $word ->
        [none] Nic nie jest napisane.
       *[other] Żaden krok nie zaczyna się od „{ $word }”.
    }
notation-too_many_words = Tu nic już nie może stać: „{ $piece }”.
notation-cards_missing = Po tym słowie podaj karty: „{ $word }”.
notation-one_card = Podaj tu tylko jedną kartę: „{ $piece }”.
notation-no_card = { notation-line }„{ $piece }” to nie karta; karty pisze się na przykład tak: 7, 7h, 10, D, Jok.
notation-no_card_own = { notation-line }„{ $piece }” to nie karta; karty pisze się na przykład tak: 7, 7h, 10, D, Dd, a kolory małymi literami.
notation-one_rank_named = Podaj tu tylko jedną rangę: „{ $piece }”.
notation-two_cards = Stos bierze się dwiema kartami, na przykład „weź 7 7”, albo „weź na 7”: „{ $piece }”.
notation-to_missing = Powiedz, do którego meldunku idzie dzika karta, na przykład „dołóż { card-given } do K”.
notation-suit_needed = Podaj też kolor, na przykład { card-given }h: na ręku jest więcej niż jedna karta { card-given }.
notation-run_named = Sekwens podaje się dwoma końcami, na przykład „5h-7h”: „{ $piece }”.
notation-run_low_first = Najpierw podaje się dolny koniec sekwensu, na przykład „5h-7h”: „{ $piece }”.
notation-run_end_word = Końce sekwensu to „dół” (low) i „góra” (high), a nie „{ $piece }”.
notation-no_ends = Końce ma tylko sekwens, podany na przykład jako „5h-7h góra”: „{ $piece }”.
notation-second_named = Strona ma najwyżej dwa meldunki jednej rangi, na przykład „8” i „8/2”: „{ $piece }”.
notation-join_named = Łączy się oba meldunki jednej rangi: podaj samą rangę, na przykład „połącz 8”: „{ $piece }”.
notation-run_end_named = Powiedz, z którego końca dokładasz do sekwensu: „dół” (low) czy „góra” (high).

notation-other_rule_set = Pierwszy wiersz musi podawać zasady tej gry: „{ $word }”.
notation-turn_line_missing = Brak wiersza „turn”.
notation-turn_line_form = { notation-line }po „turn” stoi miejsce, na przykład „turn 0 take”, albo „deck” lub „over”.
notation-scores_expected = { notation-line }dla każdej strony potrzebny jest jeden wynik: { $count }.
notation-unknown_line = { notation-line }żaden wiersz nie zaczyna się od „{ $word }”.
notation-number_expected = { notation-line }potrzebna jest liczba od { $low } do { $high }, a nie „{ $word }”.
notation-deal_line_form = { notation-line }ten wiersz pisze się jak „deal 1 dealer 0”.
notation-line_twice = { notation-line }drugi taki wiersz: „{ $word }”.
notation-rest_twice = { notation-line }tylko jeden wiersz może kończyć się na „...”.
notation-rest_not_here = { notation-line }„...” może kończyć tylko talon, stos albo rękę.
notation-cards_left_over = { notation-line }karty, które nigdzie nie leżą: { $count }.
notation-too_many_of_card = { notation-line }w talii nie ma więcej takich kart: { $card }.
notation-no_meld = { notation-line }to nie jest meldunek: { $cards }.
notation-meld_too_wild = { notation-line }w tym meldunku jest za dużo dzikich kart: { $cards }.
notation-meld_too_large = { notation-line }ten meldunek ma więcej kart, niż pozwalają te zasady: { $cards }.
notation-meld_twice = { notation-line }ta strona ma drugi meldunek tej rangi: { $card }.
notation-third_meld = { notation-line }ta strona ma trzeci meldunek tej rangi: { $card }.
notation-no_run = { notation-line }to nie jest sekwens od trzech do siedmiu kart, każda z kolorem: { $cards }.
notation-open_wild_sets = { notation-line }ta strona ma drugi niegotowy meldunek z dzikich kart: { $cards }.
notation-not_a_red_three = { notation-line }tu leżą tylko czerwone trójki, a nie { $card }.
notation-red_three_in_hand = { notation-line }czerwonych trójek nigdy nie ma na ręku (miejsce { $seat }).
notation-under_cards = { notation-line }pod stosem leżą wszystkie zakryte karty z tych zasad ({ $count }) albo żadna.
notation-known_not_held = { notation-line }karty, o której wiadomo, że jest na ręku, tam nie ma: { $card }.
notation-phase_expected = { notation-line }po miejscu stoi „take”, „play”, „answer” albo „double”, a nie „{ $word }”.
notation-turn_word = { notation-line }to nie mówi nic o ruchu: „{ $word }”.
notation-no_double_out = { notation-line }w tych zasadach nie ma podwójnego wyjścia: „{ $word }”.
notation-nobody_can_answer = { notation-line }w tych zasadach nie ma pytania do partnera: „{ $word }”.
notation-begun_no_meld = { notation-line }ta strona nie ma takiego meldunku: „{ $word }”.
notation-no_bonus_drawn = { notation-line }karty premiowe nie mogły w tym ruchu opróżnić talonu: „{ $word }”.
notation-no_bonus_cards = { notation-line }w tych zasadach nie ma kart premiowych: „{ $word }”.
notation-bonus_line_form = { notation-line }ten wiersz pisze się jak „bonus 0 1” albo „bonus -”.
notation-bonus_both = { notation-line }karty premiowe są tu raz w rozdaniu: mogą je jeszcze zdobyć obie strony („bonus 0 1”) albo żadna („bonus -”).
notation-bonus_canastas = { notation-line }karty premiowe są wydane wtedy i tylko wtedy, gdy była kanasta.
notation-no_step_possible = { notation-line }miejsce { $seat } nie mogłoby tu nic zrobić.
notation-empty_hand = { notation-line }miejsce { $seat } ma grać, a nie ma kart.
notation-black_threes_without_out = { notation-line }meldunek czarnych trójek wymaga słowa „must_out” (strona { $side }).
notation-pile_waits_without_take = { notation-line }„pile_waits” wymaga ruchu, w którym wzięto stos.
notation-took_without_meld = { notation-line }stos bierze się, wykładając jego wierzchnią kartę, a ta strona nie ma meldunku.
notation-owed_mismatch = { notation-line }otwarcie wymaga { $needs }, wyłożono { $made }: „owed” to różnica.
notation-not_concealed = { notation-line }bez otwarcia jest tylko ten, kto wychodzi z ręki bez minimum: „{ $word }”.
notation-not_bound_to_go_out = { notation-line }nic nie zobowiązuje w tym ruchu do wyjścia: „{ $word }”.
notation-discard_is_due = { notation-line }ten ruch kończy się odłożeniem karty: „{ $word }”.
notation-pile_was_taken = { notation-line }stos leży, więc nie mógł zostać wzięty: „{ $word }”.
notation-onto_nothing = { notation-line }ta strona nie ma meldunku sprzed tego ruchu: „{ $word }”.
notation-begun_by_no_lay = { notation-line }po dobraniu meldunek zaczyna się wyłożeniem, a „lays” nie liczy żadnego: „{ $word }”.
notation-lays_too_many = { notation-line }ta strona ma w meldunkach mniej kart, niż mówi „{ $word }”.
notation-lays_after_no = { notation-line }po odmowie partnera nic się nie wykłada: „{ $word }”.
notation-partner_not_out = { notation-line }„double” wymaga partnera, który właśnie wyszedł (miejsce { $seat }).
notation-could_not_ask = { notation-line }miejsce { $seat } nie mogło zapytać.
notation-score_not_of_fives = { notation-line }wyniki są wielokrotnościami 5, a „{ $word }” nie jest.
notation-match_is_over = { notation-line }przy tych wynikach partia byłaby skończona.
notation-other_winners = { notation-line }partia z tymi wynikami nie jest skończona albo wygrał ją ktoś inny.
notation-deal_not_begun = { notation-line }przed pierwszym rozdaniem można czekać tylko na talię: „turn deck”.
