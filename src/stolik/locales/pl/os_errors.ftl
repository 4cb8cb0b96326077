# Czym odmawia system operacyjny, jako koniec zdania: „Nie da się przeczytać…: nie ma takiego pliku ani folderu.”

os-error-access = brak uprawnień
os-error-no-file = nie ma takiego pliku ani folderu
os-error-is-folder = to jest folder
os-error-no-folder = część ścieżki nie jest folderem
os-error-exists = coś o tej nazwie już istnieje
os-error-not-empty = folder nie jest pusty
os-error-no-space = brak miejsca
os-error-too-large = plik byłby za duży
os-error-read-only = nie można tam nic zapisać
os-error-long-name = nazwa jest za długa
os-error-input-output = odczyt albo zapis się nie udał
os-error-address-in-use = ten adres jest już zajęty
os-error-address-not-here = ten komputer nie ma takiego adresu
