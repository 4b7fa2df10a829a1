"""Scorpion: a ninja and a traitor steal through a castle that the guards search by ear."""
