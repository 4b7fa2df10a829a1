"""Sentences for people: English text that remembers what it was made of, so that it can be told in other languages.

::

    raise UguisuError(Message("no {noun} is called '{name}'", noun=Message("game"), name=name))

The template is written out in the call: the translations are found by it, and `python -m uguisu_tools.testing sentences`
collects it from the source. Values are filled in as with `str.format`; those that are words are `Message` themselves, or
texts from a pack in several languages.
"""

from __future__ import annotations

import inspect
import string
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from uguisu.messages.counting import counted
from uguisu.translations import SOURCE_LANGUAGE, languages, translation


class Message(str):
    """English text made from a template and values. It is an ordinary string; `translate` uses the template and the values.

    `context` tells texts apart that are the same in English but not in other languages. Words beside a number agree with it.

    >>> Message("There is no deck `{deck}`", deck="blue")
    'There is no deck `blue`'
    >>> Message("none", "of alerts")
    'none'
    >>> Message("{count} {count:card|cards}", count=1)
    '1 card'
    """

    template: str
    values: dict[str, object]
    context: str = ""
    capitalized: bool = False
    """Whether it starts with a capital, as a sentence does."""
    nouns: tuple[Path, ...] = ()
    """Folders in which the word forms of its names are looked up first."""

    def __new__(cls, template: str, context: str = "", /, **values: object) -> Message:
        told = _in(SOURCE_LANGUAGE, values)
        said = super().__new__(cls, counted(template, told, SOURCE_LANGUAGE).format_map(told))
        said.template, said.values, said.context = template, values, context
        return said

    @classmethod
    def filled(cls, template: str, values: Mapping[str, object], context: str = "") -> Message:
        """Return a template that is known elsewhere, with what it asks for of `values`."""
        asked = {name: value for name, value in values.items() if name in placeholders(template)}
        return cls.__new__(cls, template, context, **asked)

    @staticmethod
    def of(description: str) -> Message:
        """Return a field's description as a Message, its lines joined; its translations are collected from the models."""
        flat = " ".join(description.split())
        return _again(flat, escaped(flat), {}, "", False)

    def __reduce__(self) -> tuple[object, ...]:
        """Be copied and sent to other processes whole."""
        made = str(self), self.template, self.values, self.context, self.capitalized
        return _again, made, {"nouns": self.nouns} if self.nouns else None


