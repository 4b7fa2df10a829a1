"""`--table`: a row a game, which says what games.jsonl says, and every column is explained."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu_tools.cli.app import app

STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"


def played(*more: object) -> str:
    done = CliRunner().invoke(
        app, ["playtest", str(STEPS), "-n", "4", "--bots", "random", "-j", "1", *map(str, more)]
    )
    assert done.exit_code == 0, done.output
    return done.output


def table(path: Path, apart: str = ",") -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=apart))


def test_rows_say_what_the_games_say(tmp_path: Path) -> None:
    played("--table", tmp_path / "games.csv", "--report", tmp_path / "report")
    rows = table(tmp_path / "games.csv")
    lines = [
        json.loads(line) for line in (tmp_path / "report" / "games.jsonl").read_text("utf-8").splitlines()[1:]
    ]
    assert len(rows) == len(lines) == 4
    for row, line in zip(rows, sorted(lines, key=lambda one: one["index"]), strict=True):
        assert (row["game"], row["seed"]) == (str(line["index"] + 1), str(line["seed"]))
        assert (row["result"], row["winner"]) == (line["result"], line.get("winner") or "")
        assert float(row["return.ninja"]) == line["returns"]["ninja"]
        assert {name: float(row[name]) for name in line["measures"]} == line["measures"]


def test_each_column_is_explained(tmp_path: Path) -> None:
    told = played("--table", tmp_path / "games.tsv")
    about = {row["column"]: row["meaning"] for row in table(tmp_path / "games.columns.csv")}
    assert list(about) == list(table(tmp_path / "games.tsv", "\t")[0])
    assert all(about.values())
    assert "games.tsv" in told
    assert {path.name for path in tmp_path.iterdir()} == {"games.tsv", "games.columns.csv"}, (
        "nothing is left over"
    )


@pytest.mark.parametrize("name", ["games.xlsx", "games"])
def test_what_is_no_table_is_refused_before_anything_is_played(tmp_path: Path, name: str) -> None:
    done = CliRunner().invoke(app, ["playtest", str(STEPS), "--table", str(tmp_path / name)])
    assert done.exit_code == 1
    assert ".csv, .tsv or .parquet" in done.output
    assert list(tmp_path.iterdir()) == []


def test_parquet_without_its_library_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    done = CliRunner().invoke(app, ["playtest", str(STEPS), "--table", str(tmp_path / "games.parquet")])
    assert done.exit_code == 1
    assert "pip install pyarrow" in done.output
