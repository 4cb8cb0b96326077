"""The Cassino family at the terminal."""
