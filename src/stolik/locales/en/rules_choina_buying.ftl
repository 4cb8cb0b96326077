# The rules of choina on asking for a card and on buying; what messages here are like stands in rules_choina.ftl.

rule-choina-51 =
    The card just discarded is not for the player in turn alone: { $players ->
        [3] the third player may buy it too.
        [5] the other three players may buy it too.
       *[4] the other two players may buy it too.
    }
rule-choina-55 = The player who has just discarded it may neither take nor buy it, and is never asked about it.
rule-choina-52 = Whoever is not in turn and wants the card asks: “May I?”
rule-choina-65 =
    One may ask from the discard on until the player in turn takes a card.{ $first_upcard ->
        [on] {" "}The card turned up at the start may be asked for like a discard.
       *[off] {""}
    }
rule-choina-65a =
    When the player in turn has drawn from the stock, the others may ask once more, before anything is laid; not those who
    have already asked for this card.{ $uncovered_card ->
        [everyone] {" "}That also holds for a card uncovered by a purchase.
       *[other] {""}
    } The player in turn need not consent then, and ends the turn as usual after the purchase. { $turn_after_buy ->
        [buyer_left] Then the buyer’s left neighbour plays. If that is the same player again, the card discarded at the end of
            that turn is closed to this player, but { $players ->
                [3] both others may ask for it, the second with the consent of the first.
               *[other] the others may ask for it.
            }
       *[unchanged] Then the next player plays.
    } There is only one purchase of this kind in a turn.
rule-choina-66 =
    If several want the card, only the request of the one who sits nearest after the player in turn, clockwise, is decided;
    { $refusal ->
        [veto] the others have to wait.
       *[other] the requests of the others lapse with it.
    }
rule-choina-89 =
    Before the player in turn takes anything, { $players ->
        [3] the third player says whether to ask.
       *[other] each of the others who may ask says whether to do so, the nearest after the player in turn first.
    } Once the question is put, the player in turn may not forestall it by taking a card, but has to answer first.
rule-choina-53 =
    Consent is needed from everybody whose right to the card comes earlier: the player in turn, and those who sit between
    that player and the asker. { $players ->
        [3] Here that is the player in turn alone.
        [5] So with five players an asker needs one consent, two or three.
       *[4] So with four players an asker needs one consent or two.
    } Whoever may not have the card is passed over.
rule-choina-54 =
    Nobody answers who has not been asked{ $players ->
        [3] .
       *[other] ; those asked answer in the order in which they sit, the player in turn first.
    }
rule-choina-56 = To consent, one says: “You may.”
# Of three players only the one in turn is asked; it is otherwise only with a card that this player has just discarded (65).
rules-choina-other-refusers =
    { $players ->
        [3] { $ask_window ->
            [before_discard] { $turn_after_buy ->
                [buyer_left] { rules-choina-later-refusers }
               *[unchanged] {""}
            }
           *[before_draw] {""}
        }
       *[other] { rules-choina-later-refusers }
    }
rules-choina-later-refusers =
    { $refusal ->
        [must_take] ; any other player buys it, with one stock card
       *[must_buy] , any other player with one
    }
rule-choina-57 =
    { $refusal ->
        [must_take] Whoever refuses, saying “You may not”, must take the card: the player in turn takes it instead of drawing
            and goes on with the turn{ rules-choina-other-refusers }.
        [veto] Whoever refuses says: “You may not.” Then the asker does not get the card, and it stays where it is. { $players ->
                [3] The player in turn goes on.
               *[other] Those who have not asked for it yet may still do so, each once, again the nearest after the player in
                    turn first, even one who has kept silent before; then the player in turn goes on.
            }
       *[must_buy] Whoever refuses, saying “You may not”, must buy the card: the player in turn without a stock
            card{ rules-choina-other-refusers }. { $turn_after_buy ->
                [buyer_left] Nothing is laid or discarded with it, and the refuser’s left neighbour plays next.
               *[unchanged] Nothing is laid or discarded with it. For the player in turn that was the whole turn; otherwise the
                    player in turn now plays.
            }
    }
rule-choina-67 =
    { $buy_limit_per_deal ->
        [1] By asking, a player may buy once in a deal.
        [2] By asking, a player may buy twice in a deal.
        [3] By asking, a player may buy three times in a deal.
       *[none] There is no limit to the number of purchases in a deal.
    }
