"""Reports as pages, each a file that needs nothing else: no network, no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from uguisu.plugins import registry
from uguisu_lab.playtest.tables import Section

COLOURS = ("#3f6f9f", "#c0562f", "#6c8b2f", "#7a5ea8", "#2f8f83", "#b98a1d")
"""One a curve, or a side whose game declares none; they differ in lightness too."""
NOBODYS = "var(--none)"


def html_page(
    *,
    title: str,
    kind: str,
    facts: Sequence[tuple[str, str]],
    sections: Sequence[Section],
    game: str = "",
    sides: Sequence[str] = (),
    warnings: Sequence[str] = (),
    findings: Sequence[str] = (),
    split: Sequence[tuple[str, str, int, float]] = (),
    footer: Sequence[str] = (),
    language: str = "en",
) -> str:
    """Return a page.

    Args:
        title: its heading.
        kind: what it is, such as a playtest.
        facts: what was played, as (what, how much).
        sections: its body.
        game: whose colours its sides have.
        sides: the sides of the game, each of which gets a colour.
        warnings: why to believe it less, in sentences.
        findings: what matters most, in sentences.
        split: who won, drawn below them: the side ("" for nobody), its name, games won, and what share of all that is.
        footer: what it was made with.
        language: what it is written in.
    """
    from jinja2 import Environment, StrictUndefined

    colours = dict(zip(sides, colours_of(game, sides), strict=True))
    templates = files("uguisu_lab.playtest") / "templates"
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters.update(css=css)
    page = environment.from_string((templates / "report.html").read_text(encoding="utf-8"))
    return page.render(
        language=language,
        style=(templates / "report.css").read_text(encoding="utf-8"),
        title=title,
        kind=kind,
        facts=facts,
        warnings=warnings,
        findings=findings,
        split=split,
        sections=sections,
        colours={**colours, "": NOBODYS},
        footer=footer,
    )


def colours_of(game: str, sides: Sequence[str]) -> list[str]:
    """Return the colours of sides, as the pieces on the board have them."""
    known = registry(game).look_of(game).sides
    return [known.get(side, COLOURS[at % len(COLOURS)]) for at, side in enumerate(sides)]


def css(part: float) -> str:
    """Write a part of a whole as a CSS length.

    >>> css(0.125)
    '12.50%'
    """
    return f"{100 * part:.2f}%"
