"""Who sees what in Spies, and what may be concluded from it."""
