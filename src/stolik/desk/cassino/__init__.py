"""What the desk knows of the Cassino family."""
