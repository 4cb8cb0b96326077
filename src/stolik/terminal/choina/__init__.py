"""The terminal at a table of the Choina family."""
