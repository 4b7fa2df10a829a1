"""Sentences for people, from code that knows no Qt: a template that can be translated, and what is filled in."""

from __future__ import annotations

from collections.abc import Callable

from uguisu.said import Said


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

    def text(
        self, translate: Callable[[str], str] = as_it_is, of_engine: Callable[[str], str] = as_it_is
    ) -> str:
        """Return the sentence, its template translated. A value that is `Told` itself is translated too.

        `of_engine` translates values that the engine said.
        """
        values = {
            name: value.text(translate, of_engine)
            if isinstance(value, Told)
            else of_engine(value)
            if isinstance(value, Said)
            else value
            for name, value in self.values.items()
        }
        return translate(self.template).format(**values)


def reason_of(error: OSError) -> str:
    """Return why the system refused, in its own words."""
    return error.strerror or str(error)
