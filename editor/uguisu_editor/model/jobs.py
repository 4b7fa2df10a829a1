"""Work on the pack as it is drawn, in a process of its own: its rulings are tried, its cards drawn and played. No Qt here.

A job is (what, arguments); its answer is (what, plain data), or (TROUBLE, a sentence); an empty one where the pack has errors,
which its window tells of already.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from itertools import count
from math import cos, pi, sin
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from uguisu.events import EVERYBODY, TRIGGERED

if TYPE_CHECKING:
    from uguisu import Game, Match, Piece
    from uguisu.board import Mark, Picture, Topology
    from uguisu.cards import Card
    from uguisu.plugins import Registry
    from uguisu.views import GameLook, PieceLook, View
    from uguisu_editor.model.card_faces import CardFace, PrintedCard
    from uguisu_tools.drawing import Frame
    from uguisu_tools.looks import Faces

RULINGS, FACES, PRINTED, TRY_CARD, TRY_STORY = "rulings", "faces", "printed", "try-card", "try-story"
BRIEFING, OTHER_CARDS, WHO_WINS = "briefing", "other-cards", "who-wins"
RECIPE = "recipe_to_begin_from_"
"""How the ids of such cards begin, with a number behind it."""
TROUBLE = "trouble"
Job = tuple[str, Any]
SEARCH_SECONDS = 20.0
"""How long a position is looked for in which a card can be played."""
PLAYTEST_SECONDS = 0.8
"""How long games of the last playtest are gone through for one."""
MOST_PLIES = 600
PLAYING = frozenset({"play", "answer"})
"""How the notation of an action begins that plays a card."""
MOST_FOLLOWING, MOST_LATER = 12, 40
"""Decisions, as about targets, that belong to a card at most; and those until one chosen in secret has had its effect."""
CHANGE_SECONDS = 1.5
"""How much longer a position is looked for in which the card changes something on the board."""
CLOCKS = frozenset({"round", "turn"})
"""Tracks that people count time by, at a table."""
CHANGED, WASH, RIM = "#d98200", 0.3, 0.05
"""The colour of a place where something has changed, how thick that is laid, and how wide the rim is, in places."""
RING, ROUND = 0.42, 32
"""How large that is where places have no outline, in the distance between them, and of how many points it is made."""
REVEALED = 2
"""In so many places a card lies that is chosen in secret, before it is done: in the hand, and then open."""


class Solved(msgspec.Struct, frozen=True):
    """Who wins if nobody makes a mistake: the side that can force it, empty where none can; within how many rounds or plies;
    and how many positions were looked at.
    """

    winner: str
    within: int
    rounds: bool
    positions: int


class Verdict(msgspec.Struct, frozen=True):
    """What came of a ruling: its number in the file, its id, and what was not as expected: (where in the file, a sentence)."""

    number: int
    id: str
    found: list[tuple[tuple[str | int, ...], str]]


@dataclass(frozen=True)
class Tried:
    """A card that was played: by whom and how, what happened then, and the game, saved after it."""

    seat: str
    move: str
    seed: int
    steps: int
    """How many steps had been made before."""
    events: list[str]
    save: str
    games: int
    """How many games were begun until a position was found."""
    before: Picture | None = None
    """The board as who plays it sees it, before and, in `after`, when the card is done."""
    after: Picture | None = None
    who: str = ""
    """What the seat is called."""
    changed: int = 0
    """In how many places of the board something has changed."""
    counted: tuple[tuple[str, str, str], ...] = ()
    """Counters that have changed: what each is called, what it was before, and what it is after."""
    when: tuple[str, int] | None = None
    """What the table counts time by, in its words, and how far that was."""
    playtest: int = 0
    """The number of the game of the last playtest in which it was, from 1; 0: one that was played by chance."""


@dataclass(frozen=True)
class OtherCard:
    """A card of another pack, as its file has it but with its title and its words in all languages; its face, and under
    which name that is kept.
    """

    card: dict[str, Any]
    face: CardFace
    kept: str


@dataclass(frozen=True)
class PrintedTrack:
    """A track to lay a coin on: what it counts, from where to where, where it begins, and words for values that have some.
    `own`: whether it is a counter of the mission, not of its game.
    """

    title: str
    low: int
    high: int
    start: int
    labels: tuple[str, ...] = ()
    own: bool = False


@dataclass(frozen=True)
class PrintedToken:
    """A piece to be cut out: what it is called, and how it is drawn."""

    title: str
    look: PieceLook
    colour: str


@dataclass(frozen=True)
class Briefed:
    """What a mission tells before it begins, for the sheet that is laid on the table; and who sits there with what.

    `wins`: a side, and each way in which it wins. `map`: with all that its signs mean. `seats`: what they are called.
    `special`: variants in play, each with what it says, and options that are other than usual, each with its value; by the
    option's name, "" for a variant. `spots`: where on the map there is room for a number in a place, and `apart`, how far
    places are from each other. `edges`: the letters and numbers of squares, with where they stand along the edges of the map.
    """

    title: str
    about: str
    text: str
    wins: list[tuple[str, list[str]]]
    tracks: list[PrintedTrack]
    map: Picture
    seats: list[str]
    tokens: list[PrintedToken]
    special: list[tuple[str, str, str]]
    spots: dict[str, tuple[float, float]]
    apart: float
    glyph: str = ""
    foot: str = ""
    edges: Sequence[tuple[str, float, float]] = ()


def afterwards(job: Job, arguments: tuple[Any, ...]) -> None:
    """Do what nobody waits for, when the answer has been told: keep faces on the disk."""
    from uguisu_editor.model.faces_kept import keep

    what, told = job
    if what == FACES:
        folder, names, *_ = arguments[-1]
        keep(folder, told, names)
    elif what == OTHER_CARDS:
        folder = arguments[-1]
        keep(folder, {one.kept: one.face for one in told}, {one.kept: one.kept for one in told})


def answer(
    folder: Path, data: dict[str, Any], registry: Registry, what: str, arguments: tuple[Any, ...]
) -> Job:
    """Do what is asked for."""
    from uguisu import BadPack, UguisuError

    try:
        return what, JOBS[what](folder, data, registry, *arguments)
    except BadPack:
        return TROUBLE, ""
    except UguisuError as error:
        return TROUBLE, error.told


def _game(folder: Path, data: dict[str, Any], registry: Registry) -> Game:
    from uguisu import BadPack, check
    from uguisu.content import Folder, InMemorySource

    game, found = check(folder, registry, InMemorySource(Folder(folder), data))
    if game is None:
        raise BadPack(folder, [one for one in found if one.severity == "error"])
    return game


def _who_wins(folder: Path, data: dict[str, Any], registry: Registry, language: str) -> Solved:
    from uguisu.messages import translate
    from uguisu_tools.solve import solve

    game = _game(folder, data, registry)
    found = solve(game)
    winner = next((seat.title for seat in game.seats if seat.side == found.start.winner), None)
    told = translate(winner, language) if winner is not None else ""
    return Solved(told, found.start.length or 0, found.unit == "rounds", found.positions)


def _rulings(folder: Path, data: dict[str, Any], registry: Registry) -> list[Verdict]:
    from uguisu_tools.rulings import run_rulings

    game = _game(folder, data, registry)
    return [
        Verdict(
            number,
            outcome.ruling.id,
            [
                (tuple(one.path or ()), one.message if not one.hint else f"{one.message} {one.hint}")
                for one in outcome.found
            ],
        )
        for number, outcome in enumerate(run_rulings(game.content, registry))
    ]


def _faces(
    folder: Path,
    data: dict[str, Any],
    registry: Registry,
    language: str,
    kept: tuple[Path, Mapping[str, str], str, Path | None],
) -> dict[str, CardFace]:
    """Return the faces of all cards. `kept`: where faces are kept, under which names, and with what else they were drawn, ""
    where that is not all of it; those that are the same are not drawn again. Where it names another pack, there are no cards
    yet: then the faces are those that the game offers, as they would be in that pack, which plays.
    """
    from uguisu_editor.model.faces_kept import face_under
    from uguisu_tools.looks import Faces

    place, names, around, other = kept
    games = frozenset(type(one.type).__module__.partition(".")[0] for one in registry.games.values())
    of = f"{around} {_written(games)}" if around else ""
    known = {card: face_under(place, name) for card, name in names.items()} if of else {}
    fresh = {card: face for card, face in known.items() if face is not None and face.of == of}
    if fresh and len(fresh) == len(names):
        return fresh
    game = _game(folder, data, registry) if other is None else _game(other, {}, registry)
    if game.card_rules is None:
        return {}
    faces = Faces(game, language)
    own = game.content.cards.cards if game.content.cards is not None and other is None else ()
    return {
        card.id: fresh.get(card.id) or _face(game, faces, card, of)
        for card in (*own, *_recipes(game, registry, language))
    }


@cache
def _written(games: frozenset[str]) -> float:
    """Return when the code was written last that draws faces: that of the games, and of what they are drawn with."""
    modules = [find_spec(name) for name in (*sorted(games), "uguisu.cards", "uguisu_tools.looks")]
    folders = [Path(place) for one in modules if one for place in one.submodule_search_locations or ()]
    return max((file.stat().st_mtime for folder in folders for file in folder.rglob("*.py")), default=0.0)


def _face(game: Game, faces: Faces, card: Card, of: str = "") -> CardFace:
    """Draw a card."""
    from uguisu_editor.model.card_faces import CardFace, Drawn

    head, look = faces.head(card), game.card_rules.face(card)
    return CardFace(
        Drawn.of(faces.face(card)),
        Drawn.of(faces.small(card)),
        kind=head["kind"],
        crest=look.crest,
        colour=look.colour,
        text=head["text"],
        read=faces.read(card),
        of=of,
    )


def _other_cards(
    _folder: Path, _data: dict[str, Any], registry: Registry, other: Path, language: str, kept: Path
) -> list[OtherCard]:
    """Return the cards of another pack, to begin from; faces that are kept are not drawn."""
    from uguisu.content import read_document
    from uguisu_changes.same import plain_copy
    from uguisu_editor.model.faces_kept import face_under, name_of
    from uguisu_tools.looks import Faces

    game = _game(other, {}, registry)
    content = game.content.cards
    named = game.content.scenario.cards
    if content is None or game.card_rules is None or named is None:
        return []
    file = other / named
    document, _ = read_document(file.read_bytes(), file.name, file.name)
    said = document.data["cards"] if document is not None else []
    faces, known = Faces(game, language), {card.id: card for card in content.cards}
    written = max(one.stat().st_mtime for one in other.glob("*.yaml"))
    found = []
    for raw in said:
        card, whole = known[raw["id"]], plain_copy(raw)
        for key, told in (("title", card.title), ("text", card.text)):
            if key in whole:
                whole[key] = told
        name = name_of(OTHER_CARDS, language, str(other), written, card.id)
        found.append(OtherCard(whole, face_under(kept, name) or _face(game, faces, card), name))
    return found


def _recipes(game: Game, registry: Registry, language: str) -> tuple[Card, ...]:
    """Return the cards that a game offers to begin from, in its words."""
    from uguisu.content import Grammar
    from uguisu.messages import translate

    rules = game.card_rules
    cards = [
        {**one.card, "id": f"{RECIPE}{at}", "title": translate(one.title, language)}
        for at, one in enumerate(rules.recipes if rules is not None else ())
    ]
    kept = [{key: value for key, value in one.items() if key != "deck"} for one in cards]
    found: tuple[Card, ...] = Grammar(registry, game.id).convert("cards", {"format": 1, "cards": kept}).cards
    return found


def _printed(folder: Path, data: dict[str, Any], registry: Registry, language: str) -> list[PrintedCard]:
    return printed(_game(folder, data, registry), language)


def printed(game: Game, language: str) -> list[PrintedCard]:
    """Return each card of each deck, to be printed as often as the deck holds it."""
    from uguisu_editor.model.card_faces import PrintedCard
    from uguisu_tools.looks import Faces

    if game.content.cards is None or game.card_rules is None:
        return []
    faces = Faces(game, language)
    return [
        PrintedCard(
            faces.face(card), faces.called(deck), copies, faces.back(deck), **faces.look_of_deck(deck)
        )
        for deck in game.content.cards.deck_counts()
        for card, copies in faces.cards(deck)
    ]


def _briefing(folder: Path, data: dict[str, Any], registry: Registry, language: str) -> Briefed:
    return briefed(_game(folder, data, registry), registry, language)


def briefed(game: Game, registry: Registry, language: str) -> Briefed:
    """Return what the sheet of a mission tells."""
    from uguisu import Match
    from uguisu.messages import spoken, translate, visible
    from uguisu_changes.facts import facts_of
    from uguisu_tools.drawing import Look, frame_of, picture_of, spacing_of
    from uguisu_tools.looks import line_titles

    def say(text: Any) -> str:
        return visible(translate(translate(text, language), language)).strip()

    scenario, mission = game.content.scenario, game.content.mission
    title = say(scenario.title)
    name = say(mission.title) if mission is not None and mission.title else title
    look = registry.look_of(game.id)
    topology = game.topology
    regions = [region.id for region in topology.regions or ()]
    grounds = {name: spoken(name, language) for name in filter(None, (*topology.terrain, *regions))}
    grounds |= {name: say(title) for name, title in (topology.terrain_names or {}).items()}
    squares = (
        topology.kind == "squares"
    )  # named along the edges: within each its name would be too small to read
    drawn = Look(
        language=language, game=look, words=grounds | line_titles(game, language), labels=not squares
    )
    options = getattr(
        game, "options", game.content.options
    )  # as variants left them, where the game keeps them
    own = {track.id for track in mission.tracks} if mission is not None else set()
    frame, apart = frame_of(topology, drawn), spacing_of(topology)
    begun = {track.id: track.value for track in Match(game, 0).view("").tracks}
    titles = {side: say(title) for side, title in facts_of(game).titles["side"].items()}
    wins = [
        (
            _side_called(side, [say(seat.title) for seat in game.seats if seat.side == side], titles),
            [
                say(result.title)
                for result in game.results
                if result.title and result.returns.get(side, 0) > 0
            ],
        )
        for side in game.sides
    ]
    return Briefed(
        name,
        " · ".join(
            dict.fromkeys(part for part in (title, say(registry.games[game.id].type.title)) if part != name)
        ),
        say(game.briefing),
        [(side, ways) for side, ways in wins if ways],
        [
            PrintedTrack(
                say(track.title),
                track.low,
                track.high,
                begun.get(track.id, track.start),
                tuple(map(say, track.labels)),
                track.id in own,
            )
            for track in game.tracks
            if track.title and track.audience == EVERYBODY
        ],
        picture_of(game.topology, None, drawn),
        [say(seat.title) or seat.id for seat in game.seats],
        [_token(piece, look, game.sides, say(piece.title) or piece.id) for piece in game.pieces],
        [*_variants_of(game, registry, say), *_unusual(options, say, language)],
        _spots(game.topology, frame.scale * apart, frame),
        frame.scale * apart,
        look.glyph,
        " · ".join(
            part for part in (title, scenario.version and f"v{scenario.version}", scenario.license) if part
        ),
        list(_edges(topology, frame)) if squares else (),
    )


def _variants_of(game: Game, registry: Registry, say: Callable[[Any], str]) -> Iterator[tuple[str, str, str]]:
    from uguisu import Message
    from uguisu_editor.model.visible import plain

    known = registry.games[game.id].variants
    for name in game.variants:
        about = " ".join((known[name].__doc__ or "").split())
        yield "", say(known[name].title) or name, plain(say(Message.of(about))) if about else ""


def _unusual(options: Any, say: Callable[[Any], str], language: str) -> Iterator[tuple[str, str, str]]:
    """Yield what a pack says of its game's options that is other than usual."""
    from uguisu import Message
    from uguisu.messages import spoken

    if not isinstance(options, msgspec.Struct):
        return
    hints = get_type_hints(type(options), include_extras=True)
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if value == field.default or not isinstance(value, int | str):
            continue
        told = next((one.title for one in getattr(hints[field.name], "__metadata__", ()) if one.title), "")
        title = say(Message.of(told)) if told else spoken(field.name, language)
        words = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        yield field.name, title[:1].upper() + title[1:], spoken(words, language)


