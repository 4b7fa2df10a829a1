"""A mod opens in the editor: what it says itself is shown, and its checks know what lies below."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from uguisu.plugins import registry
from uguisu_changes.difference import difference, laid
from uguisu_changes.facts import below_of
from uguisu_changes.same import plain_copy, same
from uguisu_editor.dialogs.new_pack import NewPackDialog
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.model.document import PackDocument
from uguisu_editor.packs import card_of, library, map_of
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.map_page import MapPage
from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize(
    "pack", ["scorpion/homebrew_five", "scorpion/four_lanterns", "temple/nightingale_ropes"]
)
def test_a_shipped_mod_opens_without_problems(window: MainWindow, qtbot: QtBot, pack: str) -> None:
    page = window.open_pack(SCENARIOS / pack)
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()
    assert [found for found in page.problems if found.severity == "error"] == []


@pytest.fixture
def mod(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MapPage:
    """A copy of a shipped mod, beside what it builds on, open and checked."""
    shutil.copytree(SCENARIOS / "scorpion", tmp_path / "packs" / "scorpion")
    page = window.open_pack(tmp_path / "packs" / "scorpion" / "four_lanterns")
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()
    page.show_page("cards")
    return page


def cards_of(page: MapPage) -> tuple[FormContext, ListPart]:
    """The form of the cards: what its parts share, and the list."""
    shown = page.pages["cards"]
    assert isinstance(shown, FormPage)
    shown.refresh()
    assert isinstance(shown, CardsPage)
    shown.show_all()
    assert shown.form is not None
    found = shown.form.reach(("cards",))
    assert isinstance(found, ListPart)
    return shown.context, found


@pytest.mark.long
def test_what_comes_from_below_is_greyed_until_it_is_changed_here(mod: MapPage) -> None:
    document = mod.session.document
    before = document.render("cards")
    context, cards = cards_of(mod)
    ids = [entry["id"] for entry in cards.entries]
    awaken, lantern = cards.rows[ids.index("awaken")], cards.rows[ids.index("lantern")]
    assert (context.state(awaken.where()), context.state(lantern.where())) == ("below", "changed")
    assert awaken.mod_button.text() == "Change here"  # type: ignore[attr-defined]
    awaken.fold(False)  # type: ignore[attr-defined]
    assert awaken.body is not None
    assert not awaken.body.isEnabled()
    awaken.mod_button.click()  # type: ignore[attr-defined]
    assert awaken.body.isEnabled()
    context.set((*awaken.where(), "copies"), 9)
    assert document.look("cards", ("cards",))[-1] == {"change": "awaken", "copies": 9}
    _, cards = cards_of(mod)
    assert cards.rows[ids.index("awaken")].mod_button.text() == "As below"  # type: ignore[attr-defined]
    cards.rows[ids.index("awaken")].mod_button.click()  # type: ignore[attr-defined]
    assert document.render("cards") == before


@pytest.mark.long
def test_a_mod_takes_away_and_brings_back(mod: MapPage) -> None:
    document = mod.session.document
    before = document.render("cards")
    _, cards = cards_of(mod)
    whistle = next(at for at, entry in enumerate(cards.entries) if entry["id"] == "whistle")
    cards.rows[whistle].act("delete")
    assert {"remove": "whistle"} in document.look("cards", ("cards",))
    context, cards = cards_of(mod)
    [gone] = context.removed(("cards",))
    assert gone["id"] == "whistle"
    context.insert(("cards",), len(cards.entries), gone)
    assert context.removed(("cards",)) == []
    while mod.session.stack.canUndo():
        mod.session.stack.undo()
    assert document.render("cards") == before


@pytest.mark.long
def test_a_mod_gets_a_file_that_it_had_not(mod: MapPage) -> None:
    document = mod.session.document
    assert "mission" not in document.data
    shown = mod.pages["mission"]
    assert isinstance(shown, FormPage)
    mod.show_page("mission")
    assert shown.context.data["title"]
    shown.context.set(("title",), "Another night")
    assert document.data["mission"] == {"format": 1, "title": "Another night"}
    mod.session.stack.undo()
    assert "mission" not in document.data


@pytest.mark.long
def test_a_problem_of_a_mod_is_shown_at_the_entry_it_is_about(mod: MapPage, qtbot: QtBot) -> None:
    context, cards = cards_of(mod)
    at = next(at for at, entry in enumerate(cards.entries) if entry["id"] == "lantern")
    context.set(("cards", at, "deck"), "nowhere")
    with qtbot.waitSignal(mod.checker.found, timeout=60_000):
        mod.checker.check_now()
    assert context.problems_at(("cards", at))
    assert mod.go_to("cards", ("cards", 0))
    shown = mod.pages["cards"]
    assert isinstance(shown, CardsPage)
    assert shown.chosen == "lantern"
    assert shown.workshop is not None
    assert shown.workshop.at == at


def changed_at_random(whole: dict[str, Any], below: dict[str, Any], rng: random.Random) -> None:
    """Change, add, remove, move, or put back an entry."""
    entries = whole["cards"]
    what, at = rng.randrange(6), rng.randrange(len(entries))
    if what == 0:
        entries[at]["copies"] = rng.randrange(9)
    elif what == 1:
        del entries[at]
    elif what == 2:
        entries.insert(at, {"id": f"new_{rng.randrange(10**6)}", "title": "New"})
    elif what == 3:
        entries.insert(rng.randrange(len(entries)), entries.pop(at))
    elif what == 4:
        entries[at]["title"] = {"en": "Another", "uk": f"Інша {at}"}
        entries[at].pop("text", None)
    else:
        wanted = rng.choice(below["cards"])
        there = [number for number, entry in enumerate(entries) if entry["id"] == wanted["id"]]
        if there:
            entries[there[0]] = plain_copy(wanted)
        else:
            entries.append(plain_copy(wanted))


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("seed", range(6))
def test_the_difference_makes_what_was_wanted(seed: int) -> None:
    document = PackDocument.open(SCENARIOS / "scorpion" / "four_lanterns")
    below = below_of(document.folder, document.held, registry())["cards"]
    own, rng = document.data["cards"], random.Random(seed)
    assert difference(below, own, laid(below, own)[0]) == own
    for _ in range(25):
        wanted = plain_copy(laid(below, own)[0])
        changed_at_random(wanted, below, rng)
        own = difference(below, own, wanted)
        assert same(laid(below, own)[0], wanted)
    assert difference(below, own, below) == {"format": 1}


def test_nothing_lies_below_what_a_mod_replaces() -> None:
    """The embassy has a trigger `house_lit` of its own, where the mansion has another of that name."""
    document = PackDocument.open(SCENARIOS / "spies" / "embassy")
    below = below_of(document.folder, document.held, registry())
    assert {"mission", "map"}.isdisjoint(below)
    assert below["cards"]["cards"]


@pytest.mark.long
def test_a_new_mod_of_the_pack_in_front_is_made_and_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "base")
    page = window.open_pack(tmp_path / "base")
    assert page is not None
    window.settings.put("new_folder", str(tmp_path))
    window.actions_["new-mod"].trigger()
    dialog = next(one for one in window.findChildren(NewPackDialog) if one.isVisible())
    assert str(dialog.template.currentData()) == f"mod:{(tmp_path / 'base').resolve()}"
    dialog.title_.setText('My "quick" temple')
    dialog.make()
    made = window.page
    assert made is not None
    assert made is not page
    assert made.session.document.look("scenario", ("title",)) == 'My "quick" temple'
    with qtbot.waitSignal(made.checker.found, timeout=60_000):
        made.checker.check_now()
    assert [found for found in made.problems if found.severity == "error"] == []
    made.show_page("scenario")
    shown = made.pages["scenario"]
    assert isinstance(shown, FormPage)
    assert shown.context.data["game"] == "temple"
    assert shown.context.state(("options",)) == "below"


def test_a_mod_is_shown_with_the_game_and_the_map_of_what_it_builds_on() -> None:
    known = library(registry())
    mod = SCENARIOS / "scorpion" / "four_lanterns"
    assert card_of(mod, "en", known).game == "scorpion"
    shown, below = map_of(mod, known), map_of(SCENARIOS / "scorpion" / "garden_gate", known)
    assert shown is not None
    assert below is not None
    assert shown.ids() == below.ids() != []


@pytest.mark.long
def test_a_mod_draws_the_whole_map_and_writes_only_what_it_changes(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    from uguisu_changes.edits import Put
    from uguisu_editor import operations
    from uguisu_editor.map_kinds.graph.board import GraphBoard
    from uguisu_editor.model.tags import tag_many

    shutil.copytree(SCENARIOS / "scorpion", tmp_path / "packs" / "scorpion")
    folder = tmp_path / "packs" / "scorpion" / "homebrew_five"
    before = {path.name: path.read_bytes() for path in folder.glob("*.yaml")}
    page = window.open_pack(folder)
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()
    session = page.session
    board = session.board
    assert isinstance(board, GraphBoard)
    assert session.whole is not None
    assert (len(board.places) > 20, session.whole.own_places()) == (True, set())
    place = board.ids()[0]
    assert session.do("", tag_many(board, [place], "orchard", on=True))
    assert session.document.data["map"] == {
        "format": 1,
        "places": [{"change": place, "tags": [*board.tags(place)]}],
    }
    assert session.whole.own_places() == {place}
    where = board.places[place].at
    page.choose_tool("select")
    session.select([place])
    assert page.canvas.tool is not None
    assert page.canvas.tool.nudge(3, 0, many=False)
    session.restroke(Put("map", ("places", 0, "at"), [1, 2]))
    session.restroke(Put("map", ("places", 0, "at"), [3, 4]))
    assert board.places[place].at == (3, 4)
    session.cancel_stroke()
    assert board.places[place].at != (3, 4)
    last = board.ids()[-1]
    session.select([last])
    operations.delete_selection(page)
    assert not board.exists(last)
    assert {"remove": last} in session.document.data["map"]["places"]
    entry = session.whole.as_below(("places", 0))
    assert session.do("", entry)
    assert (board.places[place].at, session.whole.own_places()) == (where, set())
    assert page.save()
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()
    while session.stack.canUndo():
        session.stack.undo()
    assert page.save()
    assert {path.name: path.read_bytes() for path in folder.glob("*.yaml")} == before
