"""Senjutsu: a duel on hexes with decks, stances and simultaneous choice."""
