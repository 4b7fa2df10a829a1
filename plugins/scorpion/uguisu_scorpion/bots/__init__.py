"""Players of Scorpion that are programs."""
