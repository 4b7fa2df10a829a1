"""Objectives that can never be met, as far as can be told without playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.content.diagnostics import Finding
from uguisu.content.models import MissionFile, Track
from uguisu.content.pack import Pack
from uguisu.said import Said


def objectives(pack: Pack) -> Iterator[Finding]:
    """Yield objectives that nothing could bring about, and those that hold from the first moment on."""
    mission = pack.mission
    if mission is None:
        return
    for index, objective in enumerate(mission.objectives):
        if not objective.if_ and objective.on is None:
            yield Finding(
                file="mission",
                path=("objectives", index),
                code="objective-always",
                severity="warning",
                message=Said(
                    "The objective `{objective}` has no `if` and no `on`, so it is met as "
                    "soon as the game starts",
                    objective=objective.id,
                ),
                hint=Said("Give it a condition (`if:`) or an event to wait for (`on:`)."),
            )
    yield from _beyond_tracks(mission)


def _beyond_tracks(mission: MissionFile) -> Iterator[Finding]:
    """Find conditions that a track of this mission can never fulfil."""
    tracks = {track.id: track for track in mission.tracks}
    for index, objective in enumerate(mission.objectives):
        for number, test in enumerate(objective.if_):
            problem = out_of_reach(test, tracks)
            if problem is not None:
                yield Finding(
                    file="mission",
                    path=("objectives", index, "if", number),
                    code="objective-never",
                    message=Said(
                        "The objective `{objective}` can never be met: {problem}",
                        objective=objective.id,
                        problem=problem,
                    ),
                    hint=Said("Ask for less, or extend the track."),
                )


def out_of_reach(test: Any, tracks: dict[str, Track]) -> str | None:
    """Judge a condition that compares a track of the mission with plain numbers; others are not understood here."""
    name = getattr(test, "track", None)
    track = tracks.get(name) if isinstance(name, str) else None
    if track is None:
        return None
    for word, beyond in (("at_least", track.max), ("is_", track.max)):
        asked = getattr(test, word, None)
        if isinstance(asked, int) and asked > beyond:
            return Said(
                "the track `{track}` ends at {max}, but {asked} is asked for",
                track=track.id,
                max=track.max,
                asked=asked,
            )
    for word, below in (("at_most", track.min), ("is_", track.min)):
        asked = getattr(test, word, None)
        if isinstance(asked, int) and asked < below:
            return Said(
                "the track `{track}` starts at {min}, but {asked} is asked for",
                track=track.id,
                min=track.min,
                asked=asked,
            )
    return None
