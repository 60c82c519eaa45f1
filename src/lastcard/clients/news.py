"""What there is to say about a served table besides the game: its rules, who sits where, who came and went, what was refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from lastcard.bots import levels
from lastcard.bots.strength import FULL, apart
from lastcard.clients.seat import names_in
from lastcard.codes import CODES
from lastcard.decks import edition_of
from lastcard.editions.sheets import SHEETS
from lastcard.protocol import PERSON, PHRASES, REACTIONS
from lastcard.rules.house import NUMBERS
from lastcard.rules.questions import SeatNo
from lastcard.rules.setup import Unplayable
from lastcard.rules.state import PLAYERS_MIN
from lastcard.views import Wire
from lastcard.words import Words
from lastcard.words.printing import printable

if TYPE_CHECKING:
    from lastcard.clients.connection import Link

REFUSED = (
    *("no_table", "bad_name", "not_host", "wrong_phase", "too_early", "cooling_down"),
    *("too_many", "no_space", "not_stored", "elsewhere", "kicked", "left"),
)
"""Refusals that are said in the same words as in a browser."""
MISUNDERSTOOD = ("bad_message", "bad_request", "too_large", "version")
"""Refusals of what another version of lastcard would have said otherwise."""
LATE = ("not_asked", "illegal_move")
"""Refusals of what was possible a moment ago."""


def refusal(code: str, words: Words) -> str:
    """What the server refuses, in words; one that nobody here knows by its code alone."""
    if code in LATE:
        return words.t("terminal-too_late")
    if code in REFUSED:
        return words.t(f"web-error-{code}")
    if code in MISUNDERSTOOD:
        return words.error("misunderstood")
    if code == "forbidden":
        return words.error(code)
    return words.t("web-error-unknown") if code in CODES else words.error("refused", reason=code)


def closed(code: str | None, link: Link, command: str, words: Words) -> str:
    """Why there is no playing at the table of a link; the command is what leads to it."""
    if code is None:
        return words.error("offline", url=link.url)
    if code == "no_server" or code.startswith("http_"):
        return words.error("no_server", url=link.url)
    if code == "no_seat":
        return words.error("no_seat", command=f"{command} {link}/watch")
    if code in {"bad_token", "version"}:
        return words.error(code)
    return refusal(code, words)


def rules(info: Wire, words: Words) -> Iterator[str]:
    """What a table plays, by which sheet, and what is set otherwise than there."""
    settings = info["settings"]
    sheet = SHEETS[settings["sheet"]]
    chosen = sheet.with_values(settings["rules"])
    # Somebody has named a deck of their own.
    edition = printable(words.edition(settings["edition"], settings.get("deck")))
    about = {"edition": edition, "sheet": words.sheet(settings["sheet"])}
    yield words.t("terminal-game", players=len(settings["seats"]), target=chosen.target, **about)
    # The points have been told.
    differing = {name: value for name, value in chosen.differences(sheet).items() if name != "target"}
    if differing:
        yield words.t("terminal-differs")
        for name, value in differing.items():
            yield words.t("list-sentence", text=rule(name, value, words, teams=chosen.teams))
    if settings["timer"] != "none":
        yield words.t("list-sentence", text=words.t(f"web-timer-{settings['timer']}"))
    # Servers of earlier days have no such setting.
    if (pace := settings.get("bot_pace", "normal")) != "normal":
        yield words.t("list-sentence", text=words.t(f"web-bot_pace-{pace}"))
    if settings["auto_call"]:
        yield words.t("list-sentence", text=words.t("web-auto_call"))
    if settings["catch_window"] != "normal":
        yield words.t(f"tui-catch_window-{settings['catch_window']}")


def rule(name: str, value: str | int | bool, words: Words, *, teams: bool = False) -> str:  # noqa: FBT001  some switches are on or off
    """What a switch of the rules comes to; partners score together (house.teams.score)."""
    if name == "target":
        return words.t("web-rule-target", target=value)
    key = f"web-rule-{name}-count" if name in NUMBERS else f"web-rule-{name}-{str(value).lower()}"
    return words.t(f"{key}-teams" if teams and name == "scoring" else key, count=value)


def unplayable(wrong: Unplayable, words: Words) -> str:
    """Why players, rules and a deck do not go together, and what would."""
    about = wrong.about
    if wrong.code == "bad_hand_size":
        fewer, smaller = int(about["players_max"]) >= PLAYERS_MIN, int(about["cards_max"]) >= NUMBERS["hand_size"].least
        about = about | {"possible": ("neither", "smaller", "fewer", "both")[2 * fewer + smaller]}
    return words.error(wrong.code, **about)


def special_rules(info: Wire, words: Words) -> Iterator[tuple[str, list[str]]]:
    """The special cards of a table, and what each does, clause by clause; nothing where there is none."""
    settings = info["settings"]
    for special in edition_of(settings["edition"], settings.get("deck")).specials:
        yield words.card(special.deck.specials[0].text), [words.clause(clause) for clause in special.clauses]


def seats(info: Wire, words: Words) -> Iterator[str]:
    """Who sits where."""
    for number, (seat, name) in enumerate(zip(info["seats"], names_in(info, words), strict=True), 1):
        yield words.t("table-seat", number=number, who=words.row([*_notes(seat, name, words)]))


def _notes(seat: Wire, name: str, words: Words) -> Iterator[str]:
    if not seat["taken"] and not seat["stand_in"]:
        yield words.t("web-seat-free")
        return
    yield name
    if seat["kind"] != PERSON:
        yield level(seat["kind"], words)
    elif seat["stand_in"]:
        yield words.t("web-stand_in")
    elif not seat["here"]:
        yield words.t("web-away")
    if seat["host"]:
        yield words.t("web-host")
    if seat.get("ready"):
        yield words.t("web-is_ready")


def level(kind: str, words: Words) -> str:
    """What a bot plays at; a level from elsewhere brings its own words, unless it is installed only where the table is."""
    name, strength = apart(kind)
    known = levels().get(name)
    if known is None:
        text = name
    elif known.words:
        text = known.words.get(words.locale) or known.words["en"]
    else:
        text = words.t(f"tui-level-{name}")
    return text if strength is None else words.row([text, words.percent(strength / FULL)], "list-beside")


def waits_for_host(info: Wire, words: Words) -> str:
    """Who begins."""
    hosts = (name for seat, name in zip(info["seats"], names_in(info, words), strict=True) if seat["host"])
    return words.t("web-waiting_host", name=next(hosts, ""))


def restored(before: Wire | None, now: Wire, words: Words) -> Iterator[str]:
    """That the server comes from a backup, and what becomes of the round, unless that has been told."""
    void = now.get("restored")
    if void is not None and (before is None or before.get("restored") != void):
        yield words.t("table-restored-void", round=void) if void else words.t("table-restored")


def changes(before: Wire, now: Wire, own: SeatNo | None, words: Words, away: set[SeatNo]) -> Iterator[str]:
    """Who came and went, and who is the host now; what became of our own seat, we know.

    `away` remembers of whom it was told that they are not there.
    """
    was_called, called = names_in(before, words), names_in(now, words)
    for seat, (was, has) in enumerate(zip(before["seats"], now["seats"], strict=False)):
        if seat != own and has["kind"] == was["kind"] == PERSON:
            moved = was["name"] != has["name"]
            if moved:
                away.discard(seat)
            if moved and was["taken"]:
                yield words.t("table-left", name=was_called[seat])
            if moved and has["taken"]:
                yield words.t("table-sat", name=called[seat])
            elif key := _presence(seat, was, has, away):
                yield words.t(key, name=called[seat])
            if has.get("ready") and not was.get("ready"):
                yield words.t("table-ready", name=called[seat])
        if has["host"] and not was["host"]:
            yield words.t("table-host-you") if seat == own else words.t("table-host", name=called[seat])


def _presence(seat: SeatNo, was: Wire, has: Wire, away: set[SeatNo]) -> str | None:
    """The key that says that somebody has gone for a while, or is back."""
    if has["stand_in"] and not was["stand_in"]:
        away.add(seat)
        return "table-stand_in"
    if has["taken"] and was["here"] and not has["here"]:
        away.add(seat)
        return "table-away"
    if has["taken"] and has["here"] and seat in away:
        away.remove(seat)
        return "table-back"
    return None


def chat(message: Wire, names: Sequence[str], words: Words) -> str:
    """What somebody said."""
    phrase, reaction, text = message.get("phrase"), message.get("reaction"), message.get("text") or ""
    if phrase in PHRASES:
        text = words.t(f"web-phrase-{phrase}")
    elif reaction in REACTIONS:
        text = words.t(f"web-reaction-{reaction}")
    return words.t("table-chat", name=names[message["seat"]], text=text)


def nudge(message: Wire, own: SeatNo | None, names: Sequence[str], words: Words) -> str:
    """That somebody reminds whom play waits for."""
    name = names[message["seat"]]
    if own in message["to"]:
        return words.t("table-nudge-you", name=name)
    reminded = words.listing([names[seat] for seat in message["to"]])
    return (
        words.t("table-nudge-by_you", names=reminded)
        if own == message["seat"]
        else words.t("table-nudge", name=name, names=reminded)
    )
