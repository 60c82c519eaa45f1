"""The card of docs/add-a-card.md by itself: played, recorded, proved, and answered for by bots. The rest is proved."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from lastcard import Arrangement, BadRecord, Match, load
from lastcard.bots import Memory, bot, hint, levels
from lastcard.bots.arena import BotTable
from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition
from lastcard.testing import check_edition, guide
from lastcard.testing.settings import any_move, chance
from lastcard.testing.walk import walk
from lastcard.words import Words

GUIDE = (Path(__file__).parents[1] / "docs" / "add-a-card.md").read_text(encoding="utf-8")

FENCES = {fence.place: fence for step in guide.steps(GUIDE) for fence in step.fences}
"""Each file that the guide writes or adds to, and what it puts there."""


def imported(name: str, path: Path) -> ModuleType:
    """A module from a file, under a name that copies and pickles can find it by."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def parcel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Edition]:
    """The edition that the guide writes first."""
    file = tmp_path_factory.mktemp("editions") / "parcel.py"
    file.write_text(FENCES["src/lastcard/editions/parcel.py"].text, encoding="utf-8")
    edition = imported("parcel", file).PARCEL
    assert isinstance(edition, Edition)
    yield edition
    del sys.modules["parcel"]


def test_the_guide_names_only_what_there_is() -> None:
    """Every file that it tells the reader to look at or to change exists."""
    root = Path(__file__).parents[1]
    for path in re.findall(r"`((?:rules|editions|batch|bots|testing)/[\w/]+\.py)`", GUIDE):
        assert (root / "src" / "lastcard" / path).exists(), path


def test_the_guide_has_words_for_every_locale() -> None:
    """And no other; the same keys in each."""
    added = {place.removeprefix(guide.WORDS): fence.text for place, fence in FENCES.items() if place.startswith(guide.WORDS)}

    assert set(added) == set(Words.available())
    assert len({tuple(line.split(" = ")[0] for line in text.splitlines()) for text in added.values()}) == 1


@pytest.mark.parametrize(
    ("page", "wrong"),
    [
        ("# Nothing to do\n", r"are numbered \[\]"),
        ("## 1. One\n## 3. Three\n", r"are numbered \[1, 3\]"),
        ("## 2. Two\n", r"are numbered \[2\]"),
    ],
)
def test_a_guide_with_a_step_missing_is_refused(page: str, wrong: str) -> None:
    """Whichever it is."""
    with pytest.raises(guide.Missing, match=wrong):
        guide.steps(page)


@pytest.mark.parametrize(
    "fence",
    [
        guide.Fence("kept.py", "python", "new = 2\n"),
        guide.Fence("", "python", "example = 1\n"),
        guide.Fence("kept.py", "diff", "-lost = 1\n+found = 1\n"),
        guide.Fence("kept.py", "diff", " twice = 1\n+once = 1\n"),
        guide.Fence("lost.py", "diff", "+new = 1\n"),
        guide.Fence("words/tlh", "ftl", "card-parcel = Parcel\n"),
        guide.Fence("words/en", "ftl", "nonsense = Parcel\n"),
        guide.Fence("kept.py", "toml", "new = 1\n"),
    ],
    ids=lambda fence: f"{fence.language} {fence.place}",
)
def test_a_step_that_cannot_be_done_is_refused(fence: guide.Fence, tmp_path: Path) -> None:
    """A file that is there already, lines that are not there or are there twice, no such locale or family."""
    (tmp_path / "kept.py").write_text("twice = 1\ntwice = 1\nkept = 1\n", encoding="utf-8")

    with pytest.raises(guide.Missing):
        guide.apply(fence, tmp_path)


def test_the_card_is_the_one_that_the_guide_writes_first() -> None:
    """A page that writes none adds none."""
    assert guide.card_of(guide.steps(GUIDE)) == "parcel"
    with pytest.raises(guide.Missing, match="writes no file"):
        guide.card_of(guide.steps("## 1. Look\n\n```sh\n./go check\n```\n"))


