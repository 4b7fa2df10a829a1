"""How Spies is played by rules of thumb."""
