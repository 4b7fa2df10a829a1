"""What gives a secret away though nobody sees it: what is declared and not kept to, samples that know the truth, news of it."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from uguisu.core.areas import resample, unseen_of
from uguisu.core.events import Event, includes
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu_tools.testing.walking import Subject, differing, name_of, picture_of, positions


def views_show_what_is_declared(subject: Subject) -> None:
    """A view shows no track, mark, card or place of a piece to a seat that is not in the audience declared for it, and the
    seat hears no event that names one.

    Missions and cards declare audiences, too (`shown_to`, `seen_by`): a `show` that adds things one by one must ask.
    """
    game = subject.game
    secrets = {seat: _Secrets(game, seat) for seat in range(-1, len(game.seats))}
    told, last = 0, None
    for position in positions(subject, most=8):
        log = position.state.log or []
        news = log[told if position is last else 0 :]
        told, last = len(log), position
        for seat, kept in secrets.items():
            for what in (*kept.shown(position.state), *kept.guessed(position.state), *kept.named(news)):
                raise position.fail(
                    f"{name_of(game, seat)} is shown {what}, and is not in the audience declared for it"
                )


class _Secrets:
    """What is declared for others than one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.tracks = {track.id for track in game.tracks if not includes(track.audience, seat)}
        self.pieces = {piece.id for piece in game.pieces if not includes(piece.audience, seat)}
        self.marks = {
            name
            for kind, name in enumerate(game.mark_kinds)
            if not includes(game.mark_audience(kind), seat)
            or not includes(game.mark_audiences.get(kind, -1), seat)
        }
        self.areas = {area.id: area for area in game.areas}

    def shown(self, state: State) -> Iterator[str]:
        """Yield what of it is on the seat's view."""
        view = self.game.view(state, self.seat)
        yield from (f"the track '{track.id}'" for track in view.tracks if track.id in self.tracks)
        yield from (f"a mark '{mark.kind}'" for mark in view.marks if mark.kind in self.marks)
        yield from (
            f"where '{piece.id}' stands" for piece in view.pieces if piece.place and piece.id in self.pieces
        )
        for pile in view.areas:
            area = self.areas[pile.id]
            if pile.cards is not None and not includes(area.faces_seen_by, self.seat):
                yield f"the faces in '{area.id}'"
            elif pile.count is not None and not includes(area.count_seen_by | area.faces_seen_by, self.seat):
                yield f"how many cards lie in '{area.id}'"

    def guessed(self, state: State) -> Iterator[str]:
        """Yield what of it the picture depends on: values of tracks."""
        for number, track in enumerate(self.game.tracks):
            if track.audience and track.id in self.tracks and track.low < track.high and not state.over:
                copy = state.clone()
                copy.tracks[number] += 1 if state.tracks[number] < track.high else -1
                if picture_of(self.game, copy, self.seat) != picture_of(self.game, state, self.seat):
                    yield f"what depends on the track '{track.id}'"

    def named(self, news: Iterable[Event]) -> Iterator[str]:
        """Yield what of it is named in events that the seat hears: a piece only where a place is named besides."""
        if not self.tracks and not self.marks and not self.pieces:
            return
        places = self.game.topology.index
        for event in news:
            if event.heard_by(self.seat):
                named = {fact for fact in event.details.values() if isinstance(fact, str)}
                if any(fact in places for fact in named):
                    yield from (f"where '{piece}' is, in '{event.kind}'" for piece in named & self.pieces)
                secret = {event.details.get("track")} & self.tracks | {event.details.get("mark")} & self.marks
                yield from (f"'{name}', in '{event.kind}'" for name in secret)


SAMPLES = 120
"""How many samples of each of two states are compared where the same random numbers give different ones."""


