"""Texts of a pack by language: out of its files into one of their own, back again, and to and from translators' `.po`."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import polib
import yaml

from uguisu.content.atomic import write_text, write_together
from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document, read_document
from uguisu.content.entries import Origin
from uguisu.content.language_files import KINDS, TEXT_KEYS
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.overlay import Overlay, is_texts, keys_of
from uguisu.content.pack import SCENARIO
from uguisu.content.source import Folder
from uguisu.core.errors import UguisuError
from uguisu.messages.local_text import LANGUAGE_CODE
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of
from uguisu.translations import SOURCE_LANGUAGE

Texts = dict[str, Any]
"""Texts of one language, by kind of file, keys and names of entries; see docs/mods.md."""
Way = tuple[str, ...]
"""The kind of file, keys and names of entries that lead to a text."""
Writer = Callable[[str, Any], str]
"""Returns a YAML text changed so that it reads as the data, all else in it as it was."""
STEP = " > "
"""What stands between the steps to a text in a `.po`."""


def split(folder: Path, language: str, write: Writer) -> Path:
    """Move the texts of `language` out of a pack's files into `texts.<language>.yaml`, and return that.

    Texts that are there already stay, unless the files say something else.

    Raises:
        UguisuError: when a file can't be read, or the language is the one that all others fall back on.
    """
    if language == SOURCE_LANGUAGE:
        raise UguisuError(
            Message("texts in '{language}' stay in the files", language=language),
            hint=Message("Move the other languages out: what has no translation falls back on this one."),
        )
    files = _files(folder)
    texts = _read_texts(folder, language)
    changed: dict[Path, str] = {}
    for kind, document in files.items():
        data = copy.deepcopy(document.data)
        found = _taken_out(data, language)
        if found:
            texts[kind] = _merged(texts.get(kind, {}), found)
            changed[folder / document.name] = write(document.text, data)
    path, written = _written_texts(folder, language, texts, write)
    _write_all(changed | {path: written})
    return path


def join(folder: Path, language: str, write: Writer) -> list[Path]:
    """Move the texts of `texts.<language>.yaml` into the pack's files; return the files that were changed.

    What is for files that only a pack below has stays where it is.

    Raises:
        UguisuError: when there is no such file, or it speaks of what is not there.
    """
    path = folder / f"texts.{language}.yaml"
    if not path.is_file():
        raise UguisuError(Message("there is no {file}", file=path.as_posix()))
    changed: dict[Path, str] = {}
    all_texts = _read_texts(folder, language)
    for kind, document in _files(folder).items():
        texts = all_texts.pop(kind, None)
        if texts is None:
            continue
        overlay = Overlay(1, language)
        data, _ = overlay.lay_texts(document.data, Origin(0, ()), texts, (kind,))
        for fault in overlay.faults:
            place = STEP.join(map(str, fault.path))
            raise UguisuError(
                Message("{file}: {place}: {problem}", file=path.name, place=place, problem=fault.message)
            )
        changed[folder / document.name] = write(document.text, data)
    if all_texts:
        left, written = _written_texts(folder, language, all_texts, write)
        changed[left] = written
    _write_all(changed)
    if not all_texts:
        path.unlink()
    return list(changed)


def to_po(folder: Path, language: str, path: Path) -> int:
    """Write the pack's English texts and their translations into `language` to a `.po`; return how many lack one."""
    english, told = texts_in(folder, SOURCE_LANGUAGE), texts_in(folder, language)
    return write_po(path, language, dict(_leaves(english)), dict(_leaves(told)))


def write_po(path: Path, language: str, english: Mapping[Way, str], told: Mapping[Way, str]) -> int:
    """Write English texts and their translations, by the ways to them, to a `.po`; return how many lack one."""
    file = polib.POFile(wrapwidth=0)
    file.metadata = {"Language": language, "Content-Type": "text/plain; charset=UTF-8"}
    for way, text in english.items():
        file.append(polib.POEntry(msgctxt=STEP.join(way), msgid=text, msgstr=told.get(way, "")))
    write_text(path, str(file))
    return sum(not entry.msgstr for entry in file)


def from_po(folder: Path, path: Path, write: Writer) -> tuple[Path, int]:
    """Take the translations of a `.po` into `texts.<language>.yaml`; return that, and how many there were.

    `write` is asked only where there is such a file, whose comments are to stay.

    Raises:
        UguisuError: when it is no `.po`, or does not say of which language.
    """
    language, entries = read_po(path)
    texts = _read_texts(folder, language)
    for line, way, text in entries:
        if not _put(texts, list(way), text):
            raise UguisuError(
                Message(
                    "{path}:{line}: `{place}` is a text and a group of texts at once",
                    path=path,
                    line=line,
                    place=STEP.join(way),
                ),
                hint=Message(
                    "Export it again with `uguisu texts export`, and leave its contexts as they are."
                ),
            )
    file, written = _written_texts(folder, language, texts, write)
    write_text(file, written)
    return file, len(entries)


