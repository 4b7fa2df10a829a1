"""Before the first turn of Scorpion."""
