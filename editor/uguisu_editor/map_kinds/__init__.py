"""Kinds of maps as the editor has them, a folder each; the engine's part of a kind is in `uguisu.board.kinds`.

A folder has the kind itself (`MapKind`), its board (what is found on a map of it), edits, parts that are cut out and put in,
and, with Qt, the painter and the tools. Nothing outside asks what a map's kind is called: it asks the kind.
"""
