"""Cards of Spies: when they are played, and what on."""
