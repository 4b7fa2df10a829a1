"""Maps in letters: every border is there, no name is cut, and nothing is wider than the terminal."""

from __future__ import annotations

import doctest
import os
from itertools import pairwise
from pathlib import Path

import pytest

from uguisu.board.layout import NOWHERE
from uguisu.board.marks import in_lines
from uguisu.core.view import MoveView
from uguisu.loading import load
from uguisu.match import Match
from uguisu_tools.cli.board import canvas, codes
from uguisu_tools.cli.board.codes import codes_of
from uguisu_tools.cli.board.diagram import diagram_of
from uguisu_tools.cli.board.drawing import board_of
from uguisu_tools.cli.board.looks import LINES, PLAINER
from uguisu_tools.cli.board.scene import mark_codes, piece_codes, scene_of
from uguisu_tools.cli.board.zones import _owners
from uguisu_tools.cli.play.screen import grouped
from uguisu_tools.drawing.picture import in_two_lines

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
PACKS = (
    "temple/before_dawn",
    "temple/nightingale_temple",
    "scorpion/lone_shadow",
    "scorpion/two_castles",
    "senjutsu/dojo",
    "senjutsu/frozen_lake",
    "spies/back_yard",
    "spies/terrorist_camp",
)

YARD = """\
   a   b   c   d   e   f   g   h   i   j   k   l
  ┌───────────────────────────────────────────────┐
1 │·l  ·l  ·l   ·   ♣   ·   ·   ·   ·  ·l  ·l  ·l │
  │                                               │
2 │·l  *l  ·l   ·   ·   ·   ·   ·   ♠  ·l  *l  ·l │
  │               ┏━━━╸░░░╺━━━━━━━┓               │
3 │·l  ·l  ·l   · ┃:1  :1  :1  :1 ┃ ·  ·l  ·l  ·l │
  │               ╹               ┃               │
4 │ ·   ♣   ·   · o:1  :1  :1  :1 ┃ ·   ·  ≈≈≈ ≈≈≈│
  │               ╻               ╹               │
5 │ ·   ·   ·   · ┃:1  :1  :1  :1 ░ ·   ·  ≈≈≈ ≈≈≈│
  │               ┃               ╻               │
6 │ ·   ·   ♠   · ┃:1  :1  :1  :1 ┃ ·   ·   ·   · │
  │               ┗━━━╸+++    ╺━━━┛               │
7 │ ·   ·   ·   ·   ♣  ·l  ·l  ·l   ·   ♣   ·   · │
  │                                               │
8 │ ·   ·   ·   ·   ·  ·l  *l  ·l   ·   ·   ·   · │
  │                                               │
9 │ ·   ♣   ·   ·   ·  ·l  ·l  ·l   ·   ♠   ·   · │
  └───────────────────────────────────────────────┘"""


