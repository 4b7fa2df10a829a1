"""The rules of Temple, one idea a file."""
