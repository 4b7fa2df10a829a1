"""What goes wrong and a user can cause, from code that knows neither Qt nor the console: a sentence that can be translated."""

from __future__ import annotations

from collections.abc import Callable

from uguisu import Message


def as_it_is(template: str) -> str:
    """Translate nothing."""
    return template


class Told(Exception):
    """Something a user can cause. `text` is a sentence; as a string it is in English.

    The sentence is a `Message`, or a template of a catalogue of one's own and what is filled into it.
    """

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(self.text())

    def text(self, translate: Callable[[str], str] = as_it_is) -> str:
        """Return the sentence, its template translated, and what is filled in: what is `Told` itself, or the engine said."""
        sentence = translate(self.template)
        if isinstance(self.template, Message):
            return sentence
        return sentence.format(**{name: filled_in(value, translate) for name, value in self.values.items()})


def filled_in(value: object, translate: Callable[[str], str]) -> object:
    """Return what is filled into a sentence, translated if it is words."""
    if isinstance(value, Told):
        return value.text(translate)
    return translate(value) if isinstance(value, Message) else value
