"""numba compiles kernels with the steps that it is given."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from numba.core.errors import TypingError

from lastcard.batch.compiling import kernel, part, u64
from lastcard.batch.house import HOUSE_GAME, house
from lastcard.batch.state import GAME, Game, Games
from lastcard.bots.bits import ONE, Word, Words, count, first
from lastcard.bots.codes import CODES, DRAW_FOUR_BIT, DRAW_FOUR_CODE, OF_COLOUR, POINTS, colour_of, face_of, points_of
from lastcard.bots.house_terms import passing_on_value

ROW = np.dtype([("before", "i8"), ("held", "i8", 3), ("after", "i8")])
BEFORE, LAST, WRITTEN = 1, 4, 9


@part
def _read(words: npt.NDArray[np.int64], at: int) -> int:
    return int(words[at])


@part
def _write(words: npt.NDArray[np.int64], at: int) -> None:
    words[at] = WRITTEN


@part
def _read_by_two(words: npt.NDArray[np.int64], row: int, at: int) -> int:
    return int(words[row, at])


@pytest.fixture(params=["a part of an array", "a field of a row"])
def words(request: pytest.FixtureRequest) -> npt.NDArray[np.int64]:
    """Three words with a known one right before them."""
    row = np.array([(BEFORE, (2, 3, LAST), 5)], ROW)
    return row.view(np.int64)[1:4] if request.param == "a part of an array" else row["held"][0]


def test_an_index_below_zero_is_not_taken_from_the_end(words: npt.NDArray[np.int64]) -> None:
    """It is an error that kernels never make; were it looked for, as Python does, every access would take longer.

    If this fails with another version of numba, the kernels are right but slow: see `lastcard.batch.pipeline`.
    """
    assert _read(words, -1) == _read_by_two(words.reshape(1, -1), 0, -1) == BEFORE
    _write(words, -1)
    assert (words[-1], _read(words, -1)) == (LAST, WRITTEN)


@part
def _debt(game: Game) -> int:
    return game.debt if house(game) else 7


@kernel
def _debt_by_itself(game: Game) -> int:
    return game.debt if house(game) else 7


@part
def _debts(games: Games) -> tuple[int, int]:
    return _debt(games[0]), _debt_by_itself(games[0])


def test_code_knows_by_which_rules_its_rows_are_played() -> None:
    """Be it part of its caller, or compiled by itself."""
    assert _debts(np.zeros(1, GAME)) == (7, 7)
    assert _debts(np.zeros(1, HOUSE_GAME)) == (0, 0)


@part
def _not_to_be_compiled(games: Games) -> int:
    return len(games[0].debt) if house(games[0]) else 7


def test_what_is_only_for_house_rules_is_not_compiled_for_plain_games() -> None:
    """Not even to find that it cannot be; for games with house rules it is."""
    assert _not_to_be_compiled(np.zeros(1, GAME)) == 7
    with pytest.raises(TypingError):
        _not_to_be_compiled(np.zeros(1, HOUSE_GAME))


# --- One source --------------------------------------------------------------------------------------------------------------

HIGHEST = Word(1 << CODES - 1)
POWERS = Words(1 << place for place in range(CODES))


@part
def _of_cards(cards: int, code: int) -> tuple[int, int, int, int]:
    return points_of(cards), colour_of(code), face_of(code), count(cards & OF_COLOUR[colour_of(code)] | DRAW_FOUR_BIT)


@pytest.mark.parametrize("code", [0, 3 * 16 + 12, 2 * 16 + 9])
def test_a_plain_function_of_bots_gives_the_same_compiled(code: int) -> None:
    """And so do those that it calls."""
    cards = 0x0000_0000_E000_1F03 | 1 << code

    assert _of_cards(u64(cards), code) == (
        points_of(cards),
        colour_of(code),
        face_of(code),
        count(cards & OF_COLOUR[colour_of(code)] | DRAW_FOUR_BIT),
    )


@part
def _without_sign(place: int) -> tuple[int, int, int]:
    return first(HIGHEST), count(POWERS[place] | ONE), POWERS[place] >> u64(1)


def test_a_constant_set_has_all_its_bits_and_no_sign() -> None:
    """As a number with a sign the highest would be below zero, and stay so when it is shifted."""
    assert _without_sign(CODES - 1) == (CODES - 1, 2, 1 << CODES - 2)


@part
def _passing_on(games: Games, code: int) -> tuple[float, int]:
    return passing_on_value(games[0], code), POINTS[code]


def test_a_term_has_its_value_and_no_name() -> None:
    """Numba could say of which type a name is, and would carry it along."""
    value, points = _passing_on(np.zeros(1, GAME), DRAW_FOUR_CODE)
    assert value == pytest.approx(0.6)
    assert points == 50
