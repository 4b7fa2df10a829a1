"""The commands, most in a module of their own, as its `command`; see `uguisu_tools.cli.app.SHARING` for the others."""
