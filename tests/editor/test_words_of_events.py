"""Events as a story is offered them: each reads otherwise than all others, and what it brings is called by its kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu_editor.forms.offers import event_offers
from uguisu_editor.i18n import LANGUAGES
from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def offered(window: MainWindow, pack: str) -> dict[str, str]:
    """Return how the events of a pack's game read, by their names."""
    page = window.open_pack(SCENARIOS / pack)
    assert page is not None
    page.show_page("mission")
    return {offer.value: offer.text for offer in event_offers(page.pages["mission"].context)}  # type: ignore[attr-defined]


def test_what_an_event_brings_is_called_by_its_kind(window: MainWindow) -> None:
    spies = offered(window, "spies/back_yard")
    assert spies["spy_stopped"] == "A spy has stopped at the place"
    assert spies["unit_stopped"] == "A unit of the guard has stopped at the place"
    assert spies["taken"] == "A spy has taken the thing"
    assert offered(window, "scorpion/garden_gate")["listening"] == "The piece listens at the place"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_events_read_alike(window: MainWindow, language: str) -> None:
    window.set_language(language)
    for pack in ("spies/back_yard", "scorpion/garden_gate", "temple/broken_causeway"):
        told = list(offered(window, pack).values())
        assert len(told) == len(set(told)), pack
