"""What the terminal shows below the map: the table, the moves, cards, the log. Rich lays it out."""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

import click

from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.core.text import Text
from uguisu.core.view import AreaView, EventView, MoveView, PieceView, TrackView, View, ViewBuilder, in_words
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, joined, translate
from uguisu_tools.cli.board.looks import PLAINER
from uguisu_tools.cli.board.scene import mark_code, mark_codes, piece_codes

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text as Line

NARROWEST, WIDEST = 40, 120
GAP = 3
"""Spaces between columns of the table."""
SHOWN = 40
"""Moves of one sort that are listed at once."""
AWAY = 8
"""Pieces on no place that are named, of each sort."""
MANY = 6
"""Sorts of cards of somebody else's, or of nobody's, that are told by name unless they are asked for."""


def width_of_terminal() -> int:
    """Return how many letters a line has; 80 where nothing tells."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def show(*parts: RenderableType) -> None:
    """Print what Rich lays out: in colours on a terminal, unless NO_COLOR is set, and in signs that it can show."""
    from rich.console import Console

    terminal = sys.stdout.isatty()
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=width_of_terminal(),
        force_terminal=terminal,
        color_system="standard" if terminal else None,
        no_color="NO_COLOR" in os.environ,
        legacy_windows=False,
        highlight=False,
        emoji=False,
    )
    for part in parts:
        console.print(part, soft_wrap=False)
    text = "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
    click.echo(_showable(text))


def _showable(text: str) -> str:
    """Replace signs that the terminal's encoding does not have by plainer ones."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return text.translate(PLAINER)
    return text


def table_lines(game: Game, view: View, language: str, *, whole: bool = True) -> list[str]:
    """Return tracks, pieces by place, marks and cards, as the view tells them; what is empty is left out.

    Cards of others are counted where they are many, unless the `whole` table is wanted.
    """
    lines = []
    if view.tracks:
        lines.append("   ".join(map(_track, view.tracks)))
    alike: dict[tuple[str, ...], list[str]] = {}
    for where, names in _by_place(game, view, language).items():
        alike.setdefault(tuple(names), []).append(where)
    lines += [f"  {', '.join(places)}: {', '.join(names)}" for names, places in alike.items()]
    lines += _away(view, language)
    lines += card_lines(game, view, language, whole=whole)
    lines += _hints(game, view, language)
    lines += [f"  {note}" for note in view.told]
    return lines


def card_lines(game: Game, view: View, language: str, *, whole: bool) -> list[str]:
    """Return what lies in each hand, deck and pile that has cards."""
    lines = []
    for area in view.areas:
        if area.cards or (area.cards is None and area.count):
            own = area.owner == view.seat
            many = not whole and not own and area.cards is not None and len(set(area.cards)) > MANY
            told = (
                translate(
                    Message(
                        "{count} {count:card|cards}, type `cards` to see {count:it|them}",
                        count=len(area.cards or ()),
                    ),
                    language,
                )
                if many
                else _cards(game, area, language)
            )
            lines.append(f"  {area.title}: {told}")
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
        more = [Message("and {count} more", count=len(titles) - AWAY)] if len(titles) > AWAY else []
        where = condition or translate(Message("out of sight"), language)
        lines.append(f"  {where}: {translate(joined([*titles[:AWAY], *more]), language)}")
    return lines


def _by_place(game: Game, view: View, language: str) -> dict[str, list[str]]:
    """Tell who and what is on each place, each with its short name on the map."""
    by_place: dict[str, list[str]] = {}
    pieces, marks = piece_codes(game, language), mark_codes(game, language)
    for piece in view.pieces:
        if piece.place is not None:
            text = f"{pieces.get(piece.id, '')} {_piece(game, piece, language)}".strip()
            by_place.setdefault(_name(game, piece.place, language), []).append(text)
    for mark in view.marks:
        if mark.kind in game.aids:
            continue
        words = f"{mark.title or mark.kind} {in_words(game, mark.label, language)}".strip()
        text = f"{mark_code(marks, mark)} ({words})"
        by_place.setdefault(_name(game, mark.place, language), []).append(text)
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
    lines = [piece.condition] if piece.condition else []
    ways = game.names.get("facing")
    if piece.facing is not None and piece.place is not None and ways:
        lines.append(localize(ways[game.topology.directions[piece.facing]], language))
    if piece.towards:
        lines.append(f"→ {_name(game, piece.towards, language)}")
    return f"{piece.title} ({' '.join(lines)})" if lines else piece.title


def _cards(game: Game, area: AreaView, language: str) -> str:
    """Tell the cards by their titles, equal ones together, or how many backs there are."""
    if area.cards is None:
        return translate(Message("{count} {count:card|cards}", count=area.count), language)
    titles = Counter(localize(game.card_titles.get(card) or card, language) for card in area.cards)
    return ", ".join(title if count == 1 else f"{count} × {title}" for title, count in titles.items())


def _name(game: Game, place: str, language: str) -> str:
    return game.place_name(game.topology.index[place], language)