def samples_know_no_more(subject: Subject) -> None:
    """What `determinize` draws depends on what the seat knows, and not on the truth: of two states that the seat cannot tell
    apart it draws the same, or as often as not.

    A sample that keeps the order of a deck, or puts what is hidden back where it was, lets bots know what their seat
    does not. Sort what is to be shuffled, and the same random numbers draw the same.
    """
    game, compared = subject.game, 0
    rng = random.Random(4)
    for position in positions(subject, most=4):
        state = position.state
        for seat in range(len(game.seats)):
            sample = game.determinize(state, seat, rng)
            resample(game, sample, seat, rng)  # a spoilt `determinize` may make twins alike that need not be
            number = len(position.trail)
            if not differing(
                *(game.determinize(one, seat, random.Random(number)) for one in (state, sample))
            ):
                continue
            compared += 1
            if compared > MOST_COMPARED:
                return
            slot = _told_apart(*(_drawn(game, one, seat, number) for one in (state, sample)))
            if slot:
                raise position.fail(
                    f"samples for {name_of(game, seat)} know more than that seat: State.{slot} is drawn otherwise of two "
                    f"states that look the same to it; draw it from what the seat knows alone"
                )


MOST_COMPARED = 6
"""How many such pairs are compared."""

Draws = Mapping[str, Counter[str]]
"""How often each value came, by slot, and in lists by place, too."""


def _drawn(game: Game, state: State, seat: int, first: int) -> Draws:
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for number in range(first, first + SAMPLES):
        for slot, value in game.determinize(state, seat, random.Random(number)).facts().items():
            if slot != "seed":
                for where, part in _parts(slot, value):
                    found[where][part] += 1
    return found


