"""A variant for a game of somebody else's, by the names of its rules alone."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from uguisu import Build, Message, Track, Variant


class BarefootOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Barefoot."""

    rests: Annotated[int, msgspec.Meta(ge=1, le=9, description="How often it may rest.", examples=[2])] = 1


class Barefoot(Variant):
    """The ninja may stand still a few times in a game, listening to the floor."""

    id = "barefoot"
    game = "temple"
    title = Message("Barefoot")
    options_type = BarefootOptions
    conflicts = frozenset({"compulsory_movement"})

    def apply(self, build: Build, options: Any) -> None:
        """Add a counter and the choice to stay."""
        rests = build.add_track(Track("rests", 0, options.rests, options.rests, Message("Rests left")))
        build.rules.wrap("ninja.legal", lambda original: _or_stay(original, rests))
        build.rules.wrap("ninja.apply", lambda original: _count(original, rests))


def _or_stay(original: Any, rests: int) -> Any:
    def legal(state: Any) -> list[int]:
        actions: list[int] = original(state)
        return [*actions, state.at[0]] if state.tracks[rests] else actions

    return legal


def _count(original: Any, rests: int) -> Any:
    def apply(state: Any, action: int) -> None:
        if action == state.at[0]:
            state.tracks[rests] -= 1
        original(state, action)

    return apply
