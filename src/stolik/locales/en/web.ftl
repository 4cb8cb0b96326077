# Pages around the table in the browser: home, lobby, rules, settings. The table itself has table.ftl.

web-title = Stolik: canasta with friends or with bots
web-page-title = { $title } · Stolik
web-tools = Settings of this page
web-close = Close
web-cancel = Cancel
web-try-again = Try again
web-connecting = Connecting to the table…

## Cards

web-card-back = card face down
web-card-hidden = card face down
web-card-wild = { $card }, wild card

## Games

web-game = Game
web-game-kurnik = Canasta as on Kurnik
web-game-kurnik-lead = Collect seven cards of one rank.
web-game-classic = Classic canasta
web-game-classic-lead = Two pairs, one card drawn; black threes freeze the pile.
web-game-hoyle = Canasta as in modern books
web-game-hoyle-lead = Classic with more wild cards; black threes only block.
web-game-book = Canasta by the book
web-game-book-lead = For two, three or four; both partners may go out at once.
web-game-samba = Samba
web-game-samba-lead = Three packs; sequences of one suit grow into sambas.
web-game-combo = Combo
web-game-combo-lead = Escaleras, bolivias, eleven bonus cards; four deals.
web-game-combo-basic = Basic Combo
web-game-combo-basic-lead = Three packs, two melds of a rank; nobody goes out.
web-game-choina = Choina (Czy można?)
web-game-choina-lead = Five deals, each with its contract; cards bought out of turn.
web-game-may-i = May I?
web-game-may-i-lead = Contract rummy: the whole contract first, then laying off.
web-game-cassino = Cassino
web-game-cassino-lead = Cards taken by pairs and sums, or built up for later.
web-game-cassino-pagat = Cassino with sweeps
web-game-cassino-pagat-lead = A point for each cleared table; makers guard their builds.
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-or = { $first } or { $last }
web-players-from =
    { $list } { $last ->
        [one] player
       *[other] players
    }

## Home

web-home-title = What shall we play?
web-home-lead = With friends by a link, or with bots right away. No account, no ads.
web-your-name = Your name at the table
web-name-example = for example Anna
web-name-needed = Enter a name, so that others know with whom they play.
web-how-many = Number of players
web-bots-strength = Strength of bots
web-bot-random = random
web-bot-plain = simple
web-bot-greedy = good
web-bot-careful = strong
web-bot-searcher = strongest
web-patience = Time to ask for a card
web-patience-seconds = { $count } s
web-change-rules = Change rules
web-read-rules = Read the rules
web-rules-as-preset = Rules unchanged: { $game }.
web-rules-differ = { $game }, with these changes:
web-play-bots = Play with bots
web-invite-friends = Invite friends
web-opening = Setting the table…

web-returns = Your tables
web-return-table =
    { $game }{ $deal ->
        [0] {""}
       *[other] , deal { $deal }
    }{ $has ->
        [yes] {" "}· { $names }
       *[no] {""}
    }
web-return-go = Go back
web-returns-more =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }

## Options

web-options-title = Rules: { $game }
web-options-search = Search the options
web-options-none = No option has these words.
web-options-other = Other
web-options-reset = No changes: { $game }
web-options-take =
    { $count ->
        [0] Play without changes
        [one] Take { $count } change
       *[other] Take { $count } changes
    }
web-options-leaving = Your changes are not taken yet.
web-options-drop = Drop the changes
web-options-broken = This cannot be: { $settings }. { $reason }
web-option-changed = changed
web-option-usual = Back to: { $value }
web-option-reset = Undo the change: { $option }

## Rules

web-rules-title = Rules: { $game }
web-rules-search = Search the rules
web-rules-sections = Sections
web-rules-none = No rule has these words.
web-rule-number = Rule { $rule }
web-rule-absent = Rule { $rule } has no place at this table: its options switch it off.

## Settings

