"""The decisions of Temple, in the order they come."""
