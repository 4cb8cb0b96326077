"""May I? What each answer means under the rules of this table, and what taking cards from the pile brings (51-69)."""

from __future__ import annotations

from stolik.games.choina.claims import consenters, pile_reach
from stolik.games.choina.core import DREW
from stolik.games.choina.rules import MUST_TAKE, VETO
from stolik.games.choina.steps import ALLOW, ASK, BUY, PASS, REFUSE, TAKE, Step
from stolik.games.choina.view import ChoinaView
from stolik.terminal.words import Words


def consequence(view: ChoinaView, step: Step, words: Words) -> str:
    """What follows from a step, as far as that is no matter of course."""
    if step.verb == TAKE:
        return _top(view, words)
    if step.verb == BUY:
        return _bought(view, step.count, words)
    if step.verb == PASS:
        return words.say("claim-passed")
    if step.verb == ASK:
        return _asked(view, words)
    if step.verb == ALLOW:
        return _allowed(view, words)
    return _refused(view, words) if step.verb == REFUSE else ""


def _top(view: ChoinaView, words: Words) -> str:
    return words.cards(view.pile[-1:])


def _bought(view: ChoinaView, count: int, words: Words) -> str:
    """The cards of a purchase of so many, and those of the stock that come with them."""
    own = view.acting == view.turn
    stock = count - 1 if own else count * view.rules.extra_cards
    cards = words.cards(reversed(view.pile[-count:]))
    return words.say("claim-bought", cards=cards, stock=stock, own="yes" if own else "no")


def _asked(view: ChoinaView, words: Words) -> str:
    """Whose consent the person needs, and what he gets."""
    core = view.own_core()
    needed = [words.name(seat) for seat in consenters(core, view.acting)]
    return words.say(
        "claim-asked",
        card=_top(view, words),
        stock=view.rules.extra_cards,
        needed=len(needed),
        names=words.listed(needed),
        more="yes" if pile_reach(core, view.acting) > 1 and view.stock_size > view.rules.extra_cards else "no",
        then=_then(_after(view, view.acting), words),
    )


def _allowed(view: ChoinaView, words: Words) -> str:
    """What the asker gets if the others consent too, and whose turn it is then."""
    needed = consenters(view.own_core(), view.asker)
    others = [words.name(seat) for seat in needed[needed.index(view.acting) + 1 :]]
    follower = _after(view, view.asker)
    return words.say(
        "claim-allowed",
        name=words.name(view.asker),
        card=_top(view, words),
        stock=view.rules.extra_cards,
        others=len(others),
        names=words.listed(others),
        then=_then(follower, words),
        lost="yes" if view.acting == view.turn and follower != view.turn else "no",
    )


def _refused(view: ChoinaView, words: Words) -> str:
    """What a refusal costs: a purchase of one's own, a draw, or nothing."""
    rules, turn = view.rules, view.acting == view.turn
    kind = "buy_extra"
    if rules.refusal == VETO:
        kind = "veto"
    elif turn:
        kind = "take" if rules.refusal == MUST_TAKE else "buy"
    follower = (view.turn + 1) % rules.players if turn else _after(view, view.acting)
    return words.say(
        "claim-refused",
        kind=kind,
        name=words.name(view.asker),
        card=_top(view, words),
        then=_then(follower, words),
    )


def _after(view: ChoinaView, buyer: int) -> int:
    """Who plays after a purchase by request (61, 65)."""
    if view.began == DREW:
        return view.turn
    return (buyer + 1) % view.rules.players if view.rules.buyer_left else view.turn


def _then(seat: int, words: Words) -> str:
    """Whose turn it is then."""
    return words.say("claim-then", who=words.who(seat), name=words.name(seat))
