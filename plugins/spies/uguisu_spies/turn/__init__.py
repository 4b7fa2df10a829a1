"""The phases of a turn of Spies, in the order they come."""
