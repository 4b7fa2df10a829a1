"""Compiles a pack and the registered rules into a Game."""

from __future__ import annotations

from collections.abc import Iterable, Set
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from uguisu.cards.compiling import compile_cards
from uguisu.cards.playing import MODE
from uguisu.content.markers import Operation
from uguisu.content.models import Points
from uguisu.core.areas import cards_of
from uguisu.core.build import Build
from uguisu.core.errors import CompileError, Faults
from uguisu.core.events import EVERYBODY, GAME_STARTED, EngineEvents, only
from uguisu.core.game import Game
from uguisu.core.kinds import KINDS
from uguisu.core.machine import Program
from uguisu.core.state import OFF
from uguisu.core.table import Area, Piece, Remembered, Result, Stock, Track
from uguisu.effects.code import compile_program
from uguisu.effects.names import Path
from uguisu.effects.operations import End, Raise
from uguisu.effects.reading import CardTexts
from uguisu.guard.faults import attributing
from uguisu.messages.message import Message, word_of_files
from uguisu.messages.suggest import did_you_mean
from uguisu.plugins.variant import in_order

if TYPE_CHECKING:
    from uguisu.content.models import Objective, Trigger
    from uguisu.content.models.mission import MissionPiece, NameKept
    from uguisu.content.models.mission import Track as MissionTrack
    from uguisu.content.pack import Pack
    from uguisu.messages.local_text import LocalText
    from uguisu.plugins.game_type import GameType
    from uguisu.plugins.registered import Registry


def compile_game(content: Pack, registry: Registry) -> Game:
    """Return the Game that `content` describes, with its variants applied and its mission compiled.

    Raises:
        CompileError: for content that cannot become a game, with its place; all that cards and missions have wrong in
            one `CompileErrors`.
    """
    game_type = registry.game(content.scenario.game)
    places = len(content.topology)
    laid_out = Message("a map of {places} {places:place|places}", places=places)
    with attributing(Message("the game '{game}'", game=game_type.id), laid_out):
        build = game_type.build(content, content.options)
    build.kinds.update(game_type.kinds)
    build.counted_by.update(game_type.counted_by)
    for event_types in (EngineEvents.types(), game_type.events):
        build.declare(event_types)
    of_game = registry.translations.get(game_type.id, ())
    operations = registry.vocabulary.of(game_type.id).members(Operation)
    build.names["operation"] = {tag: word_of_files(tag) for tag in operations}
    if content.mission is not None:
        build.names["trigger"] = {name: word_of_files(name) for name in content.mission.trigger_names}
    build.texts.add(registry.texts_of(game_type.id), (*_folders_of(content), *of_game))
    variants = [(registry.variant(game_type.id, name), options) for name, options in content.variants]
    for variant, options in in_order(variants):
        build.rules.editor = Message("variant '{variant}'", variant=variant.id)
        build.declare(variant.events)
        before = build.laid_out()
        with attributing(build.rules.editor):
            variant.apply(build, options)
        _must_still_have(before, build)
    with attributing(Message("the game '{game}'", game=game_type.id)):
        build.complete(build)
    _name_cards(build, content)
    _lay_out_counters(build, content)
    _lay_out_stocks(build, content)
    _lay_out_mission(build, content, game_type)
    with attributing(Message("the game '{game}'", game=game_type.id), laid_out):
        game = build.make(build)
    faults = Faults()
    _compile_mission(game, build, content, faults)
    game.position_type = game_type.setup
    game.default_bot = game_type.default_bot
    game.ladder = game_type.ladder
    game.strong_bot = game_type.strong_bot or next(iter(game_type.ladder), "")
    game.compiled_from, game.compiled_by = (content, registry), compile_game
    game.policy = registry.policy_of(game.id)
    game.evaluators.update(registry.evaluators_of(game.id))
    with (
        faults.kept(),
        attributing(
            Message("the game '{game}' with the variants of this scenario", game=game_type.id), laid_out
        ),
    ):
        game.card_rules = game_type.card_rules(game)
        game.cards = game.card_rules.kinds = compile_cards(game, game.card_rules, content)
        modes = max((len(kind.modes) for kind in game.cards), default=0)
        game.max_actions = max(game.max_actions, 1 + MODE * modes)
        game.finish()
    faults.tell()
    game.card_texts = CardTexts(
        game, game.card_texts, content.cards.cards if content.cards is not None else ()
    )
    game.frozen = True
    return game


