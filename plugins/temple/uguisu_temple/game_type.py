"""Temple as a kind of game: how a scenario of it is laid out."""

from __future__ import annotations

from collections.abc import Mapping

from uguisu import Build, GameType, LocalText, Message, Pack, Piece, Placeable, Result, Seat, Setting, Track
from uguisu.effects import MOVERS
from uguisu_temple import texts
from uguisu_temple.content import (
    CALLED,
    LEADS,
    LINK_KINDS,
    PASSES,
    PLACE_TAGS,
    SAMURAI,
    TempleBuild,
    TempleOptions,
    TemplePosition,
)
from uguisu_temple.events import TempleEvents
from uguisu_temple.game import TempleGame, may_stand
from uguisu_temple.making import FIRST_CHANGES, STAGES
from uguisu_temple.rules import ways
from uguisu_temple.rules.ranks import ranks
from uguisu_temple.setup import PlaceNinja, PlaceSamurai
from uguisu_temple.turn.ninja import NinjaMove
from uguisu_temple.turn.samurai import SamuraiMove

PLACEABLES = (
    Placeable(
        id="ninja",
        title=texts.NINJA,
        group=texts.FIGURES,
        file="scenario",
        path=("options", "ninja_start"),
        form="one",
        on=("inner",),
        most=1,
    ),
    Placeable(
        id="samurai",
        title=texts.SAMURAI_SIDE,
        several=lambda count: Message("{count} {count:samurai|samurai}", count=count),
        group=texts.FIGURES,
        file="scenario",
        path=("options", "samurai_start"),
        on=("tower",),
        most=TempleOptions().samurai,
        most_at=("options", "samurai"),
        looks=SAMURAI,
    ),
)
SETTINGS = (
    Setting(
        id="samurai",
        title=texts.SAMURAI_SIDE,
        file="scenario",
        path=("options", "samurai"),
        usual=TempleOptions().samurai,
        low=3,
        high=6,
        told=lambda count: Message("{count} {count:samurai|samurai}", count=count),
    ),
    Setting(
        id="turn_limit",
        title=Message("Rounds"),
        file="scenario",
        path=("options", "turn_limit"),
        usual=TempleOptions().turn_limit,
        low=1,
        high=1000,
        told=lambda count: Message("the game is over after {count} {count:round|rounds}", count=count),
        lasts=True,
    ),
)


class Temple(GameType):
    """One ninja against three to six samurai on a net of ways; nothing is hidden and nothing left to chance."""

    id = "temple"
    title = texts.TITLE
    options = TempleOptions
    setup = TemplePosition
    map_kinds = ("graph",)
    counted_by = {"round": "turn"}
    link_kinds = LINK_KINDS
    called = CALLED
    leads = LEADS
    passes = PASSES
    place_tags = PLACE_TAGS
    sides = texts.SIDES
    takes_pieces = True
    placeables = PLACEABLES
    settings = SETTINGS
    stages = STAGES
    first_changes = FIRST_CHANGES
    default_bot = "mcts:200,mix=0.7"  # quick, and its games differ: docs/bots.md
    ladder = ("mcts:100", "mcts:2000")
    events = TempleEvents.types()
    rule_ids = tuple(f"TE-{number:02}" for number in range(1, 12))

    def build(self, content: Pack, options: TempleOptions) -> Build:
        """Lay out the pieces, seats, results and phases of the basic rules."""
        build = TempleBuild(content, options, TempleGame)
        order = moving_order(options)
        players: Mapping[str, tuple[str, ...]] = options.players or {"samurai": order}
        build.seats.append(Seat("ninja", "ninja", texts.NINJA))
        build.seats.extend(Seat(player, "samurai", _player_title(player)) for player in players)
        build.pieces.append(Piece("ninja", "ninja", "ninja", texts.NINJA))
        build.pieces.extend(Piece(colour, "samurai", "samurai", texts.COLOURS[colour]) for colour in order)
        owner: dict[str, int] = {
            colour: seat for seat, colours in enumerate(players.values(), 1) for colour in colours
        }
        build.seat_of = (0, *(owner[colour] for colour in order))
        build.ranks = ranks(options.samurai)
        build.tracks.append(Track("turn", 0, options.turn_limit, 0, texts.TURN))
        build.results.extend(_results(options))
        build.mark_titles.update({"cut": texts.CUT, "joined": texts.JOINED})
        ninja = NinjaMove()
        samurai, place_ninja, place_samurai = SamuraiMove(), PlaceNinja(), PlaceSamurai()
        place_samurai.then, place_ninja.then, ninja.then, samurai.then = place_ninja, ninja, samurai, ninja
        build.rules.replace("may_stand", may_stand)
        for rule in (ways.cut, ways.join, ways.changed, ways.heed):
            build.rules.define(f"ways.{rule.__name__}", rule)
        build.rules.define(MOVERS, own_pieces)
        for phase in (place_samurai, place_ninja, ninja, samurai):
            build.add_phase(phase)
        return build


def own_pieces(game: TempleGame) -> range:
    """Return the pieces that move, one by one: the ninja and the samurai. The rule `moves.of`."""
    return range(game.own_pieces)


def moving_order(options: TempleOptions) -> tuple[str, ...]:
    """Return the samurai of the scenario in the agreed order (TE-02, TE-04)."""
    return options.order or SAMURAI[: options.samurai]


def _player_title(player: str) -> LocalText:
    return texts.SAMURAI_SIDE if player == "samurai" else player


def _results(options: TempleOptions) -> list[Result]:
    """Return the ways a game can end (TE-07, TE-11), in the order `TempleGame` numbers them."""
    ninja_wins, samurai_win = {"ninja": 1.0, "samurai": -1.0}, {"ninja": -1.0, "samurai": 1.0}
    failed = ninja_wins if options.stalemate == "ninja" else {"ninja": 0.0, "samurai": 0.0}
    return [
        Result("ninja_escapes", ninja_wins, texts.ESCAPED),
        Result("ninja_caught", samurai_win, texts.CAUGHT),
        Result("time_up", failed, texts.TIME_UP),
        Result("repetition", failed, texts.REPEATED),
    ]
