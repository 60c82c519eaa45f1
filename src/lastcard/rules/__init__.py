"""The rules of the game as pure functions: no clock, no input or output, no randomness of their own.

Read `turn.py` first: it is the sheet's "how to play". `play.py` is the entry for everything outside.
"""
