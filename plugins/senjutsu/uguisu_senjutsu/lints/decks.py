"""The deck builder's rules: ranks, personal cards, weapons, schools and sizes (SJ-02, SJ-04, SJ-05, SJ-H29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from uguisu import Message, Pack
from uguisu.cards import Card
from uguisu.checks import Finding, Fix, Path
from uguisu_senjutsu.content.cards import Character
from uguisu_senjutsu.content.map import PLAIN, props_of_hex
from uguisu_senjutsu.content.options import SenjutsuOptions

COPIES: Mapping[str, int] = {"wood": 3, "steel": 2, "gold": 1, "jade": 1}
"""SJ-04: how many copies of a card of each rank a deck may hold."""
IN_ALL: Mapping[str, int] = {"gold": 8, "jade": 1}
"""SJ-04: how many cards of a rank it may hold in all."""
BUILT = 40
"""SJ-H29: the size of a deck that somebody has built; a character's own deck is as large as it is listed."""

SOON = 3
"""So many turns a deck should last at least."""

Decks = dict[str, str]
"""The decks that are fought with, each with the character that it is for."""


def decks_of(pack: Pack) -> Decks:
    """Return the decks with a character's sheet, and those that were built for one."""
    found: Decks = {}
    for deck in pack.cards.decks if pack.cards is not None else ():
        if deck.props.character is not None:
            found[deck.id] = deck.id
        elif deck.props.for_ is not None:
            found[deck.id] = deck.props.for_
    return found


def where_copies(card: Card, number: int, deck: str) -> Path:
    """Return where a card says how many of it are in a deck."""
    return ("cards", number, "copies", deck) if isinstance(card.copies, dict) else ("cards", number, "copies")


def copies_fit_ranks(pack: Pack) -> Iterator[Finding]:
    """SJ-04: no more copies of a card than its rank allows."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        limit = COPIES[card.props.rank]
        for deck in decks_of(pack):
            copies = card.in_deck(deck)
            if copies > limit and not card.props.base:
                path = where_copies(card, number, deck)
                yield Finding(
                    file="cards",
                    path=path,
                    code="senjutsu-rank",
                    message=Message(
                        (
                            "The deck `{deck}` has {copies} {copies:copy|copies} of `{card}`, but of a card of "
                            "the rank {rank} it may have only {limit} (SJ-04)"
                        ),
                        deck=deck,
                        copies=copies,
                        card=card.id,
                        rank=card.props.rank,
                        limit=limit,
                    ),
                    hint=Message("Lower `copies`, or give the card a lower rank."),
                    fix=Fix.change(path, limit),
                )


def ranks_fit_decks(pack: Pack) -> Iterator[Finding]:
    """SJ-04: no more cards of gold and jade in all than a deck may have."""
    if pack.cards is None:
        return
    for number, deck in enumerate(pack.cards.decks):
        if deck.id not in decks_of(pack):
            continue
        for rank, limit in IN_ALL.items():
            held = {card.id: card.in_deck(deck.id) for card in pack.cards.cards if card.props.rank == rank}
            if sum(held.values()) > limit:
                yield Finding(
                    file="cards",
                    path=("decks", number, "id"),
                    code="senjutsu-rank",
                    message=Message(
                        (
                            "The deck `{deck}` has {count} {count:card|cards} of rank {rank}; it may have only "
                            "{limit} (SJ-04)"
                        ),
                        deck=deck.id,
                        count=sum(held.values()),
                        rank=rank,
                        limit=limit,
                    ),
                    hint=Message(
                        "It has {cards}.", cards=_listed(card for card, copies in held.items() if copies)
                    ),
                )


def personal_cards_are_their_owners(pack: Pack) -> Iterator[Finding]:
    """SJ-02: a personal card is in the decks of one character only: that whose own deck has it."""
    decks = decks_of(pack)
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        if not card.props.personal:
            continue
        owners = [deck for deck, character in decks.items() if deck == character and card.in_deck(deck)]
        if len(owners) > 1:
            yield Finding(
                file="cards",
                path=("cards", number, "copies"),
                code="senjutsu-personal",
                message=Message(
                    "`{card}` is a personal card, but the decks of several characters have it: {decks} (SJ-02)",
                    card=card.id,
                    decks=_listed(owners),
                ),
                hint=Message("Leave it in one of them, or remove `personal` from its props."),
            )
            continue
        for deck, character in decks.items():
            if card.in_deck(deck) and owners and character != owners[0]:
                path = where_copies(card, number, deck)
                yield Finding(
                    file="cards",
                    path=path,
                    code="senjutsu-personal",
                    message=Message(
                        "`{card}` is a personal card of `{owner}`, so it cannot be in the deck `{deck}` (SJ-02)",
                        card=card.id,
                        owner=owners[0],
                        deck=deck,
                    ),
                    hint=Message("Take it out of that deck, or remove `personal` from its props."),
                    fix=Fix(kind="remove", path=path, title=Message("Take it out"))
                    if len(path) > 3
                    else None,
                )


def weapons_fit(pack: Pack) -> Iterator[Finding]:
    """SJ-04: a weapon card bears the name of one of the character's weapon options, and there are not too many."""
    if pack.cards is None:
        return
    cards = {card.id: card for card in pack.cards.cards}
    sheets: dict[str, Character] = {}
    for number, deck in enumerate(pack.cards.decks):
        sheet = deck.props.character
        if sheet is not None:
            sheets[deck.id] = sheet
            path: Path = ("decks", number, "props", "character", "weapon")
            yield from _weapons(cards, sheet, sheet.weapon, "cards", path)
    options = pack.options
    for colour, fighter in options.fighters.items() if isinstance(options, SenjutsuOptions) else ():
        if fighter.character in sheets and fighter.weapon:
            path = ("options", "fighters", colour, "weapon")
            yield from _weapons(cards, sheets[fighter.character], fighter.weapon, "scenario", path)


