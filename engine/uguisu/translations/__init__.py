"""What Uguisu says to people, in their languages: a file of gettext's for each."""
