"""Making up a story: whatever can happen at a table, by chance, while it happens in the first of two worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from lastcard.bots import levels
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement
from lastcard.protocol import PERSON, Since, TableSettings
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.setup import seated
from lastcard.rules.state import Edition
from lastcard.table.machine import Machine
from lastcard.table.settings import Paces, TableLimits
from lastcard.table.telling import Telling
from lastcard.testing.following import Order, tiny_start
from lastcard.testing.secrecy.acts import PROMPTER, Act, Setting, World
from lastcard.testing.secrecy.provoking import PROVOKED, PROVOKED_IN_LOBBY
from lastcard.testing.secrecy.scripts import TARGET, Begins, Orders, position_of
from lastcard.testing.secrecy.stage import Stage
from lastcard.testing.settings import any_house, any_move, any_rules, chance, players_max, tiny_cards
from lastcard.testing.virtual import NAMES
from lastcard.views import deck_given

ACTS_MAX = 60
PEOPLE_MAX, BOTS_MAX = 8, 2
SPECTATORS_MAX = 5
WAITS_S = (0.25, 0.5, 1.0, 2.5, 2.5, 13.0, 31.0)
HAPPENS = {
    "answer": 60,
    "provoke": 14,
    "wait": 8,
    "come back": 8,
    "look": 6,
    "get": 4,
    "watch": 3,
    "go": 2,
    "sit down": 4,
    "leave": 1,
    "another window": 1,
    "salt": 2,
    "chat": 2,
    "crash": 1,
}
"""How often what happens in the last round."""
FAILING = ("crash", "a full disk", "the same table again")
"""What only a server that fails would do."""
BEGINS: tuple[tuple[Begins, ...], ...] = (
    ("dealt",),
    ("tiny",),
    ("short",),
    ("nearly over", "tiny"),
    ("nearly over", "dealt"),
    ("nearly over", "short"),
    ("nearly over", "short"),
)
"""How the matches begin: the last round is that which is dealt in the last of them."""
STACKED_SHARE = 1 / 2
"""How often special cards and actions come first."""
JUMPING_SHARE = 1 / 3
"""How often it is possible to jump in, at least."""


class Stuck(Exception):
    """The story does not come to its last round, as the rules have it."""


class Story:
    """A story being made up."""

    def __init__(
        self,
        edition: Edition,
        seed: str,
        machine: Machine = Machine(),  # noqa: B008  neither this nor the next has state
        telling: Telling = Telling(),  # noqa: B008
        *,
        starts_s: float = 1000.0,
        served: bool = False,
    ) -> None:
        """With `served`, nothing happens in it that needs a server to fail."""
        self.rng = rng = chance(f"story|{seed}")
        self.acts: list[Act] = []
        setting = _any_setting(edition, seed, rng)._replace(starts_s=starts_s)
        self._failing = () if served else FAILING
        tiny = _tiny(edition, setting, rng) if setting.begins[-1] == "tiny" else None
        self.world = World(self.acts, _stacked(edition, setting, rng), tiny)
        self.stage = Stage(setting, self.world, machine, telling)
        self.people: dict[str, SeatNo] = {}
        """Who sits where; whoever has left does not."""
        self.first = 0
        """The first act of the last round."""
        self._ids = 0
        self._names = iter((*NAMES, *(f"Guest {number}" for number in range(100))))
        self._watchers = 0
        self._begin()
        self.first = len(self.acts)
        for _ in range(rng.randint(ACTS_MAX // 4, ACTS_MAX)):
            if self.stage.table.phase != "playing":
                break
            self._something()

    def do(self, act: Act) -> None:
        """Let something happen."""
        self.stage.perform(act)
        self.acts.append(act)

    def say(self, who: str, kind: str, **fields: object) -> None:
        """Somebody says something."""
        self.do(Act("say", who, {"type": kind, "id": self.fresh_id(who)} | fields))

    def fresh_id(self, who: str) -> str:
        """The id of somebody's next message."""
        self._ids += 1
        return f"{who}-{self._ids}"

    # --- Before the last round -----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        setting, rng = self.stage.setting, self.rng
        host = next(self._names)
        self.do(Act("make", host))
        self.people[host] = setting.settings.seats.index(PERSON)
        self.do(Act("watch", PROMPTER))
        self.do(Act("connect", host))
        empty = 0
        for name in self.rng.sample(sorted(PROVOKED_IN_LOBBY), 3):
            PROVOKED_IN_LOBBY[name](self)
        for seat in self.stage.table.state.open_seats():
            # Some seats wait for a late comer, and a bot plays in them.
            if empty or rng.random() < 3 / 4:
                self._sits_down(seat)
            else:
                empty += 1
        for begins in setting.begins:
            self._start(host)
            if begins in {"dealt", "tiny"}:
                continue
            self._end_short_round(host)
            if begins == "nearly over":
                self.say(host, "rematch")
            else:
                self._salts()
                self.say(host, "next")
        if self.stage.table.phase != "playing":
            raise Stuck

    def _start(self, host: str) -> None:
        self._salts()
        self.say(host, "start")
        self.do(Act("wait", seconds=1.0))

    def _salts(self) -> None:
        for who in self.people:
            if self.rng.random() < 2 / 3:
                self.say(who, "salt", salt=f"salt-of-{who}-{self._ids}".replace(" ", "-"))

    def _end_short_round(self, host: str) -> None:
        played = next((choice for choice in self.stage.guests[host].choices() if choice.startswith("play ")), None)
        if played is None:
            raise Stuck
        self.do(Act("answer", host, {"type": "move", "id": self.fresh_id(host), "choice": played}))
        if self.stage.table.phase == "playing":
            raise Stuck

    # --- The last round ------------------------------------------------------------------------------------------------------

    def here(self, *, seated: bool = True) -> list[str]:
        """Those who are connected: people with a seat, or also those who watch."""
        guests = self.stage.guests
        names = self.people if seated else guests
        return [name for name in names if guests[name].client is not None and name != "visitor"]

    def _something(self) -> None:
        happens = {what: weight for what, weight in HAPPENS.items() if what not in FAILING or what in self._failing}
        what = self.rng.choices(list(happens), list(happens.values()))[0]
        doing: dict[str, Callable[[], None]] = {
            "answer": self._answer,
            "provoke": self._provoke,
            "wait": lambda: self.do(Act("wait", seconds=self.rng.choice(WAITS_S))),
            "come back": self._come_back,
            "look": self._look,
            "get": lambda: self.do(Act("get", text=str(self.rng.randrange(10**6)))),
            "watch": self._watch,
            "go": self._go,
            "sit down": self._late_comer,
            "leave": self._leave,
            "another window": self._another_window,
            "salt": lambda: self._by_somebody("salt", salt=f"salt-{self._ids}"),
            "chat": lambda: self._by_somebody("chat", phrase="ouch"),
            "crash": self._crash,
        }
        doing[what]()

    def _provoke(self) -> None:
        name = self.rng.choice(sorted(PROVOKED))
        if name not in FAILING or name in self._failing:
            PROVOKED[name](self)

    def _answer(self) -> None:
        """Somebody who is asked something answers; a bot does when its time comes."""
        table = self.stage.table
        asked = table.state.match.asked if table.state.match else ()
        mine = [question for question in asked if self._answers(question)]
        if not mine:
            self.do(Act("wait", seconds=1.0))
            return
        seat, choice = any_move(self.stage.script.state.edition, tuple(mine), self.rng)
        who = next(name for name, at in self.people.items() if at == seat)
        # While somebody can be caught, a move that comes at once is held.
        at_once = bool(table.state.clock.owed) and self.rng.random() < 1 / 2
        self.do(Act("say" if at_once else "answer", who, {"type": "move", "id": self.fresh_id(who), "choice": choice}))
        if table.state.clock.owed and self.rng.random() < 1 / 2:
            PROVOKED["an early catch"](self)

    def _answers(self, question: Question) -> bool:
        state = self.stage.table.state
        return question.seat in state.connected and question.seat not in state.newcomers

    def _by_somebody(self, kind: str, **fields: object) -> None:
        if here := self.here():
            self.say(self.rng.choice(here), kind, **fields)

    def since(self) -> Since | None:
        """What somebody who comes back may ask for: a little, all of the round, or all of the match."""
        version = self.stage.table.state.version
        return self.rng.choice((None, "round", 0, version - 1, max(0, version - 5), max(0, version - 20)))

    def _come_back(self) -> None:
        away = [name for name, guest in self.stage.guests.items() if guest.client is None and self._welcome(name)]
        if not away:
            away = [self.rng.choice(self.here(seated=False))]
            if away[0] == PROMPTER:
                return
            self.do(Act("disconnect", away[0]))
            if self.rng.random() < 1 / 3:
                self.do(Act("wait", seconds=self.rng.choice(WAITS_S)))
        self.do(Act("connect", self.rng.choice(away), since=self.since()))

    def _welcome(self, name: str) -> bool:
        return name in self.people or (self.stage.guests[name].token is None and name != "visitor")

    def _look(self) -> None:
        self.do(Act("look") if self.rng.random() < 1 / 2 else Act("record", number=self.rng.choice((None, 1, 2, 3))))

    def _watch(self) -> None:
        self._watchers += 1
        self.do(Act("watch", f"watcher {self._watchers}", since=self.since()))

    def _go(self) -> None:
        others = [name for name in self.here(seated=False) if name != PROMPTER]
        if others:
            self.do(Act("disconnect", self.rng.choice(others)))

    def _late_comer(self) -> None:
        if free := self.stage.table.state.open_seats():
            self._sits_down(self.rng.choice(free))

    def _sits_down(self, seat: SeatNo) -> None:
        who = next(self._names)
        self.do(Act("join", who, number=seat))
        if who in self.stage.guests:
            self.people[who] = seat
            self.do(Act("connect", who, since=self.since() if self.first else None))

    def _leave(self) -> None:
        """Somebody leaves, or is made to; mostly somebody else sits down at once."""
        here, host = self.here(), self.stage.table.state.host
        if len(here) < 2:  # noqa: PLR2004  somebody must stay
            return
        who = self.rng.choice(here)
        host_name = next((name for name in here if self.people[name] == host), None)
        if host_name in {None, who} or self.rng.random() < 1 / 2:
            self.say(who, "leave")
        else:
            self.say(host_name, "kick", seat=self.people[who])
        seat = self.people.pop(who)
        if self.rng.random() < 2 / 3:
            self._sits_down(seat)

    def _another_window(self) -> None:
        if here := self.here():
            self.do(Act("connect", self.rng.choice(here), since=self.since()))

    def _crash(self) -> None:
        """The server is killed, and everybody comes back."""
        back = self.here(seated=False)
        self.do(Act("crash"))
        for name in sorted(back, key=lambda name: name != PROMPTER):
            self.do(Act("connect", name, since=self.since()))