def test_a_step_writes_and_replaces_what_it_says(tmp_path: Path) -> None:
    """And gives back what is to be run."""
    (tmp_path / "kept.py").write_text("one = 1\nthree = 3\nlast = 0\n", encoding="utf-8")

    guide.apply(guide.Fence("new.py", "python", "new = 1\n"), tmp_path)
    guide.apply(guide.Fence("kept.py", "diff", " one = 1\n+two = 2\n three = 3\n-last = 0\n+last = 4\n"), tmp_path)

    assert (tmp_path / "new.py").read_text(encoding="utf-8") == "new = 1\n"
    assert (tmp_path / "kept.py").read_text(encoding="utf-8") == "one = 1\ntwo = 2\nthree = 3\nlast = 4\n"
    assert guide.apply(guide.Fence("", "sh", "./go rules\n./go check\n"), tmp_path) == ["./go rules", "./go check"]


def test_the_first_example_runs(parcel: Edition) -> None:
    """Playing, recording and proving an edition takes nothing but the edition."""
    assert sys.modules["parcel"].PARCEL is parcel
    (example,) = re.findall(r"^```python\n(from lastcard import Match.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)

    exec(example.replace("check_edition(PARCEL)", "check_edition(PARCEL, moves=100)"), {})  # noqa: S102  our own page


def test_the_card_is_played_and_asks_its_own_questions(parcel: Edition) -> None:
    """Whole rounds of it, in which parcels are really sent."""
    seen = walk(parcel, {}, moves=2000, seed="parcel").seen

    assert seen["gave"] > 10
    assert seen["went_out"] > 5
    assert len(parcel.deck.cards) == 112


def test_the_card_passes_every_check(parcel: Edition) -> None:
    """Nothing lost, nothing leaked, nothing stuck."""
    check_edition(parcel, moves=1500)


def test_a_match_of_an_edition_from_elsewhere_is_recorded_and_loaded(parcel: Edition) -> None:
    """By whoever knows the edition; nobody else can read the record."""
    match, rng = Match.new(parcel, players=3, seed=7), chance("elsewhere")
    asked = set()
    while match.asked:
        asked |= {question.name for question in match.asked}
        match.move(*any_move(match.state.edition, match.asked, rng))

    again = load(match.record(), editions=[*EDITIONS, parcel])

    assert {"parcel", "wrap"} <= asked
    assert again.state == match.state
    assert again.history == match.history
    with pytest.raises(BadRecord, match="no edition is called 'parcel'"):
        load(match.record())


def test_a_card_sent_is_seen_by_two_seats_alone(parcel: Edition) -> None:
    """Giver and receiver see it, the others its back."""
    match, rng = Match.new(parcel, players=3, seed=7), chance("elsewhere")
    while not any(event.name == "gave" for event in match.history):
        match.move(*any_move(match.state.edition, match.asked, rng))

    accounts = [match.told(seat)[-1] for seat in (0, 1, 2, None)]

    assert sorted("card" in told for told in accounts) == [False, False, True, True]


@pytest.mark.parametrize("level", levels())
def test_bots_of_every_level_answer_what_they_do_not_know(parcel: Edition, level: str) -> None:
    """By the kinds of its choices; the card is played, and rounds come to their end."""
    asked: set[str] = set()
    for seed in range(8):
        match = Match.new(parcel, players=3, seed=seed)
        table = BotTable(match, [bot(level, chance(f"{seed}/{seat}")) for seat in range(3)])
        while not match.state.round_over:
            asked |= {question.name for question in match.asked}
            table.step()

    assert {"parcel", "wrap"} <= asked


def test_a_hint_is_given_for_a_question_that_bots_do_not_know(parcel: Edition) -> None:
    """Whoever is closest to winning gets the parcel, and in it the card with most points."""
    position = Arrangement(hands=("WP B5 W", "G1 G2 G3", "G4"), draw_pile="Y1 Y2", discard_pile="B3", turn=0)
    match = Match.arrange(parcel, position, seed=1)
    match.move(0, "play WP")
    assert str(hint(match.view(0), match.asked[0], Memory(0, 3)).choice) == "parcel 2"
    match.move(0, "parcel 2")

    assert str(hint(match.view(0), match.asked[0], Memory(0, 3)).choice) == "wrap W"
