### The options of every game family: title, explanation, values; then the combinations that are refused.

## Canasta family: players and cards

option-players = Number of players
option-players-help = Four play in two pairs; two or three play each for himself.
option-players-value-2 = two players
option-players-value-3 = three players
option-players-value-4 = four, in pairs

option-packs = Packs of cards
option-packs-help = Each pack has 52 cards and two jokers.
option-packs-value-2 = two packs, 108 cards
option-packs-value-3 = three packs, 162 cards

option-deal-size = Cards dealt to each player
option-deal-size-help = The size of the hand at the start of a deal; the rest is the stock.
option-deal-size-value-11 = 11 cards
option-deal-size-value-13 = 13 cards
option-deal-size-value-15 = 15 cards

option-seat-draw = Draw cards for seats
option-seat-draw-help = Before the first deal everyone draws a card for seats, partners and the first player (with two or three players only for who plays first). Otherwise the first dealer is chosen by lot.
option-seat-draw-value-off = no, the first dealer by lot
option-seat-draw-value-on = yes

option-draw-count = Cards drawn from the stock in a turn
option-draw-count-help = Whoever does not take the pile draws this many cards; one is discarded in any case.
option-draw-count-value-1 = one card
option-draw-count-value-2 = two cards

option-upcard-rule = A wild card or a three turned up at the start
option-upcard-rule-help = The first card of the pile may be wild or a three. Either it stays as it is, or further cards are turned onto it until an ordinary one shows.
option-upcard-rule-value-cover-until-natural = covered until an ordinary card shows
option-upcard-rule-value-keep-first = it stays

option-surprise-cards = Face-down cards under the first card of the pile
option-surprise-cards-help = Stock cards that nobody has seen lie under the first card. They go with the pile, never freeze it, and are seen only by the player who takes it.
option-surprise-cards-value-0 = none
option-surprise-cards-value-3 = three cards

## Red threes

option-red3-replaced = Red threes replaced from the stock
option-red3-replaced-help = Either every dealt or drawn red three is replaced by a stock card, or only those in the dealt hand.
option-red3-replaced-value-always = dealt and drawn ones
option-red3-replaced-value-deal-only = only dealt ones

option-bonus-red3-replaced = Red threes among the bonus cards replaced
option-bonus-red3-replaced-help = Has no effect without bonus cards, or where only dealt red threes are replaced.
option-bonus-red3-replaced-value-on = yes
option-bonus-red3-replaced-value-off = no

option-last-red3 = The last stock card is a red three
option-last-red3-help = The player who draws it plays on and discards as always; or he may lay cards, and go out by laying all of them, but does not discard, and the deal ends; or the deal ends at once.
option-last-red3-value-turn-continues = he plays on and discards
option-last-red3-value-meld-no-discard = he may lay, then the deal ends
option-last-red3-value-end-now = the deal ends at once

option-red3-condition = What red threes need to count plus
option-red3-condition-help = A side that does not have it on the table at the end of the deal counts its red threes minus.
option-red3-condition-value-one-meld = a meld
option-red3-condition-value-one-canasta = a canasta
option-red3-condition-value-two-canastas = two canastas
option-red3-condition-value-one-canasta-set-two = a canasta, for the whole set two
option-red3-condition-value-special-canasta = a bolivia, a sequence canasta or natural sevens

option-red3-set-bonus = All red threes on one side
option-red3-set-bonus-help = What all of them count together, plus or minus: four with two packs, six with three. Fewer count 100 each.
option-red3-set-bonus-value-none = no extra, 100 each
option-red3-set-bonus-value-800 = 800 together
option-red3-set-bonus-value-1000 = 1000 together
option-red3-set-bonus-value-2000 = 2000 together

## Taking the pile

option-restricted-pair = The pair needed for a frozen pile
option-restricted-pair-help = To take a frozen pile one needs two natural cards like its top card. Either they are laid together with it, or it is enough to hold them.
option-restricted-pair-value-laid = laid with the top card
option-restricted-pair-value-held = held in the hand

option-pile-always-frozen = The pile is always frozen
option-pile-always-frozen-help = Then everybody needs a natural pair from the hand for it all the time.
option-pile-always-frozen-value-off = no
option-pile-always-frozen-value-on = yes

option-red3-freezes = A red three in the pile freezes it
option-red3-freezes-help = A red three can lie in the pile only from the start. Then everybody needs a natural pair until the pile is taken.
option-red3-freezes-value-off = no
option-red3-freezes-value-on = yes

