"""The family of Choina, also called "Czy można?": presets `choina` and `may-i`."""
