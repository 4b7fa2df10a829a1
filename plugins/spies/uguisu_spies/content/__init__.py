"""What a pack of Spies may say: its models."""
