"""Senjutsu as a kind of game: how a scenario of it is laid out."""

from __future__ import annotations

from typing import Any

from uguisu import (
    Build,
    CompileError,
    GameType,
    LocalText,
    Message,
    Pack,
    Piece,
    Placeable,
    Result,
    Seat,
    Setting,
    Track,
)
from uguisu.cards import Pile
from uguisu.checks import did_you_mean
from uguisu.effects import Kind
from uguisu.events import EVERYBODY
from uguisu_senjutsu import texts
from uguisu_senjutsu.cards.play import SenjutsuCards
from uguisu_senjutsu.content.cards import CardProps, Character, DeckProps, Mastery
from uguisu_senjutsu.content.map import (
    CALLED,
    FIELD,
    GONE,
    PLACE_TAGS,
    HexProps,
    hexes_left_out,
    props_of_hex,
)
from uguisu_senjutsu.content.opponents import Virtual
from uguisu_senjutsu.content.options import Fighter, SenjutsuOptions
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.making import FIRST_CHANGES, STAGES
from uguisu_senjutsu.opponents.cast import add_opponents, add_solo_results, lay_out_opponent, must_be_card
from uguisu_senjutsu.positions import SenjutsuPosition
from uguisu_senjutsu.rules.states import PickPoison
from uguisu_senjutsu.setup import Place, PlaceTerrain, TakeCover, start_hexes
from uguisu_senjutsu.state import BLEEDING, FOCUS, KAMAE, MOST_FOCUS, TRACKS, WOUNDS
from uguisu_senjutsu.turn.applying import ChooseOrder
from uguisu_senjutsu.turn.choosing import ChooseCard
from uguisu_senjutsu.turn.ending import CutHand
from uguisu_senjutsu.turn.instants import AimInstant, PlayCounter, PlayInstant, Replace
from uguisu_senjutsu.turn.movement import Shift, TurnOther, Walk
from uguisu_senjutsu.turn.reveal import Aim, ChooseInitiative, PayForInitiative
from uguisu_senjutsu.turn.schedule import course
from uguisu_senjutsu.turn.searching import Prepare, ReturnCards, Search

KINDS = {
    "figure": Kind(Message("a fighter"), ("fighter",)),
    "figures": Kind(Message("fighters"), made_of={"figure": lambda _state, figure: 1 << figure}),
}
"""What names of cards and missions hold. Several figures are a mask, with a bit for each."""

RULE_IDS = (
    *range(1, 7),
    *range(10, 15),
    *range(20, 30),
    *range(30, 34),
    *range(40, 54),
    *range(60, 65),
    70,
    *range(80, 93),
)

PILES = (
    Pile("hand", "owner"),
    Pile("deck", "nobody"),
    Pile("discard"),
    Pile("down", "owner"),
    Pile("played"),
    Pile("base"),
    Pile("looked", "nobody"),
    Pile("poison"),
    Pile("out"),
)
"""Where a figure's cards lie, as `uguisu_senjutsu.state` numbers them."""


class SenjutsuBuild(Build):
    """A duel under construction.

    Attributes:
        fighters: those who fight, in seat order, by colour.
        sheets: each one's character.
        decks_of: the deck that each plays with, as counts by kind of card.
        masteries: each one's kamae graph.
        virtual: the sheets of virtual opponents, who come behind those who are played.
    """

    fighters: dict[str, Fighter]
    sheets: tuple[Character, ...] = ()
    decks_of: tuple[list[int], ...] = ()
    masteries: tuple[Mastery, ...] = ()
    virtual: dict[str, Virtual]


def _beginning(kind: str, title: LocalText) -> Placeable:
    """Return those of a kind whom the options bring, as what may be put down on the map."""
    return Placeable(
        id=kind,
        title=title,
        group=title,
        file="scenario",
        path=("options", kind),
        form="figures",
        place="start",
        facing="" if kind == "wards" else "facing",
        names=texts.COLOURS,
        on=("start",) if kind == "fighters" else (),
        most=1,
        anywhere=start_hexes if kind == "fighters" else None,
        deck=("deck", "character") if kind == "fighters" else (),
        inward=True,
    )


PLACEABLES = (
    _beginning("fighters", texts.FIGHTERS),
    _beginning("opponents", texts.OPPONENTS),
    _beginning("wards", texts.WARDS),
)
SETTINGS = (
    Setting(
        id="turns",
        title=Message("Turns"),
        file="scenario",
        path=("options", "turns"),
        usual=SenjutsuOptions().turns,
        low=1,
        high=1000,
        told=lambda count: Message("after {count} {count:turn|turns} nobody wins", count=count),
        lasts=True,
    ),
)


