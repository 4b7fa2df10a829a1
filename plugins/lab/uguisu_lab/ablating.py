"""A pack without each of its parts in turn: what the cards, links, options and variants of it do to who wins.

The whole pack plays once; each pack without a part plays the same seeds and is held against it, as in a comparison.
"""

import contextlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import msgspec

from uguisu import BadPack, Game, LocalText, Message, Pack, UguisuError, load
from uguisu.effects import title_of_side
from uguisu.loading import Overrides, load_pack
from uguisu.messages import in_every_language
from uguisu_lab.comparing import Contender, Moved, Outcome, Pairs, SecondLevel, Version, version_of
from uguisu_lab.comparison_report import difference_cell
from uguisu_lab.edits import KINDS, Edits, Part, parts_of
from uguisu_lab.playtest.certainty import certain_soon, exactly
from uguisu_lab.playtest.forest import Branch, forest_svg
from uguisu_lab.playtest.page import NOBODYS, colours_of, html_page
from uguisu_lab.playtest.plain import plain_text
from uguisu_lab.playtest.playing import Plan, Played
from uguisu_lab.playtest.report import write_folder
from uguisu_lab.playtest.running import Interrupts, Progress, refuse_another_pack
from uguisu_lab.playtest.statistics import LEVEL, Interval, holm
from uguisu_lab.playtest.summary import Exact
from uguisu_lab.playtest.tables import Cell, Row, Section, Words, short
from uguisu_lab.playtest.verdict import only_some_play_better
from uguisu_lab.playtest.workers import Task, workers_for
from uguisu_lab.second_level import pairs_of, strong_games, untold

FORMAT = 1
PAGE_FILE, JSON_FILE = "ablation.html", "ablation.json"
TOLD = 3
"""Numbers that moved of which a part's row tells, and parts that the first sentence names."""
DRAWN = 24
"""Parts that are drawn."""
TRIED, PLIES = 8, 400
"""Games at random, and decisions of each, in which it is looked for the cards that come into play."""


