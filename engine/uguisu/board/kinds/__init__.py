"""Kinds of maps, a module each: the model of its files and how it becomes a Topology.

A kind of your own is a `MapKind` that a plugin returns from the hook `uguisu_map_kinds`; what it compiles to is a Topology like
any other, with a layout of its own if neither places at will, nor squares, nor hexes will do. What may be wrong with its maps
alone is found by a lint of the plugin (`uguisu_lints`). The editor's part of a kind is in `uguisu_editor.map_kinds`.
"""

from uguisu.board.kinds.kind import MapKind, kind_of, own_kinds

__all__ = ["MapKind", "kind_of", "own_kinds"]
