"""The phases of a turn of Senjutsu, in the order they come."""
