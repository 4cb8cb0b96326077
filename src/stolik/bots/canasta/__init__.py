"""How the bots play the canasta family."""
