"""The table in plain lines: sentences that are only ever added, and numbered choices.

It serves pipes, scripts, dumb terminals and screen readers, at a table in this process as well as at one served elsewhere.
"""