class Senjutsu(GameType):
    """A duel: each chooses a card in secret, all are revealed, and the higher initiative strikes first."""

    id = "senjutsu"
    default_bot = "duellist"
    ladder = ("strong:12", "strong:32")
    title = texts.TITLE
    options = SenjutsuOptions
    setup = SenjutsuPosition
    card_props = CardProps
    place_props = HexProps
    deck_props = DeckProps
    card_rules = SenjutsuCards
    map_kinds = ("hexes",)
    place_tags = PLACE_TAGS
    called = CALLED
    region_tags = texts.REGION_TAGS
    sides = texts.SIDES
    takes_pieces = True
    placeables = PLACEABLES
    settings = SETTINGS
    stages = STAGES
    first_changes = FIRST_CHANGES
    kinds = KINDS
    events = SenjutsuEvents.types()
    rule_ids = tuple(f"SJ-{number:02}" for number in RULE_IDS)
    house_rule_ids = tuple(f"SJ-H{number:02}" for number in range(1, 33))

    def build(self, content: Pack, options: Any) -> Build:
        """Lay out fighters, their tracks and cards, and the decisions; variants may then change them."""
        build = SenjutsuBuild(content, options, SenjutsuGame, _complete)
        build.tracks.append(Track("turn", 0, options.turns, 0, texts.TURN))
        build.names["terrain"] = {name: thing.title or name for name, thing in options.terrain.items()}
        build.mark_titles.update({**build.names["terrain"], GONE: texts.GONE})
        build.names["kamae"] = texts.KAMAE
        build.names["facing"] = build.names["way"] = texts.LOOKS
        build.fighters, build.virtual = dict(options.fighters), {}
        build.schedule = course(build.rules, end_effects_first=options.end_effects == "before_discard")
        for phase in PHASES:
            build.add_phase(phase())
        return build


PHASES = (
    PlaceTerrain,
    Place,
    TakeCover,
    Prepare,
    ChooseCard,
    PayForInitiative,
    Replace,
    ChooseInitiative,
    Aim,
    ChooseOrder,
    PlayInstant,
    AimInstant,
    PlayCounter,
    CutHand,
    ReturnCards,
    Search,
    PickPoison,
    Walk,
    Shift,
    TurnOther,
)
"""The decisions of Senjutsu."""


def _complete(build: SenjutsuBuild) -> None:
    """Lay out what depends on options that variants may have changed."""
    if len(build.fighters) + len(build.options.opponents) < 2:
        raise CompileError(
            Message("a duel needs at least two fighters"),
            hint=Message("name them under `fighters`"),
            file="scenario",
            path=("options", "fighters"),
        )
    _check_places(build)
    players = len(build.fighters)
    build.sheets = tuple(_sheet(build, colour) for colour in build.fighters)
    add_opponents(build)
    build.names["contract"] = build.names["note.contracts"] = {
        contract: title for sheet in build.virtual.values() for contract, title in sheet.contracts.items()
    }
    build.masteries = tuple(Mastery(sheet.kamae) for sheet in build.sheets)
    nothing = [0] * len(build.card_ids)
    build.decks_of = tuple(
        nothing if colour in build.options.wards else _deck(build, colour) for colour in build.fighters
    )
    titles = _deck_titles(build)
    for number, (colour, fighter) in enumerate(build.fighters.items()):
        if number >= players:
            ward = build.options.wards.get(colour)
            lay_out_opponent(build, colour, titles[fighter.character] if ward is None else ward.title)
            _add_tracks(build, number, colour)
            continue
        side = fighter.team or colour
        if side not in build.fighters:
            raise CompileError(
                Message("nobody fights as '{colour}'", colour=side),
                hint=Message("a team is named after the colour of one of its fighters"),
                file="scenario",
                path=("options", "fighters", colour, "team"),
            )
        title = texts.fighter(texts.COLOURS[colour], titles[fighter.character])
        build.seats.append(Seat(colour, side, title))
        build.pieces.append(Piece(colour, "fighter", side, title))
        _add_tracks(build, number, colour)
        for pile in PILES:
            pile.area(build, colour, number, texts.of(texts.COLOURS[colour], texts.AREAS[pile.id]))
    sides = list(dict.fromkeys(seat.side for seat in build.seats))
    for side in sides:
        returns = {one: 1.0 if one == side else -1.0 for one in sides}
        build.results.append(Result(f"{side}_wins", returns, texts.wins(texts.COLOURS[side])))
    build.results.append(Result("draw", dict.fromkeys(sides, 0.0), texts.DRAW))
    build.names["contract"] = {
        contract: title for sheet in build.virtual.values() for contract, title in sheet.contracts.items()
    }
    if build.virtual:
        add_solo_results(build, sides)


