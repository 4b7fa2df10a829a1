"""The methods of the protocol: the parameters of each, typed, and what it does. Each returns plain data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from uguisu.content.diagnostics import as_object
from uguisu.core.errors import UguisuError
from uguisu.core.rng import SecretSeed, seed_of
from uguisu.loading import BadPack, load
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.messages.local_text import localize
from uguisu_tools.bots.table import Table
from uguisu_tools.protocol import VERSION
from uguisu_tools.protocol.session import Session
from uguisu_tools.protocol.wire import (
    BAD_PACK,
    BAD_SAVE,
    INVALID_PARAMS,
    MAX_BATCH,
    MAX_LINE,
    REFUSED,
    ProtocolError,
)
from uguisu_tools.record import save as saves

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu_tools.protocol.connection import Connection


class Params(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The root of all parameters."""


class Initialize(Params, frozen=True, kw_only=True):
    """Of `initialize`."""

    protocol: Annotated[int, Meta(ge=1)]
    """The version of the protocol that the client speaks."""
    client: str = ""
    """The client's name, for logs."""
    language: str = "en"
    """The language of texts, unless a request says otherwise."""


class Nothing(Params, frozen=True, kw_only=True):
    """Of a method that takes none."""


class New(Params, frozen=True, kw_only=True):
    """Of `new`."""

    pack: str | None = None
    """The path of the pack; left out, the one given to `serve`."""
    files: dict[str, str] = {}
    """What stands in files of the pack, by name, that are not saved yet."""
    seats: tuple[str, ...] | None = None
    """The seats this connection plays, and whose eyes it has. Left out: all of them."""
    seed: int | str | None = None
    """The seed of chance, as text; only for those who play all seats. Left out, it is a secret one."""
    variants: tuple[str | dict[str, Any], ...] | None = None
    """Variants instead of the scenario's."""
    options: dict[str, Any] | None = None
    """Options that differ from the scenario's."""
    mods: tuple[str, ...] = ()
    """Mods of the pack to play with, by their names or paths."""
    bots: dict[str, str] = {}
    """Bots for seats, as `mcts:200`."""
    aids: tuple[str, ...] = ()
    """Helps to be switched on, such as `belief`."""
    undo: bool | None = None
    """Whether moves may be taken back; only for those who play all seats. Left out: they may then."""
    paced: bool = False
    """Whether bots wait for `step`."""


class OfGame(Params, frozen=True, kw_only=True):
    """Of a method about a game as a whole."""

    game: str | None = None
    """The game, as `new` called it; left out, the latest."""


class OfSeat(OfGame, frozen=True, kw_only=True):
    """Of a method about a seat."""

    seat: str | None = None
    """The seat; it may be left out where only one can be meant."""


class LegalParams(OfSeat, frozen=True, kw_only=True):
    """Of `legal`."""

    language: str | None = None
    """The language of the texts in it."""


class LookBack(LegalParams, frozen=True, kw_only=True):
    """Of `view`."""

    at: Annotated[int, Meta(ge=0)] | None = None
    """After how many steps of the game; left out, now."""


class InLanguage(OfGame, frozen=True, kw_only=True):
    """Of a method that tells of a game."""

    language: str | None = None
    """The language of the texts in it."""


class Hint(OfSeat, frozen=True, kw_only=True):
    """Of `hint`."""

    bot: str = ""
    """The bot that is asked, as `mcts:200`; left out, the one that plays this game by default."""


class Record(OfGame, frozen=True, kw_only=True):
    """Of `ruling`."""

    id: Annotated[str, Meta(max_length=200)]
    """What the ruling is to be called."""


class Apply(OfSeat, frozen=True, kw_only=True):
    """Of `apply`."""

    move: str
    """The move, in notation."""


class Aids(OfGame, frozen=True, kw_only=True):
    """Of `aids`."""

    on: tuple[str, ...] | None = None
    """Helps to be switched on, all others off; left out, nothing changes."""