EDGE = 0.68
"""Squares from the middle of those at the edge to their letters and numbers."""


def _side_called(side: str, seats: Sequence[str], titles: Mapping[str, str]) -> str:
    """Return what a side is called: by who sits there, if that says its side as well, as `Hawk (Red)`."""
    told = titles.get(side, "")
    return told if told and not all(told in seat for seat in seats) else " · ".join(dict.fromkeys(seats))


def _edges(topology: Topology, frame: Frame) -> Iterator[tuple[str, float, float]]:
    """Yield the letters of the columns of a map of squares, above it, and the numbers of its rows, beside it."""
    from uguisu.board import cell_id, parse_cell

    places = [(*parse_cell(name), *topology.centres[at]) for at, name in enumerate(topology.ids)]
    left, top = min(x for _, _, x, _ in places), min(y for _, _, _, y in places)
    columns = {column: x for column, _, x, _ in places}
    rows = {row: y for _, row, _, y in places}
    for column, x in sorted(columns.items()):
        yield cell_id(column, 0)[:-1], frame.left + x * frame.scale, frame.top + (top - EDGE) * frame.scale
    for row, y in sorted(rows.items()):
        yield str(row + 1), frame.left + (left - EDGE) * frame.scale, frame.top + y * frame.scale


def _spots(topology: Topology, apart: float, frame: Frame) -> dict[str, tuple[float, float]]:
    """Return where a number stands in a place: in a corner of a cell, above the name of a zone, beside a dot."""
    across, down = (0.0, -0.24) if any(topology.polygons) and not any(topology.terrain) else (0.28, 0.26)
    return {
        place: (frame.left + x * frame.scale + across * apart, frame.top + y * frame.scale + down * apart)
        for place, (x, y) in zip(topology.ids, topology.centres, strict=True)
    }


