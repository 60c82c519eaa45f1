"""How people reach a table: in this process (`local`) or over a network (`remote`), through one interface (`seat.Seat`)."""
