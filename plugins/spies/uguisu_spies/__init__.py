"""Spies: stealth on squares. The spies have a board of their own, and the guard must find out how it differs from his."""
