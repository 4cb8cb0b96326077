"""The family of Cassino, also called "Kasyno": presets `cassino` and `cassino-pagat`."""
