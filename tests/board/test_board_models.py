"""The map models: what they take, what they refuse, and that every field is explained."""

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from uguisu.board import MapModel, model, parts
from uguisu.messages.local_text import localize

MODELS = [
    thing
    for home in (model, parts)
    for thing in vars(home).values()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == home.__name__
]  # every Struct that a map file is made of


@pytest.mark.parametrize("struct", MODELS, ids=lambda struct: struct.__name__)
def test_every_field_has_a_description_and_examples(struct: type) -> None:
    for name, hint in get_type_hints(struct, include_extras=True).items():
        if name.startswith("__"):
            continue
        assert get_origin(hint) is Annotated, f"{struct.__name__}.{name}"
        metas = [meta for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta)]
        assert any(meta.description for meta in metas), f"{struct.__name__}.{name} has no description"
        examples = [example for meta in metas for example in meta.examples or ()]
        assert examples, f"{struct.__name__}.{name} has no example"
        for example in examples:
            msgspec.convert(example, hint)


@pytest.mark.parametrize("good", ["north_tower", "c1", "вежа-2", "ж", "塔", "È", "7"])
def test_ids_may_use_any_script(good: str) -> None:
    assert _with_id(good).id == good


@pytest.mark.parametrize("bad", ["", "a b", "a.b", "-a", "a/b", "a:b", "a'b", "«a»", "a\n", "a…b", "x" * 65])
def test_ids_refuse_spaces_and_punctuation(bad: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        _with_id(bad)


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "red"},
        {"places": []},
        {"places": [{"id": "a"}]},
        {"places": [{"id": "a", "at": [1, 2, 3]}]},
        {"links": [{"between": ["a"]}]},
        {"links": [{"between": ["a", "b"], "knd": "road"}]},
        {"background": {"image": "a.png", "opacity": 2}},
        {"background": {"image": "a.png", "scale": 0}},
        {"format": 2},
        {"kind": "triangles"},
        {"title": {}},
        {"title": {"english": "x"}},
        {"tags": ["two words"]},
    ],
    ids=str,
)
def test_wrong_fields_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**_PLAIN, **change}, MapModel)


@pytest.mark.parametrize("cell", ["C4", "4c", "c0", "c", "c04", "c4 "])
def test_cells_are_letters_then_a_number(squares: Any, cell: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        squares("....", cells=[{"id": cell}])


@pytest.mark.parametrize("char", ["", "ab", " "])
def test_a_legend_key_is_one_visible_character(squares: Any, char: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        squares("....", legend={char: {"terrain": "floor"}})


def test_texts_fall_back_to_english_then_to_whatever_there_is() -> None:
    tower = {"ru": "Башня", "en": "Tower"}
    assert localize(tower, "ru") == "Башня"
    assert localize(tower, "it") == "Tower"
    assert localize({"uk": "Вежа", "ru": "Башня"}, "it") == "Вежа"
    assert localize("Tower", "uk") == "Tower"


_PLAIN: dict[str, Any] = {"format": 1, "kind": "graph", "id": "m", "places": [{"id": "a", "at": [0, 0.5]}]}


def _with_id(name: str) -> Any:
    return msgspec.convert({**_PLAIN, "id": name}, MapModel)
