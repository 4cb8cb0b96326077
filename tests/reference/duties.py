"""What the player owes in this turn: the opening minimum, going out, keeping a card, laying a card."""

from __future__ import annotations

from .black_threes import bind, forbid_discard
from .cards import Options
from .state import RefState

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


def has_canasta(s: RefState) -> bool:
    """The opening contains a canasta, where this score asks for one (`opening_canasta_from`, P3)."""
    asked_from = str(s.options["opening_canasta_from"])
    return asked_from == "off" or s.scores[s.side] < int(asked_from) or s.canastas > 0


def minimum_met(s: RefState) -> bool:
    """No opening is half done: the side had opened, or nothing it laid opens, or the opening is complete."""
    return not s.opens_now or (reaches(s.options, s.scores[s.side], s.points) and has_canasta(s))


def minimum_waived(s: RefState) -> bool:
    """A concealed going out would need no minimum in this turn (`concealed_minimum`)."""
    kind = s.options["concealed_minimum"]
    concealed = not s.opened_before and not s.laid_before[s.turn]
    return concealed and (kind == "waived" or (kind == "waived_if_stock_draw" and s.begun == "draw"))


def asks_to_go_out(s: RefState) -> bool:
    """Four players with a question of the meaning of A72."""
    return len(s.hands) == 4 and s.options["ask_partner"] in ("go_out", "go_out_mandatory")


def asks_to_lay(s: RefState) -> bool:
    """Four players with a question of the meaning of A73."""
    return len(s.hands) == 4 and s.options["ask_partner"] == "lay_out"


def threes_laid(s: RefState) -> bool:
    """Black threes lie in the own melds, laid in this turn by a player who must go out."""
    return bind(s.options) and "3" in s.own


def must_out(s: RefState) -> bool:
    """A rule asks for a legal going out: black threes (A44, A45), a yes (A72), P9, P12, a concealed hand."""
    return s.must_go_out or threes_laid(s) or (asks_to_go_out(s) and s.answer == "yes")


def no_discard_due(s: RefState) -> bool:
    """The turn does not end with a discard: the last red three, the top card alone (P9), black threes laid (P10)."""
    return s.no_discard or (threes_laid(s) and forbid_discard(s.options))


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
    return not s.hand_empty and minimum_met(s) and not s.lift_due and not must_out(s) and not owes_lay(s)


def enough_canastas(s: RefState) -> bool:
    """The side may go out (A54, C26); with `need_samba_to_go_out` one of them is a sequence (C19)."""
    samba = s.sambas_of(s.side) > 0 or not s.options["need_samba_to_go_out"]
    return samba and s.canastas >= int(s.options["canastas_to_go_out"])


def verdict_on_empty_hand(s: RefState) -> str:
    """'out': legal going out (A53-A55); 'lost': the game is lost (A56); 'refused': the hand may not be emptied."""
    if must_keep(s) or owes_lay(s) or not s.options["going_out"]:
        return "refused"
    if must_out(s) and s.unsure:
        # Nobody has seen what else is in the hand now, so nobody can promise to get rid of it.
        return "refused"
    if enough_canastas(s):
        return "out" if minimum_met(s) or minimum_waived(s) else "refused"
    if s.options["illegal_out"] == "lose_game" and minimum_met(s) and not must_out(s):
        return "lost"
    return "refused"
