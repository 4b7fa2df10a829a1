"""Before the first turn of Spies."""
