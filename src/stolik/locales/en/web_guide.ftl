# The guide for the first deal: for each phase a title, what to do now, and why. Cards come in the chosen letters.
# It points at the place that is meant; every sentence must hold under every option of the games of its family.

guide = Guide
guide-offer = First time with this game? The guide explains each step.
guide-yes = Show me
guide-no = No, thanks
guide-why = Why?
guide-more = More
guide-rule = Rule { $rule }
guide-end = End
guide-menu-on = Guide: explain this deal
guide-menu-off = Guide: end it

guide-at-stock = Look at: the stock.
guide-at-pile = Look at: the discard pile.
guide-at-hand = Look at: your cards.
guide-at-melds = Look at: your melds.
guide-at-actions = Look at: the buttons.
guide-at-middle = Look at: the middle of the table.
guide-at-others = Look at: the others.

## Canasta and its kin

guide-canasta-wait = The others play.
guide-canasta-wait-now = Watch what they take and discard.
guide-canasta-wait-why =
    { $pairs ->
        [yes] You and your partner lay melds together: three or more cards that belong together. Seven make a canasta, and canastas bring most points.
       *[no] You lay melds: three or more cards that belong together. Seven make a canasta, and canastas bring most points.
    }
guide-canasta-draw = Draw.
guide-canasta-draw-now =
    { $draw ->
        [one] Take { $draw } card from the stock: tap it, or the honey button.
       *[other] Take { $draw } cards from the stock: tap it, or the honey button.
    }
guide-canasta-draw-why =
    { $why ->
        [yes] So the pile cannot be taken this time.
       *[no] Every turn begins with taking cards and ends with a discard.
    }
guide-canasta-take = Draw, or take the pile.
guide-canasta-take-now =
    { $count ->
        [one] You may take the { $count } card of the pile instead of drawing: it is laid at once, in a way named beside it.
       *[other] You may take all { $count } cards of the pile instead of drawing: its top card is laid at once, in a way named beside it.
    }
guide-canasta-take-why = Many cards make many melds. But the others have seen them, and what you still hold when the deal ends counts against you.
guide-canasta-open = Your first melds.
guide-canasta-open-now = Select three or more cards that belong together and put them ready. All that you lay first must be worth { $needs } points.
guide-canasta-open-why = High cards and wild cards are worth most. If it is not enough yet, discard one card and go on collecting: nobody has to open.
guide-canasta-opening = Not enough yet.
guide-canasta-opening-now = { $made } of { $needs } points are ready. Put another meld ready, or add cards.
guide-canasta-opening-why = Until it is enough, only you see these cards. You can take them back into the hand.
guide-canasta-lay = Lay and add.
guide-canasta-lay-now = Select cards: three or more for a new meld, or some for one that lies there. Then discard one card.
guide-canasta-lay-why = Cards on the table count for you, cards in hand against you. But keep what you need to take the pile later.
guide-canasta-canasta = Almost a canasta.
guide-canasta-canasta-now =
    { $missing ->
        [one] One of your melds has { $count } cards: with one more it is a canasta.
       *[other] One of your melds has { $count } cards: with { $missing } more it is a canasta.
    }
guide-canasta-canasta-why = A canasta brings a big bonus, without wild cards a bigger one.
guide-canasta-discard = Discard.
guide-canasta-discard-now = This card ends your turn. Give what the next player does not collect.
guide-canasta-discard-why = Whoever can use the top card may take the whole pile with it.
guide-canasta-out = You can go out soon.
guide-canasta-out-now = Whoever lays all cards, or all but the one for the discard, goes out: the deal ends.
guide-canasta-out-why =
    { $pairs ->
        [yes] What the others hold then counts against them, and what your partner holds against your side.
       *[no] What the others hold then counts against them.
    }
guide-canasta-keep = Few cards left.
guide-canasta-keep-now =
    { $missing ->
        [one] To go out one more canasta is needed. Until then keep a card in your hand after the discard.
       *[other] To go out { $missing } more canastas are needed. Until then keep a card in your hand after the discard.
    }
