"""What a table shows a person and offers him, family by family: codes, cards and numbers, never sentences."""
