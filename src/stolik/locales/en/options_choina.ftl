### The options of the Choina family: title, explanation, values.

option-choina-players = Number of players
option-choina-players-help = Everybody plays for himself.
option-choina-players-value-3 = three players
option-choina-players-value-4 = four players
option-choina-players-value-5 = five players

option-choina-deals = Deals in a match
option-choina-deals-help = Five deals with ten cards each, or a sixth one, two sequences and a set, and then eleven cards in every deal.
option-choina-deals-value-5 = five, with ten cards
option-choina-deals-value-6 = six, with eleven cards

option-choina-seq-min = Fewest cards of a sequence
option-choina-seq-min-help = A sequence is cards of one suit in a row; the ace is its lowest or its highest card.
option-choina-seq-min-value-4 = four cards
option-choina-seq-min-value-3 = three cards

option-choina-contract-laydown = How the contract is laid
option-choina-contract-laydown-help = The melds of the contract are laid one by one, in any of one’s own turns, or all in one turn.
option-choina-contract-laydown-value-piecemeal = one by one
option-choina-contract-laydown-value-whole = all in one turn

option-choina-layoff-requires-contract = Laying off only after one’s own contract
option-choina-layoff-requires-contract-help = Whether cards may be laid off on melds only by players whose own contract is complete on the table.
option-choina-layoff-requires-contract-value-off = no, at any time
option-choina-layoff-requires-contract-value-on = yes

option-choina-layoff-same-turn = Laying off in a turn with contract melds
option-choina-layoff-same-turn-help = Whether cards may be laid off in a turn in which a meld of the contract is laid, before or after it.
option-choina-layoff-same-turn-value-on = yes
option-choina-layoff-same-turn-value-off = no, a turn has one or the other

option-choina-contract-exact-size = Contract melds of the least size
option-choina-contract-exact-size-help = Whether a meld of the contract must have exactly the fewest cards when it is laid; a card added to it then is laid off.
option-choina-contract-exact-size-value-off = no, larger ones too
option-choina-contract-exact-size-value-on = yes

option-choina-distinct-set-ranks = Sets of different ranks
option-choina-distinct-set-ranks-help = Whether the sets of a player’s contract must differ in rank.
option-choina-distinct-set-ranks-value-on = yes
option-choina-distinct-set-ranks-value-off = no

option-choina-distinct-seq-suits = Sequences of different suits
option-choina-distinct-seq-suits-help = Whether the sequences of a player’s contract must differ in suit. Two of one suit may be allowed where at least two ranks lie between them when the second is laid.
option-choina-distinct-seq-suits-value-on = yes
option-choina-distinct-seq-suits-value-non-adjacent = no, but at least two ranks apart
option-choina-distinct-seq-suits-value-off = no

option-choina-turn-after-buy = Who plays after a purchase
option-choina-turn-after-buy-help = Either play goes on at the buyer’s left, and those in between miss a turn, or whoever was in turn plays.
option-choina-turn-after-buy-value-buyer-left = the buyer’s left neighbour
option-choina-turn-after-buy-value-unchanged = whoever was in turn

option-choina-uncovered-card = Card uncovered by a purchase
option-choina-uncovered-card-help = Who may take the older card that then lies on top of the pile.
option-choina-uncovered-card-value-next-player = the next player, as his draw
option-choina-uncovered-card-value-nobody = nobody
option-choina-uncovered-card-value-everyone = everybody may ask again

option-choina-retake-own-discard = Taking back one’s own discard
option-choina-retake-own-discard-help = Whether a player may take an uncovered card that he discarded himself, also as one of several that he buys.
option-choina-retake-own-discard-value-on = allowed
option-choina-retake-own-discard-value-off = not allowed

option-choina-refusal = What a refusal entails
option-choina-refusal-help = Whoever refuses a request must buy the card himself; or must take it, in turn as his draw, otherwise with a stock card; or nobody gets it.
option-choina-refusal-value-must-buy = he must buy the card
option-choina-refusal-value-must-take = he must take the card
option-choina-refusal-value-veto = nobody gets the card

