"""What people see of a table: plain lines, or the whole screen of a terminal. They know a `Seat`, words and nothing of cards."""
