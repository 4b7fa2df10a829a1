"""Who sees what in Scorpion, and what may be concluded from it."""
