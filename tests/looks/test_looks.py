"""What tables show: scenes of views, tokens that are told apart, names that keep clear, and three painters of them."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from itertools import combinations
from pathlib import Path as File
from xml.etree import ElementTree as ET

import pytest
from tests.support.seen_marks import MARKS, SEEN, near

import uguisu_tools.looks
from uguisu.board.compile import compile_map
from uguisu.board.marks import Gradient, Group, Mark, MarkArea, MarkText, Path, Picture
from uguisu.board.model import GraphMap, SquaresMap
from uguisu.board.outlines import flat
from uguisu.core.game import Game
from uguisu.core.view import MarkView, PieceView, View
from uguisu.loading import load
from uguisu.looks import GameLook, MarkLook, PieceLook
from uguisu.plugins import registry
from uguisu_tools.drawing.picture import Look as MapLook
from uguisu_tools.drawing.picture import picture_of
from uguisu_tools.drawing.png import write_png
from uguisu_tools.drawing.svg import write_svg
from uguisu_tools.looks.glyphs import SIDE, glyph, glyph_names
from uguisu_tools.looks.labels import Box, Covered, Label, place_labels
from uguisu_tools.looks.scene import NIGHT_STEP, STEP, Scene
from uguisu_tools.looks.textures import mixed
from uguisu_tools.looks.tokens import contrast, ink_of, outline_of, token
from uguisu_tools.looks.usual import USUAL

SCENARIOS = File(__file__).parents[2] / "scenarios"
GAMES = {
    "spies": "spies/back_yard",
    "temple": "temple/nightingale_temple",
    "senjutsu": "senjutsu/dojo",
    "scorpion": "scorpion/garden_gate",
}
MODULES = [
    f"uguisu_tools.looks.{module.name}" for module in pkgutil.iter_modules(uguisu_tools.looks.__path__)
]


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_tell_the_truth(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def squares() -> SquaresMap:
    import msgspec

    plain = {
        "format": 1,
        "kind": "squares",
        "id": "yard",
        "legend": {".": {"terrain": "grass"}, "*": {"terrain": "lamp"}},
        "rows": ["...", ".*.", "..."],
    }
    return msgspec.convert(plain, SquaresMap)


def crossroads() -> GraphMap:
    import msgspec

    places = [
        {"id": "middle", "at": [0, 0]},
        {"id": "east", "at": [100, 0]},
        {"id": "south", "at": [0, 100]},
        {"id": "west", "at": [-100, 0]},
    ]
    links = [{"between": ["middle", end], "kind": "road"} for end in ("east", "south", "west")]
    plain = {"format": 1, "kind": "graph", "id": "cross", "places": places, "links": links}
    return msgspec.convert(plain, GraphMap)


def view(*pieces: PieceView, marks: tuple[MarkView, ...] = ()) -> View:
    return View("yard", "yard", "", 0, None, pieces=pieces, marks=marks)


def all_of(marks: list[Mark] | tuple[Mark, ...]) -> list[Mark]:
    found: list[Mark] = []
    for mark in marks:
        found.append(mark)
        if isinstance(mark, Group):
            found += all_of(mark.marks)
    return found


def texts(marks: list[Mark]) -> list[str]:
    return [mark.text for mark in all_of(marks) if isinstance(mark, MarkText)]


# What games declare.


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_that_a_game_names_is_there(game: str) -> None:
    look = registry().look_of(game)
    named = [look.glyph]
    for table in (look.pieces, look.marks, look.states, look.tracks, look.events):
        named += [entry.glyph for entry in table.values()]  # type: ignore[attr-defined]
    assert set(filter(None, named)) <= set(glyph_names())


@pytest.mark.parametrize("game", GAMES)
def test_signs_are_read_on_their_tokens(game: str) -> None:
    look = registry().look_of(game)
    colours = {piece.colour for piece in look.pieces.values() if piece.colour} | set(look.sides.values())
    assert {
        colour: contrast(colour, ink_of(colour))
        for colour in colours
        if contrast(colour, ink_of(colour)) < 4.5
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_a_game_has_a_look_of_its_own(game: str) -> None:
    loaded: Game = load(SCENARIOS / GAMES[game])
    look = registry().look_of(game)
    assert [piece.id for piece in loaded.pieces if not {piece.id, piece.kind} & look.pieces.keys()] == []


def test_samurai_differ_by_shape_by_sign_and_by_colour() -> None:
    looks = registry().look_of("temple").pieces
    samurai = [looks[name] for name in ("red", "blue", "yellow", "green")]
    for one, other in combinations(samurai, 2):
        assert one.shape != other.shape
        assert one.glyph != other.glyph
        assert one.colour != other.colour


def test_glyphs_fill_their_square_and_do_not_leave_it() -> None:
    for name in glyph_names():
        points = [point for part in flat(glyph(name)) for point in part]
        assert points, name
        assert all(-0.5 <= x <= SIDE + 0.5 and -0.5 <= y <= SIDE + 0.5 for x, y in points), name
    assert glyph("no such sign") == ()


def test_ground_by_its_usual_names_is_darker_by_night() -> None:
    for name, ground in USUAL.items():
        assert contrast(ground.fill, "#000000") > contrast(ground.night, "#000000"), name


# Scenes.


def test_a_piece_stands_where_the_view_has_it() -> None:
    scene = Scene(compile_map(squares()), GameLook(game="yard"), 60.0)
    scene.pieces(view(PieceView("a", "guard", place="b1"), PieceView("b", "guard")))
    assert [(spot.piece, spot.at) for spot in scene.spots] == [("a", (90.0, 30.0))]


def test_pieces_on_one_place_stand_apart_and_of_many_the_number_is_told() -> None:
    scene = Scene(compile_map(squares()), GameLook(game="yard"), 60.0)
    crowd = [PieceView(f"p{number}", "guard", place="b2") for number in range(12)]
    marks = scene.pieces(view(*crowd))
    assert len({spot.at for spot in scene.spots}) == 9
    assert "+3" in texts(marks)


def test_only_where_there_are_several_of_a_kind_they_are_numbered() -> None:
    look = GameLook(
        game="yard", pieces={"guard": PieceLook(glyph="police-badge"), "cook": PieceLook(glyph="account")}
    )
    scene = Scene(compile_map(squares()), look, 60.0)
    marks = scene.pieces(
        view(
            PieceView("guard_1", "guard", place="a1"),
            PieceView("guard_2", "guard", place="b1"),
            PieceView("cook_1", "cook", place="c1"),
        )
    )
    assert texts(marks) == ["1", "2"]


def test_a_piece_on_its_way_is_drawn_there_and_found_where_it_goes() -> None:
    scene = Scene(compile_map(squares()), GameLook(game="yard"), 60.0)
    there = scene.pieces(view(PieceView("a", "guard", place="b1")))
    on_way = scene.pieces(view(PieceView("a", "guard", place="b1")), {"a": (-60.0, 0.0)})
    assert [spot.at for spot in scene.spots] == [(90.0, 30.0)]
    assert on_way != there


def test_a_game_without_a_look_shows_initials_in_the_colours_of_sides() -> None:
    scene = Scene(compile_map(squares()), GameLook(game=""), 60.0, sides=["hares", "hounds"])
    marks = scene.pieces(
        view(
            PieceView("h", "x", side="hares", title="Swift hare", place="a1"),
            PieceView("o", "x", side="hounds", title="Old hound", place="b1"),
        )
    )
    assert texts(marks) == ["SH", "OH"]
    fills = {mark.fill for mark in marks if isinstance(mark, Path)}
    assert {scene.colour_of_side("hares"), scene.colour_of_side("hounds")} <= fills
    assert scene.colour_of_side("hares") != scene.colour_of_side("hounds")


def test_by_night_only_what_is_lit_is_bright() -> None:
    look = GameLook(game="yard", night=True, marks={"light": MarkLook(drawn="light")})
    scene = Scene(compile_map(squares()), look, 60.0)
    dim, glow = scene.light(view(marks=(MarkView("light", "b2"), MarkView("light", "b1"))))
    assert isinstance(dim, Path)
    assert len(flat(dim.outline)) == 2  # all of the map, and a hole
    assert isinstance(glow, Group)
    assert isinstance(glow.marks[0], Path)
    assert isinstance(glow.marks[0].fill, Gradient)
    assert glow.marks[0].fill.centre == (90.0, 90.0)  # the lamp


def test_by_day_nothing_is_dimmed() -> None:
    scene = Scene(compile_map(squares()), GameLook(game="yard"), 60.0)
    assert scene.light(view()) == []


def test_what_may_be_done_shines_brightest_where_a_move_ends() -> None:
    scene = Scene(compile_map(squares()), GameLook(game="yard"), 60.0)
    bright, dim = scene.offers({"a1": True}), scene.offers({"a1": False})
    assert len(bright) > len(dim)
    assert {mark.stroke for mark in bright if isinstance(mark, Path)} >= {STEP}
    by_night = Scene(compile_map(squares()), GameLook(game="yard", night=True), 60.0)
    assert {mark.stroke for mark in by_night.offers({"a1": True}) if isinstance(mark, Path)} >= {NIGHT_STEP}


def test_a_mark_that_is_hidden_is_not_drawn_and_an_aid_is_a_tint() -> None:
    look = GameLook(game="yard", marks={"searched": MarkLook(drawn="hidden")})
    scene = Scene(compile_map(squares()), look, 60.0)
    assert scene.marks(view(marks=(MarkView("searched", "a1"),))) == []
    tint = scene.marks(view(marks=(MarkView("belief", "a1"),)), aids={"belief"})
    assert all(isinstance(mark, Path) and mark.opacity < 1 for mark in tint)


@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_a_game_makes_a_scene(game: str) -> None:
    loaded: Game = load(SCENARIOS / GAMES[game])
    state = loaded.new(1, record=True)
    scene = Scene(loaded.topology, registry().look_of(game), 48.0)
    for seat in range(-1, len(loaded.seats)):
        shown = loaded.view(state, seat)
        marks = scene.shown(shown)
        placed = [piece.id for piece in shown.pieces if piece.place is not None]
        assert sorted(spot.piece for spot in scene.spots) == sorted(placed)
        assert ET.fromstring(write_svg(Picture(400, 400, "#ffffff", game, tuple(marks)))) is not None


# Names.


def test_a_name_keeps_off_the_roads() -> None:
    scene = Scene(compile_map(crossroads()), GameLook(game="cross"), 100.0)
    boxes = scene.labels({"middle": "Middle"}, lambda name: (7.0 * len(name), 14.0))
    assert boxes["middle"].y < 0  # roads lead east, south and west


def test_names_do_not_cover_each_other_nor_what_stands_there() -> None:
    labels = [Label(str(number), (number * 20.0, 0.0), 5.0, 40.0, 12.0) for number in range(6)]
    found = place_labels(labels, Covered(()), [Box(label.at[0], 0.0, 10.0, 10.0) for label in labels])
    assert len(found) > 2
    for one, other in combinations(found.values(), 2):
        assert one.shared(other) < 0.2


def test_a_name_without_room_is_left_out() -> None:
    wall = [Box(x, y, 30.0, 30.0) for x in range(-90, 91, 30) for y in range(-90, 91, 30)]
    assert place_labels([Label("a", (0.0, 0.0), 5.0, 40.0, 12.0)], Covered(()), wall) == {}


# The painters.


def test_pillow_paints_them() -> None:
    from io import BytesIO

    from PIL import Image

    image = Image.open(BytesIO(write_png(Picture(140, 80, "#ffffff", "x", MARKS)))).convert("RGB")
    for at, colour in SEEN.items():
        pixel = image.getpixel(at)
        assert isinstance(pixel, tuple)
        assert near(pixel, colour), at


def test_svg_writes_them() -> None:
    text = write_svg(Picture(140, 80, "#ffffff", "x", MARKS))
    root = ET.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f".//{space}radialGradient/{space}stop")) == 2
    assert root.find(f".//{space}clipPath/{space}path") is not None
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    assert all(f"url(#{name})" in text for name in names)


def test_tokens_are_about_as_large_whatever_their_shape() -> None:
    for shape in ("round", "square", "triangle", "hexagon", "octagon", "diamond"):
        points = [point for part in flat(outline_of(shape, (0.0, 0.0), 10.0)) for point in part]  # type: ignore[arg-type]
        reach = max((x * x + y * y) ** 0.5 for x, y in points)
        assert 10.0 <= reach <= 14.5, shape


def test_a_thing_lies_on_the_ground_that_is_about_it() -> None:
    """Its cell is of that colour, though the map gives it one of its own: the thing keeps that."""
    import msgspec

    plain = {
        "format": 1,
        "kind": "squares",
        "id": "lake",
        "legend": {
            ".": {"terrain": "ice", "colour": "#d5e8f2"},
            "r": {"terrain": "rock", "colour": "#8d8d8d"},
        },
        "rows": ["...", ".r.", "..."],
    }
    topology = compile_map(msgspec.convert(plain, SquaresMap))

    def marks(game: GameLook) -> list[Mark]:
        return list(picture_of(topology, look=MapLook(game=game)).marks)

    def fills(game: GameLook) -> list[str]:
        return [mark.fill for mark in marks(game) if isinstance(mark, MarkArea) and len(mark.points) == 4][:9]

    assert fills(GameLook(game="lake")).count("#8d8d8d") == 1
    lying = GameLook(game="lake", lying=frozenset({"rock"}))
    assert fills(lying) == ["#d5e8f2"] * 9
    stone = [mark for mark in marks(lying) if isinstance(mark, Path) and mark.stroke == "#4c4a46"]
    assert [mark.fill for mark in stone] == [mixed("#8d8d8d", "#6f6c66", 0.65)]
    everywhere = GameLook(game="lake", lying=frozenset({"rock", "ice"}))
    assert fills(everywhere).count("#8d8d8d") == 1, "where all are things there is no ground"


def test_a_token_that_faces_somewhere_has_a_nose_there() -> None:
    look = PieceLook(glyph="sword")
    blind, facing = token((0, 0), 10, look, "#2b57a7"), token((0, 0), 10, look, "#2b57a7", facing=0.0)
    (nose,) = set(facing) - set(blind)
    assert isinstance(nose, Path)
    assert nose.fill == "#2b57a7", "on pale ground white would not be seen"
    assert max(x for part in flat(nose.outline) for x, _ in part) > 14


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_maps_show_the_ground_of_the_game(game: str) -> None:
    from uguisu_tools.drawing.picture import Look, picture_of

    loaded: Game = load(SCENARIOS / GAMES[game])
    plain = picture_of(loaded.topology)
    drawn = picture_of(loaded.topology, None, Look(game=registry().look_of(game)))
    fills = {getattr(mark, "fill", None) for mark in drawn.marks}
    grounds = {ground.fill for ground in (*registry().look_of(game).grounds.values(), *USUAL.values())}
    assert fills & grounds
    assert not {getattr(mark, "fill", None) for mark in plain.marks} & grounds
    assert ET.fromstring(write_svg(drawn)) is not None
    heat = [1.0] * len(loaded.topology)
    assert picture_of(loaded.topology, heat, Look(game=registry().look_of(game))).marks


@pytest.mark.parametrize(
    "pack", ["senjutsu/snow_field", "senjutsu/virtual_opponents", "scorpion/lone_shadow", "spies/airfield"]
)
def test_no_shipped_card_has_an_empty_middle(pack: str) -> None:
    game = load(SCENARIOS / pack)
    assert game.card_rules is not None
    assert game.content.cards is not None
    faces = {card.id: game.card_rules.face(card) for card in game.content.cards.cards}
    assert not [name for name, face in faces.items() if not (face.drawings or face.signs or face.crest)]
