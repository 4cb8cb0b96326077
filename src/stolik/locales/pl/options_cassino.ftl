### Opcje gier z rodziny Kasyna: tytuł, wyjaśnienie, wartości.

option-cassino-players = Liczba graczy
option-cassino-players-help = Każdy gra na własny rachunek albo czterech gra w parach.
option-cassino-players-value-2 = dwóch graczy
option-cassino-players-value-3 = trzech graczy
option-cassino-players-value-4 = czterech graczy

option-cassino-partnership = Pary
option-cassino-partnership-help = Czy czterech graczy tworzy dwie pary, które siedzą naprzeciw siebie i mają wspólne stosy i punkty.
option-cassino-partnership-value-off = nie, każdy na własny rachunek
option-cassino-partnership-value-2v2 = dwie pary

option-cassino-partner-build = Budowanie na kartę partnera
option-cassino-partner-build-help = Czy kombinację może uzasadniać karta partnera. Do obowiązku zachowania karty nigdy się nie liczy.
option-cassino-partner-build-value-off = nie, liczy się tylko własna ręka
option-cassino-partner-build-value-on = tak

option-cassino-target = Punkty do wygranej
option-cassino-target-help = Ile punktów kończy partię; albo jedna runda, a przy remisie następna, którą się dolicza.
option-cassino-target-value-21 = 21 punktów
option-cassino-target-value-11 = 11 punktów
option-cassino-target-value-61 = 61 punktów
option-cassino-target-value-single-round = jedna runda

option-cassino-target-rule = Rozstrzygnięcie partii
option-cassino-target-rule-help = Co się dzieje po osiągnięciu celu: wygrywa najwyższy wynik po rundzie; albo punkty liczy się już w grze lub w stałej kolejności: karty, piki, dziesiątka karo, dwójka pik, asy, wyczyszczone stoły.
option-cassino-target-rule-value-extra-round = najwyższy wynik; przy remisie następna runda
option-cassino-target-rule-value-shared-win = najwyższy wynik; przy remisie wspólna wygrana
option-cassino-target-rule-value-counting-out = kto pierwszy osiągnie cel w grze, od razu wygrywa
option-cassino-target-rule-value-fixed-order = liczy się po rundzie w stałej kolejności

option-cassino-sweep-points = Punkty za wyczyszczenie stołu
option-cassino-sweep-points-help = Punkty za każde wzięcie, po którym stół jest pusty.
option-cassino-sweep-points-value-0 = brak
option-cassino-sweep-points-value-1 = 1 punkt

option-cassino-face-capture = Co bierze figura
option-cassino-face-capture-help = Ile luźnych kart swojej rangi bierze naraz król, dama lub walet.
option-cassino-face-capture-value-one = jedną
option-cassino-face-capture-value-one-or-three = jedną albo trzy
option-cassino-face-capture-value-any = dowolną liczbę

option-cassino-trail-restriction = Karty, których nie wolno dołożyć
option-cassino-trail-restriction-help = Czy kartę wolno położyć na środku, choć mogłaby zrobić coś innego.
option-cassino-trail-restriction-value-none = dołożyć wolno każdą
option-cassino-trail-restriction-value-same-rank = żadnej, której ranga leży luzem
option-cassino-trail-restriction-value-any-capture = żadnej, która mogłaby coś wziąć

option-cassino-capture-groups = Co bierze jedno zagranie
option-cassino-capture-groups-help = Ile grup może wziąć karta i czy którąś musi. Nigdy nie zabrania to dokładania.
option-cassino-capture-groups-value-any = dowolne grupy, jak kto chce
option-cassino-capture-groups-value-single = jedną grupę
option-cassino-capture-groups-value-equal-rank-forced = dowolne grupy i każdą luźną kartę swojej rangi
option-cassino-capture-groups-value-maximal = tyle kart, ile karta może wziąć

