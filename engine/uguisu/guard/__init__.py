"""Code of plugins that raises, or goes on for ever, is named and stopped."""