def _parts(where: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield the values in a slot, and where each lies."""
    if isinstance(value, list):
        for number, part in enumerate(value):
            yield from _parts(f"{where}[{number}]", part)
    else:
        yield where, repr(value)


def _told_apart(one: Draws, other: Draws) -> str:
    """Return a slot whose values come too unevenly for chance (chi square of two samples), "" if there is none."""
    for slot in one.keys() & other.keys():
        mine, theirs = one[slot], other[slot]
        values = mine.keys() | theirs.keys()
        uneven = sum((mine[value] - theirs[value]) ** 2 / (mine[value] + theirs[value]) for value in values)
        freedom = len(values) - 1
        if uneven > freedom + 6 * (2 * freedom) ** 0.5 + 25:
            return slot
    return ""


SURE = 10.0
"""So often a hidden card must have been expected to be another one before it counts that it never was."""


def samples_deal_hidden_cards_anew(subject: Subject) -> None:
    """Wherever cards of a pool lie that a seat does not see, samples for it have others there, at the top of a deck, too; but
    for those that the game says it knows (`Game.known_cards`), which they hold.
    """
    game = subject.game
    rng = random.Random(6)
    expected: defaultdict[tuple[int, int, bool], float] = defaultdict(float)
    moved: set[tuple[int, int, bool]] = set()
    last = None
    for position in positions(subject, most=40):
        last, state = position, position.state
        for seat in range(len(game.seats)) if game.pools else ():
            sample = game.determinize(state, seat, rng)
            for pool in game.pools:
                unseen = unseen_of(game, pool, seat)
                known = {area: Counter(game.known_cards(state, seat, area)) for area in unseen}
                cards = Counter(card for area in unseen for card in state.areas[area])
                for kept in known.values():
                    cards -= kept
                for area in unseen:
                    if known[area] - Counter(sample.areas[area]):
                        raise position.fail(
                            f"samples for {name_of(game, seat)} lack cards that it knows to lie in '{game.areas[area].id}'"
                        )
                    if known[area] == Counter(state.areas[area]):
                        continue
                    truth, drawn = state.areas[area], sample.areas[area]
                    for top, held in ((True, truth[-1:]), (False, truth[:-1])):
                        spot = seat, area, top
                        expected[spot] += sum(1 - cards[card] / cards.total() for card in held[:1])
                        if held != (drawn[-1:] if top else drawn[:-1]):
                            moved.add(spot)
    for (seat, area, top), times in expected.items():
        if last is not None and times > SURE and (seat, area, top) not in moved:
            what = "the top card of" if top else "the cards in"
            raise last.fail(
                f"samples for {name_of(game, seat)} always know {what} '{game.areas[area].id}', which that seat does not see"
            )


def what_is_told_is_known(subject: Subject) -> None:
    """Where a seat knows the same of two things that happen, it is told the same of them.

    Two choices of somebody else that look alike to a seat, or one choice in two states that do: where its picture of the table
    is the same, and samples for it are drawn alike, what it hears must not differ. Else the event has too wide an audience, or
    names too much; or samples forget what the seat was told.
    """
    game = subject.game
    rng = random.Random(5)
    for position in positions(subject, most=25):
        if position.state.over:
            continue
        before = position.state.clone()
        before.log = []
        one, action = _gone_on(game, before, before.seed, rng)
        for seat in range(len(game.seats)):
            for other in (
                *_another_choice(game, before, seat, (one, action), rng),
                *_another_state(game, before, seat, action, rng),
            ):
                news = [_heard(after, seat) for after in (one, other)]
                if news[0] != news[1] and _knows_the_same(game, one, other, seat):
                    told = next((mine or theirs for mine, theirs in _unlike(*news)))
                    raise position.fail(
                        f"{name_of(game, seat)} is told what that seat does not come to know: of two things that look "
                        f"the same to it, one is told as '{told[1]}' {told[2]}"
                    )


News = list[tuple[int, str, dict[str, Any]]]


def _gone_on(game: Game, state: State, seed: int, rng: random.Random, action: int = -1) -> tuple[State, int]:
    """Return what comes of an action, or one at random, and the action; chance falls by `seed`."""
    after = state.clone()
    after.log, after.seed = [], seed
    if after.seat == CHANCE:
        return after, game.roll(after)
    action = rng.choice(game.legal(state)) if action < 0 else action
    game.apply(after, action)
    return after, action


def _hidden(game: Game, state: State, seat: int) -> bool:
    """Whether a seat may not notice what is decided."""
    return state.seat not in (seat, CHANCE) and not includes(game.decision_audience(state), seat)


def _another_choice(
    game: Game, before: State, seat: int, made: tuple[State, int], rng: random.Random
) -> Iterator[State]:
    """Yield what comes of another choice, if a seat can't tell it from the one made, and nothing on the table changes."""
    one, action = made
    if before.seat in (seat, CHANCE) or picture_of(game, before, seat) != picture_of(game, one, seat):
        return
    after, another = _gone_on(game, before, before.seed, rng)
    if _hidden(game, before, seat) or game.seen(before, action, seat) == game.seen(before, another, seat):
        yield after


def _another_state(game: Game, before: State, seat: int, action: int, rng: random.Random) -> Iterator[State]:
    """Yield what comes of the same choice in a state that a seat can't tell from this one; of any, if it may not notice it."""
    sample, hidden = game.determinize(before, seat, rng), _hidden(game, before, seat)
    legal = game.legal(sample)
    if action in legal or hidden:
        after, same = _gone_on(game, sample, before.seed, rng, action if action in legal else -1)
        if hidden or same == action:
            yield after


def _heard(state: State, seat: int) -> News:
    return [(event.ply, event.kind, event.details) for event in state.log or () if event.heard_by(seat)]


def _unlike(one: News, other: News) -> Iterator[tuple[Any, Any]]:
    """Yield the lines in which two differ."""
    for number in range(max(len(one), len(other))):
        mine, theirs = (news[number] if number < len(news) else None for news in (one, other))
        if mine != theirs:
            yield mine, theirs


def _knows_the_same(game: Game, one: State, other: State, seat: int) -> bool:
    """Whether a seat sees the same table after either of two things, and samples of both are alike."""
    if picture_of(game, one, seat) != picture_of(game, other, seat):
        return False
    return all(
        set(differing(*(game.determinize(state, seat, random.Random(number)) for state in (one, other))))
        <= {"seed"}
        for number in range(2)
    )
