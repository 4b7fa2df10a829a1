"""Texts in several languages: what a phase, a move or an event is called at the table."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Any, NamedTuple

FALLBACK = "en"


class Text(NamedTuple):
    """A text to be told in the reader's language: a key of the catalogue and what to fill in."""

    key: str
    values: Mapping[str, Any] = {}


class Catalogue:
    """Texts by language and key, as the plugins brought them.

    >>> texts = Catalogue({"en": {"move.stay": "{piece} stays"}, "ru": {"move.stay": "{piece} стоит"}})
    >>> texts.tell(Text("move.stay", {"piece": "red"}), "ru")
    'red стоит'
    """

    def __init__(self, texts: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self._texts: dict[str, dict[str, str]] = {}
        if texts is not None:
            self.add(texts)

    def add(self, texts: Mapping[str, Mapping[str, str]]) -> None:
        """Lay `texts` (language -> key -> template) over what is there."""
        for language, table in texts.items():
            self._texts.setdefault(language, {}).update(table)

    @property
    def languages(self) -> list[str]:
        """The languages there are texts in."""
        return sorted(self._texts)

    def keys(self, language: str) -> set[str]:
        """Return the keys there are in `language` itself."""
        return set(self._texts.get(language, ()))

    def template(self, key: str, language: str) -> str | None:
        """Return the template for `key` in `language`, else in English, else None."""
        for tongue in (language, FALLBACK):
            found = self._texts.get(tongue, {}).get(key)
            if found is not None:
                return found
        return None

    def tell(self, text: Text, language: str = FALLBACK) -> str:
        """Return `text` in `language`; a missing text shows its key and values rather than failing."""
        template = self.template(text.key, language)
        if template is None:
            told = ", ".join(f"{name} {value}" for name, value in text.values.items())
            return f"{text.key}: {told}" if told else text.key
        return _FORGIVING.vformat(template, (), text.values)


class _Forgiving(string.Formatter):
    """A formatter that leaves a placeholder it has no value for as it stands."""

    def get_value(self, key: int | str, args: Any, kwargs: Mapping[str, Any]) -> Any:
        return kwargs.get(str(key), f"{{{key}}}")


_FORGIVING = _Forgiving()
