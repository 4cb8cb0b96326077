# Serwer: jego strona pomocy, to, co mówi podczas pracy, i ustawienia, których nie da się użyć.

serve-about-short = stoliki w przeglądarce, ze znajomymi i botami
serve-about =
    Uruchom serwer: stoliki w przeglądarce, tylko na tym komputerze albo, z --lan, dla wszystkich telefonów i komputerów w domowej sieci. Każde ustawienie można podać jako opcję, jako zmienną środowiska (STOLIK_ i nazwa wielkimi literami, na przykład STOLIK_PORT albo STOLIK_MESSAGE_LIMIT) lub jako wiersz pliku stolik.toml w folderze danych (na przykład port = 8080); opcja ma pierwszeństwo przed zmienną, a zmienna przed plikiem.
serve-lan = wpuść inne urządzenia z sieci (STOLIK_LAN)
serve-host = adres, na którym serwer słucha (STOLIK_HOST, bez tego 127.0.0.1: tylko ten komputer)
serve-port = port, na którym serwer słucha; 0 szuka wolnego (STOLIK_PORT, bez tego 8765 albo następny wolny)
serve-open = otwórz stronę w przeglądarce (STOLIK_OPEN)
serve-data = folder na stoliki i dziennik serwera (STOLIK_DATA, bez tego folder systemowy)
serve-database = inna baza danych: ścieżka pliku SQLite albo postgresql://… (STOLIK_DATABASE, bez tego stolik.db w folderze danych)
serve-pace = ile sekund czekać przed ruchem bota (STOLIK_PACE, bez tego 1)
serve-claim = ile sekund jest na pytanie o kartę w Choinie (STOLIK_CLAIM, bez tego 4)
serve-bot = jak grają boty, których nikt nie wybrał: random, plain albo greedy (STOLIK_BOT, bez tego greedy)
serve-thinkers = liczba procesów, w których myślą boty (STOLIK_THINKERS, bez tego o jeden mniej niż procesorów)
serve-message-limit = najdłuższa czytana wiadomość w bajtach (STOLIK_MESSAGE_LIMIT, bez tego 65536)
serve-connection-limit = najwięcej połączeń naraz (STOLIK_CONNECTION_LIMIT, bez tego 4000)
serve-table-limit = najwięcej stolików w grze naraz (STOLIK_TABLE_LIMIT, bez tego 4000)
serve-config = plik z ustawieniami (STOLIK_CONFIG, bez tego stolik.toml w folderze danych)
serve-word-host = ADRES
serve-word-port = PORT
serve-word-url = BAZA
serve-word-file = PLIK

serve-ready = Stolik czeka: { $address }
serve-network = W sieci domowej: { $address }
serve-no-network = Nie znaleziono sieci, w której inni mogliby się połączyć z tym komputerem.
serve-no-page = Strona nie jest zbudowana, więc grać mogą tylko programy; zbuduje ją „make play”.
serve-how-to-end = Ctrl-C kończy; wszystkie stoliki zostają zachowane.
serve-ended = Serwer zakończył pracę; wszystkie stoliki są zachowane.

serve-cannot-listen = Serwer nie może słuchać na { $host }, port { $port }: { $reason }.
serve-wrong-file = { $origin }: nie można odczytać pliku z ustawieniami: { $given }.
serve-wrong-toml = { $origin } nie jest plikiem z ustawieniami: { $given }.
serve-wrong-unknown = { $origin }: nie ma ustawienia „{ $given }”.
serve-wrong-data = { $origin }: potrzebna jest nazwa folderu, a nie „{ $given }”.
serve-wrong-database = { $origin }: potrzebny jest adres bazy danych, a nie „{ $given }”.
serve-wrong-host = { $origin }: potrzebny jest adres, na którym serwer ma słuchać, a nie „{ $given }”.
serve-wrong-port = { $origin }: potrzebny jest port od 0 do 65535, a nie „{ $given }”.
serve-wrong-lan = { $origin }: może być on albo off, a nie „{ $given }”.
serve-wrong-open = { $origin }: może być on albo off, a nie „{ $given }”.
serve-wrong-claim = { serve-wrong-pace }
serve-wrong-pace = { $origin }: potrzebna jest liczba sekund od 0 do 60, a nie „{ $given }”.
serve-wrong-thinkers = { $origin }: potrzebna jest liczba od 1 do 256, a nie „{ $given }”.
serve-wrong-bot = { $origin }: potrzebny jest bot (random, plain albo greedy), a nie „{ $given }”.
serve-wrong-message-limit = { $origin }: potrzebna jest liczba bajtów od 1024 do 16000000, a nie „{ $given }”.
serve-wrong-connection-limit = { $origin }: potrzebna jest liczba od 1 do 1000000, a nie „{ $given }”.
serve-wrong-table-limit = { $origin }: potrzebna jest liczba od 1 do 1000000, a nie „{ $given }”.
