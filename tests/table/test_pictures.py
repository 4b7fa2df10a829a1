"""What is kept from picture to picture never shows: pages are as if drawn afresh, and what is sent adds up to whole pages."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.eavesdropping import begun, positions, reader_of
from tests.support.tables import PACKS

from uguisu.plugins import registry
from uguisu_table import drawing, pages
from uguisu_table.asking import Asked
from uguisu_table.hall import Hall
from uguisu_table.kept import Kept
from uguisu_table.kit import Kit
from uguisu_table.pages import Drawer, Page
from uguisu_table.room import Connection
from uguisu_table.sitting import Sitting


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "tables", registry())
    yield made
    made.close()


def drawn(sitting: Sitting, kit: Kit, seat: int, language: str = "en", query: str = "") -> Page:
    return Drawer(kit, sitting, reader_of(sitting, seat, language), Asked.of(query), frozenset({"1"})).page()


def drawn_afresh(sitting: Sitting, kit: Kit, seat: int, language: str, query: str) -> Page:
    """Return the page of a seat as a process draws it that has drawn nothing yet."""
    kit.board._offer.cache_clear()
    with pytest.MonkeyPatch.context() as patched:
        for name in ("_layers", "_stood", "_marked", "_placed"):
            patched.setattr(drawing, name, Kept(1, lambda _: 2))
        patched.setattr(drawing, "_mark", drawing._mark.__wrapped__)
        patched.setattr(pages, "_line", pages._line.__wrapped__)
        patched.setattr(pages, "_drawn", Kept(1, lambda _: 2))
        return drawn(sitting, kit, seat, language, query)


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", PACKS)
def test_pages_are_as_if_nothing_had_been_kept(hall: Hall, pack: str) -> None:
    sitting, kit = begun(hall, pack, 5)
    other = Kit(kit.game, registry())
    rng, seats = random.Random(5), range(-1, len(sitting.game.seats))
    for ply in positions(sitting.match, rng, 24):
        for seat in seats:
            language = ("en", "uk")[ply % 2]
            page = drawn(sitting, kit, seat, language)
            assert page == drawn_afresh(sitting, other, seat, language, "")
            picks = re.findall(r'href="(\?pick=[^"]+)"', page.parts["board"] + page.parts["hand"])
            for query in picks[:1]:
                assert drawn(sitting, kit, seat, language, query) == drawn_afresh(
                    sitting, other, seat, language, query
                )


def test_what_is_kept_has_a_weight() -> None:
    kept, made = Kept(100, len), list[int]()

    def make(number: int) -> str:
        made.append(number)
        return "x" * 30

    for number in (0, 1, 2, 0, 3, 0, 1):  # the fourth is one too much: 1 has not been asked for the longest
        assert kept.get(("text", number), lambda number=number: make(number)) == "x" * 30  # type: ignore[misc]
    assert made == [0, 1, 2, 3, 1]
    assert kept.weight <= kept.most


def entries(html: str) -> list[str]:
    """Return the entries of a list; those that are folded hold a list of their own."""
    found, depth, start = [], 0, 0
    for tag in re.finditer(r"</?li\b", html):
        opens = not tag[0].startswith("</")
        if opens and not depth:
            start = tag.start()
        depth += 1 if opens else -1
        if not depth:
            found.append(html[start : html.index(">", tag.start()) + 1])
    return found


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", PACKS)
def test_what_is_sent_adds_up_to_the_page(hall: Hall, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_LINES", 20)  # so that old lines drop out
    sitting, kit = begun(hall, pack, 6)
    seats = range(-1, len(sitting.game.seats))
    connections = {seat: Connection(reader_of(sitting, seat), Asked()) for seat in seats}
    parts: dict[int, dict[str, str]] = {seat: {} for seat in seats}
    lines: dict[int, list[str]] = {seat: [] for seat in seats}
    told = 0
    for _ in positions(sitting.match, random.Random(6), 60):
        for seat, connection in connections.items():
            page = drawn(sitting, kit, seat)
            connection.show(page)
            while connection.queue:
                message = json.loads(connection.queue.popleft())
                parts[seat] |= message.get("parts", {})
                if "lines" in message.get("parts", {}):
                    lines[seat] = entries(message["parts"]["lines"])
                if "more" in message:
                    lines[seat] = [*message["more"], *lines[seat]][: message["most"]]
                    told += 1
            connection.queued = 0
            assert lines[seat] == list(page.lines)
            assert {name: parts[seat][name] for name in page.parts} == page.parts
    assert told > 20
