"""The authority over one table: its seats, what happened at it, its bots, and the file it is kept in."""
