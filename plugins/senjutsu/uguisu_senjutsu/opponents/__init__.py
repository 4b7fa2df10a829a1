"""Opponents of Senjutsu whom nobody plays."""
