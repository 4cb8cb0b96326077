### Opcje wszystkich rodzin gier: nazwa, objaśnienie, wartości; na końcu połączenia, które są wykluczone.

## Rodzina kanasty: gracze i karty

option-players = Liczba graczy
option-players-help = Cztery osoby grają w dwóch parach; dwie lub trzy grają każda dla siebie.
option-players-value-2 = dwie osoby
option-players-value-3 = trzy osoby
option-players-value-4 = cztery, w parach

option-packs = Liczba talii
option-packs-help = Każda talia ma 52 karty i dwa jokery.
option-packs-value-2 = dwie talie, 108 kart
option-packs-value-3 = trzy talie, 162 karty

option-deal-size = Ile kart dostaje każdy gracz
option-deal-size-help = Liczba kart na ręku na początku rozdania; pozostałe karty tworzą talon.
option-deal-size-value-11 = 11 kart
option-deal-size-value-13 = 13 kart
option-deal-size-value-15 = 15 kart

option-seat-draw = Losowanie miejsc kartami
option-seat-draw-help = Przed pierwszym rozdaniem każdy ciągnie kartę: ustala to miejsca, partnerów i pierwszego gracza (przy dwóch lub trzech osobach tylko to, kto zaczyna). Bez tego pierwszego rozdającego wskazuje los.
option-seat-draw-value-off = nie, rozdającego wskazuje los
option-seat-draw-value-on = tak

option-draw-count = Ile kart dobiera się z talonu
option-draw-count-help = Tyle kart dobiera w swojej kolejce gracz, który nie bierze stosu; odkłada się zawsze jedną.
option-draw-count-value-1 = jedną
option-draw-count-value-2 = dwie

option-upcard-rule = Dzika karta lub trójka odkryta na początku
option-upcard-rule-help = Pierwsza karta stosu może być dzika albo być trójką. Wtedy albo tak zostaje, albo odkrywa się na nią kolejne karty, aż pokaże się zwykła.
option-upcard-rule-value-cover-until-natural = przykrywa się ją do zwykłej karty
option-upcard-rule-value-keep-first = zostaje

option-surprise-cards = Zakryte karty pod pierwszą kartą stosu
option-surprise-cards-help = Pod pierwszą kartą leżą karty z talonu, których nikt nie widział. Zabiera się je razem ze stosem, nigdy go nie zamrażają, a ogląda je tylko ten, kto stos weźmie.
option-surprise-cards-value-0 = nie ma ich
option-surprise-cards-value-3 = trzy karty

## Czerwone trójki

option-red3-replaced = Karta z talonu za czerwoną trójkę
option-red3-replaced-help = Karta zastępcza należy się za każdą rozdaną lub dobraną czerwoną trójkę albo tylko za rozdaną.
option-red3-replaced-value-always = za rozdaną i za dobraną
option-red3-replaced-value-deal-only = tylko za rozdaną

option-bonus-red3-replaced = Karta za czerwoną trójkę wśród kart premiowych
option-bonus-red3-replaced-help = Bez znaczenia, gdy nie ma kart premiowych albo gdy kartę zastępczą dostaje się tylko za rozdane czerwone trójki.
option-bonus-red3-replaced-value-on = tak
option-bonus-red3-replaced-value-off = nie

option-last-red3 = Ostatnia karta talonu to czerwona trójka
option-last-red3-help = Kto ją dobrał, gra dalej i odkłada kartę jak zwykle; albo może wykładać, a nawet wyjść, wykładając wszystko, lecz nic nie odkłada i rozdanie się kończy; albo rozdanie kończy się od razu.
option-last-red3-value-turn-continues = gracz gra dalej i odkłada
option-last-red3-value-meld-no-discard = może wykładać, potem koniec rozdania
option-last-red3-value-end-now = koniec rozdania od razu

option-red3-condition = Kiedy czerwone trójki liczą się na plus
option-red3-condition-help = Strona, która na koniec rozdania nie ma tego na stole, liczy swoje czerwone trójki na minus.
option-red3-condition-value-one-meld = przy meldunku
option-red3-condition-value-one-canasta = przy kanaście
option-red3-condition-value-two-canastas = przy dwóch kanastach
option-red3-condition-value-one-canasta-set-two = przy kanaście, komplet przy dwóch
option-red3-condition-value-special-canasta = przy boliwii, kanaście sekwensowej albo naturalnej siódemek

