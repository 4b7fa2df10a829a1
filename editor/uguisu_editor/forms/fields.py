"""The fields of a form: what the schema says of each, and what people call it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from uguisu.messages.message import Message
from uguisu_changes import fields
from uguisu_editor.i18n import of_engine, tr

ESSENTIAL = (
    "title",
    "name",
    "id",
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
CARD = ("title", "do", "if", "target", "played_in", "copies", "deck", "text", "modes", "rules")
"""Of cards, what they do comes first."""
PARAGRAPHS = frozenset({"briefing", "summary", "notes", "description", "text"})
"""Keys whose texts are read as paragraphs: they get several lines."""


def title_of(key: str, kind: str = "") -> str:
    """Return the words for a key; of a list, they are not those of the file that it may be in."""
    lists = {"cards": tr("Cards"), "rulings": tr("Rulings")}
    if kind == "list" and key in lists:
        return lists[key]
    known = {
        "absent": tr("Absent"),
        "all": tr("All"),
        "amount": tr("Amount"),
        "area": tr("Area"),
        "art": tr("Picture"),
        "as": tr("Called"),
        "at": tr("Position"),
        "at_least": tr("At least"),
        "at_most": tr("At most"),
        "back": tr("Back"),
        "background": tr("Picture below"),
        "between": tr("Between"),
        "border": tr("Border"),
        "borders": tr("Borders"),
        "breaks": tr("Broken on purpose"),
        "briefing": tr("Briefing"),
        "by": tr("By"),
        "card": tr("Card"),
        "cards": tr("File of cards"),
        "carries": tr("Carries"),
        "cells": tr("Cells"),
        "cites": tr("Rules"),
        "colour": tr("Colour"),
        "copies": tr("Copies"),
        "count": tr("How many"),
        "counter": tr("Counter"),
        "deck": tr("Deck"),
        "decks": tr("Decks"),
        "diagonals": tr("Diagonals"),
        "do": tr("Does"),
        "else": tr("Otherwise"),
        "every": tr("Every"),
        "exactly": tr("Exactly"),
        "excludes": tr("Excludes"),
        "expect": tr("Expected"),
        "face": tr("Face"),
        "for": tr("For"),
        "format": tr("Format"),
        "free": tr("Free"),
        "from": tr("From"),
        "game": tr("Game"),
        "hidden": tr("Hidden"),
        "id": tr("Id"),
        "if": tr("If"),
        "image": tr("Image"),
        "includes": tr("Includes"),
        "is": tr("Is"),
        "kind": tr("Kind"),
        "labels": tr("Words for its values"),
        "language": tr("Language"),
        "languages": tr("Languages"),
        "layers": tr("Layers"),
        "legend": tr("Legend"),
        "letter": tr("Letter"),
        "license": tr("License"),
        "links": tr("Links"),
        "locked": tr("Locked"),
        "map": tr("File of the map"),
        "mark": tr("Mark"),
        "marks": tr("Marks"),
        "max": tr("Highest"),
        "min": tr("Lowest"),
        "mission": tr("File of the mission"),
        "missions": tr("Missions"),
        "modes": tr("Other ways to play it"),
        "moves": tr("Moves"),
        "name": tr("Name"),
        "needs": tr("Needs"),
        "not": tr("Not"),
        "notes": tr("Notes"),
        "objectives": tr("Objectives"),
        "of": tr("Of"),
        "offset": tr("Offset"),
        "on": tr("When"),
        "once": tr("Only once"),
        "one_way": tr("One way"),
        "opacity": tr("Opacity"),
        "options": tr("Options"),
        "orientation": tr("Orientation"),
        "origin": tr("Origin"),
        "owner": tr("Owner"),
        "phase": tr("Phase"),
        "pictures": tr("Pictures"),
        "piece": tr("Piece"),
        "pieces": tr("Pieces"),
        "place": tr("Place"),
        "places": tr("Places"),
        "play": tr("Played"),
        "played_in": tr("Played in"),
        "props": tr("Properties"),
        "region": tr("Region"),
        "regions": tr("Regions"),
        "replaces": tr("Replaces"),
        "result": tr("Result"),
        "results": tr("Results"),
        "rows": tr("Rows"),
        "rules": tr("Standing rules"),
        "rulings": tr("File of rulings"),
        "scale": tr("Scale"),
        "seat": tr("Seat"),
        "seed": tr("Seed"),
        "seen_by": tr("Seen by"),
        "setup": tr("Position"),
        "shape": tr("Outline"),
        "shown_to": tr("Shown to"),
        "side": tr("Side"),
        "size": tr("Size"),
        "start": tr("Start"),
        "steps": tr("Steps"),
        "summary": tr("Summary"),
        "tag": tr("Tag"),
        "tags": tr("Tags"),
        "target": tr("Played on"),
        "targets": tr("Targets"),
        "terrain": tr("Terrain"),
        "text": tr("Text"),
        "then": tr("Brings"),
        "times": tr("Times"),
        "title": tr("Title"),
        "to": tr("To"),
        "track": tr("Track"),
        "tracks": tr("Tracks"),
        "triggers": tr("Triggers"),
        "type": tr("Type"),
        "uses": tr("Builds on"),
        "variants": tr("Variants"),
        "version": tr("Version"),
        "who": tr("Who"),
        "winner": tr("Winner"),
        "within": tr("Within"),
        "wounds": tr("Wounds"),
    }
    return known.get(key) or key.replace("_", " ").replace("-", " ").capitalize()


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
        """What people call it: the words of its key, in their language where the editor knows them."""
        return title_of(self.name, self.kind)
