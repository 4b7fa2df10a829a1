"""What is in the folder of a page: what plays the pack, and nothing else."""

from __future__ import annotations

import importlib.metadata
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import CodeType

import polib
import pytest
import yaml
from click.testing import CliRunner

from uguisu import UguisuError
from uguisu.loading import Overrides
from uguisu_page import travelling
from uguisu_page.by_node import digest, unpacked, unzipped
from uguisu_page.commands.page import command
from uguisu_page.making_pyc import stripped
from uguisu_page.one_file import one_file
from uguisu_page.publishing import Page, frame_scripts, hashes, made, write

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
FILES = {
    "LICENSES.txt",
    "engine/pyodide.asm.mjs",
    "engine/pyodide.asm.wasm",
    "engine/pyodide.mjs",
    "engine/python_stdlib.zip.zst",
    "engine/site.tar.zst",
    "ground.svg",
    "index.html",
    "manifest.webmanifest",
    "static/frame.js",
    "static/page.css",
    "static/page.js",
    "static/table.css",
    "static/uguisu.svg",
    "static/worker.js",
    "sw.js",
}
LATER = ("pyodide.asm.mjs", "pyodide.mjs")
"""Pyodide names where it could fetch more packages from; it is given none to fetch."""


@pytest.fixture(scope="module")
def page() -> Page:
    return made(SCENARIOS / "temple/first_steps", Overrides(), "en")


@pytest.fixture(scope="module")
def site(page: Page) -> dict[str, bytes]:
    return site_of(page)


def site_of(page: Page) -> dict[str, bytes]:
    """Return what Python reads in the browser."""
    with tarfile.open(fileobj=io.BytesIO(unpacked(page.files["engine/site.tar.zst"]))) as archive:
        found = {}
        for entry in archive.getmembers():
            file = archive.extractfile(entry)
            assert file is not None
            found[entry.name] = file.read()
    return found


def test_a_page_is_these_files(page: Page) -> None:
    assert set(page.files) == FILES


def test_modules_travel_without_what_nobody_reads() -> None:
    """Neither docstrings nor columns; lines stay, for whoever tells what went wrong."""
    made = stripped(
        b'"""A module."""\n\n\ndef told(name):\n    """Say it."""\n    return f"{name!r:>3}" + name\n'
    )
    code = compile(made, "told.py", "exec")
    function = next(one for one in code.co_consts if isinstance(one, CodeType))
    assert (code.co_consts.count("A module."), function.co_consts.count("Say it.")) == (0, 0)
    assert 6 in {line for *_, line in function.co_lines()}
    assert not any(columns for _, _, *columns in function.co_positions() if any(columns))


@pytest.mark.long
@pytest.mark.skipif(shutil.which("node") is None, reason="Node compiles what is new")
@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/dojo", "spies/mansion"]
)
def test_a_page_is_small(pack: str) -> None:
    page = made(SCENARIOS / pack, Overrides(), "en")
    assert page.whole
    assert page.packed < 7_000_000


def test_only_the_packs_game_travels(site: dict[str, bytes]) -> None:
    tops = {name.partition("/")[0] for name in site if ".dist-info" not in name}
    assert "uguisu_temple" in tops
    assert not tops & {"uguisu_scorpion", "uguisu_senjutsu", "uguisu_spies", "uguisu_editor"}
    assert not tops & {"starlette", "uvicorn", "click", "rich", "numpy", "jsonschema", "PySide6"}
    assert {name for name in site if name.startswith("packs/")} >= {
        "packs/pack/pack/scenario.yaml",
        "packs/pack/pack/map.yaml",
    }


def test_words_travel_with_who_says_them(site: dict[str, bytes]) -> None:
    said = {
        entry.msgid: entry.msgstr for entry in polib.pofile(site["uguisu_page/translations/it.po"].decode())
    }
    assert said["At one device"] == "Sullo stesso dispositivo"
    assert "The folder of the page, which goes on a web space." not in said, "the command stays at home"
    for name, data in site.items():
        if name.endswith(".po") and name.startswith("uguisu"):
            assert len(polib.pofile(data.decode())) > 0, name


def test_no_address_is_absolute(page: Page) -> None:
    """A page lies anywhere on a web space, and asks nobody else."""
    for name, data in page.files.items():
        if not name.endswith((".html", ".js", ".css", ".mjs", ".webmanifest")) or name.endswith(LATER):
            continue
        text = data.decode()
        assert not re.findall(r"""(?:src|href)=["']/""", text), name
        strangers = set(re.findall(r"https?://[^\s\"'`<>)]+", text))
        names = ("http://www.w3.org/", "https://uguisu.invalid/")  # of a language, and of no host
        assert {one for one in strangers if not one.startswith(names)} == set(), name


def test_its_policy_lets_nothing_in_from_elsewhere(page: Page) -> None:
    found = re.search(
        r'http-equiv="Content-Security-Policy" content="([^"]+)"', page.files["index.html"].decode()
    )
    assert found is not None
    policy = dict(part.split(" ", 1) for part in found[1].replace("&#39;", "'").split("; "))
    assert policy["default-src"] == "'none'"
    own, compiled, *by_hash = policy["script-src"].split()
    assert (own, compiled) == ("'self'", "'wasm-unsafe-eval'")
    assert by_hash == hashes(frame_scripts()).split(), "those that stand in the table's frame"
    assert not any("http" in sources or "*" in sources for sources in policy.values())