option-red3-set-bonus = Wszystkie czerwone trójki u jednej strony
option-red3-set-bonus-help = Ile są warte razem, na plus lub na minus: cztery przy dwóch taliach, sześć przy trzech. Niepełny komplet liczy się po 100 za sztukę.
option-red3-set-bonus-value-none = bez dodatku, po 100
option-red3-set-bonus-value-800 = razem 800
option-red3-set-bonus-value-1000 = razem 1000
option-red3-set-bonus-value-2000 = razem 2000

## Branie stosu

option-restricted-pair = Para potrzebna do zamrożonego stosu
option-restricted-pair-help = Zamrożony stos bierze ten, kto ma na ręku dwie naturalne karty tej rangi, co karta na wierzchu. Albo wykłada je razem z nią, albo wystarczy, że je ma.
option-restricted-pair-value-laid = trzeba ją wyłożyć
option-restricted-pair-value-held = wystarczy ją mieć

option-pile-always-frozen = Stos zawsze zamrożony
option-pile-always-frozen-help = Wtedy każdy i przez cały czas potrzebuje do stosu naturalnej pary z ręki.
option-pile-always-frozen-value-off = nie
option-pile-always-frozen-value-on = tak

option-red3-freezes = Czerwona trójka zamraża stos
option-red3-freezes-help = Czerwona trójka może leżeć w stosie tylko od początku rozdania. Wtedy każdy potrzebuje naturalnej pary, dopóki ktoś stosu nie weźmie.
option-red3-freezes-value-off = nie
option-red3-freezes-value-on = tak

option-black3-freezes = Czarna trójka zamraża stos
option-black3-freezes-help = Wtedy każdy potrzebuje naturalnej pary, dopóki ktoś stosu nie weźmie. Bez tego czarna trójka broni stosu tylko wtedy, gdy leży na wierzchu.
option-black3-freezes-value-off = nie, broni go tylko na wierzchu
option-black3-freezes-value-on = tak, aż ktoś weźmie stos

option-pile-for-opening = Branie stosu do otwarcia
option-pile-for-opening-help = Czy strona bez meldunku może wziąć stos w ramach swojego otwarcia.
option-pile-for-opening-value-with-natural-pair = naturalną parą
option-pile-for-opening-value-not-allowed = nie wolno

option-take-with-wild = Branie stosu naturalną i dziką kartą
option-take-with-wild-help = Czy stos, który nie jest zamrożony, można wziąć jedną naturalną i jedną dziką kartą z ręki.
option-take-with-wild-value-on = wolno
option-take-with-wild-value-off = nie wolno

option-take-onto-finished-canasta = Branie karty ze stosu do gotowej kanasty
option-take-onto-finished-canasta-help = Czy kartę z wierzchu można dołożyć do gotowej kanasty. Jeśli nie, kartę tej rangi bierze się tylko na drugi meldunek, o ile drugie meldunki są dozwolone.
option-take-onto-finished-canasta-value-off = nie wolno
option-take-onto-finished-canasta-value-on = wolno

option-take-onto-sequence = Branie karty ze stosu do sekwensu
option-take-onto-sequence-help = Czy stos, który nie jest zamrożony, można wziąć, dokładając kartę z wierzchu do sekwensu na stole.
option-take-onto-sequence-value-on = wolno
option-take-onto-sequence-value-off = nie wolno

option-black3-take-for-last-meld = Branie stosu z czarną trójką na wierzchu
option-black3-take-for-last-meld-help = Czy może go wziąć gracz, który wykłada tę trójkę z dwiema czarnymi trójkami z ręki i wychodzi.
option-black3-take-for-last-meld-value-off = nigdy
option-black3-take-for-last-meld-value-on = przy wyjściu

option-one-card-take = Jedna karta na ręku, jedna karta w stosie
option-one-card-take-help = Czy gracz, któremu została jedna karta, może wziąć stos złożony z jednej karty.
option-one-card-take-value-forbidden = nie może
option-one-card-take-value-allowed = może

option-take-top-only-to-go-out = Wzięcie samej wierzchniej karty przy wyjściu
option-take-top-only-to-go-out-help = Czy gracz, który dzięki niej wychodzi, może zostawić resztę stosu. Wykłada wtedy wszystkie karty i nic nie odkłada.
option-take-top-only-to-go-out-value-off = nie, zawsze cały stos
option-take-top-only-to-go-out-value-on = wolno

option-end-of-stock = Gdy skończy się talon
option-end-of-stock-help = Jak długo gra się po wzięciu ostatniej karty talonu: tylko następny gracz może jeszcze wziąć stos; dopóki każdy kolejny gracz go bierze; tak samo, lecz z obowiązkiem wzięcia, gdy stos nie jest zamrożony i pasuje do meldunku własnej strony; albo rozdanie kończy się z tym odłożeniem.
option-end-of-stock-value-next-may-buy = stos może wziąć tylko następny gracz
option-end-of-stock-value-continue-while-taken = gra trwa, póki każdy bierze stos
option-end-of-stock-value-continue-forced = gra trwa, a kto może, musi wziąć
option-end-of-stock-value-stop = rozdanie się kończy

