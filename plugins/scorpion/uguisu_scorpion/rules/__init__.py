"""The rules of Scorpion, one idea a file."""
