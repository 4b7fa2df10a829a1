"""Objectives that can never be met, as far as can be told without playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.content.models import MissionFile, Track
from uguisu.content.pack import Pack
from uguisu.content.registry import Finding


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
                message=(
                    f"The objective `{objective.id}` has no `if` and no `on`, so it is met as the game begins"
                ),
                hint="Give it a condition (`if:`) or an event to wait for (`on:`).",
            )
    yield from _beyond_tracks(mission)


def _beyond_tracks(mission: MissionFile) -> Iterator[Finding]:
    """Find conditions that a track of this mission can never fulfil."""
    tracks = {track.id: track for track in mission.tracks}
    for index, objective in enumerate(mission.objectives):
        for number, test in enumerate(objective.if_):
            problem = _out_of_reach(test, tracks)
            if problem is not None:
                yield Finding(
                    file="mission",
                    path=("objectives", index, "if", number),
                    code="objective-never",
                    message=f"The objective `{objective.id}` can never be met: {problem}",
                    hint="Lower what is asked, or lengthen the track.",
                )


def _out_of_reach(test: Any, tracks: dict[str, Track]) -> str | None:
    """Judge the two conditions that plainly speak of a track's value; others are not understood here."""
    tag = test.__struct_config__.tag
    name, value = getattr(test, "track", None), getattr(test, "value", None)
    track = tracks.get(name) if isinstance(name, str) else None
    if track is None or not isinstance(value, int):
        return None
    if tag == "at_least" and value > track.max:
        return f"the track `{track.id}` ends at {track.max}, and {value} is asked"
    if tag == "at_most" and value < track.min:
        return f"the track `{track.id}` begins at {track.min}, and at most {value} is asked"
    return None
