"""What the lab brings to the editor. No Qt here: this is loaded with the plugins, whether there is an editor or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uguisu import Message, hookimpl

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_lab.editor.panel import PlaytestPanel


def playtest(session: Session) -> PlaytestPanel:
    """Return the panel of one map."""
    from uguisu_lab.editor.panel import PlaytestPanel

    return PlaytestPanel(session)


def _ahead(session: Session) -> None:
    """Have a process at hand that has read the pack."""
    from uguisu_lab.editor.process import keep_ready

    keep_ready(session.document.folder, session.document.texts())


playtest.ahead = _ahead  # type: ignore[attr-defined]
playtest.title = Message("Playtest")  # type: ignore[attr-defined]
playtest.area = "page"  # type: ignore[attr-defined]
playtest.beside_map = True  # type: ignore[attr-defined]


@hookimpl
def uguisu_editor_panels() -> list[Any]:
    """Bring the playtest."""
    return [playtest]
