"""The fields of a form: what the schema says of each, and what people call it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from uguisu import Message
from uguisu_changes import fields
from uguisu_editor.i18n import of_engine, translated, words_of
from uguisu_editor.model.phrases import phrase

ESSENTIAL = (
    "title",
    "name",
    "summary",
    "kind",
    "tags",
    "colour",
    "between",
    "one_way",
    "options",
    "variants",
)
SELDOM = (
    "id",
    "at",
    "shape",
    "x",
    "y",
    "needs",
    "languages",
    "map",
    "cards",
    "mission",
    "rulings",
    "license",
    "origin",
    "notes",
)
ADVANCED = frozenset({"id", "at", "shape"})
"""What is for who reads files, or draws: it is folded away, where there is more."""
CARD = ("title", "do", "if", "target", "played_in", "copies", "deck", "text", "modes", "rules")
"""Of cards, what they do comes first."""
PARAGRAPHS = frozenset({"briefing", "summary", "notes", "description", "text"})
"""Keys whose texts are read as paragraphs: they get several lines."""
TITLES = {
    "absent": phrase("Absent"),
    "all": phrase("All"),
    "amount": phrase("Amount"),
    "area": phrase("Area"),
    "art": phrase("Picture"),
    "as": phrase("Called"),
    "at": phrase("Position"),
    "at_least": phrase("At least"),
    "at_most": phrase("At most"),
    "back": phrase("Back"),
    "background": phrase("Picture below"),
    "between": phrase("Between"),
    "border": phrase("Border"),
    "borders": phrase("Borders"),
    "breaks": phrase("Broken on purpose"),
    "briefing": phrase("Briefing"),
    "by": phrase("By"),
    "card": phrase("Card"),
    "cards": phrase("File of cards"),
    "carries": phrase("Carries"),
    "cells": phrase("Cells"),
    "cites": phrase("Rules"),
    "colour": phrase("Colour"),
    "copies": phrase("Copies"),
    "count": phrase("How many"),
    "counter": phrase("Counter"),
    "deck": phrase("Deck"),
    "decks": phrase("Decks"),
    "diagonals": phrase("Diagonals"),
    "do": phrase("Does"),
    "else": phrase("Otherwise"),
    "every": phrase("Every"),
    "exactly": phrase("Exactly"),
    "excludes": phrase("Excludes"),
    "expect": phrase("Expected"),
    "face": phrase("Face"),
    "for": phrase("For"),
    "format": phrase("Format"),
    "free": phrase("Free"),
    "from": phrase("From"),
    "game": phrase("Game"),
    "hidden": phrase("Hidden"),
    "id": phrase("Id"),
    "if": phrase("If"),
    "image": phrase("Image"),
    "includes": phrase("Includes"),
    "is": phrase("Is"),
    "kind": phrase("Kind"),
    "labels": phrase("Words for its values"),
    "language": phrase("Language"),
    "languages": phrase("Languages"),
    "layers": phrase("Layers"),
    "legend": phrase("Legend"),
    "letter": phrase("Letter"),
    "license": phrase("License"),
    "links": phrase("Links"),
    "locked": phrase("Locked"),
    "map": phrase("File of the map"),
    "mark": phrase("Mark"),
    "marks": phrase("Marks"),
    "max": phrase("Highest"),
    "min": phrase("Lowest"),
    "mission": phrase("File of the mission"),
    "missions": phrase("Missions"),
    "modes": phrase("Other ways to play it"),
    "moves": phrase("Moves"),
    "name": phrase("Name"),
    "needs": phrase("Needs"),
    "not": phrase("Not"),
    "notes": phrase("Notes"),
    "objectives": phrase("Objectives"),
    "of": phrase("Of"),
    "offset": phrase("Offset"),
    "on": phrase("When"),
    "once": phrase("Only once"),
    "one_way": phrase("One way"),
    "opacity": phrase("Opacity"),
    "options": phrase("Options"),
    "orientation": phrase("Orientation"),
    "origin": phrase("Origin"),
    "owner": phrase("Owner"),
    "parts": phrase("Parts"),
    "phase": phrase("Phase"),
    "pictures": phrase("Pictures"),
    "piece": phrase("Piece"),
    "pieces": phrase("Pieces"),
    "place": phrase("Place"),
    "places": phrase("Places"),
    "play": phrase("Played"),
    "played_in": phrase("Played in"),
    "props": phrase("Properties"),
    "region": phrase("Region"),
    "regions": phrase("Regions"),
    "replaces": phrase("Replaces"),
    "result": phrase("Result"),
    "results": phrase("Results"),
    "rows": phrase("Rows"),
    "rules": phrase("Standing rules"),
    "rulings": phrase("File of rulings"),
    "scale": phrase("Scale"),
    "seat": phrase("Seat"),
    "seed": phrase("Seed"),
    "seen_by": phrase("Seen by"),
    "setup": phrase("Position"),
    "shape": phrase("Outline"),
    "shown_to": phrase("Shown to"),
    "side": phrase("Side"),
    "size": phrase("Size"),
    "start": phrase("Start"),
    "steps": phrase("Steps"),
    "summary": phrase("Summary"),
    "tag": phrase("Tag"),
    "tags": phrase("Tags"),
    "target": phrase("Played on"),
    "targets": phrase("Targets"),
    "terrain": phrase("Terrain"),
    "text": phrase("Text"),
    "then": phrase("Brings"),
    "times": phrase("Times"),
    "title": phrase("Title"),
    "to": phrase("To"),
    "track": phrase("Track"),
    "tracks": phrase("Tracks"),
    "triggers": phrase("Triggers"),
    "type": phrase("Type"),
    "uses": phrase("Builds on"),
    "variants": phrase("Variants"),
    "version": phrase("Version"),
    "ways": phrase("Ways"),
    "who": phrase("Who"),
    "winner": phrase("Winner"),
    "within": phrase("Within"),
    "wounds": phrase("Wounds"),
}
"""What people call the keys of files."""
TITLES_OF_LISTS = {"cards": phrase("Cards"), "rulings": phrase("Rulings")}
"""Of lists, where that is not what the file is called that they may stand in."""


def title_of(key: str, kind: str = "") -> str:
    """Return the words for a key; of a list, they are not those of the file that it may be in."""
    known = (TITLES_OF_LISTS.get(key) if kind == "list" else None) or TITLES.get(key)
    if known:
        return translated(known)
    told = words_of(key.replace("-", " "))
    return told[:1].upper() + told[1:]


def essentials_first(fields: Iterable[Field]) -> list[Field]:
    """Return fields in the order in which people want them."""
    fields = list(fields)
    if {"do", "copies"} <= {field.name for field in fields}:
        return sorted(fields, key=lambda field: CARD.index(field.name) if field.name in CARD else len(CARD))

    def rank(field: Field) -> tuple[int, int]:
        if field.name in ESSENTIAL:
            return 0, ESSENTIAL.index(field.name)
        return (2, SELDOM.index(field.name)) if field.name in SELDOM else (1, 0)

    return sorted(fields, key=rank)


@dataclass(frozen=True)
class Field(fields.Field):
    """A field of a form: told in the language of the editor."""

    @property
    def told(self) -> str:
        """What the field is for, in the language of the editor."""
        return of_engine(Message.of(self.description)) if self.description else ""

    @property
    def title(self) -> str:
        """What people call it: as its game says, else the words of its key, in their language where the editor knows them."""
        return of_engine(Message.of(self.called)) if self.called else title_of(self.name, self.kind)
