"""Speed, measured side by side with peers in one run: figures of a machine move, ratios hardly do."""
