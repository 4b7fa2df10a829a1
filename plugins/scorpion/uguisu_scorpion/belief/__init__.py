"""What may be concluded from public facts alone."""