option-cassino-build-table-cards = Luźne karty w budowie
option-cassino-build-table-cards-help = Ile luźnych kart może dołączyć do zagranej karty w budowie lub przy podniesieniu; połączeń to nie dotyczy. Opis, według którego jest ta gra, pokazuje budowę tylko z jedną; prawie wszędzie gra się z dowolnie wieloma.
option-cassino-build-table-cards-value-many = dowolnie wiele
option-cassino-build-table-cards-value-one = jedna

option-cassino-raise-own = Podnoszenie własnej budowy
option-cassino-raise-own-help = Czy budowę może podnieść ten, kto ją zrobił.
option-cassino-raise-own-value-on = tak
option-cassino-raise-own-value-both-cards = tak, mając kartę dotychczasowej i nowej wartości
option-cassino-raise-own-value-off = nie

option-cassino-raise-with-table = Luźne karty przy podniesieniu
option-cassino-raise-with-table-help = Czy przy podniesieniu mogą dołączyć luźne karty.
option-cassino-raise-with-table-value-off = nie, tylko karta z ręki
option-cassino-raise-with-table-value-on = tak

option-cassino-build-as-summand = Budowy w sumach
option-cassino-build-as-summand-help = Czy pojedyncza budowa liczy się przy braniu jako karta swojej wartości w sumie.
option-cassino-build-as-summand-value-off = nie
option-cassino-build-as-summand-value-opponents = tak, dla wszystkich oprócz jej twórcy
option-cassino-build-as-summand-value-on = tak

option-cassino-maker-duty = Obowiązek twórcy
option-cassino-maker-duty-help = Jak długo twórca niezmienionej kombinacji nie może dokładać: tylko w następnym ruchu; albo dopóki ona leży, a wtedy musi też zachować do niej kartę; albo nigdy. Obowiązek, który nie zostawia żadnego ruchu, przepada.
option-cassino-maker-duty-value-next-turn = w swoim następnym ruchu
option-cassino-maker-duty-value-while-owned = dopóki ona leży
option-cassino-maker-duty-value-none = nigdy

option-cassino-merge-equal = Kombinacje tej samej wartości
option-cassino-merge-equal-help = Czy kombinacja może leżeć osobno obok innej tej samej wartości, czy staje się z nią jednym połączeniem.
option-cassino-merge-equal-value-optional = mogą leżeć osobno
option-cassino-merge-equal-value-automatic = stają się jednym połączeniem

option-cassino-spades-tie = Remis w pikach
option-cassino-spades-tie-help = Kto dostaje punkt za najwięcej pików, gdy kilku ma ich tyle samo.
option-cassino-spades-tie-value-nobody = nikt
option-cassino-spades-tie-value-all-tied = każdy z nich

option-cassino-cards-tie = Remis w kartach
option-cassino-cards-tie-help = Kto dostaje punkty za najwięcej kart, gdy kilku ma ich tyle samo.
option-cassino-cards-tie-value-nobody = nikt
option-cassino-cards-tie-value-one-each = każdy z nich 1 punkt

option-cassino-royal = Wartości figur
option-cassino-royal-help = Czy walet, dama i król liczą się pod każdym względem jako 11, 12 i 13 i ile wtedy znaczy as.
option-cassino-royal-value-off = nie mają wartości
option-cassino-royal-value-jqk = 11, 12, 13
option-cassino-royal-value-jqk-ace14 = 11, 12, 13, a as 1 albo 14

option-cassino-spade-cassino = Punkt za każdego pika
option-cassino-spade-cassino-help = Czy każdy pik daje punkt, zamiast jednego punktu za najwięcej pików; dwójka pik daje wtedy razem 2.
option-cassino-spade-cassino-value-off = nie
option-cassino-spade-cassino-value-on = tak

option-cassino-draw-cassino = Dobieranie
option-cassino-draw-cassino-help = Czy po każdym zagraniu dobiera się wierzchnią kartę talonu, zamiast rozdawać po cztery.
option-cassino-draw-cassino-value-off = nie, rozdaje się po cztery
option-cassino-draw-cassino-value-on = tak

constraint-partnership-needs-four = Do gry w parach potrzeba czterech graczy.
