"""What a playtest saw that no designer wants, game by game added up: at most two sentences, before all else that stands out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from uguisu import Game, Message
from uguisu.effects import title_of_side
from uguisu_lab.playtest.remarks import Lead, Remark
from uguisu_lab.playtest.summary import Alarm, Summary
from uguisu_lab.playtest.tables import Words

if TYPE_CHECKING:
    from uguisu_lab.playtest.playing import Played

ENOUGH = 5
"""Games after which it may be said that something never happens."""
FEWEST, PART = 2, 0.1
"""What happens in fewer games than these, and in a smaller part of them, is not told."""
SENTENCES = 2
"""Of these, at most."""


class Alarms:
    """Adds up what was seen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.stirred: set[int] = set()
        self.present: set[int] = set()
        self.paced: dict[int, Counter[int]] = {}
        """By piece, in how many games it paced, by the place it was at most."""
        self.nameless: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()
        self.corked: dict[tuple[int, int], Counter[int]] = {}
        """By two pieces that stood in each other's way, in how many games they did, by place."""
        self.still = 0
        self.first: dict[object, tuple[int, int]] = {}
        """The number and the seed of the first game in which something was seen."""

    def add(self, played: Played) -> None:
        """Take a game that was recorded."""
        watched = played.watched
        if watched is None:
            return
        self.games += 1
        self.stirred.update(watched.stirred)
        self.present.update(watched.present)
        for pacing in watched.pacing:
            self.paced.setdefault(pacing.piece, Counter())[pacing.place] += 1
            self.first.setdefault(pacing.piece, (played.index, played.seed))
        for line in watched.nameless:
            self.nameless[line] += 1
            self.first.setdefault(line, (played.index, played.seed))
        for side in watched.idle:
            self.idle[side] += 1
            self.first.setdefault(("idle", side), (played.index, played.seed))
        for cork in watched.corks:
            both = cork.piece, cork.other
            self.corked.setdefault(both, Counter())[cork.place] += 1
            self.first.setdefault(both, (played.index, played.seed))
        if watched.still:
            self.still += 1
            self.first.setdefault("still", (played.index, played.seed))

    def summaries(self) -> tuple[Alarm, ...]:
        """Return what is to be told, the surest first."""
        game, found = self.game, list[Alarm]()
        for line, games in self.nameless.most_common():
            index, seed = self.first[line]
            found.append(Alarm(kind="nameless", who=line, games=games, of=self.games, index=index, seed=seed))
        if self.games >= ENOUGH:
            stirred = {game.pieces[piece].kind for piece in self.stirred}
            still = {game.pieces[piece].kind: piece for piece in sorted(self.present, reverse=True)}
            for kind, piece in sorted(still.items()):
                if kind not in stirred:
                    title = game.pieces[piece].title or game.pieces[piece].id
                    found.append(Alarm(kind="dead", who=title, games=self.games, of=self.games))
        found += [*self._of_sides(), *self._of_corks()]
        for piece, places in sorted(self.paced.items(), key=lambda one: (-one[1].total(), one[0])):
            if self._often(places.total()):
                index, seed = self.first[piece]
                found.append(
                    Alarm(
                        kind="pacing",
                        who=game.pieces[piece].title or game.pieces[piece].id,
                        place=game.topology.names[places.most_common(1)[0][0]],
                        games=places.total(),
                        of=self.games,
                        index=index,
                        seed=seed,
                    )
                )
        return tuple(found)

    def _often(self, games: int) -> bool:
        return games >= max(FEWEST, PART * self.games)

    def _of_sides(self) -> list[Alarm]:
        """Return which sides do nothing for long, and whether games end with nothing but time passing."""
        found = []
        for side, games in self.idle.most_common():
            if self._often(games):
                index, seed = self.first["idle", side]
                title = title_of_side(self.game, side)
                found.append(
                    Alarm(kind="idle", who=title, games=games, of=self.games, index=index, seed=seed)
                )
        if self._often(self.still):
            index, seed = self.first["still"]
            found.append(Alarm(kind="still", who="", games=self.still, of=self.games, index=index, seed=seed))
        return found

    def _of_corks(self) -> list[Alarm]:
        """Return who stands in whose way."""
        found, pieces = list[Alarm](), self.game.pieces
        for (piece, other), places in sorted(self.corked.items(), key=lambda one: (-one[1].total(), one[0])):
            if self._often(places.total()):
                index, seed = self.first[piece, other]
                found.append(
                    Alarm(
                        kind="cork",
                        who=pieces[piece].title or pieces[piece].id,
                        whom=pieces[other].title or pieces[other].id,
                        place=self.game.topology.names[places.most_common(1)[0][0]],
                        games=places.total(),
                        of=self.games,
                        index=index,
                        seed=seed,
                    )
                )
        return found


