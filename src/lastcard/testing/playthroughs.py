"""Rounds told as stories and kept as text: a change of the rules shows as a change of a story.

`lastcard prove playthroughs FOLDER` writes them all: for each edition and number of players the first seed whose
round is short and has the special card do something. A story is a record with the telling in its comments, so that every
program that reads records can load it.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random

from lastcard.match import Match
from lastcard.record import BadRecord
from lastcard.replay import load
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import Edition
from lastcard.testing.settings import chance
from lastcard.views import tell_whole
from lastcard.words import Words

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Iris", "Jon")
WIDTH = 110
LINES_MAX = 150
SHEETS = {2: "en", 4: "fr-CA", 10: "es-ES"}
"""The numbers of players that stories are told of, each by another sheet."""

_CORNERS: dict[str, Counter[str]] = {
    "classic": Counter(challenged=1, caught=1, reversed=1, skipped=1),
    "kickin-battle": Counter(battle_tied=1, battle_lost=1),
    "urrrhhh": Counter(gave=3),
    "best-friends": Counter(number_named=1, put_down=2),
    "jokers-wild": Counter(tormented=1, discarded=1),
    "special-agent": Counter(hand_shown=1),
}
"""What must happen, besides, in the rounds of the printed editions, and how often at least."""


def worth_telling(match: Match) -> bool:
    """Whether everything that the special card asks was answered in a round, and somebody called and went out."""
    edition = match.state.edition
    happened = Counter(event.name for event in match.history)
    answered = {line.split()[1] for line in match.record().splitlines() if line[:1].isdecimal()}
    # To pass is to leave something be.
    own = {verb.name for verb in edition.own_verbs if verb.kind != "word"}
    return own <= answered and happened >= _CORNERS.get(edition.id, Counter()) + Counter(went_out=1, called=1)


# --- Telling -----------------------------------------------------------------------------------------------------------------


def story(match: Match) -> str:
    """A match told turn by turn, and its record."""
    words = Words("en")
    state = match.state
    names = NAMES[: match.players]
    title = f"{words.edition(state.edition.id)}, {match.players} players, sheet {state.sheet}"
    paragraphs = [title]
    for turn in _turns(match.history):
        told = [wire for event in turn if (wire := tell_whole(event)) is not None]
        sentences = [words.event(event, names=names, before=before) for before, event in zip((None, *told), told, strict=False)]
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


def written(edition: str, players: int) -> str:
    """The first story of an edition that is worth telling."""
    for seed in count(1):
        match = Match.new(edition, players=players, sheet=SHEETS[players], seed=seed)
        play(match, chance(str(seed)))
        if worth_telling(match):
            text = story(match)
            if text.count("\n") < LINES_MAX:
                return text
    raise AssertionError("seeds do not run out")


def play(match: Match, rng: Random) -> None:
    """One round, as people play it who know the rules and forget to call now and then."""
    while match.asked:
        match.move(*_answer(match.asked, rng))


def _answer(asked: tuple[Question, ...], rng: Random) -> tuple[SeatNo, str]:
    """Call mostly, catch sometimes; play the special card first, then what fits."""
    for question in asked:
        if question.offer and rng.random() < (0.7 if question.name == "uno" else 1 / len(asked)):
            return question.seat, str(question.choices[0])
    question = asked[0]
    texts = [str(choice) for choice in question.choices]
    willing = [text for text in texts if text not in {"draw", "keep", "pass"}] or texts
    special = [text for text in willing if text.startswith("play W") and text not in {"play W", "play W4"}]
    return question.seat, rng.choice(special or willing)


def write(folder: Path, editions: Sequence[Edition]) -> list[Path]:
    """Write the stories of some editions into a folder; gives the files."""
    files = []
    for edition in editions:
        for players in SHEETS:
            file = folder / f"{edition.id}-{players}.txt"
            file.write_text(written(edition.id, players), encoding="utf-8")
            files.append(file)
    return files