@dataclass(frozen=True, slots=True, init=False)
class Sentence:
    """How an operation, a condition or a filter reads: a sentence with holes named after its fields.

    Further parts are named after fields as well; a part is said, in order, if its field has a value other than the default.
    If a field has only few values, a table gives the words for each; they fill its hole or are the part. A field that holds
    further operations is no hole: its part (for `do`, the sentence itself) only introduces them with a colon, and they follow
    behind it or in lines of their own. `when` gives another wording for some values.

    ::

        reads = Sentence("{who:subj} {who:moves|move} up to {steps} {steps:zone|zones}", split="; some may stay behind")

    Words are what `python -m uguisu_tools.testing sentences` collects for translation; for the forms of what fills a hole see
    docs/translating.md.
    """

    template: str
    parts: Mapping[str, str | Mapping[object, str]]
    others: tuple[tuple[str, Mapping[str, object]], ...]
    """Further wordings, each with the values for which it is used."""
    fields: frozenset[str]
    """What it asks for."""

    def __init__(self, template: str, **parts: str | Mapping[object, str]) -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "others", ())
        asked = set().union(*map(placeholders, self.templates()))
        object.__setattr__(self, "fields", frozenset(asked | parts.keys()))

    def when(self, template: str, **values: object) -> Sentence:
        """Return the sentence with another wording for fields with these values; the first wording that fits is used.

        `...` is any value but the default, and a function says whether a value is meant. Parts of these fields are not said.

        >>> reads = Sentence("draw {count} {count:card|cards}").when("draw your whole deck", count=99)
        >>> reads.filled({"count": 99}, ["count"]), reads.filled({"count": 1}, ["count"])
        ('draw your whole deck', 'draw 1 card')
        """
        other = type(self)(self.template, **self.parts)
        object.__setattr__(other, "others", (*self.others, (template, values)))
        object.__setattr__(other, "fields", self.fields | placeholders(template) | values.keys())
        return other

    def templates(self) -> Iterator[str]:
        """Yield every template it may use."""
        yield self.template
        for part in self.parts.values():
            yield from part.values() if isinstance(part, Mapping) else [part]
        for template, _ in self.others:
            yield template

    def filled(
        self,
        values: Mapping[str, object],
        given: Collection[str],
        raw: Mapping[str, object] | None = None,
        but: Collection[str] = (),
    ) -> Message:
        """Return the sentence with the values of the fields, and with the parts of those that are `given`, `but` some; `raw`
        are the values as the file has them, if they are told in other words.
        """
        raw, words = values if raw is None else raw, dict(values)
        template, said = self.worded(raw, given)
        for field, part in self.parts.items():
            if isinstance(part, Mapping):
                told_as = next((text for value, text in part.items() if value == raw[field]), "")
                words[field] = Message.filled(told_as, values)
        lines = [Message.filled(template, words)]
        wanted = set(given) - placeholders(template) - said - set(but)
        for field, part in self.parts.items():
            if field in wanted:
                lines.append(words[field] if isinstance(part, Mapping) else Message.filled(part, words))  # type: ignore[arg-type]
        return together([line for line in lines if line]) if len(lines) > 1 else lines[0]

    def worded(self, raw: Mapping[str, object], given: Collection[str]) -> tuple[str, set[str]]:
        """Return the wording for these values, and the fields that it speaks of."""
        for template, asked in self.others:
            if all(_meant(wanted, name, raw, given) for name, wanted in asked.items()):
                return template, set(asked)
        return self.template, set()


def _meant(wanted: object, name: str, raw: Mapping[str, object], given: Collection[str]) -> bool:
    if wanted is ...:
        return name in given
    return bool(wanted(raw[name])) if callable(wanted) else raw[name] == wanted


def together(parts: Iterable[str]) -> Message:
    """Return parts one after another, each in the reader's language.

    >>> together([Message("one"), ", ", Message("two")])
    'one, two'
    """
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Message.filled("".join(f"{{{name}}}" for name in values), values)


def capitalized(text: str) -> str:
    """Return `text` starting with a capital, in every language.

    >>> capitalized(Message("the map has no cells"))
    'The map has no cells'
    """
    capital = text[:1].upper() + text[1:]
    if not isinstance(text, Message):
        return capital
    return with_nouns_of(_again(capital, text.template, text.values, text.context, True), text.nouns)


def either(words: Iterable[str]) -> str:
    """Join alternatives.

    >>> either(["text", "a number", "a list"])
    'text, a number or a list'
    """
    *others, last = dict.fromkeys(words) or [""]
    return Message("{words} or {last}", words=joined(others), last=last) if others else last


def joined(words: Iterable[str]) -> str:
    """Join words by commas.

    >>> joined(["a trap", "a moat"])
    'a trap, a moat'
    """
    first, *others = list(words) or [""]
    for word in others:
        first = Message("{words}, {word}", words=first, word=word)
    return first


