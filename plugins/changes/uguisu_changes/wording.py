"""Changes of a pack as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from uguisu import Game, Message
from uguisu.messages import localize
from uguisu_changes.comparing import EntryChange, Part
from uguisu_changes.merge import ROWS
from uguisu_changes.paths import MISSING
from uguisu_changes.sides import Side
from uguisu_tools.packs import read_aloud
from uguisu_tools.packs.mods import brief

THINGS = {
    "places": Message("place", "a thing of a pack"),
    "links": Message("way", "a thing of a pack"),
    "borders": Message("border", "a thing of a pack"),
    "regions": Message("region", "a thing of a pack"),
    "cells": Message("cell", "a thing of a pack"),
    ROWS: Message("cell", "a thing of a pack"),
    "cards": Message("card", "a thing of a pack"),
    "decks": Message("deck", "a thing of a pack"),
    "triggers": Message("story", "a thing of a pack"),
    "objectives": Message("objective", "a thing of a pack"),
    "tracks": Message("track", "a thing of a pack"),
    "rulings": Message("ruling", "a thing of a pack"),
}
"""What things are called, by the lists that they are in."""
READ = ("do", "if", "else", "modes", "rules")
"""What is worth reading aloud."""
MOST_CELLS = 12
"""Cells that are named one by one."""


class ChangesInWords:
    """Tells changes from one pack to another."""

    def __init__(self, old: Side, new: Side, language: str) -> None:
        self.old, self.new, self.language = old, new, language

    def lines(self, changes: Sequence[EntryChange]) -> Iterator[tuple[Message, list[Message]]]:
        """Yield the sentence of each change, with what is to be said below it; cells that changed alike are told together."""
        cells: dict[tuple[Any, Any, str], list[str]] = {}
        for change in changes:
            if change.things == ROWS:
                cells.setdefault((change.was, change.now, change.how), []).append(change.name)
            else:
                yield self.headline(change), list(self.details(change))
        for (was, now, how), names in cells.items():
            yield self._cells(names, was, now, how), []

    def headline(self, change: EntryChange) -> Message:
        """Return what has happened to a thing."""
        if not change.things:
            name = Message("the file itself")
        else:
            thing = THINGS.get(change.things, change.things)
            name = Message("{thing} {name}", thing=thing, name=self.called(change))
        if change.how == "added":
            return Message("{name}: added", name=name)
        if change.how == "removed":
            return Message("{name}: removed", name=name)
        if change.how == "moved":
            return Message("{name}: moved", name=name)
        return Message("{name}: changed", name=name)

    def called(self, change: EntryChange) -> str:
        """Return the name of a thing, and its title in the reader's language."""
        entry = change.now if isinstance(change.now, dict) else change.was
        title = (entry.get("title") or entry.get("name")) if isinstance(entry, dict) else None
        told = localize(title, self.language) if isinstance(title, str | dict) else ""
        return f"{change.name} ({told})" if told and told != change.name else change.name

    def details(self, change: EntryChange) -> Iterator[Message]:
        """Yield what differs within a thing; of a new one, what it does."""
        if change.how in ("added", "removed"):
            side, entry = (self.new, change.now) if change.how == "added" else (self.old, change.was)
            told = _aloud(side.game, "", entry)
            if told:
                yield Message("in words: {told}", told=told)
            return
        for part in change.parts:
            if not part.way or part.way[0] not in READ:
                yield _difference(part)
        keys = dict.fromkeys(part.way[0] for part in change.parts if part.way and part.way[0] in READ)
        if keys and isinstance(change.was, dict) and isinstance(change.now, dict):
            yield from self._read(keys, change)

    def _read(self, keys: Iterable[str], change: EntryChange) -> Iterator[Message]:
        """Yield what an effect was and what it is, in words; where nobody can read it, as it is written."""
        was, now = _aloud(self.old.game, "", change.was), _aloud(self.new.game, "", change.now)
        if was and now and was != now:
            yield Message("was, in words: {told}", told=was)
            yield Message("now, in words: {told}", told=now)
        else:
            yield from (_difference(part) for part in change.parts if part.way and part.way[0] in keys)

    def _cells(self, names: list[str], was: Any, now: Any, how: str) -> Message:
        shown = ", ".join(names[:MOST_CELLS])
        if len(names) > MOST_CELLS:
            shown = Message("{names} and {rest} more", names=shown, rest=len(names) - MOST_CELLS)
        count = len(names)
        if how == "added":
            return Message(
                "{count:cell|cells} {names}: added, {ground}", count=count, names=shown, ground=now
            )
        if how == "removed":
            return Message(
                "{count:cell|cells} {names}: removed (it was {ground})", count=count, names=shown, ground=was
            )
        return Message(
            "{count:cell|cells} {names}: {was} becomes {now}", count=count, names=shown, was=was, now=now
        )


def _aloud(game: Game | None, key: str, value: Any) -> str:
    return read_aloud(game, key, value) if game is not None and value is not MISSING else ""


def _difference(part: Part) -> Message:
    name = " > ".join(part.way)
    if part.was is MISSING:
        return Message("{name}: added {now}", name=name, now=brief(part.now))
    if part.now is MISSING:
        return Message("{name}: removed (it was {was})", name=name, was=brief(part.was))
    return Message("{name}: {was} becomes {now}", name=name, was=brief(part.was), now=brief(part.now))
