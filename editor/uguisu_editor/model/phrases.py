"""Sentences of the editor's, in code that knows no Qt: marked here, translated where they are shown."""

from __future__ import annotations


def phrase(template: str) -> str:
    """Mark a template as one to translate; it is returned as it is."""
    return template