def _any_setting(edition: Edition, seed: str, rng: Random) -> Setting:
    people = rng.choice((2, 3, 4, rng.randint(2, PEOPLE_MAX)))
    bots = [rng.choice(list(levels())) for _ in range(rng.choice((0, 0, rng.randint(1, BOTS_MAX))))]
    seats = ([PERSON] * people + bots)[: players_max(edition)]
    rng.shuffle(seats)
    sheet = rng.choice(list(SHEETS))
    rules = any_rules(rng) | any_house(edition, len(seats), rng) | {"target": TARGET, "scoring": "winner"}
    if rng.random() < JUMPING_SHARE:
        rules["jump_in"] = True
    settings = TableSettings(
        edition=EDITIONS[0].id if edition.given else edition.id,
        deck=deck_given(edition.given) if edition.given else None,
        sheet=sheet,
        seats=tuple(seats),
        rules=rules,
        timer=rng.choice(("none", "none", "normal", "fast")),
        bot_pace=rng.choice(("slow", "normal", "fast")),
        auto_call=rng.random() < 1 / 8,
        catch_window=rng.choice(("normal", "long")),
        chat=rng.choice(("phrases", "free")),
    )
    return Setting(seed, settings, rng.choice(BEGINS), Paces(), TableLimits(spectators=SPECTATORS_MAX))


def _tiny(edition: Edition, setting: Setting, rng: Random) -> Arrangement:
    """Few cards, so that much happens soon."""
    settings = setting.settings
    table = seated(edition, settings.sheet, SHEETS[settings.sheet].with_values(settings.rules), len(settings.seats))
    return position_of(tiny_start(replace(table, agenda=(), dealer=rng.randrange(table.players)), rng))


def _stacked(edition: Edition, setting: Setting, rng: Random) -> Orders:
    """The first shuffle of the last round, perhaps with much that happens on top; like cards side by side to jump in with."""
    if setting.begins[-1] == "tiny" or rng.random() > STACKED_SHARE:
        return {}
    kinds = [card.text for card in tiny_cards(edition)]
    places = {text: rng.random() / (1 + kinds.count(text)) for text in sorted({card.text for card in edition.deck.cards})}
    jumping = setting.settings.rules.get("jump_in", False)
    cards: Order = tuple(
        sorted(
            edition.deck.cards,
            key=lambda card: places[card.text] if jumping else rng.random() / (1 + kinds.count(card.text)),
        )
    )
    return {(len(setting.begins), 1 if setting.begins[-1] == "dealt" else 2, 0): cards}
