"""Cards as a spreadsheet: who only looks changes no byte, a changed cell changes its line, mistakes are told by cell."""

from __future__ import annotations

import csv
import datetime as dt
import difflib
import io
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from odf.opendocument import OpenDocumentSpreadsheet, load
from odf.table import Table as OdfTable
from odf.table import TableCell, TableRow
from odf.text import P

from uguisu import load as load_game
from uguisu.effects import Reader
from uguisu.plugins import registry
from uguisu_changes.sheets.cards import PackCards
from uguisu_changes.sheets.cells import cell_of, columns_of, put
from uguisu_changes.sheets.tables import read_table, write_table
from uguisu_tools.cli.app import app

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
WITH_CARDS = sorted(path.parent for path in SCENARIOS.glob("*/*/cards.yaml"))


def run(*arguments: object, code: int = 0) -> Result:
    result = CliRunner().invoke(app, [str(one) for one in arguments], prog_name="uguisu")
    assert result.exit_code == code, result.output
    return result


@pytest.fixture
def copy_of(tmp_path: Path) -> Callable[[str], Path]:
    """A pack of ours as one's own, beside those that it builds on."""

    def copied(name: str) -> Path:
        return Path(shutil.copytree(SCENARIOS / name, tmp_path / Path(name).name))

    return copied


def rows(file: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO(file.read_text(encoding="utf-8-sig"), newline="")))


def written(file: Path, table: Sequence[Sequence[str]]) -> Path:
    text = io.StringIO(newline="")
    csv.writer(text).writerows(table)
    file.write_text(text.getvalue(), encoding="utf-8", newline="")
    return file


def edited(pack: Path, file: Path, changes: dict[tuple[str, str], str]) -> Path:
    """Export a pack's cards and change cells, by card and column."""
    run("cards", "export", pack, file)
    table = rows(file)
    head = table[0]
    for (card, column), text in changes.items():
        (row,) = [row for row in table if row[head.index("id")] == card]
        row[head.index(column)] = text
    return written(file, table)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def changed_lines(before: bytes, after: bytes) -> list[str]:
    lines = difflib.ndiff(before.decode().splitlines(), after.decode().splitlines())
    return [line for line in lines if line[:2] in ("- ", "+ ")]


def by_openpyxl(file: Path) -> Path:
    """Save a workbook once more with another program's library."""
    book = openpyxl.load_workbook(file)
    book.save(file)
    return file


def by_odfpy(file: Path) -> Path:
    """Write the cells of a .xlsx to an .ods."""
    sheet = openpyxl.load_workbook(file).active
    document = OpenDocumentSpreadsheet()
    table = OdfTable(name="cards")
    for row in sheet.iter_rows(values_only=True):
        line = TableRow()
        for value in row:
            typed = (
                {"valuetype": "float", "value": str(value)}
                if isinstance(value, int)
                else {"valuetype": "string"}
            )
            cell = TableCell(**typed)
            for text in str("" if value is None else value).split("\n"):
                cell.addElement(P(text=text))
            line.addElement(cell)
        table.addElement(line)
    document.spreadsheet.addElement(table)
    other = file.with_suffix(".ods")
    document.save(other)
    assert load(other) is not None
    return other


@pytest.mark.long
@pytest.mark.parametrize("pack", WITH_CARDS, ids=lambda path: path.name)
def test_a_table_that_was_only_looked_at_changes_no_byte(pack: Path, tmp_path: Path) -> None:
    own = Path(shutil.copytree(pack, tmp_path / pack.name))
    before = files(own)
    for file, saved in (
        ("cards.csv", None),
        ("cards.xlsx", None),
        ("cards.xlsx", by_openpyxl),
        ("cards.xlsx", by_odfpy),
    ):
        run("cards", "export", own, tmp_path / file)
        table = tmp_path / file if saved is None else saved(tmp_path / file)
        assert "Nothing has changed." in run("cards", "import", own, table).output
        assert files(own) == before