def _weapons(
    cards: Mapping[str, Card], sheet: Character, taken: tuple[str, ...], file: str, path: Path
) -> Iterator[Finding]:
    if len(taken) > sheet.most_weapons:
        yield Finding(
            file=file,
            path=path,
            code="senjutsu-weapon",
            message=Message(
                (
                    "{count} weapon {count:card is|cards are} taken, but the character may take only "
                    "{limit} (SJ-04)"
                ),
                count=len(taken),
                limit=sheet.most_weapons,
            ),
            hint=Message("Leave some out, or raise `most_weapons` on its sheet."),
        )
    for number, one in enumerate(taken):
        if one in cards and not set(cards[one].tags) & set(sheet.weapons):
            yield Finding(
                file=file,
                path=(*path, number),
                code="senjutsu-weapon",
                message=Message("`{card}` is not a weapon that this character can take (SJ-04)", card=one),
                hint=Message("Its `tags` must have one of {weapons}.", weapons=_listed(sheet.weapons))
                if sheet.weapons
                else Message("Say on its sheet which `weapons` it can take."),
            )


def base_cards_are_taken(pack: Pack) -> Iterator[Finding]:
    """SJ-03: a base card is in the hand of whoever has it on the sheet; in the deck of nobody it is never seen."""
    if pack.cards is None:
        return
    options, decks = pack.options, decks_of(pack)
    sheets = [deck.props.character for deck in pack.cards.decks if deck.props.character is not None]
    taken = {card for sheet in sheets for card in (sheet.base, *sheet.weapon, *sheet.poisons)}
    for fighter in options.fighters.values() if isinstance(options, SenjutsuOptions) else ():
        taken.update(fighter.weapon or ())
    written = pack.documents["cards"].data.get("cards", ()) if "cards" in pack.documents else ()
    titles = {deck.id: deck.title or deck.id for deck in pack.cards.decks}
    for number, (card, said) in enumerate(zip(pack.cards.cards, written, strict=False)):
        if not card.props.base or card.id in taken or any(map(card.in_deck, decks)):
            continue
        fix, deck = None, next(iter(decks), None)
        if deck is not None and "id" in said:
            props = {key: value for key, value in said["props"].items() if key != "base"}
            own = {key: value for key, value in said.items() if key not in ("deck", "copies", "props")}
            value = {**own, "copies": {deck: 1}, "props": props}
            title = Message("Put one into the deck of {deck}", deck=titles[deck])
            fix = Fix(kind="replace", path=("cards", number), title=title, value=value)
        yield Finding(
            file="cards",
            path=("cards", number),
            code="senjutsu-base-card",
            severity="warning",
            message=Message(
                "Nobody plays with the base card `{card}`: no sheet names it (SJ-03)", card=card.id
            ),
            hint=Message("Name it on the sheet of a character, or put it into a deck as a card like others."),
            fix=fix,
        )


