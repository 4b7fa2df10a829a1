"""Packs found by name: `scorpion/garden_gate`, wherever it lies."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from platformdirs import user_data_path, user_documents_path

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import read_document
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.pack import CAMPAIGN, SCENARIO
from uguisu.content.source import find_packs, is_safe_name, open_source
from uguisu.messages.message import Message
from uguisu.messages.suggest import listing, meant, nearest

if TYPE_CHECKING:
    from uguisu.content.known import Known

SEARCH_PATH = "UGUISU_PACKS"
"""The variable of the environment that names further folders of packs."""
SCENARIOS = "scenarios"
HOME = "UGUISU_HOME"
"""The variable of the environment that names another folder for one's own packs than Documents/Uguisu."""
DATA = "UGUISU_DATA"
"""The variable of the environment that names another folder for what was added than the user's data."""
SHIPPED = ("clone", "installed")
"""The shelves of what came with Uguisu or with a plugin: no other pack takes its name from it."""
GOT = ("got", "installed")
"""The shelves of what came from others: it names packs by their names alone."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """A folder in which packs are looked for, and what to call it: `clone`, `installed`, `here`, `yours`, `path`, `got`."""

    kind: str
    folder: Path


WINDOWS_PATH = re.compile(r"[A-Za-z]:[\\/]|\\\\")


@dataclass(frozen=True, slots=True)
class Library:
    """The folders in which packs are looked for by name, in order.

    A name is a folder, or a zip without its ending, below one of them: `garden_gate` or `scorpion/garden_gate`. In a
    folder that itself bears the first part of a name, such as `scenarios/scorpion`, the rest will do.
    """

    shelves: tuple[Shelf, ...]

    @staticmethod
    def of(registry: Known) -> Library:
        """Return the library of this machine: what came with the engine's clone and with plugins, the folder at hand, one's
        own packs, those of the search path, those that were added.
        """
        path = os.environ.get(SEARCH_PATH, "")
        return Library(
            (
                *(Shelf("clone", folder) for folder in _of_clone()),
                *(Shelf("installed", folder) for folder in registry.packs),
                Shelf("here", Path()),
                Shelf("here", Path(SCENARIOS)),
                Shelf("yours", own_folder()),
                *(Shelf("path", Path(part)) for part in path.split(os.pathsep) if part),
                Shelf("got", got_folder()),
            )
        )

    @property
    def shipped(self) -> Library:
        """Those packs alone that came with Uguisu or with plugins."""
        return Library(tuple(shelf for shelf in self.shelves if shelf.kind in SHIPPED))

    def locate(self, named: Path | str, beside: Path | None = None) -> Path | None:
        """Return the pack that `named` means, or None: what is there as a file or folder, or else the pack of that name.

        A name (`temple/first_steps`) of a pack that came with Uguisu means that one, whatever lies at hand under it: this is
        named by a path (`./temple/first_steps`). Otherwise what a person names may be any path. What a pack or a campaign
        names, in the folder `beside`, is a name; or `./` and what lies in it; or `../` and the name of a neighbour, if it is a
        folder that a person has opened.

        Whatever takes a pack takes it by this: commands, `uguisu.load`, `uses:`, campaigns, replays.
        """
        text = named.as_posix() if isinstance(named, Path) else named
        try:
            if beside is not None:
                return self._near(text, beside) if is_path(text) else self.find(text, beside)
            shipped = None if isinstance(named, Path) else self.shipped.find(text.rstrip("/"))
            path = Path(text).expanduser()
            return shipped or (path if path.exists() else self.find(text.rstrip("/")))
        except (
            OSError,
            RuntimeError,
            ValueError,
        ):  # too long for a name, nobody's home, or a folder that is closed
            return None

    def beneath(self, text: str) -> str | None:
        """Return the path of another pack than the one that a name means, which the name would mean if that were not shipped:
        one that lies at hand, or is one's own, or was added.
        """
        if not is_safe_name(text):
            return None
        shipped = self.shipped.find(text)
        others = Library(tuple(shelf for shelf in self.shelves if shelf.kind not in SHIPPED))
        found = others.find(text) if shipped is not None else None
        if found is None or shipped is None or found.resolve() == shipped.resolve():
            return None
        return found.as_posix() if found.is_absolute() else f"./{found.as_posix()}"

    def _near(self, text: str, beside: Path) -> Path | None:
        """Return what lies in the folder `beside`, or next to it, and is no link to elsewhere."""
        up, name = _step(text)
        if not name or (up and not self._is_opened(beside)):
            return None
        around = (beside.parent if up else beside).resolve()
        there = (beside.resolve().parent if up else beside) / name
        real = there.resolve()
        inside = real.parent == around if up else real.is_relative_to(around)
        return there if inside and there.exists() else None

    def _is_opened(self, pack: Path) -> bool:
        """Tell whether a pack is a folder of a person's, and not a zip, nor among what was added or came with plugins."""
        real = pack.resolve()
        got = [shelf.folder.resolve() for shelf in self.shelves if shelf.kind in GOT]
        return not pack.is_file() and not any(real.is_relative_to(folder) for folder in got)

    def unknown(self, named: Path | str, beside: Path | None = None) -> tuple[Message, Message]:
        """Return what to say of an unknown pack: the problem, and what may have been meant or where it was looked for."""
        text = named.as_posix() if isinstance(named, Path) else named
        if beside is not None and is_path(text) and self._leads_away(text, beside):
            return Message(
                "A pack can't build on `{name}`: that leads out of its folder", name=text[:200]
            ), Message(
                "Name a pack as `uguisu packs` lists it. A folder of your own may also name one beside it, such as "
                "`../night_rules`; for others, name the folder that they are in by UGUISU_PACKS."
            )
        if "://" in text or WINDOWS_PATH.match(text):
            return Message("`{name}` is no name of a pack", name=text[:200]), Message(
                "Add the pack with `uguisu packs add`, then name it as `uguisu packs` lists it."
            )
        known = [*self.names(), *(name for _, name, _ in self.campaigns())]
        shipped = {shelf.folder for shelf in self.shelves if shelf.kind in SHIPPED}
        in_reach = sorted(self._places(beside), key=lambda folder: folder in shipped)
        places = dict.fromkeys(folder.resolve().as_posix() for folder in in_reach)
        otherwise = Message(
            "It was looked for in {folders}. Give the path of a pack, or a name that `uguisu packs` lists; UGUISU_PACKS may "
            "name more folders with packs.",
            folders=listing(places),
        )
        near = next((name for name in known if name.endswith(f"/{text}")), None) or nearest(text, known)
        if near is not None:
            otherwise = Message(
                "{meant} It was looked for in {folders}.", meant=meant(near, text), folders=listing(places)
            )
        return Message("There is no pack `{name}`", name=text[:200]), otherwise

    def _leads_away(self, text: str, beside: Path) -> bool:
        up, name = _step(text)
        return not name or (up and not self._is_opened(beside))

    def _places(self, beside: Path | None) -> Iterator[Path]:
        """Yield the folders there are to look in, in order."""
        near = (
            [*beside.parents][:3] if beside is not None and not beside.is_file() else []
        )  # a campaign may hold packs
        shipped = [shelf.folder for shelf in self.shelves if shelf.kind in SHIPPED]
        others = [shelf.folder for shelf in self.shelves if shelf.kind not in SHIPPED]
        for folder in (*shipped, *near, *others):
            if folder.is_dir():
                yield folder

    def find(self, name: str, beside: Path | None = None) -> Path | None:
        """Return the pack called `name`, or None. With `beside`, a pack's folder, its neighbours come after what is shipped."""
        if not is_safe_name(name):
            return None
        shelves = {shelf.folder for shelf in self.shelves}
        for folder in self._places(beside):
            for path in _candidates(folder, name):
                if folder not in shelves and not path.resolve().is_relative_to(folder.resolve()):
                    continue  # a link: what lies beside a pack came with it, perhaps
                if any((path / name).is_file() for name in (SCENARIO, CAMPAIGN)) or (
                    path.suffix == ".zip" and path.is_file()
                ):
                    return path
        return None

    def packs(self) -> Iterator[tuple[Shelf, str, Path]]:
        """Return every pack on the shelves: its shelf, the name it is found by there, its path. Of two packs of one name the
        first is found.
        """
        return self._on_shelves(_packs_on)

    def campaigns(self) -> Iterator[tuple[Shelf, str, Path]]:
        """Return every campaign on the shelves, as `packs` does."""
        return self._on_shelves(_campaigns_on)

    def _on_shelves(self, find: Callable[[Path], Iterable[Path]]) -> Iterator[tuple[Shelf, str, Path]]:
        seen: set[Path] = set()
        for shelf in self.shelves:
            for path in find(shelf.folder):
                real = path.resolve()
                if real not in seen:
                    seen.add(real)
                    yield shelf, name_on(shelf.folder, path), path

    def names(self) -> list[str]:
        """Return the names of all packs, each once."""
        return list(dict.fromkeys(name for _, name, _ in self.packs()))


