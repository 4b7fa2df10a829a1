"""What seats see, hear and may not know."""

import random
import string

import msgspec

from uguisu.core.events import EVERYBODY, includes
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.core.text import Text
from uguisu.core.view import DecisionView, View
from uguisu.messages.message import translate
from uguisu.translations import SOURCE_LANGUAGE
from uguisu_tools.testing.walking import (
    ConformanceError,
    Subject,
    WalkedPosition,
    begin,
    differing,
    frozen,
    name_of,
    picture_of,
    positions,
)


def views_are_plain_data(subject: Subject) -> None:
    """A view can be sent as JSON and read back, in every language; at the end it says how the game ended."""
    game = subject.game
    for position in positions(subject, most=20):
        for seat in range(-1, len(game.seats)):
            for language in game.texts.languages:
                view = game.view(position.state, seat, language)
                sent = view.to_bytes()
                if msgspec.json.decode(sent, type=View).to_bytes() != sent:
                    raise position.fail("a view changes when it is sent as JSON and read back")
            for mark in view.marks:
                if mark.kind not in (*game.mark_kinds, *game.shown_marks):
                    raise position.fail(
                        f"a view shows the mark '{mark.kind}', which `Game.shown_marks` does not name"
                    )
            if position.state.over and (view.result is None or view.decision is not None):
                raise position.fail("a finished game's view has no result, or asks for a decision")


def views_offer_moves_to_the_decider_only(subject: Subject) -> None:
    """The seat whose turn it is sees just the legal moves; the others see none."""
    game = subject.game
    for position in positions(subject, most=30):
        state = position.state
        if state.over:
            continue
        legal = tuple(game.describe(state, action).notation for action in game.legal(state))
        for seat in range(-1, len(game.seats)):
            decision = game.view(state, seat).decision
            if decision is None:
                raise position.fail("a view of a game that goes on has no decision in it")
            offered = tuple(move.notation for move in decision.moves)
            if seat == state.seat and seat >= 0:
                if offered != legal:
                    raise position.fail("the view offers other moves than are legal")
            elif offered:
                raise position.fail("a seat whose turn it is not is offered moves")


def views_are_built_by_the_engine(subject: Subject) -> None:
    """A game says what a seat may see (`show`) and which decisions it may notice (`decision_audience`), and builds no
    views of its own: whoever takes parts out of a finished view forgets one.
    """
    if type(subject.game).view is not Game.view:
        raise ConformanceError(
            f"{subject.game.id} overrides `Game.view`; it should override `show`, `decision_audience` and `cover` instead"
        )


def what_changes_is_told(subject: Subject) -> None:
    """A seat's picture changes only when the seat hears an event; so does what it is told in the place of decisions that
    it may not notice.

    The reverse is a leak or a silence: either the view shows what the seat was not told, or an event is missing,
    and a player would find the table changed without knowing why.
    """
    for number in range(subject.games):
        position, rng = begin(subject, number)
        seats = range(-1, len(subject.game.seats))
        pictures = [picture_of(position.game, position.state, seat) for seat in seats]
        covers = [_cover(position, seat) for seat in seats]
        while not position.state.over and len(position.trail) < subject.plies:
            told = len(position.state.log or ())
            position.step(rng)
            news = (position.state.log or [])[told:]
            for number_of_seat, seat in enumerate(seats):
                picture = picture_of(position.game, position.state, seat)
                heard = any(event.heard_by(seat) for event in news)
                if picture != pictures[number_of_seat] and not heard:
                    who = name_of(subject.game, seat)
                    raise position.fail(f"what {who} sees changes, and no event tells {who} of it")
                cover, before = _cover(position, seat), covers[number_of_seat]
                if cover is not None and before is not None and cover != before and not heard:
                    who = name_of(subject.game, seat)
                    raise position.fail(
                        f"{who} notices a decision that is hidden from {who}: {before} becomes {cover}, and no event tells it"
                    )
                pictures[number_of_seat], covers[number_of_seat] = picture, cover


def _cover(position: WalkedPosition, seat: int) -> tuple[int, DecisionView | None] | None:
    """Return the clock, and what `seat` is told in the place of a decision that it may not notice; None if it may."""
    game, state = position.game, position.state
    if state.over or state.seat in (seat, CHANCE) or includes(game.decision_audience(state), seat):
        return None
    view = game.view(state, seat)
    return view.ply, view.decision


SAMPLES = 3