def _folders_of(content: Pack) -> list[FilePath]:
    """Return where a pack's own nouns may be, its own folder first: what it names goes before all that others know."""
    below = reversed(content.stack.layers) if content.stack is not None else ()
    return list(dict.fromkeys((content.path, *(layer.path for layer in below))))


def _must_still_have(before: list[tuple[str, str]], build: Build) -> None:
    """Refuse a variant that took away what the game's rules count on: their own files would be blamed later."""
    missing = sorted({*before}.difference(build.laid_out()), key=before.index)
    if missing:
        kind, name = missing[0]
        raise CompileError(
            Message(
                "{editor} takes away the {kind} '{name}', which the rules of the game count on",
                editor=build.rules.editor,
                kind=kind,
                name=name,
            ),
            hint=Message("tell its author, or leave it out; your pack may be fine"),
        )


def _name_cards(build: Build, content: Pack) -> None:
    """Note what cards are called and what is printed on them; a game may have named them otherwise."""
    for card in content.cards.cards if content.cards is not None else ():
        build.card_titles.setdefault(card.id, card.title)
        if card.text is not None:
            build.card_texts.setdefault(card.id, card.text)


def _lay_out_counters(build: Build, content: Pack) -> None:
    """Add the numbers that cards keep: tracks called by the cards' ids."""
    taken = {track.id for track in build.tracks}
    for number, card in enumerate(content.cards.cards if content.cards is not None else ()):
        if card.counter is None:
            continue
        path: Path = ("cards", number)
        if card.id in taken:
            raise _taken(Message("the game already has a track `{id}`", id=card.id), path, "cards")
        high, start = card.counter.max, card.counter.start
        if start > high:
            message = Message("{start} is more than {max}, the highest it can be", start=start, max=high)
            raise CompileError(message, file="cards", path=("cards", number, "counter", "start"))
        build.tracks.append(Track(card.id, 0, high, start, card.title))
        taken.add(card.id)


def _lay_out_stocks(build: Build, content: Pack) -> None:
    """Add the card areas of the decks that lie on the table, nobody's."""
    counts = content.cards.deck_counts() if content.cards is not None else {}
    for number, deck in enumerate(content.cards.decks if content.cards is not None else ()):
        if not deck.is_stock:
            continue
        title, first = deck.title or deck.id, len(build.areas)
        down, beside = f"{deck.id}_deck", f"{deck.id}_{'row' if deck.row is not None else 'discard'}"
        if build.area_index(down) >= 0 or build.area_index(beside) >= 0:
            message = Message("the game already has a card area `{area}`", area=down)
            raise _taken(message, ("decks", number), "cards")
        up = (
            Message("{deck}: for sale", deck=title)
            if deck.row is not None
            else Message("{deck}: turned up", deck=title)
        )
        build.areas.append(Area(down, title=title, pool=deck.id))
        build.areas.append(Area(beside, title=up, faces_seen_by=EVERYBODY))
        cards = tuple(cards_of(counts[deck.id]))
        build.stocks[deck.id] = Stock(deck.id, title, first, first + 1, deck.row or 0, cards)


def _lay_out_mission(build: Build, content: Pack, game_type: GameType) -> None:
    """Add what the mission declares: its pieces, tracks, kinds of marks and ways to end."""
    mission = content.mission
    if mission is None:
        return
    build.briefing = mission.briefing or ""
    faults = Faults()
    taken = {track.id for track in build.tracks}
    for number, track in enumerate(mission.tracks):
        with faults.kept():
            build.tracks.append(_track(build, track, taken, ("tracks", number)))
            taken.add(track.id)
            if build.tracks[-1].audience != EVERYBODY:
                build.secret_tracks.append(len(build.tracks) - 1)
    own_kinds = {*KINDS, *build.kinds, *(piece.kind for piece in build.pieces)}
    for number, piece in enumerate(mission.pieces):
        with faults.kept():
            if not game_type.takes_pieces:
                message = Message("missions of this game cannot add pieces")
                raise CompileError(message, file="mission", path=("pieces",))
            _add_piece(build, piece, own_kinds, ("pieces", number))
    for number, name in enumerate(mission.names):
        with faults.kept():
            if name.id in taken:
                raise _taken(Message("the game already has a track `{id}`", id=name.id), ("names", number))
            _keep_name(build, name, ("names", number))
            taken.add(name.id)
    for number, mark in enumerate(mission.marks):
        build.mark_kinds.append(mark.id)
        build.mark_titles[mark.id] = mark.title
        with faults.kept():
            build.mark_audiences[mark.id] = _audience(build, mark.seen_by, ("marks", number, "seen_by"))
    for number, result in enumerate(mission.results):
        with faults.kept():
            path: Path = ("results", number)
            returns = _returns(build, result.winner, (*path, "winner"))
            _add_result(build, Result(result.id, returns, result.title), path)
    for number, objective in enumerate(mission.objectives):
        with faults.kept():
            path = ("objectives", number)
            side = _side(build, objective.for_, (*path, "for"))
            if isinstance(objective.then, Points):
                _add_points(build, objective.for_)
            else:
                returns = _returns(build, None if objective.then == "draw" else side, path)
                if objective.then == "lose":
                    returns = {one: -value for one, value in returns.items()}
                _add_result(build, Result(objective.id, returns, objective.title), path)
    faults.tell()


