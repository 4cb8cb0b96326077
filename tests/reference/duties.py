"""What the player owes in this turn: the opening minimum, going out, keeping a card, laying a card."""

from __future__ import annotations

from .state import Options, RefState

TABLES = {
    "classic": "0:50,1500:90,3000:120",
    "samba": "0:50,1500:90,3000:120,7000:top",
    "combo": "0:60,3500:100,7000:140,10500:180",
    "book_10000": "0:30,1000:60,2000:90,3000:120,5000:150,7000:180",
    "flat_80": "0:80",
}


def minimum(options: Options, score: int) -> int:
    """The opening minimum at a score (A47, A48, options.md: opening tables)."""
    text = str(options["opening_table"])
    text = TABLES.get(text, text).replace("top", str(options["opening_top"]))
    if score < 0:
        if str(options["negative_minimum"]) == "15":
            return 15
        score = 0
    steps = [(int(start), int(need)) for start, need in (step.split(":") for step in text.split(","))]
    return [need for start, need in steps if start <= score][-1]


def reaches(options: Options, score: int, points: int) -> bool:
    """Whether these points open (A49)."""
    need = minimum(options, score)
    return points > need if options["opening_strict"] == "more_than" else points >= need


def minimum_met(s: RefState) -> bool:
    """No opening is half done: the side had opened, or lays nothing, or what it laid reaches the minimum."""
    return s.opened_before or not s.fresh or reaches(s.options, s.scores[s.side], s.points)


def minimum_waived(s: RefState) -> bool:
    """A concealed going out would need no minimum in this turn (`concealed_minimum`)."""
    kind = s.options["concealed_minimum"]
    return not s.opened_before and (kind == "waived" or (kind == "waived_if_stock_draw" and s.begun == "draw"))


def asks_to_go_out(s: RefState) -> bool:
    """Four players with a question of the meaning of A72."""
    return len(s.hands) == 4 and s.options["ask_partner"] in ("go_out", "go_out_mandatory")


def asks_to_lay(s: RefState) -> bool:
    """Four players with a question of the meaning of A73."""
    return len(s.hands) == 4 and s.options["ask_partner"] == "lay_out"


def must_out(s: RefState) -> bool:
    """A rule asks for a legal going out: black threes laid or taken (A44, A45), a yes (A72), P12, a concealed hand."""
    return s.must_go_out or "3" in s.own or (asks_to_go_out(s) and s.answer == "yes")


def must_keep(s: RefState) -> bool:
    """The hand may not be emptied in any way: after a no, or without the yes of `go_out_mandatory` (A72, A73)."""
    mandatory = asks_to_go_out(s) and s.options["ask_partner"] == "go_out_mandatory"
    return s.answer == "no" or (mandatory and s.answer != "yes")


def may_not_lay(s: RefState) -> bool:
    """After a no to the question whether to lay (A73)."""
    return asks_to_lay(s) and s.answer == "no"


def owes_lay(s: RefState) -> bool:
    """After a yes to the question whether to lay, before the first lay (A73)."""
    return asks_to_lay(s) and s.answer == "yes" and not s.laid_further


def may_keep(s: RefState) -> bool:
    """The turn may end with the cards that are in the hand now."""
    return sum(s.hand.values()) > 0 and minimum_met(s) and not s.lift_due and not must_out(s) and not owes_lay(s)


def verdict_on_empty_hand(s: RefState) -> str:
    """'out': legal going out (A53-A55); 'lost': the game is lost (A56); 'refused': the hand may not be emptied."""
    if must_keep(s) or owes_lay(s):
        return "refused"
    if s.canastas >= int(s.options["canastas_to_go_out"]):
        # Who goes out for a side that had not opened has laid all its canastas now: he goes out concealed.
        return "out" if minimum_met(s) or minimum_waived(s) else "refused"
    if s.options["illegal_out"] == "lose_game" and minimum_met(s) and not must_out(s):
        return "lost"
    return "refused"
