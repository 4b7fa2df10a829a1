"""A control for each kind of field."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from uguisu_editor.forms.choices import ChoiceControl, FlagControl, PlaceControl
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.lines import NamesControl, PlacesControl, TextControl
from uguisu_editor.forms.localized import LocalizedControl

Known: TypeAlias = Callable[[str], list[tuple[str, str]]]
"""What there is of a kind (`place`, `tag`), each with its title."""


def control_for(field: Field, known: Known, parent: QWidget | None = None) -> Control:
    """Return the control that suits a field."""
    if field.kind == "flag":
        return FlagControl(field, parent)
    if field.kind == "choice":
        return ChoiceControl(field, parent)
    if field.kind == "place":
        return PlaceControl(field, lambda: known("place"), parent)
    if field.kind == "places":
        return PlacesControl(field, lambda: known("place"), parent)
    if field.kind == "words" and field.name == "tags":
        return NamesControl(field, lambda: known("tag"), parent)
    if field.kind == "localized":
        return LocalizedControl(field, parent)
    return TextControl(field, parent)