option-black3-freezes = A black three in the pile freezes it
option-black3-freezes-help = Then everybody needs a natural pair until the pile is taken. Otherwise a black three only blocks the pile while it lies on top.
option-black3-freezes-value-off = no, it only blocks while on top
option-black3-freezes-value-on = yes, until the pile is taken

option-pile-for-opening = Taking the pile for the first meld
option-pile-for-opening-help = Whether a side without a meld may take the pile as part of its opening.
option-pile-for-opening-value-with-natural-pair = with a natural pair
option-pile-for-opening-value-not-allowed = not allowed

option-take-with-wild = Taking with one natural and one wild card
option-take-with-wild-help = Whether a pile that is not frozen may be taken with one natural and one wild card from the hand.
option-take-with-wild-value-on = allowed
option-take-with-wild-value-off = not allowed

option-take-onto-finished-canasta = Taking a pile card onto a finished canasta
option-take-onto-finished-canasta-help = Whether the top card may go onto a canasta that is already complete. If not, its rank can be taken only for a second meld, where second melds are allowed.
option-take-onto-finished-canasta-value-off = not allowed
option-take-onto-finished-canasta-value-on = allowed

option-take-onto-sequence = Taking a pile card onto a sequence
option-take-onto-sequence-help = Whether a pile that is not frozen may be taken by adding its top card to a sequence on the table.
option-take-onto-sequence-value-on = allowed
option-take-onto-sequence-value-off = not allowed

option-black3-take-for-last-meld = Taking a pile with a black three on top
option-black3-take-for-last-meld-help = Whether a player may take it who lays this three with two black threes from the hand and goes out.
option-black3-take-for-last-meld-value-off = never
option-black3-take-for-last-meld-value-on = when going out with it

option-one-card-take = One card in hand, one card in the pile
option-one-card-take-help = Whether a player with a single card may take a pile of a single card.
option-one-card-take-value-forbidden = he may not take it
option-one-card-take-value-allowed = he may take it

option-take-top-only-to-go-out = Taking only the top card to go out
option-take-top-only-to-go-out-help = Whether a player who goes out with it may leave the rest of the pile. He then lays all his cards and does not discard.
option-take-top-only-to-go-out-value-off = no, always the whole pile
option-take-top-only-to-go-out-value-on = allowed

option-end-of-stock = When the stock is empty
option-end-of-stock-help = How long play goes on after the last stock card: until the next player has taken the last discard or not; as long as each player takes it; the same, with a duty to take an open pile that fits a meld of one's side; or it stops with that discard.
option-end-of-stock-value-next-may-buy = only the next player may still take
option-end-of-stock-value-continue-while-taken = on while each player takes
option-end-of-stock-value-continue-forced = on, and who can must take
option-end-of-stock-value-stop = the deal stops

## Melds and canastas

option-wild-ratio = Wild cards in a meld
option-wild-ratio-help = Every meld of a rank needs two natural cards at least; this limits its wild cards.
option-wild-ratio-value-wild-le-nat = three at most, never more than naturals
option-wild-ratio-value-two-nat-per-wild = three at most, two naturals for each
option-wild-ratio-value-min2-max3 = three at most
option-wild-ratio-value-min2-max2 = two at most

option-wild-melds = Melds of wild cards alone
option-wild-melds-help = Whether three to seven wild cards may be melded on their own; seven are a canasta, the bolivia.
option-wild-melds-value-off = no
option-wild-melds-value-on = yes

option-wild-canasta-bonus = Bonus for a canasta of wild cards
option-wild-canasta-bonus-help = Counts only where wild cards may be melded on their own.
option-wild-canasta-bonus-value-2000 = 2000 points
option-wild-canasta-bonus-value-100 = 100 points
option-wild-canasta-bonus-value-700 = 700 points
option-wild-canasta-bonus-value-1000 = 1000 points
option-wild-canasta-bonus-value-2500 = 2500 points

option-sequences = Sequences of one suit
option-sequences-help = Whether three to seven cards of one suit in a row may be melded: the four is low, the ace high, no wild cards. Seven are a canasta, called samba or escalera.
option-sequences-value-off = no
option-sequences-value-on = yes

option-second-meld-same-rank = A second meld of the same rank
option-second-meld-same-rank-help = Whether a side may have two melds of one rank; more than two are never allowed.
option-second-meld-same-rank-value-off = no
option-second-meld-same-rank-value-on = yes

