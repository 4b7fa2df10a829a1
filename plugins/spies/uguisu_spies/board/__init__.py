"""The map of Spies, compiled."""
