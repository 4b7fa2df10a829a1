"""The schema of words, to which the schemas of files refer: complete, written once, and of use to a language server."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import referencing

from uguisu.content.markers import Operation
from uguisu.content.parsing import parse
from uguisu.plugins import registry as installed
from uguisu_tools.schemas.files import as_json, game_schemas, schema_texts
from uguisu_tools.schemas.words import WORDS, references, with_words_apart

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MISSIONS = [
    ("temple", "broken_causeway"),
    ("spies", "mansion"),
]
BASE = "https://example.org/schemas/"


@cache
def written() -> Mapping[str, Any]:
    return {name: json.loads(text) for name, text in schema_texts(installed()).items()}


@cache
def whole(name: str) -> Any:
    game, _, file = name.rpartition("/")
    return json.loads(as_json(game_schemas(installed(), game)[file]))


@pytest.mark.long
def test_every_reference_leads_somewhere() -> None:
    """One that does not silences a language server: no help, no completion, in the whole file."""
    for name, schema in written().items():
        for reference in set(references(schema)):
            file, _, pointer = reference.partition("#/$defs/")
            folder = name.rpartition("/")[0]
            while file.startswith("../"):
                folder, file = folder.rpartition("/")[0], file.removeprefix("../")
            target = f"{folder}/{file}".strip("/") if file else name
            assert pointer in written()[target]["$defs"], f"{name}: {reference}"


def contains_words(defs: Mapping[str, Any], name: str) -> bool:
    seen, waiting = set(), [name]
    while waiting:
        inside = {reference.rpartition("/")[2] for reference in references(defs[waiting.pop()])} - seen
        seen |= inside
        waiting += inside
    return bool(seen & {"Operation", "Test"})


def test_a_word_that_games_share_is_written_once() -> None:
    """And once more for mods, of which nothing must be said; what contains words differs from game to game."""
    words = written()[WORDS]["$defs"]
    shared: list[Any] = [
        of for of, *more in installed().vocabulary.all_members(Operation).values() if not more
    ]
    defs = whole("temple/mission.schema.json")["$defs"]
    shared = [
        of for of in shared if of.only_for is None and of.__name__ in defs
    ]  # no model of files has that name
    shared = [of for of in shared if not contains_words(defs, of.__name__)]
    assert len(shared) > 10
    for of in shared:
        assert [name for name in words if name.rpartition(".")[2] == of.__name__] == [
            of.__name__,
            f"mod.{of.__name__}",
        ]
    for name, schema in written().items():
        if name != WORDS:
            assert not {of.__name__ for of in shared} & set(schema.get("$defs", ())), name


def test_things_of_one_name_that_mean_different_things_stay_apart() -> None:
    def schema(word: str) -> Any:
        inside = {"If": {"properties": {"do": {"$ref": "#/$defs/Operation"}}}, word: {"const": word}}
        refs = [{"$ref": f"#/$defs/{name}"} for name in inside]
        return {"$ref": "#/$defs/File", "$defs": {"File": {}, "Operation": {"anyOf": refs}, **inside}}

    files = {f"{game}/a.json": schema(word) for game, word in (("x", "Hop"), ("y", "Jump"), ("z", "Jump"))}
    apart = with_words_apart(files, ["Operation"])
    assert set(apart[WORDS]["$defs"]) == {"Operation", "If", "Jump", "x.Operation", "x.If", "x.Hop"}
    assert apart[WORDS]["$defs"]["x.If"]["properties"]["do"] == {"$ref": "#/$defs/x.Operation"}
    assert apart["x/a.json"]["$defs"] == {"File": {}}


def validator(name: str) -> Any:
    def fetch(uri: str) -> Any:
        return referencing.Resource.from_contents(written()[uri.removeprefix(BASE)])

    registry: Any = referencing.Registry(retrieve=fetch)  # type: ignore[call-arg]
    return jsonschema.Draft202012Validator({**written()[name], "$id": BASE + name}, registry=registry)


def spoilt(data: Any) -> Iterator[Any]:
    """Yield a mission with one fault in each of its operations and conditions."""
    parts = [data]
    while parts:
        part = parts.pop()
        parts += part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        for tag in ("op", "test"):
            if isinstance(part, dict) and tag in part:
                for key, value in ((tag, "nonsense"), ("nonsense", 1)):
                    kept = dict(part)
                    part[key] = value
                    yield data
                    part.clear()
                    part.update(kept)


@pytest.mark.parametrize(("game", "pack"), MISSIONS)
def test_files_fit_as_they_do_with_whole_schemas(game: str, pack: str) -> None:
    data, _ = parse((SCENARIOS / game / pack / "mission.yaml").read_text(encoding="utf-8"), "mission")
    name = f"{game}/mission.schema.json"
    one, other = validator(name), jsonschema.Draft202012Validator(whole(name))
    assert one.is_valid(data)
    assert other.is_valid(data)
    faults = 0
    for faulty in spoilt(data):
        assert not one.is_valid(faulty)
        assert not other.is_valid(faulty)
        faults += 1
    assert faults > 1


MISSION = """\
# yaml-language-server: $schema={schema}
format: 1
triggers:
  - id: bell
    on: game_started
    do:
      - op: raise
        track: alarm
      - op: nonsense
      - op: r
"""
HOVER = {"line": 7, "character": 10}
COMPLETE = {"line": 9, "character": 13}


class LanguageServer:
    """As much of a client as it takes to ask what an editor asks."""

    def __init__(self, program: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            [program, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.count = 0
        self.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}})
        self.send({"method": "initialized", "params": {}})

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        found: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return found

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while True:
            message = self.read()
            if "method" in message and "id" in message:  # the server's own questions: it gets no settings
                items = message["params"].get("items", []) if "params" in message else []
                self.send({"id": message["id"], "result": [None for _ in items]})
            elif message.get("id") == self.count:
                return message.get("result")


@pytest.mark.parametrize("game", ["temple", "senjutsu"])
def test_a_language_server_answers_as_with_whole_schemas(game: str, tmp_path: Path) -> None:
    program = shutil.which("yaml-language-server")
    if program is None:
        pytest.skip("yaml-language-server is not installed (npm install -g yaml-language-server)")
    (tmp_path / game).mkdir()
    for name in (f"{game}/mission.schema.json", WORDS):
        (tmp_path / name).write_text(json.dumps(written()[name]), encoding="utf-8")
    (tmp_path / "whole.json").write_text(json.dumps(whole(f"{game}/mission.schema.json")), encoding="utf-8")
    server = LanguageServer(program, tmp_path)
    try:
        answers = []
        for number, schema in enumerate((f"{game}/mission.schema.json", "whole.json")):
            about = {"uri": (tmp_path / f"mission{number}.yaml").as_uri()}
            text = MISSION.format(schema=schema)
            opened = {"textDocument": {**about, "languageId": "yaml", "version": 1, "text": text}}
            server.send({"method": "textDocument/didOpen", "params": opened})
            hover = server.ask("textDocument/hover", {"textDocument": about, "position": HOVER})
            offered = server.ask("textDocument/completion", {"textDocument": about, "position": COMPLETE})
            answers.append(
                (
                    hover["contents"]["value"].partition("Source:")[0],
                    sorted(item["label"] for item in offered["items"]),
                )
            )
    finally:
        server.process.kill()
        server.process.communicate()
    split, together = answers
    assert "The track" in together[0]
    assert len(together[1]) > 10
    assert split == together
