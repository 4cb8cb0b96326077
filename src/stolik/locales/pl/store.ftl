### Dlaczego stolików nie udało się zapisać albo odczytać.

store-address = „{ $address }” to nie jest baza, w której można trzymać stoliki: podaj ścieżkę pliku SQLite albo postgresql://…
store-driver = Sterownik tej bazy danych nie jest zainstalowany: { $driver }.
store-busy = Stoliki z { $address } ma otwarte inny program. Najpierw go zatrzymaj albo wybierz inny katalog danych.
store-newer = Stoliki z { $address } zapisał nowszy Stolik niż ten.
store-foreign = { $address } to baza danych innego programu.
store-broken = Baza danych jest uszkodzona albo to wcale nie baza: { $reason }.
store-full = Brakuje miejsca na zapisanie stolików: { $reason }.
store-failed = Baza danych odmawia: { $reason }.
store-closed = Serwer się zatrzymuje, niczego już nie zapisuje.
store-missing = Nie ma stolika { $table }.
store-taken = Stolik { $table } już to ma.
