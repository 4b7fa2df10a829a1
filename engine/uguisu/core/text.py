"""What a phase, a move or an event is called at the table: English by key, translated like everything that is said."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from uguisu.messages.counting import counted
from uguisu.translations import SOURCE_LANGUAGE, folders, languages, translation

if TYPE_CHECKING:
    from uguisu.core.events import EventType


class Text(NamedTuple):
    """A text to be told in the reader's language: a key of the catalogue and what to fill in."""

    key: str
    values: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a game at the table, in English; `game` is "" for those of every game.

    The table is written out in the call, so that `python -m uguisu_tools.testing sentences` finds it: in the files of
    translations each text has its key as context. Keys are ``phase.<name>``, ``move.<kind>``, ``event.<kind>``,
    ``link.<kind>``, ``tag.<tag of places>``, ``heat.<layer>``, ``aid.<name>``, ``note.<name>`` and
    ``state.<state of a piece>``.
    """

    game: str
    templates: Mapping[str, str]

    @classmethod
    def of_events(cls, game: str, events: Mapping[str, EventType]) -> Self:
        """Return what the log says of events, as each declares it."""
        says = {
            f"event.{event.logged_as or name}": event.says for name, event in events.items() if event.says
        }
        return cls(game, says)


class Catalogue:
    """The texts of a game by key. English is translated; a table of another language, where a plugin brought one, goes first.

    >>> texts = Catalogue({"en": {"move.stay": "{piece} stays"}, "ru": {"move.stay": "{piece} стоит"}})
    >>> texts.tell(Text("move.stay", {"piece": "red"}), "ru")
    'red стоит'
    """

    def __init__(self, texts: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self._texts: dict[str, dict[str, str]] = {}
        self._folders: tuple[Path, ...] = ()
        self._declining: tuple[Path, ...] | None = None
        if texts is not None:
            self.add(texts)

    def add(self, texts: Mapping[str, Mapping[str, str]], translated_in: Iterable[Path] = ()) -> None:
        """Lay `texts` (language -> key -> template) over what is there; their translations are looked for in these folders
        first, so that two games may say the same English in words of their own.
        """
        for language, table in texts.items():
            self._texts.setdefault(language, {}).update(table)
        self._folders += tuple(translated_in)
        self._declining = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where translations and nouns of the game are looked for first."""
        return self._folders

    @property
    def declining(self) -> tuple[Path, ...]:
        """The same, where a folder that is no package's has nouns of its own: those of a pack. Else nothing goes first."""
        if self._declining is None:
            own = (folder for folder in self._folders if folder not in folders())
            has_nouns = any(next(folder.glob("nouns.*.txt"), None) is not None for folder in own)
            self._declining = self._folders if has_nouns else ()
        return self._declining

    @property
    def languages(self) -> list[str]:
        """The languages that texts may be in."""
        return sorted({*self._texts, *languages()})

    def keys(self, start: str) -> list[str]:
        """Return the keys of the texts that begin with `start`."""
        return sorted({key for table in self._texts.values() for key in table if key.startswith(start)})

    def template(self, key: str, language: str) -> str | None:
        """Return the template for `key` in `language`, else in English, else None."""
        own = self._texts.get(language, {}).get(key)
        if own is not None:
            return own
        english = self._texts.get(SOURCE_LANGUAGE, {}).get(key)
        return english and translation(english, language, key, self._folders)

    def tell(self, text: Text, language: str = SOURCE_LANGUAGE) -> str:
        """Return `text` in `language`; a missing text shows its key and values rather than failing."""
        template = self.template(text.key, language)
        if template is None:
            told = ", ".join(f"{name} {value}" for name, value in text.values.items())
            return f"{text.key}: {told}" if told else text.key
        return _FORGIVING.vformat(counted(template, text.values, language, self._folders), (), text.values)


class _Forgiving(string.Formatter):
    """A formatter that leaves a placeholder it has no value for as it stands."""

    def get_value(self, key: int | str, args: Any, kwargs: Mapping[str, Any]) -> Any:
        return kwargs.get(str(key), f"{{{key}}}")


_FORGIVING = _Forgiving()
