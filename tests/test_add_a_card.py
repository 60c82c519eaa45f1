"""docs/add-a-card.md followed to the letter: its card is played, recorded, proved and said, and lives in this test alone."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from lastcard import BadRecord, Match, load
from lastcard import match as match_module
from lastcard.editions import EDITIONS
from lastcard.rules.state import Edition
from lastcard.testing import check_edition
from lastcard.testing.settings import any_move, chance
from lastcard.testing.walk import walk
from lastcard.words import Words, catalogue

GUIDE = (Path(__file__).parents[1] / "docs" / "add-a-card.md").read_text(encoding="utf-8")

FILES = dict(re.findall(r"^`(\S+)`:\n\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL))
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
    """The edition that step 3 of the guide writes."""
    file = tmp_path_factory.mktemp("editions") / "parcel.py"
    file.write_text(FILES["src/lastcard/editions/parcel.py"], encoding="utf-8")
    edition = imported("parcel", file).PARCEL
    assert isinstance(edition, Edition)
    yield edition
    del sys.modules["parcel"]


def test_the_guide_counts_its_steps() -> None:
    """From one to ten."""
    assert re.findall(r"^## (\d+)\. ", GUIDE, re.MULTILINE) == [str(n) for n in range(1, 11)]


def test_the_guide_names_only_what_there_is() -> None:
    """Every file and every name in it that it tells the reader to change exists."""
    root = Path(__file__).parents[1]
    for path in re.findall(r"`((?:rules|editions|words|testing)/[\w/]+\.(?:py|ftl))`", GUIDE):
        assert (root / "src" / "lastcard" / path).exists(), path
    places = {
        "testing/playthroughs.py": ["WORTH_TELLING"],
        "editions/__init__.py": ["EDITIONS"],
    }
    for path, names in places.items():
        source = (root / "src" / "lastcard" / path).read_text(encoding="utf-8")
        assert all(name in source for name in names), path
    proofs = "".join(file.read_text(encoding="utf-8") for file in (root / "tests" / "proof").glob("test_*.py"))
    assert "OWN = " in proofs
    assert "CORNERS = " in proofs


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


def test_the_tests_of_the_guide_pass(parcel: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they would once the edition is listed."""
    monkeypatch.setattr(match_module, "EDITIONS", (*EDITIONS, parcel))
    file = tmp_path / "guide.py"
    file.write_text(FILES["tests/editions/test_parcel.py"], encoding="utf-8")
    module = imported("guide", file)
    tests = [value for name, value in vars(module).items() if name.startswith("test_")]

    for test in tests:
        test()
    del sys.modules["guide"]

    assert len(tests) == 4


def test_the_words_of_the_guide_say_everything(parcel: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines, added to the catalogue, name the card, its questions and its clauses."""
    shutil.copytree(catalogue.FOLDER / "en", tmp_path / "en")
    for path, lines in FILES.items():
        if path.startswith("words/"):
            with (tmp_path / path.removeprefix("words/")).open("a", encoding="utf-8") as file:
                file.write(f"\n{lines}")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    for cached in (catalogue.messages, catalogue.bundle):
        cached.cache_clear()
    words, names = Words("en"), ["Ana", "Ben"]

    assert words.card("WP") == words.edition(parcel.id) == "Parcel"
    assert words.event({"event": "played", "seat": 0, "card": "WP"}, names=names) == "Ana plays Parcel."
    asked = {"seat": 0, "question": "wrap", "offer": False, "choices": ["wrap R7"]}
    assert words.question(asked, names=names, you=0) == "Which card do you send?"
    assert words.clause("parcel.send").startswith("Whoever plays Parcel")
    assert words.t("choice-parcel", name="Ben") == "Send the parcel to Ben"

    monkeypatch.undo()
    for cached in (catalogue.messages, catalogue.bundle):
        cached.cache_clear()
