"""Every refusal there is, provoked on purpose: no refusal may tell anything either."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lastcard.protocol import PERSON
from lastcard.testing.secrecy.acts import PROMPTER, Act

if TYPE_CHECKING:
    from lastcard.testing.secrecy.stories import Story

NEVER_PROVOKED = {
    "match_over": "the referee says it; a table says wrong_phase before it asks a match",
    "lost": "needs a second process that owns the same table; its text is fixed, and nothing of the table is in it",
    "no_space": "said before a table is made, by a driver that has read nothing; its text is fixed",
    "slow": "hangs on bytes that a client leaves unread, and those are compared; its text is fixed",
}
"""Codes that no proof provokes, and why that is no gap."""


def _moves(story: Story, choice: str, *, asked: bool | None = None) -> None:
    state = story.stage.table.state
    waited = {question.seat for question in state.waiting}
    names = [name for name in story.here() if asked is None or (story.people[name] in waited) is asked]
    if names:
        story.say(story.rng.choice(names), "move", choice=choice)


def _says(kind: str, *, host: bool | None = None, **fields: object) -> Callable[[Story], None]:
    def provoke(story: Story) -> None:
        at = story.stage.table.state.host
        names = [name for name in story.here() if host is None or (story.people[name] == at) is host]
        if names:
            story.say(story.rng.choice(names), kind, **fields)

    return provoke


def _frame(text: str) -> Callable[[Story], None]:
    return lambda story: story.do(Act("frame", story.rng.choice(story.here(seated=False)), text=text))


def _catches_wrongly(story: Story) -> None:
    """Twice: the second comes too soon after the first."""
    if here := story.here():
        who = story.rng.choice(here)
        for _ in range(2):
            story.say(who, "move", choice="catch 9")


def _catches_early(story: Story) -> None:
    """Somebody who owes a call, before the window opens."""
    match = story.stage.table.state.match
    owing = [] if match is None else [owed.seat for owed in match.state.owing]
    others = [name for name in story.here() if owing and story.people[name] != owing[0]]
    if others:
        story.say(story.rng.choice(others), "move", choice=f"catch {owing[0]}")


def _jumps_wrongly(story: Story) -> None:
    """With another card than lies on top: with that, somebody may hold it in another world."""
    if not story.stage.table.state.match:
        return
    game = story.stage.script.state
    others = sorted({card.text for card in game.edition.deck.cards if card.text != game.discard_pile[0].text})
    _moves(story, f"jump {story.rng.choice(others)}")


def _salts_twice(story: Story) -> None:
    if here := story.here():
        who = story.rng.choice(here)
        for salt in ("one", "another"):
            story.say(who, "salt", salt=salt)


def _chatters(story: Story) -> None:
    if here := story.here():
        who = story.rng.choice(here)
        for _ in range(5):
            story.say(who, "chat", phrase="ouch")


def _crowd(story: Story) -> None:
    """More come to watch than may."""
    limit = story.stage.setting.limits.spectators
    for number in range(limit):
        story.do(Act("watch", f"crowd {number}"))
    for name in story.here(seated=False):
        if name.startswith("crowd "):
            story.do(Act("disconnect", name))


def _nothing_stored(story: Story) -> None:
    story.do(Act("full disk"))
    _says("salt", salt="lost")(story)
    story.do(Act("room on the disk"))


def _joins(name: str, seat: int | None = None) -> Callable[[Story], None]:
    return lambda story: story.do(Act("join", "nobody in particular", text=name, number=seat))


def _moves_seats(story: Story) -> None:
    """Settings that would take somebody's seat away."""
    setting = story.stage.setting.settings
    kinds = ["easy"] * (len(setting.seats) - 1) + [PERSON]
    if setting.seats[0] == PERSON:
        _says("settings", host=True, settings={"edition": setting.edition, "seats": kinds})(story)


PROVOKED: dict[str, Callable[[Story], None]] = {
    "a card that is none": lambda story: _moves(story, "play ZZ"),
    "a card when not asked": lambda story: _moves(story, "draw", asked=False),
    "a word that is none": lambda story: _moves(story, "\x00", asked=True),
    "two cards": lambda story: _moves(story, "pick R7 R7", asked=True),
    "a wrong catch": _catches_wrongly,
    "an early catch": _catches_early,
    "a wrong jump": _jumps_wrongly,
    "start again": _says("start", host=True),
    "start as a guest": _says("start", host=False),
    "next": _says("next"),
    "rematch": _says("rematch"),
    "settings": _says("settings", settings={}),
    "kick nobody": _says("kick", host=True, seat=9),
    "kick as a guest": _says("kick", host=False, seat=0),
    "host nobody": _says("host", host=True, seat=9),
    "a second salt": _salts_twice,
    "a salt for another shuffle": _says("salt", salt="late", commitment="0" * 64),
    "a salt that is none": _says("salt", salt="!"),
    "a chat of nothing": _says("chat"),
    "a phrase that is none": _says("chat", phrase="boo"),
    "a reaction that is none": _says("chat", reaction="boo"),
    "a reminder": _says("nudge"),
    "somebody is ready": _says("ready"),
    "too much chat": _chatters,
    "no message": _frame('{"type":"dance","id":"x"}'),
    "no json": _frame("{"),
    "a spectator moves": lambda story: story.say(PROMPTER, "move", choice="draw"),
    "a token that is none": lambda story: story.do(Act("stranger")),
    "a crowd": _crowd,
    "a full disk": _nothing_stored,
    "no name": _joins(" "),
    "a taken name": _joins("Ana"),
    "a taken seat": _joins("Zoe", 0),
    "the same table again": lambda story: story.do(Act("make again")),
    "a ping": _says("ping"),
}
"""What is refused in the last round, or answered with as little."""

PROVOKED_IN_LOBBY: dict[str, Callable[[Story], None]] = {
    "a move": lambda story: _moves(story, "draw"),
    "next": _says("next"),
    "settings as a guest": _says("settings", host=False, settings={}),
    "settings that move people": _moves_seats,
    "settings that are none": _says("settings", host=True, settings={"edition": "none"}),
    "a wrong catch": _catches_wrongly,
    "no name": _joins(" "),
    "a taken name": _joins("Ana"),
}
"""What is refused before the first round."""
