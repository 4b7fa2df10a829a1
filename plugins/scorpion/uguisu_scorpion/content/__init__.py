"""What a pack of Scorpion may say: its models."""
