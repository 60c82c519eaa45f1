"""Games that `lastcard play` saved long ago, in the middle of every question, go on as they would have then."""

from __future__ import annotations

from typing import Any

import pytest

from compatibility import terminal
from compatibility.differing import differences
from compatibility.kept import GAMES, expected
from lastcard import load

EXPECTED = expected(GAMES)
SAVES = sorted(EXPECTED)


def save(name: str) -> str:
    """A saved game."""
    return (GAMES / name).read_text(encoding="utf-8")


def people_alone(name: str) -> bool:
    """Whether nobody's luck but that of the shuffles decides how a game goes on."""
    return EXPECTED[name]["round"] is not None


def sitting_down(name: str, *then: str) -> terminal.Person:
    """Somebody who is told what happened, types these lines and leaves; of several people, one takes the screen first."""
    return terminal.typing(*[""] * people_alone(name), *then)


def told(name: str, text: str) -> dict[str, Any]:
    """What is told when a save is resumed."""
    heard, _ = terminal.resumed(text, sitting_down(name))
    return {"told": terminal.events(heard), "asked": terminal.asked(heard)}


def test_every_save_has_its_answer_and_every_answer_its_save() -> None:
    """None is left out."""
    assert sorted(path.name for path in GAMES.glob("*.lastcard")) == SAVES


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_tells_what_happened_and_asks_the_same_question(name: str) -> None:
    """Whoever comes back is told all of it, and looking changes nothing of what is kept."""
    heard, record = terminal.resumed(save(name), sitting_down(name))

    assert list(differences(EXPECTED[name]["told"], terminal.events(heard))) == []
    assert list(differences(EXPECTED[name]["asked"], terminal.asked(heard))) == []
    assert record == load(save(name)).record()


@pytest.mark.parametrize("name", SAVES)
def test_the_answer_to_the_question_is_the_next_move(name: str) -> None:
    """A number is the choice that was offered under it."""
    question = EXPECTED[name]["asked"]
    _, record = terminal.resumed(save(name), sitting_down(name, "1"))

    assert record.startswith(f"{load(save(name)).record()}{question['seat']} {question['choices'][0]}\n")


@pytest.mark.parametrize("name", [name for name in SAVES if people_alone(name)])
def test_a_game_of_people_goes_on_move_by_move_as_it_would_have(name: str) -> None:
    """The same answers lead to the same cards and to the same digest of the whole table."""
    assert terminal.rest_of_round(save(name)) == EXPECTED[name]["round"]


@pytest.mark.parametrize("name", [name for name in SAVES if not people_alone(name)])
def test_a_game_with_bots_goes_on_to_the_end_of_its_round(name: str) -> None:
    """What bots choose follows from luck that no save holds; the rules see to the rest."""
    assert terminal.rest_of_round(save(name))[-1].startswith("result ")


@pytest.mark.parametrize("name", [name for name in SAVES if people_alone(name)])
def test_a_save_with_another_seed_is_another_game(name: str) -> None:
    """The answers above are those of these saves, and of no others."""
    lines = save(name).splitlines()
    begins = lines.index("round 1")
    other = "\n".join(lines[: begins + 1]).replace("seed fixture", "seed another") + "\n"

    assert list(differences(EXPECTED[name], told(name, other)))
