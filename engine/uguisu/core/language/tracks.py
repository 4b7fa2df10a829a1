"""Operations on tracks: the alert, a countdown, a score."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model, Number
from uguisu.core.state import Frame, State

TrackName = Annotated[str, Meta(description="The track's id.", examples=["alert"])]


class Raise(Operation, Model, frozen=True, tag_field="op", tag="raise"):
    """Move a track up, or down by a negative number; it stops at its ends."""

    track: TrackName
    by: Annotated[
        Number, Meta(description="How far: a number, a track or a name in scope.", examples=[1, -1])
    ] = 1

    def compile(self, code: Code) -> None:
        """Write it."""
        track, by = code.track(self.track, "track"), code.number(self.by, "by")
        change = code.game.change_track

        def instruction(state: State, frame: Frame) -> None:
            change(state, track, state.tracks[track] + by(state, frame))

        code.emit(instruction)


class SetTrack(Operation, Model, frozen=True, tag_field="op", tag="set"):
    """Put a track to a value; it stops at its ends."""

    track: TrackName
    to: Annotated[
        Number, Meta(description="The new value: a number, a track or a name in scope.", examples=[3])
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        track, to = code.track(self.track, "track"), code.number(self.to, "to")
        change = code.game.change_track

        def instruction(state: State, frame: Frame) -> None:
            change(state, track, to(state, frame))

        code.emit(instruction)


OPERATIONS = (Raise, SetTrack)