def shorten(text: str, most: int) -> str:
    """Return `text` with what is endless in it cut, so that it has about `most` letters.

    >>> shorten(Message("There is no deck `{deck}`", deck="x" * 1000), 40)
    'There is no deck `xxxxxxxxxxxxxxxxxxxx...`'
    """
    if len(text) <= most:
        return text
    if isinstance(text, Message):
        values = {
            name: shorten(value, most // 2) if isinstance(value, str) else value
            for name, value in text.values.items()
        }
        english = counted(text.template, values, SOURCE_LANGUAGE)
        short = _again(english.format_map(values), text.template, values, text.context, text.capitalized)
        if len(short) < len(text):
            return with_nouns_of(short, text.nouns)
    return f"{text[:most]}..."


def with_nouns_of(text: str, folders: tuple[Path, ...]) -> str:
    """Return a text whose names take the forms that files in these folders say: a pack declines its own names."""
    if not folders or not isinstance(text, Message):
        return text
    said = _again(str(text), text.template, text.values, text.context, text.capitalized)
    said.nouns = folders
    return said


def translate(text: str | Mapping[str, str], language: str, first: tuple[Path, ...] = ()) -> str:
    """Return `text` in `language` as far as there are translations of it and of what is filled in, else in English.

    A text from a pack may be a table of languages: failing `language` and English, whatever comes first is taken. Text
    that is no `Message` is returned as it is. Forms of names are looked for in the folders `first` before all others.

    >>> translate({"en": "Tower", "uk": "Вежа"}, "uk"), translate({"ru": "Башня"}, "it"), translate("Tower", "it")
    ('Вежа', 'Башня', 'Tower')
    """
    if type(text) is str:  # most names, and views are made of thousands
        return text
    if not isinstance(text, str):
        for wanted in (language, SOURCE_LANGUAGE):
            if wanted in text:
                return text[wanted]
        return next(iter(text.values()), "")
    if not isinstance(text, Message):
        return str(text)
    first = text.nouns or first
    if language == SOURCE_LANGUAGE and not first:
        return str(text)
    values = _in(language, text.values, first)
    template = translation(text.template, language, text.context)
    told = _fill(counted(template, values, language, first), values)
    if told is None:
        return str(text)
    return told[:1].upper() + told[1:] if text.capitalized else told


WORD_OF_FILES = "a word of files"
"""The context in which words of files are translated, such as tags and kinds of terrain."""


def spoken(name: str, language: str) -> str:
    """Return a word of files as people read it: with spaces, and in `language` where it is translated as `WORD_OF_FILES`.

    >>> spoken("hanging_bridge", "en")
    'hanging bridge'
    """
    words = name.replace("_", " ")
    return words if language == SOURCE_LANGUAGE else translation(words, language, WORD_OF_FILES)


def word_of_files(name: str) -> Message:
    """Return a word of files as what is said in each language: with spaces, and translated as `WORD_OF_FILES`."""
    return Message.filled(escaped(name.replace("_", " ")), {}, WORD_OF_FILES)


def in_every_language(text: str | Mapping[str, str]) -> str | Mapping[str, str]:
    """Return what is said as a table of languages, for data that are read elsewhere; other text as it is."""
    return {code: translate(text, code) for code in languages()} if isinstance(text, Message) else text


def paragraphs(text: str) -> list[str]:
    r"""Return the paragraphs of a docstring that people read as help, each something said, with its lines joined.

    One that begins with a backspace (`\b`) is laid out by hand and belongs to no language.

    >>> paragraphs("One line\n    and the next.\n\n    More.")
    ['One line and the next.', 'More.']
    """
    parts = inspect.cleandoc(text).split("\n\n")
    return [part if part.startswith("\b") else Message.of(part) for part in parts]


def placeholders(template: str) -> set[str]:
    """Return the names of what is to be filled in.

    >>> sorted(placeholders("{first} and {second:04X}, not {{this}}"))
    ['first', 'second']
    """
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def escaped(text: str) -> str:
    """Return a template for just that text."""
    return text.replace("{", "{{").replace("}", "}}")


def _in(language: str, values: Mapping[str, object], first: tuple[Path, ...] = ()) -> dict[str, object]:
    """Return the values with those that are texts in `language`."""
    return {
        name: translate(value, language, first) if isinstance(value, str | Mapping) else value
        for name, value in values.items()
    }


def _fill(template: str, values: dict[str, object]) -> str | None:
    """Fill in, unless the template asks for what is not there."""
    try:
        return template.format_map(values)
    except (LookupError, ValueError, AttributeError):
        return None


def _again(text: str, template: str, values: dict[str, object], context: str, capitalized: bool) -> Message:
    said = str.__new__(Message, text)
    said.template, said.values, said.context, said.capitalized = template, values, context, capitalized
    return said
