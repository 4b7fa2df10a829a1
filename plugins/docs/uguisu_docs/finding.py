"""Where the site is: in this distribution, or in a clone of the repository, where it is made when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

from uguisu import Message, UguisuError
from uguisu.checks import did_you_mean
from uguisu_tools import children

INSIDE = Path(__file__).parent / "site"
"""Where a distribution has it."""
CLONE = Path(__file__).resolve().parents[3]
"""Where a clone of the repository would be."""
MADE_OF = ("docs", "engine/uguisu", "schemas", "scenarios")
FIRST = "index"
KINDS = {".md", ".py", ".po", ".css", ".html", ".json", ".yaml", ".png", ".svg"}


def site(
    making: Callable[[], object], page: str = FIRST, *, inside: Path = INSIDE, clone: Path = CLONE
) -> Path:
    """Return the folder of the site, which is made first where that is needed.

    Args:
        making: told before it is made, which takes a minute.
        page: what is to be read: for a page that there is not, nothing is made.
        inside: where a distribution has it.
        clone: where a clone of the repository has what it is made of.

    Raises:
        UguisuError: where there is none, and none can be made; or for a page that there will not be.
    """
    if (inside / "index.html").is_file():
        return inside
    maker, made = clone / "docs" / "make_site.py", clone / "build" / "site"
    if not maker.is_file():
        raise UguisuError(
            Message(
                "this uguisu-docs was built without its pages. Read them in the repository's folder docs, or install "
                "another version."
            )
        )
    if not fresh(made, clone):
        pages = {file.stem for folder in (clone, clone / "docs") for file in folder.glob("*.md")} - {"README"}
        pages |= {FIRST, "gallery", "schemas"}
        if _name(page) not in pages and not _name(page).startswith("api-"):
            raise _no_page(page, pages)
        if find_spec("sphinx") is None or find_spec("griffe") is None:
            raise UguisuError(
                Message(
                    "the pages are made with Sphinx and griffe, which are not installed here: run `uv sync` in the clone"
                )
            )
        making()
        done = children.run(children.python(str(maker), str(made)), more={"PYTHONPATH": str(maker.parent)})
        if not (made / "index.html").is_file():
            raise UguisuError(
                Message(
                    "the pages could not be made: {why}",
                    why=(done.stderr or done.stdout).decode("utf-8", "replace").strip()[-600:],
                )
            )
    return made


def fresh(made: Path, clone: Path) -> bool:
    """Whether a site is there, and as new as all that it is made of."""
    first = made / "index.html"
    if not first.is_file():
        return False
    since = first.stat().st_mtime_ns
    return all(file.stat().st_mtime_ns <= since for file in sources(clone))


def sources(clone: Path) -> Iterator[Path]:
    """Yield the files that a site is made of."""
    yield from clone.glob("*.md")
    for name in MADE_OF:
        yield from (file for file in (clone / name).rglob("*") if file.suffix in KINDS and file.is_file())


def address_of(folder: Path, page: str, language: str) -> Path:
    """Return the file of a page, in a language where it is there in it.

    Raises:
        UguisuError: for a page that there is not.
    """
    name = _name(page)
    for file in (folder / language / f"{name}.html", folder / f"{name}.html"):
        if file.is_file():
            return file
    raise _no_page(page, {file.stem for file in folder.glob("*.html")})


def _name(page: str) -> str:
    return page.removesuffix(".md").removesuffix(".html")


def _no_page(page: str, pages: set[str]) -> UguisuError:
    hint = did_you_mean(_name(page), sorted(pages))
    return UguisuError(Message("there is no page '{page}'. {hint}", page=page, hint=hint or ""))
