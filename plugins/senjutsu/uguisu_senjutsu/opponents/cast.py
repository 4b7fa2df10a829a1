"""The virtual opponents of a scenario, laid out and compiled (SJ-81, SJ-82, SJ-86, SJ-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Area, Build, CompileError, LocalText, Message, Piece, Result, Track
from uguisu.cards import cards_of
from uguisu.checks import did_you_mean
from uguisu.events import EVERYBODY
from uguisu_senjutsu import texts
from uguisu_senjutsu.content.cards import Character, DeckProps
from uguisu_senjutsu.content.opponents import Opponent, Virtual
from uguisu_senjutsu.content.options import Fighter
from uguisu_senjutsu.effects.reading import Thrust
from uguisu_senjutsu.rules.harm import hurt
from uguisu_senjutsu.state import SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame
    from uguisu_senjutsu.game_type import SenjutsuBuild

VIRTUAL = "virtual"
"""The side of all virtual opponents."""
LAST = 1
"""SJ-82: the advantage value of all of them."""
LIMITS = {1: 7, 2: 3, 3: 2}
"""SJ-81: the limits of wounds and stuns, by the number of opponents; with more of them it is 1."""
OPEN = ("discard", "played", "base")
"""Of an opponent's areas, those whose cards lie open; of the others only the number is known."""
SOLO_TRACKS = (("wave", texts.WAVE), ("level", texts.LEVEL), ("rank", texts.RANK))


def sheet_of(build: Build, colour: str, character: str) -> Virtual:
    """Return the sheet that an opponent goes by.

    Raises:
        CompileError: when no deck has it.
    """
    decks = build.content.cards.decks if build.content.cards is not None else ()
    known = {
        deck.id: deck.props.virtual
        for deck in decks
        if isinstance(deck.props, DeckProps) and deck.props.virtual is not None
    }
    if character not in known:
        raise CompileError(
            Message("no deck '{deck}' has the sheet of a virtual opponent", deck=character),
            hint=did_you_mean(character, known) or Message("give the deck `props` with `virtual`"),
            file="scenario",
            path=("options", "opponents", colour, "character"),
        )
    sheet = known[character]
    path = ("decks", [deck.id for deck in decks].index(character), "props", "virtual")
    for number, card in enumerate(sheet.poisons):
        must_be_card(build, card, *path, "poisons", number)
    for name in (*sheet.cards, *sheet.more, sheet.spare, sheet.nightmares):
        if name is not None and name not in build.decks:
            raise CompileError(
                Message("there is no deck `{deck}`", deck=name),
                hint=did_you_mean(name, build.decks),
                file="cards",
                path=path,
            )
    return sheet


def must_be_card(build: Build, card: str, *path: str | int) -> None:
    """Make sure that a card is there that a sheet names.

    Raises:
        CompileError: when it is not.
    """
    if card not in build.card_ids:
        raise CompileError(
            Message("no card is called '{card}'", card=card),
            hint=did_you_mean(card, build.card_ids),
            file="cards",
            path=path,
        )


def add_opponents(build: SenjutsuBuild) -> None:
    """Give every virtual opponent and every ward its sheet as a fighter; tracks and areas are laid out as for the others."""
    options = build.options
    for field, colours in (("opponents", options.opponents), ("wards", options.wards)):
        for colour in colours:
            if colour in build.fighters:
                raise CompileError(
                    Message("'{colour}' is already a fighter", colour=colour),
                    hint=Message("give it another colour"),
                    file="scenario",
                    path=("options", field, colour),
                )
    for colour, opponent in options.opponents.items():
        build.virtual[colour] = sheet_of(build, colour, opponent.character)
        build.fighters[colour] = Fighter(character=opponent.character, start=opponent.start)
        limit = opponent.wounds or (1 if options.horde else LIMITS.get(len(options.opponents), 1))
        poisons = build.virtual[colour].poisons
        build.sheets += (Character(wounds=limit, hand=limit, advantage=LAST, base="", poisons=poisons),)
    for colour, ward in options.wards.items():
        build.fighters[colour] = Fighter(character="", start=ward.start)
        build.sheets += (Character(wounds=1, hand=1, advantage=LAST, base=""),)
    _check_partners(build)
    if options.horde is not None:
        _check_horde(build)


def _check_partners(build: SenjutsuBuild) -> None:
    """SJ-92: some fight beside somebody, or not at all."""
    fighting = {opponent.character for opponent in build.options.opponents.values()}
    for colour, sheet in build.virtual.items():
        if sheet.partner is not None and sheet.partner not in fighting:
            raise CompileError(
                Message("this opponent fights only beside '{deck}' (SJ-92)", deck=sheet.partner),
                hint=Message("add it to the `opponents`"),
                file="scenario",
                path=("options", "opponents", colour, "character"),
            )