option-merge-same-rank = Joining two melds of one rank
option-merge-same-rank-help = Whether a side may put its two melds of one rank together, within the limits on wild cards and on size.
option-merge-same-rank-value-on = allowed
option-merge-same-rank-value-off = not allowed

option-canasta-cap = Largest canasta of a rank
option-canasta-cap-help = Whether cards may be added to a canasta beyond seven.
option-canasta-cap-value-none = seven cards or more
option-canasta-cap-value-7 = exactly seven cards

option-wild-onto-finished-canasta = Wild cards onto a finished canasta
option-wild-onto-finished-canasta-help = Whether a wild card may be added to a complete canasta of a rank; a natural canasta then becomes a mixed one.
option-wild-onto-finished-canasta-value-off = not allowed
option-wild-onto-finished-canasta-value-on = allowed

option-black3-melds = Melding black threes
option-black3-melds-help = When black threes may be melded, always without wild cards: by a player who goes out, with or without a final discard; in sets of three or four in any turn of one's own; or never.
option-black3-melds-value-going-out = when going out
option-black3-melds-value-going-out-no-discard = when going out without a discard
option-black3-melds-value-anytime = in any turn of one's own
option-black3-melds-value-off = never

option-black3-before-opening = Black threes laid before the opening
option-black3-before-opening-help = A set laid by a side without a meld is part of its opening, or it is free and opens nothing.
option-black3-before-opening-value-counts-for-opening = part of the opening
option-black3-before-opening-value-free = free, no opening

## Opening

option-opening-table = Minimum for the opening
option-opening-table-help = The value that the first melds of a side must reach, by its score. A list of your own has the form score:minimum,score:minimum, beginning at score 0.
option-opening-table-value-classic = 50, from 1500: 90, from 3000: 120
option-opening-table-value-samba = as classic, and more from 7000
option-opening-table-value-combo = 60, 100, 140, 180 (3500, 7000, 10500)
option-opening-table-value-book-10000 = 30 to 180, for a match to 10,000
option-opening-table-value-flat-80 = 80 at every score
option-opening-table-value-list = a list of your own

option-opening-top = Minimum from 7000 points on
option-opening-top-help = The highest step of the opening table of Samba.
option-opening-top-value-150 = 150
option-opening-top-value-160 = 160

option-negative-minimum = Minimum at a negative score
option-negative-minimum-help = What a side below zero needs to open: 15, which any meld reaches, or as much as at zero.
option-negative-minimum-value-15 = 15
option-negative-minimum-value-as-zero = as at score 0

option-opening-strict = Exactly the minimum
option-opening-strict-help = Whether the first melds must reach the minimum or be worth more than it.
option-opening-strict-value-at-least = is enough
option-opening-strict-value-more-than = is not enough

option-opening-canasta-from = Canasta needed for the opening
option-opening-canasta-from-help = From this score on an opening must also contain a canasta.
option-opening-canasta-from-value-off = never
option-opening-canasta-from-value-5000 = from 5000 points on

## Going out

option-going-out = Going out
option-going-out-help = Whether a deal may end by a player getting rid of all his cards. If not, everyone keeps his last card and the deal ends with the stock.
option-going-out-value-on = allowed
option-going-out-value-off = nobody goes out

option-illegal-out = Emptying the hand without the right to go out
option-illegal-out-help = Either it is refused and a card must be kept, or it is possible and loses the whole game.
option-illegal-out-value-forbid = refused
option-illegal-out-value-lose-game = loses the whole game

option-canastas-to-go-out = Canastas needed to go out
option-canastas-to-go-out-help = How many canastas a side must have before one of its players may get rid of all his cards.
option-canastas-to-go-out-value-2 = two
option-canastas-to-go-out-value-1 = one

option-need-samba-to-go-out = A sequence canasta needed to go out
option-need-samba-to-go-out-help = Whether one of the canastas needed must be a sequence of seven cards.
option-need-samba-to-go-out-value-off = no
option-need-samba-to-go-out-value-on = yes

option-going-out-bonus = Bonus for going out
option-going-out-bonus-help = Points for the side whose player gets rid of all his cards.
option-going-out-bonus-value-200 = 200 points
option-going-out-bonus-value-100 = 100 points

option-concealed-bonus = Further bonus for going out concealed
option-concealed-bonus-help = Concealed means laying the whole hand in one turn, with a canasta in it, without having laid a card before.
option-concealed-bonus-value-0 = none
option-concealed-bonus-value-100 = 100 points
option-concealed-bonus-value-200 = 200 points

