"""Packs as wholes: those on the shelf, mods of others, campaigns of several, their texts for translators."""