def test_a_changed_cell_is_a_changed_line(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/dojo")
    before = files(pack)["cards.yaml"]
    effect = "{op: attack, hexes: {F: 2}}"
    file = edited(
        pack,
        tmp_path / "dojo.csv",
        {
            ("dojo_cut", "copies.pupil"): "3",
            ("dojo_cut", "title.en"): 'A "cut", as they say',
            ("dojo_quick_cut", "props.initiative"): "9,0",
            ("dojo_long_cut", "do"): effect,
        },
    )
    told = run("cards", "import", pack, file).output
    assert "dojo_cut" in told
    assert "3 cards changed, in cards.yaml" in told
    lines = changed_lines(before, files(pack)["cards.yaml"])
    assert len(lines) == 8  # four cells, a line each, before and after
    cards = {card["id"]: card for card in PackCards(pack, registry()).cards}
    assert cards["dojo_cut"]["copies"] == {"teacher": 2, "pupil": 3}
    assert cards["dojo_cut"]["title"]["en"] == 'A "cut", as they say'
    assert cards["dojo_quick_cut"]["props"]["initiative"] == 9
    assert cards["dojo_long_cut"]["do"] == [{"op": "attack", "hexes": {"F": 2}}]


def test_a_text_goes_where_its_language_lives(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/snow_field")
    before = files(pack)
    name = PackCards(pack, registry()).cards[0]["id"]
    run("cards", "import", pack, edited(pack, tmp_path / "snow.csv", {(name, "title.it"): "Neve"}))
    after = files(pack)
    assert [file for file in before if before[file] != after[file]] == ["texts.it.yaml"]
    assert len(changed_lines(before["texts.it.yaml"], after["texts.it.yaml"])) == 2


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    """A mod of Garden Gate that says nothing yet."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "scenario.yaml").write_text(
        "format: 1\nid: mine\ntitle: Mine\nversion: 0.1.0\nuses: [scorpion/garden_gate]\n", encoding="utf-8"
    )
    return folder


def test_a_table_of_the_base_makes_a_mod(mod: Path, tmp_path: Path) -> None:
    base = SCENARIOS / "scorpion" / "garden_gate"
    file = edited(
        base, tmp_path / "base.csv", {("awaken", "copies"): "4", ("shuriken", "title.it"): "La luce"}
    )
    run("cards", "import", mod, file)
    text = (mod / "cards.yaml").read_text(encoding="utf-8")
    assert "change: awaken" in text
    assert "copies: 4" in text
    assert "La luce" in text
    assert text.count("change:") == 2
    assert "Nothing has changed." in run("cards", "import", mod, file).output
    assert load_game(mod) is not None


def test_a_new_row_is_a_new_card_behind_the_one_above(mod: Path, tmp_path: Path) -> None:
    file = tmp_path / "mod.csv"
    run("cards", "export", mod, file)
    table = rows(file)
    head = table[0]
    at = next(n for n, row in enumerate(table) if row[0] == "shuriken")
    new = (
        dict.fromkeys(head, "")
        | dict(zip(head, table[at], strict=True))
        | {"id": "torch", "title.en": "Torch"}
    )
    table.insert(at + 1, [new[name] for name in head])
    assert "+ torch" in run("cards", "import", mod, written(file, table)).output
    names = [card["id"] for card in PackCards(mod, registry()).cards]
    assert names[names.index("shuriken") + 1] == "torch"


def test_a_deck_that_claims_its_size(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("scorpion/garden_gate")
    before = files(pack)
    file = edited(pack, tmp_path / "gate.csv", {("awaken", "copies"): "4"})
    told = run("cards", "import", pack, file, code=1).output
    assert "36" in told
    assert "Nothing was written." in told
    assert files(pack) == before
    run("cards", "import", pack, file, "--sizes", "--dry-run")
    assert files(pack) == before
    run("cards", "import", pack, file, "--sizes")
    assert load_game(pack) is not None


def test_rows_that_are_gone_stay_unless_asked(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/dojo")
    file = tmp_path / "dojo.csv"
    run("cards", "export", pack, file)
    table = [row for row in rows(file) if row[0] != "dojo_long_cut"]
    written(file, table)
    assert "dojo_long_cut: not in the table, and left alone" in run("cards", "import", pack, file).output
    assert "dojo_long_cut" in (pack / "cards.yaml").read_text(encoding="utf-8")
    run("cards", "import", pack, file, "--remove-missing")
    assert "id: dojo_long_cut" not in (pack / "cards.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        ({("dojo_cut", "copies.pupil"): "lots"}, ["row 5", "copies.pupil", "whole number", "lots"]),
        ({("dojo_cut", "props.initiative"): "#NAME?"}, ["row 5", "#NAME?", "format the column as text"]),
        ({("dojo_cut", "do"): "{op: attack, hexes: {F: 1}"}, ["row 5, column do", "can't be read"]),
        ({("dojo_cut", "do"): "{op: atack, hexes: {F: 1}}"}, ["row 5, column do", "Did you mean `attack`?"]),
        ({("dojo_cut", "type"): "atack"}, ["row 5, column type", "Did you mean `attack`?"]),
        ({("dojo_cut", "id"): "dojo_quick_cut"}, ["row 6, column id", "stands in row 5 already"]),
        ({("dojo_cut", "id"): ""}, ["row 5, column id", "the card has no id"]),
    ],
)
def test_a_mistake_is_told_by_its_cell(
    copy_of: Callable[[str], Path], tmp_path: Path, cells: dict[tuple[str, str], str], words: list[str]
) -> None:
    pack = copy_of("senjutsu/dojo")
    before = files(pack)
    told = run("cards", "import", pack, edited(pack, tmp_path / "dojo.csv", cells), code=1).output
    assert [word for word in words if word.lower() not in told.lower()] == []
    assert "Nothing was written." in told
    assert files(pack) == before


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("id,copys", ["row 1, column copys", "Did you mean `copies`?"]),
        ("name,copies", ["no column `id` among name, copies"]),
        ("id,copies,copies", ["two columns `copies`"]),
        ("id,x-mine,#count,says", ["Nothing has changed"]),
    ],
)
def test_a_mistake_in_the_first_row(
    copy_of: Callable[[str], Path], tmp_path: Path, head: str, words: list[str]
) -> None:
    pack = copy_of("senjutsu/dojo")
    file = tmp_path / "dojo.csv"
    file.write_text(f"{head}\ndojo_cut,2,2,2\n", encoding="utf-8")
    told = run("cards", "import", pack, file, code=0 if words == ["Nothing has changed"] else 1).output
    assert [word for word in words if word not in told] == []


def test_a_date_is_not_an_empty_cell(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/dojo")
    file = tmp_path / "dojo.xlsx"
    run("cards", "export", pack, file)
    book = openpyxl.load_workbook(file)
    sheet = book.active
    column = [cell.value for cell in sheet[1]].index("props.initiative") + 1
    sheet.cell(row=5, column=column).value = dt.datetime(2026, 2, 1)
    book.save(file)
    told = run("cards", "import", pack, file, code=1).output
    assert "row 5, column props.initiative" in told
    assert "made the date" in told


def test_what_is_taken_away_is_said(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/dojo")
    file = edited(pack, tmp_path / "dojo.csv", {("dojo_cut", "title.it"): ""})
    assert "title.it empty now, and taken away" in run("cards", "import", pack, file).output


def as_excel_in_german(text: str) -> bytes:
    table = csv.reader(io.StringIO(text, newline=""))
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=";", lineterminator="\r\n").writerows(table)
    return out.getvalue().encode("utf-8-sig")


def as_tabs_in_utf_16(text: str) -> bytes:
    table = csv.reader(io.StringIO(text, newline=""))
    out = io.StringIO(newline="")
    csv.writer(out, delimiter="\t", lineterminator="\r\n").writerows(table)
    return out.getvalue().encode("utf-16")


def with_separator_told(text: str) -> bytes:
    return b"sep=,\r\n" + text.encode()


def with_line_feeds(text: str) -> bytes:
    return text.replace("\r\n", "\n").encode()


@pytest.mark.parametrize(
    "saved",
    [as_excel_in_german, as_tabs_in_utf_16, with_separator_told, with_line_feeds],
    ids=lambda f: f.__name__,
)
def test_every_make_of_csv_is_read(
    copy_of: Callable[[str], Path], tmp_path: Path, saved: Callable[[str], bytes]
) -> None:
    pack = copy_of("senjutsu/dojo")
    file = tmp_path / "dojo.csv"
    run("cards", "export", pack, file)
    file.write_bytes(
        saved(
            file.read_text(encoding="utf-8-sig", newline="")
            if False
            else file.read_bytes().decode("utf-8-sig")
        )
    )
    assert "Nothing has changed." in run("cards", "import", pack, file).output


def test_an_old_code_page_is_refused_with_a_way_out(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/dojo")
    file = tmp_path / "dojo.csv"
    file.write_bytes("id,title.ru\r\ndojo_cut,Удар\r\n".encode("cp1251"))
    told = run("cards", "import", pack, file, code=1).output
    assert "row 2 is not in UTF-8" in told
    assert "CSV UTF-8" in told


@pytest.mark.parametrize(
    "content", [b"", b"\r\n,,,\r\n", b'id,title\r\n"dojo_cut,Cut\r\n'], ids=["nothing", "blanks", "quote"]
)
def test_a_file_that_is_no_table(copy_of: Callable[[str], Path], tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "dojo.csv"
    file.write_bytes(content)
    assert "Traceback" not in run("cards", "import", copy_of("senjutsu/dojo"), file, code=1).output


@pytest.mark.parametrize("name", ["cards.xlsx", "cards.ods", "cards.doc"])
def test_a_damaged_spreadsheet_is_told(copy_of: Callable[[str], Path], tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(b"PK\x03\x04 no zip at all")
    told = run("cards", "import", copy_of("senjutsu/dojo"), file, code=1).output
    assert name in told
    assert "Traceback" not in told


def test_shipped_packs_are_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "gate.csv"
    run("cards", "export", "scorpion/garden_gate", file)
    assert "stays as it is" in run("cards", "import", "scorpion/garden_gate", file, code=1).output


def test_spreadsheets_say_true_in_their_language(copy_of: Callable[[str], Path], tmp_path: Path) -> None:
    pack = copy_of("senjutsu/dojo")
    for word, meant in (("ИСТИНА", True), ("FALSO", False), ("WAHR", True), ("FALSCH", False)):
        file = edited(pack, tmp_path / "dojo.csv", {("dojo_core", "props.base"): word})
        run("cards", "import", pack, file)
        cards = {card["id"]: card for card in PackCards(pack, registry()).cards}
        assert cards["dojo_core"]["props"]["base"] is meant


def test_a_watched_file_is_taken_again_when_it_is_saved(
    copy_of: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = copy_of("senjutsu/dojo")
    file = edited(pack, tmp_path / "dojo.csv", {})
    texts = [{("dojo_cut", "copies.pupil"): "lots"}, {("dojo_cut", "copies.pupil"): "3"}]
    waited = 0

    def wait(_seconds: float) -> None:
        nonlocal waited
        waited += 1
        if waited % 2 and texts:
            edited(pack, file, texts.pop(0))
        elif not texts and waited > 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", wait)
    CliRunner().invoke(app, ["cards", "import", str(pack), str(file), "--watch"], prog_name="uguisu")
    cards = {card["id"]: card for card in PackCards(pack, registry()).cards}
    assert cards["dojo_cut"]["copies"]["pupil"] == 3


def test_without_its_distribution_the_command_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uguisu_tools.cli.offers._entries", list)
    told = run("cards", "export", SCENARIOS / "senjutsu" / "dojo", "x.csv", code=2).output
    assert "uguisu-changes" in told


WORDS = st.text("abcdef ,;:'\"[]{}#+-=&*!|>%@`\\/äжї1290\n", max_size=12).map(str.strip)
IDS = st.text("abcdef_", min_size=1, max_size=5)
VALUES = st.recursive(
    st.booleans()
    | st.integers(-99, 99)
    | st.floats(-9, 9).map(lambda x: round(x, 2) + 0.001)
    | WORDS.filter(bool),
    lambda inner: (
        st.lists(inner, min_size=1, max_size=3) | st.dictionaries(IDS, inner, min_size=1, max_size=3)
    ),
    max_leaves=5,
)
ENTRIES = st.dictionaries(IDS, VALUES, min_size=1, max_size=3)
SAID = WORDS.filter(bool) | st.dictionaries(
    st.sampled_from(["en", "it", "uk"]), WORDS.filter(bool), min_size=1
)
CARDS = st.fixed_dictionaries(
    {"id": IDS, "title": SAID},
    optional={
        "copies": st.integers(0, 9) | st.dictionaries(IDS, st.integers(0, 9), min_size=1),
        "tags": st.lists(IDS, min_size=1),
        "props": st.dictionaries(IDS, VALUES, min_size=1),
        "do": st.lists(ENTRIES, min_size=1, max_size=3),
        "if": st.lists(ENTRIES, min_size=1, max_size=2),
        "counter": st.dictionaries(IDS, st.integers(0, 9), min_size=1),
    },
)  # fmt: skip


@given(st.lists(CARDS, min_size=1, max_size=4))
def test_a_card_that_is_typed_anew_is_the_same_card(cards: list[dict[str, Any]]) -> None:
    """Every cell of an empty row, filled with what the card's says, makes the card again."""
    columns = columns_of(cards, ["en", "it", "uk"])
    for card in cards:
        made: dict[str, Any] = {}
        for column in columns:
            if text := cell_of(card, column):
                put(made, column, text)
        for column in columns:
            assert cell_of(made, column) == cell_of(card, column)
        assert {key: made.get(key) for key in card if key not in ("title", "copies")} == {
            key: value for key, value in card.items() if key not in ("title", "copies")
        }


@given(
    st.lists(st.lists(st.text("ab,;\"'\n =+-1é", max_size=6), min_size=2, max_size=2), min_size=1, max_size=4)
)
def test_a_written_table_is_read_as_it_was(lines: list[list[str]]) -> None:
    import tempfile

    from uguisu_changes.sheets.tables import Column

    with tempfile.TemporaryDirectory() as folder:
        for name in ("t.csv", "t.xlsx"):
            path = Path(folder) / name
            write_table(path, [Column("id"), Column("b")], [{"id": "k" + a, "b": b} for a, b in lines])
            table = read_table(path)
            assert table.head == ["id", "b"]
            assert [row for _, row in table.rows] == [["k" + a, b] for a, b in lines]


def test_a_whole_deck_is_read_aloud_by_one_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What everything is called is learned once: at a reader a card, 500 cards take twice as long to write."""
    made: list[object] = []
    learns = Reader.__init__

    def learn(self: Reader, *arguments: Any, **more: Any) -> None:
        made.append(self)
        learns(self, *arguments, **more)

    monkeypatch.setattr(Reader, "__init__", learn)
    _, told = PackCards(SCENARIOS / "scorpion" / "garden_gate", registry()).table("en")
    assert sum(bool(row["says"]) for row in told) > 10
    assert len(made) == 1
