"""Games written down: saves and replays."""
