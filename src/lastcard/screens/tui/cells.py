"""Text in the cells of a terminal, of which some characters take two and some none."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size


def padded(text: str, width: int) -> str:
    """A text that takes at least so many cells."""
    return text + " " * (width - cell_len(text))


def fitted(text: str, width: int) -> str:
    """A text that takes exactly so many cells, cut if need be."""
    return padded(text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…", width)