@pytest.fixture(scope="module")
def begun():
    """Games after a few moves, by pack."""
    found = {}
    for pack in PACKS:
        match = Match(load(SCENARIOS / pack), 5)
        for _ in range(8):
            if not match.over:
                moves = match.view(match.to_move).decision.moves
                match.play(moves[len(moves) // 2].notation)
        found[pack] = match
    return found


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_place_is_named_whole_or_in_the_legend(begun, pack, width, language):
    match = begun[pack]
    game, view = match.game, match.view(match.to_move, language)
    board = board_of(game, view, language, width)
    rows = board.canvas.rows()
    assert max(map(len, rows)) <= width
    drawn, scene = "\n".join(rows), scene_of(game, view, language)
    explained = {
        meaning.removesuffix(f" ({game.topology.ids[place]})")
        for place in scene.names
        for _, _, meaning in board.legend
    }
    taken = {game.topology.index[piece.place] for piece in view.pieces if piece.place}
    for place, name in scene.names.items():
        if game.topology.kind != "graph":
            assert name in explained, name
        elif name not in explained and place not in taken:
            parts = (in_two_lines(name), in_lines(name, len(name) // 2), in_lines(name, 3), [name])
            assert any(all(part in drawn for part in lines) for lines in parts), name


@pytest.mark.parametrize("pack", PACKS)
def test_whoever_stands_somewhere_is_drawn_there(begun, pack):
    match = begun[pack]
    view = match.view(match.to_move)
    rows = board_of(match.game, view, "en", 120).canvas.rows()
    short = piece_codes(match.game, "en")
    assert len(set(short.values())) == len(short)
    alone = [
        piece
        for piece in view.pieces
        if piece.place and sum(other.place == piece.place for other in view.pieces) == 1
    ]
    assert alone
    assert [piece.id for piece in alone if not any(short[piece.id] in row for row in rows)] == []


def test_squares_have_their_walls_doors_windows_water_trees_and_light():
    game = load(SCENARIOS / "spies" / "back_yard")
    view = Match(game, 1).view("guard")
    empty = type(view)(**{**{name: getattr(view, name) for name in view.__struct_fields__}, "pieces": ()})
    board = board_of(game, empty, "en", 60)
    assert [row.strip() for row in board.canvas.rows()] == [row.strip() for row in YARD.splitlines()]
    meanings = {meaning: sign for sign, _, meaning in board.legend}
    assert meanings["wall"] == "━┃"
    assert meanings["window"] == "░░"
    assert meanings["locked door"] == "++"
    assert meanings["pond"] == "≈≈"
    assert meanings["cottage"] == "1"
    assert meanings["opening"] == "o"
    assert meanings["lit"] == "l"


def test_hexes_tell_where_fighters_look(begun):
    match = begun["senjutsu/dojo"]
    view = match.view("red")
    rows = board_of(match.game, view, "en", 80).canvas.rows()
    red = next(piece for piece in view.pieces if piece.id == "red")
    arrow = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}
    code = piece_codes(match.game, "en")["red"]
    assert any(code + arrow[match.game.topology.directions[red.facing]] in row for row in rows)
    assert sum(row.count("▲▲▲▲") for row in rows) == 1  # one rock


@pytest.mark.parametrize("pack", ["scorpion/lone_shadow", "scorpion/two_castles"])
def test_walls_and_moats_of_zones_are_drawn(begun, pack):
    match = begun[pack]
    topology = match.game.topology
    paper = board_of(match.game, match.view("guards"), "en", 120).canvas
    drawn = {"wall": "━┃┏┓┗┛┣┫┳┻╋╸╻╺╹", "moat": "≈"}
    seen = set()
    for y, row in enumerate(_owners(topology, 120)):
        for x, (place, other) in enumerate(pairwise(row)):
            kinds = topology.kinds_between(place, other) if NOWHERE not in (place, other) else set()
            for kind in drawn.keys() & kinds if len(kinds) == 1 and (x, y) not in paper.taken else ():
                letter = paper.letters[x, y][0]
                assert letter in drawn[kind] + drawn["wall"], (
                    kind,
                    x,
                    y,
                )  # where three meet, the wall is drawn
                seen.add(kind)
    assert seen == drawn.keys()


def test_short_names_are_told_apart():
    titles = {
        "a": "guard 1",
        "b": "guard 12",
        "c": "guest 1",
        "d": "Ninja",
        "e": "Nina",
        "f": "Red: fox",
        "g": "Red ferret",
    }
    short = codes_of(titles)
    assert short["a"][0] == short["b"][0] != short["c"][0]
    assert short["d"] == "Ni"
    assert len(set(short.values())) == len(titles)
    assert codes_of({"x": "!", "y": "!"}).keys() == {"x", "y"}


def test_marks_have_names_of_their_own(begun):
    short = mark_codes(begun["spies/back_yard"].game, "en")
    assert len(set(short.values())) == len(short) > 3


def test_a_card_has_its_diagram():
    game = load(SCENARIOS / "senjutsu" / "dojo")
    card = next(card for card in game.content.cards.cards if card.id == "dojo_wide_cut")
    rows = diagram_of(game.card_rules.face(card).drawings[0]).rows()
    struck = [row for row in rows if "1" in row]
    assert [row.count("1") for row in struck] == [1, 2]
    assert sum(row.count("▲") for row in rows) == 1
    assert "▲" in rows[rows.index(struck[0]) + 4]  # straight ahead of the figure


def test_moves_of_one_sort_stand_together():
    game = load(SCENARIOS / "temple" / "before_dawn")
    name = game.place_name(0, "en"), game.place_name(1, "en")
    ids = game.topology.ids[:2]
    moves = [
        (1, MoveView("ninja:stay", "Ninja stays", pieces=("ninja",))),
        (2, MoveView("x", f"Ninja goes to {name[0]}", places=(ids[0],), pieces=("ninja",))),
        (3, MoveView("y", f"Ninja goes to {name[1]}", places=(ids[1],), pieces=("ninja",))),
    ]
    assert grouped(game, moves, "en") == {
        "": [(1, "Ninja stays")],
        "Ninja goes to": [(2, name[0]), (3, name[1])],
    }


SEVEN = "1\n1\n1\n1\n1\n1\n1\n"


@pytest.mark.parametrize(
    "pack", ["temple/before_dawn", "scorpion/lone_shadow", "senjutsu/dojo", "spies/server_room"]
)
def test_a_decision_is_short(run, pack):
    """No list of moves is longer than half a screen, and no line is wider than the terminal."""
    told = run(
        "play", SCENARIOS / pack, "--seed", 4, "--handover", "never", input=SEVEN, env={"COLUMNS": "80"}
    )
    assert told.exit_code == 0, told.output
    assert max(map(len, told.output.splitlines())) <= 80
    for after in told.output.split("> ")[1:]:
        moves = [line for line in after.splitlines() if "  1 " in f"  {line}" or " … " in line]
        assert len(moves) <= 14, after


def test_more_moves_than_fit_are_found_by_a_part_of_their_names(run):
    pack = SCENARIOS / "temple" / "before_dawn"
    told = run("play", pack, "--seed", 4, input="kite\nmoves raven\nquit\n").output.split("> ")
    assert told[1].split() == ["6", "Red", "samurai", "starts", "at", "Kite", "Tower", "red@kite_tower"]
    assert "red@raven_tower" in told[2]


def test_a_terminal_of_few_letters_gets_plainer_signs(run):
    letters = {
        letter for line in LINES.values() for letter in (line.across, line.down) if not letter.isascii()
    }
    assert [letter for letter in letters if ord(letter) not in PLAINER] == []
    assert all(plain.isascii() and len(plain) == 1 for plain in PLAINER.values())


@pytest.mark.sweep(everyday=1)
@pytest.mark.skipif(os.name == "nt", reason="Windows has no pty")
@pytest.mark.parametrize("colour", [True, False])
def test_colours_are_for_terminals_that_want_them(colour):
    import pty
    import subprocess
    import sys

    master, slave = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    environment |= {"TERM": "xterm", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"} | (
        {} if colour else {"NO_COLOR": "1"}
    )
    command = [
        sys.executable,
        "-m",
        "uguisu_tools.cli",
        "play",
        str(SCENARIOS / "spies" / "back_yard"),
        "--seed",
        "1",
    ]
    player = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    told = b""
    try:
        while part := os.read(master, 65536):
            told += part
    except OSError:  # all is read
        pass
    os.close(master)
    assert player.wait() == 0
    assert (b"\x1b[1;31m" in told) is colour  # a red door
    assert "━━━".encode() in told


@pytest.mark.parametrize("module", [canvas, codes])
def test_examples_in_docstrings(module):
    assert doctest.testmod(module).failed == 0
