"""Writes a pack as a web page: the engine, its game and its libraries as they are installed here, and CPython for browsers."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import tarfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from uguisu import LocalText, Message, UguisuError
from uguisu.content import replacing_folder
from uguisu.loading import Overrides, load_pack
from uguisu.messages import localize
from uguisu.plugins import registry
from uguisu_page.by_node import as_kept, packed, pyodide
from uguisu_page.compiling import compiled
from uguisu_page.opening import page_of
from uguisu_page.travelling import Travelling, travelling
from uguisu_page.whole import CHANGES, PACK, Whole
from uguisu_table.kit import Kit
from uguisu_tools.packs import flatten, zip_pack

STYLES = ("table.css", "page.css")
SCRIPTS = ("link.js", "idiomorph.js", "table.js")
"""Those of the table's frame. They stand in it: it has no address, so there is nothing that lies beside it."""
PACKED = ("python_stdlib.zip",)
"""Files of the engine that travel packed. The others do not: browsers keep WebAssembly compiled if it comes as it is."""
IN_TIME = (*PACKED, "pyodide-lock.json")
"""Files that are not there as they are: the page unpacks one, and has the other in it."""
SITE = "engine/site.tar.zst"
"""What Python reads in a page; a folder that has it is one of ours."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {hashes}; worker-src 'self'; connect-src 'self'; "
    "img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; frame-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may load: what lies beside it, and the scripts of the frame, by their hashes."""


@dataclass(frozen=True)
class Page:
    """A page that is written.

    Attributes:
        files: its files, by their paths.
        whole: whether all modules are compiled: else it takes twice as long to start.
    """

    files: dict[str, bytes]
    whole: bool

    @property
    def packed(self) -> int:
        """How many bytes a visitor loads, where the web space compresses what it sends."""
        return sum(
            len(data if path.endswith(".zst") else gzip.compress(data, 6))
            for path, data in self.files.items()
        )


def made(pack: Path, changes: Overrides, language: str, *, made_with: bool = True) -> Page:
    """Make the page of a pack.

    Raises:
        UguisuError: when the pack is bad, or a plugin can't travel.
    """
    with TemporaryDirectory() as aside:
        laid = gathered(pack, changes, Path(aside))
        whole = _laid_out(laid, Path(aside) / "read")
        game = whole.game(whole.begin(0))
        assert game is not None
        kit = Kit(game, whole.registry)
        digest = game.digest if whole.campaign is None else hashlib.sha256(repr(laid).encode()).hexdigest()
        taken = travelling(game.id)
        site, all_of_it = site_of(taken, laid)
        name = f"{game.id}/{game.scenario if whole.campaign is None else whole.campaign.file.id}"
        found = {f"engine/{file}": data for file, data in pyodide() if file not in IN_TIME}
        found |= {f"engine/{file}.zst": as_kept(file) for file in PACKED}
        found[SITE] = site
        found |= shared()
        found["static/page.js"] = static("page.js")
        found["ground.svg"] = kit.board.ground
        found["LICENSES.txt"] = licences(taken)
        found["manifest.webmanifest"] = _manifest(whole.title or game.title, language)
        html = page_of(
            kit,
            whole,
            name=name,
            digest=digest,
            engine=_hash_of(
                {path: found[path] for path in found if path.startswith(("engine/", "static/worker"))}
            ),
            language=language,
            policy=POLICY.format(hashes=hashes(frame_scripts())),
            made_with=made_with,
        )
        found["index.html"] = html.encode()
        found["sw.js"] = _keeper(name, found)
    return Page(dict(sorted(found.items())), all_of_it)


def write(page: Page, to: Path) -> None:
    """Write the folder of a page; one that is there already is replaced as a whole, if it is one of ours.

    Raises:
        UguisuError: when something else is there, or it can't be written.
    """
    if to.exists() and any(to.iterdir()) and not (to / SITE).is_file():
        raise UguisuError(
            Message("{path}: there is something else in that folder", path=to),
            hint=Message("name a new folder, or one that holds a page of Uguisu"),
        )
    with replacing_folder(to) as aside:
        for path, data in page.files.items():
            (aside / path).parent.mkdir(parents=True, exist_ok=True)
            (aside / path).write_bytes(data)


