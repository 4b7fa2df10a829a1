"""Views as lines of text."""

from __future__ import annotations

from collections import Counter

import click

from uguisu.content.text import localize
from uguisu.core.game import Game
from uguisu.core.text import Text
from uguisu.core.view import AreaView, MoveView, PieceView, View

SHOWN = 40
"""Moves that are listed at once."""
AWAY = 8
"""Pieces out of sight that are named."""


def table_lines(game: Game, view: View, language: str) -> list[str]:
    """Return tracks, pieces by place, marks and cards, as the view tells them; what is empty is left out."""
    lines = []
    if view.tracks:
        lines.append("   ".join(f"{track.title}: {track.value}/{track.high}" for track in view.tracks))
    lines += [f"  {where}: {', '.join(names)}" for where, names in _by_place(game, view, language).items()]
    away = [_piece(piece) for piece in view.pieces if piece.place is None]
    if away:
        more = f" and {len(away) - AWAY} more" if len(away) > AWAY else ""
        lines.append(f"  not to be seen: {', '.join(away[:AWAY])}{more}")
    for area in view.areas:
        if area.cards or (area.cards is None and area.count):
            lines.append(f"  {area.title}: {_cards(game, area, language)}")
    lines += _hints(game, view, language)
    lines += [f"  {name}: {fact}" for name, fact in view.notes.items() if fact not in ([], {}, "", None)]
    return lines


def _by_place(game: Game, view: View, language: str) -> dict[str, list[str]]:
    by_place: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.place is not None:
            by_place.setdefault(_name(game, piece.place, language), []).append(_piece(piece))
    for mark in view.marks:
        if mark.kind in game.aids:
            continue
        told = f"({mark.kind}{' ' + mark.label if mark.label else ''})"
        by_place.setdefault(_name(game, mark.place, language), []).append(told)
    return by_place


def _hints(game: Game, view: View, language: str) -> list[str]:
    """Tell what the helps that are on have marked: one line a help and label, with all its places."""
    found: dict[tuple[str, str], list[str]] = {}
    for mark in view.marks:
        if mark.kind in game.aids:
            found.setdefault((mark.kind, mark.label), []).append(_name(game, mark.place, language))
    titles = {piece.id: piece.title for piece in view.pieces}
    return [
        f"  {game.texts.tell(Text(f'aid.{kind}'), language)}, {titles.get(label, label)}: "
        f"{len(places)}: {', '.join(sorted(places))}"
        for (kind, label), places in found.items()
    ]


def _piece(piece: PieceView) -> str:
    return f"{piece.title} ({piece.state})" if piece.state else piece.title


def _cards(game: Game, area: AreaView, language: str) -> str:
    """Tell the cards by their titles, equal ones together, or how many backs there are."""
    if area.cards is None:
        return f"{area.count} cards"
    titles = Counter(localize(game.card_titles.get(card) or card, language) for card in area.cards)
    return ", ".join(title if count == 1 else f"{count} × {title}" for title, count in titles.items())


def _name(game: Game, place: str, language: str) -> str:
    return game.place_name(game.topology.index[place], language)


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
