"""Rounds told as stories and kept as text: a change of the rules shows as a change of a story.

`lastcard prove playthroughs FOLDER` writes them all: for each edition, each preset of house rules and each number of players the
first seed whose round is short and has the special cards or the house rules do something. A story is a record with the telling in
its comments, so that every program that reads records can load it.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from lastcard.cards import DRAWS
from lastcard.editions.classic import CLASSIC
from lastcard.match import Match
from lastcard.record import BadRecord
from lastcard.replay import load
from lastcard.rules import house
from lastcard.rules.events import Drew, Event, Played, TurnBegan
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.setup import TEAMS_MIN
from lastcard.rules.state import PLAYERS_MIN, Edition
from lastcard.testing.settings import chance
from lastcard.views import tell_whole
from lastcard.words import Words

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Iris", "Jon")
WIDTH = 110
LINES_MAX = 150
SHEETS = {2: "en", 4: "fr-CA", 10: "es-ES"}
"""The numbers of players that stories are told of, each by another sheet."""

PRESETS = {name: values for name, values in house.PRESETS.items() if name != house.PLAIN}
"""The house rules that stories of the classic deck are told of."""

_CORNERS: dict[str, Counter[str]] = {
    "classic": Counter(challenged=1, caught=1, reversed=1, skipped=1),
    "kickin-battle": Counter(battle_tied=1, battle_lost=1),
    "urrrhhh": Counter(gave=3),
    "best-friends": Counter(number_named=1, put_down=2),
    "jokers-wild": Counter(tormented=1, discarded=1),
    "special-agent": Counter(hand_shown=1),
    "grand": Counter(rival_named=1, gave=1, put_down=1, tormented=1, hand_shown=1),
    "stackers": Counter(take=1, passed_on=2),
    "party": Counter(take=1, passed_on=1, swapped=1, rotated=1),
    "lightning": Counter(jumped_in=1),
    "partners": Counter(skipped=1, reversed=1),
    "mayhem": Counter(take=1, passed_on=1, swapped=1, rotated=1, jumped_in=1),
}
"""What must happen, besides, in the rounds of the editions that come with lastcard and of each preset, and how often at least."""


class Tale(NamedTuple):
    """What a story is told of."""

    edition: str
    players: int
    preset: str = house.PLAIN

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.edition if self.preset == house.PLAIN else self.preset}-{self.players}"


def tales(editions: Sequence[Edition]) -> list[Tale]:
    """All that stories are told of: some editions, and each preset if the classic one is among them."""
    plain = [Tale(edition.id, players) for edition in editions for players in SHEETS]
    if CLASSIC not in editions:
        return plain
    teams_min = {name: TEAMS_MIN if values.get("teams") else PLAYERS_MIN for name, values in PRESETS.items()}
    return plain + [Tale(CLASSIC.id, players, name) for name in PRESETS for players in SHEETS if players >= teams_min[name]]


def tale_of(match: Match) -> Tale:
    """What a match is a story of."""
    preset = house.preset_of(match.header.rules)
    assert preset is not None, "only presets have stories"
    return Tale(match.header.edition, match.players, preset)


def worth_telling(match: Match) -> bool:
    """Whether everything that the special cards ask was answered in a round, and somebody called and went out."""
    answered = [line.split()[1] for line in match.record().splitlines() if line[:1].isdecimal()]
    happened = Counter([event.name for event in match.history] + answered) + Counter(passed_on=_passed_on(match.history))
    # To pass is to leave something be.
    own = {verb.name for special in match.state.edition.specials for verb in special.own_verbs if verb.kind != "word"}
    tale = tale_of(match)
    corners = _CORNERS.get(tale.edition if tale.preset == house.PLAIN else tale.preset, Counter())
    return own <= {*answered} and happened >= corners + Counter(went_out=1, called=1)


def _passed_on(history: Iterable[Event]) -> int:
    """How often a debt was passed on: a turn began before anybody drew for the card on top (house.stack.answer)."""
    times, owed = 0, False
    for event in history:
        match event:
            case Played():
                owed = event.card.face in DRAWS
            case Drew():
                owed = False
            case TurnBegan():
                times += owed
            case _:
                pass
    return times


# --- Telling -----------------------------------------------------------------------------------------------------------------


def story(match: Match) -> str:
    """A match told turn by turn, and its record."""
    words = Words("en")
    state = match.state
    names = NAMES[: match.players]
    preset = tale_of(match).preset
    title = f"{words.edition(state.edition.id)}, {match.players} players, sheet {state.sheet}"
    paragraphs = [title if preset == house.PLAIN else f"{title}, {words.t(f'preset-{preset}')}"]
    for turn in _turns(match.history):
        told = [wire for event in turn if (wire := tell_whole(event)) is not None]
        sentences = [
            words.event(event, names=names, before=before, partners=state.partners)
            for before, event in zip((None, *told), told, strict=False)
        ]
        paragraphs.append(textwrap.fill(" ".join(sentences), WIDTH, break_on_hyphens=False))
    comments = [f"# {line}" for paragraph in paragraphs for line in paragraph.splitlines()]
    return "\n".join((*comments, "", match.record()))


def _turns(history: list[Event]) -> Iterator[list[Event]]:
    """Events in paragraphs: one for each turn, and before the first turn one for each thing that is done."""
    paragraph: list[Event] = []
    for event in history:
        if paragraph and event.name in {"turn_began", "round_began", "dealt", "turned_up", "went_out"}:
            yield paragraph
            paragraph = []
        paragraph.append(event)
    yield paragraph


def retold(text: str) -> str:
    """The story of a record as the rules have it now: as far as its moves can still be made."""
    # What is written there of a result is left out, so that a change shows as a story, not as a wrong line.
    lines = [line for line in text.splitlines() if not line.startswith(("result ", "end "))]
    while True:
        try:
            return story(load("\n".join(lines)))
        except BadRecord as wrong:
            del lines[wrong.line - 1 :]


# --- Playing -----------------------------------------------------------------------------------------------------------------


def written(tale: Tale) -> str:
    """The first story that is worth telling."""
    rules = house.PRESETS[tale.preset]
    for seed in count(1):
        match = Match.new(tale.edition, players=tale.players, sheet=SHEETS[tale.players], rules=rules, seed=seed)
        play(match, chance(str(seed)))
        if worth_telling(match):
            text = story(match)
            if text.count("\n") < LINES_MAX:
                return text
    raise AssertionError("seeds do not run out")


def play(match: Match, rng: Random) -> None:
    """One round, as people play it who know the rules and forget to call now and then; none that would be too long to tell."""
    while match.asked and len(match.record_lines) < LINES_MAX:
        match.move(*_answer(match.asked, rng))


def _answer(asked: tuple[Question, ...], rng: Random) -> tuple[SeatNo, str]:
    """Call mostly, catch sometimes; play the special card first, then what fits."""
    for question in asked:
        if question.offer and rng.random() < (0.7 if question.name == "uno" else 1 / len(asked)):
            return question.seat, str(question.choices[0])
    question = asked[0]
    texts = [str(choice) for choice in question.choices]
    willing = [text for text in texts if text not in {"draw", "keep", "pass", "take"}] or texts
    special = [text for text in willing if text.startswith("play W") and text not in {"play W", "play W4"}]
    return question.seat, rng.choice(special or willing)


def write(folder: Path, editions: Sequence[Edition]) -> list[Path]:
    """Write the stories of some editions into a folder; gives the files."""
    files = []
    for tale in tales(editions):
        file = folder / f"{tale.name}.txt"
        file.write_text(written(tale), encoding="utf-8")
        files.append(file)
    return files