def gathered(pack: Path, changes: Overrides, aside: Path) -> dict[str, bytes]:
    """Return a pack with all that it builds on, as it lies in a page; with mods, as the one pack that they amount to."""
    to, known = aside / "pack.zip", registry()
    if changes.lays_over:
        laid = Overrides(mod=changes.mod, mods=changes.mods)
        pack = flatten(load_pack(pack, known, laid), aside / "whole")
        changes = Overrides(variants=changes.variants, options=changes.options)
    zip_pack(pack, to, known, everything=True)
    found = {CHANGES: msgspec.json.encode(changes)}
    with zipfile.ZipFile(to) as opened:
        for name in opened.namelist():
            found[name if name.startswith("packs/") else f"{PACK}/{name}"] = opened.read(name)
    return found


def _laid_out(found: Mapping[str, bytes], site: Path) -> Whole:
    """Return what a page will read."""
    for path, data in found.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_bytes(data)
    return Whole(site, registry())


def site_of(taken: Travelling, laid: Mapping[str, bytes]) -> tuple[bytes, bool]:
    """Return what Python reads in the browser, as one file, and whether all of it is compiled."""
    from PIL import ImageColor

    modules, all_of_it = compiled(taken.files)
    colours = json.dumps(sorted(ImageColor.colormap)).encode()
    packing = io.BytesIO()
    with tarfile.open(fileobj=packing, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path, data in sorted({**modules, **laid, "PIL/colours.json": colours}.items()):
            entry = tarfile.TarInfo(path)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return packed(packing.getvalue()), all_of_it


def shared() -> dict[str, bytes]:
    """Return what browsers are given for a table, be it that of a page or of a box in the docs.

    Worker and frame have in one file what they want: what unpacks files, and all that stands in the table's frame.
    """
    framed = {
        "style": "\n".join(static(name).decode() for name in STYLES),
        "scripts": frame_scripts(),
        "svg": svg_address(static("uguisu.svg")),
    }
    told = json.dumps(framed, ensure_ascii=False).encode()
    return {
        **{f"static/{name}": static(name) for name in (*STYLES, "uguisu.svg")},
        "static/frame.js": b"window.uguisuFramed = " + told + b";\n" + static("frame.js"),
        "static/worker.js": static("fzstd.js") + b"\n" + static("worker.js"),
    }


def frame_scripts() -> list[str]:
    """Return the scripts of the table's frame, as they stand in it."""
    return [static(name).decode() for name in SCRIPTS]


def hashes(scripts: list[str]) -> str:
    """Return what a policy calls scripts that stand in a page."""
    return " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in scripts
    )


def svg_address(picture: bytes) -> str:
    """Return a picture as an address."""
    return f"data:image/svg+xml;base64,{base64.b64encode(picture).decode()}"


def static(name: str) -> bytes:
    """Return a file that browsers are given as it is: one of the page's own, or of the table's."""
    own, table = (files(package) / "static" / name for package in ("uguisu_page", "uguisu_table"))
    return (own if own.is_file() else table).read_bytes()


def _manifest(called: LocalText, language: str) -> bytes:
    title = localize(called, language)
    told = {
        "name": title,
        "short_name": title[:24],
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f3f1ec",
        "theme_color": "#2f6f8f",
        "lang": language,
        "icons": [{"src": "static/uguisu.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def _keeper(name: str, found: Mapping[str, bytes]) -> bytes:
    """Return the script that keeps the page for when there is no network, called by what is in all its files."""
    asked = ["./", *(path for path in sorted(found) if path != "LICENSES.txt")]
    template = static("sw.js").decode()
    for key, value in (("name", name), ("version", _hash_of(found)), ("files", json.dumps(asked))):
        template = template.replace("{{ " + key + " }}", value)
    return template.encode()


def _hash_of(found: Mapping[str, bytes]) -> str:
    told = hashlib.sha256()
    for path, data in sorted(found.items()):
        told.update(f"{path}\0{len(data)}\0".encode() + data)
    return told.hexdigest()[:20]


def licences(taken: Travelling) -> bytes:
    """Return the licences of all that travels."""
    home = Path(str(files("uguisu_page"))) / "licences"
    shipped = {path.stem: path.read_text(encoding="utf-8") for path in sorted(home.glob("*.txt"))}
    of_the_table = Path(str(files("uguisu_table"))) / "static"
    shipped |= {
        path.name.partition(".")[0]: path.read_text(encoding="utf-8")
        for path in sorted(of_the_table.glob("*.LICENSE.txt"))
    }
    line = "=" * 72
    parts = [
        f"{line}\n{name}\n{line}\n\n{text.strip()}\n" for name, text in {**shipped, **taken.licences}.items()
    ]
    return "\n".join(parts).encode()