def _token(piece: Piece, look: GameLook, sides: Sequence[str], title: str) -> PrintedToken:
    """Return a piece as the table draws it: by its own look, else by that of its kind, else by its side."""
    from uguisu.looks import SHAPES, SIDES
    from uguisu.views import PieceLook

    at = sides.index(piece.side) if piece.side in sides else len(sides)
    found = (
        look.pieces.get(piece.id) or look.pieces.get(piece.kind) or PieceLook(shape=SHAPES[at % len(SHAPES)])
    )
    return PrintedToken(title, found, found.colour or SIDES[at % len(SIDES)])


def _try_card(folder: Path, data: dict[str, Any], registry: Registry, *wanted: Any) -> Tried | None:
    card, language, seed, games, seconds = wanted
    game = _game(folder, data, registry)
    look = registry.look_of(game.id)
    played = try_in_games(game, card, language, games, seed=seed, look=look)
    return played or try_card(game, card, language, seed=seed, seconds=seconds, look=look)


def try_in_games(
    game: Game,
    card: str,
    language: str,
    games: Sequence[tuple[int, str]],
    *,
    seed: int = 0,
    look: GameLook | None = None,
) -> Tried | None:
    """Play a card where it could have been played in games of a playtest, as (number, replay); None where it never could, where
    the games no longer go as they went, or not found in `PLAYTEST_SECONDS`.
    """
    from uguisu import Match
    from uguisu_tools.record import read_replay

    ends, rng, first = perf_counter() + PLAYTEST_SECONDS, random.Random(seed), seed
    still: Tried | None = None
    for turn in range(len(games)):
        number, text = games[(first + turn) % len(games)]
        told = read_replay(text)
        match = Match(game, told.header.uguisu_replay.seed)
        for at, step in enumerate(told.steps):
            if at < len(match.steps):
                continue  # chance's, which falls by itself
            if match.over or perf_counter() > ends:
                break
            actions = game.legal(match.state)
            hits = [action for action in actions if _plays(game, match, action, card)]
            if hits:
                found = _played(match, rng.choice(hits), card, language, rng=rng, games=turn + 1)
                found = replace(found, playtest=number + 1)
                found = found if look is None else _with_boards(found, match, look, language)
                if look is None or found.changed or found.counted:
                    return found
                still = still or found
                break  # where it changes nothing, the next game may have a better place for it
            if step.seat != match.to_move or step.move not in match.legal():
                break  # the pack has changed since: it would have gone another way
            match.play(step.move)
    return still


