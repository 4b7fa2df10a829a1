"""Maps as pictures."""
