"""How `searcher` plays Cassino."""
