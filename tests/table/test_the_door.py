"""A link is looked at without anything being done; what is kept of links and tables is nobody else's to read."""

import json
import os
import re
import sqlite3
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.support.tables import SCENARIOS, Browser, Server, serving

from uguisu.core.errors import UguisuError
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.commands.table import _tell_others
from uguisu_table.hall import Hall
from uguisu_table.sitting import PLAYING, WAITING, Sitting

PACK = SCENARIOS / "temple" / "first_steps"


def opened(hall: Hall) -> Sitting:
    return hall.open(PACK, Overrides(), 1, {})


def keys_of(sitting: Sitting) -> list[str]:
    return [sitting.host_key, sitting.watch_key, *(chair.key for chair in sitting.chairs.values())]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_who_looks_at_a_link_takes_nothing(server: Server, method: str) -> None:
    sitting = server.open("temple/first_steps")
    for key in keys_of(sitting):
        answer = server.browser().ask(method, f"/s/{key}")
        assert answer.status == 200
        assert "set-cookie" not in answer.headers
    assert sitting.stage == WAITING
    assert not any(chair.taken for chair in sitting.chairs.values())
    assert not server.hall._ask("select * from cookies")
    server.seated(sitting)
    assert sitting.stage == PLAYING


def test_a_press_from_elsewhere_takes_nothing(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    for origin in ("http://evil.example", "null", ""):
        answer = server.browser().ask("POST", f"/s/{sitting.chairs['ninja'].key}", None, {"Origin": origin})
        assert answer.status == 403
    assert not sitting.chairs["ninja"].taken


def test_a_preview_is_a_card_with_the_map(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    server.hall.forget(sitting.id)
    key = sitting.chairs["ninja"].key
    page = server.browser().ask("GET", f"/s/{key}").text
    told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page))
    assert told["title"].startswith("First steps")
    assert told["title"].endswith("Ninja")
    assert told["image"] == f"http://{server.here}/s/{key}/map.png"
    answer = server.browser().ask("GET", f"/s/{key}/map.png")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert server.browser().ask("GET", "/s/wrong/map.png").status == 404
    assert sitting.id not in server.hall.sittings, "a look need not play the moves again"
    drawn = Image.open(BytesIO(server.hall.door(sitting.id, "1").kit.preview()))
    assert max(drawn.size) <= 900


@pytest.mark.parametrize(
    "pack", ["temple/before_dawn", "scorpion/garden_gate", "senjutsu/dojo", "spies/back_yard"]
)
def test_every_game_has_a_picture(server: Server, pack: str) -> None:
    sitting = server.open(pack)
    assert server.browser().ask("GET", f"/s/{sitting.watch_key}/map.png").status == 200


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_tables_are_the_owners_alone_also_where_the_folder_existed(tmp_path: Path) -> None:
    umask = os.umask(0o022)
    try:
        folder = tmp_path / "tables"
        hall = Hall(folder, registry())
        sitting = opened(hall)
        hall.close()
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        again = Hall(folder, registry())
        other = opened(again)
        assert {other.id, sitting.id} <= {path.name for path in folder.iterdir()}
        for path in (folder, *folder.rglob("*")):
            assert rights(path) == (0o700 if path.is_dir() else 0o600), path
        again.close()
    finally:
        os.umask(umask)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_folder_of_somebody_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refused)
    with pytest.raises(UguisuError, match="for you alone"):
        Hall(tmp_path / "tables", registry())


def test_no_key_is_in_any_file(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "tables", registry())
    sitting = opened(hall)
    keys = keys_of(sitting)
    sitting.come("ninja")
    hall.close()
    for path in (tmp_path / "tables").rglob("*"):
        data = path.read_bytes() if path.is_file() else b""
        assert not any(key.encode() in data for key in keys), path
    again = Hall(tmp_path / "tables", registry())
    assert [again.role_of(key) for key in keys] == [
        (sitting.id, role) for role in ("host", "watch", "1", "2")
    ]
    again.close()


def test_tables_of_older_versions_are_brought_up_to_date(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    hall = Hall(folder, registry())
    sitting = opened(hall)
    keys = keys_of(sitting)
    roles = [hall.role_of(key) for key in keys]
    hall.close()
    base = sqlite3.connect(folder / "tables.sqlite")
    base.execute("delete from keys")
    for key, (tab, role) in zip(keys, [role for role in roles if role], strict=True):
        base.execute("insert into keys values (?, ?, ?)", (key, tab, role))
    [(chairs,)] = base.execute("select chairs from tables")
    told = json.loads(chairs)
    for chair, key in zip(told, keys[2:], strict=True):
        chair["key"] = key
    base.execute("update tables set host_key = ?, watch_key = ?, chairs = ?", (*keys[:2], json.dumps(told)))
    base.execute("pragma user_version = 0")
    base.commit()
    base.close()
    again = Hall(folder, registry())
    assert [again.role_of(key) for key in keys] == roles
    again.close()
    data = (folder / "tables.sqlite").read_bytes()
    assert not any(key.encode() in data for key in keys)


def test_after_a_start_the_host_gets_a_new_link_and_may_make_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "tables") as server:
        sitting = server.open("temple/first_steps")
        old, name = keys_of(sitting), sitting.id
        ninja = server.browser().enter(sitting.chairs["ninja"].key)
    with serving(tmp_path / "tables") as server:
        _tell_others(server.hall, None, f"http://{server.here}")
        [key] = re.findall(r"/s/(\S+)", capsys.readouterr().out)
        host = server.browser().enter(key)
        page = host.page()
        assert "kept as a hash only" in page
        assert not any(one in page for one in old)
        assert host.post(do="link", seat="ninja").status == 303
        [found] = re.findall(r"/s/([\w-]+)</code>", host.page())
        assert host.ask("GET", f"{host.base}/code/1.svg").status == 200
        assert server.browser().ask("GET", f"/s/{old[2]}").status == 404, "the old one leads nowhere"
        assert Browser(server.here).enter(found).base == f"/t/{name}/1"
        assert server.browser().enter(old[0]).base == f"/t/{name}/host", "the host's own goes on"
        ninja.here = server.here
        assert ninja.ask("GET", f"{ninja.base}/").status == 200, "who has come in stays"
        assert host.post(do="link", seat="").status == 303
        assert server.browser().ask("GET", f"/s/{old[1]}").status == 404
        assert host.post(do="link", seat="nobody").status == 409
