"""The drawing of maps, and the window onto it."""
