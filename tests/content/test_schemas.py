"""The generated schemas: true to the models, fresh, and fit for editors."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

from uguisu.content.document import read_document
from uguisu.content.markers import Operation
from uguisu.content.schema import FILE_TYPES, file_schema
from uguisu.plugins import registry as installed
from uguisu_tools.schemas.files import as_json, file_schemas, schema_texts, stale_schemas, write_schemas
from uguisu_tools.testing.regenerate import COMMAND

SCHEMAS = Path(__file__).parents[2] / "schemas"


@pytest.mark.long
def test_committed_schemas_are_fresh():
    assert stale_schemas(SCHEMAS, schema_texts(installed())) == [], COMMAND


@pytest.fixture(scope="module")
def all_schemas():
    """Every schema, as a file says it; no test changes them."""
    return {name: json.loads(as_json(schema)) for name, schema in file_schemas(installed()).items()}


@pytest.mark.long
def test_schemas_meet_the_metaschema(all_schemas):
    """A definition that stands in many of them word for word is looked at once."""
    seen = set()
    for schema in all_schemas.values():
        texts = {name: json.dumps(about) for name, about in schema["$defs"].items()}
        new = {name: about for name, about in schema["$defs"].items() if texts[name] not in seen}
        jsonschema.Draft202012Validator.check_schema({**schema, "$defs": new})
        seen.update(texts.values())
    assert len(seen) > 200


def bare_fields(schema):
    """Yield fields without a description or an example, tags apart, which speak for themselves."""
    for model, about in schema["$defs"].items():
        for field, rules in about.get("properties", {}).items():
            is_tag = field in ("op", "test", "expect", "kind") and len(rules.get("enum", ())) == 1
            if not is_tag and not (rules.get("description") and rules.get("examples")):
                yield f"{model}.{field}"


def test_every_field_has_a_description_and_an_example(all_schemas):
    bare = {(name, field) for name, schema in all_schemas.items() for field in bare_fields(schema)}
    assert bare == set()


def test_every_model_has_a_description(all_schemas):
    for schema in all_schemas.values():
        assert [model for model, about in schema["$defs"].items() if not about.get("description")] == []


def examples_in(schema):
    """Yield (field, its schema, example); fields that take members of a union that has none yet are passed over."""
    empty = {f"#/$defs/{name}" for name, about in schema["$defs"].items() if about.get("anyOf") == [False]}
    for model, about in schema["$defs"].items():
        for field, rules in about.get("properties", {}).items():
            if not any(union in str(rules) for union in empty):
                alone = {**rules, "$defs": schema["$defs"]}
                yield from ((f"{model}.{field}", alone, example) for example in rules.get("examples", ()))


@pytest.mark.long
def test_every_example_is_valid(all_schemas):
    """What a newcomer copies from a hint must work."""
    for name, schema in all_schemas.items():
        for field, rules, example in examples_in(schema):
            errors = [error.message for error in jsonschema.Draft202012Validator(rules).iter_errors(example)]
            assert errors == [], f"{name}: {field}: {example}"


@pytest.mark.parametrize("kind", FILE_TYPES)
def test_references_are_local_and_lead_somewhere(kind, registry):
    schema = file_schema(kind, registry.vocabulary, registry.games, "wood")

    def references(part):
        if isinstance(part, dict):
            for key, value in part.items():
                if key == "$ref":
                    yield value
                elif key != "examples":
                    yield from references(value)
        elif isinstance(part, list):
            for value in part:
                yield from references(value)

    for reference in references(schema):
        assert reference.startswith("#/$defs/")
        assert reference.removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("kind", FILE_TYPES)
@pytest.mark.parametrize("game", [None, "wood"])
def test_a_plain_validator_accepts_the_good_pack(kind, game, registry, good_files):
    from uguisu.content.parsing import parse

    if kind == "rulings":
        data = {"format": 1, "rulings": [{"id": "a", "seed": 3, "expect": [{"expect": "over"}]}]}
    else:
        data, _ = parse(good_files[f"{kind}.yaml"], kind)
    schema = file_schema(kind, registry.vocabulary, registry.games, game)
    jsonschema.Draft202012Validator(schema).validate(data)


def test_private_keys_pass_a_plain_validator(registry):
    schema = file_schema("scenario", registry.vocabulary, registry.games)
    data = {
        "format": 1,
        "id": "a",
        "game": "wood",
        "title": {"en": "A", "x-by": "me"},
        "x-mood": 3,
        "options": {"x-a": 1},
    }
    jsonschema.Draft202012Validator(schema).validate(data)


def test_options_follow_the_game(registry):
    validator = jsonschema.Draft202012Validator(file_schema("scenario", registry.vocabulary, registry.games))
    data = {"format": 1, "id": "a", "game": "wood", "title": "A", "options": {"pickers": 9}}
    assert not validator.is_valid(data)
    assert validator.is_valid({**data, "game": "another"})


def test_names_of_the_game_are_offered(registry):
    mission = file_schema("mission", registry.vocabulary, registry.games, "wood")
    assert mission["$defs"]["Trigger"]["properties"]["on"]["enum"] == ["entered", "picked"]
    assert mission["$defs"]["Objective"]["properties"]["on"]["enum"] == ["entered", "picked", None]
    assert mission["$defs"]["Objective"]["properties"]["for"]["enum"] == ["pickers", "ranger"]


def test_writing_schemas_touches_only_what_changed(tmp_path, registry):
    mods = len(FILE_TYPES) - 1  # rulings are a pack's own
    of_all = 2  # those of campaigns and of words
    assert len(write_schemas(tmp_path, registry)) == 2 * len(FILE_TYPES) + mods + of_all
    assert write_schemas(tmp_path, registry) == []
    (tmp_path / "map.schema.json").write_text("{}", encoding="utf-8")
    (tmp_path / "gone").mkdir()
    (tmp_path / "gone" / "map.schema.json").write_text("{}", encoding="utf-8")
    changed = {path.relative_to(tmp_path).as_posix() for path in write_schemas(tmp_path, registry)}
    assert changed == {"map.schema.json", "gone/map.schema.json"}
    assert not (tmp_path / "gone" / "map.schema.json").exists()


def test_a_schema_for_all_games_takes_any_games_word_of_one_name(registry):
    class TempleBell(
        Operation, msgspec.Struct, tag_field="op", tag="toll", frozen=True, forbid_unknown_fields=True
    ):
        only_for = "temple"
        bell: str

    class WoodBell(
        Operation, msgspec.Struct, tag_field="op", tag="toll", frozen=True, forbid_unknown_fields=True
    ):
        only_for = "wood"
        times: int

    registry.vocabulary.add(TempleBell)
    registry.vocabulary.add(WoodBell)
    mission = {"format": 1, "triggers": [{"on": "entered", "do": [{"op": "toll", "bell": "old"}]}]}
    assert jsonschema.Draft202012Validator(
        file_schema("mission", registry.vocabulary, registry.games)
    ).is_valid(mission)
    wood = jsonschema.Draft202012Validator(
        file_schema("mission", registry.vocabulary, registry.games, "wood")
    )
    assert not wood.is_valid(mission)
    mission["triggers"][0]["do"] = [{"op": "toll", "times": 2}]
    assert wood.is_valid(mission)


def offered(schema, union, begun):
    """Return word -> its description, as yaml-language-server offers words for the tag of an entry just begun.

    It takes what the union itself lists for the tag, and what those branches list that miss nothing they need.
    """
    tag = union["discriminator"]["propertyName"]
    branches = [schema["$defs"][branch["$ref"].rpartition("/")[2]] for branch in union["anyOf"]]
    fitting = [branch for branch in branches if set(branch.get("required", ())) <= {*begun, tag}]
    words = {}
    for part in (union, *fitting):
        listed = part.get("properties", {}).get(tag, {})
        about = listed.get("markdownEnumDescriptions", [])
        for number, word in enumerate(listed.get("enum", ())):
            words.setdefault(word, about[number] if number < len(about) else "")
    return words


@pytest.mark.parametrize("union", ["Operation", "Test", "Expectation"])
def test_a_language_server_offers_every_word_with_what_it_does(union, all_schemas):
    seen = 0
    for name, schema in all_schemas.items():
        about = schema["$defs"].get(union)
        if about is None:
            continue
        words = offered(schema, about, begun=[])
        assert set(words) == set(about["discriminator"]["mapping"]), name
        assert all(words.values()), name
        seen += 1
    assert seen >= 3


def test_descriptions_are_the_same_on_every_python(all_schemas):
    """Newer ones take the indentation from docstrings as they compile them."""
    for schema in all_schemas.values():
        assert [about for about in schema["$defs"].values() if "\n  " in about.get("description", "")] == []


@pytest.mark.parametrize(
    "file", sorted((SCHEMAS.parent / "scenarios").rglob("*.yaml")), ids=lambda file: file.as_posix()[-60:]
)
def test_shipped_files_name_their_games_schema(file):
    """Those of texts have none: what they may say is what the other files of the pack say."""
    first = file.read_text(encoding="utf-8").split("\n", 1)[0]
    kind, game = file.stem, file.relative_to(SCHEMAS.parent / "scenarios").parts[0]
    named = first.removeprefix("# yaml-language-server: $schema=")
    if kind.startswith("texts."):
        assert named == "format: 1"
        return
    assert (file.parent / named).is_file()
    if kind == "campaign":  # of any game
        assert (file.parent / named).resolve() == (SCHEMAS / "campaign.schema.json").resolve()
        return
    mod = kind != "rulings" and "\nuses:" in (file.parent / "scenario.yaml").read_text(encoding="utf-8")
    folder = SCHEMAS / game / "mod" if mod else SCHEMAS / game
    assert (file.parent / named).resolve() == (folder / f"{kind}.schema.json").resolve()


def shipped(pattern):
    root = SCHEMAS.parent
    return sorted((root / "scenarios").glob(f"*/*/{pattern}"), key=str)


@pytest.mark.parametrize(
    "files",
    [
        pytest.param("scenario.yaml", id="scenarios"),
        pytest.param("*.yaml", id="all", marks=pytest.mark.slow),
    ],
)
def test_shipped_files_fit_the_schemas_that_they_name(files):
    validators, wrong = {}, []
    for file in shipped(files):
        text = file.read_text(encoding="utf-8")
        first = text.partition("\n")[0]
        if file.name.startswith("texts."):
            continue
        assert "$schema=" in first, file
        schema = (file.parent / first.partition("$schema=")[2]).resolve()
        if schema not in validators:
            validators[schema] = jsonschema.Draft202012Validator(
                json.loads(schema.read_text(encoding="utf-8"))
            )
        document, _ = read_document(text.encode(), file.name, file.as_posix())
        wrong += [
            (file.parent.name, error.message) for error in validators[schema].iter_errors(document.data)
        ]
    assert wrong == []
