"""Snapshots of screens are pictures: their files end in .svg."""

from __future__ import annotations

from pytest_textual_snapshot import SVGImageExtension  # type: ignore[import-untyped]

# The plug-in still uses an older name of this setting.
SVGImageExtension.file_extension = "svg"
