# Zasady gry „Czy można?” o pytaniu o kartę i o kupowaniu; jak zbudowane są wiadomości, mówi rules_choina.ftl.

rule-choina-51 =
    Właśnie odłożona karta jest nie tylko dla gracza, którego jest kolej: { $players ->
        [3] kupić ją może także trzeci gracz.
        [5] kupić ją może także trzech pozostałych.
       *[4] kupić ją może także dwóch pozostałych.
    }
rule-choina-55 = Kto ją właśnie odłożył, nie może jej wziąć ani kupić i nikt go o nią nie pyta.
rule-choina-52 = Kto chce tej karty, a nie jest jego kolej, pyta: „Czy można?”.
rule-choina-65 =
    Pytać można od odłożenia karty do chwili, gdy gracz, którego jest kolej, weźmie kartę.{ $first_upcard ->
        [on] {" "}O kartę odsłoniętą na początku można pytać jak o odłożoną.
       *[off] {""}
    }
rule-choina-65a =
    Gdy gracz, którego jest kolej, dobierze kartę z talonu, pozostali mogą zapytać jeszcze raz, zanim cokolwiek zostanie
    wyłożone; nie ci, którzy o tę kartę już pytali.{ $uncovered_card ->
        [everyone] {" "}Dotyczy to także karty odsłoniętej przez zakup.
       *[other] {""}
    } Zgoda gracza, którego jest kolej, nie jest wtedy potrzebna, a po zakupie kończy on swój ruch jak zwykle.
    { $turn_after_buy ->
        [buyer_left] Potem gra sąsiad kupującego po lewej. Jeśli to znów ten sam gracz, to karta, którą odłożył na koniec ruchu,
            jest dla niego niedostępna, ale { $players ->
                [3] obaj pozostali mogą o nią pytać, drugi za zgodą pierwszego.
               *[other] inni mogą o nią pytać.
            }
       *[unchanged] Potem gra następny gracz.
    } W jednym ruchu jest najwyżej jeden taki zakup.
rule-choina-66 =
    Jeśli kartę chce kupić kilku graczy, rozstrzyga się tylko prośbę tego, kto siedzi najbliżej za graczem, którego jest kolej,
    zgodnie z ruchem wskazówek zegara; { $refusal ->
        [veto] pozostali muszą poczekać.
       *[other] prośby pozostałych przepadają razem z nią.
    }
rule-choina-89 =
    Zanim gracz, którego jest kolej, cokolwiek weźmie, { $players ->
        [3] trzeci gracz mówi, czy pyta.
       *[other] każdy z pozostałych, kto może pytać, mówi, czy pyta; pierwszy mówi siedzący najbliżej za tym graczem.
    } Gdy pytanie już padło, nie można go uprzedzić, biorąc kartę: najpierw trzeba odpowiedzieć.
rule-choina-53 =
    Potrzebna jest zgoda wszystkich, którzy mają do karty wcześniejsze prawo: gracza, którego jest kolej, i tych, którzy siedzą
    między nim a pytającym. { $players ->
        [3] Tutaj jest to tylko gracz, którego jest kolej.
        [5] W pięcioro pytający potrzebuje więc jednej zgody, dwóch albo trzech.
       *[4] We czworo pytający potrzebuje więc jednej zgody albo dwóch.
    } Kogo karta nie może dostać, tego się pomija.
rule-choina-54 =
    Kto nie został zapytany, nie odpowiada{ $players ->
        [3] .
       *[other] ; zapytani odpowiadają w tej kolejności, w jakiej siedzą, zaczynając od gracza, którego jest kolej.
    }
rule-choina-56 = Kto się zgadza, odpowiada: „Można”.
# Z trzech graczy pyta się tylko tego, którego jest kolej; inaczej jest tylko z kartą, którą on sam przed chwilą odłożył (65).
rules-choina-other-refusers =
    { $players ->
        [3] { $ask_window ->
            [before_discard] { $turn_after_buy ->
                [buyer_left] { rules-choina-later-refusers }
               *[unchanged] {""}
            }
           *[before_draw] {""}
        }
       *[other] { rules-choina-later-refusers }
    }