option-concealed-minimum = Opening minimum when going out concealed
option-concealed-minimum-help = Whether a player who goes out concealed must reach the opening minimum when his side has no meld.
option-concealed-minimum-value-required = needed
option-concealed-minimum-value-waived-if-stock-draw = not needed after drawing from the stock
option-concealed-minimum-value-waived = not needed

option-concealed-with-pile = Concealed although the pile was taken
option-concealed-with-pile-help = Whether the concealed bonus is also paid when the player took the pile in that turn.
option-concealed-with-pile-value-on = bonus paid
option-concealed-with-pile-value-off = no bonus

option-concealed-onto-partner-melds = Concealed although added to the partner's melds
option-concealed-onto-partner-melds-help = Whether the concealed bonus is also paid when the player added cards to melds of his partner.
option-concealed-onto-partner-melds-value-forbidden = no bonus
option-concealed-onto-partner-melds-value-allowed = bonus paid

option-double-out-bonus = Bonus when the partner goes out too
option-double-out-bonus-help = When a player goes out, his partner may at once lay his whole hand if all of it fits, for this bonus.
option-double-out-bonus-value-0 = none, he may not lay
option-double-out-bonus-value-100 = 100 points

option-ask-partner = Asking the partner
option-ask-partner-help = Whether a player may ask his partner before laying, and what he asks. The answer binds him.
option-ask-partner-value-off = no question
option-ask-partner-value-go-out = "May I go out?"
option-ask-partner-value-go-out-mandatory = nobody goes out without a yes
option-ask-partner-value-lay-out = "Shall I lay cards?"

## Bonus cards and special points

option-bonus-cards = Bonus cards for a canasta
option-bonus-cards-help = Stock cards given to the player who completes a certain canasta; he may use them at once.
option-bonus-cards-value-0 = none
option-bonus-cards-value-11 = 11 cards
option-bonus-cards-value-13 = 13 cards

option-bonus-trigger = Which canasta brings bonus cards
option-bonus-trigger-help = Only the first canasta of the whole deal, or the first one of each side.
option-bonus-trigger-value-first-canasta-in-deal = the first of the deal
option-bonus-trigger-value-first-canasta-of-each-side = the first of each side

option-black3-in-hand = A black three left in hand
option-black3-in-hand-help = Minus points for each black three in hand at the end of the deal.
option-black3-in-hand-value-5 = −5
option-black3-in-hand-value-100 = −100
option-black3-in-hand-value-200 = −200

option-seven-in-hand = A seven left in hand
option-seven-in-hand-help = Minus points for each seven in hand at the end of the deal.
option-seven-in-hand-value-5 = −5
option-seven-in-hand-value-500 = −500

option-sevens-canasta-bonus = Bonus for a canasta of sevens
option-sevens-canasta-bonus-help = As for any other canasta, 500 natural and 300 mixed, or far more.
option-sevens-canasta-bonus-value-ordinary = as any other
option-sevens-canasta-bonus-value-1500-1000 = 1500 natural, 1000 mixed

## End of the match

option-match-end = What ends the match
option-match-end-help = A match ends when a side reaches a score, or after a number of deals.
option-match-end-value-target = a score reached
option-match-end-value-deals = a number of deals

option-target = Score that ends the match
option-target-help = The match ends after the deal in which a side reaches this score.
option-target-value-5000 = 5000
option-target-value-3000 = 3000
option-target-value-7500 = 7500
option-target-value-8500 = 8500
option-target-value-10000 = 10,000

option-deals = Deals in a match
option-deals-help = Counts only where the match ends after a number of deals.
option-deals-value-4 = four deals
option-deals-value-8 = eight deals

option-tie = Equal scores at the end
option-tie-help = The match is a draw, or another deal is played, and so on while the scores stay equal.
option-tie-value-draw = a draw
option-tie-value-extra-deal = another deal

## Combinations that are refused, each with its reason

constraint-players-not-offered = This game has no rules for so many players: deal, sides and canastas to go out are fixed only for the numbers it offers.
constraint-going-out-off-needs-forbid = Where nobody goes out, everyone keeps his last card, so that emptying the hand cannot lose the game.
constraint-black3-melds-need-going-out = Where nobody goes out, black threes that need it could never be melded; choose "anytime" or "off".
constraint-black3-take-needs-last-meld = A pile is taken with a black three only where black threes are melded when going out.
constraint-samba-needs-sequences = Nobody could ever go out: a sequence canasta is needed, but sequences are off.
constraint-opening-table-list = A list of minimums must begin at score 0, rise in score, and name positive multiples of 5.
