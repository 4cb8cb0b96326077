"""The rulebook of the Cassino family."""