def try_card(
    game: Game,
    card: str,
    language: str,
    *,
    seed: int = 0,
    seconds: float = SEARCH_SECONDS,
    look: GameLook | None = None,
) -> Tried | None:
    """Play at random until a card can be played, and play it; None when no such position was found in that time."""
    from uguisu import Match

    ends = perf_counter() + seconds
    rng = random.Random(seed)
    still: Tried | None = None
    for number in count():
        match = Match(game, seed + number)
        while not match.over and match.state.ply < MOST_PLIES:
            if perf_counter() > ends:
                return still
            actions = game.legal(match.state)
            hits = [action for action in actions if _plays(game, match, action, card)]
            if hits:
                found = _played(match, rng.choice(hits), card, language, rng=rng, games=number + 1)
                found = found if look is None else _with_boards(found, match, look, language)
                if look is None or found.changed or found.counted:
                    return found
                if still is None:
                    still, ends = found, min(ends, perf_counter() + CHANGE_SECONDS)
                break  # another game may have a position in which it changes something
            match.apply(rng.choice(actions))
    return still


def _try_story(folder: Path, data: dict[str, Any], registry: Registry, *wanted: Any) -> str | None:
    number, seed = wanted
    return try_story(_game(folder, data, registry), number, seed=seed)


def try_story(game: Game, number: int, *, seed: int = 0, seconds: float = SEARCH_SECONDS) -> str | None:
    """Play at random until a trigger of the mission goes off; return the game, saved as it was before the decision that did
    it, or None if it went off in none in that time. `number` is that of the trigger, from 0.
    """
    from uguisu import Match
    from uguisu_tools.record import dumps

    mission = game.content.mission
    if mission is None or not 0 <= number < len(mission.triggers):
        return None
    name, ends, rng = mission.trigger_names[number], perf_counter() + seconds, random.Random(seed)
    for begun in count():
        match = Match(game, seed + begun)
        while not match.over and match.state.ply < MOST_PLIES:
            if perf_counter() > ends:
                return None
            since = match.logged
            match.apply(rng.choice(game.legal(match.state)))
            if any(
                event.kind == TRIGGERED and event.details.get("trigger") == name
                for event in (match.state.log or [])[since:]
            ):
                match.undo()
                return dumps(match)
        if perf_counter() > ends:
            return None
    return None


