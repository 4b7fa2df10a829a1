"""Games recorded: saves and replays."""