option-choina-multi-buy = Buying several cards
option-choina-multi-buy-help = Whether further cards of the pile can be bought together with the top card, in their order.
option-choina-multi-buy-value-on = allowed
option-choina-multi-buy-value-off = only the top card

option-choina-ask-window = How long one may ask
option-choina-ask-window-help = Until the player in turn takes a card, or once more right after he took a stock card.
option-choina-ask-window-value-before-draw = until the player in turn draws
option-choina-ask-window-value-before-discard = once more after he drew

option-choina-buy-extra-cards = Stock cards of a purchase
option-choina-buy-extra-cards-help = How many stock cards a buyer with consent takes for each pile card.
option-choina-buy-extra-cards-value-1 = one
option-choina-buy-extra-cards-value-2 = two

option-choina-buy-limit-per-deal = Purchases of a player in a deal
option-choina-buy-limit-per-deal-help = Only those by request count, not those forced by a refusal. Who has used them up is still asked for his consent.
option-choina-buy-limit-per-deal-value-none = any number
option-choina-buy-limit-per-deal-value-1 = one
option-choina-buy-limit-per-deal-value-2 = two
option-choina-buy-limit-per-deal-value-3 = three

option-choina-buy-after-contract = Buying with a complete contract
option-choina-buy-after-contract-help = Whether a player whose contract is complete may still take the pile card and buy.
option-choina-buy-after-contract-value-on = allowed
option-choina-buy-after-contract-value-off = not allowed

option-choina-first-upcard = Card turned up at the start
option-choina-first-upcard-help = Whether a stock card begins the pile; it counts as discarded by the dealer.
option-choina-first-upcard-value-off = no
option-choina-first-upcard-value-on = yes

option-choina-stock-out = When the stock is empty
option-choina-stock-out-help = The pile without its top card is shuffled into a new stock, once or as often as needed (at most twenty times in a deal); or it is turned over once as it lies; or the deal ends.
option-choina-stock-out-value-reshuffle-once = one reshuffle
option-choina-stock-out-value-reshuffle-always = reshuffles as needed
option-choina-stock-out-value-turn-over-once = the pile is turned over once
option-choina-stock-out-value-end-deal = the deal ends

option-choina-last-deal-discard = Last card of the last deal
option-choina-last-deal-discard-help = Whether in the last deal one may go out by discarding the last card.
option-choina-last-deal-discard-value-forbidden = must be laid
option-choina-last-deal-discard-value-allowed = may be discarded

option-choina-last-deal-all-at-once = Last contract with the whole hand
option-choina-last-deal-all-at-once-help = Whether in the last deal a turn in which a contract meld is laid must leave the hand empty.
option-choina-last-deal-all-at-once-value-off = no
option-choina-last-deal-all-at-once-value-on = yes

option-choina-out-without-discard = Going out by laying
option-choina-out-without-discard-help = Whether in the deals before the last it is allowed to go out by laying every card, without a discard.
option-choina-out-without-discard-value-on = allowed
option-choina-out-without-discard-value-off = the last card is discarded

option-choina-discard-just-taken = Discarding the pile card just taken
option-choina-discard-just-taken-help = Whether it may be discarded in the same turn; otherwise only by a player who held the same card before.
option-choina-discard-just-taken-value-on = allowed
option-choina-discard-just-taken-value-off = not allowed

option-choina-low-cards-value = Minus points of two to nine
option-choina-low-cards-value-help = Aces count 15; tens, jacks, queens and kings 10.
option-choina-low-cards-value-value-pips = their pips
option-choina-low-cards-value-value-five = five each

option-choina-going-out-bonus = Points for going out
option-choina-going-out-bonus-help = What the player who goes out writes down for the deal.
option-choina-going-out-bonus-value-20 = 20 points
option-choina-going-out-bonus-value-0 = none

option-choina-tie = Equal best results at the end
option-choina-tie-help = The win is shared; or it goes to whoever went out in more deals; or the last deal is played again while the best are equal, three times at most, and then the win is shared.
option-choina-tie-value-shared = the win is shared
option-choina-tie-value-most-deals-won = who went out more often
option-choina-tie-value-extra-deal = the last deal again
