"""The additional rules of Temple."""
