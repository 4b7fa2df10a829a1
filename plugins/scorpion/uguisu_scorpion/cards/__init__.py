"""Cards: what they say in YAML, and how they are played."""
