"""What the searchers of all families share: how long to search, and what was found in the worlds searched."""