def _track(build: Build, track: MissionTrack, taken: Set[str], path: Path) -> Track:
    if track.id in taken:
        raise _taken(Message("the game already has a track `{id}`", id=track.id), path)
    start = track.min if track.start is None else track.start
    audience = _audience(build, track.shown_to, (*path, "shown_to"))
    return Track(track.id, track.min, track.max, start, track.title, audience, track.labels)


def _keep_name(build: Build, name: NameKept, path: Path) -> None:
    """Add a name that outlasts effects, and the track that says what it is."""
    things = _things_of(build, name.kind)
    if not things:
        known = [kind for kind in (*KINDS, *build.kinds) if _things_of(build, kind)]
        message = Message("nothing in this game is of the kind `{kind}`", kind=name.kind)
        raise _unknown(message, name.kind, known, (*path, "kind"))
    audience = _audience(build, name.shown_to, (*path, "shown_to"))
    labels = (Message("none", "a name that the mission keeps is nobody's"), *things.values())
    build.tracks.append(Track(name.id, -1, len(things) - 1, -1, name.title, audience, labels))
    build.remembered[name.id] = Remembered(len(build.tracks) - 1, name.kind, tuple(things))
    if audience != EVERYBODY:
        build.secret_tracks.append(len(build.tracks) - 1)


def _things_of(build: Build, kind: str) -> dict[int, LocalText]:
    """Return what there is of a kind, by number, and what each is called."""
    if kind == "place":
        places = build.topology
        return {number: name or places.ids[number] for number, name in enumerate(places.names)}
    if kind == "seat":
        return {number: seat.title or seat.id for number, seat in enumerate(build.seats)}
    if kind == "card":
        return {number: build.card_titles.get(card, card) for number, card in enumerate(build.card_ids)}
    of_game = build.kinds.get(kind)
    kinds = of_game.pieces if of_game is not None else (kind,)
    return {
        number: piece.title or piece.id
        for number, piece in enumerate(build.pieces)
        if kind == "piece" or piece.kind in kinds
    }


def _add_piece(build: Build, piece: MissionPiece, own_kinds: set[str], path: Path) -> None:
    """Add a piece that the mission brings. Of the game's own kinds it is none: their rules know nothing of it."""
    if build.piece_index(piece.id) >= 0:
        raise _taken(Message("the game already has a piece `{id}`", id=piece.id), path)
    if piece.kind in own_kinds:
        message = Message("`{kind}` is a kind of the game's own", kind=piece.kind)
        hint = Message("give it a different kind, or leave it out")
        raise CompileError(message, hint=hint, file="mission", path=(*path, "kind"))
    index = build.topology.index
    if piece.at is not None and piece.at not in index:
        message = Message("no place is called '{name}'", name=piece.at)
        raise _unknown(message, piece.at, index, (*path, "at"))
    side = _side(build, piece.side, (*path, "side")) if piece.side is not None else ""
    audience = _audience(build, piece.seen_by, (*path, "seen_by"))
    build.brought[len(build.pieces)] = OFF if piece.at is None else index[piece.at]
    build.pieces.append(Piece(piece.id, piece.kind, side, piece.title, audience))


def _audience(build: Build, names: tuple[str, ...] | None, path: Path) -> int:
    if names is None:
        return EVERYBODY
    seats = [_seats(build, name, (*path, number)) for number, name in enumerate(names)]
    return only(*(seat for group in seats for seat in group))


