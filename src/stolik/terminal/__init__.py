"""The terminal client: one person at a table of bots, in words and cards."""