def _plays(game: Game, match: Match, action: int, card: str) -> bool:
    move = game.describe(match.state, action)
    return card in move.cards and move.notation.partition(":")[0] in PLAYING


def _played(match: Match, action: int, card: str, language: str, *, rng: random.Random, games: int) -> Tried:
    """Play a card, and go on until it has had its effect."""
    from uguisu.messages import translate
    from uguisu.views import ViewBuilder
    from uguisu_tools.record import dumps

    game, steps, since = match.game, len(match.steps), match.logged
    seat = match.to_move
    move = game.describe(match.state, action)
    depth = len(match.state.stack)
    label = ViewBuilder(game, match.state, match.state.seat, language).tell(move.label)
    kind, lay = game.card_ids.index(card), list[int]()
    held, lies = _held(match, kind, seat), _lies(match, kind, seat)
    match.apply(action)
    stays = _held(match, kind, seat) == held and _lies(match, kind, seat) == lies
    in_secret = stays and (
        held > 0 or lies >= 0
    )  # it is chosen, and stays where it lies until it is revealed
    for _ in range(MOST_LATER):
        lay += [area for area in [_lies(match, kind, seat)] if lay[-1:] != [area]]
        told = any(_tells_of(event.details, card) for event in (match.state.log or [])[since:])
        done = len(lay) > REVEALED if in_secret else told or len(match.steps) > steps + MOST_FOLLOWING
        if match.over or (done and len(match.state.stack) <= depth):
            break
        match.apply(rng.choice(match.game.legal(match.state)))
    lines: dict[tuple[int, str], str] = {}
    for watcher in ("", *(one.id for one in game.seats)):
        for line in match.news(watcher, language, since):
            lines.setdefault((line.ply, line.text), line.text)
    events = [lines[key] for key in sorted(lines, key=lambda key: key[0])]
    who = next(translate(one.title, language) for one in game.seats if one.id == seat)
    return Tried(seat, label, match.seed, steps, events, dumps(match), games, who=who)