def _check_horde(build: SenjutsuBuild) -> None:
    horde = build.options.horde
    assert horde is not None
    for number, wave in enumerate(horde.waves):
        for place, colour in enumerate(wave):
            if colour not in build.virtual:
                raise CompileError(
                    Message("no opponent is called '{colour}'", colour=colour),
                    hint=did_you_mean(colour, build.virtual) or Message("name it under `opponents`"),
                    file="scenario",
                    path=("options", "horde", "waves", number, place),
                )
        if len(wave) > len(horde.entrances) or len(set(wave)) < len(wave):
            raise CompileError(
                Message("a wave has more opponents than there are entrances, or one of them twice"),
                hint=Message("each enters at an entrance of its own"),
                file="scenario",
                path=("options", "horde", "waves", number),
            )


def lay_out_opponent(build: SenjutsuBuild, colour: str, character: LocalText) -> None:
    """Add the piece and the areas of an opponent, or of a ward; nobody sees its deck, and it has no seat."""
    title = texts.fighter(texts.COLOURS[colour], character)
    side = VIRTUAL if colour in build.virtual else build.seats[0].side
    build.pieces.append(Piece(colour, "fighter", side, title))
    for pile, word in texts.AREAS.items():
        build.areas.append(
            Area(
                f"{colour}_{pile}",
                "",
                texts.of(texts.COLOURS[colour], word),
                EVERYBODY,
                EVERYBODY if pile in OPEN else 0,
            )
        )


def add_solo_results(build: SenjutsuBuild, sides: list[str]) -> None:
    """Add the opponents' victory; and of a horde its tracks."""
    build.results.append(Result("virtual_wins", dict.fromkeys(sides, -1.0), texts.VIRTUAL_WINS))
    horde = build.options.horde
    if horde is not None:
        highest = (len(horde.waves), horde.levels, len(texts.RANKS) - 1)
        for (word, title), high in zip(SOLO_TRACKS, highest, strict=True):
            labels = texts.RANKS if word == "rank" else ()
            build.tracks.append(Track(word, 0, high, 0, title, labels=labels))


class Solo:
    """The virtual opponents of a compiled game.

    Attributes:
        opponents: their figures.
        wards: the figures that the players must protect.
        guarded: the same as a mask: a success against one of them ends the game (SJ-89).
        sheets, setups: by figure.
        roaming: those whose steps need not go in one direction, as a mask.
        boxes: the decks that theirs are put together from, as lists of kinds.
        home: which of them a kind belongs to.
        attack_boxes: those that hold attacks only.
    """

    def __init__(self, game: SenjutsuGame, build: SenjutsuBuild) -> None:
        self.game, self.players = game, len(build.seats)
        colours = list(build.fighters)
        self.opponents = tuple(number for number, one in enumerate(colours) if one in build.virtual)
        self.wards = tuple(number for number, one in enumerate(colours) if one in build.options.wards)
        self.guarded = sum(1 << ward for ward in self.wards)
        self.focus_beside = {colours.index(one): ward.focus for one, ward in build.options.wards.items()}
        self.sheets: dict[int, Virtual] = {one: build.virtual[colours[one]] for one in self.opponents}
        self.setups: dict[int, Opponent] = {
            one: build.options.opponents[colours[one]] for one in self.opponents
        }
        self.roaming = sum(1 << one for one, sheet in self.sheets.items() if sheet.roams)
        self.horde = build.options.horde
        self.colours = {colours[one]: one for one in self.opponents}
        wanted = {
            name
            for sheet in self.sheets.values()
            for name in (*sheet.cards, *sheet.more, sheet.spare, sheet.nightmares)
            if name is not None
        }
        self.boxes = {name: cards_of(build.decks[name]) for name in sorted(wanted)}
        self.home = {kind: name for name, cards in self.boxes.items() for kind in cards}
        self.attack_boxes: frozenset[str] = frozenset()
        self.wave_track = next((n for n, one in enumerate(build.tracks) if one.id == "wave"), -1)

    def finish(self) -> None:
        """Take what is known once the cards are compiled."""
        cards = self.game.cards
        self.attack_boxes = frozenset(
            name
            for name, kinds in self.boxes.items()
            if kinds and all(cards[one].type == "attack" for one in kinds)
        )

    def comes_later(self, figure: int) -> bool:
        """Whether it comes in with a wave (SJ-89)."""
        return self.horde is not None and figure in self.sheets

    def alive(self, state: SenjutsuState) -> list[int]:
        """Return the opponents that fight."""
        return [figure for figure in self.opponents if not state.out >> figure & 1]

    def attacks_of(self, state: SenjutsuState, figure: int, kind: int) -> list[Thrust]:
        """Return the attacks of a figure's card that its kamae allows."""
        kamae = self.game.kamae(state, figure)
        return [thrust for thrust in self.game.readings[kind].thrusts if kamae in thrust.kamae]

    def threatened(self, state: SenjutsuState, figure: int) -> int:
        """SJ-84 (3b): return the hexes that the foes' attacks still to come would hit, from where those stand, as a mask."""
        mask = 0
        for foe, level, kind, *_ in state.waiting:
            if self.game.foes[figure] >> foe & 1 and state.at[foe] >= 0:
                for thrust in self.attacks_of(state, foe, kind):
                    own = state.level[foe] if thrust.initiative < 0 else hurt(state, foe, thrust.initiative)
                    if own == level:
                        for there, _blow in thrust.diagram.on(state.facing[foe], state.at[foe]):
                            mask |= 1 << there
        return mask
