"""Scorpion as a kind of game: how a scenario of it is laid out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from uguisu import Build, CompileError, GameType, LocalText, Message, Pack, Piece, Result, Seat, Track
from uguisu.cards import Pile
from uguisu.effects import Kind
from uguisu.events import only
from uguisu.phases import Schedule, Step
from uguisu_scorpion import texts
from uguisu_scorpion.board import ground_of, shortages
from uguisu_scorpion.cards.play import React, ScorpionCards, ScorpionTarget
from uguisu_scorpion.content.cards import CardMark, CardProps
from uguisu_scorpion.content.map import CALLED, LEADS, LINK_KINDS, PLACE_CALLED, PLACE_TAGS
from uguisu_scorpion.content.mission import ScorpionMission
from uguisu_scorpion.content.options import ScorpionOptions
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.making import FIRST_CHANGES, STAGES
from uguisu_scorpion.positions import ScorpionPosition
from uguisu_scorpion.rules import guard_movement, intruder_movement, placing, searching
from uguisu_scorpion.setup.guards import (
    HideItem,
    HideSleeper,
    ManPatrol,
    PlacePatrol,
    PlaceSentry,
    mark_secrets,
    place_patrols,
    place_sentries,
)
from uguisu_scorpion.setup.hands import PickStartingHand, deal, shuffle_decks
from uguisu_scorpion.setup.intruders import (
    ChooseStart,
    MarkEnd,
    choose_starts,
    kind_of,
    mark_passage,
    start_zones,
    who_comes,
)
from uguisu_scorpion.setup.placeables import PLACEABLES, ROUTES, SETTINGS
from uguisu_scorpion.state import BOTH, INTRUDERS
from uguisu_scorpion.turn.guard_cards import (
    AlertCards,
    GuardCards,
    PatrolAttack,
    begin_turn,
    draw,
    keep_drawn,
    play_drawn,
    play_from_hand,
)
from uguisu_scorpion.turn.intruders import (
    IntruderMove,
    Order,
    choose_order,
    end_turn,
    move_first,
    move_second,
    outcome,
    tell_end,
)
from uguisu_scorpion.turn.march import Detach, Face, Marching, Muster, begin_patrols, walk
from uguisu_scorpion.turn.returning import Reinforce, ShareWounds, come_back
from uguisu_scorpion.turn.search import (
    Ambusher,
    NameSearches,
    StandIn,
    answer_searches,
    name_searches,
    search_limit,
)

KINDS = {
    "guard": Kind(Message("a guard"), ("sword", "spear")),
    "drunk": Kind(Message("a drunk guard"), ("drunk",)),
    "intruder": Kind(Message("an intruder"), INTRUDERS),
    "figure": Kind(Message("a guard or an intruder"), ("sword", "spear", *INTRUDERS)),
    "nobody": Kind(Message("nobody: guards play this card")),
    "party": Kind(Message("guards"), made_of={"guard": lambda _state, guard: 1 << guard}),
}
"""What names of cards and missions hold. A party is a mask of guards; `AMBUSHER` stands for one not on the board yet."""
SETUP: dict[str, Step] = {
    "setup.intruders": who_comes,
    "setup.hands": deal,
    "setup.decks": shuffle_decks,
    "setup.sentries": place_sentries,
    "setup.patrols": place_patrols,
    "setup.secrets": mark_secrets,
    "setup.starts": choose_starts,
    "setup.passage": mark_passage,
}
"""The steps of the set-up, by the names of their rules."""

TURN: dict[str, Step] = {
    "alert.turn": begin_turn,
    "alert.draw": draw,
    "alert.cards": play_drawn,
    "alert.keep": keep_drawn,
    "guards.cards": play_from_hand,
    "patrols.begin": begin_patrols,
    "patrols.walk": walk,
    "intruders.return": come_back,
    "intruders.order": choose_order,
    "intruders.first": move_first,
    "intruders.second": move_second,
    "intruders.search": name_searches,
    "intruders.answer": answer_searches,
    "turn.ending": tell_end,
    "turn.end": end_turn,
}
"""The steps of a turn (SC-20)."""

REGISTERS = 3
"""Of the program that they make."""

RULE_IDS = (
    *range(1, 15),
    *range(20, 28),
    *range(30, 40),
    *range(40, 58),
    *range(60, 64),
    70,
    *range(80, 83),
)


INTRUDER_PILES = (Pile("hand", "owner"), Pile("box", "owner"), Pile("spent"), Pile("table"), Pile("wounds"))
GUARD_PILES = (
    Pile("hand", "owner"),
    Pile("drawn", "owner"),
    Pile("deck", "nobody"),
    Pile("discard"),
    Pile("table"),
)
"""Where cards lie; everybody sees how many."""


@dataclass(slots=True)
class Table:
    """Seats and card areas by what they are for; lists are by intruder, or by guard player ("seat_index").

    Attributes:
        circles: for each intruder, the seats that know its secrets, as an audience (SC-14).
        passage_of: for each intruder, the passage it may use.
        answers: for each window of `React`, whether each intruder's deck has a card that answers in it.
    """

    intruder_seats: tuple[int, ...]
    guard_seats: tuple[int, ...]
    guards_audience: int
    circles: tuple[int, ...]
    passage_of: tuple[int, ...] = (0, 0)
    hands: list[int] = field(default_factory=list)
    boxes: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)
    wounds: list[int] = field(default_factory=list)
    guard_hands: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    guard_decks: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    guard_tables: list[int] = field(default_factory=list)
    answers: list[list[bool]] = field(default_factory=list)

    @property
    def all_hands(self) -> list[int]:
        """The hands of the ninja, the traitor and each guard player, as `State.sure` has them."""
        return [*self.hands, *self.guard_hands]


class ScorpionBuild(Build):
    """A night under construction: besides what every game has, what its variants change.

    Attributes:
        in_play: the intruders of this game, in turn order (both, but for a lone wolf).
        lone: whether one intruder comes alone (SC-80), though it may be chosen which.
        rival: whether the intruders play against each other (SC-81).
        secret_kind: whether the guards do not know if the one intruder is a ninja or a traitor (SC-80).
        intruder_decks: for each intruder, how many of each kind of card are its own; None: those of its deck.
        card_marks: the kinds of marks that cards lay.
        table: laid out last, when variants have had their say.
    """

    table: Table
    in_play: tuple[int, ...] = BOTH
    lone = False
    rival = False
    secret_kind = False
    intruder_decks: list[list[int]] | None = None
    card_marks: Sequence[CardMark] = ()


class Scorpion(GameType):
    """A ninja and a traitor steal into a castle and out again; guards look for them by ear, in the dark."""

    id = "scorpion"
    default_bot = "scorpion"
    strong_bot = "sharp"
    ladder = ("strong:8", "strong:24")
    title = texts.TITLE
    options = ScorpionOptions
    setup = ScorpionPosition
    card_props = CardProps
    card_rules = ScorpionCards
    mission_props = ScorpionMission
    map_kinds = ("graph",)
    link_kinds = LINK_KINDS
    called = CALLED
    place_called = PLACE_CALLED
    leads = LEADS
    walkable_kinds = frozenset({"open", "moat"})
    place_tags = PLACE_TAGS
    region_tags = texts.REGION_TAGS
    sides = texts.SIDES
    takes_pieces = True
    placeables = PLACEABLES
    routes = ROUTES
    settings = SETTINGS
    stages = STAGES
    first_changes = FIRST_CHANGES
    kinds = KINDS
    events = ScorpionEvents.types()
    rule_ids = tuple(f"SC-{number:02}" for number in RULE_IDS)

    def build(self, content: Pack, options: Any) -> Build:
        """Lay out seats, figures, tracks, results and decisions; variants may then change them."""
        build = ScorpionBuild(content, options, ScorpionGame, _complete)
        build.tracks.append(Track("turn", 0, options.turns, 0, texts.TURN))
        build.tracks.append(Track("alert", 0, 3, 0, texts.ALERT, labels=texts.ALERTS))
        build.results.extend(_results())
        cards = content.cards.cards if content.cards is not None else ()
        build.decks = {deck: build.decks.get(deck, [0] * len(cards)) for deck in ScorpionCards.decks}
        build.card_marks = [mark for card in cards for mark in card.props.marks]
        build.mark_kinds.extend(mark.id for mark in build.card_marks)
        build.mark_titles.update(texts.MARKS)
        build.mark_titles.update({mark.id: mark.title for mark in build.card_marks})
        _name_targets(build, content)
        build.schedule = Schedule(SETUP, TURN, REGISTERS, build.rules)
        build.rules.define("search_limit", search_limit)
        build.rules.replace("may_stand", placing.may_stand)
        build.rules.define("mission_done", searching.nothing_more)
        build.rules.define("passage_found", guard_movement.nothing_more)
        build.rules.define("notice_passage", guard_movement.notice_ends)
        build.rules.define("notice_ropes", guard_movement.nothing_more)
        build.rules.define("kind_of", kind_of)
        build.rules.define("may_use_rope", intruder_movement.may_use_rope)
        build.rules.define("outcome", outcome)
        build.rules.define("start_zones", start_zones)
        for phase in PHASES:
            build.add_phase(phase())
        return build


PHASES = (
    PickStartingHand,
    PlaceSentry,
    PlacePatrol,
    ManPatrol,
    HideSleeper,
    HideItem,
    ChooseStart,
    MarkEnd,
    AlertCards,
    GuardCards,
    PatrolAttack,
    ScorpionTarget,
    React,
    Marching,
    Muster,
    Face,
    Detach,
    Order,
    IntruderMove,
    NameSearches,
    Ambusher,
    StandIn,
    Reinforce,
    ShareWounds,
)
"""The decisions of Scorpion."""


def _complete(build: ScorpionBuild) -> None:
    """Lay out what depends on options that variants may have changed."""
    options: ScorpionOptions = build.options
    _check_figures(build, options)
    for option, _, message, _ in shortages(options, ground_of(build.topology)):
        raise _too_few(build, message, option)
    if not build.seats:
        _lay_out_seats(build, options.players)
    _lay_out_figures(build, options)
    build.table = _table(build)


def _check_figures(build: Build, options: ScorpionOptions) -> None:
    """SC-02: those who stand at the start are no more than there are figures."""
    standing, figures = options.sentries + 2 * options.patrols, options.swords + options.spears
    if standing > figures:
        told = Message(
            (
                "{sentries} {sentries:sentry|sentries} and {patrols} {patrols:patrol|patrols} are "
                "{standing} {standing:guard|guards}"
            ),
            sentries=options.sentries,
            patrols=options.patrols,
            standing=standing,
        )
        message = Message(
            "{told}, but there {figures:is|are} only {figures} {figures:figure|figures} (SC-02)",
            told=told,
            figures=figures,
        )
        raise _too_few(build, message, "swords")


def _too_few(build: Build, message: str, option: str) -> CompileError:
    """Lead to the option, if the scenario sets it, or to the variants, which may have changed it."""
    document = build.content.documents["scenario"].data
    given = document.get("options") or {}
    path: tuple[str, ...] = ("variants",) if document.get("variants") else ("options",)
    if option in given and not document.get("variants"):
        path = ("options", option)
    return CompileError(
        message, hint=Message("lower the numbers in the options or in the variants"), path=path
    )


def _name_targets(build: Build, content: Pack) -> None:
    """SC-05: texts and notes tell a target by its letter and what is to be done there."""
    props = content.mission.props if content.mission is not None else None
    targets = props.targets if isinstance(props, ScorpionMission) else ()
    titles: dict[str, LocalText] = {
        target.letter: texts.target_title(target.letter, target.title) for target in targets
    }
    build.names["letter"] = titles
    build.names["item"] = {**titles, **texts.HIDDEN}
    build.names["state"] = texts.PATROL_STATES
    build.names.update({f"note.{who}_mission{done}": titles for who in INTRUDERS for done in ("", "_done")})


def _lay_out_seats(build: ScorpionBuild, players: int) -> None:
    """SC-01: who sits at the table; SC-81: rivals have a side each."""
    if players == 2:
        build.seats.append(Seat("intruders", "intruders", texts.INTRUDERS))
    else:
        for who, title in zip(INTRUDERS, texts.INTRUDER_TITLES, strict=True):
            build.seats.append(Seat(who, who if build.rival else "intruders", title))
    if players == 4:
        build.seats += [Seat("swords", "guards", texts.SWORDS), Seat("spears", "guards", texts.SPEARS)]
    else:
        build.seats.append(Seat("guards", "guards", texts.GUARDS))


def _lay_out_figures(build: ScorpionBuild, options: ScorpionOptions) -> None:
    """SC-02: the figures."""
    for weapon, count in (("sword", options.swords), ("spear", options.spears)):
        build.pieces.extend(
            Piece(f"{weapon}-{number}", weapon, "guards", texts.guard_title(weapon, number))
            for number in range(1, count + 1)
        )
    build.pieces.extend(
        Piece(f"drunk-{number}", "drunk", "guards", texts.drunk_title(number))
        for number in range(1, options.drunks + 1)
    )
    titles = (texts.INTRUDER, texts.TRAITOR) if build.secret_kind else texts.INTRUDER_TITLES
    for who, title in zip(INTRUDERS, titles, strict=True):
        side = next((seat.side for seat in build.seats if seat.id == who), build.seats[0].side)
        build.pieces.append(Piece(who, who, side, title))


def _table(build: ScorpionBuild) -> Table:
    seats = build.seats
    guards = tuple(number for number, seat in enumerate(seats) if seat.side == "guards")
    others = tuple(number for number in range(len(seats)) if number not in guards)
    own = (others[0], others[-1])
    circles = tuple(only(seat) for seat in own) if build.rival else (only(*others),) * 2
    table = Table(own, guards, only(*guards), circles, (0, 1) if build.rival else (0, 0))

    titles = {piece.id: piece.title for piece in build.pieces}
    for intruder, who in enumerate(INTRUDERS):
        for pile, places in zip(
            INTRUDER_PILES, (table.hands, table.boxes, table.spent, table.tables, table.wounds), strict=True
        ):
            title = texts.area_title(titles[who], pile.id)
            places.append(pile.area(build, who, own[intruder], title, circle=circles[intruder]))
    for seat in guards:
        for pile, places in zip(
            GUARD_PILES,
            (table.guard_hands, table.drawn, table.guard_decks, table.discards, table.guard_tables),
            strict=True,
        ):
            title = texts.area_title(seats[seat].title, pile.id)
            places.append(pile.area(build, seats[seat].id, seat, title))
    return table


def _results() -> list[Result]:
    """SC-70, in the order `ScorpionGame` numbers them."""
    return [
        Result("intruders_win", {"intruders": 1.0, "guards": -1.0}, texts.INTRUDERS_WIN),
        Result("draw", {"intruders": 0.0, "guards": 0.0}, texts.DRAW),
        Result("guards_win", {"intruders": -1.0, "guards": 1.0}, texts.GUARDS_WIN),
    ]