def _held(match: Match, kind: int, seat: str) -> int:
    """Return how many of a card a seat has in its hands."""
    areas = zip(match.game.areas, match.state.areas, strict=True)
    return sum(
        list(cards).count(kind)
        for area, cards in areas
        if area.id.startswith(seat) and area.id.endswith("_hand")
    )


def _lies(match: Match, kind: int, seat: str) -> int:
    """Return the area in which a card lies that a seat has played: one of its own, and no hand or deck; else -1."""
    game = match.game
    own = [
        at
        for at, (area, cards) in enumerate(zip(game.areas, match.state.areas, strict=True))
        if area.id.startswith(f"{seat}_") and kind in cards and not area.id.endswith(("_hand", "_deck"))
    ]
    return own[-1] if own else -1


def _with_boards(tried: Tried, match: Match, look: GameLook, language: str) -> Tried:
    """Return it with the board before and after, as its player sees it; there they are compared by what they show."""
    seat = tried.seat
    views = [match.view(seat, language, at=tried.steps), match.view(seat, language)]
    changed = places_that_differ(*views)
    before, after = (board_of_view(match.game, view, look, language, changed) for view in views)
    clock = next((track for track in views[0].tracks if track.id in CLOCKS), None)
    when = (clock.title or clock.id, max(1, clock.value)) if clock is not None else None
    old = {track.id: track for track in views[0].tracks}
    counted = tuple(
        (track.title, old[track.id].label or str(old[track.id].value), track.label or str(track.value))
        for track in views[1].tracks
        if track.title and track.id not in CLOCKS and track.id in old and old[track.id].value != track.value
    )
    return replace(tried, before=before, after=after, changed=len(changed), counted=counted, when=when)


