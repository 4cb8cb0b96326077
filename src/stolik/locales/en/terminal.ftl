# The terminal client: the table, what can be typed, what is said to the person. Words to type stand as they are typed.

## Who

seat-you = You
seat-me = me
side-us = We
side-them = They
bot-failed = The bot of { $name } failed; the table made the safest move for it (see stolik.log in the data folder).

## The table

game-kurnik = Canasta as on Kurnik
game-classic = Classic canasta
game-hoyle = Canasta as in modern books
game-book = Canasta by the book
game-samba = Samba
game-combo = Combo
game-combo-basic = Basic Combo
game-choina = Choina (Czy można?)
game-may-i = May I?
game-cassino = Cassino
game-cassino-pagat = Cassino with sweeps
table-header = { $game } · deal { $deal } · { $goal }
match-goal =
    { $kind ->
        [deals] match of { $deals } deals
       *[target] match to { $target }
    }
title-table = Table
title-news = What happened
title-hand =
    Your hand: { $count } { $count ->
        [one] card
       *[other] cards
    }, by { $order ->
        [suit] suit
       *[rank] rank
    }
title-take = Your turn: take cards
title-play = Your turn: lay, add, then discard
title-last-take = Your turn, the last of the deal: take the pile or pass
title-last-play = Your turn, the last of the deal: lay, add, then discard
title-last-but-one = Your turn: lay, add, then discard; only the next player may still take the pile
title-double = { $name } has gone out: lay your whole hand too, or pass
title-out = Your turn: lay all your cards; no discard is due
title-answer =
    { $name } asks you: { $ask ->
        [lay_out] may I lay cards?
       *[go_out] may I go out?
    }
seat-cards =
    { $name }{ $partner ->
        [yes] {" "}(partner)
       *[no] {""}
    }: { $count } { $count ->
        [one] card
       *[other] cards
    }
side-opening = opening needs { $needs }
side-opening-with-canasta = opening needs { $needs } with a canasta
side-opening-canasta = opening needs { $needs } with a canasta, which is still missing
side-opening-begun = opening needs { $needs }, { $missing } still missing
side-to-go-out =
    { $count ->
        [0] may go out
        [one] { $count } canasta short of going out
       *[other] { $count } canastas short of going out
    }
side-red-threes =
    { $count ->
        [one] red three
       *[other] red threes
    } { $cards } { $counts ->
        [for] +{ $points }
       *[against] −{ $points }
    }
side-bonus =
    { $count ->
        [one] { $count } card for the first canasta
       *[other] { $count } cards for the first canasta
    }
side-no-melds = no melds
meld-natural = [{ $cards } natural canasta, { $count }]
meld-sequence = [{ $cards } { sequence-canasta }, { $count }]
meld-bolivia = [{ $cards } bolivia, { $count }]
meld-mixed = [{ $cards } mixed canasta, { $count }]
table-stock =
    Stock: { $count } { $count ->
        [one] card
       *[other] cards
    }
table-pile =
    Pile: { $count } { $count ->
        [one] card
       *[other] cards
    }, top { $cards } – { $state }
table-under =
    under it { $count } face-down { $count ->
        [one] card
       *[other] cards
    }
pile-empty = Pile: empty
pile-free = free
pile-closed =
    { $reason ->
        [1] frozen for you, since your side has no meld yet
        [2] frozen, since a wild card lies in it
        [3] frozen, since a red three lies in it
        [5] frozen, since a black three lies in it
       *[other] always frozen
    }; only a natural pair ({ $card } { $card }) takes it
pile-top-wild = cannot be taken, for that is a wild card
pile-top-red = cannot be taken, for that is a red three
pile-top-black = cannot be taken, for that is a black three
pile-black-pair = only two more black threes take it, if you go out with them
hint-help = help
hint-hint = h: hint
hint-why = ?: why not
hint-undo = u: undo
hint-silent = silent: do not ask me
menu-risk = (loses!)

## What can be typed; the words stand in every action

do-draw = draw
do-take = take
do-top = top
do-onto = onto
do-lay = lay
do-open = open
do-add = add
do-to = to
do-run = run
do-extend = extend
do-low = low
do-high = high
do-join = join
do-discard = discard
do-ask = ask
do-buy = buy
do-allow = allow
do-refuse = refuse
do-yes = yes
do-no = no
do-pass = pass
do-stop = stop

type-draw = draw, d
type-take = take, t
type-take-top = take top
type-lay = lay, l
type-open = open, o
type-add = add, a, +
type-run = run, r
type-extend = extend, e
type-join = join, j
type-discard = discard, x, -
type-ask = ask
type-yes = yes, y
type-no = no, n
type-pass = pass, p
type-stop = stop
type-why = ?
type-hint = hint, h
type-undo = undo, u
type-silent = silent
type-hand = hand
type-score = score
type-rules = rules
type-log = log
type-table = table
type-help = help
type-quit = quit, q

