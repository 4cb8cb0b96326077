"""What the desk knows of the Choina family."""
