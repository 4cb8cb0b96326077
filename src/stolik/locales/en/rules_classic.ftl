# What the rules of classic, hoyle and the book say beyond those of rules_kurnik.ftl, and texts that only an option brings
# into a rulebook (C11, D42). Which rule of which game is made of which messages stands in text/books.py.

rule-B3 =
    { $players ->
        [4] Before the first deal each player draws a card for seats and partners. Whoever has the highest card plays first;
            the second highest is the partner opposite. The third highest sits next, and the lowest deals.
       *[other] Before the first deal each player draws a card. Everybody stays in place; whoever has the highest card plays
            first.
    }
rule-B4 =
    For this draw the ace is the highest card and the two the lowest. Between two cards of one rank the suit decides:
    spades are highest, then hearts, diamonds, clubs.
rule-B5 = Whoever draws a joker, or a card equal to one already drawn (the same rank and suit), draws again.
rule-B6 =
    The player who sits before the one with the highest card deals first. After each deal the next player deals{ $players ->
        [2] , so the players deal in turn.
       *[other] , clockwise.
    }
rule-B7 =
    At a real table anybody may shuffle, the dealer last of all, and the player to the dealer’s left cuts the cards. Here
    the program shuffles.
rule-C11 =
    Under the first card of the pile lie { $surprise_cards } cards of the stock that nobody has seen, face down. They go with the pile and never
    freeze it, and only the player who takes the pile sees them. Red threes among them are set aside without a replacement.

rule-D42 = A seven left in hand at the end of the deal costs { $seven_in_hand } points.

rule-B17 =
    Each red three is worth 100 points{ $red3_set_bonus ->
        [none] , even when one side has { rules-all-red-threes }.
       *[other] ; { rules-all-red-threes } on one side are worth { $red3_set_bonus } together.
    }
rule-P12a =
    { $going_out ->
        [off] A player who has drawn only red threes and holds a single card neither lays nor discards it:
       *[on] A player who has drawn only red threes and holds a single card must go out with it if that is legal. If it is
            not, the card is neither laid nor discarded:
    } the turn is over, and the next player finds the same pile. With the stock empty the deal ends.

rule-B38 = The opening frees it for both partners.
rule-B39 =
    A side that has not opened may take the pile as a part of its opening: with a natural pair, and only if the cards laid
    from the hand and the top card reach the minimum together.
rule-B41 = A card that freezes the pile lies crosswise in it, so that it can always be seen.
rule-B46 =
    When the top card has been laid, the rest of the pile goes to the hand. The player may then lay more, and ends the turn
    as usual.
rule-B65 =
    The order in an opening with the pile: show the natural pair; lay { $restricted_pair ->
        [held] the top card in one of the usual ways
       *[laid] it together with the top card
    }, and whatever else belongs to the opening from the hand; once all this, top card included, reaches the minimum, pick up
    the rest. Its cards may be laid in the same turn but never count for the opening. Whoever falls short does not touch the
    pile, and whoever has drawn from the stock can no longer take it in that turn. This is how we read “nobody picks up the
    pile before the first meld”: first the meld is complete, then the pile is lifted.
rule-B68 =
    { $black3_freezes ->
        [on] A black three that was discarded or turned onto the pile freezes it for everybody until the pile is taken;
            covering it does not free the pile. In many books it only blocks the pile while it is on top; no other choice
            changes the game as much.
       *[off] A black three does not freeze the pile: once it is covered, it has no effect any more.
    }
rule-P9a =
    A player who goes out with the top card of the pile may take it alone, under the usual conditions, and leave the rest
    where it is. Every card must then be laid, without a discard. A pile of a single card is always taken as a whole.

rule-B26 =
    { $players ->
        [3] The other sides may have melds of the same rank.
       *[other] The other side may have a meld of the same rank.
    }
rule-B29 =
    A canasta{ rules-of-rank } without wild cards is natural (red). Its bonus is 500 points{ $sevens_canasta_bonus ->
        [ordinary] {""}
       *[other] , that of sevens 1500
    }.
rule-B30 =
    A canasta{ rules-of-rank } with wild cards is mixed (black). Its bonus is 300 points{ $sevens_canasta_bonus ->
        [ordinary] {""}
       *[other] , that of sevens 1000
    }.{ $canasta_cap ->
        [7] {""}
       *[none] { $wild_onto_finished_canasta ->
            [off] {""}
           *[on] {" "}A natural canasta to which a wild card is added becomes mixed.
        }
    }
rule-B31 = The bonus of a canasta comes on top of the values of its cards.
rule-B66 =
    A finished canasta{ rules-of-rank } is squared up into a pile. Its top card is red (a heart or a diamond) if the canasta is natural, and
    black if it is mixed; a mixed one without a black natural card is marked as mixed.

rule-B33 = What counts is the side’s score at the beginning of the deal.
rule-B34 = The values of several melds laid together for the opening are added up.
rule-P3a =
    A side that has { $opening_canasta_from } points or more must also have a canasta, a meld of seven cards or more, in its
    opening.
rule-B37 = After the opening any meld may be laid, whatever it is worth.

rule-P11a =
    Double out: when a player goes out, the partner may lay the whole hand at once, out of turn, on the side’s melds or as
    new ones (black threes too), without a discard. It is all or nothing, and the side gets { $double_out_bonus } points more
    for it.

rule-B71 =
    Whoever draws a red three as the last card of the stock may still go out by laying all cards, with the usual bonus.
    Otherwise the remaining cards stay in the hand, and nothing is discarded.

rule-B59 = Cards left in hand count minus even if they would make melds.
rule-B60 = Only melds that lie on the table count plus.
rule-B63 = The score is kept in two columns, “We” and “They”, as each player’s own side sees it.
rule-B64 =
    Before each deal the score of every side is shown with the minimum that follows from it; the first deal begins
    at 0.
