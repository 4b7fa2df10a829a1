"""A control for each kind of field."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from uguisu_editor.forms.choices import ChoiceControl, FlagControl, PlaceControl
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.lines import PlacesControl, TextControl
from uguisu_editor.forms.localized import LocalizedControl


def control_for(field: Field, places: list[str], parent: QWidget | None = None) -> Control:
    """Return the control that suits a field."""
    if field.kind == "flag":
        return FlagControl(field, parent)
    if field.kind == "choice":
        return ChoiceControl(field, parent)
    if field.kind == "place":
        return PlaceControl(field, places, parent)
    if field.kind == "places":
        return PlacesControl(field, places, parent)
    if field.kind == "localized":
        return LocalizedControl(field, parent)
    return TextControl(field, parent)
