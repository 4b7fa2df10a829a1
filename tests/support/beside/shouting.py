"""A check of language: titles that shout. A lint says where, and how it would be said quietly."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu import Message, Pack, hookimpl
from uguisu.checks import Finding, Lint


def shouting(pack: Pack) -> Iterator[Finding]:
    """Find titles in capitals, in any language."""
    title = pack.scenario.title
    for said in title.values() if isinstance(title, dict) else [title]:
        if len(said) > 3 and said.isupper():
            yield Finding(
                file="scenario",
                path=("title",),
                code="shouting",
                message=Message("the title “{title}” shouts", title=said),
                severity="warning",
                hint=Message("Write “{quiet}”.", quiet=said.capitalize()),
            )


@hookimpl
def uguisu_lints() -> list[Lint]:
    return [Lint("shouting", shouting)]
