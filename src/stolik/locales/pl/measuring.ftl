# Wspólne dla poleceń, które mierzą boty.

measuring-too-few = { $name } musi wynosić co najmniej 1, a nie { $given }.
measuring-worker-died = Proces roboczy zakończył się nieoczekiwanie (brak pamięci?); nie ma wyniku.
measuring-bot-failed = Bot { $bot } zawiódł na miejscu { $seat } (wybór { $choice }, rotacja { $rotation }, ziarno { $seed }). Jeszcze raz: { $command }
measuring-decimal-sign = ,
