"""Where the game is played: a table as a machine without socket, file, clock or chance of its own.

`decide` says what a command comes to, `accept` what a durable entry changes and who is told what, `due` what time does next.
A driver does the rest: it reads commands from an inbox, makes entries durable, delivers messages and sets an alarm. The server,
the terminal and the tests each have one.
"""
