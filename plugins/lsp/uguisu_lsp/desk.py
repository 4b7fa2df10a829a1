"""The files that a text editor has open, the packs that they belong to, and what the last check of each has told.

A check reads the whole pack, with what it builds on and with texts that are not saved, in a thread of its own: whoever types
never waits for it. Only the first answers wait, for what the first check tells.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu.checks import Diagnostic
from uguisu.content import BYTE_ORDER_MARK, MAX_YAML_BYTES, SCENARIO, TEXTS, Source, open_source
from uguisu.content.language_files import KINDS
from uguisu.content.source import find_packs
from uguisu_changes.facts import Facts
from uguisu_lsp.sheet import Sheet

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu.content import Grammar
    from uguisu.plugins import Registry

MOST_PACKS = 200
"""So many packs of a folder are looked at where nobody has opened them."""
PAUSE = 0.3
"""Seconds without a change after which a pack is checked."""


@dataclass(frozen=True)
class LayerFiles:
    """The files of one of the packs that a pack is made of, by kind; those of texts by their names without ending."""

    folder: Path
    id: str
    files: dict[str, Path]


@dataclass(frozen=True)
class Checked:
    """What a check has told. What could not be found out anew, because of errors, is as the check before had it."""

    found: list[Diagnostic]
    facts: Facts = field(default_factory=Facts)
    game: Game | None = None
    grammar: Grammar | None = None
    layers: tuple[LayerFiles, ...] = ()
    """The packs that it is made of, itself first."""
    is_mod: bool = False


class Pack:
    """A pack of which a file is open. It is known by its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checked: Checked | None = None
        self.first = asyncio.Event()
        """Set when it has been checked once."""
        self.checking = False
        self.again = False
        self.timer: asyncio.TimerHandle | None = None
        self.schemas: dict[str, Any] = {}
        """Schemas of the last check's game, by kind of file."""


