"""Which round it is, in the words of the game: one calls them rounds, another turns."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer

COUNTS = ("turn", "round")
"""What the track is called that counts them."""


def track_of_rounds(view: Answer) -> Answer:
    """Return the track of a view that counts rounds; nothing where the game counts none."""
    return next((track for track in view.get("tracks", ()) if track["id"] in COUNTS), {})


def counts_rounds(line: Answer) -> bool:
    """Tell whether a line of the log says only that another round begins.

    >>> counts_rounds({"text": "Turn is now 3", "details": {"track": "turn", "value": 3}})
    True
    """
    return line.get("details", {}).get("track") in COUNTS


def round_called(view: Answer, number: int) -> str:
    """Return what a round is called.

    >>> round_called({"tracks": [{"id": "turn", "title": "Turn"}]}, 3)
    'Turn 3'
    """
    return f"{_title(track_of_rounds(view))} {number}"


def round_now(view: Answer, last: int | None = None) -> str:
    """Say which round it is, and of how many; "" where the game counts none. `last` is the number of the last one where that is
    known: some tracks count the rounds that are over.
    """
    track = track_of_rounds(view)
    if not track:
        return ""
    at = track["value"] if last is None else last
    return f"{_title(track)} {tr('{at} of {count}', at=at, count=track['high'])}"


def rounds_called(view: Answer, numbers: Iterable[int]) -> str:
    """Return what several rounds are called, those that follow each other as one stretch.

    >>> rounds_called({"tracks": [{"id": "turn", "title": "Turn"}]}, [1, 2, 3, 5])
    'Turn 1–3, 5'
    """
    told: list[str] = []
    for _, group in groupby(enumerate(sorted(numbers)), lambda one: one[1] - one[0]):
        (_, first), *others = group
        told.append(f"{first}–{others[-1][1]}" if others else str(first))
    return f"{_title(track_of_rounds(view))} {', '.join(told)}"


def _title(track: Answer) -> str:
    return visible(str(track.get("title") or tr("Round")))
