"""Ground by the usual names of terrains and tags, for games that do not say how theirs looks."""

from __future__ import annotations

from collections.abc import Mapping

from uguisu.looks import GroundLook

_GRASS = GroundLook(fill="#d3dfaf", night="#4f7160", texture="grass")
_BOARDS = GroundLook(fill="#dcc49a", night="#8d7658", texture="boards")
_WATER = GroundLook(fill="#9cc6de", night="#35657f", texture="water")
_GRAVEL = GroundLook(fill="#d9d3c4", night="#7a766c", texture="gravel")
_STONE = GroundLook(fill="#cfcbc2", night="#6d6a64", texture="stone")
_TREE = GroundLook(fill="#c3d39c", night="#456656", texture="tree")
_BUSH = GroundLook(fill="#cbd9a4", night="#4a6b59", texture="bush")
_PAVED = GroundLook(fill="#cfccc6", night="#72716d")
_SNOW = GroundLook(fill="#f1f4f6", night="#8f9ba3")
_CRATE = GroundLook(fill="#d8cdb6", night="#6f6858", texture="crate")

USUAL: Mapping[str, GroundLook] = {
    "grass": _GRASS,
    "plain": _GRASS,
    "ground": GroundLook(fill="#ddd3b8", night="#6f6a55", texture="gravel"),
    "floor": GroundLook(fill="#e3d7bd", night="#85755c"),
    "raised_floor": GroundLook(fill="#d8ccb4", night="#7b6d57", texture="planks"),
    "creaky_floor": _BOARDS,
    "boards": _BOARDS,
    "planks": _BOARDS,
    "wood": _BOARDS,
    "bridge": _BOARDS,
    "boat": GroundLook(fill="#dcc49a", night="#8d7658", texture="boat"),
    "canvas": GroundLook(fill="#e1d8bf", night="#857c66"),
    "asphalt": _PAVED,
    "concrete": _PAVED,
    "runway": _PAVED,
    "roof": GroundLook(fill="#c9b1a1", night="#6b5a50", texture="planks"),
    "gravel": _GRAVEL,
    "sand": GroundLook(fill="#ecdcae", night="#8a7c5a", texture="gravel"),
    "dirt": GroundLook(fill="#d5bf9a", night="#75654c", texture="gravel"),
    "ash": GroundLook(fill="#c8c4be", night="#65625d", texture="gravel"),
    "pond": _WATER,
    "water": _WATER,
    "open_water": _WATER,
    "river": _WATER,
    "sea": _WATER,
    "river_bank": GroundLook(fill="#cdd6b0", night="#5b7263", texture="gravel"),
    "ice": GroundLook(fill="#dcebf1", night="#7d98a5", texture="ice"),
    "snow": _SNOW,
    "tree": _TREE,
    "forest": _TREE,
    "cherry": GroundLook(fill="#ead3d4", night="#6d5a5c", texture="blossom"),
    "bush": _BUSH,
    "bushes": _BUSH,
    "bamboo": GroundLook(fill="#cfe0a8", night="#546b47", texture="bamboo"),
    "mats": GroundLook(fill="#dccf98", night="#837a52", texture="mats"),
    "rock": _STONE,
    "stone": _STONE,
    "torii": GroundLook(fill="#ead2bf", night="#735f55", texture="torii"),
    "shrine": GroundLook(fill="#e8d3b8", night="#735f4a", texture="house"),
    "building": GroundLook(fill="#cdbfa9", night="#655c50", texture="house"),
    "barracks": GroundLook(fill="#cdbfa9", night="#655c50", texture="house"),
    "corpse": GroundLook(fill="#ddcdb8", night="#6a5f54", texture="skull"),
    "lamp": GroundLook(fill="#dcd8c0", night="#6d7260", texture="lamp"),
    "generator": _CRATE,
    "rack": _CRATE,
    "burning_cart": _CRATE,
}