## Meldunki i kanasty

option-wild-ratio = Dzikie karty w meldunku
option-wild-ratio-help = W meldunku jednej rangi muszą być co najmniej dwie karty naturalne; tu określa się, ile może być dzikich.
option-wild-ratio-value-wild-le-nat = do trzech, nie więcej niż naturalnych
option-wild-ratio-value-two-nat-per-wild = do trzech, na każdą dwie naturalne
option-wild-ratio-value-min2-max3 = najwyżej trzy
option-wild-ratio-value-min2-max2 = najwyżej dwie

option-wild-melds = Meldunki z samych dzikich kart
option-wild-melds-help = Czy można wyłożyć od trzech do siedmiu samych dzikich kart; siedem to kanasta, czyli boliwia.
option-wild-melds-value-off = nie
option-wild-melds-value-on = tak

option-wild-canasta-bonus = Premia za kanastę z dzikich kart
option-wild-canasta-bonus-help = Ma znaczenie tylko tam, gdzie wolno meldować same dzikie karty.
option-wild-canasta-bonus-value-2000 = 2000 punktów
option-wild-canasta-bonus-value-100 = 100 punktów
option-wild-canasta-bonus-value-700 = 700 punktów
option-wild-canasta-bonus-value-1000 = 1000 punktów
option-wild-canasta-bonus-value-2500 = 2500 punktów

option-sequences = Sekwensy w jednym kolorze
option-sequences-help = Czy można meldować od trzech do siedmiu kolejnych kart jednego koloru: najniższa jest czwórka, najwyższy as, bez dzikich kart. Siedem to kanasta, zwana sambą lub escalerą.
option-sequences-value-off = nie
option-sequences-value-on = tak

option-second-meld-same-rank = Drugi meldunek tej samej rangi
option-second-meld-same-rank-help = Czy strona może mieć dwa meldunki jednej rangi; więcej niż dwóch nie wolno nigdy.
option-second-meld-same-rank-value-off = nie
option-second-meld-same-rank-value-on = tak

option-merge-same-rank = Łączenie dwóch meldunków jednej rangi
option-merge-same-rank-help = Czy strona może połączyć swoje dwa meldunki jednej rangi, o ile pozwalają na to liczba dzikich kart i wielkość kanasty.
option-merge-same-rank-value-on = wolno
option-merge-same-rank-value-off = nie wolno

option-canasta-cap = Największa kanasta jednej rangi
option-canasta-cap-help = Czy do kanasty można dokładać karty ponad siedem.
option-canasta-cap-value-none = siedem kart lub więcej
option-canasta-cap-value-7 = dokładnie siedem kart

option-wild-onto-finished-canasta = Dzikie karty do gotowej kanasty
option-wild-onto-finished-canasta-help = Czy do gotowej kanasty jednej rangi można dołożyć dziką kartę; kanasta naturalna staje się wtedy mieszana.
option-wild-onto-finished-canasta-value-off = nie wolno
option-wild-onto-finished-canasta-value-on = wolno

option-black3-melds = Meldowanie czarnych trójek
option-black3-melds-help = Kiedy można wyłożyć czarne trójki, zawsze bez dzikich kart: tylko wychodząc, z odłożeniem ostatniej karty lub bez; po trzy lub cztery w każdej własnej kolejce; albo nigdy.
option-black3-melds-value-going-out = przy wyjściu
option-black3-melds-value-going-out-no-discard = przy wyjściu bez odłożenia karty
option-black3-melds-value-anytime = w każdej własnej kolejce
option-black3-melds-value-off = nigdy

option-black3-before-opening = Czarne trójki wyłożone przed otwarciem
option-black3-before-opening-help = Czarne trójki wyłożone przez stronę bez meldunku należą do jej otwarcia albo są wolne i niczego nie otwierają.
option-black3-before-opening-value-counts-for-opening = należą do otwarcia
option-black3-before-opening-value-free = wolne, to nie otwarcie

## Otwarcie

option-opening-table = Minimum otwarcia
option-opening-table-help = Ile muszą być warte pierwsze meldunki strony, zależnie od jej wyniku. Własną listę pisze się jako wynik:minimum,wynik:minimum, od wyniku 0.
option-opening-table-value-classic = 50, od 1500: 90, od 3000: 120
option-opening-table-value-samba = jak klasyczne, a od 7000 więcej
option-opening-table-value-combo = 60, 100, 140, 180 (3500, 7000, 10500)
option-opening-table-value-book-10000 = od 30 do 180, na partię do 10 000
option-opening-table-value-flat-80 = 80 przy każdym wyniku
option-opening-table-value-list = własna lista

