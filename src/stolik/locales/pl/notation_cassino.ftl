# Dlaczego tekst nie jest ruchem ani pozycją Kasyna, jak w notation_errors.ftl.

notation-one_move = W kolejce jest jeden ruch: po średniku nic tu nie następuje.
notation-value_needed = Podaj wartość kombinacji, na przykład „połącz 9: 6d+3c, B9”: „{ $piece }”.
notation-named_twice = To jest wymienione dwa razy: „{ $piece }”.
notation-table_suit_needed = Podaj też kolor, na przykład { card-given }h: na stole pasuje więcej niż jedna karta { card-given }.
notation-table_cards_few = Na stole nie leży tyle luźnych kart: { $count } × { card-given }.
notation-combination_line_form = { notation-line }kombinację pisze się na przykład „build 1 8: 2c 6h” (kto ją zrobił, wartość, karty): „{ $word }”.
notation-no_combination = { notation-line }te karty nie są taką kombinacją o wartości { $value }: { $cards }.
notation-whole_dealings = { notation-line }w talonie są całe rozdania po { $count } kart, i to nie wszystkie.
notation-hand_size = { notation-line }miejsce { $seat } nie może mieć teraz tylu kart.
notation-rest_in_stock_or_pile = { notation-line }„...” może kończyć tylko talon albo stos.
notation-fresh_twice = { notation-line }miejsce { $seat } zrobiło w ostatnim ruchu tylko jedną kombinację.
notation-promised_not_held = { notation-line }miejsce { $seat } nie ma karty każdej z tych wartości albo nic o niej nie wiadomo.
notation-nobody_took = { notation-line }kto brał karty, ma co najmniej dwie, i to on brał ostatni, jeśli nikt nie brał po nim.
notation-pile_missing = { notation-line }kto brał ostatni (miejsce { $seat }), ma stos.
notation-round_not_over = { notation-line }runda, której kart nie zagrano, nie jest skończona.
notation-sweeps_not_counted = { notation-line }czyszczenia stołu się tu nie liczą (zob. sweep_points): "{ $word }".
notation-fresh_not_held = { notation-line }miejsce { $seat } nie zrobiło tego w ostatnim ruchu: nie zagrało żadnej z czterech kart albo nie ma karty o wartości { $value }.
