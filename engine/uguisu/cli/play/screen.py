"""Views as lines of text."""

from __future__ import annotations

import click

from uguisu.core.game import Game
from uguisu.core.view import MoveView, View

SHOWN = 40
"""Moves that are listed at once."""


def table_lines(game: Game, view: View, language: str) -> list[str]:
    """Return tracks, pieces by place, marks and cards, as the view tells them."""
    lines = []
    if view.tracks:
        lines.append("   ".join(f"{track.title}: {track.value}/{track.high}" for track in view.tracks))
    lines += [f"  {where}: {', '.join(names)}" for where, names in _by_place(game, view, language).items()]
    for area in view.areas:
        held = ", ".join(area.cards) if area.cards is not None else f"{area.count} cards"
        lines.append(f"  {area.title}: {held or '-'}")
    lines += [f"  {name}: {fact}" for name, fact in view.notes.items()]
    return lines


def _by_place(game: Game, view: View, language: str) -> dict[str, list[str]]:
    by_place: dict[str, list[str]] = {}
    for piece in view.pieces:
        told = f"{piece.title} ({piece.state})" if piece.state else piece.title
        by_place.setdefault(_name(game, piece.place, language), []).append(told)
    for mark in view.marks:
        told = f"({mark.kind}{' ' + mark.label if mark.label else ''})"
        by_place.setdefault(_name(game, mark.place, language), []).append(told)
    return by_place


def _name(game: Game, place: str | None, language: str) -> str:
    return "-" if place is None else game.place_name(game.topology.index[place], language)


def move_lines(moves: list[tuple[int, MoveView]], total: int) -> list[str]:
    """Return the moves with their numbers, and how many more there are."""
    shown = moves[:SHOWN]
    width = max((len(move.label) for _, move in shown), default=0)
    lines = [
        f"{number:>3}  {move.label:<{width}}  {click.style(move.notation, dim=True)}"
        for number, move in shown
    ]
    if len(moves) > SHOWN:
        lines.append(f"     ... and {len(moves) - SHOWN} more of {total}: type a part of a name to find them")
    return lines


def result_lines(view: View) -> list[str]:
    """Return how the game ended."""
    if view.result is None:
        return []
    lines = [click.style(view.result.title, bold=True)]
    if view.result.rank:
        lines.append(view.result.rank)
    return lines
