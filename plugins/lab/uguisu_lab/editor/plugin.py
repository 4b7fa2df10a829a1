"""What the lab brings to the editor. No Qt here: this is loaded with the plugins, whether there is an editor or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from uguisu import Message, hookimpl

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_lab.editor.panel import PlaytestPanel


def playtest(session: Session) -> PlaytestPanel:
    """Return the panel of one map."""
    from uguisu_lab.editor.panel import PlaytestPanel

    return PlaytestPanel(session)


def _ahead(session: Session) -> None:
    """Tell what the last playtest showed, and have a process at hand that has read the pack, until it is closed."""
    from uguisu_lab.editor.playtest import tell_kept
    from uguisu_lab.editor.process import keep_ready, let_go

    tell_kept(session)
    keep_ready(session.document.folder, session.document.texts())
    if session not in _followed:
        _followed.add(session)
        session.closing.connect(let_go)


_followed: WeakSet[Session] = WeakSet()


playtest.ahead = _ahead  # type: ignore[attr-defined]
playtest.title = Message("Playtest")  # type: ignore[attr-defined]
playtest.area = "page"  # type: ignore[attr-defined]
playtest.beside_map = True  # type: ignore[attr-defined]


@hookimpl
def uguisu_editor_panels() -> list[Any]:
    """Bring the playtest."""
    return [playtest]
