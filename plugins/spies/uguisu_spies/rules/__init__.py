"""The rules of Spies, one idea a file."""
