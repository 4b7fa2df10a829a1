"""Two people's changes of a whole pack put together: its files by kind, so that what one renamed is followed by the other's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from uguisu import Message, UguisuError
from uguisu.checks import Diagnostic
from uguisu.content import BYTE_ORDER_MARK, MAX_ART_BYTES, SCENARIO, open_source
from uguisu.content.language_files import KINDS
from uguisu_changes.conflicts import data_of, with_markers, written_over
from uguisu_changes.merge import Clash, merge_packs
from uguisu_changes.paths import MISSING, look
from uguisu_changes.yamltext import NotReadable

Files = Mapping[str, bytes]


@dataclass
class MergedPack:
    """The files that a pack has come to, by name, and what is in conflict: by file, what both sides changed. A file that both
    sides changed as a whole (a picture, or one that only one side removed) is in conflict at the empty path.
    """

    files: dict[str, bytes] = field(default_factory=dict)
    clashes: dict[str, list[Clash]] = field(default_factory=dict)


def read_files(path: Path) -> dict[str, bytes]:
    """Return the files of a pack by name.

    Raises:
        UguisuError: there is no pack, or a file of it cannot be read.
    """
    source = open_source(path)
    if isinstance(source, Diagnostic):
        raise UguisuError(
            Message("{place}: {problem}", place=source.file, problem=source.message), source.hint
        )
    files: dict[str, bytes] = {}
    for name in source.names:
        raw = source.read(name, MAX_ART_BYTES)
        if isinstance(raw, Diagnostic):
            raise UguisuError(Message("{place}: {problem}", place=raw.file, problem=raw.message), raw.hint)
        files[name] = raw
    return files


def merge_files(base: Files, ours: Files, theirs: Files) -> MergedPack:
    """Put the changes of two sides to the files of a pack together."""
    merged = MergedPack()
    texts: dict[str, list[str]] = {}
    for name in [*ours, *(name for name in theirs if name not in ours)]:
        sides = [side.get(name) for side in (base, ours, theirs)]
        both_have_it = None not in sides[1:]
        if (both_have_it or sides[0] is None) and name.endswith((".yaml", ".yml")):
            texts[name] = [_text(side or b"") for side in sides]
        else:
            _whole_file(name, *sides, merged=merged)
    _merge_texts(texts, merged)
    return merged


def _text(raw: bytes) -> str:
    return raw.removeprefix(BYTE_ORDER_MARK).decode("utf-8", "replace")


def _whole_file(
    name: str, was: bytes | None, mine: bytes | None, other: bytes | None, *, merged: MergedPack
) -> None:
    kept = other if mine == was else mine
    if mine not in (was, other) and other != was:
        kept = mine if mine is not None else other  # what one has changed, the other can't have removed
        merged.clashes[name] = [
            Clash((), *(MISSING if side is None else side for side in (was, mine, other)))
        ]
    if kept is not None:
        merged.files[name] = kept


def _merge_texts(texts: Mapping[str, list[str]], merged: MergedPack) -> None:
    kinds = kinds_of({name: written[1] for name, written in texts.items()})
    sides: list[dict[str, Any]] = [{}, {}, {}]
    for name, written in texts.items():
        try:
            found = [data_of(text) for text in written]
        except NotReadable:
            text, clashes = with_markers(*written)
            merged.files[name] = text.encode()
            if clashes:
                merged.clashes[name] = clashes
            continue
        for side, data in zip(sides, found, strict=True):
            if data is not MISSING:
                side[kinds[name]] = data
    together, clashes_of = merge_packs(*sides)
    for name, written in texts.items():
        kind = kinds[name]
        if kind in together:
            clashes = clashes_of.get(kind, [])
            merged.files[name] = written_over(
                written[0], written[1], written[2], together[kind], clashes
            ).encode()
            if clashes:
                merged.clashes[name] = clashes


def kinds_of(texts: Mapping[str, str]) -> dict[str, str]:
    """Return what the files of a pack are, by their names: `map` and the like as the scenario calls them, else their stems."""
    kinds = {name: name.rsplit(".", 1)[0] for name in texts}
    try:
        scenario: Any = data_of(texts[SCENARIO]) if SCENARIO in texts else {}
    except NotReadable:
        scenario = {}
    for kind in KINDS:
        if look(scenario, (kind,)) in kinds:
            kinds[scenario[kind]] = kind
    return kinds
