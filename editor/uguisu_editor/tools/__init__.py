"""What the hand does on the canvas."""