def _add_result(build: Build, result: Result, path: Path) -> None:
    if build.result_index(result.id) >= 0:
        raise _taken(Message("the game already has a result `{id}`", id=result.id), path)
    build.results.append(result)


def _taken(message: str, path: Path, file: str = "mission") -> CompileError:
    hint = Message("give it a different id")
    return CompileError(message, hint=hint, file=file, path=(*path, "id"))


def _unknown(message: str, name: str, known: Iterable[str], path: Path) -> CompileError:
    return CompileError(message, hint=did_you_mean(name, known), file="mission", path=path)


def _add_points(build: Build, side: str) -> None:
    if build.track_index(f"points-{side}") < 0:
        build.add_track(Track(f"points-{side}", low=-1000, high=1000))


def _side(build: Build, name: str, path: Path) -> str:
    """Return the side called `name`, or the side of the seat called so."""
    return build.seats[_seats(build, name, path)[0]].side


def _seats(build: Build, name: str, path: Path) -> list[int]:
    """Return the seats called `name`, or of the side called so."""
    found = [number for number, seat in enumerate(build.seats) if name in (seat.id, seat.side)]
    if not found:
        known = dict.fromkeys([*(seat.side for seat in build.seats), *(seat.id for seat in build.seats)])
        raise _unknown(Message("no side is called '{name}'", name=name), name, known, path)
    return found


def _returns(build: Build, winner: str | None, path: Path) -> dict[str, float]:
    sides = dict.fromkeys(seat.side for seat in build.seats)
    if winner is None:
        return dict.fromkeys(sides, 0.0)
    won = _side(build, winner, path)
    return {side: 1.0 if side == won else -1.0 for side in sides}


def _compile_mission(game: Game, build: Build, content: Pack, faults: Faults) -> None:
    mission = content.mission
    if mission is None:
        return
    for number, (name, trigger) in enumerate(zip(mission.trigger_names, mission.triggers, strict=True)):
        path: Path = ("triggers", number)
        with faults.kept():
            event = _event(build, trigger.on, path)
            _on_event(game, event, _trigger_program(game, build, trigger, name, path))
    for number, objective in enumerate(mission.objectives):
        with faults.kept():
            _objective(game, build, objective, number)


def _objective(game: Game, build: Build, objective: Objective, number: int) -> None:
    """Compile an objective: when its event comes and its conditions hold, it brings what it says.

    One that names no event is checked whenever any event comes that changes the game, but for its start.
    """
    path: Path = ("objectives", number)
    if objective.on is not None:
        events = [_event(build, objective.on, path)]
    else:
        events = [
            event
            for event in build.events
            if event != GAME_STARTED and event not in build.not_checked_for_objectives
        ]
    operation: Operation
    if isinstance(objective.then, Points):
        operation = Raise(track=f"points-{objective.for_}", by=objective.then.points)
    else:
        operation = End(result=objective.id)
    for event in events:
        program = compile_program(
            game,
            [operation],
            objective.if_,
            file="mission",
            path=path,
            source=Message("the mission's objective '{objective}'", objective=objective.id),
            scope=dict(build.events[event]),
            once=_hidden_track(game),
        )
        _on_event(game, event, program)


def _on_event(game: Game, event: str, program: Program) -> None:
    game.machine.programs.append(program)
    game.on[event] = (*game.on.get(event, ()), len(game.machine.programs) - 1)


def _event(build: Build, event: str, path: Path) -> str:
    if event in build.events:
        return event
    message = Message("this game has no event '{event}'", event=event)
    raise _unknown(message, event, build.events, (*path, "on"))


def _trigger_program(game: Game, build: Build, trigger: Trigger, name: str, path: Path) -> Program:
    message = f"'{name}'" if trigger.id else Message("number {number}", number=name)
    return compile_program(
        game,
        trigger.do,
        trigger.if_,
        file="mission",
        path=path,
        source=Message("the mission's trigger {name}", name=message),
        scope=dict(build.events[trigger.on]),
        once=_hidden_track(game) if trigger.once else None,
        trigger=name,
    )


def _hidden_track(game: Game) -> int:
    """Add a track nobody sees, for a trigger to remember that it has happened; return its index."""
    game.tracks = (*game.tracks, Track(f"once-{len(game.tracks)}", high=1, audience=0))
    return len(game.tracks) - 1
