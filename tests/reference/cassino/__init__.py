"""Cassino once more, from its rules alone: slow, plain, and without a line of the engine."""
