"""A turn of Senjutsu, phase by phase (SJ-22)."""
