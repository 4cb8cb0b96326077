"""The rulebook of the Choina family."""
