"""How `careful` plays cassino."""
