"""How `careful` plays canasta."""
