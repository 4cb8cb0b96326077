"""The numbers by which the wide games are valued, in points: one set for every bot that plays them in this way."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What is not certain, but estimated. The defaults are those of `greedy`.

    Chances: `partner` is how likely a fitting card of the partner's hand comes to a meld that lies, `unlaid` to one
    still in the own hand; `stock` how likely a card of the stock comes to the own side, `others` one of an opponent, by
    his discards; `horizon` how much of the stock will be drawn, by the threat that an opponent goes out.

    Hand and melds: `in_hand` is what part a canasta is worth whose cards are there, but not laid; `open_meld` a meld
    onto which the pile can be taken; `pair` and `pair_frozen` a pair in the hand on an open pile and on a frozen one;
    `wild_held` a wild card for melds of ranks where wild cards make no melds of their own, `wild_spare` where they do;
    `to_go_out` each canasta beside its points that going out needs; `bonus_card` a bonus card. With fewer cards in the
    hand than `few` its player chooses his discards badly, each card short costs `short`. `late` is how likely a card in
    the hand is still there at the end, by the threat; `hoped` the part of what a first special canasta brings that is
    counted for canastas that are hoped for; `mixed_hoped` how likely there are the wild cards for a mixed canasta.
    `against_none` says that cards of a rank are worth only what they help: a canasta may come without them, too.

    Pile and discards: `denied` is what a card is worth that the opponents do not get, `face_down` one under the pile;
    `danger` how much a guess at the opponent's gain counts against what is certain in the own hand; `keep_black3` a
    black three, of no use but as a discard that cannot be taken. `opened` is what it is worth that a side has opened.

    Going out: `hidden` is what a card of a hidden hand is worth to its side, laid later, and what it costs if the deal
    ends; `rank_hope` and `run_hope` what each card from the third on of an unfinished meld may bring yet.
    """

    partner: float = 0.8
    unlaid: float = 0.3
    stock: float = 0.42
    others: float = 0.12
    horizon: tuple[float, float, float] = (0.45, 0.3, 0.1)
    in_hand: float = 0.92
    open_meld: int = 14
    pair: int = 8
    pair_frozen: int = 25
    wild_held: int = 55
    wild_spare: int = 20
    to_go_out: int = 120
    bonus_card: int = 40
    few: int = 4
    short: int = 15
    late: tuple[float, float, float] = (0.15, 0.4, 1.0)
    hoped: float = 0.3
    mixed_hoped: float = 0.7
    against_none: bool = False
    denied: int = 12
    face_down: int = 30
    danger: float = 0.8
    keep_black3: int = 15
    opened: int = 200
    hidden: int = 22
    rank_hope: int = 30
    run_hope: int = 120


GREEDY = Weights()
