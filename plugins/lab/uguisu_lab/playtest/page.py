"""Reports as pages, each a file that needs nothing else: no network, no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from uguisu_lab.playtest.tables import Section

COLOURS = ("#3f6f9f", "#c0562f", "#6c8b2f", "#7a5ea8", "#2f8f83", "#b98a1d")
"""One a side or a curve; they differ in lightness too."""
NOBODYS = "var(--none)"


def html_page(
    *,
    title: str,
    kind: str,
    facts: Sequence[tuple[str, str]],
    sections: Sequence[Section],
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
        sides: the sides of the game, each of which gets a colour.
        warnings: why to believe it less, in sentences.
        findings: what matters most, in sentences.
        split: who won, drawn below them: the side ("" for nobody), its name, games won, and what share of all that is.
        footer: what it was made with.
        language: what it is written in.
    """
    from jinja2 import Environment, StrictUndefined

    colours = {side: COLOURS[at % len(COLOURS)] for at, side in enumerate(sides)}
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


def css(part: float) -> str:
    """Write a part of a whole as a CSS length.

    >>> css(0.125)
    '12.50%'
    """
    return f"{100 * part:.2f}%"
