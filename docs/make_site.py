"""Makes a site of the pages of docs/, with a reference of the API, a gallery of packs, and the schemas at fixed addresses.

::

    uv run python docs/make_site.py [FOLDER]    # make it, else in build/site; a link that leads nowhere is an error
    uv run python docs/make_site.py --texts     # bring docs/translations/*.po up to date with the English pages
    uv run python docs/make_site.py --figures   # play again the packs that have changed, and keep what came of it

It needs no network.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from website.links import broken
from website.staging import DOCS, LANGUAGES, ROOT, stage

from website import boxes, catalogs, gallery

SITE = ROOT / "build" / "site"
AT_ONCE = 2
"""Languages that are made at the same time."""


def say(line: object) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def make(site: Path) -> list[str]:
    """Make the site in a folder, which is emptied first; returns what is wrong with it."""
    from website.reference import Reference

    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    wrong = []
    packs = gallery.entries()
    with TemporaryDirectory() as place:
        work = Path(place)
        catalogs.compiled(work / "locale")
        for language in LANGUAGES:
            words = catalogs.words_of(language)
            made = {"gallery": gallery.page(packs, language, lambda text, words=words: words.get(text, text))}  # type: ignore[misc]
            if language == "en":
                made |= Reference().pages() | {"schemas": schemas_page()}
            stage(work / language, language, made)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            parts = [pool.submit(sphinx, work, language, out_of(site, language)) for language in LANGUAGES]
            wrong += [line for part in parts for line in part.result()]
    gallery.draw(packs, site / "maps")
    shutil.copytree(ROOT / "schemas", site / "schemas")
    if boxes.can_be_tried():
        boxes.lay_engine(site)
    for language in catalogs.TRANSLATED:
        share_images(site, site / language)
    for rest in (".doctrees", ".buildinfo", "objects.inv"):
        for found in site.rglob(rest):
            shutil.rmtree(found) if found.is_dir() else found.unlink()
    return [*wrong, *broken(site)]


def out_of(site: Path, language: str) -> Path:
    """Return the folder of a language: English is at the top."""
    return site if language == "en" else site / language


def sphinx(work: Path, language: str, out: Path) -> list[str]:
    """Make one language's part; returns what Sphinx warns of."""
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-c", str(DOCS / "website")]
    command += ["-d", str(work / f"{language}.doctrees"), "-D", f"language={language}"]
    command += ["-D", f"locale_dirs={work / 'locale'}", str(work / language), str(out)]
    done = subprocess.run(command, cwd=DOCS, capture_output=True, text=True, check=False)
    said = [line.replace(str(work / language), "docs") for line in done.stderr.splitlines() if line.strip()]
    return said or ([f"Sphinx ended with {done.returncode}"] if done.returncode else [])


def share_images(site: Path, part: Path) -> None:
    """Have a language's pages show the pictures of the English ones, where they are the same."""
    images = part / "_images"
    same = [
        file
        for file in images.glob("*")
        if (other := site / "_images" / file.name).is_file() and other.read_bytes() == file.read_bytes()
    ]
    pages = {page: page.read_text(encoding="utf-8") for page in part.glob("*.html")}
    for file in same:
        pages = {
            page: text.replace(f'"_images/{file.name}"', f'"../_images/{file.name}"')
            for page, text in pages.items()
        }
        file.unlink()
    for page, text in pages.items():
        page.write_text(text, encoding="utf-8", newline="\n")


def schemas_page() -> str:
    """Return the page that lists the schemas."""
    rows = [
        f'| <a href="schemas/{name}"><code>schemas/{name}</code></a> | {what} |'
        for name, what in sorted(schemas())
    ]
    head = (DOCS / "website" / "pages" / "schemas.md").read_text(encoding="utf-8")
    return head.replace("<!-- schemas -->", "\n".join(["| address | of what |", "|---|---|", *rows]))


def schemas() -> Iterator[tuple[str, str]]:
    """Yield the path of each schema below schemas/, and what it is of."""
    folder = ROOT / "schemas"
    for file in folder.rglob("*.json"):
        *game, name = file.relative_to(folder).parts
        kind = name.split(".")[0]
        yield (
            file.relative_to(folder).as_posix(),
            f"`{kind}.yaml`"
            + (f" of a {game[0]} {'mod' if 'mod' in game else 'pack'}" if game else ", any game"),
        )


def main(arguments: list[str]) -> int:
    """Do what is asked for; returns 1 if something is wrong."""
    if {"--help", "-h"} & {*arguments}:
        say((__doc__ or "").strip())
        return 0
    if "--figures" in arguments:
        gallery.measure(say)
        return 0
    if "--texts" in arguments:
        wanted = catalogs.sentences()
        for language in catalogs.TRANSLATED:
            catalogs.update(language, wanted)
            for line in catalogs.stale(language, wanted):
                say(line)
        return 0
    site = Path(arguments[0]) if arguments else SITE
    wrong = make(site)
    for line in wrong:
        say(line)
    say(f"The site is in {site}" + (f"; things that are wrong: {len(wrong)}" if wrong else ""))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
