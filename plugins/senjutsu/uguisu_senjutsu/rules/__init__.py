"""The rules of Senjutsu, one idea a file."""
