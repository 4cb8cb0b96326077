"""The terminal at a table of the kanasta family."""
