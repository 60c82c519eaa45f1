"""The rules of the game as pure functions: no clock, no input or output, no randomness of their own.

Read `turn.py` first: it is the sheet's "how to play". `apply.py` is the door that everything outside comes in by.
"""
