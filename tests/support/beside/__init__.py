"""Toys of strangers: one of each thing that is made beside the engine, by its doors and docs alone."""