class Ablated(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of leaving a part out.

    Attributes:
        kind: what it is: ``card``, ``link``, ``option``, ``variant``.
        name: its id; of a link, its two ends.
        pairs: pairs of games, with it and without.
        same: those of them in which both games are alike, move by move: it made no difference to these bots.
        outcome: how often the side won whose wins changed most, with it and without.
        p: how likely chance alone changes that so far, corrected over all parts (Holm).
        clear: whether it changed: in one of twenty tables one that is said to is chance. `outcome` keeps the same level: what
            it would have shown, and how many games more would show it, are with the correction in.
        moved: what else changed, the most certain first.
        exact: what the pack is worth without it if nobody makes a mistake, where that was found out.
        strong: how often that side won between strong bots, with it and without, where they were asked.
    """

    kind: str
    name: str
    title: LocalText
    pairs: int
    same: int
    outcome: Outcome
    p: float
    clear: bool
    moved: tuple[Moved, ...]
    exact: Exact | None = None
    strong: Outcome | None = None


class KeptPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part that can't be left out, and why."""

    kind: str
    name: str
    why: LocalText


class Ablation(msgspec.Struct, frozen=True, kw_only=True):
    """What each part of a pack does.

    Attributes:
        parts: by how much they change who wins.
        kept: those that can't be left out.
        idle: cards of decks that nobody here plays from: without them the games would be the same.
        sides: what sides are called.
        level: what strong bots were asked of the parts that seem to matter most; None where there are none, or nobody asked.
    """

    format: int = FORMAT
    game: str
    whole: Version
    seed: int
    games: int
    parts: tuple[Ablated, ...]
    kept: tuple[KeptPart, ...]
    idle: tuple[str, ...] = ()
    partial: bool
    seconds: float
    sides: dict[str, LocalText] = {}
    level: SecondLevel | None = None


@dataclass(slots=True)
class _Trial:
    """A pack without a part, on its way to be played."""

    part: Part
    contender: Contender
    pairs: Pairs
    plan: Plan
    early: dict[int, Played] = field(default_factory=dict)


def ablate(
    whole: Contender,
    kinds: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Ablation:
    """Play a pack, and the same without each part of these `kinds`; return what that changes.

    Ctrl+C keeps the parts that were played to the end.

    Raises:
        UguisuError: when it has no such parts.
    """
    began = perf_counter()
    trials, kept, idle = _trials(whole, kinds, games, seed)
    if not trials:
        raise UguisuError(Message("the pack has nothing of that kind that can be left out"))
    base = whole.plan(games, seed)
    known = {id(base): whole.game, **{id(trial.plan): trial.contender.game for trial in trials}}
    tasks = [
        Task(plan, index) for plan in (base, *(trial.plan for trial in trials)) for index in range(games)
    ]
    by_plan = {id(trial.plan): trial for trial in trials}
    wholes: dict[int, Played] = {}
    partial = False
    with Interrupts(), workers_for(min(jobs, len(tasks)), cluster, known) as workers:
        try:
            with contextlib.closing(workers.play(tasks)) as coming:
                for count, (plan, played) in enumerate(coming, 1):
                    refuse_another_pack(played, known[id(plan)], plan)
                    (wholes if plan is base else by_plan[id(plan)].early)[played.index] = played
                    if progress is not None:
                        progress(count, len(tasks))
        except KeyboardInterrupt:
            partial = True
    done = [trial for trial in trials if len(trial.early) == len(wholes) == games]
    for trial in done:
        for index in range(games):
            trial.pairs.add(wholes[index], trial.early[index])
    found = Ablation(
        game=whole.game.id,
        whole=version_of(whole, sum(bool(played.error) for played in wholes.values())),
        seed=seed,
        games=games,
        parts=_ranked(whole.game, done),
        kept=tuple(kept),
        idle=tuple(idle),
        partial=partial,
        seconds=round(perf_counter() - began, 3),
        sides={side: title_of_side(whole.game, side) for side in whole.game.sides},
    )
    return msgspec.convert(msgspec.to_builtins(found, enc_hook=in_every_language), Ablation)


def with_certainty(found: Ablation, whole: Contender) -> Ablation:
    """Return what was found, with what the pack is worth if nobody makes a mistake, whole and without each part, where that
    is found out in seconds.
    """
    exact = certain_soon(whole.game) if not found.partial else None
    if exact is None:
        return found
    pack = load_pack(whole.path, changes=whole.changes)
    parts = []
    for part in found.parts:
        changes = _without(pack, part.kind, part.name, whole)
        exactly_so = certain_soon(load(whole.path, changes=changes))
        parts.append(msgspec.structs.replace(part, exact=exactly_so))
    version = msgspec.structs.replace(found.whole, exact=exact)
    return msgspec.structs.replace(found, whole=version, parts=tuple(parts))


def with_strong_bots(
    found: Ablation,
    whole: Contender,
    *,
    asked: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Ablation:
    """Return what was found, with what strong bots make of the parts that seem to matter most, as far as there is time."""
    if found.partial:
        return found
    pack = load_pack(whole.path, changes=whole.changes)
    first = found.parts[:TOLD]
    changed = [_without(pack, part.kind, part.name, whole) for part in first]
    others = [Contender(load(whole.path, changes=one), whole.path, whole.bots, one) for one in changed]
    tried = strong_games(
        (whole, *others),
        found.seconds * jobs,
        found.seed,
        asked=asked,
        jobs=jobs,
        cluster=cluster,
        progress=progress,
    )
    if tried is None or not tried.played:
        return msgspec.structs.replace(found, level=tried.level if tried is not None else None)
    with_it, *without = tried.played
    all_pairs = [pairs_of(whole, with_it, played) for played in without]
    tests = [pairs.p_of_any() for pairs in all_pairs]
    level = LEVEL / max(1, sum(least <= LEVEL for _, least in tests))
    parts = [
        msgspec.structs.replace(part, strong=_same_side(part, pairs.outcomes(level)))
        for part, pairs in zip(first, all_pairs, strict=True)
    ]
    found = msgspec.structs.replace(found, level=tried.level, parts=(*parts, *found.parts[TOLD:]))
    return msgspec.convert(msgspec.to_builtins(found, enc_hook=in_every_language), Ablation)


def _same_side(part: Ablated, outcomes: Sequence[Outcome]) -> Outcome:
    """Return how often that side won whose wins change most between quick bots; of draws, if there are any."""
    return next((one for one in outcomes if one.side == part.outcome.side), outcomes[0])


def _without(pack: Pack, kind: str, name: str, whole: Contender) -> Overrides:
    """Return what leaves a part out."""
    edits = Edits(pack)
    edits.without(kind, name)
    return edits.overrides(whole.changes)


def _trials(
    whole: Contender, kinds: Sequence[str], games: int, seed: int
) -> tuple[list[_Trial], list[KeptPart], list[str]]:
    """Return what is to be played, the parts that can't be left out, and the cards that nobody here plays."""
    trials: list[_Trial] = []
    kept: list[KeptPart] = []
    idle: list[str] = []
    pack = load_pack(whole.path, changes=whole.changes)
    played = cards_in_play(whole.game) if "card" in kinds else set()
    for part in parts_of(pack):
        if part.kind not in kinds:
            continue
        if part.kind == "card" and part.name not in played:
            idle.append(part.name)
            continue
        changes = _without(pack, part.kind, part.name, whole)
        try:
            other = Contender(load(whole.path, changes=changes), whole.path, whole.bots, changes)
        except BadPack as error:
            kept.append(KeptPart(kind=part.kind, name=part.name, why=error.diagnostics[0].message))
        except UguisuError as error:
            kept.append(KeptPart(kind=part.kind, name=part.name, why=error.message))
        else:
            trials.append(_Trial(part, other, Pairs(whole.game), other.plan(games, seed)))
    return trials, kept, idle


def cards_in_play(game: Game) -> set[str]:
    """Return the cards that come into a game: those that lie anywhere in some games at random, and with them their decks.

    Packs hold decks for whoever might play, and only some are laid out.
    """
    seen: set[int] = set()
    for number in range(TRIED):
        with contextlib.suppress(Exception):  # a game that breaks down is told of when it is played
            state, rng = game.new(number), random.Random(number)
            for _ in range(PLIES):
                seen.update(*state.areas)
                if state.over:
                    break
                game.apply(state, game.draw(state, rng.random))
    held = {deck: {kind for kind, count in enumerate(counts) if count} for deck, counts in game.decks.items()}
    for deck, kinds in held.items():
        elsewhere = set().union(*(others for other, others in held.items() if other != deck))
        if seen & kinds - elsewhere:
            seen |= kinds
    return {game.card_ids[kind] for kind in seen}


def _ranked(game: Game, trials: Sequence[_Trial]) -> tuple[Ablated, ...]:
    """Return what was found, the parts that change most first.

    All parts are tested together, each by the outcomes of its own (Holm 1979): so a table without any part that matters
    names one in one of twenty.
    """
    played = [trial for trial in trials if trial.pairs.count]
    tests = [trial.pairs.p_of_any() for trial in played]
    level = LEVEL / max(1, sum(least <= LEVEL for _, least in tests))
    rows = [(trial, max(trial.pairs.outcomes(level), key=_change)) for trial in played]
    found = [
        Ablated(
            kind=trial.part.kind,
            name=trial.part.name,
            title=_title(game, trial.part),
            pairs=trial.pairs.count,
            same=trial.pairs.same,
            outcome=outcome,
            p=p,
            clear=p <= LEVEL,
            moved=tuple(_moved(trial, game)),
        )
        for (trial, outcome), p in zip(rows, holm(tests), strict=True)
    ]
    return tuple(sorted(found, key=lambda part: (not part.clear, -_change(part.outcome))))


def _change(outcome: Outcome) -> float:
    return abs(outcome.difference.value)


def _moved(trial: _Trial, game: Game) -> Iterator[Moved]:
    """Yield what else changed, but that the part itself is used no more."""
    for moved in trial.pairs.measures(game, trial.contender.game):
        own = moved.id.startswith("used.") and moved.id.endswith(f".{trial.part.name}")
        if moved.clear and not own and not moved.id.startswith("end."):
            yield moved


def _title(game: Game, part: Part) -> LocalText:
    """Return what a part is called; of cards with one title, each by its id."""
    if part.kind == "card":
        title = game.card_titles.get(part.name) or part.name
        return part.name if list(game.card_titles.values()).count(title) > 1 else title
    return " - ".join(part.name.split(",")) if part.kind == "link" else part.name


def text(found: Ablation, language: str = "en") -> str:
    """Return an ablation in lines for the terminal."""
    words = Words(language)
    return plain_text(_heading(found, words), *_told(found, words))


def write_ablation(found: Ablation, folder: Path, language: str = "en") -> list[Path]:
    """Write an ablation's page and its JSON into `folder`, in place of the one that was there; return the files."""
    words = Words(language)
    facts, warnings, sections, findings = _told(found, words)
    page = html_page(
        title=_heading(found, words),
        kind=words.say(Message("Ablation")),
        facts=facts,
        findings=findings,
        warnings=warnings,
        sections=sections,
        game=found.game,
        sides=_sides(found),
        footer=[f"{found.game}/{found.whole.scenario}", found.whole.digest[:12]],
        language=language,
    )
    told = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    return write_folder(folder, {PAGE_FILE: page.encode(), JSON_FILE: told})


def _heading(found: Ablation, words: Words) -> str:
    return words.say(found.whole.title) or found.whole.scenario


def _told(found: Ablation, words: Words) -> tuple[list[tuple[str, str]], list[str], list[Section], list[str]]:
    """Return facts, warnings, sections and findings."""
    facts = [
        (words.say(Message("Pairs of games for each part")), str(found.games)),
        (words.say(Message("Parts")), str(len(found.parts))),
        (words.say(Message("seed")), str(found.seed)),
        *words.seated(found.whole.bots, found.whole.seats),
    ]
    warnings = [Message("Stopped early: these are the parts that were finished.")] if found.partial else []
    return facts, [words.say(text) for text in warnings], _sections(found, words), findings_of(found, words)


def findings_of(found: Ablation, words: Words) -> list[str]:
    """Return what matters most, in sentences."""
    clear = [part for part in found.parts if part.clear]
    lines = [*_certain(found, words), *(_sentence(part, words) for part in clear[:TOLD])]
    idle = [words.say(part.title) for part in found.parts if part.same == part.pairs]
    if found.idle:
        lines.append(
            Message(
                "{count} {count:card comes into no game here, and so was|cards come into no game here, and so were} not "
                "removed.",
                count=len(found.idle),
            )
        )
    quiet = len(found.parts) - len(clear) - len(idle)
    if quiet:
        lines.append(_quiet(quiet, max(part.outcome.smallest for part in found.parts)))
        lines += _not_yet(found, words)
    if idle:
        lines.append(Message("Without {names}, the games are exactly the same.", names=", ".join(idle)))
    lines += _between_strong_bots(found, words)
    return [words.say(text) for text in lines]


def _between_strong_bots(found: Ablation, words: Words) -> list[Message]:
    """Tell what the first parts do between strong bots; or what it takes to find out."""
    asked = [(part, part.strong) for part in found.parts if part.strong is not None]
    if found.level is None or not asked:
        return untold(found.level, found.whole.stronger)
    pairs = found.level.games
    lines = [
        Message(
            "Between strong bots, without {part} {side} {side:wins|win} {first} instead of {second}, in {pairs} "
            "{pairs:pair|pairs} of games.",
            part=words.say(part.title),
            side=words.name(outcome.title),
            first=f"{outcome.second.value:.0%}",
            second=f"{outcome.first.value:.0%}",
            pairs=pairs,
        )
        for part, outcome in asked
        if outcome.clear
    ]
    if lines:
        titles = {side: words.name(title) for side, title in found.sides.items()}
        lines += only_some_play_better(titles, found.level.same)
    open_ones = [(part, outcome) for part, outcome in asked if not outcome.clear]
    if open_ones:
        smallest = max(outcome.smallest for _, outcome in open_ones)
        names = ", ".join(words.say(part.title) for part, _ in open_ones)
        lines.append(
            Message(
                "Between strong bots {pairs} {pairs:pair|pairs} of games cannot tell whether it changes who wins to leave out "
                "{names}.",
                pairs=pairs,
                names=names,
            )
            if smallest >= 1
            else Message(
                "Between strong bots {pairs} {pairs:pair|pairs} of games cannot tell whether it changes who wins to leave out "
                "{names}; a difference of {points} {points:point|points} would have shown.",
                pairs=pairs,
                names=names,
                points=short(100 * smallest),
            )
        )
    return lines


def _quiet(count: int, smallest: float) -> Message:
    """Tell of how many parts nothing is seen, and what would have been."""
    if smallest >= 1:
        return Message(
            "These games are too few to show of {count} {count:part|parts} whether it changes who wins.",
            count=count,
        )
    return Message(
        (
            "For {count} {count:part, these games cannot tell whether it changes|parts, these "
            "games cannot tell whether they change} who wins; a difference of {points} "
            "{points:point|points} would have shown."
        ),
        count=count,
        points=short(100 * smallest),
    )


def _not_yet(found: Ablation, words: Words) -> list[Message]:
    """Tell how many games more would decide on the part that looks most important of those that are open."""
    for part in found.parts:
        if not part.clear and part.outcome.more is not None:
            return [
                Message(
                    (
                        "The largest of them is {points} {points:point|points}, without {part}; if that is so, {count} "
                        "{count:game|games} more would show it."
                    ),
                    points=short(100 * abs(part.outcome.difference.value)),
                    part=words.say(part.title),
                    count=part.outcome.more,
                )
            ]
    return []


def _certain(found: Ablation, words: Words) -> list[Message]:
    """Tell what the pack is worth if nobody makes a mistake, and without which parts that is another value."""
    if found.whole.exact is None:
        return []
    titles = {side: words.name(title) for side, title in found.sides.items()}
    whole = words.say(exactly(found.whole.exact, titles))
    told = {
        part.name: words.say(exactly(part.exact, titles)) for part in found.parts if part.exact is not None
    }
    others = [part for part in found.parts if told.get(part.name, whole) != whole]
    if not others and len(told) == len(found.parts):
        return [
            Message(
                "If nobody makes a mistake, {told}, also without any one of these parts; that is certain.",
                told=whole,
            )
        ]
    return [
        Message("If nobody makes a mistake, {told}; that is certain.", told=whole),
        *(
            Message(
                "Without {part}: {told}, if nobody makes a mistake.",
                part=words.say(part.title),
                told=told[part.name],
            )
            for part in others[:TOLD]
        ),
    ]


def _sentence(part: Ablated, words: Words) -> Message:
    return Message(
        "Without {part}, {side} wins {first} instead of {second}.",
        part=words.say(part.title),
        side=words.name(part.outcome.title),
        first=f"{part.outcome.second.value:.0%}",
        second=f"{part.outcome.first.value:.0%}",
    )


def _sections(found: Ablation, words: Words) -> list[Section]:
    head = (
        Message("without"),
        Message("what"),
        Message("side affected most"),
        Message("wins with it"),
        Message("wins without"),
        Message("difference, in points"),
        Message("what else changed"),
    )
    note = Message(
        "Ranked by how much the wins of a side change. Bold: more than chance; of twenty such tables in which nothing "
        "mattered, one would have anything bold (Holm's method). The largest differences look larger than they "
        "are; play more games of them with `uguisu compare --without`."
    )
    sections = []
    if found.parts:
        rows = [_row(part, words) for part in found.parts]
        sections.append(
            Section(
                words.say(Message("What each part does")),
                (words.table(rows, *head),),
                figure=forest_of(found, words),
                note=words.say(note),
            )
        )
    if found.kept:
        rows = [
            Row(f"{kept.kind} {kept.name}", (Cell(words.say(kept.why), words=True),)) for kept in found.kept
        ]
        sections.append(Section(words.say(Message("What cannot be left out")), (words.table(rows),)))
    return sections


def _sides(found: Ablation) -> list[str]:
    return sorted({part.outcome.side for part in found.parts if part.outcome.side})


def forest_of(found: Ablation, words: Words) -> str:
    """Draw by how many points the parts change a side's wins, the most important first."""
    sides = _sides(found)
    colours = dict(zip(sides, colours_of(found.game, sides), strict=True))
    branches = [
        Branch(
            f"{words.say(part.title)}: {words.say(part.outcome.title)}",
            Interval(*(100 * end for end in msgspec.structs.astuple(part.outcome.difference))),
            part.clear,
            colours.get(part.outcome.side or "", NOBODYS),
        )
        for part in found.parts[:DRAWN]
    ]
    return forest_svg(branches, words.say(Message("difference, in points")))


def _row(part: Ablated, words: Words) -> Row:
    outcome = part.outcome
    moved = "; ".join(f"{words.say(moved.name)} {moved.difference.value:+.2f}" for moved in part.moved[:TOLD])
    if part.same == part.pairs:
        moved = words.say(Message("the games are the same"))
    return Row(
        words.say(part.title),
        (
            Cell(words.say(KINDS[part.kind]), words=True),
            Cell(words.name(outcome.title), words=True),
            Cell(f"{outcome.first.value:.0%}"),
            Cell(f"{outcome.second.value:.0%}"),
            difference_cell(outcome.difference, strong=part.clear),
            Cell(moved, words=True),
        ),
        outcome.side,
        hover=part.name,
    )