def test_a_pack_of_a_stranger_puts_no_script_into_a_page(tmp_path: Path) -> None:
    evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    pack = tmp_path / "evil"
    shutil.copytree(SCENARIOS / "temple/first_steps", pack)
    said = yaml.safe_load((pack / "scenario.yaml").read_text(encoding="utf-8"))
    said["title"] = evil
    (pack / "scenario.yaml").write_text(yaml.safe_dump(said), encoding="utf-8")
    page = made(pack, Overrides(), "en")
    for html in (page.files["index.html"].decode(), one_file(page).decode()):
        assert "alert(1)" in html, "it is there, as words"
        assert "<script>alert" not in html
        assert "<img src=x" not in html


def test_all_that_travels_has_its_licence(page: Page, site: dict[str, bytes]) -> None:
    told = page.files["LICENSES.txt"].decode()
    for words in (
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "idiomorph",
        "MIT License",
    ):
        assert words.lower() in told.lower()
    for name in {path.partition("-")[0] for path in site if ".dist-info" in path}:
        assert f"\n{name.replace('_', '-')} ".lower() in told.replace("_", "-").lower(), name


def test_the_store_is_called_by_what_is_in_the_files(page: Page) -> None:
    other = made(SCENARIOS / "temple/before_dawn", Overrides(), "en")
    stores = [re.search(r'STORE = "([^"]+)"', one.files["sw.js"].decode()) for one in (page, other)]
    assert stores[0] is not None
    assert stores[1] is not None
    assert stores[0][1] != stores[1][1]
    kept = re.search(r"FILES = (\[.*\]);", page.files["sw.js"].decode())
    assert kept is not None
    assert set(json.loads(kept[1])) == FILES - {"LICENSES.txt", "sw.js"} | {"./"}


def test_what_is_there_already_is_not_overwritten(page: Page, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(UguisuError, match="something else"):
        write(page, mine)
    assert (mine / "letter.txt").read_text(encoding="utf-8") == "mine"
    write(page, tmp_path / "page")
    (tmp_path / "page/static/old.js").write_text("", encoding="utf-8")
    write(page, tmp_path / "page")
    there = {
        path.relative_to(tmp_path / "page").as_posix()
        for path in (tmp_path / "page").rglob("*")
        if path.is_file()
    }
    assert there == FILES


def test_the_command_says_where_it_is(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, ["temple/first_steps", "--out", str(tmp_path / "page")])
    assert done.exit_code == 0, done.output
    assert "MB to load" in done.output
    assert (tmp_path / "page/index.html").is_file()


def test_a_plugin_with_parts_in_c_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = tmp_path / "quick_temple"
    quick.mkdir()
    (quick / "__init__.py").write_text("", encoding="utf-8")
    (quick / "rules.cpython-314.so").write_bytes(b"\x7fELF")
    info = tmp_path / "quick_temple-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: quick-temple\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text("[uguisu]\nquick = quick_temple\n", encoding="utf-8")
    (info / "RECORD").write_text(
        "quick_temple/__init__.py,,\nquick_temple/rules.cpython-314.so,,\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins = travelling._plugins("temple")
    monkeypatch.setattr(travelling, "_plugins", lambda _game: [*plugins, "quick-temple"])
    with pytest.raises(UguisuError, match=r"quick-temple has quick_temple/rules.*, a part in C"):
        made(SCENARIOS / "temple/first_steps", Overrides(), "en")
    assert importlib.metadata.version("quick-temple") == "1.0"


PLAYS = """
import sys
before = set(sys.modules)
sys.path.insert(0, {site!r})
import asyncio, gc, json
from uguisu_page import desk
from pathlib import Path
desk.SITE = Path({site!r})
told = []
async def game():
    here = desk.Desk(lambda kind, text, pictures: told.append((kind, text)), "table")
    assert gc.get_freeze_count() > 10_000, "what stays is not gone through while bots think"
    seats = [seat.id for seat in here.alone.game.seats]
    people = {{"seats": [], "bots": {{}}, "shown": "", "language": "en"}}
    await here.answer("begin", json.dumps({{"people": people, "seed": 1}}))
    assert told[0][0] == "page", told[0]
asyncio.run(game())
"""


@pytest.mark.long
def test_what_travels_is_enough(site: dict[str, bytes], tmp_path: Path) -> None:
    """A Python that has nothing but what travels opens the table; msgspec alone is another one's."""
    home = tmp_path / "site"
    source = travelling.travelling("temple").files
    for name, data in {**site, **source}.items():
        if not name.startswith(("msgspec", "PIL/")) and not name.endswith(".pyc"):
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_bytes(data)
    for name in ("msgspec", "PIL"):
        shutil.copytree(Path(str(importlib.metadata.distribution("msgspec").locate_file(name))), home / name)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAYS.format(site=str(home))],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.long
@pytest.mark.skipif(shutil.which("node") is None, reason="Node compiles the release")
def test_a_release_brings_all_modules_compiled(tmp_path: Path) -> None:
    """Who publishes with it needs no Node."""
    build = "import sys, hatchling.build as b; b.build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=ROOT / "plugins/page", check=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        there = unzipped(io.BytesIO(unpacked(archive.read("uguisu_page/compiled.zip.zst"))))
    for game in ("temple", "spies"):
        sources = travelling.travelling(game).files
        assert not [
            path for path in sources if path.endswith(".py") and digest(path, sources[path]) not in there
        ]
