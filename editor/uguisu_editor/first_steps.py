"""The steps in which a pack is made: what there is of each now, and which problems belong to which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uguisu import FirstChange, Stage
from uguisu.checks import Diagnostic
from uguisu.messages import translate
from uguisu_changes.edits import Edit, Group
from uguisu_changes.same import plain_copy
from uguisu_editor.i18n import Speaking, of_engine
from uguisu_editor.model.checking import kind_of
from uguisu_editor.model.turning import turned
from uguisu_editor.model.visible import visible

if TYPE_CHECKING:
    from uguisu import LocalText
    from uguisu_editor.session import Session


def stages_of(session: Session) -> tuple[Stage, ...]:
    """Return the steps that the pack's game declares."""
    return session.game.type.stages if session.game is not None else ()


def said_in(text: LocalText) -> str:
    """Return a text of a game in the language of the user."""
    return visible(of_engine(translate(text, Speaking.spoken)))


def files_of(session: Session) -> dict[str, Any]:
    """Return what the files of a pack say, for a game's own code, which may do with it what it likes."""
    return {kind: plain_copy(data) for kind, data in session.data.items()}


def told_of(session: Session, stage: Stage) -> str:
    """Say in the game's words what there is of a step; empty: it has none."""
    if stage.told is None:
        return ""
    try:
        return said_in(stage.told(files_of(session)))
    except Exception:  # whatever a game's code raises about files that nobody has checked yet
        return ""


def stage_of(session: Session, found: Diagnostic) -> str:
    """Return the step that a problem belongs to."""
    known = [stage.id for stage in stages_of(session)]
    kind, path = kind_of(session.document, found) or "scenario", found.path or ()
    wanted = "goal"
    if kind == "map":
        wanted = "draw"
    elif kind == "cards":
        wanted = "cards"
    elif session.game is not None and any(
        kind == piece.file and path[: len(piece.path)] == piece.path for piece in session.game.type.placeables
    ):
        wanted = "place"
    return next((name for name in (wanted, "goal", "place", *known) if name in known), "")


def first_changes_of(session: Session) -> tuple[FirstChange, ...]:
    """Return the changes that the pack's game offers to do first."""
    return session.game.type.first_changes if session.game is not None else ()


def edit_of(session: Session, change: FirstChange) -> Edit | None:
    """Return the edit that does a first change; None: it is done, or cannot be."""
    files = files_of(session)
    try:
        wanted = change.make(files)
    except Exception:  # whatever a game's code raises about files that nobody has checked yet
        return None
    if wanted is None:
        return None
    data = session.data
    return Group([edit for kind, said in wanted.items() for edit in turned(kind, data.get(kind), said)])
