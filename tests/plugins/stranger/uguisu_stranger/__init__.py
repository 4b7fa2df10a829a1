"""A plugin by a stranger. It knows only the public API of Uguisu, and has never seen the code of Temple."""
