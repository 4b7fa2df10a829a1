"""Cards of Senjutsu: when they are played, on whom, and cards to begin from."""