def resampling_keeps_the_view(subject: Subject) -> None:
    """`determinize` keeps all that the seat sees, byte by byte (the log aside), and what it may do.

    What onlookers see is public, so it stays the same whoever's knowledge is resampled.
    """
    game = subject.game
    rng = random.Random(1)
    for position in positions(subject, most=30):
        state = position.state.without_log()
        before = frozen(state)
        public = game.view(state, -1).to_bytes()
        for seat in range(len(game.seats)):
            who = game.seats[seat].id
            seen = game.view(state, seat).to_bytes()
            for _ in range(SAMPLES):
                sample = game.determinize(state, seat, rng)
                if frozen(state) != before:
                    raise position.fail("determinize changes the state it is given")
                if game.view(sample, seat).to_bytes() != seen:
                    raise position.fail(
                        f"what {who} cannot know shows: resampled for {who}, the view changes "
                        f"({_first_difference(game.view(sample, seat).to_bytes(), seen)})"
                    )
                if game.view(sample, -1).to_bytes() != public:
                    raise position.fail(f"resampled for {who}, what everybody sees changes")
                _same_decision(position, state, sample, seat)


def _same_decision(position: WalkedPosition, state: State, copy: State, seat: int) -> None:
    game = position.game
    if (copy.phase, copy.seat, copy.ply) != (state.phase, state.seat, state.ply):
        raise position.fail("determinize moves the game on: phase, seat or ply differ")
    if copy.log is not None:
        raise position.fail("determinize hands out a log; a sampled state must not hold one")
    if state.over or state.seat != seat:
        return
    if game.legal(copy) != game.legal(state):
        raise position.fail(
            "what is legal depends on what the decider cannot know; "
            "number the actions by what is known (kinds of cards, not their positions)"
        )
    for action in game.legal(state):
        if game.describe(copy, action).notation != game.describe(state, action).notation:
            raise position.fail("the notation of an action depends on what the decider cannot know")


def resampled_states_can_be_played(subject: Subject) -> None:
    """A sampled state is one the rules know how to go on from, with dice of its own."""
    game = subject.game
    rng = random.Random(2)
    for position in positions(subject, most=8):
        for seat in range(len(game.seats)):
            sample = game.determinize(position.state, seat, rng)
            if sample.seed == position.state.seed:
                raise position.fail("determinize keeps the generator: a bot would foresee the dice")
            game.playout(sample, rng, subject.plies)


def hidden_things_are_resampled(subject: Subject) -> None:
    """When seats see different things, something is hidden; then `determinize` must return other states, too."""
    game = subject.game
    rng = random.Random(3)
    hidden: WalkedPosition | None = None
    for position in positions(subject, most=30):
        state = position.state
        if not _something_is_hidden(position):
            continue
        hidden = position
        for seat in range(len(game.seats)):
            for _ in range(SAMPLES):
                if differing(state, game.determinize(state, seat, rng)) not in ([], ["seed"]):
                    return
    if hidden is not None:
        raise hidden.fail("seats see different things, yet determinize always returns the true state")


def _something_is_hidden(position: WalkedPosition) -> bool:
    """Whether two seats see different pieces, marks, tracks, cards or notes."""
    pictures = set()
    for seat in range(len(position.game.seats)):
        view = position.game.view(position.state, seat)
        pictures.add(repr((view.pieces, view.marks, view.tracks, view.areas, view.notes)))
    return len(pictures) > 1


def _first_difference(one: bytes, other: bytes) -> str:
    for index, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            start = max(0, index - 30)
            mine, theirs = one[start : index + 20], other[start : index + 20]
            return f"...{mine.decode(errors='replace')}... for ...{theirs.decode(errors='replace')}..."
    return "one is longer"


def everything_has_a_text(subject: Subject) -> None:
    """Every phase, move and event that comes up has a text, in every language that texts ask for nothing unknown in; and
    every card that has none of its own can be told.
    """
    game = subject.game
    for card in game.card_texts:
        translate(game.card_texts[card], SOURCE_LANGUAGE)
    told = 0
    for position in positions(subject):
        state = position.state
        log = state.log or []
        told = told if told <= len(log) else 0
        for event in log[told:]:
            _has_text(position, Text(f"event.{event.kind}", event.details))
        told = len(log)
        if state.over:
            continue
        _has_text(position, game.phases[state.phase].title(state))
        if game.decision_audience(state) != EVERYBODY:
            _has_text(position, Text(f"phase.{game.cover(state)[0]}"))
        if state.seat != CHANCE:
            for action in game.legal(state):
                _has_text(position, game.describe(state, action).label)


def _has_text(position: WalkedPosition, text: Text) -> None:
    catalogue = position.game.texts
    if catalogue.template(text.key, SOURCE_LANGUAGE) is None:
        raise position.fail(f"there is no text for '{text.key}'; return it from the hook uguisu_texts")
    for language in catalogue.languages:
        template = catalogue.template(text.key, language) or ""
        asked = {name for _, name, _, _ in string.Formatter().parse(template) if name}
        unknown = asked - set(text.values)
        if unknown:
            raise position.fail(
                f"the text '{text.key}' in '{language}' asks for {', '.join(sorted(unknown))}, "
                f"and is given {', '.join(sorted(text.values)) or 'nothing'}"
            )
