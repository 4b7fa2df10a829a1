"""Writes a playtest's report into a folder: aside first, then the whole folder takes the place of the old one.

Its page needs nothing else: no network, no scripts.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from uguisu import Game, Message, UguisuError
from uguisu.content import beside, replacing_folder, write_bytes
from uguisu.content.atomic import sweep
from uguisu.messages import localize, reason_of
from uguisu_lab.playtest.headlines import facts_of, findings_of, warnings_of
from uguisu_lab.playtest.page import COLOURS, html_page
from uguisu_lab.playtest.sections import sections_of
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Section, Words, short
from uguisu_tools.record import read_games
from uguisu_tools.record.games_file import write_replays

PAGE_FILE = "report.html"
SUMMARY_FILE = "summary.json"
GAMES_FILE = "games.jsonl"
REPLAYS = "replays"
OURS = re.compile(
    r"((report|comparison|ablation|tournament|mission-.*)\.html|(summary|comparison|ablation|tournament)\.json|games\.jsonl|replays|(heat|map)-.*\.(svg|png)|\..*\.part)"
)
"""What a report's folder holds."""


def write_report(
    summary: Summary, game: Game, folder: Path, language: str = "en", *, games_file: Path | None = None
) -> list[Path]:
    """Write the report, and return the files, the page first.

    ``report.html`` needs nothing else; ``summary.json`` is the same for programs; ``heat-<layer>.svg`` and ``.png`` are
    the maps of who stands where, ``map-<measure>.svg`` and ``.png`` of what happens where. `games_file`, to which `run`
    was told to write its games, is moved there as ``games.jsonl``, and those worth a look are written as replays; if it
    lies there already, it stays.

    What an earlier report left in the folder goes. Whatever happens, the folder holds the old report or the new one.

    Raises:
        UguisuError: when the folder holds something else, or the disk refuses; then it is as it was.
    """
    from uguisu_lab.playtest.maps import heat_maps

    check_folder(folder)
    if games_file is None and _is_of(folder / GAMES_FILE, summary):
        games_file = folder / GAMES_FILE
    written: list[Path] = []

    def write(name: str, data: bytes) -> None:
        with _naming(folder / name):
            write_bytes(aside / name, data)
        written.append(folder / name)

    with _naming(folder), replacing_folder(folder.resolve()) as aside:
        replays: dict[int, Path] = {}
        if games_file is not None and games_file.exists():
            bring = shutil.copyfile if games_file == folder / GAMES_FILE else shutil.move
            with _naming(folder / GAMES_FILE):
                bring(games_file, aside / GAMES_FILE)
            indices = [entry.index for entry in summary.notable]
            with _naming(folder / REPLAYS):
                replays = write_replays(aside / GAMES_FILE, indices, game, aside / REPLAYS)
        maps = heat_maps(summary, game, language)
        ways = {index: path.relative_to(aside).as_posix() for index, path in replays.items()}
        write(
            PAGE_FILE,
            summary_page(summary, [drawn.section for drawn in maps], ways, language).encode("utf-8"),
        )
        write(SUMMARY_FILE, msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
        for drawn in maps:
            write(f"{drawn.file}.svg", drawn.svg.encode("utf-8"))
            write(f"{drawn.file}.png", drawn.png)
    return [*written, *(folder / way for way in ways.values())]


def write_folder(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Write a report of these files into `folder`, in place of the one that was there; return their paths.

    Raises:
        UguisuError: when the folder holds something else, or the disk refuses; then it is as it was.
    """
    check_folder(folder)
    with _naming(folder), replacing_folder(folder.resolve()) as aside:
        for name, data in files.items():
            with _naming(folder / name):
                (aside / name).parent.mkdir(exist_ok=True)
                write_bytes(aside / name, data)
    return [folder / name for name in files]


def check_folder(folder: Path) -> None:
    """Make sure that a report may take the place of what `folder` holds, and sweep away what killed runs left beside it.

    Raises:
        UguisuError: when it is no folder, or holds what is no report's.
    """
    folder = folder.resolve()
    sweep(folder)
    with _naming(folder):
        strangers = (
            sorted(path.name for path in folder.iterdir() if not OURS.fullmatch(path.name))
            if folder.exists()
            else []
        )
    if strangers:
        raise UguisuError(
            Message(
                "{folder} contains {names}, which no playtest report has",
                folder=folder,
                names=", ".join(strangers[:3]),
            ),
            hint=Message("choose an empty folder: a report replaces everything in it"),
        )


def games_file_beside(folder: Path) -> Path:
    """Return where the games of a report for `folder` are written until it is ready."""
    return beside(folder.resolve())


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Turn what the system refuses into a sentence that names `path`."""
    try:
        yield
    except OSError as error:
        raise UguisuError(
            Message("{path} can't be written: {error}", path=path, error=reason_of(error))
        ) from error


def _is_of(games_file: Path, summary: Summary) -> bool:
    """Whether a file holds the games that `summary` tells of."""
    if not games_file.exists():
        return False
    try:
        header, games = read_games(games_file)
    except UguisuError:
        return False
    stamp = header.uguisu_games
    return (stamp.seed, stamp.digest, header.bots, len(games)) == (
        summary.seed,
        summary.digest,
        summary.bots,
        summary.played + summary.broken,
    )


def summary_page(
    summary: Summary, maps: Sequence[Section], replays: Mapping[int, str], language: str = "en"
) -> str:
    """Return the page of a playtest.

    Args:
        summary: what was found.
        maps: sections that show heat maps.
        replays: the way from the page to the replay of a game, by its number.
        language: of the headings, and of names where the pack has them.
    """
    words = Words(language)
    versions = ", ".join(f"{name} {version}" for name, version in summary.versions.items())
    layers = [f"{layer.id} {layer.version} {layer.digest[:12]}" for layer in summary.layers]
    played_with = f"{words.say(Message('Played with'))}: {versions}"
    took = words.say(Message("{seconds} s", seconds=short(summary.seconds)))
    pack = f"{summary.game}/{summary.scenario}"
    return html_page(
        title=localize(summary.title, language) or summary.scenario,
        kind=words.say(Message("Playtest")),
        facts=facts_of(summary, words),
        findings=findings_of(summary, words),
        warnings=warnings_of(summary, words),
        split=_split(summary, words),
        sections=sections_of(summary, words, maps=maps, replays=replays, colours=COLOURS),
        game=summary.game,
        sides=[side.side for side in summary.sides],
        footer=[played_with, pack, summary.digest[:12], *layers, took],
        language=language,
    )


def _split(summary: Summary, words: Words) -> list[tuple[str, str, int, float]]:
    """Return who won, for the picture at the top."""
    if not summary.played:
        return []
    lines = [(side.side, words.name(side.title), side.wins, side.rate.value) for side in summary.sides]
    if summary.draws:
        lines.append(("", words.say(Message("Nobody")), summary.draws, summary.draw_share.value))
    return lines
