"""Cards of Scorpion: when they are played, and what on."""
