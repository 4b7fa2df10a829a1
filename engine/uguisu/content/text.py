"""Texts that a reader sees: one string for everybody, or a table of languages; the code's own are `Said`."""

import re
from typing import Annotated, TypeAlias

from msgspec import Meta

from uguisu.said import translate

LANGUAGE_CODE = re.compile("^[a-z]{2,3}(-[A-Za-z0-9]+)*$")

Language: TypeAlias = Annotated[
    str,
    Meta(
        pattern=LANGUAGE_CODE.pattern,
        description="A language by its short code: en, uk, ru, it.",
        examples=["en", "uk"],
    ),
]

LanguageTable: TypeAlias = Annotated[
    dict[Language, str],
    Meta(
        min_length=1,
        description="The same text in several languages, each under its short code.",
        examples=[{"en": "Tower", "uk": "Вежа", "ru": "Башня", "it": "Torre"}],
    ),
]

LocalText: TypeAlias = str | LanguageTable
"""A text to be read: a plain string, or a table of languages."""

localize = translate
"""Return a text in a language."""
