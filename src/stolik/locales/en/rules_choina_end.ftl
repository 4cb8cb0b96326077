# The rules of choina on the end of a deal and of the match; what messages here are like stands in rules_choina.ftl.

rule-choina-70 = A deal ends as soon as a player has no card left: this player has gone out.
rule-choina-71 = Nobody may go out without having laid the whole contract of the deal.
rule-choina-72 =
    { $last_deal_discard ->
        [allowed] The last card in hand may be discarded.
       *[forbidden] In every deal but the last, the last card in hand may be discarded.
    }
rule-choina-73 =
    { $out_without_discard ->
        [off] In the deals before the last one, the last card must be discarded: nobody goes out there by laying every card.
       *[on] One may also go out by laying every card, without a discard.
    }
rule-choina-74 =
    { $last_deal_discard ->
        [allowed] In { rules-choina-last-deal } too, the last card may be discarded or laid.
       *[forbidden] In { rules-choina-last-deal } the last card may not be discarded: it must be laid, in a meld of the contract
            or onto a meld on the table.
    }
rule-choina-75 =
    A player who may not discard the last card must not lay cards so that exactly one remains: before the discard there must
    be none left, or at least two. { $last_deal_discard ->
        [allowed] This binds everybody whose contract is not complete.
       *[forbidden] This binds everybody whose contract is not complete, and in the last deal every player.
    }{ $discard_just_taken ->
        [off] {" "}It also binds where the only card left would be one that may not be discarded (23).
       *[on] {""}
    }
rule-choina-75a =
    In the last deal a turn in which melds of the contract are laid must end with an empty hand: { $last_deal_discard ->
        [allowed] with all cards laid, or all but one, which is discarded
       *[forbidden] with all cards laid
    }. Cards laid off count for this too.
rule-choina-76 = The discard with which a player goes out cannot be bought.
rule-choina-77 = Nobody goes out by buying, for that only adds cards.

rule-choina-78 =
    { $stock_out ->
        [end_deal] The stock is not renewed: there is no reshuffle.
        [turn_over_once] When a card is needed and the stock is empty, the pile without its top card is turned over as it lies
            and becomes the new stock, with the oldest discard on top. The top card of the pile stays.
       *[other] When a card is needed and the stock is empty, the pile without its top card is shuffled and becomes the new
            stock. The top card of the pile stays.
    }
rule-choina-79 =
    { $stock_out ->
        [end_deal] When a stock card is needed and the stock is empty, the deal ends.
        [reshuffle_always] This is done as often as it is needed; only instead of the 21st time the deal ends.
       *[other] This is done once in a deal. When the stock is empty again and a stock card is needed, the deal ends.
    } Then nobody has gone out, and all players score the cards in hand.
rule-choina-80 = If the pile has no card under its top card, there is nothing to make a stock of, and the deal ends in the same way.
rule-choina-94 =
    The new stock is made as soon as somebody draws from the empty stock or asks for a card, before the question is put. Until
    then the pile stays whole.
rule-choina-95 =
    While the stock is empty and cannot be renewed, the player in turn may still take the top card of the pile, where that is
    allowed, and play; drawing instead ends the deal. If the card may not be taken, the deal ends at once.
rule-choina-95a =
    Besides, a deal ends, with nobody out, after { $players ->
        [3] six
        [5] ten
       *[4] eight
    } turns in a row in which nobody took a stock card and nobody laid a card; purchases count as turns, and the last discard
    of these cannot be bought.

rule-choina-81 =
    { $low_cards_value ->
        [five] The cards are worth: ace 15 points; K, Q, J and 10 are 10 each; all from 9 down to 2 are 5 each.
       *[pips] The cards are worth: ace 15 points; K, Q, J and 10 are 10 each; from 9 down to 2 as many as their number.
    }
rule-choina-82 =
    When a deal has ended, each player scores the worth of the cards left in hand as minus points. Nothing more may be laid,
    even if it would fit.
rule-choina-83 =
    { $going_out_bonus ->
        [0] The player who goes out has no minus points in this deal; there is no bonus.
       *[other] The player who goes out has no minus points in this deal and gets { $going_out_bonus } points.
    }
rule-choina-84 = Cards on the table count for nobody and against nobody.

rule-choina-85 =
    { $going_out_bonus ->
        [0] The minus points of all deals are added up; whoever has the fewest after the last deal wins.
       *[other] The points of all deals are added up, plus and minus; the best result after the last deal wins.
    }
rule-choina-86 =
    { $tie ->
        [extra_deal] If several share the best result, one more deal is played by everybody, with the contract of the last one; the
            next player deals. It counts as a last deal (74). While the best result is still shared, another follows, but
            never more than three; then they share the win.
        [most_deals_won] If several share the best result, whoever of them has gone out in more deals wins; if that is the
            same too, they share the win.
       *[shared] If several share the best result, they share the win.
    }
