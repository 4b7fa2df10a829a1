"""Bots: players that are programs."""
