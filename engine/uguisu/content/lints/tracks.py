"""Tracks whose numbers contradict one another."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.models import Track
from uguisu.content.pack import Pack
from uguisu.said import Said


def tracks(pack: Pack) -> Iterator[Finding]:
    """Yield tracks that end before they begin, start off their ends, or have a wrong number of labels."""
    for index, track in enumerate(pack.mission.tracks if pack.mission else ()):
        yield from _track(track, ("tracks", index))


def _track(track: Track, at: Path) -> Iterator[Finding]:
    if track.max < track.min:
        yield Finding(
            file="mission",
            path=(*at, "max"),
            code="track-range",
            message=Said(
                "The track `{track}` ends at {max}, below its lowest value {min}",
                track=track.id,
                max=track.max,
                min=track.min,
            ),
            hint=Said("Make `max` the larger of the two."),
        )
        return
    if track.start is not None and not track.min <= track.start <= track.max:
        yield Finding(
            file="mission",
            path=(*at, "start"),
            code="track-start",
            message=Said(
                "The track `{track}` starts at {start}, outside {min} to {max}",
                track=track.id,
                start=track.start,
                min=track.min,
                max=track.max,
            ),
            hint=Said("Start within the track, or extend it."),
        )
    values = track.max - track.min + 1
    if track.labels and len(track.labels) != values:
        yield Finding(
            file="mission",
            path=(*at, "labels"),
            code="track-labels",
            message=Said(
                "The track `{track}` has {values} values from {min} to {max}, but {count} labels",
                track=track.id,
                values=values,
                min=track.min,
                max=track.max,
                count=len(track.labels),
            ),
            hint=Said("Give one label for each value, the lowest first."),
        )
