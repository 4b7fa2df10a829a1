"""Sentences for people: English text that remembers what it was made of, so that it can be told in other languages.

::

    raise UguisuError(Said("no {noun} is called '{name}'", noun=Said("game"), name=name))

The template is written out in the call: the translations are found by it, and `python -m uguisu.testing sentences`
collects it from the source. Values are filled in as with `str.format`; those that are words are `Said` themselves.
"""

from __future__ import annotations

import inspect
import string
from collections.abc import Iterable
from functools import cache
from pathlib import Path

SOURCE_LANGUAGE = "en"
_folders: dict[Path, None] = {Path(__file__).parent / "translations": None}


class Said(str):
    """English text, made of a template and values. Everywhere it is that text; `translate` knows the rest.

    >>> Said("There is no deck `{deck}`", deck="blue")
    'There is no deck `blue`'
    """

    template: str
    values: dict[str, object]
    begins: bool = False
    """Whether it begins a sentence, with a capital."""

    def __new__(cls, template: str, /, **values: object) -> Said:
        """Fill the values in."""
        said = super().__new__(cls, template.format_map(values))
        said.template = template
        said.values = values
        return said

    @staticmethod
    def of(description: str) -> Said:
        """Return the description of a field as something said: its translations are collected from the models."""
        return _again(description, escaped(description), {}, False)

    def __reduce__(self) -> tuple[object, ...]:
        """Be copied and sent to other processes whole."""
        return _again, (str(self), self.template, self.values, self.begins)


def begin(text: str) -> str:
    """Return `text` beginning with a capital, in every language.

    >>> begin(Said("the map has no cells"))
    'The map has no cells'
    """
    capital = text[:1].upper() + text[1:]
    return _again(capital, text.template, text.values, True) if isinstance(text, Said) else capital


def either(words: Iterable[str]) -> str:
    """Join alternatives.

    >>> either(["text", "a number", "a list"])
    'text, a number or a list'
    """
    *others, last = dict.fromkeys(words) or [""]
    return Said("{words} or {last}", words=joined(others), last=last) if others else last


def joined(words: Iterable[str]) -> str:
    """Join words by commas.

    >>> joined(["a trap", "a moat"])
    'a trap, a moat'
    """
    first, *others = list(words) or [""]
    for word in others:
        first = Said("{words}, {word}", words=first, word=word)
    return first


def shorten(text: str, most: int) -> str:
    """Return `text` with what is endless in it cut, so that it has about `most` letters.

    >>> shorten(Said("There is no deck `{deck}`", deck="x" * 1000), 40)
    'There is no deck `xxxxxxxxxxxxxxxxxxxx...`'
    """
    if len(text) <= most:
        return text
    if isinstance(text, Said):
        values = {
            name: shorten(value, most // 2) if isinstance(value, str) else value
            for name, value in text.values.items()
        }
        short = _again(text.template.format_map(values), text.template, values, text.begins)
        if len(short) < len(text):
            return short
    return f"{text[:most]}..."


def translate(text: str, language: str) -> str:
    """Return `text` in `language` as far as there are translations of it and of what is filled in, else in English.

    Text that is no `Said` is returned as it is.
    """
    if language == SOURCE_LANGUAGE or not isinstance(text, Said):
        return str(text)
    values = {
        name: translate(value, language) if isinstance(value, str) else value
        for name, value in text.values.items()
    }
    told = _fill(_templates(language).get(text.template, text.template), values)
    if told is None:
        return str(text)
    return told[:1].upper() + told[1:] if text.begins else told


def learn(folder: Path) -> None:
    """Look for translations in `folder`, too: in a file of gettext's for each language, `ru.po` and so on."""
    if folder not in _folders:
        _folders[folder] = None
        _templates.cache_clear()


def paragraphs(text: str) -> list[str]:
    r"""Return the paragraphs of a docstring that people read as help, each something said, with its lines joined.

    One that begins with a backspace (`\b`) is laid out by hand and belongs to no language.

    >>> paragraphs("One line\n    and the next.\n\n    More.")
    ['One line and the next.', 'More.']
    """
    parts = inspect.cleandoc(text).split("\n\n")
    return [part if part.startswith("\b") else Said.of(" ".join(part.split())) for part in parts]


def placeholders(template: str) -> set[str]:
    """Return the names of what is to be filled in.

    >>> sorted(placeholders("{first} and {second:04X}, not {{this}}"))
    ['first', 'second']
    """
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def escaped(text: str) -> str:
    """Return a template for just that text."""
    return text.replace("{", "{{").replace("}", "}}")


@cache
def _templates(language: str) -> dict[str, str]:
    """Return English template -> template in `language`."""
    from uguisu.translations.po import read_po

    found: dict[str, str] = {}
    for folder in _folders if language.isalpha() else ():
        path = folder / f"{language}.po"
        if path.is_file():
            found.update((english, told) for english, told in read_po(path).items() if told)
    return found


def _fill(template: str, values: dict[str, object]) -> str | None:
    """Fill in, unless the template asks for what is not there."""
    try:
        return template.format_map(values)
    except (LookupError, ValueError, AttributeError):
        return None


def _again(text: str, template: str, values: dict[str, object], begins: bool) -> Said:
    said = str.__new__(Said, text)
    said.template, said.values, said.begins = template, values, begins
    return said
