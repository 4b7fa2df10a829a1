"""The pages of the mission, the cards, the rulings and the scenario: what can happen when, what a card does, what holds."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLineEdit

from uguisu_editor.model.jobs import try_card
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.mission_page import MissionForm, MissionPage
from uguisu_editor.pages.rulings_page import RulingsPage
from uguisu_editor.pages.scenario_page import ScenarioPage
from uguisu_editor.pages.scenario_sheet import ScenarioForm

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SOON = 60_000


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Callable[[str], MapPage]:
    """Open a copy of a shipped pack, and have it checked."""

    def open_it(name: str) -> MapPage:
        shutil.copytree(SCENARIOS / name, tmp_path / "packs" / name)
        page = window.open_pack(tmp_path / "packs" / name)
        assert page is not None
        with qtbot.waitSignal(page.checker.found, timeout=SOON):
            page.checker.check_now()
        return page

    return open_it


@pytest.mark.long
def test_the_mission_tells_what_can_happen_when(opened: Callable[[str], MapPage]) -> None:
    page = opened("temple/broken_causeway")
    page.show_page("mission")
    shown = page.pages["mission"]
    assert isinstance(shown, MissionPage)
    form = shown.form
    assert isinstance(form, MissionForm)
    times = form.timeline
    assert times.track.currentData() == "round"
    spans = {span.name: span for span in times.timeline.spans}
    assert set(spans) == {
        "The ninja has got away by boat",
        "Boat is seen",
        "Rope parts",
        "Bell",
        "Muster",
        "Boat hears the bell",
        "Boat tires",
    }
    assert (spans["Boat tires"].first, spans["Boat tires"].event) == (12, "a round ends")
    shown.context.set(("objectives", 0, "if", 1, "is"), 7)
    shown.refresh()
    never = next(span for span in times.timeline.spans if span.name == "The ninja has got away by boat")
    assert never.first > never.last
    times.timeline.chosen.emit(spans["Muster"].path)
    assert shown.focusWidget() is not None


@pytest.mark.long
def test_what_the_mission_says_of_places_is_written_on_the_map(opened: Callable[[str], MapPage]) -> None:
    page = opened("temple/broken_causeway")
    page.show_page("mission")
    shown = page.pages["mission"]
    assert isinstance(shown, MissionPage)
    shown.context.set(("pieces",), [{"id": "cart", "title": "Cart", "at": "kiln"}])
    shown.refresh()
    assert page.canvas.badges["kiln"] == "Cart"
    bell = {"id": "bell", "on": "moved", "if": [{"test": "at", "piece": "piece", "place": "kiln"}], "do": []}
    shown.context.set(("triggers",), [bell])
    shown.refresh()
    assert page.canvas.badges["kiln"] == "Bell, Cart", "the story, not 'The piece'"
    page.show_page("map")
    assert page.canvas.badges == {}


@pytest.mark.long
def test_rulings_are_green_and_red_and_a_position_is_laid_out_on_the_map(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("temple/first_steps")
    page.show_page("rulings")
    shown = page.pages["rulings"]
    assert isinstance(shown, RulingsPage)
    count = len(page.session.document.look("rulings", ("rulings",)))
    shown.context.set(
        ("rulings", 0, "expect"),
        [{"expect": "over"}] if count == 0 else [{"expect": "legal", "exactly": ["ninja:x"]}],
    )
    with qtbot.waitSignal(shown.jobs.done, timeout=SOON):
        shown.try_all()
    assert f"{count - 1} of {count}" in shown._told.text()
    assert shown.context.verdicts["rulings", 0]
    assert shown.context.verdicts["rulings", count - 1] == ""
    assert "should be legal" in shown.failures.item(0).text()
    shown.failures.itemActivated.emit(shown.failures.item(0))
    # A piece is put where the map is clicked, into the ruling at hand.
    shown.place_button.setChecked(True)
    shown.piece.setCurrentIndex(0)
    piece = shown.piece.currentData()
    place = sorted(page.session.board.ids())[0]  # type: ignore[union-attr]
    page.session.select([place])
    ruling = shown._ruling_at_hand()
    assert ruling is not None
    assert shown.context.look((*ruling, "setup", "pieces", piece)) == place
    assert shown.context.verdicts == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("pack", "card"),
    [
        ("senjutsu/teaching_duel", "wide_cut"),
        pytest.param("scorpion/garden_gate", "guard_passage", marks=pytest.mark.slow),
    ],
)
def test_a_card_is_tried_and_its_game_is_shown(
    opened: Callable[[str], MapPage], qtbot: QtBot, pack: str, card: str
) -> None:
    page = opened(pack)
    page.show_page("cards")
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    qtbot.waitUntil(lambda: card in shown._faces, timeout=SOON)
    row = next(at for at in range(shown.grid.count()) if shown.grid.item(at).data(0x100) == card)
    shown.grid.setCurrentRow(row)
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    assert shown._found is not None
    assert shown.events.count() > 0
    assert shown.open_button.isEnabled()
    qtbot.wait(10)
    shown.open_button.click()
    assert page.playing
    assert page.play is not None
    play = page.play
    steps = shown._found.steps
    qtbot.waitUntil(lambda: len(play.table.steps) > steps, timeout=SOON)


@pytest.mark.long
def test_decks_tell_their_counts_and_what_is_wrong(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("senjutsu/teaching_duel")
    page.show_page("cards")
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    decks = [shown.deck.itemText(at) for at in range(shown.deck.count())]
    assert any(text.endswith("(20/20)") for text in decks)
    at = next(
        number
        for number, card in enumerate(shown.cards())
        if isinstance(card.get("copies"), int) or "hawk" in str(card.get("copies"))
    )
    shown.context.set(("cards", at, "copies"), {"hawk": 9, "crane": 9})
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    assert shown._sum.text()


def test_variants_are_ticked_unless_they_clash(opened: Callable[[str], MapPage]) -> None:
    page = opened("temple/first_steps")
    page.show_page("scenario")
    shown = page.pages["scenario"]
    assert isinstance(shown, ScenarioPage)
    before = page.session.document.render("scenario")
    assert isinstance(shown.form, ScenarioForm)
    cards = shown.form.variants
    name = next(
        name for name, card in cards.items() if card.switch.isEnabled() and not card.switch.isChecked()
    )
    cards[name].switch.click()
    assert name in shown.form.chosen_variants
    shown.refresh()
    assert cards[name].switch.isChecked()
    cards[name].switch.click()
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert page.session.document.render("scenario") == before


def test_a_card_that_nothing_lets_be_played_is_told_so(opened: Callable[[str], MapPage]) -> None:
    from uguisu.loading import load

    assert try_card(load(SCENARIOS / "scorpion" / "garden_gate"), "no_such_card", "en", seconds=0.3) is None


@pytest.mark.long
def test_all_pages_fit_a_small_screen(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    page = opened("temple/broken_causeway")
    window.resize(1280, 720)
    for name in ("scenario", "mission", "cards", "rulings", "texts", "map"):
        page.show_page(name)
        qtbot.wait(20)
        assert window.minimumSizeHint().height() <= 690, name
        assert window.minimumSizeHint().width() <= 1280, name


@pytest.mark.long
def test_a_ruling_is_told_in_names_and_its_options_are_fields(opened: Callable[[str], MapPage]) -> None:
    page = opened("temple/first_steps")
    page.show_page("rulings")
    shown = page.pages["rulings"]
    assert isinstance(shown, RulingsPage)
    rulings = page.session.document.look("rulings", ("rulings",))
    at = next(number for number, ruling in enumerate(rulings) if "order" in ruling.get("options", {}))
    assert shown.form is not None
    shown.form.reach(("rulings", at, "options", "order"))
    shown.form.reach(("rulings", at, "setup", "pieces", "ninja"))
    lines = [line.text() for line in shown.form.findChildren(QLineEdit)]
    assert {"green, blue, red", "Ninja", "Ninja: Cedar Door"} <= {*lines}
    assert not [line for line in lines if "_" in line and line != rulings[at]["id"]]
