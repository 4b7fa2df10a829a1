"""Cards from Google Sheets by a link: what is fetched, and what is refused, from a server on this machine."""

from __future__ import annotations

import http.server
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from uguisu import UguisuError
from uguisu_changes.sheets import online, tables
from uguisu_changes.sheets.online import csv_address
from uguisu_tools.cli.app import app

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
TABLE = "1aBcDeFgHiJkLmNoPqRsTuVwXyZ"
EXPORT = f"/spreadsheets/d/{TABLE}/export?format=csv"


@pytest.fixture
def google(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, bytes | str]]:
    """Answers by their paths, of a server in Google's place: bytes, or where another one is."""
    answers: dict[str, bytes | str] = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = answers.get(self.path, b"")
            self.send_response(404 if not found else 307 if isinstance(found, str) else 200)
            if isinstance(found, str):
                self.send_header("Location", found)
                found = b""
            self.send_header("Content-Length", str(len(found)))
            self.end_headers()
            self.wfile.write(found)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        monkeypatch.setattr(online, "GOOGLE", f"http://127.0.0.1:{serving.server_port}")
        yield answers
        serving.shutdown()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GARDEN, tmp_path / "garden_gate"))


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["cards", *map(str, arguments)], prog_name="uguisu")


def link(more: str = "/edit") -> str:
    return f"{online.GOOGLE}/spreadsheets/d/{TABLE}{more}"


def exported(pack: Path, tmp_path: Path) -> bytes:
    assert run("export", pack, tmp_path / "cards.csv").exit_code == 0
    return (tmp_path / "cards.csv").read_bytes()


def test_a_changed_cell_of_a_shared_table_comes_in(
    google: dict[str, bytes | str], pack: Path, tmp_path: Path
) -> None:
    raw = exported(pack, tmp_path)
    before = (pack / "cards.yaml").read_bytes()
    google[EXPORT] = raw
    assert "Nothing has changed" in run("import", pack, link()).output
    assert (pack / "cards.yaml").read_bytes() == before
    google["/elsewhere"] = raw.replace(b"Awaken", b"Rouse", 1)  # Google sends on to another of its servers
    google[f"{EXPORT}&gid=7"] = f"{online.GOOGLE}/elsewhere"
    done = run("import", pack, link("/edit?gid=7#gid=7"))
    assert done.exit_code == 0, done.output
    assert b"Rouse" in (pack / "cards.yaml").read_bytes()


def test_a_mistake_is_told_by_row_and_column(
    google: dict[str, bytes | str], pack: Path, tmp_path: Path
) -> None:
    google[EXPORT] = exported(pack, tmp_path).replace(b"awaken,", b"awakeen x,", 1)
    before = (pack / "cards.yaml").read_bytes()
    done = run("import", pack, link())
    assert done.exit_code == 1
    assert "Google Sheets:2:1" in done.output
    assert (pack / "cards.yaml").read_bytes() == before


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"<!doctype html><title>Sign in</title>", "Anyone with the link"),
        (b"x" * 2000, "longer than"),
        (b"", "can't be reached"),
        ("file:///etc/hosts", "is not allowed"),
        ("ftp://127.0.0.1/cards.csv", "not followed"),
    ],
)
def test_what_is_no_shared_table_is_refused(
    google: dict[str, bytes | str],
    pack: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: bytes | str,
    told: str,
) -> None:
    monkeypatch.setattr(online, "MAX_BYTES", 1000)
    assert tables.MAX_BYTES > 1000
    google[EXPORT] = answer
    before = (pack / "cards.yaml").read_bytes()
    done = run("import", pack, link())
    assert done.exit_code != 0
    assert told in done.output
    assert "Traceback" not in done.output
    assert (pack / "cards.yaml").read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [
        "http://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit",
        "https://docs.google.com.example.org/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit",
        "https://docs.google.com@example.org/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit",
        "https://docs.google.com/document/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit",
        "https://example.org/cards.csv",
    ],
)
def test_other_links_are_refused_unasked(pack: Path, other: str) -> None:
    with pytest.raises(UguisuError):
        csv_address(other)
    done = run("import", pack, other)
    assert done.exit_code != 0
    assert "is not the link of a table" in done.output


def test_a_link_is_not_watched(pack: Path) -> None:
    done = run("import", pack, link(), "--watch")
    assert done.exit_code != 0
    assert "can't be watched" in done.output
