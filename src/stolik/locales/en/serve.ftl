# The server: its help page, what it says while it runs, and settings that cannot be used.

serve-about-short = tables in the browser, with friends and bots
serve-about =
    Run the server: tables in the browser, for this machine or, with --lan, for all phones and computers of the home network. Every setting can be a flag, a variable of the environment (STOLIK_ and its name in capitals, as in STOLIK_PORT or STOLIK_MESSAGE_LIMIT) or a line of stolik.toml in the data folder (as in port = 8080); a flag goes before the environment, and that before the file.
serve-lan = let the other machines of the network in (STOLIK_LAN)
serve-host = the address to listen on (STOLIK_HOST, else 127.0.0.1: this machine alone)
serve-port = the port to listen on; 0 finds a free one (STOLIK_PORT, else 8765 or the next free one)
serve-open = open the page in the browser (STOLIK_OPEN)
serve-data = the folder where tables and the log file are kept (STOLIK_DATA, else that of the system)
serve-database = another database: the path of a SQLite file or postgresql://… (STOLIK_DATABASE, else stolik.db in the data folder)
serve-pace = seconds before the turn of a bot (STOLIK_PACE, else 1)
serve-claim = seconds in which one may ask for a card in Choina (STOLIK_CLAIM, else 4)
serve-bot = how bots play that nobody chose: random, plain or greedy (STOLIK_BOT, else greedy)
serve-thinkers = processes in which bots think (STOLIK_THINKERS, else one less than this machine has processors)
serve-message-limit = the longest message that is read, in bytes (STOLIK_MESSAGE_LIMIT, else 65536)
serve-connection-limit = the most connections at once (STOLIK_CONNECTION_LIMIT, else 4000)
serve-table-limit = the most tables that are played at once (STOLIK_TABLE_LIMIT, else 4000)
serve-config = the file of settings (STOLIK_CONFIG, else stolik.toml in the data folder)
serve-word-host = ADDRESS
serve-word-port = PORT
serve-word-url = DATABASE
serve-word-file = FILE

serve-ready = Stolik is ready: { $address }
serve-network = In your network: { $address }
serve-no-network = No network was found in which others could reach this machine.
serve-no-page = The page is not built, so only programs can play; "make play" builds it.
serve-how-to-end = Ctrl-C ends it; all tables are kept.
serve-ended = The server has ended; all tables are kept.

serve-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
serve-wrong-file = { $origin }: the file of settings cannot be read: { $given }.
serve-wrong-toml = { $origin } is no file of settings: { $given }.
serve-wrong-unknown = { $origin }: there is no setting "{ $given }".
serve-wrong-data = { $origin } needs the name of a folder, not "{ $given }".
serve-wrong-database = { $origin } needs the address of a database, not "{ $given }".
serve-wrong-host = { $origin } needs an address to listen on, not "{ $given }".
serve-wrong-port = { $origin } needs a port from 0 to 65535, not "{ $given }".
serve-wrong-lan = { $origin } is on or off, not "{ $given }".
serve-wrong-open = { $origin } is on or off, not "{ $given }".
serve-wrong-claim = { serve-wrong-pace }
serve-wrong-pace = { $origin } needs seconds from 0 to 60, not "{ $given }".
serve-wrong-thinkers = { $origin } needs a number from 1 to 256, not "{ $given }".
serve-wrong-bot = { $origin } needs a bot (random, plain or greedy), not "{ $given }".
serve-wrong-message-limit = { $origin } needs a number of bytes from 1024 to 16000000, not "{ $given }".
serve-wrong-connection-limit = { $origin } needs a number from 1 to 1000000, not "{ $given }".
serve-wrong-table-limit = { $origin } needs a number from 1 to 1000000, not "{ $given }".