rule-choina-67a =
    Whoever has used that up may not ask any more, but is still asked for consent and may refuse{ $refusal ->
        [veto] .
       *[other] ; what one buys because of a refusal does not count.
    }
rule-choina-68 =
    { $buy_after_contract ->
        [off] A player whose contract is complete may neither take the top card of the pile nor buy, and is not asked for
            consent.
       *[on] A player whose contract is complete may still take the top card of the pile, and may still buy.
    }

rule-choina-58 =
    With everybody’s consent the asker buys the card: takes it from the pile, and { $buy_extra_cards ->
        [2] two stock cards
       *[1] one stock card
    } as well.
rule-choina-58a =
    Without having said so before, the buyer may also take the next cards of the pile, from the top, as many as wanted; each
    pile card brings { $buy_extra_cards ->
        [2] two stock cards
       *[1] one stock card
    } more.
rule-choina-19 =
    { $multi_buy ->
        [on] The player in turn may buy as well, without asking: the card just discarded together with one or more of those
            that follow under it. Each pile card but the first brings one stock card more. Nothing is laid or discarded then,
            and the left neighbour plays next.
       *[off] The player in turn does not buy but takes the top card alone, without a stock card and without asking (18).
    }
rule-choina-59 =
    A buyer discards nothing. By a purchase with consent the hand grows by { $buy_extra_cards ->
        [2] { $multi_buy ->
            [on] three cards for each pile card.
           *[off] three cards.
        }
       *[1] { $multi_buy ->
            [on] two cards for each pile card.
           *[off] two cards.
        }
    }
rule-choina-60 = A buyer lays nothing, neither melds nor cards laid off: that belongs to a turn (16).
rule-choina-93 =
    The buyer names the number of pile cards before seeing a stock card. The pile must have so many, and the stock what goes
    with them; it is not renewed within a purchase.
rule-choina-93a =
    { $retake_own_discard ->
        [off] Nobody takes an uncovered card that they discarded themselves{ $multi_buy ->
            [on] ; a purchase of several cards stops above the first of these
           *[off] {""}
        }.
       *[on] Older cards of the pile may be taken even by the player who discarded them.
    }
rule-choina-92 =
    Several cards may be bought by an asker with consent and by the player in turn to whom a card has just been discarded.{ $refusal ->
        [must_buy] {" "}Who buys because of a refusal gets the top card only.
        [must_take] {" "}Who buys because of a refusal gets the top card only.
       *[veto] {""}
    }{ $uncovered_card ->
        [nobody] {""}
       *[other] {" "}Who takes an uncovered card in turn takes that one alone.
    }
rule-choina-69 =
    { $buy_extra_cards ->
        [2] A request needs two stock cards: if there are not so many, nobody may ask.{ $stock_out ->
                [end_deal] {""}
               *[other] {" "}An empty stock is renewed for it (94) if that gives two
                    cards; while one card is left in it, nobody may ask.
            }
       *[1] A request needs a stock card: if there is none{ $stock_out ->
                [end_deal] , nobody may ask.
                [turn_over_once] {" "}even after the stock has been renewed, nobody may ask.
               *[other] {" "}even after a reshuffle, nobody may ask.
            }
    }
rule-choina-61 =
    { $turn_after_buy ->
        [unchanged] Buying by request does not change the order of play: the player in turn plays next.
       *[buyer_left] A purchase changes the order of play: the buyer’s left neighbour plays next, and whoever sits between the
            discarder and the buyer misses a turn.
    }
rule-choina-61a = A purchase by the player in turn uses up the turn.
rule-choina-62 =
    { $uncovered_card ->
        [nobody] The next player has an ordinary turn, and draws from the stock.
       *[other] The next player has an ordinary turn, and may take the card now uncovered on the pile or draw from the stock.
    }
rule-choina-63 =
    { $uncovered_card ->
        [nobody] The card uncovered by a purchase is closed to everybody; only the next discard can be taken again.
        [everyone] The uncovered card is open to the others too.
       *[next_player] The uncovered card is open only to that player, as the card of the turn.
    }
rule-choina-91 =
    { $uncovered_card ->
        [everyone] They may ask for it as for a card just discarded; the next player counts as the one in turn. The last buyer may
            not ask for it, { $retake_own_discard ->
                [off] and neither may the player who discarded it.
               *[on] but the player who discarded it may.
            }
       *[other] Nobody may ask for it: only a card just discarded can be asked for.
    }
rule-choina-64 = If a purchase has emptied the pile, the next player draws from the stock.
