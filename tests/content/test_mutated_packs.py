"""Packs gone wrong in thousands of ways: whatever is done to a file, it is answered in sentences, and what passes plays.

The everyday lane tries a few hundred; the slow one 20,000, and prints the longest time and the peak of memory it saw.
Each run has a seed, which is printed with a failure; to try others: `FUZZ_SEED=77 FUZZ_COUNT=5000 pytest -k fuzz -s`.
"""

from __future__ import annotations

import copy
import faulthandler
import os
import random
import shutil
import sys
import time
import zipfile
from pathlib import Path

import jsonschema
import pytest
import yaml

from uguisu.content import parsing
from uguisu.content.diagnostics import as_github, as_json, as_text, has_errors
from uguisu.content.grammar import Grammar
from uguisu.content.loader import read_pack
from uguisu.content.parsing import parse
from uguisu.content.source import find_packs
from uguisu.content.yaml_events import PlainParser
from uguisu.loading import check
from uguisu.match import Match
from uguisu.messages.control_characters import UNSEEN
from uguisu.messages.message import translate
from uguisu.plugins import registry as installed

ROOT = Path(__file__).parents[2]
SHIPPED = sorted(find_packs(ROOT / "scenarios"))
HANG = 60
"""Seconds after which a single file counts as hung and the run is ended with a traceback of where."""

ODD_VALUES = [
    None, True, False, 0, -1, 1, 10**17, -0.5, 1e300, "", " ", "no", "on", "x-y", "../..", "a" * 300, "Ж" * 5, "\n", "{", "a b",
    [], {}, [[]], [None], {"": 1}, {"op": 1}, {"kind": "?"}, ["a", "a"], {"en": 3}, {"x-a": 1},
]  # fmt: skip
ODD_LINES = [
    "\t",
    "- ",
    "? ",
    "<<: *a",
    "&a",
    "*a",
    "---",
    "...",
    "%YAML 1.1",
    "'",
    '"',
    "[",
    "}",
    ": ",
    "|",
    "!x",
    "#",
    "\x00",
    "é",
    "\ufeff",
]


def mutate_bytes(rng, raw):
    data = bytearray(raw)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(4):
            case 0:
                data[at:at] = bytes([rng.randrange(256)])
            case 1:
                del data[at : at + rng.randrange(1, 40)]
            case 2:
                data[at : at + 1] = bytes([rng.randrange(32, 127)])
            case 3:
                stretch = data[at : at + rng.randrange(1, 200)]
                data[at:at] = stretch
    return bytes(data)


def mutate_lines(rng, raw):
    lines = raw.decode("utf-8").split("\n")
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                del lines[at : at + rng.randrange(1, 5)]
                lines = lines or [""]
            case 1:
                lines.insert(at, lines[rng.randrange(len(lines))])
            case 2:
                lines[at] = " " * rng.randrange(1, 5) + lines[at]
            case 3:
                lines[at] = lines[at].lstrip()
            case 4:
                place = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + rng.choice(ODD_LINES) + lines[at][place:]
            case 5:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines).encode("utf-8")


def spots_in(value):
    """Yield every (holder, key) inside of plain data."""
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, inner in list(entries):
        yield value, key
        yield from spots_in(inner)


def mutate_data(rng, raw):
    data, _ = parse(raw.decode("utf-8"), "")
    for _ in range(rng.randrange(1, 4)):
        spots = list(spots_in(data))
        if not spots:
            break
        holder, key = rng.choice(spots)
        other, other_key = rng.choice(spots)
        match rng.randrange(5):
            case 0:
                holder[key] = copy.deepcopy(rng.choice(ODD_VALUES))
            case 1:
                del holder[key]
            case 2 if isinstance(holder, dict):
                name = str(key)
                holder[
                    name[:-1] + rng.choice("axе ")
                    if rng.random() < 0.7
                    else rng.choice(["id", "op", "title", "if"])
                ] = holder.pop(key)
            case 3:
                holder[key] = copy.deepcopy(other[other_key])
            case 4 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False).encode("utf-8")


ODD_SIGNS = [
    "\u2028",
    "\x85",
    "\u202e",
    "\x1b[2J",
    "\\e",
    "\\u202e",
    "\\N",
    "а",
    "?",
    " #",
    "'",
    "\ud7ff",
    "\U0001f575",
]


def mutate_signs(rng, raw):
    """Put in what is not seen, what looks like something else, and what YAML stumbles over."""
    text = raw.decode("utf-8")
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(ODD_SIGNS) + text[at + rng.randrange(2) :]
    return text.encode("utf-8")


MUTATIONS = [mutate_bytes, mutate_lines, mutate_signs, mutate_data, mutate_data]


def check_against_schemas(pack, registry):
    """What we let through must fit the schemas, or an editor would find fault with it."""
    grammar = Grammar(registry, pack.scenario.game)
    for kind, document in pack.documents.items():
        jsonschema.Draft202012Validator(grammar.schema(kind)).validate(document.data)


