"""Ways of drawing symmetrically: what they are called, and taking one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_editor.i18n import tr

if TYPE_CHECKING:
    from uguisu_editor.session import Session


def symmetry_title(mode: str) -> str:
    """Return what people call a way of drawing symmetrically."""
    return {
        "none": tr("None"),
        "left-right": tr("Mirror left and right"),
        "top-bottom": tr("Mirror top and bottom"),
        "both": tr("Mirror both ways"),
        "180": tr("Half turn (180°)"),
        "90": tr("Quarter turns (90°)"),
        "120": tr("Three-fold (120°)"),
        "60": tr("Six-fold (60°)"),
    }[mode]


def choose_symmetry(session: Session, mode: str) -> None:
    """Draw in a way from now on, about the middle of the map as it is."""
    board = session.board
    if board is not None:
        left, top, right, bottom = board.bounds
        session.choose(symmetry=mode, centre=((left + right) / 2, (top + bottom) / 2))