rules-choina-later-refusers =
    { $refusal ->
        [must_take] ; każdy inny ją kupuje, z jedną kartą z talonu
       *[must_buy] , każdy inny z jedną kartą z talonu
    }
rule-choina-57 =
    { $refusal ->
        [must_take] Kto odmawia, mówiąc „Nie można”, musi tę kartę wziąć sam: gracz, którego jest kolej, zamiast dobierać, i gra
            dalej{ rules-choina-other-refusers }.
        [veto] Kto odmawia, mówi: „Nie można”. Pytający nie dostaje wtedy karty, a karta zostaje na stosie. { $players ->
                [3] Gracz, którego jest kolej, gra dalej.
               *[other] Ci, którzy o nią jeszcze nie pytali, mogą to zrobić, każdy raz, znów od siedzącego najbliżej za graczem,
                    którego jest kolej, nawet jeśli przedtem milczeli; potem ten gracz gra dalej.
            }
       *[must_buy] Kto odmawia, mówiąc „Nie można”, musi tę kartę kupić sam: gracz, którego jest kolej, bez karty z
            talonu{ rules-choina-other-refusers }. Nic się przy tym nie wykłada ani nie odkłada{ $turn_after_buy ->
                [buyer_left] , a następny gra sąsiad odmawiającego po lewej.
               *[unchanged] . Dla gracza, którego była kolej, był to cały ruch; jeśli kupił kto inny, gra on teraz.
            }
    }
rule-choina-67 =
    { $buy_limit_per_deal ->
        [1] Pytając, można kupić w rozdaniu tylko jeden raz.
        [2] Pytając, można kupić w rozdaniu najwyżej dwa razy.
        [3] Pytając, można kupić w rozdaniu najwyżej trzy razy.
       *[none] Kupować można w rozdaniu dowolnie wiele razy.
    }
rule-choina-67a =
    Kto to wykorzystał, nie może już pytać, ale nadal pyta się go o zgodę i może odmówić{ $refusal ->
        [veto] .
       *[other] ; tego, co kupuje się z powodu odmowy, się nie liczy.
    }
rule-choina-68 =
    { $buy_after_contract ->
        [off] Gracz, którego kontrakt jest już cały, nie może brać wierzchniej karty stosu ani kupować i nie pyta się go o
            zgodę.
       *[on] Gracz, którego kontrakt jest już cały, nadal może brać wierzchnią kartę stosu i kupować.
    }

rule-choina-58 =
    Gdy wszyscy zapytani się zgodzą, pytający kupuje kartę: bierze ją ze stosu, a do niej { $buy_extra_cards ->
        [2] dwie karty
       *[1] jedną kartę
    } z talonu.
rule-choina-58a =
    Może też, nie mówiąc o tym wcześniej, dokupić następne karty stosu, kolejno od wierzchu, ile chce; do każdej dobiera znów
    { $buy_extra_cards ->
        [2] dwie karty
       *[1] jedną kartę
    } z talonu.
rule-choina-19 =
    { $multi_buy ->
        [on] Kupować może też gracz, którego jest kolej, i to bez pytania: właśnie odłożoną kartę razem z jedną lub kilkoma
            następnymi pod nią. Do każdej karty stosu oprócz pierwszej dobiera jedną z talonu. Nic wtedy nie wykłada ani nie
            odkłada, a następny gra jego sąsiad po lewej.
       *[off] Gracz, którego jest kolej, nie kupuje, tylko bierze samą wierzchnią kartę, bez karty z talonu i bez pytania (18).
    }
rule-choina-59 =
    Kupujący niczego nie odkłada. Po zakupie za zgodą ma na ręku o { $buy_extra_cards ->
        [2] trzy karty więcej{ $multi_buy ->
            [on] {" "}za każdą kartę stosu.
           *[off] .
        }
       *[1] dwie karty więcej{ $multi_buy ->
            [on] {" "}za każdą kartę stosu.
           *[off] .
        }
    }
