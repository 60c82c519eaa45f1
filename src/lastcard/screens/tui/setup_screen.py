"""Setting up a table: edition, sheet, people, bots, and every switch of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from lastcard.bots import Level, levels
from lastcard.clients.games import Manner
from lastcard.clients.local import Settings
from lastcard.clients.names import BadName, Names, checked_names
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS, sheet_of
from lastcard.match import edition_called
from lastcard.protocol import PERSON, BotPace, CatchWindow
from lastcard.rules.options import SWITCHES
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from lastcard.screens.tui.setup_rows import NameRow, Row, TargetRow
from lastcard.words import Words

FIRST = ("scoring", "target")
"""Switches that people change most often."""

MANNERS: dict[str, tuple[str | bool, ...]] = {
    "bot_pace": get_args(BotPace),
    "auto_call": (False, True),
    "catch_window": get_args(CatchWindow),
}
"""What can be set besides the rules, with its values."""

Chosen = tuple[str, Settings]


class Draft(msgspec.Struct):
    """A table that is being set up."""

    lang: str
    watch: bool
    edition: str = "classic"
    chosen_sheet: str | None = None
    """That of the language as long as nobody has chosen one."""
    people: int = 1
    levels: list[str] = msgspec.field(default_factory=lambda: ["easy"] * 3)
    rules: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    manner: Manner = Manner()
    names: dict[str, str] = msgspec.field(default_factory=dict)
    """What was typed, by the lines for it: also for seats that are not there now."""

    def __post_init__(self) -> None:
        """Begin with what the sheet says."""
        self.rules = dict(SHEETS[self.sheet].values())

    @property
    def sheet(self) -> str:
        """The sheet to play by."""
        return self.chosen_sheet or sheet_of(self.lang)

    @property
    def people_now(self) -> int:
        """How many people play: none where one only watches."""
        return 0 if self.watch else self.people

    def settings(self) -> Settings:
        """The table as it is set up now."""
        seats = (PERSON,) * self.people_now + tuple(self.levels)
        sheet = SHEETS[self.sheet]
        rules = sheet.with_values(self.rules).differences(sheet)
        return Settings(
            edition=self.edition,
            sheet=self.sheet,
            seats=seats,
            rules=rules,
            manner=self.manner,
            names=self.checked_names(),
        )

    def named(self) -> list[str]:
        """The lines for names, in the order of the seats."""
        people = [f"name-person-{number}" for number in range(1, self.people_now + 1)]
        return people + [f"name-bot-{number}" for number in range(1, len(self.levels) + 1)]

    def checked_names(self) -> Names:
        """What everybody is called; `BadName` if somebody cannot be."""
        return checked_names([self.names.get(row) or None for row in self.named()])

    def take(self, name: str, value: str | int | bool) -> bool:  # noqa: FBT001  some switches are on or off
        """Set one thing; True if other lines change with it."""
        match name:
            case "edition":
                self.edition = str(value)
            case "lang":
                before = self.sheet
                self.lang = str(value)
                if self.sheet != before:
                    self._follow_sheet()
            case "sheet":
                self.chosen_sheet = str(value)
                self._follow_sheet()
            case "people":
                self.people = int(value)
                self._fill(len(self.levels))
            case "bots":
                self._fill(int(value))
            case _ if name.startswith("name-"):
                self.names[name] = str(value).strip()
            case _ if name.startswith("bot-"):
                self.levels[int(name.removeprefix("bot-")) - 1] = str(value)
            case _ if name in Manner.__struct_fields__:
                self.manner = msgspec.structs.replace(self.manner, **{name: value})
            case _:
                self.rules[name] = value
        return name in {"lang", "sheet", "people", "bots"}

    def _follow_sheet(self) -> None:
        """Set the switches as the sheet has them, but not those that people change most often."""
        kept = {name: self.rules[name] for name in FIRST}
        self.rules = dict(SHEETS[self.sheet].values()) | kept

    def _fill(self, bots: int) -> None:
        """Have so many bots, as far as there are seats and as many as are needed."""
        bots = min(max(bots, PLAYERS_MIN - self.people_now), PLAYERS_MAX - self.people_now)
        level = self.levels[-1] if self.levels else "easy"
        self.levels = (self.levels + [level] * bots)[:bots]


class SetupScreen(Screen[Chosen]):
    """A line for everything that can be chosen. Enter deals."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("q,Q,escape", "app.leave", show=False),
    ]

    def __init__(self, lang: str, *, watch: bool) -> None:
        super().__init__()
        self.draft = Draft(lang, watch)
        self._words = Words(lang)

    def compose(self) -> ComposeResult:
        """All lines, what the current one means, and the keys."""
        yield Static(Content.assemble((self._words.t("tui-setup"), "bold")), id="heading")
        with VerticalScroll(id="rows", can_focus=False):
            yield from self._rows()
        yield Static(id="about")
        yield Static(Content.assemble((self._words.t("tui-setup-keys"), "bold $accent")), id="start")

    def on_mount(self) -> None:
        """Begin with the edition."""
        self.query_one("#edition").focus()

    def _rows(self) -> Iterator[Row]:
        words, draft, t = self._words, self.draft, self._words.t
        yield Row("lang", t("tui-setup-lang"), [(lang, words.sheet(lang)) for lang in words.available()], draft.lang)
        yield Row("edition", t("tui-setup-edition"), [(e.id, words.edition(e.id)) for e in EDITIONS], draft.edition)
        yield Row("sheet", t("tui-setup-sheet"), [(sheet, words.sheet(sheet)) for sheet in SHEETS], draft.sheet)
        if not draft.watch:
            yield Row("people", t("tui-setup-people"), _numbers(1, PLAYERS_MAX), draft.people)
        fewest, most = max(0, PLAYERS_MIN - draft.people_now), PLAYERS_MAX - draft.people_now
        yield Row("bots", t("tui-setup-bots"), _numbers(fewest, most), len(draft.levels))
        named = [(level.name, self._name_of(level)) for level in levels().values()]
        for number, level in enumerate(draft.levels, 1):
            yield Row(f"bot-{number}", t("table-bot", number=number), named, level)
        for row in draft.named():
            _, kind, at = row.split("-")
            who = t("table-bot" if kind == "bot" else "table-player", number=int(at))
            yield NameRow(row, t("tui-setup-name", who=who), draft.names.get(row, ""), who)
        for name, now in msgspec.to_builtins(draft.manner).items():
            texts = [(value, t(f"tui-setup-{name}-{str(value).lower()}")) for value in MANNERS[name]]
            yield Row(name, t(f"tui-setup-{name}"), texts, now)
        for name in (*FIRST, *(name for name in SWITCHES if name not in FIRST)):
            if name == "target":
                yield TargetRow(name, t("tui-rule-target"), int(draft.rules[name]))
            else:
                values = [(value, t(f"tui-rule-{name}-{str(value).lower()}")) for value in SWITCHES[name]]
                yield Row(name, t(f"tui-rule-{name}"), values, draft.rules[name])

    def _name_of(self, level: Level) -> str:
        """What a level is called; one from elsewhere brings its own words."""
        if level.words:
            return level.words.get(self.draft.lang) or level.words["en"]
        return self._words.t(f"tui-level-{level.name}")

    def on_descendant_focus(self) -> None:
        """Say what the current line means."""
        self._explain()

    def _explain(self) -> None:
        row = self.focused
        if not isinstance(row, Row) or row.id is None:
            return
        if row.id == "edition":
            clauses = edition_called(self.draft.edition).clauses
            text = self._words.clause(clauses[0]) if clauses else self._words.t("tui-about-classic")
        elif row.id in SWITCHES:
            text = self._words.clause(row.id)
        elif (bad := self._bad_name()) is not None and row.id == self.draft.named()[bad.seat]:
            text = bad.said(self._words)
        else:
            text = self._words.t(f"tui-about-{row.id.partition('-')[0]}")
        self.query_one("#about", Static).update(Content(text))

    async def on_row_changed(self, message: Row.Changed) -> None:
        """Take a value; lines that follow from it are made anew."""
        name = str(message.row.id)
        if self.draft.take(name, message.row.value):
            self._words = Words(self.draft.lang)
            await self.recompose()
            self.query_one(f"#{name}").focus()
        self._explain()

    def _bad_name(self) -> BadName | None:
        """The first name that nobody can have."""
        try:
            self.draft.checked_names()
        except BadName as bad:
            return bad
        return None

    def action_start(self) -> None:
        """Deal, unless a name cannot be: its line says why."""
        bad = self._bad_name()
        if bad is None:
            self.dismiss((self.draft.lang, self.draft.settings()))
        else:
            self.query_one(f"#{self.draft.named()[bad.seat]}").focus()


def _numbers(least: int, most: int) -> list[tuple[str | int | bool, str]]:
    return [(number, str(number)) for number in range(least, most + 1)]
