"""Temple: open pursuit on a graph (2-7 players)."""
