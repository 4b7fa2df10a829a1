"""What there is to translate, read from the source, and the Qt Linguist files that hold the translations.

Strings stand in `tr("...")` where they are shown, or in `phrase("...")` where they are only named.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

from uguisu.content import write_text

CONTEXT = "Uguisu"
SOURCE_LANGUAGE = "en"
PACKAGE = Path(__file__).parent.parent
FOLDER = Path(__file__).parent
PLURALS: Mapping[str, int] = {
    language: {"ru": 3, "uk": 3}.get(language, 2)
    for language in sorted(path.stem.removeprefix("uguisu_") for path in FOLDER.glob("uguisu_*.ts"))
}
"""How many forms a counted noun has in each language there is a file for."""


@dataclass
class CatalogueEntry:
    """A text to translate; `counted` if it has plurals. `translations`: a form each, empty if not done yet."""

    source: str
    counted: bool = False
    files: list[str] = field(default_factory=list)
    translations: tuple[str, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether it is translated."""
        return bool(self.translations) and all(self.translations)


def messages_in(package: Path = PACKAGE) -> dict[str, CatalogueEntry]:
    """Return every text of the package's source that is to be translated, in alphabetical order of the files.

    Raises:
        ValueError: a call does not write its text out, so that it cannot be found. The message has the place.
    """
    found: dict[str, CatalogueEntry] = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        for call in _calls(ast.parse(path.read_text(encoding="utf-8"))):
            text = call.args[0]
            if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
                raise ValueError(f"{name}:{call.lineno}: the text to translate must be written out here")
            message = found.setdefault(text.value, CatalogueEntry(text.value))
            message.counted |= len(call.args) > 1 or any(word.arg == "n" for word in call.keywords)
            if name not in message.files:
                message.files.append(name)
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.args and node.func.id in ("tr", "phrase"):
            yield node


def ts_path(language: str, folder: Path = FOLDER) -> Path:
    """Return where a language's translations are kept."""
    return folder / f"uguisu_{language}.ts"


def read_ts(path: Path) -> dict[str, CatalogueEntry]:
    """Return what a Qt Linguist file holds; nothing if it is not there, or is a new language's and still empty."""
    if not path.exists() or not path.stat().st_size:
        return {}
    found: dict[str, CatalogueEntry] = {}
    for entry in ET.parse(path).getroot().iter("message"):
        source = entry.findtext("source") or ""
        translation = entry.find("translation")
        counted = entry.get("numerus") == "yes"
        forms: tuple[str, ...] = ()
        if translation is not None and translation.get("type") is None:
            forms = (
                tuple(form.text or "" for form in translation.iter("numerusform"))
                if counted
                else (translation.text or "",)
            )
        files = [place.get("filename", "") for place in entry.iter("location")]
        found[source] = CatalogueEntry(source, counted, files, forms)
    return found


def merged(
    language: str, sources: Mapping[str, CatalogueEntry], old: Mapping[str, CatalogueEntry]
) -> list[CatalogueEntry]:
    """Return the messages of a language: those of the source, with the translations there are.

    English needs only what has plurals.
    """
    kept = []
    for source, message in sources.items():
        if language == SOURCE_LANGUAGE and not message.counted:
            continue
        before = old.get(source)
        done = before.translations if before is not None and before.counted == message.counted else ()
        kept.append(CatalogueEntry(source, message.counted, message.files, done))
    return kept


def write_ts(path: Path, language: str, messages: list[CatalogueEntry]) -> None:
    """Write a Qt Linguist file."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE_LANGUAGE)
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for message in messages:
        entry = ET.SubElement(context, "message", {"numerus": "yes"} if message.counted else {})
        for name in message.files:
            ET.SubElement(entry, "location", filename=f"../{name}")
        ET.SubElement(entry, "source").text = message.source
        translation = ET.SubElement(entry, "translation", {} if message.finished else {"type": "unfinished"})
        if message.counted:
            for form in message.translations or ("",) * PLURALS.get(language, 2):
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = "".join(message.translations)
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode")
    write_text(path, f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n')
