"""Where a server keeps its tables: the log, snapshots that spare reading it, and copies of it."""
