"""The commands, one a module; each has its click command under the name `command`."""
