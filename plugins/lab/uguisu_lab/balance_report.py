"""What balancing found: told in lines, and written as a mod with the evidence."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from uguisu import Message
from uguisu.loading import Overrides
from uguisu.messages import localize
from uguisu.plugins import registry
from uguisu_lab.balancing import DRAWS, ROUNDS, Aim, Balance, Candidate
from uguisu_lab.comparing import Contender
from uguisu_lab.playtest.certainty import exactly
from uguisu_lab.playtest.plain import plain_text
from uguisu_lab.playtest.statistics import Interval
from uguisu_lab.playtest.tables import Cell, Row, Section, Words, short
from uguisu_lab.playtest.verdict import only_some_play_better
from uguisu_lab.second_level import untold
from uguisu_tools.scaffold.folder import as_pack_id, as_title, write_folder
from uguisu_tools.scaffold.pack import way_to

EVIDENCE = "balance.json"
SHOWN = 10
"""Candidates that are listed."""


def text(found: Balance, base: Contender, language: str = "en") -> str:
    """Return what was found in lines for the terminal."""
    words = Words(language)
    dropped = sum(tried.dropped for tried in found.tried)
    facts = [
        (words.say(Message("Candidates")), str(len(found.tried))),
        (words.say(Message("Dropped early")), str(dropped)),
        (words.say(Message("Games")), str(sum(tried.games for tried in found.tried) + 2 * found.games)),
        (words.say(Message("seed")), str(found.seed)),
        *words.seated(found.bots, found.seats),
    ]
    cut: list[Message] = []
    if found.partial:
        cut.append(
            Message(
                "Stopped early: these are the figures of the race, whose seeds chose the best; nothing was played on new "
                "seeds."
            )
        )
    elif found.late:
        cut.append(Message("Time was up before all candidates were tried; --within gives them more."))
    warnings = [words.say(warning) for warning in cut]
    title = words.say(base.game.title) or found.scenario
    return plain_text(title, facts, warnings, [_candidates(found, words)], findings_of(found, words))


def findings_of(found: Balance, words: Words) -> list[str]:
    """Return what matters most, in sentences."""
    lines = [words.say(text) for text in _certain(found, words)]
    if found.changes is None:
        lines.append(words.say(Message("Nothing that was tried comes closer than the pack as it is.")))
    else:
        lines.append(words.say(Message("The best is {values}", values=_values(found.proposed))))
    lines += [words.say(_sentence(aim, found, words)) for aim in found.aims]
    wanted = found.changes is not None or not found.met
    if wanted and found.single is not None and found.single.values != found.proposed:
        lines.append(words.say(_single(found, words)))
    if not found.met:
        lines.append(
            words.say(
                Message("The aim is not met on new seeds: vary more, or more widely, or play more games.")
            )
        )
    return [*lines, *map(words.say, _between_strong_bots(found, words))]


def _certain(found: Balance, words: Words) -> list[Message]:
    """Tell what the pack is worth if nobody makes a mistake, as it is and as proposed, where that is known."""
    if found.exact_before is None or found.exact_after is None:
        return []
    titles = {side: words.name(title) for side, title in found.sides.items()}
    before, after = (words.say(exactly(one, titles)) for one in (found.exact_before, found.exact_after))
    if found.changes is None:
        return [Message("If nobody makes a mistake, {told}; that is certain.", told=before)]
    if before == after:
        return [
            Message(
                "If nobody makes a mistake, {told}, as it is and as proposed; that is certain.", told=before
            )
        ]
    return [
        Message(
            "If nobody makes a mistake: as it is, {first}; as proposed, {second}. That is certain; what follows is how "
            "these bots play.",
            first=before,
            second=after,
        )
    ]


def _between_strong_bots(found: Balance, words: Words) -> list[Message]:
    """Tell what comes of it between strong bots; or what it takes to find out."""
    if found.level is None or not found.strong_before:
        return untold(found.level, found.stronger)
    lines = []
    for aim in found.aims:
        before = _figure(found.strong_before[aim.what])
        if found.strong_after:
            lines.append(
                Message(
                    "Between strong bots, {what}: {after} instead of {before}, in {games} {games:game|games} of each.",
                    what=_called(aim, words),
                    after=_figure(found.strong_after[aim.what]),
                    before=before,
                    games=found.level.games,
                )
            )
        else:
            lines.append(
                Message(
                    "Between strong bots, {what}: {before}, in {games} {games:game|games}.",
                    what=_called(aim, words),
                    before=before,
                    games=found.level.games,
                )
            )
    titles = {side: words.name(title) for side, title in found.sides.items()}
    return [*lines, *only_some_play_better(titles, found.level.same)]


def _single(found: Balance, words: Words) -> Message:
    """Tell how far one change alone would have come."""
    assert found.single is not None
    as_it_is = found.as_it_is
    alone = {knob: value for knob, value in found.single.values.items() if value != as_it_is.get(knob)}
    figures = found.after_single or found.single.figures
    told = ", ".join(f"{_called(aim, words)} {_figure(figures[aim.what])}" for aim in found.aims)
    return Message(
        "The best single change is {values}, which brings {figures}.", values=_values(alone), figures=told
    )


def _sentence(aim: Aim, found: Balance, words: Words) -> Message:
    what, low, high = _called(aim, words), short(aim.low), short(aim.high)
    after = _figure(found.after[aim.what])
    if found.partial:
        return Message(
            "{what}: {after}, aimed at {low} to {high} (in the race).",
            after=after,
            what=what,
            low=low,
            high=high,
        )
    before = _figure(found.before[aim.what])
    if found.changes is None:
        return Message(
            "{what}: {before}, aimed at {low} to {high} (on new seeds).",
            before=before,
            what=what,
            low=low,
            high=high,
        )
    return Message(
        "{what}: {after} instead of {before}, aimed at {low} to {high} (on new seeds).",
        after=after,
        before=before,
        what=what,
        low=low,
        high=high,
    )


def _candidates(found: Balance, words: Words) -> Section:
    rows = [_row(tried, found, words) for tried in found.tried[:SHOWN]]
    head = ("", Message("games"), *(_called(aim, words) for aim in found.aims), Message("off by"), "")
    return Section(words.say(Message("Candidates, the best first")), (words.table(rows, *head),))


def _row(tried: Candidate, found: Balance, words: Words) -> Row:
    figures = [Cell(_figure(tried.figures[aim.what]) if tried.figures else "") for aim in found.aims]
    remark = tried.trouble or (Message("dropped") if tried.dropped else "")
    missed = Cell("" if tried.missed is None else short(round(tried.missed, 1)))
    return Row(
        _values(tried.values), (Cell(str(tried.games)), *figures, missed, Cell(words.say(remark), words=True))
    )


def _called(aim: Aim, words: Words) -> str:
    return words.say({DRAWS: Message("draws"), ROUNDS: Message("rounds")}.get(aim.what, aim.what))


def _figure(figure: Interval) -> str:
    return f"{figure.value:.1f} [{figure.low:.1f} \N{EN DASH} {figure.high:.1f}]"


def _values(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{knob}={_word(value)}" for knob, value in values.items())


def _word(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def write_mod(found: Balance, base: Contender, folder: Path) -> Path:
    """Write what balancing found as a mod into the new `folder`, with `EVIDENCE` beside it; return the folder.

    Raises:
        UguisuError: when there is something in the folder.
    """
    changes = found.changes or Overrides()
    mod = {kind: dict(said) for kind, said in (changes.mod or {}).items()}
    name = as_pack_id(folder.name)
    title = localize(base.game.title, "en") or found.scenario
    scenario: dict[str, Any] = {
        "format": 1,
        **mod.pop("scenario", {}),
        "id": name,
        "uses": [way_to(base.path, folder.absolute(), registry()), *changes.mods],
        "title": f"{title}: {as_title(name)}",
        "languages": ["en"],
        "notes": _notes(found),
    }
    if changes.options:
        scenario["options"] = {**scenario.get("options", {}), **changes.options}
    if changes.variants is not None:
        scenario["variants"] = list(changes.variants)
    files: dict[str, str | bytes] = {
        "scenario.yaml": _yaml(scenario),
        **{f"{kind}.yaml": _yaml({"format": 1, **said}) for kind, said in mod.items()},
        EVIDENCE: msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n",
    }
    write_folder(folder.absolute(), files)
    return folder


def _notes(found: Balance) -> str:
    """Return the evidence in a few words, in English, for a pack has one language of notes."""
    figures = "; ".join(
        f"{aim.what} {_figure(found.after[aim.what])},"
        f"{f' before {_figure(found.before[aim.what])},' if found.before else ''} aimed at {short(aim.low)}"
        f" to {short(aim.high)}"
        for aim in found.aims
    )
    seeds = "the seeds that chose it, as the search was stopped" if found.partial else "new seeds"
    bots = ", ".join(f"{seat}: {bot}" for seat, bot in Words("en").seated(found.bots, found.seats))
    return (
        f"Balanced by {found.games} games on {seeds} between {bots}: {figures}. All candidates: {EVIDENCE}."
    )


def _yaml(data: Any) -> str:
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)
