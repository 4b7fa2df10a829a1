"""Missions as stories: sentences with chips, written with the mouse and with the keyboard alone."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from uguisu.core.events import TRIGGERED
from uguisu.loading import load
from uguisu_changes.edits import Put
from uguisu_editor.forms.chooser import OFFER, Chooser
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.cooking import add_recipe, recipes
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.offers import event_offers, member_offers
from uguisu_editor.forms.other_words import other_words
from uguisu_editor.forms.sentence import UnionPart
from uguisu_editor.forms.steps import StepRow, StepsPart
from uguisu_editor.forms.stories import StoryCard
from uguisu_editor.forms.writing import TextWriter
from uguisu_editor.i18n import words_of
from uguisu_editor.model.check_process import check_held
from uguisu_editor.model.jobs import try_story
from uguisu_editor.pages import timeline
from uguisu_editor.pages.mission_page import MissionForm, MissionPage
from uguisu_tools.record.save import loads

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SOON = 60_000
EVERYDAY = yaml.safe_load((Path(__file__).parent / "everyday_words.yaml").read_text("utf-8"))
"""By pack and list: what is to be found, and the word for it in each language."""
MISSION = """\
format: 1   # first of all
tracks:
  - {id: alert, title: Alert, max: 3}   # counted
triggers:
  - id: bell
    on: entered
    do:
      - {op: raise, track: alert}   # louder
  - {id: dawn, on: round_ended, do: [{op: say, text: Dawn}]}
"""


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Callable[..., MapPage]:
    """Open a copy of a shipped pack, with a mission of one's own if it is given, and have it checked."""

    def open_it(name: str, mission: str = "") -> MapPage:
        folder = tmp_path / "packs" / name
        shutil.copytree(SCENARIOS / name, folder)
        if mission:
            (folder / "mission.yaml").write_text(mission, "utf-8", newline="")
            scenario = folder / "scenario.yaml"
            scenario.write_text(scenario.read_text("utf-8") + "mission: mission.yaml\n", "utf-8", newline="")
        page = window.open_pack(folder)
        assert page is not None
        qtbot.waitExposed(window)
        with qtbot.waitSignal(page.checker.found, timeout=SOON):
            page.checker.check_now()
        page.show_page("mission")
        shown = page.pages["mission"]
        assert isinstance(shown, MissionPage)
        shown.refresh()
        return page

    return open_it


def form_of(page: MapPage) -> MissionForm:
    """The form of the mission, as it is now."""
    shown = page.pages["mission"]
    assert isinstance(shown, MissionPage)
    shown.refresh()
    assert isinstance(shown.form, MissionForm)
    return shown.form


def popup(kind: type[Any] = Chooser) -> Any:
    """The small window that is shown."""
    found = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()]
    return found[0] if found else None


def asked(qtbot: QtBot, kind: type[Any] = Chooser) -> Any:
    """Wait for a small window."""
    qtbot.waitUntil(lambda: popup(kind) is not None, timeout=5_000)
    return popup(kind)


def chip_at(page: MapPage, *path: str | int) -> ChipControl:
    """The chip at a path of the mission."""
    found = form_of(page).reach(path)
    assert isinstance(found, ChipControl)
    return found


def steps_at(page: MapPage, *path: str | int) -> StepsPart:
    """A list of steps or conditions of the mission."""
    found = form_of(page).reach(path)
    assert isinstance(found, StepsPart)
    return found


def look(page: MapPage, *path: str | int) -> Any:
    """What the mission's file says at a path."""
    return page.session.document.look("mission", path)


