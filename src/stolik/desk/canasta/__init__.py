"""The canasta family at the table: it asks for options and rules, never for a preset."""