def read_po(path: Path) -> tuple[str, list[tuple[int, Way, str]]]:
    """Return the language of a `.po` and its translations: the line of each, the way to it, the text.

    Raises:
        UguisuError: when it is no `.po`, or does not say of which language.
    """
    try:
        file = polib.pofile(str(path), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UguisuError(
            Message("{path}: this is not a .po file: {error}", path=path, error=reason_of(error))
        ) from error
    language = file.metadata.get("Language", "")
    if not LANGUAGE_CODE.fullmatch(language):
        raise UguisuError(
            Message("{path}: it does not say which language it is in", path=path),
            hint=Message("Its header should contain a line such as `Language: uk`."),
        )
    ways = [(entry, tuple((entry.msgctxt or "").split(STEP))) for entry in file]
    return language, [
        (entry.linenum or 0, way, entry.msgstr)
        for entry, way in ways
        if entry.msgstr and not entry.obsolete and way[0] in KINDS
    ]


def texts_in(folder: Path, language: str) -> Texts:
    """Return all texts of a pack's own files in `language`, those in files of their own among them."""
    found: Texts = {}
    for kind, document in _files(folder).items():
        texts = _taken_out(copy.deepcopy(document.data), language)
        if texts:
            found[kind] = texts
    merged: Texts = _merged(found, _read_texts(folder, language))
    return merged


def _files(folder: Path) -> dict[str, Document]:
    """Read the pack's own files, by kind."""
    scenario = _read(folder, SCENARIO)
    files = {"scenario": scenario}
    for kind in KINDS[1:]:
        name = scenario.data.get(kind, f"{kind}.yaml") if isinstance(scenario.data, dict) else f"{kind}.yaml"
        if isinstance(name, str) and (folder / name).is_file():
            files[kind] = _read(folder, name)
    return files


def _read(folder: Path, name: str) -> Document:
    raw = Folder(folder).read(name, MAX_YAML_BYTES)
    document, found = (
        (None, [raw]) if isinstance(raw, Diagnostic) else read_document(raw, name, str(folder / name))
    )
    if document is None:
        raise UguisuError(
            Message("{place}: {problem}", place=folder / name, problem=found[0].message), found[0].hint
        )
    return document


def _read_texts(folder: Path, language: str) -> Texts:
    if not LANGUAGE_CODE.fullmatch(language):
        raise UguisuError(
            Message("'{language}' is not the short code of a language", language=language[:40]),
            hint=Message("Give one such as en, uk, ru or it."),
        )
    name = f"texts.{language}.yaml"
    data = _read(folder, name).data if (folder / name).is_file() else {}
    strange = [key for key in data if key not in ("format", *KINDS)] if isinstance(data, dict) else ["?"]
    if strange:
        raise UguisuError(
            Message("{path} is not a file of texts", path=(folder / name).as_posix()),
            hint=Message("See `uguisu validate {path}`.", path=folder.as_posix()),
        )
    return {kind: copy.deepcopy(texts) for kind, texts in data.items() if kind in KINDS}


def _write_all(files: Mapping[Path, str]) -> None:
    write_together({path: text.encode() for path, text in files.items()})


def _written_texts(folder: Path, language: str, texts: Texts, write: Writer) -> tuple[Path, str]:
    path = folder / f"texts.{language}.yaml"
    ordered = {"format": 1, **{kind: texts[kind] for kind in KINDS if texts.get(kind)}}
    if path.is_file():
        written = write(_read(folder, path.name).text, ordered)
    else:
        written = yaml.safe_dump(ordered, allow_unicode=True, sort_keys=False, width=120)
    return path, written


def _taken_out(data: dict[str, Any], language: str) -> Texts:
    """Take the texts of `language` out of a file's data; return them by keys and names of entries.

    A plain text is one in the language that others fall back on; it stays where it is.
    """
    found = _take_out("", data, language)
    return found if isinstance(found, dict) else {}


def _take_out(key: str, data: Any, language: str) -> Texts | str | None:
    if isinstance(data, str):
        return data if key in TEXT_KEYS and language == SOURCE_LANGUAGE else None
    if isinstance(data, dict) and SOURCE_LANGUAGE in data and is_texts(data):
        text: str | None = data.pop(language, None)
        return text
    if not isinstance(data, dict | list):
        return None
    entries = data.items() if isinstance(data, dict) else zip(keys_of(data), data, strict=True)
    found = {name: _take_out(name, value, language) for name, value in list(entries)}
    return {name: texts for name, texts in found.items() if texts} or None


def _merged(below: Any, above: Any) -> Any:
    if isinstance(below, dict) and isinstance(above, dict):
        return below | {key: _merged(below.get(key), value) for key, value in above.items()}
    return above if above is not None else below


def _leaves(texts: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(texts, str):
        yield way, texts
    elif isinstance(texts, dict):
        for key, inner in texts.items():
            yield from _leaves(inner, (*way, str(key)))


def _put(texts: Texts, way: list[str], text: str) -> bool:
    """Put a text where `way` leads; False if a text is on the way, or texts are there."""
    inner: Any = texts
    for step in way[:-1]:
        inner = inner.setdefault(step, {})
        if not isinstance(inner, dict):
            return False
    if len(way) < 2 or isinstance(inner.get(way[-1]), dict):
        return False
    inner[way[-1]] = text
    return True
