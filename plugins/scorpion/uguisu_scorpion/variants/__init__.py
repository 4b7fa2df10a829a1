"""The variants, each a plug-in."""
