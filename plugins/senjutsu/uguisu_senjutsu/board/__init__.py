"""The map of Senjutsu, compiled."""
