"""A disk that is full or read-only, a list of tables that is locked or spoilt: a sentence, and no move is lost."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from tests.support.tables import SCENARIOS, Browser, serving, until

from uguisu.core.errors import UguisuError
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.hall import Hall
from uguisu_table.sitting import PLAYING, WAITING, Refused, Sitting
from uguisu_tools.record.replay import StepLine

STEPS = SCENARIOS / "temple/first_steps"
FULL = "the disk is full"


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "tables", registry())
    yield made
    made.close()


def opened(hall: Hall, pack: str = "temple/first_steps", **players: str) -> Sitting:
    sitting = hall.open(SCENARIOS / pack, Overrides(), 1, players)
    for seat, chair in sitting.chairs.items():
        if not chair.bot:
            sitting.come(seat)
    return sitting


class Disk:
    """A disk that takes `left` more bytes."""

    def __init__(self) -> None:
        self.left: float = float("inf")
        self._write = os.write

    def write(self, file: int, data: bytes) -> int:
        taken = int(min(len(data), self.left))
        self.left -= taken
        written = self._write(file, data[:taken])
        if taken < len(data):
            raise OSError(28, "No space left on device")
        return written


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr("uguisu_table.journal.os.write", made.write)
    return made


def record(hall: Hall, sitting: Sitting) -> bytes:
    return (hall.folder / sitting.id / "game.jsonl").read_bytes()


@pytest.mark.parametrize("bytes_left", [0, 7])
def test_nothing_happens_that_a_full_disk_does_not_take(hall: Hall, disk: Disk, bytes_left: int) -> None:
    sitting = opened(hall)
    first, move = sitting.match.to_move, sitting.match.legal()[0]
    [other] = set(sitting.chairs) - {first}
    sitting.play(first, move, 0)
    before, seen = record(hall, sitting), sitting.view(first, "en").to_bytes()
    mover = sitting.match.to_move
    deeds: dict[str, Callable[[], None]] = {
        "move": lambda: sitting.play(mover, sitting.match.legal()[0], sitting.turns(mover)),
        "talk": lambda: sitting.say(first, other, "Hello"),
        "undo": lambda: (sitting.ask_back(first), sitting.answer_back(other, agree=True))[0],
    }
    for deed in deeds.values():
        disk.left = bytes_left
        with pytest.raises(Refused, match=FULL):
            deed()
        disk.left = float("inf")
        assert record(hall, sitting) == before
        assert sitting.view(first, "en").to_bytes() == seen
    for name in ("talk", "move"):
        deeds[name]()
    steps = list(sitting.match.steps)
    hall.forget(sitting.id)
    found = hall.find(sitting.id)
    assert found is not None
    assert found.match.steps == steps


def test_a_choice_made_ahead_is_on_the_disk_or_not_made(hall: Hall, disk: Disk) -> None:
    sitting = opened(hall, "senjutsu/dojo")
    red, blue = list(sitting.chairs)
    while not (sitting.match.to_move == red and (sitting.view(blue, "en").decision or None).moves):  # type: ignore[union-attr]
        seat = sitting.match.to_move
        sitting.play(seat, sitting.match.legal()[0], sitting.turns(seat))
    view = sitting.view(blue, "en")
    assert view.decision is not None
    disk.left = 0
    with pytest.raises(Refused, match=FULL):
        sitting.play(blue, view.decision.moves[0].notation, sitting.turns(blue))
    assert not sitting.sealed
    disk.left = float("inf")
    sitting.play(blue, view.decision.moves[0].notation, sitting.turns(blue))
    disk.left = 0
    with pytest.raises(Refused, match=FULL):  # with red's choice blue's is played, too
        sitting.play(red, sitting.match.legal()[0], sitting.turns(red))
    assert list(sitting.sealed) == [blue]
    disk.left = float("inf")
    sitting.play(red, sitting.match.legal()[0], sitting.turns(red))
    assert not sitting.sealed


def test_bots_go_on_when_the_disk_has_room_again(tmp_path: Path, disk: Disk) -> None:
    with serving(tmp_path / "tables") as server:
        sitting = server.open("temple/first_steps", samurai="random")
        [ninja] = server.seated(sitting)
        ninja.join()
        ninja.send({"do": {"do": "begin"}})
        ninja.take_until(lambda: ninja.moves)
        line = StepLine(seat="ninja", move=ninja.moves[0])
        disk.left = len(msgspec.json.encode(line)) + 1  # hers, and nothing of the bot's
        ninja.play(0)
        ninja.take_until(lambda: FULL in ninja.parts["question"])
        assert [step.seat for step in sitting.match.steps] == ["ninja"]
        disk.left = float("inf")
        ninja.page()
        ninja.take_until(lambda: ninja.moves)
        assert {step.seat for step in sitting.match.steps} == {"ninja", "samurai"}


@pytest.mark.parametrize("fault", ["full", "read-only"])
def test_a_list_that_cannot_be_written_changes_nothing(hall: Hall, fault: str) -> None:
    sitting = hall.open(STEPS, Overrides(), 1, {})
    base = hall._base
    if fault == "full":
        base.execute("pragma max_page_count = 1")  # no more pages than there are
        words = "The list of tables can't be used just now: .*full"
        for number in range(2000):  # until its last page is full
            try:
                base.execute("insert into keys values (?, 'x', 'x')", (f"{number}" * 50,))
            except sqlite3.Error:
                break
    else:
        base.execute("pragma query_only = on")
        words = "The list of tables can't be used just now: .*readonly"
    if fault == "read-only":  # what is written over something of the same length needs no room
        for deed in (
            lambda: sitting.call("ninja", "Anna"),
            sitting.begin,
            lambda: sitting.let_bot_play("ninja"),
            sitting.end,
            lambda: sitting.come("ninja"),
            lambda: sitting.exchange("ninja", "samurai"),
        ):
            with pytest.raises(UguisuError, match=words):
                deed()
        assert sitting.stage == WAITING
        assert [(chair.seat, chair.bot, chair.name, chair.taken) for chair in sitting.chairs.values()] == [
            ("ninja", "", "", False),
            ("samurai", "", "", False),
        ]
    folders = set(hall.folder.iterdir())
    with pytest.raises(UguisuError, match=words):
        hall.open(STEPS, Overrides(), 1, {})
    assert set(hall.folder.iterdir()) == folders, "no half a table is left behind"
    base.execute("pragma query_only = off")
    base.execute("pragma max_page_count = 100000")
    sitting.come("ninja")
    sitting.come("samurai")
    assert sitting.stage == PLAYING


def test_moves_are_kept_though_the_list_is_broken(tmp_path: Path) -> None:
    with serving(tmp_path / "tables") as server:
        sitting = server.open("temple/first_steps")
        browsers = server.seated(sitting)
        for browser in browsers:
            browser.join()
        server.hall._base.execute("drop table cookies")
        server.hall._base.execute("drop table keys")
        for browser in browsers:  # who is at the table plays on
            browser.take_all()
        [mover] = [browser for browser in browsers if browser.moves]
        mover.play(0)
        until(lambda: len(sitting.match.steps) == 1)
        answer = mover.ask("GET", f"{mover.base}/")
        assert answer.status == 500
        assert "The list of tables can&#39;t be used just now" in answer.text
        answer = Browser(server.here).ask("POST", f"/s/{sitting.host_key}")
        assert answer.status == 500
        assert "no such table" in answer.text


def test_a_folder_has_one_server(hall: Hall) -> None:
    sitting = opened(hall)
    with pytest.raises(UguisuError, match="another server keeps its tables there"):
        Hall(hall.folder, registry())
    sitting.play(sitting.match.to_move, sitting.match.legal()[0], 0)
    hall.close()
    Hall(hall.folder, registry()).close()


def spoil_chairs(hall: Hall, _: Path) -> None:
    hall._base.execute("update tables set chairs = '[5'")


def spoil_line(_: Hall, file: Path) -> None:
    file.write_bytes(file.read_bytes() + b'{"seat": 5}\n')


def spoil_undo(_: Hall, file: Path) -> None:
    file.write_bytes(file.read_bytes() + b'{"undo": -7}\n')


def spoil_move(_: Hall, file: Path) -> None:
    file.write_bytes(file.read_bytes() + b'{"seat": "ninja", "move": "ninja:moon"}\n')


def spoil_all(_: Hall, file: Path) -> None:
    file.write_bytes(b"")


def take_pack(_: Hall, file: Path) -> None:
    file.with_name("pack.zip").unlink()


@pytest.mark.parametrize("spoil", [spoil_chairs, spoil_line, spoil_undo, spoil_move, spoil_all, take_pack])
def test_a_spoilt_table_is_told_of(tmp_path: Path, spoil: Callable[[Hall, Path], None]) -> None:
    with serving(tmp_path / "tables") as server:
        sitting, other = server.open("temple/first_steps"), server.open("temple/first_steps")
        key, file = sitting.chairs["ninja"].key, server.hall.folder / sitting.id / "game.jsonl"
        server.hall.forget(sitting.id)
        spoil(server.hall, file)
        answer = Browser(server.here).ask("POST", f"/s/{key}")
        assert answer.status == 500
        assert "The game can" in answer.text
        assert Browser(server.here).ask("POST", f"/s/{other.host_key}").status == 303, "others go on"