def one_school_at_most(pack: Pack) -> Iterator[Finding]:
    """SJ-05: with `competitive`, a deck has cards of one forbidden school at most."""
    options = pack.options
    if pack.cards is None or not isinstance(options, SenjutsuOptions) or not options.competitive:
        return
    for deck in decks_of(pack):
        schools: dict[str, int] = {}
        for number, card in enumerate(pack.cards.cards):
            if card.in_deck(deck) and card.props.school is not None and not card.props.personal:
                schools.setdefault(card.props.school, number)
        for school, number in list(schools.items())[1:]:
            card = pack.cards.cards[number]
            yield Finding(
                file="cards",
                path=where_copies(card, number, deck),
                code="senjutsu-school",
                message=Message(
                    "The deck `{deck}` has cards of the schools {first} and {second}; only one of them is allowed (SJ-05)",
                    deck=deck,
                    first=next(iter(schools)),
                    second=school,
                ),
                hint=Message("Take `{card}` out of it, or play without `competitive`.", card=card.id),
            )


def decks_have_their_size(pack: Pack) -> Iterator[Finding]:
    """SJ-H29: decks that are fought with have `deck_size` cards; without it, built ones have 40."""
    options = pack.options
    if pack.cards is None or not isinstance(options, SenjutsuOptions) or options.deck_size == "any":
        return
    decks, held = decks_of(pack), Counter[str]()
    for card in pack.cards.cards:
        held.update(card.shares)
    for colour, fighter in options.fighters.items():
        deck = fighter.deck or fighter.character
        wanted = _size_wanted(options, decks, deck, held[deck])
        if held[deck] != wanted:
            yield Finding(
                file="scenario",
                path=("options", "fighters", colour, "deck" if fighter.deck else "character"),
                code="senjutsu-deck-size",
                message=Message(
                    "The deck `{deck}` has {has} {has:card|cards}, but must have {size} here (SJ-02)",
                    deck=deck,
                    has=held[deck],
                    size=wanted,
                ),
                hint=Message(
                    "That is the option `deck_size`: change it or the deck, or write `deck_size: any`."
                )
                if options.deck_size is not None
                else Message(
                    "Built decks have 40 cards; the option `deck_size` allows another number, or `any`."
                ),
            )


def _size_wanted(options: SenjutsuOptions, decks: Decks, deck: str, held: int) -> int:
    """Return how many cards a deck must have that has so many."""
    if deck not in decks or options.deck_size == "any":
        return held
    if options.deck_size is not None:
        return options.deck_size
    return held if deck == decks[deck] else BUILT


def decks_last(pack: Pack) -> Iterator[Finding]:
    """SJ-23: a deck that gives out in the first turns kills its fighter before the fight has begun: a wound for each draw."""
    options = pack.options
    if pack.cards is None or not isinstance(options, SenjutsuOptions):
        return
    sheets = {deck.id: deck.props.character for deck in pack.cards.decks}
    decks, held = decks_of(pack), Counter[str]()
    for card in pack.cards.cards:
        held.update(card.shares)
    for colour, fighter in options.fighters.items():
        deck, sheet = fighter.deck or fighter.character, sheets.get(fighter.character)
        wanted = _size_wanted(options, decks, deck, held[deck])
        if sheet is None or held[deck] >= sheet.hand + SOON or held[deck] != wanted:  # which is told already
            continue
        turns = max(0, held[deck] - sheet.hand)
        yield Finding(
            file="scenario",
            path=("options", "fighters", colour, "deck" if fighter.deck else "character"),
            severity="warning",
            code="senjutsu-short-deck",
            message=Message(
                (
                    "The deck `{deck}` has {has} {has:card|cards}, and {hand} go into the first hand. From turn {turn} on each "
                    "draw is a wound, so `{fighter}` is defeated by turn {last} at the latest (SJ-23)"
                ),
                deck=deck,
                has=held[deck],
                hand=min(held[deck], sheet.hand),
                turn=turns + 1,
                fighter=colour,
                last=turns + sheet.wounds,
            ),
            hint=Message(
                "Put more cards into it, or more `copies` of some; or lower `hand` on the character's sheet."
            ),
        )


