"""Packs and mods of thousands of cards take thousands of times what one card takes, and not its square."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from uguisu.loading import check

pytestmark = pytest.mark.slow
"""To count instructions is slow, and has been seen to hang CPython 3.11 for ever beside other threads: not for every day."""

ROOT = Path(__file__).parents[2]
BASE = ROOT / "scenarios" / "scorpion" / "garden_gate"
FEW, MORE, MOST = 30, 60, 120
HEAD = "format: 1\nid: {name}\ntitle: Many cards\nuses: [{base}]\n"


def work(task: Callable[[], Any]) -> int:
    """Return how many instructions of Python `task` takes: whatever the machine, the same number."""
    count = 0

    def step(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        task()
    finally:
        sys.settrace(before)
    return count


def card(number: int, more: str = "") -> str:
    return (
        f"- {{{more}id: card{number}, title: Card {number}, text: Raises the alert., deck: guards, "
        "do: [{op: raise, track: alert}]}\n"
    )


def mod(folder: Path, cards: str, base: str = "scorpion/garden_gate", added: int = 0) -> Path:
    """Write a mod, with its cards; it adds as many to the deck of the guards."""
    folder.mkdir()
    decks = f"decks: [{{change: guards, size: {36 + added}}}]\n" if added else ""
    (folder / "scenario.yaml").write_text(HEAD.format(name=folder.name, base=base), "utf-8")
    (folder / "cards.yaml").write_text(f"format: 1\n{decks}cards:\n{cards}", "utf-8")
    return folder


def adding(folder: Path, number: int) -> Path:
    return mod(folder / f"adding{number}", "".join(map(card, range(number))), added=number)


def one_behind_the_other(folder: Path, number: int) -> Path:
    behind = ["awaken", *(f"card{one}" for one in range(number - 1))]
    cards = "".join(card(one, f"after: {behind[one]}, ") for one in range(number))
    return mod(folder / f"behind{number}", cards, added=number)


def all_behind_one(folder: Path, number: int) -> Path:
    cards = "".join(card(one, "after: awaken, ") for one in range(number))
    return mod(folder / f"all{number}", cards, added=number)


def changing(folder: Path, number: int) -> Path:
    adding(folder, number)
    cards = "".join(f"- {{change: card{one}, notes: Changed.}}\n" for one in range(number))
    return mod(folder / f"changing{number}", cards, f"../adding{number}")


def a_pack_of_its_own(folder: Path, number: int) -> Path:
    pack = folder / f"pack{number}"
    shutil.copytree(BASE, pack, ignore=shutil.ignore_patterns("rulings.yaml"))
    scenario = pack / "scenario.yaml"
    scenario.write_text(scenario.read_text("utf-8").replace("rulings: rulings.yaml\n", ""), "utf-8")
    file = pack / "cards.yaml"
    text = file.read_text("utf-8").replace("size: 36", f"size: {36 + number}").rstrip()
    file.write_text(f"{text}\n" + "".join(f"  {card(one)}" for one in range(number)), "utf-8")
    return pack


def with_counters(folder: Path, number: int) -> Path:
    cards = "".join(card(one, "counter: {max: 3}, ") for one in range(number))
    return mod(folder / f"counters{number}", cards, added=number)


def of_mistakes(folder: Path, number: int) -> Path:
    """The more cards there are, the more may have been meant by each of the mistakes."""
    adding(folder, number)
    cards = "".join(f"- {{change: crad{one}, copies: 2}}\n" for one in range(number))
    return mod(folder / f"mistakes{number}", cards, f"../adding{number}")


@pytest.mark.parametrize(
    "make",
    [
        adding,
        one_behind_the_other,
        all_behind_one,
        changing,
        a_pack_of_its_own,
        with_counters,
        of_mistakes,
    ],
)
def test_twice_the_cards_are_twice_the_work(make, tmp_path):
    sizes = (FEW, MORE, MOST)
    packs = [make(tmp_path, number) for number in sizes]
    for pack in packs:
        check(pack)  # what is only done once is done
    few, more, most = (work(lambda pack=pack: check(pack)) for pack in packs)
    assert more > few
    assert most - more < 2.2 * (more - few), (few, more, most)


def test_work_that_grows_with_the_square_would_be_seen():
    few, more, most = (
        work(lambda size=size: [a for a in range(size) for _ in range(size)]) for size in (30, 60, 120)
    )
    assert most - more > 3 * (more - few)
