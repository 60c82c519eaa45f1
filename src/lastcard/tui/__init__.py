"""The table in a terminal: `lastcard.tui.app` is its door."""
