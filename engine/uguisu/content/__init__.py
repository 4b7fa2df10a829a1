"""Content: YAML in, typed models out, and a sentence with a place for whatever is wrong."""
