"""Rulings: a FAQ that runs. Each lays out a position, plays in it, and says what must hold."""
