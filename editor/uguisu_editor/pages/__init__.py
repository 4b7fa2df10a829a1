"""What the tabs hold."""
