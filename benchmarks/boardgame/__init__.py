"""boardgame.io beside ours: its own server with a game of cards, and clients that speak its protocol."""