def show_lines(lines: list[str]) -> None:
    """Print lines of the table: short ones side by side, long ones broken between words, what goes on set in."""
    from rich.columns import Columns

    width = width_of_terminal()
    parts: list[RenderableType] = []
    for short, run in groupby(lines, lambda line: len(line) < width // 2 - GAP):
        told = [_line(line, width) for line in run]
        if short and len(told) > 1:
            parts.append(Columns(told, padding=(0, GAP), column_first=True))
        else:
            parts += told
    show(*parts)


def _line(line: str, width: int) -> Line:
    from rich.text import Text as Line

    set_in = len(line) - len(line.lstrip())
    told = textwrap.wrap(
        line.strip(),
        width,
        initial_indent=" " * set_in,
        subsequent_indent=" " * 2 * set_in,
        break_on_hyphens=False,
    )
    found = Line("\n".join(told))
    if set_in and ": " in line:
        found.stylize("bold", set_in, line.index(": ") + 1)
    return found


Numbered = tuple[int, MoveView]


def grouped(game: Game, moves: list[Numbered], language: str) -> dict[str, list[tuple[int, str]]]:
    """Return moves by how their labels begin, with what differs: "Spy 1 goes to", then the squares.

    A label is parted where the name of a place, a piece or a card begins that it is about. Moves that share nothing with
    another stand under "".
    """
    found: dict[str, list[tuple[int, str]]] = {}
    whole = {number: move.label for number, move in moves}
    for number, move in moves:
        at = min(
            (at for name in _named(game, move, language) if (at := move.label.find(name)) > 0),
            default=0,
        )
        found.setdefault(move.label[:at].rstrip(), []).append((number, move.label[at:]))
    alone = [part for head, parts in found.items() if head and len(parts) == 1 for part in parts]
    together = {head: parts for head, parts in found.items() if head and len(parts) > 1}
    rest = sorted((number, whole[number]) for number, _ in [*alone, *found.get("", ())])
    return {**({"": rest} if rest else {}), **together}


def _named(game: Game, move: MoveView, language: str) -> list[str]:
    titles = {piece.id: piece.title for piece in game.pieces}
    return [
        *(_name(game, place, language) for place in move.places),
        *(localize(titles[piece] or piece, language) for piece in move.pieces if piece in titles),
        *(localize(game.card_titles.get(card) or card, language) for card in move.cards),
    ]


def show_moves(game: Game, moves: list[Numbered], language: str) -> None:
    """Print the moves with their numbers, those of one sort side by side."""
    from rich.columns import Columns
    from rich.table import Table
    from rich.text import Text as Line

    grid = Table.grid(padding=(0, 1))
    grid.add_column(max_width=width_of_terminal() // 3)
    grid.add_column()
    groups = grouped(game, moves, language)
    digits = len(str(max((number for number, _ in moves), default=1)))
    for head, parts in groups.items():
        entries = [
            Line.assemble((f"{number:>{digits}}", "bold"), f" {label}") for number, label in parts[:SHOWN]
        ]
        if len(parts) > SHOWN:
            more = Message("... and {count} more: type part of a name", count=len(parts) - SHOWN)
            entries.append(Line(translate(more, language), "dim"))
        if head:
            grid.add_row(Line(f"  {head} …"), Columns(entries, padding=(0, 2)))
        else:
            show(*(Line("  ").append_text(entry) for entry in entries))
    if grid.row_count:
        show(grid)


def show_found(moves: list[Numbered]) -> None:
    """Print moves that were asked for, one a line, with how they are typed."""
    from rich.table import Table
    from rich.text import Text as Line

    grid = Table.grid(padding=(0, 2))
    for number, move in moves[:SHOWN]:
        grid.add_row(Line(f"{number:>4}", "bold"), Line(move.label), Line(move.notation, "dim"))
    show(grid)


def show_card(game: Game, card: str, language: str) -> None:
    """Print a card: its title, what the game says of it, its diagrams, its text."""
    from rich.columns import Columns
    from rich.console import Group
    from rich.panel import Panel
    from rich.text import Text as Line

    from uguisu_tools.cli.board.diagram import diagram_of

    title = localize(game.card_titles.get(card) or card, language)
    cards = game.content.cards.cards if game.content.cards is not None else ()
    printed = next((one for one in cards if one.id == card), None)
    parts: list[RenderableType] = []
    corner = ""
    if printed is not None and game.card_rules is not None:
        face = game.card_rules.face(printed)
        corner = f"{face.corner}  " if face.corner else ""
        parts += [Line(translate(badge, language), "dim") for badge in face.badges]
        drawn = [diagram.text() for one in face.drawings if (diagram := diagram_of(one)) is not None]
        if drawn:
            parts.append(Columns(drawn, padding=(0, 4)))
    text = localize(game.card_texts.get(card, ""), language)
    if text:
        parts.append(Line(text))
    show(Panel(Group(*parts), title=f"{corner}{title} ({card})".replace("[", r"\["), title_align="left"))


def show_titles(titles: list[str]) -> None:
    """Print titles in as many columns as there is room for."""
    from rich.columns import Columns
    from rich.text import Text as Line

    show(Columns([Line(title) for title in titles], padding=(0, 3)))


def result_lines(view: View) -> list[str]:
    """Return how the game ended."""
    if view.result is None:
        return []
    lines = [click.style(view.result.title, bold=True)]
    if view.result.rank:
        lines.append(view.result.rank)
    return lines


def log_lines(game: Game, state: State, viewer: int | None, language: str, since: int = 0) -> list[EventView]:
    """Return the lines of the log from entry `since` on, as far as `viewer` knows it.

    `viewer` is a seat's index, -1 for an onlooker, None for somebody who knows all.
    """
    teller = ViewBuilder(game, state, -1 if viewer is None else viewer, language)
    return [
        teller.told(event) for event in (state.log or [])[since:] if viewer is None or event.heard_by(viewer)
    ]