option-opening-top = Minimum od 7000 punktów
option-opening-top-help = Najwyższy stopień minimum otwarcia w sambie.
option-opening-top-value-150 = 150
option-opening-top-value-160 = 160

option-negative-minimum = Minimum przy wyniku ujemnym
option-negative-minimum-help = Ile potrzebuje do otwarcia strona poniżej zera: 15, co daje każdy meldunek, albo tyle, co przy zerze.
option-negative-minimum-value-15 = 15
option-negative-minimum-value-as-zero = jak przy wyniku 0

option-opening-strict = Równo tyle, ile wynosi minimum
option-opening-strict-help = Czy pierwsze meldunki mają osiągnąć minimum, czy muszą być warte więcej.
option-opening-strict-value-at-least = wystarcza
option-opening-strict-value-more-than = nie wystarcza

option-opening-canasta-from = Kanasta potrzebna do otwarcia
option-opening-canasta-from-help = Od tego wyniku w otwarciu musi być też kanasta.
option-opening-canasta-from-value-off = nigdy
option-opening-canasta-from-value-5000 = od 5000 punktów

## Wyjście

option-going-out = Wyjście
option-going-out-help = Czy rozdanie może się skończyć tym, że ktoś pozbędzie się wszystkich kart. Jeśli nie, każdy zachowuje ostatnią kartę, a rozdanie kończy się wraz z talonem.
option-going-out-value-on = wolno wyjść
option-going-out-value-off = nikt nie wychodzi

option-illegal-out = Pozbycie się kart bez prawa do wyjścia
option-illegal-out-help = Albo nie jest możliwe i trzeba zachować kartę, albo jest możliwe i oznacza porażkę w całej grze.
option-illegal-out-value-forbid = niemożliwe
option-illegal-out-value-lose-game = porażka w całej grze

option-canastas-to-go-out = Ile kanast, by wyjść
option-canastas-to-go-out-help = Ile kanast musi mieć strona, zanim ktoś z niej pozbędzie się wszystkich kart.
option-canastas-to-go-out-value-2 = dwie
option-canastas-to-go-out-value-1 = jedna

option-need-samba-to-go-out = Kanasta sekwensowa potrzebna do wyjścia
option-need-samba-to-go-out-help = Czy jedną z potrzebnych kanast musi być sekwens siedmiu kart.
option-need-samba-to-go-out-value-off = nie
option-need-samba-to-go-out-value-on = tak

option-going-out-bonus = Premia za wyjście
option-going-out-bonus-help = Punkty dla strony gracza, który pozbył się wszystkich kart.
option-going-out-bonus-value-200 = 200 punktów
option-going-out-bonus-value-100 = 100 punktów

option-concealed-bonus = Dodatkowa premia za wyjście z ręki
option-concealed-bonus-help = Wyjść z ręki to wyłożyć wszystkie karty w jednej kolejce, z kanastą wśród nich, nie wyłożywszy wcześniej ani jednej.
option-concealed-bonus-value-0 = nie ma
option-concealed-bonus-value-100 = 100 punktów
option-concealed-bonus-value-200 = 200 punktów

option-concealed-minimum = Minimum otwarcia przy wyjściu z ręki
option-concealed-minimum-help = Czy wychodząc z ręki, trzeba osiągnąć minimum otwarcia, gdy własna strona nie ma meldunku.
option-concealed-minimum-value-required = potrzebne
option-concealed-minimum-value-waived-if-stock-draw = niepotrzebne po dobraniu z talonu
option-concealed-minimum-value-waived = niepotrzebne

option-concealed-with-pile = Wyjście z ręki po wzięciu stosu
option-concealed-with-pile-help = Czy premia za wyjście z ręki należy się także wtedy, gdy gracz wziął w tej kolejce stos.
option-concealed-with-pile-value-on = jest premia
option-concealed-with-pile-value-off = nie ma premii

option-concealed-onto-partner-melds = Wyjście z ręki z dołożeniem do partnera
option-concealed-onto-partner-melds-help = Czy premia za wyjście z ręki należy się także wtedy, gdy gracz dołożył karty do meldunków partnera.
option-concealed-onto-partner-melds-value-forbidden = nie ma premii
option-concealed-onto-partner-melds-value-allowed = jest premia

