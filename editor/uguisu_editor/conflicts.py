"""Asks about what a merge has left open, one thing after the other, with the map's part of it lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from uguisu.board import cell_id
from uguisu_changes.conflicts import Choice, by_index, conflicts_in, may_be_both, settle
from uguisu_changes.edits import Change
from uguisu_changes.merge import ROWS, Clash
from uguisu_changes.paths import MISSING
from uguisu_changes.yamltext import emit
from uguisu_editor.i18n import tr

if TYPE_CHECKING:
    from uguisu_editor.pages.banner import Banner, Words
    from uguisu_editor.session import Session

LEFT_OPEN = "left open"
"""What the banner speaks about."""
LONGEST = 60


class Asker(QObject):
    """Has the banner ask what is to stand where both sides of a merge changed one thing: mine, theirs, or both."""

    def __init__(
        self,
        session: Session,
        banner: Banner,
        light: Callable[[list[str]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.banner, self._light = session, banner, light
        self._asked: tuple[str, Clash] | None = None
        session.document.changed.connect(self._look)
        self._look([])

    @property
    def open(self) -> list[tuple[str, Clash]]:
        """What is still open, each with the kind of file that it is in."""
        data = self.session.document.data
        return [(kind, clash) for kind in data for clash in conflicts_in(data[kind])]

    def _look(self, _: list[Change]) -> None:
        first = next(iter(self.open), None)
        if first == self._asked:
            return
        self._asked = first
        if first is None:
            self._light([])
            self.banner.end(LEFT_OPEN)
            return
        self._light(self._places(*first))
        self.banner.say(LEFT_OPEN, self._question)

    def _question(self) -> Words:
        if self._asked is None:
            return "", []
        kind, clash = self._asked
        left = len(self.open)
        text = tr(
            "Two people changed {what} in {file}. I have {mine}, they have {theirs}.",
            what=self._called(clash),
            file=self.session.document.files[kind].name,
            mine=_told(clash.ours),
            theirs=_told(clash.theirs),
        )
        if left > 1:
            text = f"{text} {tr('%n more after this.', left - 1)}"
        choices: list[tuple[str, Choice]] = [(tr("Keep mine"), "ours"), (tr("Take theirs"), "theirs")]
        if may_be_both(clash):
            choices.append((tr("Keep both"), "both"))
        return text, [(words, lambda choice=choice: self.settle(choice)) for words, choice in choices]  # type: ignore[misc]

    def settle(self, choice: Choice) -> None:
        """Let what is asked about stand as one side has it, or both."""
        if self._asked is None:
            return
        kind, clash = self._asked
        data = self.session.document.data[kind]
        self.session.do(tr("Settle what a merge left open"), settle(kind, data, clash, choice))

    def _called(self, clash: Clash) -> str:
        if len(clash.path) > 2 and clash.path[-3] == ROWS:
            return cell_id(int(clash.path[-1]), int(clash.path[-2]))
        return " › ".join(map(str, clash.path)) or tr("everything")

    def _places(self, kind: str, clash: Clash) -> list[str]:
        """Return the places of the map that it is about."""
        board = self.session.board
        if kind != "map" or board is None:
            return []
        if len(clash.path) > 2 and clash.path[-3] == ROWS:
            wanted = [cell_id(int(clash.path[-1]), int(clash.path[-2]))]
        else:
            steps = [part for step in clash.path for part in str(step).split(", ")]
            wanted = steps if by_index(self.session.document.data[kind], clash.path[:2]) else []
        known = set(board.ids())
        return [name for name in wanted if name in known]


def _told(value: Any) -> str:
    if value is MISSING:
        return tr("not there")
    text = emit.flow(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
