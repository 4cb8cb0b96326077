"""One person plays one match in the terminal."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from stolik.cards import RANK_TEXT, SUIT_TEXT
from stolik.desk.registry import hands, has_piles
from stolik.games.action import Action, Play
from stolik.games.game import View
from stolik.games.violation import NotationError, RuleViolation
from stolik.table.advising import advice_of, adviser
from stolik.table.bot_turn import bot_seed
from stolik.table.shelf import FINISHED, Shelf
from stolik.table.table import Table
from stolik.terminal.advice import overview, why
from stolik.terminal.commands import ALONE, CLIENT, Ask, Command, means_card, read_command
from stolik.terminal.families import family_of
from stolik.terminal.family import Scene
from stolik.terminal.help_page import help_page
from stolik.terminal.hint import hint
from stolik.terminal.menu import Menu, pick
from stolik.terminal.mistakes import misread, no_undo, stands_alone
from stolik.terminal.paint import flow, title
from stolik.terminal.rules_page import rules_page
from stolik.terminal.screen import Quit, Screen
from stolik.terminal.sheet import deal_sheet, match_sheet
from stolik.terminal.transcript import Transcript
from stolik.terminal.words import Words
from stolik.text.catalogue import catalogue
from stolik.text.os_errors import os_reason, spoken
from stolik.text.rule_numbers import rule_behind
from stolik.text.violations import violation_text

PROMPT = "> "
INTERRUPTED = 130
NOT_SAVED = 2
MOST_NEWS = 6
"""How much is told above a score sheet, if there is room."""
LEAST_NEWS = 2
AROUND_SHEET = 2
"""Lines above the news and below the sheet."""


class Session:
    """The match of one person: draws the table, obeys what is typed, lets the bots act, keeps the match."""

    def __init__(
        self,
        table: Table,
        shelf: Shelf,
        screen: Screen,
        words: Words,
        transcript: Transcript,
        pace: float,
        *,
        open_piles: bool = False,
    ) -> None:
        self.table = table
        self.shelf = shelf
        self.screen = screen
        self.words = words
        self.transcript = transcript
        self.pace = pace
        self.open_piles = open_piles
        self.family = family_of(table.rule_set)
        self.order = self.family.order(table.rule_set)
        self.silent = False
        self.news_from = transcript.dealt
        self.notes: list[str] = []
        self._answers: dict[Ask, Callable[[Command], list[str]]] = {
            Ask.WHY: self._why,
            Ask.HELP: lambda _: help_page(words, screen.width),
            Ask.SCORE: lambda _: self._score(),
            Ask.RULES: lambda wanted: rules_page(wanted.rest, words, screen.width),
            Ask.LOG: lambda _: self._log(),
            Ask.HINT: lambda _: self._hint(),
        }

    def run(self) -> int:
        """Play until the match is over or the person leaves; the exit code."""
        try:
            self._keep()
            while not self.table.is_over:
                self._tell_deals()
                if self.table.bot_is_next:
                    self._bots()
                else:
                    self._person()
            return self._end(sheet_shown=self._tell_deals())
        except (Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)

    # -- the others --------------------------------------------------------------------------------------------------

    def _bots(self) -> None:
        before = self._told()
        while self.table.bot_is_next and not self.transcript.deal_ended:
            seat = self.table.state.seat
            while self.table.state.seat == seat and not self.transcript.deal_ended:
                self.table.play_bot()
            told = self._told()
            if self.pace and self.screen.interactive and told != before:
                self._draw(menu=False)
                time.sleep(self.pace)
            before = told
        for seat in self.transcript.failed:
            self.notes.append(self.words.say("bot-failed", name=self.words.name(seat)))
        self.transcript.failed.clear()
        self._keep()

    # -- the person --------------------------------------------------------------------------------------------------

    def _person(self) -> None:
        silence = self.family.silence(self._view()) if self.silent else ""
        if silence:
            self.table.act(self.words.me, self.table.parse(silence))
            self._keep()
            return
        self._draw(menu=True)
        while True:
            typed = self.words.typed(self.screen.ask(PROMPT))
            if self._obey(read_command(typed, self.family.shorts(self._view()), self.family.tongue, self._held())):
                return

    def _obey(self, command: Command) -> bool:
        """Do what was typed; whether the table must be drawn anew."""
        if command.ask in ALONE and command.rest:
            self._tell([stands_alone(command, self.words)])
            return False
        if command.ask is Ask.QUIT:
            raise Quit
        if command.ask is Ask.SILENT:
            return self._keep_silent(command)
        if command.ask is Ask.PILES:
            return self._look_through(command)
        if command.ask is Ask.HAND:
            self.order = self.order.other
        elif command.ask is Ask.UNDO:
            return self._undo()
        elif command.ask is Ask.PICK:
            return self._pick(command)
        elif command.ask is Ask.ACT:
            return self._act(command)
        elif command.ask in self._answers:
            self._tell(self._answers[command.ask](command))
            return False
        return True

    def _keep_silent(self, command: Command) -> bool:
        """From now on do not ask the person what silence answers as well, or ask again."""
        if not self.family.claims:
            return self._act(replace(command, rest=command.typed))
        self.silent = not self.silent
        self.notes.append(self.words.say("silent-on" if self.silent else "silent-off"))
        return True

    def _look_through(self, command: Command) -> bool:
        """Show what the captured piles hold, if that may be seen before the round is over."""
        if not has_piles(self.table.rule_set.preset):
            return self._act(replace(command, rest=command.typed))
        shown = self.family.captured(self._view(), self.words, self.screen.width)
        self._tell(shown if self.open_piles else [self.words.say("piles-hidden")])
        return False

    def _pick(self, command: Command) -> bool:
        action = pick(self._menu(), int(command.rest))
        if action is not None:
            return self._do(action)
        unknown = self.words.say("pick-unknown")
        if command.rest not in RANK_TEXT:
            self._tell([unknown])
            return False
        try:
            meant = self.family.meant(self.table, command.rest, command.rest, self.words)
        except NotationError as error:
            meant = [misread(error, command.typed, self.words)]
        self._tell(meant if meant and command.rest in self._held() else [unknown, *meant])
        return False

    def _act(self, command: Command) -> bool:
        try:
            meant = self.family.meant(self.table, command.rest, command.typed, self.words)
            if meant:
                self._tell(meant)
                return False
            return self._do(self.table.parse(command.rest))
        except NotationError as error:
            self._tell([misread(error, command.typed, self.words), self.words.say("typed-hint")])
        except RuleViolation as violation:
            shown = self.words.action(command.rest)
            why_not = violation_text(violation, self.words.language)
            rule = rule_behind(self.words.rule_set, violation)
            self._tell([why_not, self.words.say("refused-hint", rule=rule, action=shown)])
        return False

    def _do(self, action: Action | Play) -> bool:
        table, me = self.table, self.words.me
        if table.refusal(action.text) is None and table.loses(action):
            question = self.words.say("confirm-losing", action=self.words.action(action.text))
            if not self.screen.confirm(question, self.words.say("yes-or-no")):
                return True
        before = len(table.entries)
        table.act(me, action)
        if table.state.seat != me or self.transcript.deal_ended:
            self.news_from = before + 1
        self._keep()
        return True

    def _undo(self) -> bool:
        if not self.table.undo():
            self._tell([no_undo(self.table, self.transcript.last, self.words)])
            return False
        self._keep()
        return True

    def _why(self, command: Command) -> list[str]:
        text = command.rest
        if not text:
            return overview(self.table, self._view(), self.words)
        word = text.partition(" ")[0]
        if word.lower() in CLIENT and not means_card(command.asked, self._held()):
            does = self.words.about(f"help-{CLIENT[word.lower()]}")
            return [self.words.say("why-command", command=word, does=does)]
        try:
            meant = self.family.meant(self.table, text, command.asked, self.words)
            return meant or why(self.table, text, self.words)
        except NotationError as error:
            return [misread(error, self.words.action(text), self.words)]

    def _hint(self) -> list[str]:
        seed = bot_seed(self.table.seed, len(self.table.entries) + 1)
        view = self._view()
        return hint(
            advice_of(self.table.state, adviser(), seed),
            self.words,
            lambda text: self.family.said(view, text, self.words),
        )

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _view(self) -> View:
        return self.table.view(self.words.me)

    def _held(self) -> set[str]:
        """The ranks of the cards in the person's hand."""
        return {card.rstrip(SUIT_TEXT) for card in hands(self.table.state)[self.words.me]}

    def _menu(self) -> Menu:
        """What can be done."""
        return self.family.menu(self.table.state, self._view(), self.words)

    def _draw(self, menu: bool) -> None:
        view = self._view()
        news = self._told() + self.notes
        if menu:  # what is drawn while the bots act is soon gone
            self.notes = []
        self.screen.clear()
        choices = self._menu() if menu else []
        room = self.screen.width, self.screen.height
        state = {"can_undo": self.table.can_undo, "silent": self.silent, "open_piles": self.open_piles}
        scene = Scene(self.order, news, choices, *room, **state)
        self.screen.show(self.family.frame(view, self.words, scene))

    def _told(self) -> list[str]:
        """What happened since the person last did something."""
        return self.transcript.between(max(self.news_from, self._open_from()), self.transcript.last, self.words)

    def _log(self) -> list[str]:
        """What happened in the deal on the table."""
        first, dealt = self._open_from(), self.transcript.dealt
        told = self.transcript.between(max(dealt, first), self.transcript.last, self.words)
        return [self.words.say("log-last-lap"), *told] if first > dealt else told

    def _open_from(self) -> int:
        """From which entry on all may be told: more than the last lap would tell what hidden piles hold."""
        over = self.table.is_over or self.transcript.deal_ended
        hidden = has_piles(self.table.rule_set.preset) and not self.open_piles and not over
        return self.transcript.lap(len(self.words.seats)) if hidden else 0

    def _tell(self, lines: list[str]) -> None:
        self.screen.show(piece for line in lines for piece in flow([line], self.screen.width, 0) or [""])

    def _tell_deals(self) -> bool:
        """Show the sheets of deals that have just ended; whether there were any."""
        ends = self.transcript.take_ended()
        for ended in ends:
            width = self.screen.width
            after = self.table.state.score()
            before = [total - points for total, points in zip(after, ended.score.points, strict=True)]
            last = self.transcript.last if self.table.is_over else self.transcript.dealt - 1
            self.screen.clear()
            self.screen.show(title([self.words.say("title-news")], width))
            told = self.transcript.between(self.news_from, last, self.words)
            sheet = deal_sheet(ended, before, self.words, width)
            sheet += self.family.looked_through(self.transcript.deal_before(ended), self.words, width)
            room = max(self.screen.height - len(sheet) - AROUND_SHEET, LEAST_NEWS)
            shown = told[-min(room, MOST_NEWS) :]
            self.screen.show(line for sentence in shown for line in flow([sentence], width, hang=2))
            self.screen.show(sheet)
            self.news_from = self.transcript.dealt
            self.screen.wait(self.words.say("press-enter"))
        return bool(ends)

    def _score(self) -> list[str]:
        state = self.table.state
        sheet = match_sheet(state.sheets, state.score(), self.words, self.screen.width, minus=self.family.minus)
        return [*sheet, "", " " + self.words.say("sheet-seed", seed=str(self.table.seed))]

    # -- keeping and leaving -----------------------------------------------------------------------------------------

    def _keep(self) -> bool:
        """Save the match; where that fails, say so once in the next picture of the table."""
        try:
            self.shelf.save(self.table)
        except OSError as error:
            self.notes.append(self._not_saved(error))
            return False
        return True

    def _not_saved(self, error: OSError) -> str:
        reason = spoken(os_reason(error), catalogue(self.words.language))
        return self.words.say("save-failed", reason=reason)

    def _leave(self, code: int) -> int:
        try:
            self.shelf.save(self.table)
        except OSError as error:
            self.screen.show(["", self._not_saved(error)])
            return NOT_SAVED
        self.screen.show(["", self.words.say("left", game=self.table.rule_set.preset)])
        return code

    def _end(self, sheet_shown: bool) -> int:
        told = self._told()
        self.screen.show(self._score())
        self._tell(told[-1:] if sheet_shown else told)
        if not self._keep():
            self.screen.show(self.notes)
            return NOT_SAVED
        self.shelf.set_aside(self.table.rule_set.preset, FINISHED)
        return 0
