"""Lays out the pages that Sphinx reads: those of docs/ as they are, with links that lead to where pages are on the site.

What is in docs/ is written for a forge, where links lead to files of the repository. A link to a page that is on the site is
kept; one to a schema leads to the page of schemas; of one to any other file only the words stay. The list of pages at the left
is that of docs/README.md, so that it is kept once.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).resolve().parents[1]
ROOT = DOCS.parent
PAGES = Path(__file__).parent / "pages"
LANGUAGES = {"en": "English", "it": "Italiano", "ru": "Русский", "uk": "Українська"}
USER_PART = (
    "index",
    "learn",
    "your-own-map",
    "first-mission",
    "draw-a-map",
    "square-maps",
    "mod-a-card",
    "mods",
    "write-a-mission",
    "play-together",
    "show-it",
    "playtest",
)
"""The pages for who makes games without programming: they are there in every language."""
MADE = ("gallery", "schemas")
"""Pages that are made when the site is; the gallery in every language."""
ROOT_PAGES = ("CONTRIBUTING", "CHANGELOG", "SECURITY")
LINK = re.compile(r"(?<!!)\[(?P<words>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>(?!https?:|mailto:|#)[^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
PAGE_LINK = re.compile(r"\]\((?:\.\./)?([\w-]+)\.md\)")


class Part(NamedTuple):
    """A part of the list of pages: its title, and the names of its pages."""

    title: str
    pages: list[str]


def parts(language: str) -> list[Part]:
    """Return the list of pages, as docs/README.md has it; in other languages than English, what there is in them."""
    text = (DOCS / "README.md").read_text(encoding="utf-8")
    pieces = SECTION.split(text)[1:]
    found = [
        Part(title, list(dict.fromkeys(PAGE_LINK.findall(body))))
        for title, body in zip(pieces[::2], pieces[1::2], strict=True)
    ]
    found[0].pages.append("gallery")
    found[2].pages.append("schemas")
    found[-1].pages.append("CHANGELOG")
    if language == "en":
        return found
    kept = (Part(title, [page for page in pages if translated(page)]) for title, pages in found)
    return [part for part in kept if part.pages]


def translated(page: str) -> bool:
    """Whether a page is there in every language."""
    return page in USER_PART or page == "gallery"


def source_of(page: str) -> Path | None:
    """Return the file that a page is written in; None for one that is made."""
    for folder in (PAGES, DOCS, ROOT):
        if (folder / f"{page}.md").is_file():
            return folder / f"{page}.md"
    return None


def pages_of(language: str) -> list[str]:
    """Return the names of all written pages of a language."""
    listed = [page for part in parts(language) for page in part.pages]
    return [page for page in dict.fromkeys(["index", *listed]) if source_of(page) is not None]


def stage(folder: Path, language: str, made: dict[str, str] | None = None) -> None:
    """Write all pages of a language into an empty folder.

    Args:
        folder: where.
        language: its code.
        made: pages that are made, by name: Markdown.
    """
    folder.mkdir(parents=True)
    for page in pages_of(language):
        if page in (made or {}):
            continue
        source = source_of(page)
        assert source is not None
        text = relinked(source.read_text(encoding="utf-8"), source, language)
        if page == "index":
            text = text.replace("<!-- pages -->", "\n".join(trees(language)))
            text = text if language == "en" else text.replace('"maps/', '"../maps/')
        write(folder / f"{page}.md", text)
    for page, text in (made or {}).items():
        write(folder / f"{page}.md", text)
    shutil.copytree(DOCS / "images", folder / "images")


def write(file: Path, text: str) -> None:
    """Write a page."""
    file.write_text(text, encoding="utf-8", newline="\n")


def trees(language: str) -> Iterator[str]:
    """Yield the list of pages as MyST writes it."""
    for title, pages in parts(language):
        yield "\n".join([":::{toctree}", ":hidden:", f":caption: {title}", "", *pages, ":::", ""])


def relinked(text: str, source: Path, language: str) -> str:
    """Return a page with its links as they are on the site; what stands in blocks of code is left alone."""

    def link(found: re.Match[str]) -> str:
        target = site_link(found["target"], source, language)
        words = found["words"]
        if (
            target and words.endswith(".md") and words in (found["target"], f"docs/{found['target']}")
        ):  # on a forge, pages are called by their files
            words = title_of(source.parent / found["target"])
        return f"[{words}]({target})" if target else words

    return outside_code(text, lambda part: LINK.sub(link, part))


def title_of(file: Path) -> str:
    """Return what a page is called."""
    return next(line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("# "))[2:]


def site_link(target: str, source: Path, language: str) -> str:
    """Return where a link leads on the site; "" if to nothing that is on it."""
    name, _, anchor = target.partition("#")
    path = (source.parent / name).resolve()
    there = f"#{anchor}" if anchor else ""
    if path.is_relative_to(ROOT / "schemas"):
        page = "schemas"
    elif path == DOCS / "README.md" or path == ROOT / "README.md":
        page = "index"
    elif path.suffix == ".md" and path.parent in (DOCS, ROOT, PAGES):
        page = path.stem
    else:
        return ""
    if language != "en" and not translated(page):
        return f"{'english-at' if anchor else 'english'}:{page}.html{there}"
    return f"{page}.md{there}"


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return a text with all changed but its blocks of code."""
    done, end = [], 0
    for block in FENCE.finditer(text):
        done += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*done, change(text[end:])])
