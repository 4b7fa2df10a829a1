"""Players of Temple that are programs."""
