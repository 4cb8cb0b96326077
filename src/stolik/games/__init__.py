"""Pure rules: no I/O, no clock, no sentences, no randomness of their own."""
