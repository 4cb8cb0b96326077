# What makes a table comfortable: the pace, sounds, what happened meanwhile, what each seat does, the keys.

web-pace-once = at once
web-pace-calm = calm
web-sound = Sounds
web-sound-off = off
web-sound-on = on
web-volume = Volume
web-volume-of = { $volume } of { $most }
web-keys = Single letters as keys
web-keys-on = on
web-keys-off = off

## What happened meanwhile

comfort-again = What happened since my turn
comfort-again-title = Since your last turn
comfort-again-watching = The last moves
comfort-again-nothing = Nothing has happened since.
comfort-behind =
    { $count ->
        [one] { $count } more move
       *[other] { $count } more moves
    }

## Who is whose partner, and what a seat in turn has to do; there is little room

comfort-partner-short = partner
comfort-with = with { $names }
comfort-does-desk-stage-take =
    { $draw ->
        [0] takes or passes
       *[other] { $pile ->
            [no] draws
           *[yes] draws or takes
        }
    }
comfort-does-desk-stage-play = lays, discards
comfort-does-desk-stage-stop = lays
comfort-does-desk-stage-double = may go out too
comfort-does-desk-stage-out = goes out
comfort-does-desk-stage-last-but-one = lays, discards
comfort-does-desk-stage-last-take = takes or passes
comfort-does-desk-stage-last-play = lays, discards
comfort-does-desk-stage-answer = answers
comfort-does-desk-stage-choina-draw = draws or takes
comfort-does-desk-stage-choina-play = lays, discards
comfort-does-desk-stage-choina-last = lays, discards
comfort-does-desk-stage-choina-buy = is buying
comfort-does-desk-stage-cassino = plays a card
comfort-thinks = { $name } { $doing }…

## Where cards cannot be put

comfort-drop-theirs = These melds are not yours: cards are added to your own side’s only.
comfort-drop-wait = It is not your turn yet.
comfort-drop-nothing = These cards cannot be put there now.

## Keys

comfort-keys = Keyboard
comfort-keys-hand = In the hand
comfort-keys-table = Anywhere at the table
comfort-key-arrows = from card to card; in the hand and on the table
comfort-key-ends = the first and the last card
comfort-key-select = select the card, or no longer
comfort-key-next = the next step: the button at the right-hand end
comfort-key-clear = drop the choice; close what is open
comfort-key-tab = to the next place, button or notice
comfort-key-hint = a hint: what a bot would do, and why
comfort-key-hand = the hand
comfort-key-table = the middle of the table: stock, pile, open cards
comfort-key-melds = your melds, and what is put ready
comfort-key-others = the others, and what lies before them
comfort-key-actions = the buttons
comfort-key-number = the button of this number, from the left
comfort-key-undo = take back
comfort-key-last = what happened since my turn
comfort-key-sort = sort the hand the other way
comfort-key-guide = the guide for the first deal, on or off
comfort-key-score = score
comfort-key-rules = rules
comfort-key-menu = menu
comfort-key-help = this sheet
comfort-key-space = Space
comfort-key-enter = Enter
comfort-key-escape = Esc
comfort-key-home = Home
comfort-key-end = End
