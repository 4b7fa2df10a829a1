"""Exact answers where something is hidden: the game as a tree of information states, and its equilibrium."""
