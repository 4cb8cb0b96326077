### Opcje gier z rodziny Choiny: tytuł, wyjaśnienie, wartości.

option-choina-players = Liczba graczy
option-choina-players-help = Każdy gra na własny rachunek.
option-choina-players-value-3 = trzech graczy
option-choina-players-value-4 = czterech graczy
option-choina-players-value-5 = pięciu graczy

option-choina-deals = Liczba rozdań w partii
option-choina-deals-help = Pięć rozdań po dziesięć kart albo jeszcze szóste, na dwa sekwensy i komplet, a wtedy w każdym rozdaniu jest jedenaście kart.
option-choina-deals-value-5 = pięć, po dziesięć kart
option-choina-deals-value-6 = sześć, po jedenaście kart

option-choina-seq-min = Najkrótszy sekwens
option-choina-seq-min-help = Sekwens to karty jednego koloru idące po kolei; as jest w nim kartą najniższą albo najwyższą.
option-choina-seq-min-value-4 = cztery karty
option-choina-seq-min-value-3 = trzy karty

option-choina-contract-laydown = Wykładanie kontraktu
option-choina-contract-laydown-help = Układy kontraktu wykłada się po jednym, w dowolnych swoich ruchach, albo wszystkie w jednym ruchu.
option-choina-contract-laydown-value-piecemeal = po jednym
option-choina-contract-laydown-value-whole = wszystkie w jednym ruchu

option-choina-layoff-requires-contract = Dokładanie dopiero po własnym kontrakcie
option-choina-layoff-requires-contract-help = Czy dokładać karty do układów na stole może tylko gracz, którego cały kontrakt już leży.
option-choina-layoff-requires-contract-value-off = nie, można zawsze
option-choina-layoff-requires-contract-value-on = tak

option-choina-layoff-same-turn = Dokładanie w ruchu z układem kontraktu
option-choina-layoff-same-turn-help = Czy w ruchu, w którym wykłada się układ kontraktu, można też dokładać karty, przed nim lub po nim.
option-choina-layoff-same-turn-value-on = tak
option-choina-layoff-same-turn-value-off = nie, tylko jedno z dwojga

option-choina-contract-exact-size = Układy kontraktu najmniejszej wielkości
option-choina-contract-exact-size-help = Czy wykładany układ kontraktu musi mieć najmniejszą możliwą liczbę kart; karta dodana potem jest już dołożona.
option-choina-contract-exact-size-value-off = nie, mogą być większe
option-choina-contract-exact-size-value-on = tak

option-choina-distinct-set-ranks = Komplety różnych rang
option-choina-distinct-set-ranks-help = Czy komplety w kontrakcie jednego gracza muszą być różnych rang.
option-choina-distinct-set-ranks-value-on = tak
option-choina-distinct-set-ranks-value-off = nie

option-choina-distinct-seq-suits = Sekwensy w różnych kolorach
option-choina-distinct-seq-suits-help = Czy sekwensy w kontrakcie jednego gracza muszą być w różnych kolorach. Dwa w jednym kolorze mogą być dozwolone, jeśli przy wykładaniu drugiego dzielą je co najmniej dwie rangi.
option-choina-distinct-seq-suits-value-on = tak
option-choina-distinct-seq-suits-value-non-adjacent = nie, ale w odstępie co najmniej dwóch rang
option-choina-distinct-seq-suits-value-off = nie

option-choina-turn-after-buy = Kto gra po zakupie
option-choina-turn-after-buy-help = Albo gra toczy się dalej od sąsiada kupującego po lewej, a gracze pomiędzy tracą kolej, albo gra ten, czyja była kolej.
option-choina-turn-after-buy-value-buyer-left = sąsiad kupującego po lewej
option-choina-turn-after-buy-value-unchanged = ten, czyja była kolej

option-choina-uncovered-card = Karta odsłonięta przez zakup
option-choina-uncovered-card-help = Kto może wziąć starszą kartę, która po zakupie leży na wierzchu stosu.
option-choina-uncovered-card-value-next-player = następny gracz, zamiast dobrać
option-choina-uncovered-card-value-nobody = nikt
option-choina-uncovered-card-value-everyone = wszyscy mogą znowu pytać

option-choina-retake-own-discard = Branie karty, którą się samemu odłożyło
option-choina-retake-own-discard-help = Czy gracz może wziąć odsłoniętą kartę, którą sam odłożył, także jako jedną z kilku kupowanych.
option-choina-retake-own-discard-value-on = wolno
option-choina-retake-own-discard-value-off = nie wolno

option-choina-refusal = Skutek odmowy
option-choina-refusal-help = Kto odmawia pytającemu, musi sam kupić kartę; albo musi ją wziąć: jeśli to jego kolej, zamiast dobrać, a jeśli nie, to z kartą z talonu; albo nie dostaje jej nikt.
option-choina-refusal-value-must-buy = trzeba kupić kartę
option-choina-refusal-value-must-take = trzeba wziąć kartę
option-choina-refusal-value-veto = nikt nie dostaje karty

option-choina-multi-buy = Kupowanie kilku kart
option-choina-multi-buy-help = Czy razem z wierzchnią kartą stosu można kupić następne, po kolei.
option-choina-multi-buy-value-on = wolno
option-choina-multi-buy-value-off = tylko wierzchnią

