"""What a mission of Spies says that names nothing, or comes to nothing: hands, bounds, dogs (SP-05, SP-73, SP-75)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from uguisu import CompileError, Message, Pack
from uguisu.cards import TrackModel as Track
from uguisu.checks import Finding, Severity, out_of_reach
from uguisu.effects import AtTest
from uguisu_spies.board.ground import ground_of
from uguisu_spies.content.mission import mission_of
from uguisu_spies.content.setup import Setup
from uguisu_spies.effects.conditions import Carries
from uguisu_spies.rules.alert import MOST


def hands_have_their_cards(pack: Pack) -> Iterator[Finding]:
    """SP-05: cards of one side come into no hand of the other, and no more of them than there are."""
    if pack.cards is None:
        return
    owners = {deck.id: deck.owner for deck in pack.cards.decks}
    for seat, hand in mission_of(pack).hands.items():
        side = "guard" if seat == "guard" else "spies"
        for card in pack.cards.cards:
            if card.id not in hand:
                continue
            shares = {deck: count for deck, count in card.shares.items() if owners.get(deck) == side}
            held = sum(shares.values())
            if not shares:
                yield _mission(
                    ("hands", seat, card.id),
                    "spies-hand",
                    Message(
                        "`{card}` is no card of theirs, so it comes into no hand of `{seat}`",
                        card=card.id,
                        seat=seat,
                    ),
                    Message("name a card of theirs, or give it to the other side"),
                    severity="warning",
                )
            elif hand[card.id] > held:
                yield _mission(
                    ("hands", seat, card.id),
                    "spies-hand",
                    Message(
                        "there {held:is|are} only {held} of `{card}`, so no more of them can be dealt",
                        held=held,
                        card=card.id,
                    ),
                    Message("ask for fewer, or give the card more `copies`"),
                    severity="warning",
                )


def bounds_bind(pack: Pack) -> Iterator[Finding]:
    """SP-73: who is bound stays out of something, or inside it."""
    for number, bound in enumerate(mission_of(pack).bounds):
        if bound.out_of is None and bound.within is None:
            yield _mission(
                ("bounds", number),
                "spies-bound",
                Message("this binds nobody: it names no region"),
                Message("say with `out_of:` or `within:` where they may not go, or have to stay"),
                severity="warning",
            )


def dogs_come_in_time(pack: Pack) -> Iterator[Finding]:
    """SP-75: dogs are let loose before the last round is over."""
    mission = mission_of(pack)
    if mission.dogs_from > mission.rounds:
        yield _mission(
            ("dogs_from",),
            "spies-dogs",
            Message("no dog is ever let loose: the mission ends after round {rounds}", rounds=mission.rounds),
            Message("name an earlier round"),
            severity="warning",
        )


def _mission(
    path: tuple[str | int, ...], code: str, message: Message, hint: Message, severity: Severity = "error"
) -> Finding:
    return Finding(
        file="mission", path=("props", *path), code=code, message=message, hint=hint, severity=severity
    )


def _setups(pack: Pack) -> list[Setup]:
    """Return the set-up with one, two and three spies; none if it names what is not there, which is told elsewhere."""
    ground, mission = ground_of(pack.topology), mission_of(pack)
    try:
        return [Setup(mission, ground, spies) for spies in (1, 2, 3)]
    except (CompileError, KeyError):
        return []


def spies_can_win(pack: Pack) -> Iterable[Finding]:
    """SP-74: the game itself knows only how the guard wins."""
    objectives = pack.mission.objectives if pack.mission is not None else ()
    results = pack.mission.results if pack.mission is not None else ()
    theirs = [
        number for number, one in enumerate(objectives) if one.for_.startswith("sp") and one.then == "win"
    ]
    if not theirs and not any(result.winner is not None for result in results):
        yield Finding(
            file="mission",
            path=("objectives",),
            code="spies-cannot-win",
            message=Message("no objective says how the spies win"),
            hint=Message("for example {example}", example=EXAMPLE),
        )
    lacking = [
        spies for spies, setup in enumerate(_setups(pack), 1) if not any(lot.marked for lot in setup.lots)
    ]
    for number in theirs:
        for at, test in enumerate(objectives[number].if_):
            if isinstance(test, Carries) and lacking:
                yield Finding(
                    file="mission",
                    path=("objectives", number, "if", at),
                    code="spies-objective-never",
                    message=Message(
                        "nothing in the set-up is marked as what the spies look for, so nobody ever carries it"
                    )
                    if len(lacking) == 3
                    else Message(
                        "with {spies} {spies:spy|spies} nothing that is put is marked as what the spies look for, so nobody "
                        "ever carries it",
                        spies=lacking[0],
                    ),
                    hint=Message("write `marked: 1` beside the documents of the set-up"),
                )
    yield from _more_marked_than_put(pack)
    yield from _never_met(pack)


def _more_marked_than_put(pack: Pack) -> Iterator[Finding]:
    """SP-72: entries of the set-up that mark more than they put on the board, for any number of spies that puts some."""
    setups = _setups(pack)
    for number, item in enumerate(mission_of(pack).setup):
        counts = [setup.lots[number].count for setup in setups]
        fewest = min(filter(None, counts), default=0)
        if 0 < fewest < item.marked:
            yield _mission(
                ("setup", number, "marked"),
                "spies-too-many-marked",
                Message(
                    "with {spies} {spies:spy|spies} {marked} should be marked, but only {count} of them {count:is|are} put "
                    "(SP-72)",
                    marked=item.marked,
                    spies=counts.index(fewest) + 1,
                    count=fewest,
                ),
                Message("lower `marked`, or raise `count`; each entry of the set-up marks its own"),
            )


def _never_met(pack: Pack) -> Iterator[Finding]:
    """Objectives that ask for more than the alert or the rounds can be, or where somebody stands who has left the board."""
    own = _own_tracks(pack)
    for number, objective in enumerate(pack.mission.objectives if pack.mission is not None else ()):
        for at, test in enumerate(objective.if_):
            path = ("objectives", number, "if", at)
            problem = out_of_reach(test, own)
            if problem is not None:
                message = Message(
                    "The objective `{objective}` can never be met: {problem}",
                    objective=objective.id,
                    problem=problem,
                )
                yield Finding(
                    file="mission",
                    path=path,
                    code="spies-objective-never",
                    message=message,
                    hint=Message("ask for less"),
                )
            elif isinstance(test, AtTest) and test.piece == "piece" and objective.on in ("left", "caught"):
                message = Message("a spy that has left or is caught stands nowhere, so `at` never holds")
                hint = Message("ask for its last square, as in {example}", example=LAST_SQUARE)
                yield Finding(
                    file="mission", path=path, code="spies-objective-never", message=message, hint=hint
                )


def _own_tracks(pack: Pack) -> dict[str, Track]:
    """Return the tracks of every game of Spies as a mission would declare them."""
    ranges = {
        "round": (1, mission_of(pack).rounds),
        "alert": (0, MOST),
        "minimum": (0, MOST),
        "bodies": (0, 20),
    }
    return {name: Track(id=name, title=name, min=least, max=most) for name, (least, most) in ranges.items()}


def triggers_can_happen(pack: Pack) -> Iterable[Finding]:
    """SP-10, SP-74: no trigger waits for a round after the last, or for an alert that there is not."""
    own = _own_tracks(pack)
    for number, trigger in enumerate(pack.mission.triggers if pack.mission is not None else ()):
        for at, test in enumerate(trigger.if_):
            problem = out_of_reach(test, own)
            if problem is not None:
                yield Finding(
                    file="mission",
                    path=("triggers", number, "if", at),
                    code="trigger-never",
                    severity="warning",
                    message=Message("This trigger can never happen: {problem}", problem=problem),
                    hint=Message("ask for less, or change `rounds`"),
                )


LAST_SQUARE = "{test: among, place: place, places: {region: study}}"


EXAMPLE = "{id: away, for: spies, title: Leave, on: left, if: [{test: carries, piece: piece}]}"


CHECKS = (hands_have_their_cards, bounds_bind, dogs_come_in_time, spies_can_win, triggers_can_happen)
"""What is looked at."""