def terrain_has_room(pack: Pack) -> Iterator[Finding]:
    """SJ-20: the terrain that players place has room on the field."""
    options = pack.options
    if not isinstance(options, SenjutsuOptions) or not options.terrain:
        return
    starts = [one.start for one in options.fighters.values()]
    starts += [one.start for one in options.wards.values()]
    if options.horde is None:  # else they come in later
        starts += [one.start for one in options.opponents.values()]
    tagged = {pack.topology.ids[place] for place in pack.topology.tagged("start")}
    entrances = [entrance.hex for entrance in options.horde.entrances] if options.horde is not None else []
    kept = {*tagged, *entrances, *(start for start in starts if start is not None)}
    plain = [
        spot
        for spot, props in zip(pack.topology.ids, pack.topology.props, strict=True)
        if props_of_hex(props) == PLAIN and spot not in kept
    ]
    room = len(plain) - max(0, starts.count(None) - len(tagged))
    count = sum(thing.count for thing in options.terrain.values())
    if count > room:
        yield Finding(
            file="scenario",
            path=("options", "terrain"),
            severity="warning",
            code="senjutsu-terrain",
            message=Message(
                (
                    "The players have {count} {count:piece|pieces} of terrain to place, but the field has "
                    "room for {room} (SJ-20)"
                ),
                count=count,
                room=max(0, room),
            ),
            hint=Message("What has no room is left out. Lower a `count`, or take a larger field."),
        )


def starts_are_free(pack: Pack) -> Iterator[Finding]:
    """SJ-20: nobody starts where nobody may stand."""
    options = pack.options
    if not isinstance(options, SenjutsuOptions):
        return
    index = pack.topology.index
    for field in ("fighters", "opponents", "wards"):
        for colour, one in getattr(options, field).items():
            place = index.get(one.start) if one.start is not None else None
            if place is not None and props_of_hex(pack.topology.props[place]).blocks:
                yield Finding(
                    file="scenario",
                    path=("options", field, colour, "start"),
                    code="senjutsu-start",
                    message=Message(
                        "`{colour}` starts on `{place}`, where nobody may stand",
                        colour=colour,
                        place=one.start,
                    ),
                    hint=Message("Choose another hex, or take `blocks` away from this one on the map."),
                )


def kamae_are_joined(pack: Pack) -> Iterator[Finding]:
    """SJ-10: the ring begins on neutral, so a kamae that no way leads to from there is never taken."""
    for number, deck in enumerate(pack.cards.decks if pack.cards is not None else ()):
        character = deck.props.character
        if character is None:
            continue
        reached, before = {"neutral"}, 0
        while len(reached) > before:
            before = len(reached)
            for line in character.kamae:
                reached |= {line.to} if line.from_ in reached else set()
                reached |= {line.from_} if line.to in reached and not line.one_way else set()
        drawn = dict.fromkeys(space for line in character.kamae for space in (line.from_, line.to))
        apart = [space for space in drawn if space not in reached]
        if apart:
            yield Finding(
                file="cards",
                path=("decks", number, "props", "character", "kamae"),
                code="senjutsu-kamae",
                severity="warning",
                message=Message(
                    "In the kamae of `{deck}` no line leads from `neutral` to: {spaces} (SJ-10)",
                    deck=deck.id,
                    spaces=_listed(apart),
                ),
                hint=Message("Join them with a line, or turn one that goes the other way only."),
            )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


CHECKS: tuple[Any, ...] = (
    copies_fit_ranks,
    ranks_fit_decks,
    personal_cards_are_their_owners,
    weapons_fit,
    base_cards_are_taken,
    one_school_at_most,
    decks_have_their_size,
    decks_last,
    terrain_has_room,
    kamae_are_joined,
    starts_are_free,
)
