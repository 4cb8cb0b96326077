"""A slow model of kurnik, written from the rules alone, against which the engine is tested."""
