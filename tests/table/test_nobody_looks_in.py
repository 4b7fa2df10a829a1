"""What is sent to a seat depends on nothing that it may not know, and this would be noticed if it did."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from markupsafe import Markup
from tests.support.eavesdropping import differences, unnoticed
from tests.support.tables import PACKS

from uguisu.plugins import registry
from uguisu_table.hall import Hall
from uguisu_table.pages import Drawer

FEW, MANY = 40, 5_000


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "tables", registry())
    yield made
    made.close()


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("pack", PACKS)
def test_all_bytes_are_the_same_whatever_a_seat_cannot_know(hall: Hall, pack: str) -> None:
    compared, found = differences(hall, pack, FEW)
    assert not found
    assert compared >= FEW


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_all_bytes_are_the_same_thousands_of_times(hall: Hall, pack: str) -> None:
    compared, found = differences(hall, pack, MANY, seed=1000)
    assert not found
    assert compared >= MANY


@pytest.mark.parametrize("pack", [PACKS[1], PACKS[3]])
def test_nothing_is_sent_for_steps_that_nobody_notices(hall: Hall, pack: str) -> None:
    quiet, found = unnoticed(hall, pack, 1, 60)
    assert quiet > 5
    assert not found


def _true_places(drawer: Drawer) -> str:
    return str(drawer.sitting.match.state.at)


def _true_cards(drawer: Drawer) -> str:
    return " ".join("." * (sum(cards) % 7) for cards in drawer.sitting.match.state.areas)


def _steps(drawer: Drawer) -> str:
    return str(len(drawer.sitting.match.steps))


@pytest.mark.parametrize("leak", [_true_places, _true_cards])
def test_a_leak_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch, leak) -> None:
    monkeypatch.setattr(Drawer, "_trouble", leak)
    _, found = differences(hall, "scorpion/garden_gate", FEW)
    assert found


def _glides(drawer: Drawer, drawn: str) -> str:
    """A piece that the seat does not see glides, clear as glass."""
    at = drawer.sitting.match.state.at
    glass = (
        f'<g data-piece="{piece}" data-at="{place} 0"></g>' for piece, place in enumerate(at) if place >= 0
    )
    return drawn.replace('<g id="over"', "".join(glass) + '<g id="over"')


def _small_board(drawer: Drawer, drawn: str) -> str:
    """The small board shows where all stand."""
    spots = "".join(f'<circle cx="{place}" r="1"/>' for place in drawer.sitting.match.state.at)
    return drawn.replace('<g id="under">', '<g id="under">' + spots)


def _background(drawer: Drawer, drawn: str) -> str:
    """The picture under the board is asked for by what there is."""
    return drawn.replace("ground.svg", f"ground.svg?{sum(drawer.sitting.match.state.at)}")


def _focus(drawer: Drawer, drawn: str) -> str:
    """What holds the focus is called after who stands there."""
    return drawn.replace('id="places:', f'id="places:{sum(drawer.sitting.match.state.at)}-')


@pytest.mark.parametrize("leak", [_glides, _small_board, _background, _focus])
def test_a_leak_of_the_board_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch, leak) -> None:
    drawn = Drawer._board
    monkeypatch.setattr(Drawer, "_board", lambda drawer: Markup(leak(drawer, str(drawn(drawer)))))
    _, found = differences(hall, "scorpion/garden_gate", FEW)
    assert found


def test_a_count_of_hidden_steps_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawer, "_title", _steps)
    _, found = unnoticed(hall, "spies/back_yard", 1, 60)
    assert found
