"""The turns of the spies and of the guard, step by step."""
