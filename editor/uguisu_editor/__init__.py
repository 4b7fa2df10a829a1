"""The map editor of Uguisu."""
