"""`python -m lastcard` is the `lastcard` command."""

from __future__ import annotations

from lastcard.cli import main

main()
