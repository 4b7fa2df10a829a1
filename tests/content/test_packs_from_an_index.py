"""Packs from an index on somebody's web space: got, updated, withdrawn; what a hostile index tries is refused or told."""

from __future__ import annotations

import hashlib
import http.server
import io
import json
import shutil
import threading
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from uguisu import UguisuError
from uguisu.content.library import got_folder
from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.packs import fetching, offers
from uguisu_tools.packs.choosing import choose
from uguisu_tools.packs.getting import take
from uguisu_tools.packs.index import INDEX, make
from uguisu_tools.packs.ledger import ledger
from uguisu_tools.packs.offers import indexes, read_index, search, take_index
from uguisu_tools.packs.shelf import zip_pack

STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
Answer = Callable[[http.server.BaseHTTPRequestHandler], None]


@pytest.fixture(autouse=True)
def _own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UGUISU_CONFIG", "UGUISU_HOME", "UGUISU_DATA"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setattr(offers, "cache_folder", lambda: tmp_path / "cache")
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")


def run(*arguments: object, code: int = 0) -> str:
    result: Result = CliRunner().invoke(app, [str(one) for one in arguments], prog_name="uguisu")
    assert result.exit_code == code, result.output
    return result.output


def pack_at(folder: Path, name: str, version: str = "1.0", uses: str = "") -> Path:
    """Write a pack: a whole one, or a mod of `uses`."""
    path = folder / name
    if uses:
        path.mkdir(parents=True)
        said = f"format: 1\nid: {name}\ntitle: {name}\nversion: '{version}'\nlicense: MIT\nuses: [{uses}]\n"
        (path / "scenario.yaml").write_text(said, encoding="utf-8")
        return path
    shutil.copytree(STEPS, path)
    scenario = path / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8").replace("id: first_steps", f"id: {name}")
    text = "\n".join(line for line in text.split("\n") if not line.startswith("version:"))
    scenario.write_text(text.replace("game: temple", f"game: temple\nversion: '{version}'"), encoding="utf-8")
    return path


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A folder with an index: `gong`, and `loud`, which builds on it."""
    web = tmp_path / "web"
    web.mkdir()
    gong = pack_at(tmp_path / "temple", "gong")
    zip_pack(gong, web / "gong-1.0.zip", registry())
    loud = pack_at(tmp_path / "temple", "loud", uses="{pack: temple/gong, version: '>=1'}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("UGUISU_PACKS", str(tmp_path))
        zip_pack(loud, web / "loud-1.0.zip", registry(), bases=False)
    run("packs", "index", web, "--title", "A club")
    return web


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[[str, bytes | Answer], str]]:
    """A server on this machine: what it is given for a path, bytes or a way to answer, it serves; returns the address."""
    files: dict[str, bytes | Answer] = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

        def do_GET(self) -> None:
            found = files.get(self.path)
            if found is None:
                self.send_error(404)
            elif callable(found):
                found(self)
            else:
                self.send_response(200)
                self.send_header("Content-Length", str(len(found)))
                self.end_headers()
                self.wfile.write(found)

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()

        def put(path: str, content: bytes | Answer) -> str:
            files[f"/{path}"] = content
            return f"http://127.0.0.1:{serving.server_port}/{path}"

        yield put
        serving.shutdown()


def served(club: Path, server: Callable[[str, bytes | Answer], str]) -> str:
    """Serve an index with its zips; return its address."""
    for path in club.rglob("*"):
        if path.is_file():
            server(path.relative_to(club).as_posix(), path.read_bytes())
    return server(INDEX, (club / INDEX).read_bytes())


# What it is for.


@pytest.mark.parametrize("over_the_web", [True, False])
def test_a_pack_comes_by_its_name_with_what_it_builds_on(
    club: Path, server: Callable[[str, bytes | Answer], str], over_the_web: bool
) -> None:
    assert "A club offers 2 packs" in run("packs", "offers", served(club, server) if over_the_web else club)
    assert "temple/loud  1.0  loud" in run("packs", "search", "lou")
    told = run("packs", "add", "loud")
    assert "With it, because it builds on it: `temple/gong` 1.0" in told
    assert "Added `temple/loud` 1.0" in told
    assert run("validate", "temple/loud")
    known = ledger()
    assert known["temple/loud"].asked
    assert not known["temple/gong"].asked
    assert known["temple/gong"].source.endswith(INDEX)
    assert "All packs are up to date." in run("packs", "update")
    run("packs", "remove", "temple/loud")
    assert ledger() == {}


def test_an_update_takes_the_newer_release_and_keeps_what_was_asked(club: Path, tmp_path: Path) -> None:
    run("packs", "offers", club)
    run("packs", "add", "temple/gong")
    newer = pack_at(tmp_path / "newer", "gong", "1.1")
    zip_pack(newer, club / "gong-1.1.zip", registry())
    run("packs", "index", club)
    assert "`temple/gong` would become 1.1" in run("packs", "update", "--dry-run")
    assert ledger()["temple/gong"].version == "1.0"
    assert "Added `temple/gong` 1.1" in run("packs", "update")
    assert ledger()["temple/gong"].version == "1.1"
    assert ledger()["temple/gong"].asked
    assert "version: '1.1'" in (got_folder() / "temple/gong/scenario.yaml").read_text(encoding="utf-8")


def test_what_builds_on_a_pack_holds_it_where_it_is(club: Path, tmp_path: Path) -> None:
    strict = pack_at(tmp_path / "strict", "strict", uses="{pack: temple/gong, version: '<1.1'}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("UGUISU_PACKS", str(tmp_path))
        zip_pack(strict, club / "strict-1.0.zip", registry(), bases=False)
    run("packs", "index", club)
    run("packs", "offers", club)
    run("packs", "add", "strict")
    zip_pack(pack_at(tmp_path / "newer", "gong", "1.1"), club / "gong-1.1.zip", registry())
    run("packs", "index", club)
    assert "`temple/gong` stays at 1.0: `temple/strict` does not take 1.1" in run("packs", "update")
    assert ledger()["temple/gong"].version == "1.0"


def test_a_withdrawn_version_is_told_and_not_taken(club: Path) -> None:
    run("packs", "offers", club)
    run("packs", "add", "temple/gong")
    said = json.loads((club / INDEX).read_text(encoding="utf-8"))
    said["packs"]["temple/gong"]["releases"][0]["yanked"] = "breaks saves"
    (club / INDEX).write_text(json.dumps(said), encoding="utf-8")
    run("packs", "index", club)
    assert "`temple/gong` 1.0 was withdrawn: breaks saves" in run("packs", "update")
    run("packs", "remove", "temple/gong")
    run("packs", "add", "temple/gong", code=1)
    assert "Added `temple/gong` 1.0" in run("packs", "add", "temple/gong@1.0")


def test_a_link_may_pin_one_release(club: Path) -> None:
    digest = hashlib.sha256((club / "gong-1.0.zip").read_bytes()).hexdigest()
    other = run("packs", "add", f"{club}#temple/gong@1.0,sha256={'0' * 64}", code=1)
    assert "is not what the link tells of" in other
    assert ledger() == {}
    assert "Added `temple/gong` 1.0" in run("packs", "add", f"{club}#temple/gong@1.0,sha256={digest}")


def test_without_a_network_what_was_fetched_before_will_do(
    club: Path, server: Callable[[str, bytes | Answer], str]
) -> None:
    address = served(club, server)
    run("packs", "offers", address)
    run("packs", "add", "loud")
    run("packs", "remove", "temple/loud")
    for path in (INDEX, "gong-1.0.zip", "loud-1.0.zip"):
        server(path, lambda handler: handler.send_error(503))
    assert "temple/loud" in run("packs", "search")
    assert "can't be reached" in read_index(address).remarks[0]
    assert "Added `temple/loud` 1.0" in run("packs", "add", "loud")


def test_an_index_says_what_it_lacks(tmp_path: Path, club: Path) -> None:
    assert "there is no zip" in run("packs", "index", tmp_path / "empty", code=1).lower()
    other = pack_at(tmp_path / "again", "gong", "1.0")
    (other / "notes.yaml").write_text("a: 1\n", encoding="utf-8")
    zip_pack(other, club / "gong-1.0.zip", registry())
    told = run("packs", "index", club, code=1)
    assert "version 1.0 of `temple/gong` is out, with other bytes" in told
    bare = pack_at(tmp_path / "bare", "bare")
    text = (bare / "scenario.yaml").read_text(encoding="utf-8")
    for key in ("version", "license"):
        lines = [line for line in text.split("\n") if not line.startswith(f"{key}:")]
        (bare / "scenario.yaml").write_text("\n".join(lines), encoding="utf-8")
        folder = tmp_path / f"without_{key}"
        folder.mkdir()
        zip_pack(bare, folder / "bare.zip", registry())
        assert f"the pack has no `{key}`" in run("packs", "index", folder, code=1)


def test_an_index_has_a_picture_of_each_pack_and_grows_only_by_change(club: Path) -> None:
    said = json.loads((club / INDEX).read_text(encoding="utf-8"))
    for listed in said["packs"].values():
        assert (club / listed["picture"]).read_bytes().startswith(b"\x89PNG")
    assert make(club, registry()).serial == said["serial"]


@pytest.mark.long
def test_all_packs_that_come_with_uguisu_make_an_index(tmp_path: Path) -> None:
    for path in sorted(STEPS.parents[1].glob("*/*/scenario.yaml")):
        name = f"{path.parts[-3]}-{path.parts[-2]}.zip"
        zip_pack(path.parent, tmp_path / name, registry(), bases=False)
    made = make(tmp_path, registry(), title="Uguisu")
    assert len(made.packs) == len(list(STEPS.parents[1].glob("*/*/scenario.yaml")))


# What a hostile index tries.


class Evil:
    """An index that says whatever it is told to, on a server."""

    def __init__(self, server: Callable[[str, bytes | Answer], str], club: Path) -> None:
        self.server = server
        self.zip = (club / "gong-1.0.zip").read_bytes()
        self.serial = 1
        self.serve_zip(self.zip)
        self.address = self.say()
        take_index(self.address)

    def serve_zip(self, content: bytes | Answer) -> None:
        self.server("p.zip", content)

    def release(self, **said: Any) -> dict[str, Any]:
        digest = hashlib.sha256(self.zip).hexdigest()
        return {"version": "1.0", "file": "p.zip", "bytes": len(self.zip), "sha256": digest, **said}

    def say(
        self, name: str = "temple/gong", *, packs: Any = None, serial: int = 0, top: Any = None, **said: Any
    ) -> str:
        """Serve an index with one pack; what is `said` is said of its release."""
        self.serial = serial or self.serial + 1
        listed = {"game": "temple", "title": "x", "releases": [self.release(**said)]}
        index = {"format": 1, "title": "evil", "serial": self.serial, "packs": packs or {name: listed}}
        return self.server(INDEX, json.dumps(index | (top or {})).encode())

    def take(self, zipped: bytes | None = None, name: str = "temple/gong") -> None:
        """Have somebody get the pack, with another zip whose hash is right."""
        if zipped is not None:
            self.zip = zipped
            self.serve_zip(zipped)
            self.say(name)
        list(take(choose(name, registry()), registry()))


@pytest.fixture
def evil(server: Callable[[str, bytes | Answer], str], club: Path) -> Evil:
    return Evil(server, club)


@pytest.fixture
def _nothing_outside(tmp_path: Path, evil: Evil) -> Iterator[None]:
    """Once the index is there, nothing may come to lie outside of where packs are kept, nor take long."""
    before = {
        path for path in tmp_path.rglob("*") if "UGUISU" not in path.as_posix() and "cache" not in path.parts
    }
    began = time.monotonic()
    yield
    after = {
        path for path in tmp_path.rglob("*") if "UGUISU" not in path.as_posix() and "cache" not in path.parts
    }
    assert after == before
    assert time.monotonic() - began < 60
    added = got_folder().rglob("scenario.yaml") if got_folder().exists() else ()
    assert not list(added)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("../../evil/gong", {}),
        ("temple/../gong", {}),
        ("temple/con:x", {}),
        ("scorpion/gong", {}),
        ("temple/gong", {"file": "../../../etc/passwd.zip"}),
        ("temple/gong", {"file": "file:///etc/passwd.zip"}),
        ("temple/gong", {"file": "//127.0.0.1:22/x.zip"}),
        ("temple/gong", {"file": "/etc/passwd.zip"}),
        ("temple/gong", {"file": "p.exe"}),
        ("temple/gong", {"bytes": 1 << 40}),
        ("temple/gong", {"bytes": -1}),
        ("temple/gong", {"sha256": "x"}),
    ],
)
@pytest.mark.usefixtures("_nothing_outside")
def test_what_leads_elsewhere_is_left_out(evil: Evil, name: str, said: dict[str, Any]) -> None:
    evil.say(name, **said)
    assert read_index(evil.address).index.packs == {}


@pytest.mark.usefixtures("_nothing_outside")
def test_dots_in_disguise_stay_on_the_server(evil: Evil) -> None:
    evil.say(file="%2e%2e/%2e%2e/x.zip")
    with pytest.raises(UguisuError, match="can't be reached"):
        evil.take()


def test_an_older_index_is_refused_and_one_may_begin_anew(evil: Evil) -> None:
    evil.say(serial=9)
    read_index(evil.address)
    evil.say(serial=4)
    with pytest.raises(UguisuError, match="older than what was seen"):
        read_index(evil.address)
    run("packs", "offers", evil.address, "--remove")
    assert indexes() == {}
    run("packs", "offers", evil.address)


def test_an_index_past_its_time_is_told(evil: Evil) -> None:
    evil.say(top={"expires": "2020-01-01"})
    assert "may be out of date" in str(read_index(evil.address).remarks[0])


@pytest.mark.usefixtures("_nothing_outside")
def test_other_bytes_under_the_hash_are_refused(evil: Evil) -> None:
    evil.serve_zip(evil.zip[:-1] + b"x")
    with pytest.raises(UguisuError, match="is not the one that the index tells of"):
        evil.take()


def endless(handler: http.server.BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.end_headers()
    try:
        while True:
            handler.wfile.write(b"0" * 65536)
    except OSError:
        pass


def dripping(handler: http.server.BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    try:
        for _ in range(1000):
            handler.wfile.write(b"0")
            handler.wfile.flush()
            time.sleep(0.05)
    except OSError:
        pass


def leading_to(place: str) -> Answer:
    def answer(handler: http.server.BaseHTTPRequestHandler) -> None:
        handler.send_response(302)
        handler.send_header("Location", place)
        handler.end_headers()

    return answer


@pytest.mark.usefixtures("_nothing_outside")
def test_what_never_ends_is_cut_off(evil: Evil, monkeypatch: pytest.MonkeyPatch) -> None:
    evil.serve_zip(endless)
    with pytest.raises(UguisuError, match="longer than"):
        evil.take()
    evil.server(INDEX, endless)
    with pytest.raises(UguisuError, match="longer than"):
        read_index(evil.address)
    monkeypatch.setattr(fetching, "DEADLINE", 0.5)
    evil.server(INDEX, dripping)
    with pytest.raises(UguisuError, match="takes too long"):
        read_index(evil.address)


@pytest.mark.parametrize("place", ["file:///etc/passwd", f"/{INDEX}", "ftp://127.0.0.1/x"])
@pytest.mark.usefixtures("_nothing_outside")
def test_redirects_to_elsewhere_or_round_in_circles_are_not_followed(evil: Evil, place: str) -> None:
    evil.server(INDEX, leading_to(place))
    with pytest.raises(UguisuError, match=r"not followed|can't be reached"):
        take_index(evil.address)


def zipped(**files: str) -> bytes:
    packed = io.BytesIO()
    scenario = "format: 1\nid: gong\ntitle: t\nversion: '1.0'\nlicense: MIT\nuses: [temple/first_steps]\n"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("scenario.yaml", scenario)
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()


@pytest.mark.usefixtures("_nothing_outside")
def test_bombs_and_zips_that_lead_out_are_refused(evil: Evil) -> None:
    with pytest.raises(UguisuError):
        evil.take(zipped(**{"map.yaml": "#" + "0" * 300_000_000}))
    with pytest.raises(UguisuError):
        evil.take(zipped(**{"../../x.yaml": "a: 1"}))


@pytest.mark.usefixtures("_nothing_outside")
def test_a_shipped_name_and_another_name_are_refused(evil: Evil, tmp_path: Path) -> None:
    with pytest.raises(UguisuError, match="calls it `temple/other`"):
        evil.take(evil.zip, "temple/other")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("uguisu_tools.packs.choosing.Library.packs", lambda _: iter(()))
        with pytest.raises(UguisuError):
            evil.take(
                zip_pack(STEPS, tmp_path / "empty" / "s.zip", registry()).path.read_bytes(),
                "temple/first_steps",
            )
    (tmp_path / "empty" / "s.zip").unlink()


def test_signs_that_are_not_seen_are_written_out(evil: Evil) -> None:
    evil.say(packs={"temple/gong": {"game": "temple", "title": "\x1b[2J nice", "releases": [evil.release()]}})
    assert "\x1b" not in run("packs", "search")


@pytest.mark.parametrize(
    "content", [b"[" * 2_000_000, b"{}", b"null", b"\xff\xfe", b'{"format": 2}', b'{"packs": 3}']
)
def test_what_is_no_index_is_told(evil: Evil, content: bytes) -> None:
    evil.server(INDEX, content)
    if content == b"{}":
        with pytest.raises(UguisuError, match="older"):
            read_index(evil.address)
    else:
        with pytest.raises(UguisuError, match=r"no index|newer format"):
            read_index(evil.address)


def test_ten_thousand_packs_and_a_maze_of_versions_are_looked_through(evil: Evil) -> None:
    many = {
        f"temple/p{n}": {"game": "temple", "title": "x", "releases": [evil.release()]} for n in range(10_000)
    }
    evil.say(packs=many)
    assert len(list(search())) == 10_000
    maze = {
        f"temple/a{n}": {
            "game": "temple",
            "title": "x",
            "releases": [
                evil.release(
                    version=str(version), uses=[{"pack": f"temple/a{n + 1}"}, {"pack": f"temple/a{n + 2}"}]
                )
                for version in range(1, 6)
            ],
        }
        for n in range(18)
    }
    evil.say(packs=maze)
    with pytest.raises(UguisuError, match=r"no index offers|go together"):
        choose("temple/a0", registry())
    circle = {
        name: {"game": "temple", "title": "x", "releases": [evil.release(uses=[{"pack": other}])]}
        for name, other in (("temple/a", "temple/b"), ("temple/b", "temple/a"))
    }
    evil.say(packs=circle)
    assert [one.name for one in choose("temple/a", registry())] == ["temple/b", "temple/a"]
