"""Reports: on the terminal, as a page, as files."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.messages.message import Message, translate
from uguisu_lab.playtest import text_report, write_report
from uguisu_lab.playtest.summary import Summary
from uguisu_tools.bots.spec import parse_spec
from uguisu_tools.record import replay
from uguisu_tools.record.games_file import match_of, read_games

LANGUAGES = ("en", "uk", "ru", "it")


HEADINGS = [
    Message("Who wins, between these bots"),
    Message("How games end"),
    Message("How long games last"),
    Message("Decisions"),
    Message("First moves, and how they turn out for the side that made them"),
    Message("Counted in each game"),
]
PARTIAL = Message("Stopped early: these are the games that were finished.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_report(language: str, summary: Summary) -> None:
    told = text_report(summary, language)
    for heading in HEADINGS:
        assert translate(heading, language) in told
    ninja = next(side for side in summary.sides if side.side == "ninja")
    assert f"{ninja.rate.value:.1%}" in told
    assert f"[{ninja.rate.low:.1%} – {ninja.rate.high:.1%}]" in told
    assert translate(PARTIAL, language) not in told


def test_a_partial_report_says_so(summary: Summary) -> None:
    cut = msgspec.structs.replace(summary, partial=True, games=1000)
    assert "60 / 1000" in text_report(cut)
    assert PARTIAL in text_report(cut)


def test_a_report_of_no_games_is_still_a_report(summary: Summary, game: Game, tmp_path: Path) -> None:
    from uguisu.plugins import registry
    from uguisu_lab.playtest.playing import Plan
    from uguisu_lab.playtest.tally import Tally

    plan = Plan("", 5, 1, {seat: parse_spec(bot) for seat, bot in summary.bots.items()})
    nothing = Tally(game, plan, registry()).summary(partial=True, seconds=0.0)
    assert "0 / 5" in text_report(nothing)
    files = write_report(nothing, game, tmp_path)
    assert "Stopped before a game was finished." in files[0].read_text(encoding="utf-8")


class _Tags(HTMLParser):
    """Checks that every element is closed where it should be, and keeps what refers to something else."""

    EMPTY = frozenset({"meta", "line", "rect", "circle", "polygon", "polyline", "br", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.references += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        assert tag not in ("script", "link", "iframe")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_sides_have_the_colours_of_their_pieces(summary: Summary, folder: Path, game: Game) -> None:
    from uguisu.plugins import registry

    page = write_report(summary, game, folder)[0].read_text(encoding="utf-8")
    colours = re.findall(r'<i class="dot" style="background:([^"]+)"></i>([^<]+)', page)
    looks = registry().look_of(game.id).sides
    assert {side.side for side in summary.sides} == looks.keys()
    for side in summary.sides:
        name = translate(side.title, "en")
        assert {colour for colour, told in colours if told.strip() == name} == {looks[side.side]}


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(language: str, summary: Summary, folder: Path, game: Game) -> None:
    files = write_report(summary, game, folder, language)
    page = files[0].read_text(encoding="utf-8")
    tags = _Tags()
    tags.feed(page)
    assert not tags.open
    text = " ".join(tags.text)
    for heading in (*HEADINGS, Message("Games worth a look")):
        assert translate(heading, language) in text
    assert all((folder / way).is_file() for way in tags.references)  # nothing from elsewhere
    assert "url(" not in page
    assert "@import" not in page
    assert page.count("<figure") == 2
    assert f'<html lang="{language}">' in page


def test_names_are_told_in_the_language_asked_for(summary: Summary, folder: Path, game: Game) -> None:
    page = write_report(summary, game, folder, "uk")[0].read_text(encoding="utf-8")
    title = summary.title
    assert isinstance(title, dict)
    assert title["uk"] in page
    assert "мотузка" in page
    assert "Самураї" in page
    assert [side.title["uk"] for side in summary.sides if isinstance(side.title, dict)] == [
        "Ніндзя",
        "Самураї",
    ]


def test_what_a_pack_calls_itself_cannot_break_the_page(summary: Summary, game: Game, tmp_path: Path) -> None:
    nasty = msgspec.structs.replace(summary, title='<script>alert("1")</script>', notable=())
    page = write_report(nasty, game, tmp_path)[0].read_text(encoding="utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_all_the_files(summary: Summary, folder: Path, game: Game) -> None:
    files = write_report(summary, game, folder)
    names = {path.relative_to(folder).as_posix() for path in files}
    assert {"report.html", "summary.json", "heat-ninja.svg", "heat-ninja.png", "heat-samurai.svg"} <= names
    assert all(path.is_file() for path in files)
    assert msgspec.json.decode((folder / "summary.json").read_bytes(), type=Summary) == summary
    svg = ET.fromstring((folder / "heat-ninja.svg").read_text(encoding="utf-8"))
    text = "".join(svg.itertext())
    most = max(summary.heat["ninja"].values())
    assert f"{most:.0%}" in text
    from PIL import Image

    with Image.open(folder / "heat-samurai.png") as picture:
        picture.load()
        assert picture.width > 400
        assert len(picture.convert("RGB").getcolors(1 << 24) or []) > 20


def test_replays_of_notable_games_are_verified(summary: Summary, folder: Path, game: Game) -> None:
    write_report(summary, game, folder)
    assert summary.notable
    for entry in summary.notable:
        told = replay.read(folder / "replays" / f"game-{entry.index + 1}.jsonl")
        match = replay.verify(told, game)
        assert len(match.steps) == entry.plies
        assert told.header.uguisu_replay.seed == entry.seed
        assert (folder / "replays" / told.header.pack / "scenario.yaml").is_file()


def test_every_game_in_the_file_plays_again(folder: Path, summary: Summary, game: Game) -> None:
    _, games = read_games(folder / "games.jsonl")
    for line in games.values():
        match = match_of(line, game)
        assert game.results[match.state.result].id == line.result


def test_a_games_file_that_was_cut_names_the_line(folder: Path, summary: Summary, tmp_path: Path) -> None:
    cut = tmp_path / "games.jsonl"
    cut.write_bytes((folder / "games.jsonl").read_bytes()[:-40])
    with pytest.raises(UguisuError, match=re.escape(f"{cut}:61: this is not a line of a playtest's games")):
        read_games(cut)
    with pytest.raises(UguisuError, match="can't be read"):
        read_games(tmp_path / "none.jsonl")
