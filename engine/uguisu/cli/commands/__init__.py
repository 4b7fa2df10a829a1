"""The commands, most in a module of their own, as its `command`; see `uguisu.cli.app.SHARING` for the others."""
