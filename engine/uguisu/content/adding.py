"""`plus`: what a mod adds to numbers and lists, whatever they are below, so that several mods' add up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from uguisu.content.change import Change
from uguisu.content.diagnostics import Finding, Path
from uguisu.content.entries import Origin, name_of, shown
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.overlay import Overlay


@dataclass(slots=True)
class Adding:
    """The tables under `plus` of one layer."""

    overlay: Overlay

    def lay(self, below: Any, origin: Origin, more: Any, where: Path, way: Path) -> tuple[Any, Origin]:
        """Add numbers to numbers and entries to lists, key by key."""
        if isinstance(more, dict) and isinstance(below, dict):
            return self._each(below, origin, more, where, way)
        if _is_number(more) and _is_number(below):
            return self._more(below + more, below, origin, where, way)
        if isinstance(more, list) and isinstance(below, list):
            if any(name_of(entry) is not None for entry in (*below, *more)):
                return self.overlay.lay_list(below, origin, more, where, way)
            new = [entry for entry in more if not isinstance(entry, str) or entry not in below]
            parts = [
                *origin.sequence(below),
                *(Origin(self.overlay.layer, (*where, more.index(entry))) for entry in new),
            ]
            total, _ = self._more([*below, *new], below, origin, where, way)
            return total, Origin(origin.layer, origin.path, parts)
        message = Message(
            "`plus` adds numbers to numbers and entries to lists; `{key}` is neither", key=shown(where[-1])
        )
        hint = Message("Write it beside `change` instead, as it should be.")
        self._fault(where, "overlay-words", message, hint)
        return below, origin

    def _each(
        self, below: dict[str, Any], origin: Origin, more: dict[str, Any], where: Path, way: Path
    ) -> tuple[Any, Origin]:
        data, parts = dict(below), origin.mapping(below)
        for key, value in more.items():
            there, inner = (*where, key), (*way, key)
            had = below.get(key)
            if had is None:
                had = self._unsaid(value, inner)
            if had is None:
                message = Message("`{key}` has no number below to add to", key=key)
                hint = Message("Write it beside `change` instead, with the number that it should be.")
                self._fault(there, "nothing-below", message, hint)
                continue
            data[key], parts[key] = self.lay(
                had, parts.get(key, Origin(self.overlay.layer, there, [])), value, there, inner
            )
        return data, Origin(origin.layer, origin.path, parts)

    def _unsaid(self, more: Any, way: Path) -> Any:
        """Return what is added to where nothing is said: an empty list, an empty table, or the number that counts then."""
        if isinstance(more, list | dict):
            return type(more)()
        number = self.overlay.unsaid(way)
        return number if _is_number(number) else None

    def _more(self, total: Any, was: Any, origin: Origin, where: Path, way: Path) -> tuple[Any, Origin]:
        if total != was:
            self.overlay.changes.append(Change(way, total, was, origin, where, adds=True))
        return total, Origin(self.overlay.layer, where)

    def _fault(self, where: Path, code: str, message: Message, hint: Message) -> None:
        self.overlay.faults.append(Finding(file="", path=where, code=code, message=message, hint=hint))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
