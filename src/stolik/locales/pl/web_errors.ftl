### Dlaczego serwer nie mógł zrobić tego, o co prosiła strona: jeden komunikat na każdy kod, `web-error-CODE`.

web-error-malformed = Nie można zrozumieć tego zapytania.
web-error-unreadable = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
web-error-hello = Strona się nie przedstawiła. Wczytaj ją ponownie.
web-error-hello-again = Strona przedstawiła się dwa razy. Wczytaj ją ponownie.
web-error-too-big = To więcej, niż serwer czyta za jednym razem.
web-error-not-found = Pod tym adresem niczego nie ma.
web-error-no-table = Pod tym adresem nie ma stolika. Być może link jest niepełny.
web-error-table-over = Partia przy tym stoliku jest skończona, a stolik uprzątnięto. Grający znajdą ją na liście „Zakończone partie”.
web-error-no-page = Na tym serwerze strona nie jest zbudowana.
web-error-method = O ten adres nie pyta się w ten sposób.
web-error-code = Ten kod nie jest ważny: działa raz, przez dziesięć minut, przy swoim stoliku.
web-error-spectator = Tylko oglądasz; to mogą zrobić ci, którzy siedzą przy stoliku.
web-error-no-watching = Tej partii nikt nie ogląda: widzą ją tylko ci, którzy w niej grają.
web-error-not-in-turn = To nie twoja kolej.
web-error-not-kept = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
web-error-match-goes-on = Zapis jest dostępny po zakończeniu partii; wcześniej pokazałby zakryte karty.
web-error-no-seat = Zapis widzą tylko ci, którzy mieli miejsce przy tym stoliku.
web-error-no-share = Pod tym adresem nie ma partii. Być może link jest niepełny albo grający przestali ją udostępniać.
web-error-no-deal = W tej partii nie ma takiego rozdania.
web-error-record = { $text }
web-error-record-long = Odtworzenie tego zapisu zajęłoby serwerowi ponad { $seconds } s pracy. Odtwórz go na swoim komputerze: stolik replay PLIK.
web-error-replays-full = Serwer odtwarza już tyle zapisów, ile może. Spróbuj za chwilę.
web-error-tables-full = Na serwerze jest już tyle stolików, ile może obsłużyć. Spróbuj później.
web-error-connections-full = Na serwerze jest już tyle osób, ile może obsłużyć. Spróbuj później.
web-error-closing = Serwer kończy pracę. Twój stolik jest zachowany.
web-error-internal = Coś się nie udało na serwerze. Stolik jest zachowany; spróbuj jeszcze raz.
