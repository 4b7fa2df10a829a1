"""Texts that a reader sees: one string for everybody, or a table of languages; the code's own are `Message`."""

import re
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from uguisu.messages.message import translate


def doc(description: str, *examples: Any, **bounds: Any) -> Meta:
    """Annotate a model's field with a description, examples and further arguments of `msgspec.Meta`, such as ``ge=0``."""
    return Meta(description=description, examples=list(examples) or None, **bounds)


LANGUAGE_CODE = re.compile("^[a-z]{2,3}(-[A-Za-z0-9]+)*$")

Language: TypeAlias = Annotated[
    str,
    doc("A language by its short code: en, uk, ru, it.", "en", "uk", pattern=LANGUAGE_CODE.pattern),
]

LanguageTable: TypeAlias = Annotated[
    dict[Language, str],
    doc(
        "The same text in several languages, each under its short code.",
        {"en": "Tower", "uk": "Вежа", "ru": "Башня", "it": "Torre"},
        min_length=1,
    ),
]

LocalText: TypeAlias = str | LanguageTable
"""A text to be read: a plain string, or a table of languages."""

localize = translate
"""Return a text in a language."""
