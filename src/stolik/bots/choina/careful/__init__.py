"""How `careful` plays choina."""
