"""The members of open unions: which typed model stands behind `op: raise`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from threading import RLock
from typing import TYPE_CHECKING, Any, Union

import msgspec

from uguisu.board.kinds.kind import own_kinds
from uguisu.content.markers import Marker
from uguisu.messages.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.board.kinds.kind import MapKind

METHODS = frozenset({"act", "bound", "check", "compile", "holds", "needs", "question"})
"""What words say beside their fields."""
_ONE_AT_A_TIME = RLock()
"""msgspec learns a type when it is first converted to, and crashes where two threads do that at once: the editor reads packs
in a thread, for their pictures, while it reads others for its pages.
"""


class Vocabulary:
    """Marker class -> tag -> Struct class. Plugins add to it when they are loaded; packs are decoded with it.

    >>> from uguisu.content.markers import Operation
    >>> class Ring(Operation, msgspec.Struct, tag_field="op", tag="ring", frozen=True):
    ...     times: int = 1
    >>> words = Vocabulary()
    >>> words.add(Ring)
    >>> words.decode(tuple[Operation, ...], [{"op": "ring", "times": 3}])
    (Ring(times=3),)
    """

    def __init__(self) -> None:
        self._members: dict[type[Marker], dict[str, list[type[Any]]]] = {}
        self.elsewhere: dict[tuple[str, str], str] = {}
        """(tag field, tag) -> a game that knows the word, of words that are not known here."""
        self._of_games: dict[str, Vocabulary] = {}
        self.map_kinds: dict[str, MapKind] = {**own_kinds()}
        """Kinds of maps by id, those that plugins bring among them."""

    def add(self, member: type[Any]) -> None:
        """Register a Struct class that inherits from a marker such as `Operation`.

        Raises:
            ValueError: it is no member of an open union, its tag is missing, or another class has that tag
            already in a game that would know both.
        """
        marker = _marker_of(member)
        config = getattr(member, "__struct_config__", None)
        if config is None or config.tag is None or config.tag_field != marker.tag_field:
            raise ValueError(
                f'{member.__name__} must be a msgspec.Struct with tag_field="{marker.tag_field}" '
                "and a tag of its own"
            )
        hidden = sorted(METHODS & set(member.__struct_fields__))
        if hidden:
            raise ValueError(
                f"{member.__name__} must call its field `{hidden[0]}` something else: words have a method of that name"
            )
        other = self.clash(member)
        if other is not None:
            raise ValueError(
                f"two {marker.noun}s are called '{config.tag}': {_full_name(other)} and {_full_name(member)}"
            )
        members = self._members.setdefault(marker, {}).setdefault(str(config.tag), [])
        if member not in members:
            members.append(member)
            self._of_games.clear()

    def clash(self, member: type[Any]) -> type[Any] | None:
        """Return a model that some game would know under the same tag as `member`, if there is one."""
        for other in self._members.get(_marker_of(member), {}).get(_tag(member), ()):
            shared = None in (other.only_for, member.only_for) or other.only_for == member.only_for
            if shared and other is not member:
                return other
        return None

    def of(self, game: str) -> Vocabulary:
        """Return the words that files of one game know, which are sorted out once."""
        if game not in self._of_games:
            self._of_games[game] = self._sorted_out(game)
        return self._of_games[game]

    def _sorted_out(self, game: str) -> Vocabulary:
        words = Vocabulary()
        words.map_kinds = self.map_kinds
        for marker, by_tag in self._members.items():
            words._members[marker] = {}
            for tag, members in by_tag.items():
                known = [member for member in members if member.only_for in (None, game)]
                if known:
                    words._members[marker][tag] = known
                else:
                    words.elsewhere[marker.tag_field, tag] = str(members[0].only_for)
        return words

    @property
    def map_models(self) -> Any:
        """The type of what any map file says: the models of all kinds together."""
        return Union[tuple(kind.model for kind in self.map_kinds.values())]  # noqa: UP007 (made at run time)

    def members(self, marker: type[Marker]) -> Mapping[str, type[msgspec.Struct]]:
        """Return the models registered under `marker`, by tag; where games have one each, the first."""
        return {tag: members[0] for tag, members in self._members.get(marker, {}).items()}

    def all_members(self, marker: type[Marker]) -> Mapping[str, Sequence[type[msgspec.Struct]]]:
        """Return the models registered under `marker`, by tag: several where games have one each."""
        return self._members.get(marker, {})

    def __iter__(self) -> Iterator[type[Marker]]:
        return iter(self._members)

    def decode(self, wanted: Any, data: Any) -> Any:
        """Convert plain data to the type `wanted`, looking tags up wherever that type mentions a marker.

        Raises:
            msgspec.ValidationError: the data does not fit. For sentences with places use
            `uguisu.content.grammar`.
        """
        with _ONE_AT_A_TIME:
            return msgspec.convert(data, wanted, dec_hook=self.decode_marker)

    def decode_marker(self, marker: type[Any], data: Any) -> Any:
        """Convert one member of the open union `marker`; msgspec calls this for each (its `dec_hook`)."""
        if not (isinstance(marker, type) and issubclass(marker, Marker)):
            raise NotImplementedError(f"no way to read a {marker!r} from a file")
        if not isinstance(data, dict):
            raise ValueError(f"expected an entry with `{marker.tag_field}:`")
        tag = data.get(marker.tag_field)
        members = self._members.get(marker, {}).get(tag, ()) if isinstance(tag, str) else ()
        if not members:
            raise ValueError(unknown_tag(marker, tag, self.members(marker)))
        for member in members[:-1]:
            with suppress(msgspec.ValidationError):
                return msgspec.convert(data, member, dec_hook=self.decode_marker)
        try:
            return msgspec.convert(data, members[-1], dec_hook=self.decode_marker)
        except msgspec.ValidationError as error:  # as another error, msgspec adds where this member stands
            raise ValueError(str(error)) from error


def unknown_tag(marker: type[Marker], tag: Any, known: Mapping[str, Any]) -> str:
    """Write a sentence about a tag that no model has."""
    hint = did_you_mean(str(tag), known) or ""
    return f"no {marker.noun} is called `{tag}`. {hint}".rstrip()


def _marker_of(member: type[Any]) -> type[Marker]:
    for parent in member.__mro__[1:]:
        if parent is not Marker and issubclass(parent, Marker) and Marker in parent.__bases__:
            return parent
    raise ValueError(f"{member.__name__} inherits from no marker such as Operation or Test")


def _tag(member: type[Any]) -> str:
    return str(member.__struct_config__.tag)


def _full_name(cls: type[Any]) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"
