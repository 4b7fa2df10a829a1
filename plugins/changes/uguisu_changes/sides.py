"""A side of a comparison: a pack as it lies here, or as git has it in a revision."""

from __future__ import annotations

import contextlib
import io
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uguisu import Game, Message, UguisuError, load
from uguisu.content import Library, is_safe_name
from uguisu.plugins import registry
from uguisu_changes.conflicts import data_of
from uguisu_changes.merging_packs import kinds_of, read_files
from uguisu_changes.paths import MISSING
from uguisu_changes.yamltext import NotReadable
from uguisu_tools import children


@dataclass(frozen=True)
class Side:
    """A pack: its name, where it lies, its files' data by kind (with what it builds on), and its game, if one can be made."""

    name: str
    path: Path
    data: dict[str, Any]
    game: Game | None


@contextlib.contextmanager
def opened(asked: str) -> Iterator[Side]:
    """Open a pack by its path or name, or as `REVISION:PATH` of git; the latter's files are there as long as the block runs.

    Raises:
        UguisuError: there is none, or git refuses.
    """
    library = Library.of(registry())
    there = library.locate(asked)
    if there is None:
        revision, colon, path = asked.partition(":")
        if colon and len(revision) > 1:  # C:\\packs is no revision
            with _of_git(revision, Path(path or ".")) as folder:
                yield _read(asked, folder)
            return
        raise UguisuError(*library.unknown(asked))
    yield _read(asked, there.parent if there.name.endswith((".yaml", ".yml")) else there)


def _read(name: str, path: Path) -> Side:
    game = None
    with contextlib.suppress(UguisuError):  # what cannot be played is compared as data alone
        game = load(path)
    if game is not None:
        documents = game.content.documents
        return Side(name, path, {kind: document.data for kind, document in documents.items()}, game)
    files = {file: raw for file, raw in read_files(path).items() if file.endswith((".yaml", ".yml"))}
    texts = {file: raw.decode("utf-8-sig", "replace") for file, raw in files.items()}
    kinds = kinds_of(texts)
    data = {}
    for file, text in texts.items():
        with contextlib.suppress(NotReadable):
            if (found := data_of(text)) is not MISSING:
                data[kinds[file]] = found
    return Side(name, path, data, None)


@contextlib.contextmanager
def _of_git(revision: str, path: Path) -> Iterator[Path]:
    """Write the files of a folder, as git has them in a revision, to a folder for a while."""
    around = next((folder for folder in (path, *path.parents) if folder.is_dir()), Path())
    top = Path(git("rev-parse", "--show-toplevel", where=around).decode("utf-8", "replace").strip())
    inside = path.resolve().relative_to(top.resolve()).as_posix()
    tree = revision if inside == "." else f"{revision}:{inside}"
    zipped = zipfile.ZipFile(io.BytesIO(git("archive", "--format=zip", tree, where=top)))
    with tempfile.TemporaryDirectory(prefix="uguisu-") as folder:
        target = Path(folder, path.resolve().name or "pack")
        for entry in zipped.infolist():
            if entry.is_dir() or not is_safe_name(entry.filename):
                continue
            to = target / entry.filename
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(zipped.read(entry))
        yield target


def git(*arguments: str, where: Path | None = None, may_fail: bool = False) -> bytes:
    """Run git, and return what it prints.

    Raises:
        UguisuError: there is no git, or it refuses.
    """
    try:
        done = children.run(["git", *arguments], folder=where or Path.cwd())
    except OSError:
        raise UguisuError(
            Message("git is not installed, or not found"), Message("Install it, then try again.")
        ) from None
    if done.returncode and not may_fail:
        reason = done.stderr.decode("utf-8", "replace").strip().removeprefix("fatal: ")
        raise UguisuError(Message("git refuses: {reason}", reason=reason))
    return done.stdout
