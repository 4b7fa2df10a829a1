"""The phases of a turn of Scorpion, in the order they come."""
