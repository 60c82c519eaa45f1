"""Setting up a table: edition, sheet, house rules, people, bots, and every switch of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, get_args

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from lastcard.bots import levels
from lastcard.bots.strength import FULL, apart
from lastcard.clients import news
from lastcard.clients.local import Settings
from lastcard.clients.names import BadName
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import edition_called
from lastcard.protocol import BotPace, CatchWindow
from lastcard.rules.house import PRESETS, Numbers
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from lastcard.screens.tui.setup_draft import FIRST, Draft, usual
from lastcard.screens.tui.setup_rows import NameRow, Row, TargetRow
from lastcard.words import Words

MIX = "mix"
"""House rules that have no name together."""

MANNERS: dict[str, tuple[str | bool, ...]] = {
    "bot_pace": get_args(BotPace),
    "auto_call": (False, True),
    "catch_window": get_args(CatchWindow),
}
"""What can be set besides the rules, with its values."""

STRENGTHS = range(10, FULL + 1, 10)
"""Those that can be chosen here; a command takes any."""

Chosen = tuple[str, Settings]


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
        yield from self._house_rows()
        if not draft.watch:
            yield Row("people", t("tui-setup-people"), _numbers(1, PLAYERS_MAX), draft.people)
        fewest, most = max(0, PLAYERS_MIN - draft.people_now), PLAYERS_MAX - draft.people_now
        yield Row("bots", t("tui-setup-bots"), _numbers(fewest, most), len(draft.levels))
        named = [(level, news.level(level, words)) for level in levels()]
        for number, kind in enumerate(draft.levels, 1):
            level, strength = apart(kind)
            yield Row(f"bot-{number}", t("table-bot", number=number), named, level)
            if levels()[level].eased:
                shares = [(hundredths, words.percent(hundredths / FULL)) for hundredths in STRENGTHS]
                yield Row(f"strength-{number}", t("tui-setup-strength", number=number), shares, strength or FULL)
        for row in draft.named():
            _, kind, at = row.split("-")
            who = t("table-bot" if kind == "bot" else "table-player", number=int(at))
            yield NameRow(row, t("tui-setup-name", who=who), draft.names.get(row, ""), who)
        for name, now in msgspec.to_builtins(draft.manner).items():
            texts = [(value, t(f"tui-setup-{name}-{str(value).lower()}")) for value in MANNERS[name]]
            yield Row(name, t(f"tui-setup-{name}"), texts, now)
        sheet = SHEETS[draft.sheet].values()
        for name in (*FIRST, *(name for name in SWITCHES if name not in FIRST)):
            if name == "target":
                yield TargetRow(name, t("tui-rule-target"), int(draft.rules[name]), int(sheet[name]))
            else:
                yield Row(name, t(f"tui-rule-{name}"), self._texts(name, SWITCHES[name]), draft.rules[name], sheet[name])

    def _house_rows(self) -> Iterator[Row]:
        """The sets of house rules; under "more", each by itself."""
        draft, t = self.draft, self._words.t
        presets: list[tuple[str | int | bool, str]] = [(name, t(f"preset-{name}")) for name in PRESETS]
        if draft.preset is None:
            presets.append((MIX, t("house-mix")))
        yield Row("preset", t("house-rules"), presets, draft.preset or MIX, "plain")
        yield Row(
            "more", t("house-more"), [(shown, t(f"tui-setup-more-{str(shown).lower()}")) for shown in (False, True)], draft.more
        )
        for name, known in HOUSE.items() if draft.more else ():
            values = _numbers(known.least, known.most) if isinstance(known, Numbers) else self._texts(name, known)
            yield Row(name, t(f"tui-rule-{name}"), values, draft.rules.get(name, usual(name)), usual(name))

    def _texts(self, name: str, values: Iterable[str | int | bool]) -> list[tuple[str | int | bool, str]]:
        """The values of a switch, in words."""
        return [(value, self._words.t(f"tui-rule-{name}-{str(value).lower()}")) for value in values]

    def on_descendant_focus(self) -> None:
        """Say what the current line means."""
        self._explain()

    def _explain(self) -> None:
        row = self.focused
        if not isinstance(row, Row) or row.id is None:
            return
        lines = [Content(self._about(row.id))]
        if (wrong := self.draft.unplayable()) is not None:
            lines = [Content.assemble((news.unplayable(wrong, self._words), "bold $error"))]
        elif row.differs:
            lines.append(Content.assemble((self._words.t("tui-setup-differs"), "$accent")))
        self.query_one("#about", Static).update(Content("\n").join(lines))

    def _about(self, row: str) -> str:
        """What a line means."""
        words, draft = self._words, self.draft
        if row == "edition":
            specials = edition_called(draft.edition).specials
            if len(specials) > 1:
                return words.t(f"web-edition-{draft.edition}")
            return words.clause(specials[0].clauses[0]) if specials else words.t("tui-about-classic")
        if row == "preset":
            mix = [news.rule(name, value, words) for name, value in draft.house.items()]
            return words.row(mix, "list-beside") if draft.preset is None else words.t(f"preset-{draft.preset}-about")
        if row in HOUSE:
            return words.t(f"house-about-{row}")
        if row in SWITCHES:
            return words.clause(row)
        if (bad := self._bad_name()) is not None and row == draft.named()[bad.seat]:
            return bad.said(words)
        return words.t(f"tui-about-{row.partition('-')[0]}")

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
        """Deal, unless a name cannot be, or so many cannot play so: a line says why."""
        bad = self._bad_name()
        if self.draft.unplayable() is not None:
            self._explain()
        elif bad is None:
            self.dismiss((self.draft.lang, self.draft.settings()))
        else:
            self.query_one(f"#{self.draft.named()[bad.seat]}").focus()


def _numbers(least: int, most: int) -> list[tuple[str | int | bool, str]]:
    return [(number, str(number)) for number in range(least, most + 1)]
