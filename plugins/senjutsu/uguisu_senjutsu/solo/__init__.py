"""Virtual opponents: solo duels and the horde (SJ-80 to SJ-92)."""