rule-choina-60 = Kupujący niczego też nie wykłada ani nie dokłada: to należy do ruchu (16).
rule-choina-93 =
    Ile kart stosu kupuje, mówi kupujący, zanim zobaczy kartę z talonu. Tyle kart musi mieć stos, a talon tyle, ile trzeba do
    nich dobrać; w trakcie zakupu talonu się nie odnawia.
rule-choina-93a =
    { $retake_own_discard ->
        [off] Nikt nie bierze odsłoniętej karty, którą sam odłożył{ $multi_buy ->
            [on] ; zakup kilku kart kończy się nad pierwszą taką kartą
           *[off] {""}
        }.
       *[on] Starsze karty stosu może wziąć także ten, kto je odłożył.
    }
rule-choina-92 =
    Kilka kart może kupić pytający, który dostał zgodę, i gracz, którego jest kolej, jeśli kartę właśnie mu odłożono.{ $refusal ->
        [must_buy] {" "}Kto kupuje z powodu odmowy, dostaje tylko wierzchnią kartę.
        [must_take] {" "}Kto kupuje z powodu odmowy, dostaje tylko wierzchnią kartę.
       *[veto] {""}
    }{ $uncovered_card ->
        [nobody] {""}
       *[other] {" "}Kto w swoim ruchu bierze kartę odsłoniętą przez zakup, bierze tylko ją jedną.
    }
rule-choina-69 =
    { $buy_extra_cards ->
        [2] Do prośby potrzebne są dwie karty w talonie: jeśli tylu nie ma, nikt nie może pytać.{ $stock_out ->
                [end_deal] {""}
               *[other] {" "}Pusty talon odnawia się w tym celu (94), jeśli da
                    to dwie karty; póki leży w nim jedna, pytać nie można.
            }
       *[1] Do prośby potrzebna jest karta w talonie: jeśli jej nie ma{ $stock_out ->
                [end_deal] , nikt nie może pytać.
                [turn_over_once] {" "}nawet po odnowieniu talonu, nikt nie może pytać.
               *[other] {" "}nawet po przetasowaniu, nikt nie może pytać.
            }
    }
rule-choina-61 =
    { $turn_after_buy ->
        [unchanged] Zakup na prośbę nie zmienia kolejności gry: następny gra ten, którego była kolej.
       *[buyer_left] Zakup zmienia kolejność gry: następny gra sąsiad kupującego po lewej, a kto siedzi między odkładającym a
            kupującym, traci kolej.
    }
rule-choina-61a = Zakup gracza, którego jest kolej, jest całym jego ruchem.
rule-choina-62 =
    { $uncovered_card ->
        [nobody] Następny gracz ma zwykły ruch i dobiera kartę z talonu.
       *[other] Następny gracz ma zwykły ruch i może wziąć kartę odsłoniętą teraz na stosie albo dobrać kartę z talonu.
    }
rule-choina-63 =
    { $uncovered_card ->
        [nobody] Karta odsłonięta przez zakup jest dla wszystkich niedostępna; wziąć można dopiero następną odłożoną.
        [everyone] Odsłonięta karta jest dostępna także dla innych.
       *[next_player] Odsłonięta karta jest dostępna tylko dla niego, jako karta, którą bierze w swoim ruchu.
    }
rule-choina-91 =
    { $uncovered_card ->
        [everyone] Mogą o nią pytać jak o właśnie odłożoną; następny gracz liczy się jako ten, którego jest kolej. Nie może o nią
            pytać ten, kto kupił ostatni, { $retake_own_discard ->
                [off] ani ten, kto ją odłożył.
               *[on] ale może ten, kto ją odłożył.
            }
       *[other] Pytać o nią nie wolno: pyta się tylko o kartę właśnie odłożoną.
    }
rule-choina-64 = Jeśli zakup opróżnił stos, następny gracz dobiera kartę z talonu.