help-actions = Actions
help-draw = draw from the stock
help-take = take the pile: “take 7 7”, “take 7 2”, “take onto 7”
help-take-top = take only the top card, to go out with it: “take top 7 7”, “take top onto 7”
help-lay = lay a new meld: “lay 777”, “lay 772”
help-open = lay several melds at once: “open KKK2 AAA”
help-add = add to a meld: “add 7”, “add 2 to K”
help-run = lay a new sequence: “run 5h6h7h”, “lay 5h6h7h8h”
help-extend = lengthen a sequence: “extend 5h-7h high”, “add 8h to 5h-7h”; “take onto 5h-7h high” with the pile
help-join = join your two melds of a rank: “join 8”
help-discard = discard and end the turn: “discard 5”, “discard 5h”
help-ask = ask your partner
help-yes = answer yes
help-no = answer no
help-pass = pass, when the stock is empty
help-stop = end the turn where no card is discarded
help-plays = Several steps in one line are done all or none: “lay KKK; add 2 to K; discard 5”. A number picks from the list.
help-second = A second meld of a rank is called 8/2: “add 8 to 8/2”, “take 8 8 to 8/2”, “take onto 8/2”.
help-wilds = Wild cards alone are a meld, called 2: “lay 222”, “lay 22Jk”, “add 2 to 2”, “add Jk to 2”.
help-suits = Cards: 2 to 10, J, Q, K, A, Jk (joker), with their suits: 7c 7d 7h 7s. A suit may be left out where only one card is meant; “…” in the list: other suits do as well.
help-cards = Cards: 2 to 10, J, Q, K, A, Jk (joker); a suit only where it matters to you: 7c 7d 7h 7s.
help-languages = Polish words do as well: dobierz, weź, wyłóż, otwórz, dołóż, odłóż or odrzuć, cofnij, zasady.
help-languages-more = For sequences and second melds: sekwens (run), przedłuż (extend), połącz (join); do (to), na (onto), dół (low), góra (high).
help-client = Other commands
help-why = “?” what is possible, and why the rest is not; “? lay KKK” why that is not allowed
help-hint = what a strong bot would do, and why
help-undo = take back your last step, if it showed you nothing new
help-silent = from now on do not ask you for cards others throw; again: ask you
help-hand = sort your hand by rank or by suit
help-score = the score, deal by deal
help-rules = the rules: a list of sections, “rules { $section }”, “rules { $rule }”
help-log = what happened in this deal
help-table = draw the table again (or press Enter)
help-help = this list
help-quit = leave; the match is saved

## Answers

typed-hint = “help” shows what can be typed, “?” what is possible now.
refused-hint = Rule { $rule }; “? { $action }” shows it.
pick-unknown = There is no such number in the list.
command-alone = Nothing may follow “{ $command }”, which stands for: { $does }.
verb-alone = “{ $typed }” is written alone: { $does }.
verb-meant = Perhaps you mean “{ $discard }” or “{ $add }”.
undo-nothing = Nothing can be taken back: you have done nothing in this turn yet.
undo-shown = “{ $action }” cannot be taken back: it showed you something new.
undo-answered = Nothing can be taken back any more: your partner has answered.
confirm-losing = “{ $action }” loses you the whole match. Do it all the same?
yes-or-no = [yes/no] >
yes-or-no-usual = [yes/no, Enter = { $usual }] >
silent-on = You will not be asked for thrown cards any more; “silent” again ends that.
silent-off = You will be asked for thrown cards again.
why-can = Possible: { $actions }.
why-cannot = Not possible: { $actions }. { $reason }
why-any-discard = discard (whichever card)
why-command = “?” explains actions. “{ $command }” is a command: { $does }.
why-allowed = “{ $action }” is allowed.
why-rule = Rule { $rule }: { $text }
rules-title = The rules of { $rules }
rules-how = “rules { $section }” shows section { $section }, “rules { $rule }” a single rule.
rules-unknown = There is no such section and no such rule; “rules” lists the sections.
press-enter = Press Enter to go on.

## Score sheets

sheet-title = Score of deal { $number }
sheet-match = Score of the match
sheet-of-deal = Deal { $number }
sheet-deal = This deal
sheet-before = Before
sheet-sums = Plus and minus
sheet-total = Total
sheet-seed = The cards are those of seed { $seed }: --seed { $seed } deals them again.
sheet-hand = Left in hand, { $name }: { $cards }
sheet-none = No deal has ended yet.

## Keeping the match

left = The match is saved; “stolik play { $game }” goes on with it.
save-failed = The match could not be saved: { $reason }.
save-broken = The saved match cannot be read (line { $line }); it is set aside as { $path }.
save-newer = The saved match was written by a newer Stolik; it is set aside as { $path }.
save-older = The saved match was played by older rules; it is set aside as { $path }.
resume-offer = There is a match you have left: { $rules }, score { $score }. Go on with it?
resume-offer-other = There is a match you have left: { $rules }, score { $score }. Going on with it leaves out what you asked for now: { $asked }. Without it a new match begins, and that one is set aside. Go on with it?
resume-unclear = Please answer yes (the match you left), no (a new match) or q (leave everything as it is); Enter is { $usual }.
set-aside = The match you left is set aside as { $path }.
save-cut =
    The end of the saved match could not be read (line { $line }){ $lost ->
        [0] {""}
        [one] : the last step is lost
       *[other] : the last { $lost } steps are lost
    }.
save-mended = It goes on from what came before; the file as it was is kept as { $path }.
left-untouched = Nothing was changed; the match you left waits for you.
resume-nothing = There is no saved match of { $games }.
table-busy = The match of { $game } is being played in another window.
