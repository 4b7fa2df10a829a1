"""The board of a view as one picture, with all that stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uguisu_tools.drawing.drawing import spacing_of
from uguisu_tools.drawing.picture import Look, frame_of, picture_of
from uguisu_tools.drawing.svg import write_marks
from uguisu_tools.looks.scene import Scene

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.looks import GameLook
    from uguisu.views import View


def svg_of_view(game: Game[Any], view: View, look: GameLook) -> str:
    """Return what a view shows on the board, as an SVG document."""
    chosen = Look(labels=False, legend=False, game=look)
    picture, frame = picture_of(game.topology, None, chosen), frame_of(game.topology, chosen)
    scene = Scene(game.topology, look, frame.scale * spacing_of(game.topology), sides=game.sides)
    box = f'viewBox="0 0 {picture.width:.2f} {picture.height:.2f}"'
    size = f'width="{picture.width:.2f}" height="{picture.height:.2f}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size}>{write_marks(picture.marks)}'
        f'<g transform="translate({frame.left:.2f} {frame.top:.2f})">{write_marks(scene.shown(view), "t")}</g></svg>\n'
    )
