"""An index: a folder of zipped packs with an index.json beside them, on any web server or disk; written here.

Nothing in it is believed by who reads it before it is checked (`uguisu_tools.packs.offers`).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from packaging.version import InvalidVersion, Version

from uguisu.content.atomic import write_bytes
from uguisu.content.diagnostics import has_errors
from uguisu.content.document import read_document
from uguisu.content.library import SEARCH_PATH, head_of
from uguisu.content.needs import in_range
from uguisu.content.pack import SCENARIO, Pack
from uguisu.content.source import is_safe_name
from uguisu.core.errors import UguisuError
from uguisu.loading import BadPack, check
from uguisu.messages.message import Message
from uguisu.plugins.registered import Registry
from uguisu_tools.packs.files import files_of
from uguisu_tools.scaffold.folder import write_folder

INDEX = "index.json"
PICTURES = "pictures"
PICTURE_SCALE = 0.5
FORMAT = 1


class Base(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pack that another builds on, and the versions of it that will do."""

    pack: str
    version: str = ""


class Release(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One version of a pack, as a zip."""

    version: str
    file: str
    bytes: int
    sha256: str
    uses: tuple[Base, ...] = ()
    needs: dict[str, str] = msgspec.field(default_factory=dict)
    yanked: str = ""
    """Why nobody should take it any more; written by hand, kept from index to index."""


class Listed(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A pack in an index; its releases with the newest first."""

    game: str
    title: str | dict[str, str] = ""
    summary: str | dict[str, str] = ""
    license: str = ""
    languages: tuple[str, ...] = ()
    picture: str = ""
    releases: tuple[Release, ...] = ()


class Index(msgspec.Struct, frozen=True, kw_only=True):
    """An index. `serial` grows with every change, so that one who reads it notices an old one."""

    format: int = FORMAT
    title: str = ""
    serial: int = 0
    expires: str = ""
    packs: dict[str, Listed] = msgspec.field(default_factory=dict)


def order_of(version: str) -> Version:
    """Return what versions are put in order by; one that is no version comes before all."""
    try:
        return Version(version)
    except InvalidVersion:
        return Version("0.dev0")


def make(folder: Path, registry: Registry, *, title: str = "", expires: str = "") -> Index:
    """Write the index of the zips in `folder` and below, with a picture of each pack, and return it.

    Raises:
        UguisuError: a zip does not validate, has no version or licence, builds on a pack by a path, or holds other bytes than
            when its version was published.
    """
    old = _before(folder)
    zips = sorted(folder.rglob("*.zip"))
    if not zips:
        raise UguisuError(
            Message("there is no zip in {folder}", folder=folder.as_posix()),
            Message(
                "`uguisu pack PACK --out {folder}/NAME.zip --without-bases` makes one.",
                folder=folder.as_posix(),
            ),
        )
    found: dict[str, list[tuple[Pack, Release]]] = {}
    with TemporaryDirectory() as place:
        laid_out = _unpacked(zips, Path(place))
        for path in zips:
            with _found_for(path, laid_out):
                pack, release = _released(path, folder, registry)
            name = f"{pack.scenario.game}/{pack.scenario.id}"
            found.setdefault(name, []).append((pack, _as_published(name, release, old)))
        packs = {name: _listed(name, versions, folder) for name, versions in sorted(found.items())}
    same = packs == old.packs and (title or old.title) == old.title and expires == old.expires
    made = Index(
        title=title or old.title, serial=old.serial + (not same), expires=expires or old.expires, packs=packs
    )
    write_bytes(folder / INDEX, msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    return made


class _Unpacked(NamedTuple):
    """A zip that lies open on a shelf of its own, so that others find it by name."""

    name: str
    version: str
    shelf: Path


def _unpacked(zips: list[Path], into: Path) -> list[_Unpacked]:
    """Lay out the packs of zips, the newest version of each first, each on a shelf of its own."""
    found = []
    for number, path in enumerate(zips):
        head = head_of(path)
        game = head.game or next((use.partition("/")[0] for use in head.uses if "/" in use), "")
        name = f"{game}/{head.id}"
        if game and is_safe_name(name):
            shelf = into / str(number)
            write_folder(shelf / name, files_of(path))
            found.append(_Unpacked(name, head.version, shelf))
    return sorted(found, key=lambda one: order_of(one.version), reverse=True)


@contextmanager
def _found_for(path: Path, laid_out: list[_Unpacked]) -> Iterator[None]:
    """Have the pack in a zip find what it builds on, in a version that it takes, though nothing was added here."""
    ranges = ranges_in(files_of(path).get(SCENARIO, b""))
    fitting = [one for one in laid_out if one.name in ranges and takes(one.version, ranges[one.name])]
    before = os.environ.get(SEARCH_PATH)
    shelves = dict.fromkeys(str(one.shelf) for one in (*fitting, *laid_out))
    os.environ[SEARCH_PATH] = os.pathsep.join((*shelves, *filter(None, [before])))
    try:
        yield
    finally:
        if before is None:
            del os.environ[SEARCH_PATH]
        else:
            os.environ[SEARCH_PATH] = before


def ranges_in(scenario: bytes) -> dict[str, str]:
    """Return the packs that a scenario.yaml builds on in certain versions, each with these."""
    document = read_document(scenario, SCENARIO, SCENARIO)[0]
    uses = document.data.get("uses") if document is not None and isinstance(document.data, dict) else None
    listed = uses if isinstance(uses, list) else ()
    return {str(use.get("pack")): str(use.get("version") or "") for use in listed if isinstance(use, dict)}


def takes(version: str, versions: str) -> bool:
    """Tell whether a version is in a range; in one that is none, as somebody's index may have it, nothing is."""
    try:
        return not versions or in_range(version, versions)
    except ValueError:
        return False


def _before(folder: Path) -> Index:
    """Return the index as it was written last."""
    path = folder / INDEX
    if not path.is_file():
        return Index()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Index)
    except msgspec.MsgspecError as error:
        raise UguisuError(
            Message("{path} is no index of packs: {error}", path=path.as_posix(), error=str(error)[:200]),
            Message("Mend it, or move it away: then the index begins anew."),
        ) from error


def _released(path: Path, folder: Path, registry: Registry) -> tuple[Pack, Release]:
    file = path.relative_to(folder).as_posix()
    game, diagnostics = check(path, registry)
    if game is None or has_errors(diagnostics):
        raise BadPack(path, diagnostics)
    pack, scenario = game.content, game.content.scenario
    lacking = [key for key in ("version", "license") if not getattr(scenario, key)]
    if lacking:
        raise UguisuError(
            Message("{path}: the pack has no `{key}`", path=file, key=lacking[0]),
            Message("Write it into scenario.yaml, such as `version: \"1.0\"` and `license: CC-BY-4.0`, and zip it again."),
        )  # fmt: skip
    uses = tuple(_base(use) for use in scenario.uses)
    by_path = [base.pack for base in uses if base.pack.startswith(".") or "/" not in base.pack]
    if by_path:
        raise UguisuError(
            Message("{path} builds on `{name}`, which others can't find", path=file, name=by_path[0]),
            Message("Zip it with `uguisu pack`, which gives such packs names."),
        )
    raw = path.read_bytes()
    return pack, Release(
        version=str(scenario.version),
        file=file,
        bytes=len(raw),
        sha256=hashlib.sha256(raw).hexdigest(),
        uses=uses,
        needs=dict(scenario.needs),
    )


def _base(use: Any) -> Base:
    return Base(use) if isinstance(use, str) else Base(use.pack, use.version or "")


def _as_published(name: str, release: Release, old: Index) -> Release:
    """Return a release with what was said of it before; what is out may not change."""
    known = old.packs.get(name)
    for one in known.releases if known is not None else ():
        if one.version == release.version:
            if one.sha256 != release.sha256:
                raise UguisuError(
                    Message(
                        "{path}: version {version} of `{name}` is out, with other bytes",
                        path=release.file,
                        version=release.version,
                        name=name,
                    ),
                    Message("Who has it would not notice: give it a higher `version`, and zip it again."),
                )
            return msgspec.structs.replace(release, yanked=one.yanked)
    return release


def _listed(name: str, versions: list[tuple[Pack, Release]], folder: Path) -> Listed:
    versions.sort(key=lambda pair: order_of(pair[1].version), reverse=True)
    for (_, newer), (_, older) in pairwise(versions):
        if newer.version == older.version:
            raise UguisuError(
                Message(
                    "{path} and {other} are the same version of `{name}`",
                    path=newer.file,
                    other=older.file,
                    name=name,
                ),
                Message("Leave one of them in the folder."),
            )
    pack, newest = versions[0]
    scenario = pack.scenario
    picture = f"{PICTURES}/{name.replace('/', '-')}-{newest.version}.png"
    if not (folder / picture).is_file():
        (folder / PICTURES).mkdir(exist_ok=True)
        write_bytes(folder / picture, _drawn(pack))
    return Listed(
        game=scenario.game,
        title=_plain(scenario.title),
        summary=_plain(scenario.summary),
        license=scenario.license or "",
        languages=tuple(scenario.languages or ()),
        picture=picture,
        releases=tuple(release for _, release in versions),
    )


def _plain(text: Any) -> str | dict[str, str]:
    return dict(text) if isinstance(text, Mapping) else str(text or "")


def _drawn(pack: Pack) -> bytes:
    """Return the pack's map as a PNG."""
    from uguisu_tools.drawing.picture import picture_of
    from uguisu_tools.drawing.png import write_png

    return write_png(picture_of(pack.topology), PICTURE_SCALE)
