# Where people gather: seats, and what they agree on apart from the rules.

web-move = Sit here instead
web-move-here =
    Sit here instead, at seat { $number }{ $has ->
        [yes] , partner: { $name }
       *[no] {""}
    }
web-get-up = Get up
web-free-seat = Free the seat
web-free-seat-of = Free the seat of { $name }
web-seats-pairs = Partners: { $pairs }.

## At this table

web-manners = At this table
web-manners-change = Change what we agree on
web-manners-changed =
    Something new was agreed on – { $news }.{ $again ->
        [yes] {" "}Agree again, please.
       *[no] {""}
    }
web-manners-clock = Clock
web-manners-clock-help = When a turn’s time is over, the table makes the safest move for whoever is in turn. After three in a row a bot plays there until the person is back.
web-manners-clock-value =
    { $seconds ->
        [0] none
       *[other] { $seconds } s a turn
    }
web-manners-talk = Talk
web-manners-talk-help = What those who sit here may say to each other during the match. Anybody can mute anybody for himself.
web-manners-talk-all = phrases and own words
web-manners-talk-phrases = phrases only
web-manners-talk-off = none
web-manners-watching = Spectators
web-manners-watching-help = Whoever has no seat here may look on, and sees no hand.
web-manners-watching-yes = welcome
web-manners-watching-no = not allowed
web-manners-listed = Who finds the table
web-manners-listed-help = A table that everybody may find is shown on the first page with the names of those who sit there, and anybody may sit down.
web-manners-listed-yes = everybody
web-manners-listed-no = only with the link
web-manners-hints = Hints
web-manners-hints-help = Whoever is in turn may ask what a bot would do; nobody else learns of it.
web-manners-hints-yes = allowed
web-manners-hints-no = none
web-manners-patience = { web-patience }
web-manners-patience-help = So long each question stays open; who says nothing has answered by that, too.
web-manners-piles = { web-piles }
web-manners-piles-help = Whether everybody may see all the time what was captured.
web-manners-piles-yes = { web-piles-open }
web-manners-piles-no = { web-piles-hidden }

## Bots by seat

web-bot-about-random = Does anything that the rules allow: for a first look.
web-bot-about-plain = Lays what it can as soon as it can, and plans nothing.
web-bot-about-greedy = Takes what is worth most in its own turn, and minds what the next player could take.
web-bot-about-careful = Counts the cards, guesses what others collect, and plans its turn with its partner.
web-bot-about-searcher = Plays many possible deals through in its head before each move.
web-bot-pace = Pace of bots
web-bot-pace-quick = quick
web-bot-pace-normal = normal
web-bot-pace-slow = slow
web-bot-seat = Bot { $number }
web-bot-seat-level = Strength of bot { $number }
web-bot-seat-pace = Pace of bot { $number }
web-bots-each = Each bot by itself
web-bots-all = All bots alike
