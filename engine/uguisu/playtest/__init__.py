"""Playtests: many games between bots, and what they tell about a scenario."""
