"""A problem leads to what mends it: a tool, a dock, a field, the page where a file is begun; seldom to a text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from uguisu.content.diagnostics import Diagnostic
from uguisu.messages.message import Message
from uguisu_changes.edits import Drop, Edit, Put
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.model.check_process import check_held
from uguisu_editor.model.checking import fix_of
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.templates import make_pack as write_pack

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Check = Callable[["MapPage"], list[Diagnostic]]


@pytest.fixture
def camp(window: MainWindow, tmp_path: Path) -> MapPage:
    """A new pack of Spies: it has no mission yet, and so no units."""
    write_pack(tmp_path / "camp", title="Camp", game="spies", version="0.1", kind="squares")
    page = window.open_pack(tmp_path / "camp")
    assert page is not None
    return page


def follow(window: MainWindow, page: MapPage, code: str) -> QWidget | None:
    """Click on a problem, and return what has the keyboard then."""
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    row = next(at for at, found in enumerate(page.problems) if found.code == code)
    dock.table.setCurrentItem(dock.table.topLevelItem(row))
    dock.jump()
    assert not page.shows_source
    return QApplication.focusWidget()


@pytest.fixture
def check() -> Check:
    """Check a page's pack here and now, and not in a process of its own: what is found is the same."""

    def check_it(page: MapPage) -> list[Diagnostic]:
        session = page.session
        found, facts = check_held(
            session.document.folder, session.document.held, session.registry, compiling=True
        )
        if facts is not None:
            session.learn(facts)
        page.checker.stop()
        page.checker.found.emit(found)
        return page.problems

    return check_it


def name_of(widget: QWidget | None) -> str:
    return widget.accessibleName() if widget is not None else ""


@pytest.mark.long
def test_no_units_awake_leads_to_the_mission(window: MainWindow, camp: MapPage, check: Check) -> None:
    check(camp)
    follow(window, camp, "spies-too-few-units")
    assert camp.name == "mission"
    form = camp.pages["mission"]
    assert form.make_button.hasFocus()  # type: ignore[attr-defined]
    form._begin("triggers", "round_began")  # type: ignore[attr-defined]
    check(camp)
    follow(window, camp, "spies-cannot-win")
    assert camp.name == "mission"
    assert form.form.isAncestorOf(QApplication.focusWidget())  # type: ignore[attr-defined]


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(
    ("edit", "code", "page", "field"),
    [
        (Drop("scenario", ("title",)), "missing-key", "scenario", "Title"),
        (Put("scenario", ("needs", "spies"), ">=9"), "wrong-plugin-version", "scenario", "spies"),
        (Drop("map", ("id",)), "missing-key", "map", "Id"),
        (Put("map", ("cells",), [{"id": "a1", "tags": 3}]), "wrong-type", "map", "Tags"),
    ],
)
def test_a_problem_leads_to_its_field(
    window: MainWindow, camp: MapPage, check: Check, edit: Edit, code: str, page: str, field: str
) -> None:
    camp.session.do("", edit)
    assert code in [found.code for found in check(camp)]
    focus = follow(window, camp, code)
    assert (camp.name, name_of(focus)) == (page, field)


def test_a_problem_of_the_legend_leads_to_the_brush(window: MainWindow, camp: MapPage, check: Check) -> None:
    camp.session.choose(sign=".")
    check(camp)
    follow(window, camp, "unused-legend-char")
    assert camp.name == "map"
    assert camp.canvas.tool is camp.tools["brush"]
    assert camp.session.choices.sign == "#"


def test_did_you_mean_is_one_click(
    window: MainWindow, make_pack: Callable[[str], Path], check: Check
) -> None:
    page = window.open_pack(make_pack("graph"))
    assert page is not None
    mission = {
        "format": 1,
        "tracks": [{"id": "alarm_bells", "title": "Bells", "max": 3}],
        "triggers": [{"on": "round_ended", "do": [{"op": "raise", "track": "alarm_bell"}]}],
    }
    page.session.do("", page.session.document.new_file("mission", mission))
    found = next(
        found for found in check(page) if "alarm_bell" in found.message and found.code != "does-nothing"
    )
    assert found.fix is None  # whoever tells it knows the word, and not what it takes to write it
    follow(window, page, found.code)
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    assert dock.fix_button.isEnabled()
    assert "alarm bells" in dock.fix_button.text()
    dock.fix_button.click()
    assert page.session.document.look("mission", ("triggers", 0, "do", 0, "track")) == "alarm_bells"


def test_a_misspelt_key_is_renamed(make_pack: Callable[[str], Path]) -> None:
    document = PackDocument.open(make_pack("graph"))
    path = ("options", "hands", "knife")
    document.apply(Put("scenario", ("options",), {"hands": {"knife": 2}}))
    told, hint = (
        Message("no card is called '{card}'", card="knife"),
        Message("Did you mean `{near}`?", near="knives"),
    )
    found = Diagnostic(file="scenario.yaml", code="no-card", message=told, hint=hint, path=path)
    edit = fix_of(document, found)
    assert edit is not None
    document.apply(edit)
    assert document.look("scenario", ("options",)) == {"hands": {"knives": 2}}