class Desk:
    """All that is open. `told` is called with each pack that has been checked."""

    def __init__(self, told: Callable[[Pack], None], pause: float = PAUSE) -> None:
        self.texts: dict[Path, str] = {}
        self.packs: dict[Path, Pack] = {}
        self.roots: list[Path] = []
        """The folders that the editor has open."""
        self.pause = pause
        self._told = told
        self._sheets: dict[Path, tuple[object, Sheet]] = {}
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="uguisu-check")

    @cached_property
    def registry(self) -> Registry:
        """The plugins, which take a moment to load."""
        from uguisu.plugins import registry

        return registry()

    def close(self) -> None:
        """Begin no further check."""
        for pack in self.packs.values():
            if pack.timer is not None:
                pack.timer.cancel()
        self._worker.shutdown(wait=False, cancel_futures=True)

    # Files.

    def open(self, path: Path, text: str) -> None:
        """Take the text of a file that is open, as it is now."""
        self.texts[path] = text
        self._changed(path)

    def shut(self, path: Path) -> None:
        """A file is no longer open: what is on the disk counts."""
        self.texts.pop(path, None)
        self._changed(path)

    def _changed(self, path: Path) -> None:
        own = self.pack_of(path)
        for pack in self.packs.values():
            layers = pack.checked.layers if pack.checked is not None else ()
            if pack is own or any(path.is_relative_to(layer.folder) for layer in layers):
                self.check_soon(pack)

    def sheet(self, path: Path) -> Sheet | None:
        """Return a file as it is now, open or not; None if it cannot be read."""
        text = self.texts.get(path)
        known = self._sheets.get(path)
        if text is not None:
            if known is None or known[0] is not text:
                known = self._sheets[path] = (text, Sheet(text, known[1] if known is not None else None))
            return known[1]
        try:
            stamp = (path.stat().st_mtime_ns, path.stat().st_size)
            if known is None or known[0] != stamp:
                if stamp[1] > MAX_YAML_BYTES:
                    return None
                raw = path.read_bytes().removeprefix(BYTE_ORDER_MARK)
                known = self._sheets[path] = (stamp, Sheet(raw.decode("utf-8")))
        except (OSError, UnicodeDecodeError):
            return None
        return known[1]

    def pack_of(self, path: Path) -> Pack | None:
        """Return the pack to which a file belongs; None if it is in none."""
        if path.suffix not in (".yaml", ".yml"):
            return None
        for folder in path.parents:
            if folder / SCENARIO in self.texts or (folder / SCENARIO).is_file():
                return self.packs.setdefault(folder, Pack(folder))
        return None

    def files_in(self, folder: Path) -> dict[str, Path]:
        """Return the files of the pack in a folder, by kind; those of texts by their names without ending."""
        scenario = self.sheet(folder / SCENARIO)
        named = scenario.data if scenario is not None and isinstance(scenario.data, dict) else {}
        found = {"scenario": folder / SCENARIO}
        for kind in KINDS[1:]:
            name = named.get(kind, f"{kind}.yaml")
            found[kind] = folder / (name if isinstance(name, str) and name else f"{kind}.yaml")
        texts = [path for path in _names(folder) if TEXTS.match(path.name)]
        return found | {path.stem: path for path in texts}

    def kind_of(self, path: Path) -> str | None:
        """Return which kind of file of its pack a file is: `map`, `texts.uk`; None for any other."""
        pack = self.pack_of(path)
        files = self.files_in(pack.folder) if pack is not None else {}
        return next((kind for kind, file in files.items() if file == path), None)

    def files_of(self, pack: Pack) -> Iterator[tuple[str, Path, LayerFiles]]:
        """Yield the files of a pack and of all that it builds on, its own first: kind, path, and whose it is."""
        layers = pack.checked.layers if pack.checked is not None else ()
        own = LayerFiles(pack.folder, pack.folder.name, self.files_in(pack.folder))
        for layer in (own, *(layer for layer in layers if layer.folder != pack.folder)):
            for kind, path in layer.files.items():
                yield kind, path, layer

    def packs_of_workspace(self) -> Iterator[Pack]:
        """Yield the packs in the editor's folders of which no file is open."""
        for root in self.roots:
            for path in islice(find_packs(root), MOST_PACKS):
                if path.is_dir() and path not in self.packs:
                    yield Pack(path)

    async def mods_of(self, base: Pack) -> list[Pack]:
        """Return the packs in the editor's folders that build on a pack, directly or not, each with what a check tells of it.

        Packs that use no other are not checked for it, and the editor is told nothing of those that it has not opened.
        """
        found = []
        for pack in [*self.packs.values(), *self.packs_of_workspace()]:
            scenario = self.sheet(pack.folder / SCENARIO)
            uses = (
                isinstance(scenario.data, dict) and scenario.data.get("uses")
                if scenario is not None
                else None
            )
            if not uses or pack.folder == base.folder:
                continue
            if pack.checked is None:
                loop, texts = asyncio.get_running_loop(), dict(self.texts)
                pack.checked = await loop.run_in_executor(self._worker, self._check, pack.folder, texts, None)
            if any(layer.folder == base.folder for layer in pack.checked.layers):
                found.append(pack)
        return found

    # Checks.

    async def settled(self, path: Path) -> Pack | None:
        """Return the pack of a file once it has been checked for the first time."""
        pack = self.pack_of(path)
        if pack is not None:
            if not pack.first.is_set():
                self.check_soon(pack, now=True)
            await pack.first.wait()
        return pack

    def check_soon(self, pack: Pack, *, now: bool = False) -> None:
        """Check a pack when nobody has typed for a moment, or now."""
        if pack.checking:
            pack.again = True
            return
        if pack.timer is not None:
            pack.timer.cancel()
        delay = 0.0 if now or pack.checked is None else self.pause
        pack.timer = asyncio.get_running_loop().call_later(delay, self._begin, pack)

    def _begin(self, pack: Pack) -> None:
        loop = asyncio.get_running_loop()
        pack.checking, pack.again, pack.timer = True, False, None
        texts = dict(self.texts)
        done = loop.run_in_executor(self._worker, self._check, pack.folder, texts, pack.checked)
        done.add_done_callback(lambda future: self._end(pack, future))

    def _end(self, pack: Pack, done: asyncio.Future[Checked]) -> None:
        pack.checking = False
        if not done.cancelled():
            error = done.exception()
            if error is None:
                pack.checked, pack.schemas = done.result(), {}
            elif pack.checked is None:
                pack.checked = Checked([_crashed(pack.folder, error)])
            pack.first.set()
            self._told(pack)
        if pack.again:
            self.check_soon(pack)

    def _check(self, folder: Path, texts: dict[Path, str], before: Checked | None) -> Checked:
        from uguisu_lsp.checking import check_pack

        return check_pack(folder, texts, self.registry, before)


def opening(texts: dict[Path, str]) -> Callable[[Path], Source | Diagnostic]:
    """Return what opens packs with the `texts` of files that are not saved."""
    from uguisu.content.source import EditedSource

    def opened(path: Path) -> Source | Diagnostic:
        source = open_source(path)
        folder = path if path.is_dir() else path.parent
        unsaved = {
            file.relative_to(folder).as_posix(): text
            for file, text in texts.items()
            if file.is_relative_to(folder)
        }
        return source if isinstance(source, Diagnostic) or not unsaved else EditedSource(source, unsaved)

    return opened


def absolute(path: Path | str) -> Path:
    """Return a path from the root, without steps back; links stay as they are, for the editor knows files by them."""
    return Path(os.path.normpath(Path(path).absolute()))


def _names(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:  # it was moved away
        return []


def _crashed(folder: Path, error: BaseException) -> Diagnostic:
    from uguisu import Message
    from uguisu.guard import fault_of

    told = Message("The check has crashed: {trouble}", trouble=fault_of(error))
    hint = Message(
        "`uguisu plugins` shows which plugins are at work; whoever made the one that crashes wants to know."
    )
    return Diagnostic(file=(folder / SCENARIO).as_posix(), code="check-crashed", message=told, hint=hint)
