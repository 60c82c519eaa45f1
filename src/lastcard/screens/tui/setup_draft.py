"""A table that is being set up: what was chosen so far, and what follows from it."""

from __future__ import annotations

import msgspec

from lastcard.bots import levels
from lastcard.bots.strength import apart, named
from lastcard.clients.games import Manner
from lastcard.clients.local import Settings
from lastcard.clients.names import Names, checked_names
from lastcard.editions.sheets import SHEETS, sheet_of
from lastcard.match import edition_called
from lastcard.protocol import PERSON
from lastcard.rules.house import PRESETS, Numbers, preset_of
from lastcard.rules.options import HOUSE
from lastcard.rules.setup import Unplayable, seated
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN

FIRST = ("scoring", "target")
"""Switches that people change most often."""


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
    more: bool = False
    """Whether every house rule has a line of its own."""
    names: dict[str, str] = msgspec.field(default_factory=dict)
    """What was typed, by the lines for it: also for seats that are not there now."""

    def __post_init__(self) -> None:
        """Begin with what the sheet says."""
        self.rules = dict(SHEETS[self.sheet].values())

    @property
    def preset(self) -> str | None:
        """What the house rules are called together; None if they have no name."""
        return preset_of(self.rules)

    @property
    def house(self) -> dict[str, str | int | bool]:
        """The house rules that are set."""
        return {name: value for name, value in self.rules.items() if name in HOUSE}

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

    def unplayable(self) -> Unplayable | None:
        """Why so many cannot play by these rules; None if they can."""
        sheet = SHEETS[self.sheet]
        players = self.people_now + len(self.levels)
        try:
            seated(edition_called(self.edition), self.sheet, sheet.with_values(self.rules), players)
        except Unplayable as wrong:
            return wrong
        return None

    def named(self) -> list[str]:
        """The lines for names, in the order of the seats."""
        people = [f"name-person-{number}" for number in range(1, self.people_now + 1)]
        return people + [f"name-bot-{number}" for number in range(1, len(self.levels) + 1)]

    def checked_names(self) -> Names:
        """What everybody is called; `BadName` if somebody cannot be."""
        return checked_names([self.names.get(row) or None for row in self.named()])

    def take(self, name: str, value: str | int | bool) -> bool:  # noqa: FBT001  some switches are on or off
        """Set one thing; True if other lines change with it."""
        eased = self._eased()
        match name:
            case "edition":
                self.edition = str(value)
            case "lang":
                self._take_lang(str(value))
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
            case _ if name.startswith(("bot-", "strength-")):
                self._take_bot(name, value)
            case _ if name in Manner.__struct_fields__:
                self.manner = msgspec.structs.replace(self.manner, **{name: value})
            case "more":
                self.more = bool(value)
            case _:
                self._take_rule(name, value)
        return name in {"lang", "sheet", "people", "bots", "preset", "more"} or name in HOUSE or self._eased() != eased

    def _eased(self) -> list[bool]:
        """Of each bot, whether its strength can be chosen."""
        return [levels()[apart(kind)[0]].eased is not None for kind in self.levels]

    def _take_bot(self, name: str, value: str | int | bool) -> None:  # noqa: FBT001  as above
        """Set the level of a bot, or how strong it is."""
        what, _, number = name.partition("-")
        at = int(number) - 1
        self.levels[at] = str(value) if what == "bot" else named(apart(self.levels[at])[0], int(value))

    def _take_lang(self, lang: str) -> None:
        """Speak another language; the sheet may go with it."""
        before = self.sheet
        self.lang = lang
        if self.sheet != before:
            self._follow_sheet()

    def _take_rule(self, name: str, value: str | int | bool) -> None:  # noqa: FBT001  as above
        """Set a switch, or the house rules of a preset and no others."""
        if name not in HOUSE and name != "preset":
            self.rules[name] = value
            return
        house = PRESETS.get(str(value), self.house) if name == "preset" else self.house | {name: value}
        sheet = {name: value for name, value in self.rules.items() if name not in HOUSE}
        self.rules = sheet | {name: value for name, value in house.items() if value != usual(name)}

    def _follow_sheet(self) -> None:
        """Set the switches as the sheet has them, but not those that people change most often, nor house rules."""
        kept = {name: self.rules[name] for name in FIRST}
        self.rules = dict(SHEETS[self.sheet].values()) | kept | self.house

    def _fill(self, bots: int) -> None:
        """Have so many bots, as far as there are seats and as many as are needed."""
        bots = min(max(bots, PLAYERS_MIN - self.people_now), PLAYERS_MAX - self.people_now)
        level = self.levels[-1] if self.levels else "easy"
        self.levels = (self.levels + [level] * bots)[:bots]


def usual(house_rule: str) -> str | int | bool:
    """The value of a house rule in a plain game."""
    known = HOUSE[house_rule]
    return known.default if isinstance(known, Numbers) else known[0]
