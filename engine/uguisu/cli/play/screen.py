"""What the terminal shows: the board drawn with letters, the table, the moves, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import click

from uguisu.board.topology import Topology
from uguisu.content.text import localize
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.core.text import Text
from uguisu.core.view import AreaView, MoveView, PieceView, TrackView, View, ViewBuilder, in_words
from uguisu.said import Said, joined, translate

Point = tuple[float, float]


def draw(
    topology: Topology, view: View, width: int = 100, height: int = 36, *, hints: Collection[str] = ()
) -> str:
    """Return the board as lines of text, at most `width` wide and `height` high.

    Marks of the kinds in `hints` are many and faint: of them no more than `?` and a letter is written.
    """
    stood: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.place is not None:
            stood.setdefault(piece.place, []).append(piece.id)
    for mark in view.marks:
        told = f"?{mark.label[:1]}" if mark.kind in hints else f"({mark.kind})"
        stood.setdefault(mark.place, []).append(told)
    spots = _spots(topology, width - 14, height)
    canvas = [[" "] * width for _ in range(height)]
    for edge in topology.edges:
        if topology.kind == "graph":
            _line(canvas, spots[edge.a], spots[edge.b])
    for row, labels in _labels(topology, spots, stood).items():
        _write_row(canvas[row], labels)
    rows = ["".join(row).rstrip() for row in canvas]
    while rows and not rows[-1]:
        rows.pop()
    return "\n".join(rows)


def _spots(topology: Topology, width: int, height: int) -> list[tuple[int, int]]:
    """Scale the places' centres to columns and rows, the same both ways (a letter is twice as high as wide)."""
    centres: list[Point] = [topology.centres[place] for place in range(len(topology))]
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    across = max(max(x for x, _ in centres) - left, 1e-9)
    down = max(max(y for _, y in centres) - top, 1e-9)
    return [
        (round((x - left) / across * (width - 1)), round((y - top) / down * (height - 1))) for x, y in centres
    ]


def _line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(0, steps + 1, 2):
        x = start[0] + (end[0] - start[0]) * step // steps
        y = start[1] + (end[1] - start[1]) * step // steps
        canvas[y][x] = "."


def _labels(
    topology: Topology, spots: list[tuple[int, int]], stood: dict[str, list[str]]
) -> dict[int, list[tuple[int, str, bool]]]:
    """Return by row what is written at which column, and whether somebody stands there."""
    rows: dict[int, list[tuple[int, str, bool]]] = {}
    for name, (x, y) in zip(topology.ids, spots, strict=True):
        here = ",".join(stood.get(name, ()))
        rows.setdefault(y, []).append((x, f"[{here}]{name}" if here else name, bool(here)))
    return rows


def _write_row(row: list[str], labels: list[tuple[int, str, bool]]) -> None:
    """Write labels, cut short where the next begins; one where somebody stands is cut last of all."""
    for taken in (False, True):
        ordered = sorted(label for label in labels if taken or not label[2])
        for number, (x, text, stands) in enumerate(ordered):
            if stands is not taken:
                continue
            end = ordered[number + 1][0] - 1 if number + 1 < len(ordered) else len(row)
            room = len(row) - x if taken else max(end - x, 1)
            for offset, letter in enumerate(text[:room]):
                row[x + offset] = letter


SHOWN = 40
"""Moves that are listed at once."""
AWAY = 8
"""Pieces on no place that are named, of each sort."""


def table_lines(game: Game, view: View, language: str) -> list[str]:
    """Return tracks, pieces by place, marks and cards, as the view tells them; what is empty is left out."""
    lines = []
    if view.tracks:
        lines.append("   ".join(map(_track, view.tracks)))
    alike: dict[tuple[str, ...], list[str]] = {}
    for where, names in _by_place(game, view, language).items():
        alike.setdefault(tuple(names), []).append(where)
    lines += [f"  {', '.join(places)}: {', '.join(names)}" for names, places in alike.items()]
    lines += _away(view, language)
    for area in view.areas:
        if area.cards or (area.cards is None and area.count):
            lines.append(f"  {area.title}: {_cards(game, area, language)}")
    lines += _hints(game, view, language)
    lines += [f"  {note}" for note in view.told]
    return lines


