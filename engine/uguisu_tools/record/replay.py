"""Replays: a game as JSON lines.

The first line says what was played with what, each of the next is a step, the last how it ended::

    {"uguisu_replay": {"format": 1, "game": "temple", ...}, "pack": "../first_steps", "seats": {"ninja": "greedy"}}
    {"seat": "ninja", "move": "ninja:gate"}
    {"seat": "", "move": "5"}
    {"end": {"result": "ninja_escapes", "steps": 2, "state": "9f86d0..."}}

A step whose seat is "" is chance's. A replay is complete: it holds the seed and everybody's moves, so it is not to be
shown to players of a game that goes on.
"""

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from uguisu.content.atomic import write_text
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.loading import BadPack, load
from uguisu.loading.overrides import Overrides
from uguisu.match import Match, Step
from uguisu.messages.message import Message
from uguisu.plugins.registered import Registry
from uguisu_tools.packs.campaign import Progress, is_campaign, load_campaign
from uguisu_tools.record.origins import candidates, missing
from uguisu_tools.record.stamp import Stamp, StampMismatch, check, play_steps, read_text, stamp_of, told_of

FIRST_STEP_LINE = 2

T = TypeVar("T", bound=msgspec.Struct)


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line. `pack` leads from the replay's folder to the pack; `seats` says who played each seat.

    Of a mission in a campaign, `pack` leads to the campaign, and `campaign` says what went before.
    """

    uguisu_replay: Stamp
    pack: str = ""
    changes: Overrides = Overrides()
    seats: dict[str, str] = {}
    title: str = ""
    campaign: Progress | None = None


class StepLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line in the middle: who decided ("" for chance), and what."""

    seat: str
    move: str


