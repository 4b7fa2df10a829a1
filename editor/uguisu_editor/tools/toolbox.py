"""All tools, in the order of the toolbar."""

from __future__ import annotations

from uguisu_editor.tools.background import BackgroundTool
from uguisu_editor.tools.edges import EdgeTool
from uguisu_editor.tools.graph import GraphEraser, LinkTool, PlaceTool, ZoneTool
from uguisu_editor.tools.hand import HandTool
from uguisu_editor.tools.lasso import LassoTool
from uguisu_editor.tools.place_brushes import PropTool, TagTool
from uguisu_editor.tools.select import SelectTool
from uguisu_editor.tools.stamp import StampTool
from uguisu_editor.tools.terrain import BrushTool, EraserTool, FillTool, LineTool, RectangleTool
from uguisu_editor.tools.tool import Tool

TOOLS: tuple[type[Tool], ...] = (
    SelectTool,
    HandTool,
    PlaceTool,
    ZoneTool,
    LinkTool,
    GraphEraser,
    BrushTool,
    EraserTool,
    FillTool,
    RectangleTool,
    LineTool,
    EdgeTool,
    TagTool,
    PropTool,
    LassoTool,
    StampTool,
    BackgroundTool,
)
