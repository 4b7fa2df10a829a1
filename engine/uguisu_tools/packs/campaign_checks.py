"""What can be wrong with a campaign, found before anybody plays it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from uguisu.content.diagnostics import Diagnostic, in_file_order
from uguisu.content.document import Document
from uguisu.content.library import Library
from uguisu.content.models.campaign import ANY, THE_END, CampaignMission
from uguisu.core.game import Game
from uguisu.core.table import Result
from uguisu.loading.overrides import Overrides
from uguisu.messages.message import Message, joined
from uguisu.messages.suggest import did_you_mean
from uguisu.plugins.registered import Registry
from uguisu_tools.packs.campaign import Campaign, Value, folder_of, pack_path, read_campaign


def check_campaign(path: Path, registry: Registry) -> list[Diagnostic]:
    """Return all that is wrong with a campaign: with what it says, and with what its missions may get."""
    file, found, document = read_campaign(path, registry)
    if file is None or document is None:
        return found
    checking = _Checking(Campaign(folder_of(path), file, registry, Overrides()), document)
    return in_file_order([*found, *checking.run()])


class _Checking:
    """Looks through a campaign for what would go wrong in play."""

    def __init__(self, campaign: Campaign, document: Document) -> None:
        self.campaign = campaign
        self.document = document
        self.games: dict[str, Game] = {}

    def run(self) -> Iterator[Diagnostic]:
        """Yield what is wrong."""
        yield from self._twice()
        for number, mission in enumerate(self.campaign.file.missions):
            yield from self._mission(number, mission)
        if len(self.games) == len(self.campaign.file.missions):
            yield from self._carried()
        yield from self._dead_ends()
        yield from self._untranslated()

    def _twice(self) -> Iterator[Diagnostic]:
        file = self.campaign.file
        missions, carries = [one.id for one in file.missions], [one.id for one in file.carries]
        for key, names in (("missions", missions), ("carries", carries)):
            for number, name in enumerate(names):
                if name in names[:number] or (key == "missions" and name in (THE_END, ANY)):
                    message = Message("The id `{name}` is already taken", name=name)
                    hint = Message("Give one of them a different id.")
                    yield self.document.find("duplicate-id", message, (key, number, "id"), hint=hint)

    def _mission(self, number: int, mission: CampaignMission) -> Iterator[Diagnostic]:
        from uguisu.loading import check

        campaign, where = self.campaign, ("missions", number)
        path = pack_path(mission.pack, campaign.folder, campaign.registry)
        if path is None:
            told, hint = Library.of(campaign.registry).unknown(mission.pack, campaign.folder)
            yield self.document.find("no-base", told, (*where, "pack"), hint=hint)
            return
        game, _ = check(path, campaign.registry)
        if game is None:
            told = Message("The pack `{name}` has errors", name=mission.pack)
            hint = Message("See `uguisu validate {path}`.", path=path.as_posix())
            yield self.document.find("bad-base", told, (*where, "pack"), hint=hint)
            return
        self.games[mission.id] = game
        yield from self._ways(where, mission, game)

    def _ways(
        self, where: tuple[str | int, ...], mission: CampaignMission, game: Game
    ) -> Iterator[Diagnostic]:
        missions = [one.id for one in self.campaign.file.missions]
        ends = [*(result.id for result in game.results), *game.sides, ANY]
        for end, goal in mission.then.items():
            if end not in ends:
                yield self.document.find(
                    "campaign-end",
                    Message("`{pack}` never ends like that: `{end}`", pack=mission.pack, end=end),
                    (*where, "then", end),
                    hint=did_you_mean(end, ends, Message("It may end with {ends}.", ends=", ".join(ends))),
                    at_key=True,
                )
            if goal not in (*missions, THE_END):
                message = Message("The campaign has no mission `{goal}`", goal=goal)
                yield self.document.find(
                    "dangling-id",
                    message,
                    (*where, "then", end),
                    hint=did_you_mean(goal, [*missions, THE_END]),
                )

        lost = [result.id for result in game.results if not self._leads_on(mission, result)]
        if mission.then and lost:
            told = joined(f"`{end}`" for end in lost)
            yield self.document.find(
                "campaign-partial",
                Message(
                    "The campaign is over after `{name}` if it ends by {ends}", name=mission.id, ends=told
                ),
                (*where, "then"),
                severity="hint",
                hint=Message("If that is meant, write `any: end`; else say where they lead."),
            )

    def _leads_on(self, mission: CampaignMission, result: Result) -> bool:
        """Whether `then:` says what follows a result."""
        return not {result.id, result.winner(), ANY}.isdisjoint(mission.then)

    def _carried(self) -> Iterator[Diagnostic]:
        """Yield what is carried from nowhere, and missions that cannot be played with what they may get."""
        carries = {one.id: one for one in self.campaign.file.carries}
        for number, one in enumerate(self.campaign.file.carries):
            where = ("carries", number)
            if (one.track is None) == (one.cards is None):
                message = Message("Give `{name}` either `track` or `cards`", name=one.id)
                yield self.document.find("campaign-carry", message, where)
            elif not self._extremes(one.id) and not one.optional:
                key = "track" if one.track is not None else "cards"
                known = [
                    thing.id
                    for game in self.games.values()
                    for thing in (game.tracks if key == "track" else game.areas)
                ]
                wanted = one.track or one.cards or ""
                yield self.document.find(
                    "dangling-id",
                    Message("No mission has a track `{name}`", name=wanted)
                    if key == "track"
                    else Message("No mission has a card area `{name}`", name=wanted),
                    (*where, key),
                    hint=did_you_mean(wanted, known),
                )
        for number, mission in enumerate(self.campaign.file.missions):
            yield from self._laid(("missions", number, "lay"), mission, list(carries))

    def _laid(
        self, where: tuple[str | int, ...], mission: CampaignMission, names: list[str]
    ) -> Iterator[Diagnostic]:
        for path, name in _asked(mission.lay, where):
            if name not in names:
                message = Message("Nothing called `{name}` is carried over", name=name)
                hint = Message("Add it under `carries:`.")
                yield self.document.find("dangling-id", message, path, hint=did_you_mean(name, names, hint))
                return
        strange = [kind for kind in mission.lay if kind not in ("scenario", "mission", "cards", "map")]
        if strange:
            message = Message("A pack has no file of the kind `{kind}`", kind=strange[0])
            hint = Message("Known: scenario, mission, cards, map.")
            yield self.document.find("unknown-key", message, (*where, strange[0]), hint=hint, at_key=True)
            return
        for carried in self._what_may_come(mission):
            game, found = self.campaign.try_out(mission, carried) if mission.lay else (True, [])
            wrong = next((one for one in found if one.severity == "error"), None)
            if game is None and wrong is not None:
                got = ", ".join(f"{name} = {value}" for name, value in carried.items()) or Message(
                    "nothing carried over"
                )
                message = Message(
                    "With {got}, the mission cannot be played: {problem}",
                    got=got,
                    problem=wrong.message,
                )
                yield self.document.find("campaign-lay", message, where, hint=wrong.hint)
                return

    def _what_may_come(self, mission: CampaignMission) -> Iterator[dict[str, Value]]:
        """Yield what a mission may get: nothing, the least and the most of all, and of each alone."""
        asked = {name for _, name in _asked(mission.lay, ())}
        extremes = {name: found for name in sorted(asked) if (found := self._extremes(name))}
        yield {}
        for end in (0, -1):
            yield {name: values[end] for name, values in extremes.items()}
        for name, values in extremes.items():
            for value in values:
                yield {**{other: found[0] for other, found in extremes.items()}, name: value}

    def _extremes(self, name: str) -> list[Value]:
        """Return the least and the most that something carried may be; nothing if no mission has it."""
        one = next(one for one in self.campaign.file.carries if one.id == name)
        found: list[Value] = []
        for game in self.games.values():
            for track in game.tracks:
                if track.id == one.track:
                    found += [track.low, track.high] if one.at_least is None else [False, True]
            for area in game.areas:
                if area.id == one.cards:
                    found += [{}, dict.fromkeys(game.card_ids[:1], 1)]
        return sorted(found, key=lambda value: len(value) if isinstance(value, dict) else value)

    def _dead_ends(self) -> Iterator[Diagnostic]:
        """Missions that none leads to, and those from which no way leads to the end: it goes round until it is stopped."""
        missions = self.campaign.file.missions
        following = {
            one.id: set(one.then.values()) | ({THE_END} if ANY not in one.then else set())
            if one.then
            else {after.id for after in missions[number + 1 : number + 2]} or {THE_END}
            for number, one in enumerate(missions)
        }
        reached, ending = {missions[0].id}, {THE_END}
        while fresh := set().union(*(following.get(one, ()) for one in reached)) - reached:
            reached |= fresh
        while fresh := {one for one, goals in following.items() if goals & ending} - ending:
            ending |= fresh
        for number, mission in enumerate(missions):
            if mission.id not in reached:
                message = Message("No mission leads to `{name}`", name=mission.id)
                hint = Message("Name it under `then:` of a mission before it.")
                yield self.document.find(
                    "campaign-unreached", message, ("missions", number, "id"), severity="warning", hint=hint
                )
            if mission.id not in ending:
                message = Message("After `{name}` the campaign never ends", name=mission.id)
                hint = Message("Let one of its results lead to `end`.")
                yield self.document.find(
                    "campaign-endless", message, ("missions", number, "then"), severity="warning", hint=hint
                )

    def _untranslated(self) -> Iterator[Diagnostic]:
        for key in ("title", "summary"):
            text = getattr(self.campaign.file, key)
            lacking = [
                one for one in self.campaign.file.languages if isinstance(text, dict) and not text.get(one)
            ]
            if lacking:
                yield self.document.find(
                    "missing-translation",
                    Message("`{key}` is not translated into {lacking}", key=key, lacking=", ".join(lacking)),
                    (key,),
                    severity="warning",
                    hint=Message("Add it here, or remove the language from `languages`."),
                )


def _asked(said: Any, where: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Yield each `$name` in what is laid over a mission, with its place."""
    if isinstance(said, str) and said.startswith("$"):
        yield where, said[1:]
    entries = said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ()
    for key, value in entries:
        yield from _asked(value, (*where, key))
