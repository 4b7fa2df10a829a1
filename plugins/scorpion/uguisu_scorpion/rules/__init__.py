"""The rules, one idea a file."""
