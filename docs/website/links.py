"""Finds links of a site that lead nowhere, to a file or an anchor that is not there, and what comes from another host."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page links to, loads, and can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take from an element what it links to."""
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.anchors.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") not in ("index", "search", "next", "prev", "canonical"):
            self.loaded.append(given.get("href", ""))
        if "src" in given:
            self.loaded.append(given["src"])


@cache
def read(file: Path) -> Page:
    """Read a page."""
    return Page(file.read_text(encoding="utf-8"))


def broken(site: Path) -> Iterator[str]:
    """Yield a line for each link that leads nowhere."""
    for file in sorted(site.rglob("*.html")):
        page, name = read(file), file.relative_to(site).as_posix()
        if "_static" in file.parts:
            continue
        for link in dict.fromkeys([*page.links, *page.loaded]):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loaded and parts.scheme != "data":
                    yield f"{name}: is loaded from elsewhere: {link}"
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not target.is_relative_to(site.resolve()) and target != file:
                yield f"{name}: leads out of the site: {link}"
            elif not target.is_file():
                yield f"{name}: leads nowhere: {link}"
            elif target.suffix == ".html" and unquote(parts.fragment) not in read(target).anchors:
                yield f"{name}: has no such place: {link}"
