"""The client's own tests and types: what needs no browser."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", ["test", "check"])
def test_the_clients_own_checks_pass(script: str) -> None:
    """`npm test` for its pure functions, `npm run check` for its types; what they find is on the output."""
    spec = importlib.util.spec_from_file_location("build_web", WEB / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    build_web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build_web)

    build_web.generate()
    build_web.npm("run", script)