def places_that_differ(before: View, after: View) -> set[str]:
    """Return the places of the board at which one sees something else afterwards: who left, who came, who is otherwise now."""
    found: set[str] = set()
    for old, new in ((before, after), (after, before)):
        known = {piece.id: piece for piece in new.pieces}
        found |= {
            piece.place for piece in old.pieces if piece.place is not None and known.get(piece.id) != piece
        }
        found |= {mark.place for mark in old.marks if mark.place and mark not in new.marks}
    return found


def board_of_view(
    game: Game, view: View, look: GameLook, language: str, changed: Collection[str] = ()
) -> Picture:
    """Draw the board and what a view shows on it; what has changed is in places with a rim around them."""
    from uguisu.board import Picture
    from uguisu_tools.drawing import Look, frame_of, picture_of
    from uguisu_tools.looks import Scene
    from uguisu_tools.looks.faces import moved

    wanted = Look(language=language, labels=False, legend=False, game=look)
    ground = picture_of(game.topology, look=wanted)
    frame = frame_of(game.topology, wanted)
    plain = Scene(game.topology, look, 1.0)
    scene = Scene(game.topology, look, frame.scale / plain.scale, sides=list(game.sides))
    marks = tuple(moved(mark, frame.left, frame.top) for mark in scene.shown(view))
    rims = tuple(_rims(game.topology, changed, frame))
    return Picture(ground.width, ground.height, ground.paper, ground.title, (*ground.marks, *rims, *marks))


def _rims(topology: Topology, places: Collection[str], frame: Frame) -> Iterator[Mark]:
    """Yield a rim around each of the places, as wide on every map."""
    from uguisu.board import MarkArea, Stroke
    from uguisu_tools.drawing import drawing_of

    drawing = drawing_of(topology)
    wide = RIM * frame.scale * drawing.spacing

    def there(point: tuple[float, float]) -> tuple[float, float]:
        return point[0] * frame.scale + frame.left, point[1] * frame.scale + frame.top

    for drawn in drawing.places:
        if topology.ids[drawn.place] not in places:
            continue
        (x, y), turn = drawn.centre, 2 * pi / ROUND
        ring = [
            (x + RING * drawing.spacing * cos(at * turn), y + RING * drawing.spacing * sin(at * turn))
            for at in range(ROUND)
        ]
        outline = tuple(map(there, drawn.polygon or ring))
        yield MarkArea(outline, CHANGED, opacity=WASH)
        yield Stroke((*outline, outline[0]), CHANGED, wide)


def _tells_of(details: Mapping[str, Any], card: str) -> bool:
    """Whether an event is about a card; `cards` are those of several seats."""
    return card in details.values() or any(
        card in value for value in details.values() if isinstance(value, list)
    )


JOBS: Mapping[str, Callable[..., Any]] = {
    RULINGS: _rulings,
    FACES: _faces,
    PRINTED: _printed,
    BRIEFING: _briefing,
    OTHER_CARDS: _other_cards,
    TRY_CARD: _try_card,
    TRY_STORY: _try_story,
    WHO_WINS: _who_wins,
}