option-choina-ask-window = Jak długo można pytać
option-choina-ask-window-help = Dopóki gracz, którego jest kolej, nie weźmie karty, albo jeszcze raz, zaraz po tym, jak dobierze z talonu.
option-choina-ask-window-value-before-draw = dopóki nie weźmie karty ten, czyja kolej
option-choina-ask-window-value-before-discard = jeszcze raz po jego dobraniu

option-choina-buy-extra-cards = Karty z talonu przy zakupie
option-choina-buy-extra-cards-help = Tyle kart z talonu dobiera do każdej karty stosu ten, kto kupuje za zgodą.
option-choina-buy-extra-cards-value-1 = jedna
option-choina-buy-extra-cards-value-2 = dwie

option-choina-buy-limit-per-deal = Ile razy wolno kupić w rozdaniu
option-choina-buy-limit-per-deal-help = Liczą się tylko zakupy na prośbę, a nie wymuszone odmową. Kto je wykorzystał, tego nadal pyta się o zgodę.
option-choina-buy-limit-per-deal-value-none = bez ograniczeń
option-choina-buy-limit-per-deal-value-1 = raz
option-choina-buy-limit-per-deal-value-2 = dwa razy
option-choina-buy-limit-per-deal-value-3 = trzy razy

option-choina-buy-after-contract = Kupowanie z całym kontraktem na stole
option-choina-buy-after-contract-help = Czy gracz, którego cały kontrakt już leży, może jeszcze brać kartę ze stosu i kupować.
option-choina-buy-after-contract-value-on = wolno
option-choina-buy-after-contract-value-off = nie wolno

option-choina-first-upcard = Karta odsłonięta na początku
option-choina-first-upcard-help = Czy stos zaczyna się od karty z talonu; liczy się ona jak odłożona przez rozdającego.
option-choina-first-upcard-value-off = nie
option-choina-first-upcard-value-on = tak

option-choina-stock-out = Gdy talon się skończy
option-choina-stock-out-help = Ze stosu bez wierzchniej karty tasuje się nowy talon, raz albo ile razy trzeba (najwyżej dwadzieścia razy w rozdaniu); albo stos odwraca się raz bez tasowania; albo rozdanie się kończy.
option-choina-stock-out-value-reshuffle-once = jedno tasowanie stosu
option-choina-stock-out-value-reshuffle-always = tasowanie ile razy trzeba
option-choina-stock-out-value-turn-over-once = stos odwraca się raz
option-choina-stock-out-value-end-deal = rozdanie się kończy

option-choina-last-deal-discard = Ostatnia karta w ostatnim rozdaniu
option-choina-last-deal-discard-help = Czy w ostatnim rozdaniu można wyjść, odkładając ostatnią kartę na stos.
option-choina-last-deal-discard-value-forbidden = trzeba ją wyłożyć
option-choina-last-deal-discard-value-allowed = można ją odłożyć

option-choina-last-deal-all-at-once = Ostatni kontrakt z całą ręką
option-choina-last-deal-all-at-once-help = Czy w ostatnim rozdaniu po ruchu, w którym wykłada się układ kontraktu, nie może zostać na ręku żadna karta.
option-choina-last-deal-all-at-once-value-off = nie
option-choina-last-deal-all-at-once-value-on = tak

option-choina-out-without-discard = Wyjście bez odkładania
option-choina-out-without-discard-help = Czy w rozdaniach przed ostatnim można wyjść, wykładając wszystkie karty i nic nie odkładając.
option-choina-out-without-discard-value-on = wolno
option-choina-out-without-discard-value-off = ostatnią kartę się odkłada

option-choina-discard-just-taken = Odkładanie karty dopiero co wziętej ze stosu
option-choina-discard-just-taken-help = Czy wolno ją odłożyć w tym samym ruchu; w przeciwnym razie tylko wtedy, gdy miało się już taką samą.
option-choina-discard-just-taken-value-on = wolno
option-choina-discard-just-taken-value-off = nie wolno

option-choina-low-cards-value = Punkty minusowe kart od dwójki do dziewiątki
option-choina-low-cards-value-help = As liczy się 15 punktów, a figury i dziesiątki po 10.
option-choina-low-cards-value-value-pips = tyle, ile oczek
option-choina-low-cards-value-value-five = po pięć

option-choina-going-out-bonus = Punkty za wyjście
option-choina-going-out-bonus-help = Tyle zapisuje gracz, który pozbył się wszystkich kart.
option-choina-going-out-bonus-value-20 = 20 punktów
option-choina-going-out-bonus-value-0 = nic

option-choina-tie = Równe najlepsze wyniki na końcu
option-choina-tie-help = Zwycięstwo jest wspólne; albo wygrywa ten, kto wyszedł w większej liczbie rozdań; albo ostatnie rozdanie gra się jeszcze raz, dopóki najlepsi mają tyle samo, najwyżej trzy razy, a potem zwycięstwo jest wspólne.
option-choina-tie-value-shared = wspólne zwycięstwo
option-choina-tie-value-most-deals-won = kto częściej wychodził
option-choina-tie-value-extra-deal = jeszcze raz ostatnie rozdanie
