"""What a saved game was played with, whether that is what is here now, and its moves played again."""

import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from uguisu.content.pack import LayerStamp
from uguisu.content.sameness import parts_of
from uguisu.core.errors import IllegalAction, UguisuError
from uguisu.core.game import Game
from uguisu.core.rng import seed_of, written
from uguisu.match import Match, Step
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of
from uguisu.messages.suggest import listing
from uguisu_tools.record.origins import way_to_get

FORMAT = 1
MOST_BYTES = 1 << 28
"""What is longer is none of our records."""


class Stamp(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game, content and rules of a saved game: all that must be the same for its moves to mean the same.

    `digest` is the hash of all that play depends on, `parts` has one for each part (see `uguisu.content.sameness`), which tell
    what has changed. `layers` are the packs that a mod was made of, the lowest first; they tell which one has changed.
    """

    format: int
    game: str
    scenario: str
    digest: str
    variants: tuple[str, ...]
    versions: dict[str, str]
    seed_text: int | str = msgspec.field(name="seed")
    layers: tuple[LayerStamp, ...] = ()
    parts: dict[str, str] = {}
    version: str = ""

    def __post_init__(self) -> None:
        seed_of(self.seed_text)

    @property
    def seed(self) -> int:
        """What chance was begun with."""
        return seed_of(self.seed_text)


class StampMismatch(UguisuError):
    """A saved game does not belong to this game."""


def stamp_of(game: Game, seed: int) -> Stamp:
    """Return the stamp for a match of `game`."""
    return Stamp(
        format=FORMAT,
        game=game.id,
        scenario=game.scenario,
        digest=game.digest,
        variants=game.variants,
        versions=game.versions,
        seed_text=written(seed),
        layers=game.layers,
        parts=parts_of(game.content.said),
        version=version_of(game),
    )


def version_of(game: Game) -> str:
    """Return the version that a game's pack says it is of, "" if it says none."""
    stack = game.content.stack
    return stack.layers[-1].version if stack is not None else ""


def check(stamp: Stamp, game: Game) -> list[str]:
    """Return remarks on plugins whose version is another now; the moves are still tried.

    Raises:
        StampMismatch: when the file is of a newer format, or of another game or another state of the scenario.
    """
    must_be_known(stamp.format, FORMAT)
    if stamp.game != game.id or stamp.scenario != game.scenario:
        raise StampMismatch(
            Message(
                "it was played with '{scenario}' of {game}, not with '{ours}' of {our_game}",
                scenario=stamp.scenario,
                game=stamp.game,
                ours=game.scenario,
                our_game=game.id,
            ),
            hint=Message("name the pack it was played with"),
        )
    if not is_of(stamp, game):
        raise _changed(stamp, game)
    if stamp.variants != game.variants:
        raise StampMismatch(
            Message(
                "it was played with other variants, {variants}",
                variants=", ".join(stamp.variants) or Message("none"),
            )
        )
    return [
        f"plugin '{name}' was {version} then and is {game.versions.get(name, 'missing')} now"
        for name, version in stamp.versions.items()
        if game.versions.get(name) != version
    ]


def is_of(stamp: Stamp, game: Game) -> bool:
    """Tell whether a game is played as when the stamp was made: texts, titles and pictures may differ."""
    return stamp.digest in (game.digest, game.content.former_digest)


def must_be_known(format: int, ours: int) -> None:  # noqa: A002
    """Refuse a file of a format that is newer than `ours`.

    Raises:
        StampMismatch: when it is.
    """
    if format > ours:
        raise StampMismatch(
            Message(
                "it is of format {format}, and this version reads formats up to {ours}",
                format=format,
                ours=ours,
            ),
            hint=Message("install a newer Uguisu"),
        )


def must_be_file(path: Path, most: int = MOST_BYTES) -> None:
    """Refuse what never ends, or is longer than any record.

    Raises:
        UguisuError: for a device, a pipe or a giant.
    """
    told = path.stat()
    if not stat.S_ISREG(told.st_mode):
        raise UguisuError(Message("{path}: it is not a file, but a device, a pipe or a folder", path=path))
    if told.st_size > most:
        raise UguisuError(Message("{path}: it is too long for a recorded game", path=path))


@contextmanager
def told_of(place: object) -> Iterator[None]:
    """Put `place` before the problem that is raised inside."""
    try:
        yield
    except UguisuError as error:
        raise UguisuError(
            Message("{place}: {problem}", place=place, problem=error.message), error.hint
        ) from error


def read_text(path: Path) -> str:
    """Return the text of a saved game or a replay.

    Raises:
        UguisuError: when it can't be read, or is no file.
    """
    with readable(path):
        must_be_file(path)
        return path.read_text(encoding="utf-8-sig")


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Say, of a file that the system refuses to read inside, why."""
    try:
        yield
    except (OSError, UnicodeError) as error:
        raise UguisuError(
            Message("{path} can't be read: {error}", path=path, error=reason_of(error))
        ) from error


def number_of(step: int) -> str:
    """Call a step by its number, for messages."""
    return f"move {step + 1}"


def play_steps(
    game: Game, seed: int, steps: Iterable[Step], place: Callable[[int], str] = number_of, ply_limit: int = 0
) -> Match:
    """Return the match in which `steps` were played from `seed`. `place` calls a step by name in messages.

    Raises:
        UguisuError: at the first step that is not legal, or where chance fell otherwise.
    """
    match = Match(game, seed, ply_limit)
    for number, step in enumerate(steps):
        if number < len(match.steps):
            _same_chance(place(number), step, match.steps[number])
            continue
        if match.over:
            raise UguisuError(
                Message(
                    "{place}: '{move}' comes after the end of the game", place=place(number), move=step.move
                )
            )
        if step.seat != match.to_move:
            who = step.seat or Message("chance")
            raise UguisuError(
                Message(
                    "{place}: '{move}' is by {who}, but it is the turn of {to_move}",
                    place=place(number),
                    move=step.move,
                    who=who,
                    to_move=match.to_move,
                )
            )
        try:
            match.play(step.move)
        except IllegalAction as error:
            message = Message("{place}: {problem}", place=place(number), problem=error.message)
            raise UguisuError(message, error.hint) from error
    return match


def _same_chance(place: str, written: Step, fallen: Step) -> None:
    if written != fallen:
        raise UguisuError(
            Message(
                "{place}: '{move}' was recorded, but from this seed chance gives '{fallen}'",
                place=place,
                move=written.move,
                fallen=fallen.move,
            )
        )


def _changed(stamp: Stamp, game: Game) -> StampMismatch:
    """Return what is said of a pack that is another now: which version it was, if that is known, and how to get it."""
    as_it_was = Message("use the pack as it was then; its files may be in your version history")
    here = {layer.id: layer.version for layer in game.layers[:-1]}
    below = next(
        (one for one in stamp.layers[:-1] if one.version and one.version != here.get(one.id, one.version)),
        None,
    )
    if below is not None:
        told = _changed_layer(stamp, game)
        hint = way_to_get(f"{game.id}/{below.id}", below.version)
    elif stamp.version and stamp.version != version_of(game):
        told = Message(
            "it was played with version {then} of the pack '{scenario}', and here is {now}",
            then=stamp.version,
            scenario=game.scenario,
            now=version_of(game) or Message("one without a version"),
        )
        hint = way_to_get(f"{game.id}/{game.scenario}", stamp.version)
    else:
        told, hint = _changed_layer(stamp, game) or _changed_parts(stamp, game), None
    changed = Message("the pack '{scenario}' has changed since it was played", scenario=game.scenario)
    return StampMismatch(told or changed, hint=hint or as_it_was)


def _changed_parts(stamp: Stamp, game: Game) -> Message | None:
    """Say which parts of the pack have changed, with their files; None if that can't be told."""
    now = parts_of(game.content.said)
    names = [name for name in {**stamp.parts, **now} if stamp.parts.get(name) != now.get(name)]
    if not stamp.parts or not names:
        return None
    return Message(
        "{parts} in the pack '{scenario}' has changed since it was played",
        scenario=game.scenario,
        parts=listing(names, 4),
    )


def _changed_layer(stamp: Stamp, game: Game) -> Message | None:
    """Say which of the packs below has changed; None if that can't be told or it is the pack itself."""
    stack = game.content.stack
    now = {layer.id: layer for layer in stack.layers} if stack is not None else {}
    for layer in stamp.layers[:-1]:
        here = now.get(layer.id)
        if here is None:
            return Message(
                "'{scenario}' no longer builds on '{base}', as it did when it was played",
                scenario=game.scenario,
                base=layer.id,
            )
        if layer.digest in (here.digest, here.former_digest):
            continue
        if layer.version and here.version and layer.version != here.version:
            return Message(
                "the pack '{base}', which '{scenario}' builds on, has changed since it was played (version {then} then, "
                "{now} now)",
                base=layer.id,
                scenario=game.scenario,
                then=layer.version,
                now=here.version,
            )
        return Message(
            "the pack '{base}', which '{scenario}' builds on, has changed since it was played",
            base=layer.id,
            scenario=game.scenario,
        )
    return None