class FaceParams(OfGame, frozen=True, kw_only=True):
    """Of `face`."""

    card: str
    """The card's id."""
    language: str | None = None


class SayParams(OfSeat, frozen=True, kw_only=True):
    """Of `say`."""

    to: str
    """The seat spoken to."""
    text: Annotated[str, Meta(max_length=2000)]
    """What is said."""


class SeatBots(OfGame, frozen=True, kw_only=True):
    """Of `bots`."""

    seats: dict[str, str] = {}
    """Seat -> bot, as `mcts:200`; `human` takes a bot away."""


class Load(Params, frozen=True, kw_only=True):
    """Of `load`."""

    save: str
    """The text of a save or a replay."""
    pack: str | None = None
    """The path of its pack; left out, the one given to `serve`."""
    files: dict[str, str] = {}
    """What stands in files of the pack, by name, that are not saved yet."""
    steps: Annotated[int, Meta(ge=0)] | None = None
    """So many of its steps are played; left out, all."""
    changed: bool = False
    """Whether the pack may have changed since: then its decisions are made again from the same seed, as long as they are
    legal."""
    paced: bool = False
    """Whether bots wait for `step`."""
    bots: dict[str, str] = {}
    """Bots for seats."""


def initialize(connection: Connection, wanted: Initialize) -> dict[str, Any]:
    """Begin the conversation: agree on the version, and say what language texts are wanted in."""
    from importlib.metadata import version

    if wanted.protocol > VERSION:
        raise ProtocolError(
            INVALID_PARAMS, f"version {VERSION} of the protocol is spoken here, not {wanted.protocol}"
        )
    connection.initialized = True
    connection.language = wanted.language
    return {
        "protocol": VERSION,
        "server": {"name": "uguisu", "version": version("uguisu")},
        "capabilities": {"methods": list(METHODS), "max_line": MAX_LINE, "max_batch": MAX_BATCH},
    }


def games(connection: Connection, _: Nothing) -> dict[str, Any]:
    """List the games whose rules are installed, with their variants, and the bots there are."""
    registry = connection.registry
    return {
        "games": [
            {
                "id": name,
                "title": localize(entry.type.title, connection.language),
                "variants": sorted(registry.variants_of(name)),
            }
            for name, entry in sorted(registry.games.items())
        ],
        "bots": [
            {"id": bot.id, "description": bot.description, "game": bot.game} for bot in registry.bots.values()
        ],
        "open": list(connection.sessions),
    }


def new(connection: Connection, wanted: New) -> dict[str, Any]:
    """Begin a game of a pack. Who claims only some of the seats sees only through their eyes from then on."""
    if wanted.seats is not None and wanted.seed is not None:
        raise ProtocolError(
            REFUSED, "who plays only some seats may not choose the seed: it tells what chance brings"
        )
    if wanted.seats is not None and wanted.undo:
        raise ProtocolError(
            REFUSED, "who plays only some seats may not take back moves: it tells what others do about them"
        )
    connection.make_room()
    changes = Overrides(variants=wanted.variants, options=wanted.options, mods=wanted.mods)
    pack = _pack(connection, wanted.pack)
    game = _game(connection, pack, changes, wanted.files)
    for seat in wanted.seats or ():
        _must_be_seat(game, seat)
    seed = SecretSeed.fresh() if wanted.seed is None else _seed(wanted.seed)
    match = Match(game, seed, connection.ply_limit)
    session = _session(connection, wanted, match, pack, changes, seats=wanted.seats, undo=wanted.undo)
    session.switch_aids(wanted.aids)
    return _open(connection, session, wanted.bots)


def _seed(said: int | str) -> int:
    try:
        return seed_of(said)
    except ValueError as error:
        raise ProtocolError(INVALID_PARAMS, "a seed is a whole number, written as text") from error