def _track(track: TrackView) -> str:
    return f"{track.title}: {track.label or f'{track.value}/{track.high}'}"


def _away(view: View, language: str) -> list[str]:
    """Tell the pieces that are on no place: those with something to say of them by that, the others as out of sight."""
    found: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.place is None:
            found.setdefault(piece.condition, []).append(piece.title)
    lines = []
    for condition, titles in found.items():
        more = [Said("and {count} more", count=len(titles) - AWAY)] if len(titles) > AWAY else []
        where = condition or translate(Said("out of sight"), language)
        lines.append(f"  {where}: {translate(joined([*titles[:AWAY], *more]), language)}")
    return lines


def _by_place(game: Game, view: View, language: str) -> dict[str, list[str]]:
    by_place: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.place is not None:
            by_place.setdefault(_name(game, piece.place, language), []).append(_piece(game, piece, language))
    for mark in view.marks:
        if mark.kind in game.aids:
            continue
        words = f"{mark.title or mark.kind} {in_words(game, mark.label, language)}".strip()
        by_place.setdefault(_name(game, mark.place, language), []).append(f"({words})")
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


def _piece(game: Game, piece: PieceView, language: str) -> str:
    told = [piece.condition] if piece.condition else []
    ways = game.names.get("facing")
    if piece.facing is not None and piece.place is not None and ways:
        told.append(localize(ways[game.topology.directions[piece.facing]], language))
    if piece.towards:
        told.append(f"→ {_name(game, piece.towards, language)}")
    return f"{piece.title} ({' '.join(told)})" if told else piece.title


def _cards(game: Game, area: AreaView, language: str) -> str:
    """Tell the cards by their titles, equal ones together, or how many backs there are."""
    if area.cards is None:
        return translate(Said("cards: {count}", count=area.count), language)
    titles = Counter(localize(game.card_titles.get(card) or card, language) for card in area.cards)
    return ", ".join(title if count == 1 else f"{count} × {title}" for title, count in titles.items())


def _name(game: Game, place: str, language: str) -> str:
    return game.place_name(game.topology.index[place], language)


def move_lines(moves: list[tuple[int, MoveView]], total: int, language: str) -> list[str]:
    """Return the moves with their numbers, and how many more there are."""
    shown = moves[:SHOWN]
    width = max((len(move.label) for _, move in shown), default=0)
    lines = [
        f"{number:>3}  {move.label:<{width}}  {click.style(move.notation, dim=True)}"
        for number, move in shown
    ]
    if len(moves) > SHOWN:
        more = Said(
            "... and {count} more of {total}: type part of a name to find them",
            count=len(moves) - SHOWN,
            total=total,
        )
        lines.append(f"     {translate(more, language)}")
    return lines


def result_lines(view: View) -> list[str]:
    """Return how the game ended."""
    if view.result is None:
        return []
    lines = [click.style(view.result.title, bold=True)]
    if view.result.rank:
        lines.append(view.result.rank)
    return lines


def log_lines(
    game: Game, state: State, viewer: int | None, language: str, since: int = 0
) -> list[tuple[int, str]]:
    """Return the log from entry `since` on as (ply, line), as far as `viewer` knows it.

    `viewer` is a seat's index, -1 for an onlooker, None for somebody who knows all.
    """
    teller = ViewBuilder(game, state, -1 if viewer is None else viewer, language)
    return [
        (event.ply, teller.tell(Text(f"event.{event.kind}", event.details)))
        for event in (state.log or [])[since:]
        if viewer is None or event.heard_by(viewer)
    ]
