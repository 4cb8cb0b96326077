"""How the bots play the Cassino family."""