guide-canasta-keep-why = Taking the pile is the quickest way to more cards.
guide-canasta-answer = Your partner asks.
guide-canasta-answer-now = Answer with one of the buttons. Your partner must do as you say.
guide-canasta-answer-why = Think of your own hand: what you still hold when the deal ends counts against your side.
guide-canasta-double = Your partner has gone out.
guide-canasta-double-now = Lay your whole hand too, if you can, or pass.
guide-canasta-double-why = After that the deal ends, and what you hold counts against your side.
guide-canasta-last = The stock is used up.
guide-canasta-last-now = Take the pile, if that helps, or pass.
guide-canasta-last-why = The deal is about to end: what you hold then counts against you.

## Choina and May I?

guide-choina-wait = The others play.
guide-choina-wait-now =
    The contract of this deal: { desk-contract }. Collect cards for it.
guide-choina-wait-why = What is left in your hand at the end of a deal are minus points; fewest win. A set is three cards of one rank, a sequence follows in one suit.
guide-choina-draw = Draw.
guide-choina-draw-now =
    { $pile ->
        [yes] Take one card from the stock, or { $card } from the pile.
       *[no] Take one card from the stock.
    }
guide-choina-draw-why = What you take need not be laid at once. Whatever you leave on the pile, others may ask for.
guide-choina-claim = May I?
guide-choina-claim-now = { $card } is free. If you want it, ask; if not, say no or nothing.
guide-choina-claim-why = A bought card comes with a card from the stock: your hand grows, and nothing is laid or discarded for it.
guide-choina-consent = You are asked.
guide-choina-consent-now = Somebody wants { $card }. Let it go, or keep it from them: the button says what that costs you.
guide-choina-consent-why = Whose turn comes earlier has the better right to the card.
guide-choina-buy = You buy.
guide-choina-buy-now = { $card } is yours. You may buy cards under it as well: the buttons say how many.
guide-choina-buy-why = Every card that you hold at the end is a minus, so buy only what your contract needs.
guide-choina-contract = Your contract.
guide-choina-contract-now =
    { $ready ->
        [yes] A meld is ready. Put the next one ready, or lay what you have.
       *[no] You need: { desk-contract }. Select the cards of a meld, then the button. If you cannot yet, discard one card.
    }
guide-choina-contract-why = Only who has laid the whole contract may go out. The dashed places before you show what is missing.
guide-choina-layoff = Lay off.
guide-choina-layoff-now = Your contract lies there. Add cards to melds, to those of others as well, then discard one.
guide-choina-layoff-why = Whoever has no card left ends the deal; all others write down what they hold.
guide-choina-last = The last card must be laid.
guide-choina-last-now = Add your cards to any melds. In this deal nobody goes out with a discard.
guide-choina-last-why = It is the last deal of the match: what is held now counts like ever.
guide-choina-discard = Discard.
guide-choina-discard-now = This card ends your turn. Give what the next player does not need.
guide-choina-discard-why = The next player may take it, and others may ask for it.

## Cassino

guide-cassino-wait = The others play.
guide-cassino-wait-now = Watch which cards are taken.
guide-cassino-wait-why = At the end most cards count, spades, each ace, the ten of diamonds and the two of spades.
guide-cassino-choose = Play one card.
guide-cassino-choose-now = Tap a card of your hand: what it can take gets a ring and a number.
guide-cassino-choose-why = A card takes cards of the same rank. A number card also takes cards that add up to it: a nine takes a five and a four.
guide-cassino-take = Take.
guide-cassino-take-now = The ringed cards come to you. Tap a number to leave a group out, then the honey button.
guide-cassino-take-why = More cards are better: most cards bring points. Each card of the table can be in one group only.
guide-cassino-build = Build.
guide-cassino-build-now = Tap cards of the table that you want to lay your card on: together they can be taken later with one card that you hold.
guide-cassino-build-why = What is built is taken as a whole. But others who hold that card may take it first.
guide-cassino-trail = Nothing to take.
guide-cassino-trail-now = Choose another card, or lay this one on the table.
guide-cassino-trail-why = What lies there can be taken by all. Keep aces, spades, the ten of diamonds and the two of spades as long as you can.
guide-cassino-duty = Your own combination.
guide-cassino-duty-now = What you have made lies there: take it now, or change it. Laying a card down may be forbidden until then.
guide-cassino-duty-why = The card that you have kept for it is in your hand.
guide-cassino-last = The last cards.
guide-cassino-last-now = Nothing is dealt any more. Try to be the last who takes something.
guide-cassino-last-why = What lies on the table at the end goes to the player who took last.
