"""The phases of a turn, in the order they come."""
