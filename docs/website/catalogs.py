"""The translations of the user's part: docs/translations/it.po and so on, brought up to date with the English pages.

Sphinx collects the sentences, a paragraph, heading, row or caption each. Where the English of a paragraph has changed, its
translation is kept with what the English was, and counts as no longer true: the site shows the English until somebody has
looked at it and taken away the word `fuzzy`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from difflib import SequenceMatcher
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import polib

from website.staging import DOCS, LANGUAGES, stage

FOLDER = DOCS / "translations"
TRANSLATED = tuple(code for code in LANGUAGES if code != "en")
PAGES = "X-Pages"
"""What of a file's head has the fingerprint of the pages that it was written for."""
ALIKE = 0.55
"""How much of a paragraph is the same, at least, where it is taken for the same one, changed."""
PICTURE = re.compile(r"\[?!\[[^\]]*\]\([^)]*\)(\]\([^)]*\))?$|<")
"""A picture that stands alone, whose words are a sentence of their own; or HTML."""
NUMBERED = re.compile(r"^(\d+)\.(?= )")
"""A heading that begins with a number: read by itself, as Sphinx reads translations, it would be a list."""
LEAD = (
    "Every pack that comes with the games, with its map as play begins. Below it stands what {games} games between the usual "
    "bots said; bots are weak judges, so take it for a hint."
)
CHANGED = "The pack has changed since then."
OURS = (
    "All packs",
    "nobody",
    CHANGED,
    LEAD,
)
"""What pages that are made say in sentences of their own."""


def sentences() -> dict[str, list[str]]:
    """Return all that is to be translated, with the pages on which it is."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        stage(folder / "source", "it")
        command = [sys.executable, "-m", "sphinx", "-q", "-b", "gettext", "-c", str(Path(__file__).parent)]
        command += ["-D", "suppress_warnings=toc.not_readable,misc.highlighting_failure,ref"]
        run = subprocess.run(
            [*command, str(folder / "source"), str(folder / "out")],
            cwd=DOCS,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise RuntimeError(run.stderr)
        found = polib.pofile(str(folder / "out" / "docs.pot"))
    pages = {
        entry.msgid: sorted({f"docs/{Path(name).name}" for name, _ in entry.occurrences}) for entry in found
    }
    pages = {text: names for text, names in pages.items() if not PICTURE.match(text)}
    return pages | {text: ["docs/website/gallery.py"] for text in OURS}


def fingerprint() -> str:
    """Return a hash of all that is to be translated, which takes no Sphinx."""
    with TemporaryDirectory() as place:
        stage(Path(place) / "source", "it")
        pages = sorted((Path(place) / "source").glob("*.md"))
        return sha256(b"".join([*(page.read_bytes() for page in pages), *map(str.encode, OURS)])).hexdigest()[
            :16
        ]


def wanted_now() -> dict[str, list[str]]:
    """Return what `sentences` does; where the pages are as they were when the files were written, from these."""
    catalog = polib.pofile(str(file_of("it")))
    if catalog.metadata.get(PAGES) != fingerprint():
        return sentences()
    return {entry.msgid: [page for page, _ in entry.occurrences] for entry in catalog}


def file_of(language: str) -> Path:
    """Return where the translations of a language are."""
    return FOLDER / f"{language}.po"


def stale(language: str, wanted: dict[str, list[str]]) -> Iterator[str]:
    """Yield what a translator has to do in a language: a few lines for each sentence that changed, is new, or is gone."""
    catalog = polib.pofile(str(file_of(language)))
    known = {entry.msgid: entry for entry in catalog}
    gone = [text for text in known if text not in wanted]
    for text, pages in wanted.items():
        entry = known.get(text)
        was = entry.previous_msgid if entry is not None else closest(text, gone)
        if entry is None or entry.fuzzy or not entry.msgstr:
            change = f"\n    was: {was}\n    now: {text}" if was else f" is new: {text}"
            yield f"{', '.join(pages)}, {file_of(language).name}:{change}"
    yield from (f"{file_of(language).name}: is on no page any more: {text}" for text in gone)


def closest(text: str, among: list[str]) -> str:
    """Return the sentence that was most like one; "" if none is much like it."""
    best, share = "", ALIKE
    for other in among:
        matcher = SequenceMatcher(None, other, text, autojunk=False)
        if matcher.real_quick_ratio() > share and (found := matcher.ratio()) > share:
            best, share = other, found
    return best


def update(language: str, wanted: dict[str, list[str]]) -> None:
    """Write a language's file again: each sentence once, in the order of the pages."""
    file = file_of(language)
    known = {entry.msgid: entry for entry in polib.pofile(str(file))} if file.is_file() else {}
    gone = [text for text in known if text not in wanted]
    catalog = polib.POFile(wrapwidth=0)
    catalog.metadata = {
        "Language": language,
        "Content-Type": "text/plain; charset=UTF-8",
        PAGES: fingerprint(),
    }
    for text, pages in wanted.items():
        places = [(page, "") for page in pages]
        old = known.get(text)
        if old is not None:
            entry = polib.POEntry(
                msgid=text, msgstr=old.msgstr, flags=old.flags, previous_msgid=old.previous_msgid
            )
        else:
            was = closest(text, gone)
            entry = polib.POEntry(msgid=text, msgstr=known[was].msgstr if was else "")
            if was and entry.msgstr:
                entry.flags, entry.previous_msgid = ["fuzzy"], was
        entry.occurrences = places
        catalog.append(entry)
    FOLDER.mkdir(exist_ok=True)
    file.write_text(f"{catalog}\n", encoding="utf-8", newline="\n")


def compiled(folder: Path) -> None:
    """Write the files that Sphinx reads into the folder of its translations."""
    for language in TRANSLATED:
        home = folder / language / "LC_MESSAGES"
        home.mkdir(parents=True)
        catalog = polib.pofile(str(file_of(language)))
        for entry in catalog:
            entry.msgstr = NUMBERED.sub(r"\1\\.", entry.msgstr)
        catalog.save_as_mofile(str(home / "docs.mo"))


def words_of(language: str) -> dict[str, str]:
    """Return the translations of a language that hold."""
    if language == "en":
        return {}
    return {entry.msgid: entry.msgstr for entry in polib.pofile(str(file_of(language))) if entry.translated()}
