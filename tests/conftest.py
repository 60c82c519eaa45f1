"""Options that a run of the suite may be given."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run say how much hostile input the referee must survive."""
    parser.addoption("--hostile-lines", type=int, default=2000, help="hostile lines to send to the referee (2000)")


@pytest.fixture
def hostile_lines(request: pytest.FixtureRequest) -> int:
    """How many hostile lines this run sends."""
    count: int = request.config.getoption("--hostile-lines")
    return count
