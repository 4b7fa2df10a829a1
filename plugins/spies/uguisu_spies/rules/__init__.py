"""The rules that several steps share: alert, finding, light."""
