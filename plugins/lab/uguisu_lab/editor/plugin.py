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


playtest.title = Message("Playtest")  # type: ignore[attr-defined]
playtest.area = "page"  # type: ignore[attr-defined]
playtest.beside_map = True  # type: ignore[attr-defined]


@hookimpl
def uguisu_editor_panels() -> list[Any]:
    """Bring the playtest."""
    return [playtest]
