"""What a pack of Senjutsu may say: its models."""
