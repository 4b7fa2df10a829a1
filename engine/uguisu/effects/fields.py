"""Field types that operations and conditions share, so that every schema explains them alike."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from uguisu.content.models.fields import Model
from uguisu.core.kinds import finds, takes
from uguisu.messages.local_text import LocalText, doc

Number: TypeAlias = Annotated[int | str, takes("number")]
"""A whole number, the name of a track (its present value), or a name in scope."""

NameInScope: TypeAlias = Annotated[
    str,
    doc(
        "A name for what is found, for the operations that follow to use.",
        "spot",
        pattern="^[a-z][a-z0-9_]*$",
    ),
    finds(""),
]
"""A field that names what is found, for the operations that follow."""
PieceName: TypeAlias = Annotated[
    str,
    takes(
        "piece",
        description="A piece's id, or a name in scope that holds a piece.",
        examples=["ninja", "piece"],
    ),
]
PlaceName: TypeAlias = Annotated[
    str,
    takes(
        "place",
        description="A place, a name in scope, or a piece whose place is meant.",
        examples=["gate", "spot"],
    ),
]
TrackName: TypeAlias = Annotated[str, takes("track", description="The track's id.", examples=["alert"])]
AreaName: TypeAlias = Annotated[
    str, takes("area", description="A card area: a deck, a hand, a pile.", examples=["guard_deck"])
]
MarkKind: TypeAlias = Annotated[
    str, takes("mark", description="A kind of mark that this game or mission has.", examples=["lantern"])
]
"""A field for a kind of mark."""
Prompt: TypeAlias = Annotated[
    LocalText | None,
    doc(
        "The question as the player reads it: a text, or a table of languages.",
        {"en": "Where does the bell fall?", "uk": "Куди впаде дзвін?"},
    ),
]
"""A field for a question, as the player reads it."""

__all__ = ["Model"]
