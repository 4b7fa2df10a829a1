"""What a playtest counts besides who won: what games and other plugins say of it."""
