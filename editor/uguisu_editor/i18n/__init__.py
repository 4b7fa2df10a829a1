"""The editor's own words, in the language of the user."""

from uguisu_editor.i18n.speaking import (
    LANGUAGES,
    Speaking,
    error_told,
    of_engine,
    reason_told,
    said,
    said_in,
    tr,
    translated,
    words_of,
)

__all__ = [
    "LANGUAGES",
    "Speaking",
    "error_told",
    "of_engine",
    "reason_told",
    "said",
    "said_in",
    "tr",
    "translated",
    "words_of",
]