web-settings = Settings
web-settings-kept = Settings are kept in this browser and concern only you.
web-language = Language
web-language-pl = Polski
web-language-en = English
web-letters = Letters on cards
web-letters-pl = A K D W
web-letters-en = A K Q J
web-suits = Colours of suits
web-suits-four = four
web-suits-two = two
web-order = Order of the hand
web-order-game = as suits the game
web-order-rank = by rank
web-order-suit = by suit
web-theme = Appearance
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-pace = Pace of others’ moves
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = quick

## Lobby

web-lobby-title = Who else will play?
web-lobby-lead = Send the link to your friends. The match begins when every seat is taken and everybody agrees.
web-lobby-guest =
    { $has ->
        [yes] { $name } invites you to a table
       *[no] You are invited to a table
    }
web-lobby-guest-lead = { $game }. Enter your name and sit down; the match begins when everybody agrees.
web-seats = Seats at the table
web-seats-drawn =
    When the match begins, cards are drawn { $pairs ->
        [yes] for seats and partners.
       *[no] for who begins.
    }
web-seat-free = free seat
web-seat-you = You
web-seat-partner = your partner
web-seat-bot-name = Bot
web-seat-bot = level: { $level }
web-seat-ready = ready
web-seat-not-ready = not ready yet
web-seat-away = not connected, the seat waits
web-seat-left = left the table, the seat waits
web-sit = Sit here
web-sit-here =
    Sit here, at seat { $number }{ $has ->
        [yes] , partner: { $name }
       *[no] {""}
    }
web-sit-down = Sit down at the table
web-sit-choose =
    { $pairs ->
        [yes] Or choose a seat: partners face each other.
       *[no] Or choose a seat.
    }
web-table-full =
    { $watching ->
        [no] All seats are taken. Once the match begins, only those who sit here see it.
       *[yes] All seats are taken. You may watch; the match will show here once it begins.
    }
web-invite = Invite friends
web-invite-link = Link to the table
web-invite-share = Let us play: { $game }
web-invite-address = Address for phones on the same network
web-invite-local = This address works on this computer only. For friends to join from phones on the same network, start “make play ARGS=--lan”.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The link is selected: copy it with Ctrl+C, or touch and hold it.
web-share = Send
web-qr = QR code of the address { $link }
web-bots = Bots
web-bots-fill =
    { $count ->
        [one] Put a bot on the free seat
       *[other] Put bots on the free seats
    }
web-bots-free =
    { $count ->
        [one] Free the bot’s seat
       *[other] Free the bots’ seats
    }
web-table-rules = Rules of this table
web-table-game =
    { $game }, { $count } { $count ->
        [one] player
       *[other] players
    }
web-rules-changed = The rules have just changed. Read them and agree again.
web-ready = We can begin
web-not-ready = Not yet
web-ready-free =
    { $count ->
        [one] One seat is still free: invite somebody, or put a bot there.
       *[other] { $count } seats are still free: invite somebody, or put bots there.
    }
web-ready-waiting = Waiting for: { $names }.
web-ready-begins = Beginning…
web-ready-you = Everybody is waiting only for you.

## Another device

web-device = Play on another device
web-device-help = Open this link on your phone or another computer: you will sit there on the same seat. You can go on playing here, too.
web-device-link = Link to your seat
web-device-until = It works once, until { $time }.
web-device-over = This link no longer works. Ask for a new one.
web-device-secret = Do not send it to others: whoever opens it sees your cards and plays for you.
web-device-again = New link
web-claim-failed = This link to a seat did not work
web-claim-help = Ask for a new one on the device that you play on.
web-claim-go-on = Go to the table

## Trouble

web-link-lost = Connecting again…
web-link-help = Your seat waits, and nothing is lost.
web-link-closing = The server is starting anew. Nothing is lost.
web-not-found = There is nothing here
web-not-found-help = There is no page at this address. Check whether the link is complete.
web-table-gone = There is no such table
web-table-gone-help = Check whether the link is complete, or ask for a new one.
web-to-home = Home page
web-no-answer = The server does not answer. Check the connection and try again.
web-server-failed = Something went wrong on the server. Try again.
web-stale = Something changed at the table at the same moment. Have a look and try again.
web-act-gone = This move cannot be made now.
web-confirm-needed = This move loses the match and has to be confirmed.
