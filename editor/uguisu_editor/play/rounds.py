"""Which round it is, in the words of the game: one calls them rounds, another turns."""

from __future__ import annotations

from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer

COUNTS = ("turn", "round")
"""What the track is called that counts them."""


def track_of_rounds(view: Answer) -> Answer:
    """Return the track of a view that counts rounds; nothing where the game counts none."""
    return next((track for track in view.get("tracks", ()) if track["id"] in COUNTS), {})


def round_called(view: Answer, number: int) -> str:
    """Return what a round is called.

    >>> round_called({"tracks": [{"id": "turn", "title": "Turn"}]}, 3)
    'Turn 3'
    """
    return f"{visible(str(track_of_rounds(view).get('title') or tr('Round')))} {number}"


def round_now(view: Answer) -> str:
    """Say which round it is, and of how many, as its track does; "" where the game counts none."""
    track = track_of_rounds(view)
    if not track:
        return ""
    title = visible(str(track.get("title") or tr("Round")))
    return f"{title} {tr('{at} of {count}', at=track['value'], count=track['high'])}"