class ReplayEnd(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How it ended: the result (None where it was broken off), the number of steps, a digest of the last position.

    A digest of "" says nothing.
    """

    result: str | None
    steps: int
    state: str


class EndLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line."""

    end: ReplayEnd


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A replay as read."""

    header: Header
    steps: tuple[Step, ...]
    end: ReplayEnd


def end_of(match: Match) -> ReplayEnd:
    """Return the last line for a match as it stands."""
    result = match.game.results[match.state.result].id if match.over else None
    return ReplayEnd(result=result, steps=len(match.steps), state=digest_of_state(match.state))


def dumps(
    match: Match,
    *,
    pack: str = "",
    changes: Overrides | None = None,
    seats: Mapping[str, str] | None = None,
    title: str = "",
    campaign: Progress | None = None,
) -> str:
    """Return a match as the text of a replay.

    Args:
        match: the match, over or not.
        pack: the way to its pack from the folder that the replay will lie in; see `way_to`.
        changes: what was played differently from the scenario.
        seats: who played each seat: ``human``, ``mcts:200``.
        title: a line for people.
        campaign: what went before, of a mission in a campaign.
    """
    header = Header(
        uguisu_replay=stamp_of(match.game, match.seed),
        pack=pack,
        changes=changes or Overrides(),
        seats=dict(seats or {}),
        title=title,
        campaign=campaign,
    )
    lines: list[msgspec.Struct] = [header]
    lines += [StepLine(seat=step.seat, move=step.move) for step in match.steps]
    lines.append(EndLine(end=end_of(match)))
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def write(
    match: Match,
    path: Path,
    *,
    pack: Path | None = None,
    changes: Overrides | None = None,
    seats: Mapping[str, str] | None = None,
    campaign: Progress | None = None,
) -> None:
    """Write a replay of `match` to `path`, whole or not at all; the arguments are those of `dumps`."""
    way = "" if pack is None else way_to(pack, path.parent)
    write_text(path, dumps(match, pack=way, changes=changes, seats=seats, campaign=campaign))


def way_to(pack: Path, folder: Path) -> str:
    """Return the way from `folder` to a pack, with forward slashes; the whole path where there is no other way."""
    try:
        return Path(os.path.relpath(pack.resolve(), folder.resolve())).as_posix()
    except ValueError:  # on another drive
        return pack.resolve().as_posix()


def read(path: Path) -> Replay:
    """Read a replay.

    Raises:
        UguisuError: when it can't be read or is not whole, with the line.
    """
    text = read_text(path)
    with told_of(path):
        return loads(text)


def loads(text: str) -> Replay:
    """Return the replay that `text` holds.

    Raises:
        UguisuError: when it is none or not whole, with the line.
    """
    lines = text.splitlines()
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or '"uguisu_replay"' not in lines[0]:
        raise UguisuError(Message("line 1: this is not a replay: it should start with `uguisu_replay`"))
    header = _decode(lines[0], Header, 1)
    if len(lines) == 1 or not lines[-1].lstrip().startswith('{"end"'):
        raise UguisuError(
            Message(
                "line {last}: the file is truncated here; the last line of a replay says how the game ended",
                last=len(lines),
            ),
            hint=Message("the file is truncated: get it again from where it came from"),
        )
    steps = [_decode(line, StepLine, number) for number, line in enumerate(lines[1:-1], FIRST_STEP_LINE)]
    end = _decode(lines[-1], EndLine, len(lines)).end
    if end.steps != len(steps):
        raise UguisuError(
            Message(
                "line {last}: it should have {steps} {steps:step|steps}, but it has {has}",
                last=len(lines),
                steps=end.steps,
                has=len(steps),
            ),
            hint=Message("lines were removed or added"),
        )
    return Replay(header=header, steps=tuple(Step(step.seat, step.move) for step in steps), end=end)


def _decode(line: str, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UguisuError(
            Message("line {number}: it can't be understood: {error}", number=number, error=error)
        ) from error


def play_again(replay: Replay, game: Game) -> Match:
    """Return the match that the replay tells of.

    Raises:
        UguisuError: when it was played with something else, or a step is not legal, with its line.
    """
    check(replay.header.uguisu_replay, game)
    return play_steps(game, replay.header.uguisu_replay.seed, replay.steps, _line_of)


def verify(replay: Replay, game: Game) -> Match:
    """Play the replay again and compare how it ends; return the match.

    Raises:
        UguisuError: with the line where the replay and the rules part.
    """
    remarks = check(replay.header.uguisu_replay, game)
    match = play_again(replay, game)
    found = end_of(match)
    last = f"line {len(replay.steps) + FIRST_STEP_LINE}"
    hint = "; ".join(remarks) or None
    if found.steps != replay.end.steps:
        raise UguisuError(
            Message(
                "{last}: {number} {number:step|steps} of chance {number:is|are} missing before the end",
                last=last,
                number=found.steps - replay.end.steps,
            ),
            hint,
        )
    if found.result != replay.end.result:
        lines = [
            f"`{result}`" if result else Message("no result") for result in (replay.end.result, found.result)
        ]
        raise UguisuError(
            Message(
                "{last}: it ends with {written} as recorded, but with {played} when replayed",
                last=last,
                written=lines[0],
                played=lines[1],
            ),
            hint,
        )
    if replay.end.state not in ("", found.state):
        raise UguisuError(Message("{last}: the last position differs from the recorded one", last=last), hint)
    return match


def _line_of(step: int) -> str:
    return f"line {step + FIRST_STEP_LINE}"


def digest_of_state(state: State) -> str:
    """Return the SHA-256, in hex, of every fact of `state` but the log, so that whoever replays can compare."""
    text = json.dumps(_plain(state.facts()), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    """Return the same in what JSON has: bytes as lists, keys as texts."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | bytes | bytearray):
        return [_plain(part) for part in value]
    return value


def game_for(replay: Replay, file: Path, registry: Registry, pack: Path | None = None) -> Game:
    """Return the game that `replay`, read from `file`, was played with.

    It is made of `pack` if that is given; else of the pack that the replay names; else of the first that fits among
    those that come with plugins.

    Raises:
        UguisuError: when there is none, or it has changed since.
    """
    if pack is not None:
        return _load(pack, registry, replay.header)
    refused: UguisuError | None = None
    stamp = replay.header.uguisu_replay
    for path in candidates(stamp, file, registry, replay.header.pack):
        try:
            game = _load(path, registry, replay.header)
            check(stamp, game)
        except (StampMismatch, BadPack) as error:
            refused = refused or error
        else:
            return game
    if refused is not None:
        raise UguisuError(Message("{place}: {problem}", place=file, problem=refused.message), refused.hint)
    raise missing(f"{stamp.game}/{stamp.scenario}", stamp.version, file, Message("name the pack with --pack"))


def _load(path: Path, registry: Registry, header: Header) -> Game:
    """Return the game of a pack, or of the mission of a campaign that comes after what went before."""
    if header.campaign is None or not is_campaign(path):
        return load(path, registry, header.changes)
    campaign = load_campaign(path, registry, header.changes)
    mission = campaign.upcoming(header.campaign)
    if mission is None:
        raise UguisuError(Message("the campaign was over by then"))
    return campaign.game(mission, header.campaign.carried)