def is_path(named: str) -> bool:
    """Tell whether a pack calls another by a path and not by a name."""
    return named.startswith((".", "~", "/", "\\")) or Path(named).is_absolute()


def may_name(named: str) -> bool:
    """Tell whether a pack may call another so, in a folder that a person has opened."""
    return not is_path(named) or _step(named)[1] != ""


def _step(named: str) -> tuple[bool, str]:
    """Return the one step that a path of a pack may make, and the name there: beside it (`../name`), or in it (`./any/name`).
    The name is empty for a path that goes any other way.

    >>> [_step(path) for path in ("../rules", "./inner/rules", "../../rules", "../a/b", "/etc", "./../rules", "..", "~/rules")]
    [(True, 'rules'), (False, 'inner/rules'), (True, ''), (True, ''), (False, ''), (False, ''), (False, ''), (False, '')]
    """
    first, _, name = named.rstrip("/").partition("/")
    up = first == ".." and name != ""
    fits = first in (".", "..") and is_safe_name(name) and not (up and "/" in name)
    return up, name if fits and ".." not in name.split("/") else ""


COPY_OF = re.compile(rb"(?m)^x-copy-of: ([a-z0-9_]+)\s*$")
LEARN = re.compile(rb"(?m)^x-learn: true\s*$")


