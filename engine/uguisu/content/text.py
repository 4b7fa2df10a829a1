"""Texts that a reader sees: one string for everybody, or a table of languages.

>>> localize("Tower", "it")
'Tower'
>>> localize({"en": "Tower", "uk": "Вежа"}, "uk")
'Вежа'
>>> localize({"en": "Tower", "uk": "Вежа"}, "it")
'Tower'
>>> localize({"ru": "Башня"}, "it")
'Башня'
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

Language: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[a-z]{2,3}(-[A-Za-z0-9]+)*$",
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

FALLBACK_LANGUAGE = "en"


def localize(text: LocalText, language: str) -> str:
    """Return `text` in `language`; failing that in English; failing that in whatever comes first.

    A plain string is the same in every language, and an empty table is an empty string.
    """
    if isinstance(text, str):
        return text
    for wanted in (language, FALLBACK_LANGUAGE):
        if wanted in text:
            return text[wanted]
    return next(iter(text.values()), "")
