"""The table in a terminal: `lastcard.screens.tui.app` is its entry."""