def _check_places(build: SenjutsuBuild) -> None:
    """Refuse a hex to start on that is beyond the field, or that somebody else starts on."""
    index = build.topology.index
    off = _beyond(build)
    taken: dict[str, tuple[str, str]] = {}
    options = build.options
    for field in ("fighters", "opponents", "wards"):
        for colour, one in getattr(options, field).items():
            start = one.start
            if start is not None and index[start] in off:
                raise CompileError(
                    Message("'{place}' is beyond the edge of the field, so nobody starts there", place=start),
                    hint=Message(
                        "choose another hex, or join its field to the others: that is the option `fields`"
                    ),
                    file="scenario",
                    path=("options", field, colour, "start"),
                )
            team = "" if field == "opponents" else getattr(one, "team", None) or colour
            other = taken.setdefault(start, (colour, team)) if start is not None else (colour, team)
            if other[0] != colour and (other[1] != team or field != "fighters"):
                raise CompileError(
                    Message("'{colour}' starts on the hex of '{other}'", colour=colour, other=other[0]),
                    hint=Message("only allies may share a start hex (SJ-20)"),
                    file="scenario",
                    path=("options", field, colour, "start"),
                )


def _beyond(build: SenjutsuBuild) -> frozenset[int]:
    """Return the hexes that are beyond the edge before anything is laid there; refuse fields that the map has not (SJ-20)."""
    topology, fields = build.topology, build.options.fields
    known = [region.id for region in topology.regions if FIELD in region.tags]
    for number, field in enumerate(fields):
        if field not in known:
            raise CompileError(
                Message("no field of the map is called '{field}'", field=field),
                hint=did_you_mean(field, known) or Message("a field is a region with the tag `field`"),
                file="scenario",
                path=("options", "fields", number),
            )
    open_water = {number for number, props in enumerate(topology.props) if props_of_hex(props).beyond}
    return hexes_left_out(topology, fields) | open_water


def _add_tracks(build: SenjutsuBuild, number: int, colour: str) -> None:
    sheet, spaces = build.sheets[number], build.masteries[number].spaces
    virtual, ward = colour in build.virtual, colour in build.options.wards
    unused = {FOCUS, KAMAE} if virtual else {*range(BLEEDING, TRACKS + 1)} if ward else set()
    highest = {FOCUS: 0 if virtual else MOST_FOCUS, KAMAE: len(spaces) - 1}
    horde = build.options.horde
    growth = horde.levels if virtual and horde is not None else 0
    for which, (word, title) in enumerate(texts.TRACKS, WOUNDS):
        labels = tuple(texts.KAMAE[space] for space in spaces) if which == KAMAE else ()
        high = highest.get(which, (sheet.wounds if which <= BLEEDING else sheet.hand) + growth)
        told = texts.of(texts.COLOURS[colour], title)
        audience = 0 if which in unused else EVERYBODY  # SJ-82: nobody needs to see what never changes
        start = spaces.index(sheet.begins_in) if which == KAMAE else 0
        build.tracks.append(Track(f"{colour}_{word}", 0, high, start, told, audience, labels))


def _deck_titles(build: Build) -> dict[str, LocalText]:
    decks = build.content.cards.decks if build.content.cards is not None else ()
    return {deck.id: deck.title or deck.id for deck in decks}


def _props(build: Build) -> dict[str, DeckProps]:
    decks = build.content.cards.decks if build.content.cards is not None else ()
    return {deck.id: deck.props for deck in decks}


def _sheet(build: SenjutsuBuild, colour: str) -> Character:
    """Return the sheet of a fighter's character (SJ-01)."""
    wanted = build.fighters[colour].character
    known = {deck: props.character for deck, props in _props(build).items() if props.character is not None}
    if wanted not in known:
        raise CompileError(
            Message("no deck '{deck}' has a character's sheet", deck=wanted),
            hint=did_you_mean(wanted, known) or Message("give the deck `props` with a `character`"),
            file="scenario",
            path=("options", "fighters", colour, "character"),
        )
    sheet, path = known[wanted], ("decks", list(_props(build)).index(wanted), "props", "character")
    must_be_card(build, sheet.base, *path, "base")
    for field in ("weapon", "poisons"):
        for number, card in enumerate(getattr(sheet, field)):
            must_be_card(build, card, *path, field, number)
    return sheet


def _deck(build: SenjutsuBuild, colour: str) -> list[int]:
    """Return the cards that a fighter plays with: those of the deck built for it, or of its character (SJ-02)."""
    fighter = build.fighters[colour]
    return build.decks[fighter.deck or fighter.character]
