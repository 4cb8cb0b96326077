"""The rulebooks of the canasta family."""