def alarms_of(summary: Summary, words: Words) -> list[Remark]:
    """Return what was seen in sentences, two at most; of seats that do nothing, too."""
    found = [_remark(alarm, words) for alarm in summary.alarms if alarm.kind == "nameless"][:1]
    if summary.played >= ENOUGH:
        for seat in summary.seats:
            name = words.name(seat.title)
            if not seat.decisions.high:
                told = Message(
                    "In {games} {games:game|games} {seat} never decides anything.",
                    seat=name,
                    games=summary.played,
                )
                found.append(Remark(told, Lead("game")))
            elif seat.branching == 1.0:
                told = Message(
                    "In {games} {games:game|games} {seat} never has a choice.",
                    seat=name,
                    games=summary.played,
                )
                found.append(Remark(told, Lead("game")))
    kinds: set[str] = set()
    for alarm in summary.alarms:
        if alarm.kind not in kinds and alarm.kind != "nameless":
            kinds.add(alarm.kind)
            found.append(_remark(alarm, words))
    return found[:SENTENCES]


def _remark(alarm: Alarm, words: Words) -> Remark:
    """Return what was seen, and the first game in which it was; of what nothing happens to, where it is set up."""
    lead = Lead("set_up") if alarm.kind == "dead" else Lead("game", game=alarm.index)
    return Remark(_told(alarm, words), lead)


def _told(alarm: Alarm, words: Words) -> Message:
    if alarm.kind == "nameless":
        return Message(
            "A line of the log names nobody: \u201c{line}\u201d (game {game}, seed {seed}).",
            line=words.say(alarm.who),
            game=alarm.index + 1,
            seed=alarm.seed,
        )
    if alarm.kind == "dead":
        return Message(
            "In {games} {games:game|games} nothing ever happens to {piece}.",
            piece=words.say(alarm.who),
            games=alarm.of,
        )
    if alarm.kind == "idle":
        return Message(
            "In {count} of {games} {games:game|games} {side} {side:does|do} nothing for six rounds or more: see game {game}, "
            "seed {seed}.",
            count=alarm.games,
            games=alarm.of,
            side=words.name(alarm.who),
            game=alarm.index + 1,
            seed=alarm.seed,
        )
    if alarm.kind == "still":
        return Message(
            "In {count} of {games} {games:game|games} nothing happens in the last third but that time passes: see game {game}, "
            "seed {seed}.",
            count=alarm.games,
            games=alarm.of,
            game=alarm.index + 1,
            seed=alarm.seed,
        )
    if alarm.kind == "cork":
        return Message(
            "In {count} of {games} {games:game|games} {piece} waits beside {other} to the end, mostly at {place}: see game "
            "{game}, seed {seed}.",
            count=alarm.games,
            games=alarm.of,
            piece=words.say(alarm.who),
            other=words.say(alarm.whom),
            place=words.say(alarm.place),
            game=alarm.index + 1,
            seed=alarm.seed,
        )
    return Message(
        "In {count} of {games} {games:game|games} {piece} paces "
        "between two places for six rounds or more, mostly at {place}: see game "
        "{game}, seed {seed}.",
        count=alarm.games,
        games=alarm.of,
        piece=words.say(alarm.who),
        place=words.say(alarm.place),
        game=alarm.index + 1,
        seed=alarm.seed,
    )
