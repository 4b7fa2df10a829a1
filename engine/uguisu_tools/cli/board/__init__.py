"""A map in letters, for terminals: squares, hexes, zones, and crossings with ways between them."""
