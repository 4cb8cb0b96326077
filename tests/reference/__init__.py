"""A slow model of canasta with two packs, written from the rules alone, against which the engine is tested."""
