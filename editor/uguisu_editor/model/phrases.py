"""Sentences for people, from code that knows no Qt: a template that can be translated, and what is filled in."""

from __future__ import annotations

from collections.abc import Callable

from uguisu.messages.message import Message


def phrase(template: str) -> str:
    """Mark a template as one to translate; it is returned as it is."""
    return template


def as_it_is(template: str) -> str:
    """Translate nothing."""
    return template


class Told(Exception):
    """Something a user can cause. `text` is a sentence; as a string it is in English."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(self.text())

    def text(self, translate: Callable[[str], str] = as_it_is) -> str:
        """Return the sentence, its template translated, and what is filled in: what is `Told` itself, or the engine said."""
        return translate(self.template).format(
            **{name: filled_in(value, translate) for name, value in self.values.items()}
        )


def filled_in(value: object, translate: Callable[[str], str]) -> object:
    """Return what is filled into a sentence, translated if it is words."""
    if isinstance(value, Told):
        return value.text(translate)
    return translate(value) if isinstance(value, Message) else value
