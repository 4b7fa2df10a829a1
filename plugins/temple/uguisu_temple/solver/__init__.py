"""Temple solved, and its basic rules played out in a loop."""
