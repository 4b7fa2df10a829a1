"""What is said of a mod is its own doing: what it spoils below, what it promises, what its files of texts are for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.limits import MAX_ALIKE
from uguisu.loading import check, load_pack

Write = Callable[..., Path]
RAISE = {"op": "raise", "track": "fog"}


def found_in(pack: Path) -> list[Diagnostic]:
    return check(pack)[1]


def told(pack: Path) -> list[str]:
    return [
        f"{Path(one.file).parent.name}/{Path(one.file).name}:{one.line} {one.code}" for one in found_in(pack)
    ]


def change_base(base: Path, file: str, change: Callable[[Any], None]) -> None:
    data = load_pack(base).documents[file].data
    change(data)
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    (base / f"{file}.yaml").write_text(text, encoding="utf-8")


def test_what_a_mod_spoils_below_is_told(mod: Write, base: Path) -> None:
    """The condition is below, and right there; the track that the mod shortens makes it never hold."""

    def waits(data: Any) -> None:
        data["tracks"] = [{"id": "fog", "title": "Fog", "max": 5}]
        test = {"test": "track", "track": "fog", "at_least": 4}
        data.setdefault("triggers", []).append(
            {"id": "thick", "on": "turn_began", "if": [test], "do": [RAISE]}
        )

    change_base(base, "mission", waits)
    assert told(mod()) == []
    spoilt = mod("spoilt", mission={"tracks": [{"change": "fog", "max": 3}]})
    (one,) = found_in(spoilt)
    assert (Path(one.file).parent.name, one.code) == ("garden_gate", "trigger-never")
    assert "say in your own file" in str(one.hint)


def test_hundreds_of_remarks_below_hide_none_of_a_mods_own(mod: Write, base: Path) -> None:
    def idle(count: int) -> list[dict[str, Any]]:
        return [{"id": f"idle_{number}", "on": "turn_began", "do": []} for number in range(count)]

    change_base(base, "mission", lambda data: data.setdefault("triggers", []).extend(idle(MAX_ALIKE + 50)))
    assert told(mod(mission={"triggers": [{"id": "mine", "on": "turn_began", "do": []}]})) == [
        "mod/mission.yaml:5 does-nothing"
    ]


def test_texts_that_nothing_is_left_for_are_one_finding_a_file(mod: Write) -> None:
    folder = mod()
    for language in ("uk", "it"):
        (folder / f"texts.{language}.yaml").write_text(
            "format: 1\ncards:\n  cards:\n    gone: {title: Нема}\nmap:\n  places:\n    gone: {name: Нема}\n"
            "    lost: {name: Нема}\nmission:\n  targets:\n    A: {title: Нема}\n",
            encoding="utf-8",
        )
    assert told(folder) == ["mod/texts.it.yaml:4 nothing-below", "mod/texts.uk.yaml:4 nothing-below"]
    assert "4 texts" in found_in(folder)[0].message


def test_a_mod_promises_the_languages_that_it_names_itself(mod: Write) -> None:
    mission = {"tracks": [{"id": "fog", "title": {"en": "Fog", "uk": "Туман"}, "max": 5, "start": 0}]}
    assert told(mod(mission=mission)) == []
    own = {"languages": ["en", "uk", "it"], "title": {"en": "A", "uk": "А", "it": "A"}}
    assert told(mod("promised", scenario=own, mission=mission)) == [
        "promised/mission.yaml:5 missing-translation"
    ]
