"""The phases of a turn of Temple, in the order they come."""