option-double-out-bonus = Premia, gdy wyjdzie także partner
option-double-out-bonus-help = Gdy gracz wychodzi, partner może od razu wyłożyć całą rękę, jeśli wszystko pasuje; za to jest ta premia.
option-double-out-bonus-value-0 = nie ma, partner nie wykłada
option-double-out-bonus-value-100 = 100 punktów

option-ask-partner = Pytanie do partnera
option-ask-partner-help = Czy przed wyłożeniem wolno zapytać partnera i o co. Odpowiedź wiąże.
option-ask-partner-value-off = bez pytania
option-ask-partner-value-go-out = „Czy mogę wyjść?”
option-ask-partner-value-go-out-mandatory = bez zgody nikt nie wychodzi
option-ask-partner-value-lay-out = „Czy się wykładać?”

## Karty premiowe i szczególne punkty

option-bonus-cards = Karty premiowe za kanastę
option-bonus-cards-help = Karty z talonu dla gracza, który ukończył określoną kanastę; może ich użyć od razu.
option-bonus-cards-value-0 = nie ma
option-bonus-cards-value-11 = 11 kart
option-bonus-cards-value-13 = 13 kart

option-bonus-trigger = Która kanasta daje karty premiowe
option-bonus-trigger-help = Tylko pierwsza kanasta w rozdaniu albo pierwsza każdej strony.
option-bonus-trigger-value-first-canasta-in-deal = pierwsza w rozdaniu
option-bonus-trigger-value-first-canasta-of-each-side = pierwsza każdej strony

option-black3-in-hand = Czarna trójka na ręku
option-black3-in-hand-help = Punkty karne za każdą czarną trójkę na ręku na koniec rozdania.
option-black3-in-hand-value-5 = −5
option-black3-in-hand-value-100 = −100
option-black3-in-hand-value-200 = −200

option-seven-in-hand = Siódemka na ręku
option-seven-in-hand-help = Punkty karne za każdą siódemkę na ręku na koniec rozdania.
option-seven-in-hand-value-5 = −5
option-seven-in-hand-value-500 = −500

option-sevens-canasta-bonus = Premia za kanastę siódemek
option-sevens-canasta-bonus-help = Jak za każdą inną, 500 za naturalną i 300 za mieszaną, albo znacznie więcej.
option-sevens-canasta-bonus-value-ordinary = jak za każdą inną
option-sevens-canasta-bonus-value-1500-1000 = 1500 naturalna, 1000 mieszana

## Koniec partii

option-match-end = Co kończy partię
option-match-end-help = Partia kończy się, gdy jakaś strona osiągnie ustalony wynik, albo po ustalonej liczbie rozdań.
option-match-end-value-target = osiągnięty wynik
option-match-end-value-deals = liczba rozdań

option-target = Do ilu punktów gramy
option-target-help = Partia kończy się po rozdaniu, w którym jakaś strona osiągnie ten wynik.
option-target-value-5000 = 5000
option-target-value-3000 = 3000
option-target-value-7500 = 7500
option-target-value-8500 = 8500
option-target-value-10000 = 10 000

option-deals = Liczba rozdań w partii
option-deals-help = Ma znaczenie tylko wtedy, gdy partię kończy liczba rozdań.
option-deals-value-4 = cztery rozdania
option-deals-value-8 = osiem rozdań

option-tie = Równy wynik na końcu
option-tie-help = Partia kończy się remisem albo gra się jeszcze jedno rozdanie, i tak dalej, dopóki wynik jest równy.
option-tie-value-draw = remis
option-tie-value-extra-deal = jeszcze jedno rozdanie

## Połączenia, które są wykluczone, i dlaczego

constraint-players-not-offered = Ta gra nie ma zasad dla tylu osób: liczbę kart, strony i kanasty potrzebne do wyjścia podaje tylko dla niektórych liczb graczy.
constraint-going-out-off-needs-forbid = Gdzie nikt nie wychodzi, tam każdy zachowuje ostatnią kartę, więc pozbycie się kart nie może oznaczać porażki.
constraint-black3-melds-need-going-out = Gdzie nikt nie wychodzi, tam czarnych trójek meldowanych przy wyjściu nie dałoby się wyłożyć nigdy; wybierz „anytime” lub „off”.
constraint-black3-take-needs-last-meld = Stos z czarną trójką na wierzchu bierze się tylko tam, gdzie czarne trójki melduje się przy wyjściu.
constraint-samba-needs-sequences = Nikt nie mógłby wyjść: potrzebna jest kanasta sekwensowa, a sekwensy są wyłączone.
constraint-opening-table-list = Lista minimów musi zaczynać się od wyniku 0, mieć rosnące wyniki i dodatnie minima podzielne przez 5.
