"""numba is told that indices of kernels count from the front, and does as it is told."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from lastcard.batch.compiling import part

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

    If this fails with another version of numba, the kernels are right but slow: see `lastcard.batch.indexing`.
    """
    assert _read(words, -1) == _read_by_two(words.reshape(1, -1), 0, -1) == BEFORE
    _write(words, -1)
    assert (words[-1], _read(words, -1)) == (LAST, WRITTEN)
