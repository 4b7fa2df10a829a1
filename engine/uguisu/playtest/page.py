"""The report as one HTML page that needs nothing else: no network, no scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from jinja2 import Environment, StrictUndefined

from uguisu.content.text import localize
from uguisu.playtest.maps import HeatMap
from uguisu.playtest.sections import facts_of, sections_of, warnings_of
from uguisu.playtest.summary import Summary
from uguisu.playtest.tables import Words, short
from uguisu.said import Said

COLOURS = ("#3f6f9f", "#c0562f", "#6c8b2f", "#7a5ea8", "#2f8f83", "#b98a1d")
"""One a side or a curve; they differ in lightness too."""
NOBODYS = "var(--none)"


def html_page(
    summary: Summary, maps: Sequence[HeatMap], replays: Mapping[int, str], language: str = "en"
) -> str:
    """Return the report.

    Args:
        summary: what was found.
        maps: heat maps, to be set into the page.
        replays: the way from the page to the replay of a game, by its number.
        language: of the headings, and of names where the pack has them.
    """
    words = Words(language)
    colours = {side.side: COLOURS[at % len(COLOURS)] for at, side in enumerate(summary.sides)}
    templates = files("uguisu.playtest") / "templates"
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters.update(css=css)
    page = environment.from_string((templates / "report.html").read_text(encoding="utf-8"))
    return page.render(
        language=language,
        style=(templates / "report.css").read_text(encoding="utf-8"),
        title=localize(summary.title, language) or summary.scenario,
        kind=words.say(Said("Playtest")),
        summary=summary,
        facts=facts_of(summary, words),
        warnings=warnings_of(summary, words),
        sections=sections_of(
            summary, words, maps=[drawn.section for drawn in maps], replays=replays, colours=COLOURS
        ),
        colours={**colours, "": NOBODYS},
        played_with=words.say(Said("Played with")),
        took=words.say(Said("{seconds} s", seconds=short(summary.seconds))),
    )


def css(part: float) -> str:
    """Write a part of a whole as a CSS length.

    >>> css(0.125)
    '12.50%'
    """
    return f"{100 * part:.2f}%"