class Hand:
    """A hand that clicks and types, and counts what it has chosen."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.choices, self.clicks = qtbot, 0, 0

    def click(self, widget: QWidget) -> None:
        """Click what is in sight."""
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())

    def choose(self, text: str) -> None:
        """Choose what is read in the small list, by a click on it."""
        shown = asked(self.qtbot)
        rows = [(shown.list, row) for row in range(shown.list.count())]
        rows += [(shown.aside, row) for row in range(shown.aside.count())]
        within, row = next((one, row) for one, row in rows if one.item(row).text() == text)
        self.choices += 1
        self.clicks += 1
        click_row(within, row)
        self.qtbot.waitUntil(lambda: popup() is not shown, timeout=5_000)

    def search(self, text: str) -> None:
        """Type into the small list, and take what comes first."""
        shown = asked(self.qtbot)
        QTest.keyClicks(shown.search, text)
        assert shown.list.count(), text
        self.choices += 1
        QTest.keyClick(shown.search, Qt.Key.Key_Return)
        self.qtbot.waitUntil(lambda: popup() is not shown, timeout=5_000)


def click_row(within: QListWidget, row: int) -> None:
    """Click a row of a list."""
    item = within.item(row)
    within.scrollToItem(item)
    spot: QPoint = within.visualItemRect(item).center()
    QTest.mouseClick(within.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.mark.long
def test_a_story_with_a_condition_takes_four_choices(opened: Callable[..., MapPage], qtbot: QtBot) -> None:
    page = opened("temple/first_steps", MISSION)
    hand = Hand(qtbot)
    hand.click(form_of(page).stories.new_button)
    hand.choose("The piece has moved to the place")
    assert look(page, "triggers", 2) == {"id": "story", "on": "entered", "do": []}
    hand.search("the piece is ninja")
    assert look(page, "triggers", 2, "if") == [{"test": "same", "piece": "piece", "is": "ninja"}]
    hand.search("alert")
    assert look(page, "triggers", 2, "do") == [{"op": "raise", "track": "alert"}]
    assert (hand.clicks, hand.choices) == (2, 3), "the button, and one row of each of three lists"
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert page.session.document.render("mission").decode("utf-8") == MISSION


@pytest.mark.long
def test_a_sentence_is_found_with_the_number_in_it(opened: Callable[..., MapPage], qtbot: QtBot) -> None:
    page = opened("temple/first_steps", MISSION)
    hand = Hand(qtbot)
    hand.click(steps_at(page, "triggers", 1, "if").adder)
    hand.search("alert at least 2")
    assert look(page, "triggers", 1, "if") == [{"test": "track", "track": "alert", "at_least": 2}]


@pytest.mark.long
def test_a_chip_is_changed_where_it_stands_and_comments_stay(
    opened: Callable[..., MapPage], qtbot: QtBot
) -> None:
    page = opened("temple/first_steps", MISSION)
    chip = chip_at(page, "triggers", 0, "do", 0, "by")
    assert (chip.chip.text(), chip.chip.property("chip")) == ("1", "number")
    chip.chip.setFocus()
    # A figure that is typed on a chip begins the search.
    QTest.keyClick(chip.chip, "4")  # type: ignore[call-overload]
    shown = asked(qtbot)
    assert shown.search.text() == "4"
    QTest.keyClick(shown.search, Qt.Key.Key_Return)
    assert look(page, "triggers", 0, "do", 0) == {"op": "raise", "track": "alert", "by": 4}
    text = page.session.document.render("mission").decode("utf-8")
    assert "- {op: raise, track: alert, by: 4}   # louder" in text
    assert page.session.stack.count() == 1
    page.session.stack.undo()
    assert page.session.document.render("mission").decode("utf-8") == MISSION


def test_a_text_is_written_in_all_languages_of_the_pack(opened: Callable[..., MapPage], qtbot: QtBot) -> None:
    page = opened("temple/first_steps", MISSION)
    chip = chip_at(page, "triggers", 1, "do", 0, "text")
    assert chip.chip.property("chip") == "text"
    QTest.mouseClick(chip.chip, Qt.MouseButton.LeftButton)
    writer = asked(qtbot, TextWriter)
    assert list(writer.lines) == ["en", "uk", "ru", "it"]
    QTest.keyClicks(writer.lines["it"], "Alba")
    QTest.keyClick(writer.lines["it"], Qt.Key.Key_Return)
    assert look(page, "triggers", 1, "do", 0, "text") == {"en": "Dawn", "it": "Alba"}


@pytest.mark.long
def test_pointing_at_a_chip_lights_it_on_the_map(opened: Callable[..., MapPage]) -> None:
    page = opened("temple/broken_causeway")
    chip = chip_at(page, "objectives", 0, "if", 0, "tag")
    chip.chip.entered.emit()
    assert page.canvas.lit == ["ferry_stage"]
    chip.chip.left.emit()
    assert page.canvas.lit == []


def test_a_list_begins_at_what_stands_there_and_the_map_follows(
    opened: Callable[..., MapPage], qtbot: QtBot
) -> None:
    at_the_pond = "do: [{op: move, piece: ninja, to: koi_pond}]"
    page = opened("temple/first_steps", MISSION.replace("do: [{op: say, text: Dawn}]", at_the_pond))
    path = ("triggers", 1, "do", 0, "to")
    chip = chip_at(page, *path)
    before = "koi_pond"
    chip.chip.setFocus()
    chip.open()
    shown = asked(qtbot)
    assert shown.list.currentItem().data(OFFER).value == before
    heads = [
        shown.list.item(row).text()
        for row in range(shown.list.count())
        if not shown.list.item(row).data(OFFER)
    ]
    assert heads[-1] == "In this pack"
    other = next(
        row
        for row in range(shown.list.count())
        if (offer := shown.list.item(row).data(OFFER)) is not None and offer.places and offer.value != before
    )
    wanted = shown.list.item(other).data(OFFER).value
    shown.take_item(shown.list.item(other))
    assert look(page, *path) == wanted
    qtbot.waitUntil(lambda: page.canvas.lit == [wanted])


@pytest.mark.long
def test_a_word_is_chosen_from_a_list_that_is_searched(opened: Callable[..., MapPage], qtbot: QtBot) -> None:
    page = opened("temple/first_steps", MISSION)
    actions = steps_at(page, "triggers", 1, "do")
    actions.ask()
    first = asked(qtbot)
    qtbot.keyClicks(first.search, "put piece on a place")
    assert first.list.item(0).text() == "Put … at the …"
    qtbot.keyClick(first.search, Qt.Key.Key_Return)
    assert look(page, "triggers", 1, "do", 1) == {"op": "move"}
    chip_at(page, "triggers", 1, "do", 1, "piece").open()
    second = asked(qtbot)
    qtbot.keyClicks(second.search, "ninja")
    qtbot.keyClick(second.search, Qt.Key.Key_Return)
    assert look(page, "triggers", 1, "do", 1) == {"op": "move", "piece": "ninja"}
    row = form_of(page).reach(("triggers", 1, "do", 1))
    assert isinstance(row, StepRow)
    union = row.body
    assert isinstance(union, UnionPart)
    union.set_word("remove")
    assert look(page, "triggers", 1, "do", 1) == {
        "op": "remove",
        "piece": "ninja",
    }


def test_a_field_that_a_sentence_has_not_yet_is_reached(opened: Callable[..., MapPage]) -> None:
    page = opened("temple/first_steps", MISSION)
    page.session.do("", Put("mission", ("triggers", 0, "if"), [{"test": "track", "track": "alert"}]))
    chip = chip_at(page, "triggers", 0, "if", 0, "at_least")
    assert chip.field.name == "at_least"


@pytest.mark.long
def test_a_story_says_how_it_fared_and_is_tried_from_just_before(
    opened: Callable[..., MapPage], qtbot: QtBot
) -> None:
    page = opened("temple/broken_causeway")
    page.session.show_findings({("trigger", "bell"): "happened in 61 of 100 games"})
    cards = form_of(page).stories.rows
    assert [row.fares.text() for row in cards if isinstance(row, StoryCard)][
        2
    ] == "happened in 61 of 100 games"
    game = load(SCENARIOS / "temple" / "broken_causeway")
    save = try_story(game, 2)
    assert save is not None
    match = loads(save, game)
    assert not any(
        event.kind == TRIGGERED and event.details["trigger"] == "bell" for event in match.state.log or []
    )
    after = []
    for action in game.legal(match.state):
        state = match.state.clone()
        game.apply(state, action)
        after.append(any(event.details.get("trigger") == "bell" for event in state.log or []))
    assert any(after)  # one move more, and it happens
    assert try_story(game, 99) is None


def found_first(context: FormContext, kind: str, word: str) -> list[str]:
    """What a search for a word offers first, by its name in files."""
    trigger = next(field for field in context.root.fields if field.name == "triggers").item()
    union = next(
        field for field in trigger.fields if field.name == ("do" if kind == "events" else kind)
    ).item()
    offers = event_offers(context) if kind == "events" else member_offers(context, union)
    owner = QWidget()
    shown = Chooser(owner, offers, others=other_words)
    shown.search.setText(word)
    rows = [shown.list.item(row).data(OFFER).value for row in range(min(3, shown.list.count()))]
    shown.close()
    return rows if kind == "events" else [value[union.tag] for value in rows]


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", EVERYDAY)
def test_everyday_words_find_what_is_meant_in_each_language(
    opened: Callable[..., MapPage], window: MainWindow, pack: str
) -> None:
    page = opened(pack, "" if pack != "temple/first_steps" else MISSION)
    context = form_of(page).context
    missed = []
    for number, language in enumerate(("en", "ru", "uk", "it")):
        window.speaking.switch(language)
        for kind, names in EVERYDAY[pack].items():
            for name, words in names.items():
                first = found_first(context, kind, words[number])
                if name not in first:
                    missed.append(f"{words[number]} ({language}, {kind}): {first}, not {name}")
    window.speaking.switch("en")
    assert missed == []


def test_every_condition_is_offered_as_a_sentence(opened: Callable[..., MapPage], window: MainWindow) -> None:
    context = form_of(opened("temple/first_steps", MISSION)).context
    trigger = next(field for field in context.root.fields if field.name == "triggers").item()
    union = next(field for field in trigger.fields if field.name == "if").item()
    for language in ("en", "ru", "uk", "it"):
        window.speaking.switch(language)
        offers = {offer.value[union.tag]: offer.text for offer in member_offers(context, union)}
        assert [word for word, told in offers.items() if told == words_of(word)] == []
        bare = {word: told for word, told in offers.items() if len(re.findall(r"[^\W\d]{2,}", told)) < 2}
        assert bare == {}, "said in words, not in dots"
    window.speaking.switch("en")


@pytest.mark.long
def test_a_pack_without_cards_is_offered_none(opened: Callable[..., MapPage]) -> None:
    of_cards = {
        "bought",
        "turned_up",
        "card_played",
        "draw",
        "put_card",
        "shuffle",
        "turn_up",
        "offer",
        "card",
    }

    def offered(page: MapPage) -> set[str]:
        context = form_of(page).context
        trigger = next(field for field in context.root.fields if field.name == "triggers").item()
        unions = [one.item() for one in trigger.fields if one.name in ("if", "do")]
        found = {offer.value[union.tag] for union in unions for offer in member_offers(context, union)}
        return found | {offer.value for offer in event_offers(context)}

    page = opened("temple/first_steps", MISSION)
    assert not offered(page) & of_cards
    page.session.do("", page.session.document.new_file("cards", {"format": 1, "cards": []}))
    assert offered(page) >= of_cards


def test_what_may_happen_stands_below_headings_that_nobody_can_choose(
    opened: Callable[..., MapPage], qtbot: QtBot
) -> None:
    page = opened("temple/first_steps", MISSION)
    form_of(page).stories.ask()
    shown = asked(qtbot)
    heads = [
        shown.list.item(row).text()
        for row in range(shown.list.count())
        if not shown.list.item(row).data(OFFER)
    ]
    assert heads == ["Pieces", "Doors, walls and ways", "Rounds and turns"]
    assert shown.list.currentItem().text() == "The piece has moved to the place"
    QTest.keyClick(shown.search, Qt.Key.Key_Up)
    assert shown.list.currentItem().text() == "The piece has moved to the place"
    click_row(shown.list, 0)
    assert shown.isVisible()
    QTest.keyClicks(shown.search, "round")
    assert shown.list.item(0).text() == "A round ends"


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "spies/back_yard", "senjutsu/teaching_duel", "scorpion/garden_gate"]
)
def test_every_recipe_that_is_offered_can_be_played(opened: Callable[..., MapPage], pack: str) -> None:
    page = opened(pack)
    context = page.pages["mission"].context  # type: ignore[attr-defined]
    offered = recipes(context)
    assert {"alarm", "two_places", "countdown", "reinforcements", "voice"} <= {one.id for one, _ in offered}
    before = {kind: page.session.document.render(kind) for kind in page.session.document.data}
    found, _ = check_held(page.path, page.session.document.held, page.session.registry)
    # a ruling may be about a game that a recipe ends before
    known = {one.code for one in found if one.severity == "hint"}
    for recipe, parts in offered:
        assert add_recipe(context, recipe, parts)
        found, _ = check_held(page.path, page.session.document.held, page.session.registry)
        new = [one for one in found if one.code not in known and not one.file.endswith("rulings.yaml")]
        assert [str(one.message) for one in new] == [], recipe.id
        page.session.stack.undo()
    assert {kind: page.session.document.render(kind) for kind in page.session.document.data} == before


@pytest.mark.long
def test_an_empty_mission_is_a_picture_a_sentence_and_recipes(
    opened: Callable[..., MapPage], qtbot: QtBot
) -> None:
    page = opened("temple/first_steps")
    shown = page.pages["mission"]
    assert isinstance(shown, MissionPage)
    assert shown.beginning.isVisibleTo(shown)
    assert shown.beginning.title.text() == "No stories yet"
    assert "The ninja reaches a tower: 20 rounds." in shown.beginning.told.text(), "the rules say who wins"
    assert len(shown.beginning.cards) >= 3
    card = shown.beginning.cards[0]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Space)  # the keyboard will do
    assert [one["id"] for one in look(page, "triggers")] == ["alarm_rises"]
    assert [one["id"] for one in look(page, "objectives")] == ["alarm_is_full"]
    assert page.session.stack.count() == 1
    form = form_of(page)
    assert form.tiles["story"]._about == "1 story"
    form.choose("goals")
    assert form.goals.isVisibleTo(form)
    assert not form.stories.isVisibleTo(form)
    page.session.stack.undo()
    shown.refresh()
    assert shown.beginning.isVisibleTo(shown)


@pytest.mark.long
def test_a_story_that_nobody_sees_is_made_when_somebody_does(
    opened: Callable[..., MapPage], qtbot: QtBot
) -> None:
    more = "".join(
        f"  - {{id: bell{n}, on: round_ended, do: [{{op: say, text: Dawn}}]}}\n" for n in range(60)
    )
    page = opened("temple/first_steps", MISSION + more)
    stories = form_of(page).stories
    assert len(stories.rows) == 62
    assert stories.rows[0].body is not None
    assert stories.rows[40].body is stories.rows[61].body is None
    mission = page.pages["mission"]
    assert isinstance(mission, MissionPage)
    mission.scroll_to(stories.rows[61])
    qtbot.waitUntil(lambda: stories.rows[61].body is not None)
    assert stories.rows[40].body is None
    assert chip_at(page, "triggers", 40, "do", 0, "text").chip.text() == "Dawn"
    card = stories.rows[40]
    assert isinstance(card, StoryCard)
    qtbot.waitUntil(lambda: card.title_button.isVisibleTo(card))
    stories.focus_row(30)
    assert stories.rows[30].body is not None


def test_a_change_tells_no_other_story_again(
    opened: Callable[..., MapPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(timeline, "told_in_a_line", lambda _, entry: told.append(entry) or "what happens")
    page = opened("temple/first_steps", MISSION)
    form = form_of(page)
    assert [span.event for span in form.timeline.timeline.spans]
    page.session.do("words", Put("mission", ("triggers", 1, "do", 0, "text"), "Dusk"))
    shown = page.pages["mission"]
    assert isinstance(shown, MissionPage)
    shown.refresh()
    assert told == []
    assert {span.told() for span in form.timeline.timeline.spans} == {"what happens"}
    assert sorted(entry["id"] for entry in told) == ["bell", "dawn"]