def check_without_libyaml(root, victim, found, registry):
    """The other parser must pass and refuse the same; of what is wrong it may see another part first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parsing, "EventParser", PlainParser)
        _, slowly = read_pack(root, registry)
    assert has_errors(slowly) == has_errors(found), (as_text(found), as_text(slowly), victim.read_bytes())


def check_in_play(root, registry, rng):
    """What `validate` passes plays."""
    game, found = check(root, registry)
    if game is None:
        assert has_errors(found)
        return
    match = Match(game, seed=rng.randrange(1000))
    for _ in range(40):
        if match.over:
            break
        match.play(rng.choice(match.legal()))


def run(packs, registry, count, seed, tmp_path, *, plays=False):
    print(f"seed {seed}, {count} mutants")
    rng = random.Random(seed)
    longest, worst = 0.0, None
    broken = 0
    for number in range(count):
        original = rng.choice(packs)
        root = tmp_path / "mutant"
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(original, root)
        victim = rng.choice(sorted(root.glob("*.yaml")))
        raw = rng.choice(MUTATIONS)(rng, victim.read_bytes())
        victim.write_bytes(raw)
        faulthandler.dump_traceback_later(HANG, exit=True, file=sys.__stderr__)
        began = time.perf_counter()
        try:
            pack, found = read_pack(root, registry)
        except Exception as error:  # named here, so that the mutant can be found again
            raise AssertionError(
                f"mutant {number} of seed {seed}, {victim.name} of {original.name}: {raw!r}"
            ) from error
        finally:
            took = time.perf_counter() - began
            faulthandler.cancel_dump_traceback_later()
        if took > longest:
            longest, worst = took, (number, original.name, victim.name)
        assert pack is not None or has_errors(found), raw
        # models may refuse in words of ours what their schema allows; msgspec's own words would be a gap between the two
        strange = [finding.message for finding in found if finding.code == "invalid"]
        assert all(translate(message, "ru") != message for message in strange), (as_text(found), raw)
        for render in (as_text, as_json, as_github):
            assert UNSEEN.search(render(found)) is None, raw
        if number % 4 == 0:
            check_without_libyaml(root, victim, found, registry)
        if plays and pack is not None and not has_errors(found):
            try:
                check_in_play(root, registry, rng)
            except Exception as error:
                raise AssertionError(
                    f"in play: mutant {number} of seed {seed}, {victim.name} of {original.name}: {raw!r}"
                ) from error
        broken += has_errors(found)
        if pack is not None and not has_errors(found) and number % 3 == 0:
            check_against_schemas(pack, registry)
    return longest, worst, broken


@pytest.fixture
def made_up(broken_packs):
    return [broken_packs / "base"]


@pytest.mark.long
def test_three_hundred_mutations_of_a_pack_with_everything(made_up, registry, tmp_path):
    *_, broken = run(made_up, registry, 300, 1, tmp_path)
    assert broken > 150


@pytest.mark.long
@pytest.mark.skipif(not SHIPPED, reason="no packs are shipped yet")
def test_twenty_mutations_of_the_shipped_packs(tmp_path):
    run(SHIPPED, installed(), 20, 2, tmp_path, plays=True)


@pytest.mark.slow
def test_twenty_thousand_mutations(made_up, registry, tmp_path, capsys):
    resource = pytest.importorskip("resource")
    started = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    reports = [run(made_up, registry, 6_000, 3, tmp_path)]
    if SHIPPED:
        reports.append(run(SHIPPED, installed(), 14_000, 4, tmp_path, plays=True))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with capsys.disabled():
        print(f"\npeak memory {peak // 1024} MB, {started // 1024} before")
        for longest, worst, broken in reports:
            print(f"longest {longest:.2f} s ({worst}), {broken} broken")


@pytest.mark.skipif(
    "FUZZ_SEED" not in os.environ, reason="give a seed in FUZZ_SEED to try mutants of your own"
)
def test_fuzz_by_a_seed_of_ones_own(tmp_path):
    seed, count = int(os.environ["FUZZ_SEED"]), int(os.environ.get("FUZZ_COUNT", "1000"))
    longest, worst, broken = run(SHIPPED, installed(), count, seed, tmp_path, plays=True)
    print(f"longest {longest:.2f} s ({worst}), {broken} broken")


def test_three_hundred_mutations_of_a_zip(zip_pack, registry):
    """A zip is damaged anywhere: in its contents, their sizes, its table."""
    seed = 5
    rng = random.Random(seed)
    path = zip_pack(compression=zipfile.ZIP_DEFLATED)
    whole = path.read_bytes()
    refused = 0
    for number in range(300):
        raw = mutate_bytes(rng, whole)
        path.write_bytes(raw)
        try:
            pack, found = read_pack(path, registry)
        except Exception as error:
            raise AssertionError(f"mutant {number} of seed {seed}: {raw!r}") from error
        assert pack is not None or has_errors(found)
        assert UNSEEN.search(as_text(found)) is None
        refused += pack is None
    assert refused > 150