class Head(NamedTuple):
    """What a pack's scenario.yaml says of it, read without checking; what it does not say is empty. Two things only tools note
    there: `x-copy-of`, the pack that it is a copy of, and `x-learn`, that one learns the game on it.
    """

    game: str = ""
    version: str = ""
    title: object = ""
    uses: tuple[str, ...] = ()
    id: str = ""
    copy_of: str = ""
    learn: bool = False


def head_of(pack: Path) -> Head:
    """Read the head of the pack at `pack`, a folder or a zip; an empty one if it can't be read."""
    try:
        stat = (pack / SCENARIO if pack.is_dir() else pack).stat()
    except OSError:
        return Head()
    return _head_of(pack.absolute(), stat.st_mtime_ns, stat.st_size)


def _noted(raw: bytes) -> tuple[str, bool]:
    """Return what tools note in a scenario: the parser reads past such keys, so they are looked for in the text."""
    copy = COPY_OF.search(raw)
    return copy[1].decode() if copy is not None else "", LEARN.search(raw) is not None


@lru_cache(maxsize=1000)
def _head_of(pack: Path, _changed: int, _size: int) -> Head:
    """Read a head once as long as its file stays as it is: lists of packs are made again and again."""
    source = open_source(pack)
    raw = (
        None
        if isinstance(source, Diagnostic) or SCENARIO not in source.names
        else source.read(SCENARIO, MAX_YAML_BYTES)
    )
    document = read_document(raw, SCENARIO, SCENARIO)[0] if isinstance(raw, bytes) else None
    data = document.data if document is not None else None
    if not isinstance(data, dict):
        return Head()
    uses = data.get("uses") if isinstance(data.get("uses"), list) else []
    names = [use.get("pack") if isinstance(use, dict) else use for use in uses or ()]
    return Head(
        str(data.get("game") or ""),
        str(data.get("version") or ""),
        data.get("title") or "",
        tuple(name for name in names if isinstance(name, str)),
        str(data.get("id") or ""),
        *_noted(raw if isinstance(raw, bytes) else b""),
    )


def _of_clone() -> list[Path]:
    """Return the folder of packs in the clone that the engine runs from, if it does."""
    root = Path(__file__).resolve().parents[3]
    found = root / SCENARIOS
    return [found] if (root / "engine" / "uguisu").is_dir() and found.is_dir() else []


def own_folder() -> Path:
    """Return the folder of the user's own packs, which may not be there yet: where UGUISU_HOME says, or else Uguisu among the
    documents, wherever the system keeps these.
    """
    return Path(os.environ.get(HOME) or user_documents_path() / "Uguisu").expanduser()


def data_folder() -> Path:
    """Return the folder of what Uguisu keeps for its user, which may not be there yet: where UGUISU_DATA says, or else where
    the system keeps such things.
    """
    return Path(os.environ.get(DATA) or user_data_path("uguisu", appauthor=False))


def got_folder() -> Path:
    """Return the folder of packs that were added, which may not be there yet: `uguisu packs` alone writes into it."""
    return data_folder() / "packs"


def name_on(folder: Path, path: Path) -> str:
    """Return the name by which the pack at `path` is found in `folder`."""
    name = PurePosixPath(path.relative_to(folder).as_posix())
    parts: Sequence[str] = name.with_suffix("").parts if name.suffix == ".zip" else name.parts
    if len(parts) > 1 and parts[0] == SCENARIOS:
        parts = parts[1:]
    return "/".join(parts) or path.resolve().name


def _packs_on(folder: Path) -> Iterator[Path]:
    """Yield the packs in a folder and in the folders in it, no deeper: a shelf may be anybody's home folder."""
    for path in _entries(folder):
        if _is_pack(path):
            yield path
        else:
            yield from (inner for inner in _entries(path) if _is_pack(inner))


def _campaigns_on(folder: Path) -> Iterator[Path]:
    for path in _entries(folder):
        yield from (inner for inner in (path, *_entries(path)) if (inner / CAMPAIGN).is_file())


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:  # no folder, or one that may not be read
        return []


def _is_pack(path: Path) -> bool:
    return (path / SCENARIO).is_file() or (
        path.suffix == ".zip" and any(find_packs(path)) and head_of(path) != Head()
    )


def _candidates(folder: Path, name: str) -> Iterator[Path]:
    first, _, rest = name.partition("/")
    for tail in (name, rest) if rest and folder.resolve().name == first else (name,):
        yield folder / tail
        yield folder / f"{tail}.zip"
