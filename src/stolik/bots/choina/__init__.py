"""How the bots play the Choina family."""