def content(connection: Connection, wanted: InLanguage) -> dict[str, Any]:
    """Tell what lies open to everybody: the map, and what is printed on cards."""
    return connection.session(wanted.game).content(wanted.language or connection.language)


def view(connection: Connection, wanted: LookBack) -> dict[str, Any]:
    """Look with a seat's eyes; `""` is an onlooker's. With `at`, as it was after so many steps."""
    session = connection.session(wanted.game)
    found = session.view(wanted.seat, wanted.language or connection.language, wanted.at)
    told: dict[str, Any] = msgspec.to_builtins(found)
    return told


def legal(connection: Connection, wanted: LegalParams) -> dict[str, Any]:
    """List the legal moves of a seat; none while another is to move."""
    return connection.session(wanted.game).legal(wanted.seat, wanted.language or connection.language)


def apply(connection: Connection, wanted: Apply) -> dict[str, Any]:
    """Carry out a move; chance and bots follow at once."""
    session = connection.session(wanted.game)
    session.apply(wanted.seat, wanted.move)
    return _news(connection, session)


def step(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """Have the bot that is to move make one decision, in a game that was opened with `paced`."""
    session = connection.session(wanted.game)
    session.step()
    return _news(connection, session)


def hint(connection: Connection, wanted: Hint) -> dict[str, Any]:
    """Ask a bot what it would do in the place of a seat that is to move."""
    return connection.session(wanted.game).hint(wanted.seat, wanted.bot)


def steps(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """List what everybody did, chance included. Only for those who play all seats, or when the game is over."""
    return {"steps": connection.session(wanted.game).steps()}


def outlook(connection: Connection, wanted: LegalParams) -> dict[str, Any]:
    """Tell who was ahead after each step of a game that is over, and which step turned it."""
    session = connection.session(wanted.game)
    return session.outlook(wanted.seat, wanted.language or connection.language)


def ruling(connection: Connection, wanted: Record) -> dict[str, Any]:
    """Write the last decision down as an entry of rulings.yaml. Only for those who play all seats."""
    return {"ruling": connection.session(wanted.game).ruling(wanted.id)}


def undo(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """Take back the last decision of a human, and what chance and bots did since."""
    session = connection.session(wanted.game)
    session.undo()
    return _news(connection, session)


def redo(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """Redo what was undone."""
    session = connection.session(wanted.game)
    session.undo(again=True)
    return _news(connection, session)


def say(connection: Connection, wanted: SayParams) -> dict[str, Any]:
    """Talk to another seat, where the rules of the scenario allow it."""
    session = connection.session(wanted.game)
    session.say(wanted.seat, wanted.to, wanted.text)
    return _news(connection, session)


def bots(connection: Connection, wanted: SeatBots) -> dict[str, Any]:
    """Put bots into seats; they play at once when they are to move. Without `seats`, list the bots that play this game."""
    session = connection.session(wanted.game)
    session.seat_bots(wanted.seats)
    told = {"players": session.table.players, "bots": session.table.known_bots()}
    return {**told, **_news(connection, session)}


def face(connection: Connection, wanted: FaceParams) -> dict[str, Any]:
    """Tell what is printed on a card: the words, and what is drawn there as SVG."""
    session = connection.session(wanted.game)
    return {"card": wanted.card, **session.face(wanted.card, wanted.language or connection.language)}


def aids(connection: Connection, wanted: Aids) -> dict[str, Any]:
    """Switch helps of the game on and off, for everybody at the table; without `on`, tell which there are."""
    session = connection.session(wanted.game)
    if wanted.on is not None:
        session.switch_aids(wanted.on)
    return session.aids(connection.language)


def save(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """Write the game down, for `load`. Only for those who play all seats."""
    return {"save": connection.session(wanted.game).save()}


def load_game(connection: Connection, wanted: Load) -> dict[str, Any]:
    """Open a saved game or a replay, with all seats. `kept` says how many of its `of` decisions were made."""
    connection.make_room()
    pack = _pack(connection, wanted.pack)
    try:
        saved = saves.parse(wanted.save)
        saved = msgspec.structs.replace(saved, steps=saved.steps[: wanted.steps])
        game = _game(connection, pack, saved.changes, wanted.files)
        play = saves.again if wanted.changed else saves.resume
        match = play(saved, game, connection.ply_limit)
    except UguisuError as error:
        raise ProtocolError(BAD_SAVE, str(error)) from error
    session = _session(connection, wanted, match, pack, saved.changes, seats=None, undo=True)
    kept, of = (sum(bool(step.seat) for step in steps) for steps in (match.steps, saved.steps))
    return {**_open(connection, session, wanted.bots), "kept": kept, "of": of}


def replay(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """Write the game down as a replay. Those who play only some seats get it when the game is over."""
    return {"replay": connection.session(wanted.game).replay()}


def close(connection: Connection, wanted: OfGame) -> dict[str, Any]:
    """Forget a game."""
    session = connection.session(wanted.game)
    connection.close(session.name)
    return {"closed": session.name}


def shutdown(connection: Connection, _: Nothing) -> dict[str, Any]:
    """End the conversation."""
    connection.finished = True
    return {}


METHODS: dict[str, tuple[type[Params], Callable[[Any, Any], dict[str, Any]]]] = {
    "initialize": (Initialize, initialize),
    "games": (Nothing, games),
    "new": (New, new),
    "content": (InLanguage, content),
    "view": (LookBack, view),
    "legal": (LegalParams, legal),
    "apply": (Apply, apply),
    "step": (OfGame, step),
    "hint": (Hint, hint),
    "steps": (OfGame, steps),
    "outlook": (LegalParams, outlook),
    "ruling": (Record, ruling),
    "undo": (OfGame, undo),
    "redo": (OfGame, redo),
    "say": (SayParams, say),
    "face": (FaceParams, face),
    "aids": (Aids, aids),
    "bots": (SeatBots, bots),
    "save": (OfGame, save),
    "load": (Load, load_game),
    "replay": (OfGame, replay),
    "close": (OfGame, close),
    "shutdown": (Nothing, shutdown),
}
"""Every method: the type of its parameters, and what it does."""


def _pack(connection: Connection, named: str | None) -> Path:
    if named is not None:
        return Path(named)
    if connection.pack is None:
        raise ProtocolError(INVALID_PARAMS, "say which pack: give its path as `pack`")
    return connection.pack


def _game(connection: Connection, pack: Path, changes: Overrides, files: dict[str, str]) -> Game:
    try:
        return load(pack, connection.registry, changes, files or None)
    except BadPack as error:
        findings = [as_object(finding) for finding in error.diagnostics]
        raise ProtocolError(BAD_PACK, error.message, {"findings": findings}) from error
    except UguisuError as error:
        raise ProtocolError(INVALID_PARAMS, str(error)) from error


def _must_be_seat(game: Game, seat: str) -> None:
    names = [chair.id for chair in game.seats]
    if seat not in names:
        raise ProtocolError(INVALID_PARAMS, f"no seat '{seat}'; seats: {', '.join(names)}")


def _session(
    connection: Connection,
    wanted: New | Load,
    match: Match,
    pack: Path,
    changes: Overrides,
    *,
    seats: tuple[str, ...] | None,
    undo: bool | None,
) -> Session:
    table, name = Table(match, connection.registry), connection.next_name()
    return Session(name, table, seats=seats, pack=pack, changes=changes, undo=undo, paced=wanted.paced)


def _open(connection: Connection, session: Session, wanted: dict[str, str]) -> dict[str, Any]:
    session.seat_bots(wanted)
    connection.open(session)
    return {**session.about(connection.language), **_news(connection, session)}


def _news(connection: Connection, session: Session) -> dict[str, Any]:
    return {**session.standing(connection.language), "news": session.news(connection.language)}
