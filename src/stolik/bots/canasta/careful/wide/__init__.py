"""How `careful` plays games with sequences and sets of wild cards."""
