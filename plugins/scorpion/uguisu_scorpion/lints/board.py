"""Whether the map is a castle that can be played on, and the mission has its targets."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu import Message, Pack
from uguisu.checks import Finding, Fix
from uguisu_scorpion.board import ground_of, shortages
from uguisu_scorpion.content.mission import LETTERS, ScorpionMission
from uguisu_scorpion.content.options import ScorpionOptions
from uguisu_scorpion.lints import mends

TARGETS = 6


def enough_zones(pack: Pack) -> Iterable[Finding]:
    """SC-09, SC-11, SC-12: posts for the sentries, beds for the sleepers, a track for the patrols, starts."""
    ground, options = ground_of(pack.topology), _options(pack)
    for option, code, message, hint in shortages(options, ground):
        more = mends.one_more_post if option == "sentries" else mends.one_more_barracks
        yield _map(code, message, hint, more(pack, ground))
    if options.patrols and not any(ground.track):
        told = Message("there is no track for the patrols (SC-09)")
        hint = Message("add the tag `track` to the links it runs across")
        yield _map("scorpion-track", told, hint, mends.no_patrols())
    if not ground.edges:
        told = Message("no zone is at the edge of the board (SC-12)")
        yield _map("scorpion-edge", told, Message("add the tag `edge` to some"), mends.an_edge(pack))
    if not ground.grounds:
        yield _map(
            "scorpion-grounds",
            Message("the traitor has nowhere to start (SC-12)"),
            Message(
                "add the tag `grounds` to zones within the outer moat, neither moat, castle nor `between`"
            ),
            mends.somewhere_to_start(pack, ground),
        )


def no_more_than_may_stand(pack: Pack) -> Iterable[Finding]:
    """SC-39: the guards of the beginning are no more than may stand on the board at once."""
    options = _options(pack)
    standing = options.sentries + 2 * options.patrols
    if standing > options.most_guards:
        yield Finding(
            file="scenario",
            path=("options", "most_guards"),
            code="scorpion-most-guards",
            message=(
                Message(
                    (
                        "{sentries} {sentries:sentry|sentries} and {patrols} {patrols:patrol|patrols} are "
                        "{standing} {standing:guard|guards}, but at most {most_guards} stand on the board at "
                        "once (SC-39)"
                    ),
                    sentries=options.sentries,
                    patrols=options.patrols,
                    standing=standing,
                    most_guards=options.most_guards,
                )
            ),
            hint=Message("raise `most_guards`, or lower `sentries` or `patrols`"),
            fix=mends.more_guards(standing),
        )


def returns_within_the_night(pack: Pack) -> Iterable[Finding]:
    """SC-57: the last turn on which dead intruders come back is one that comes."""
    said = (pack.documents["scenario"].data.get("options") or {}).get("last_return")
    turns = _options(pack).turns
    if isinstance(said, int) and said > turns:
        yield Finding(
            file="scenario",
            path=("options", "last_return"),
            code="scorpion-last-return",
            severity="warning",
            message=Message(
                "intruders come back until turn {last}, but the night has only {turns} {turns:turn|turns} (SC-57)",
                last=said,
                turns=turns,
            ),
            hint=Message("lower `last_return`, or raise `turns`"),
            fix=mends.last_return(turns),
        )


def room_to_hide(pack: Pack) -> Iterable[Finding]:
    """SC-11: each castle has room for its share of targets, and all together for traps and hidden sentries."""
    ground, options = ground_of(pack.topology), _options(pack)
    if not ground.castles:
        hint = Message("make regions whose ids start with `castle`, or that have the tag `castle`")
        yield _map("scorpion-castles", Message("there is no castle to hide anything in (SC-11)"), hint)
        return
    share = -(-TARGETS // len(ground.castles))
    room = 0
    for castle, zones in zip(ground.castles, ground.hiding, strict=True):
        room += len(zones)
        if len(zones) < share:
            where = pack.topology.ids[min(castle)]
            yield _map(
                "scorpion-hiding",
                Message(
                    (
                        "the castle around '{where}' has room for {count} {count:target|targets}, but {share} {share:lies|lie} "
                        "in each castle (SC-11)"
                    ),
                    where=where,
                    count=len(zones),
                    share=share,
                ),
                Message(
                    "watch posts and moats hide nothing; neither do zones without the tag "
                    "`hiding`, once any zone has it"
                ),
                mends.room_in_a_castle(pack, ground, castle),
            )
    wanted = TARGETS + options.traps + options.ambushes
    if room < wanted:
        yield _map(
            "scorpion-hiding",
            Message(
                (
                    "{wanted} {wanted:thing is|things are} to be hidden, each in a castle zone of its "
                    "own, but there {room:is|are} {room} (SC-11)"
                ),
                wanted=wanted,
                room=room,
            ),
            Message("add castle zones without watch posts, or lower `traps` and `ambushes` in the options"),
            mends.fewer_hidden(options, wanted - room),
        )


def regions_that_are_no_castles(pack: Pack) -> Iterable[Finding]:
    """Hint at regions beside a lone castle: one of them may have been the other castle before it was renamed."""
    regions, ground = pack.topology.regions, ground_of(pack.topology)
    others = [
        number for number, region in enumerate(regions) if frozenset(region.places) not in ground.castles
    ]
    if len(ground.castles) == 1 and others:
        yield Finding(
            file="map",
            path=("regions", others[0]),
            code="scorpion-one-castle",
            severity="hint",
            message=Message(
                "the map has one castle, and `{region}` is not a castle", region=regions[others[0]].id
            ),
            hint=Message("regions whose ids start with `castle`, or that have the tag `castle`, are castles"),
        )


def track_without_dead_ends(pack: Pack) -> Iterable[Finding]:
    """SC-25: patrols may not turn back, so that they get stuck at the end of a track."""
    for zone, ways in enumerate(ground_of(pack.topology).track):
        if len(ways) == 1:
            yield Finding(
                file="map",
                path=("places", zone),
                code="scorpion-dead-end",
                severity="warning",
                message=Message(
                    "the patrol track ends at '{zone}': a patrol that comes here stays (SC-25)",
                    zone=pack.topology.ids[zone],
                ),
                hint=Message("lead it on, or back in a loop"),
                fix=mends.led_on(pack, ground_of(pack.topology), zone),
            )


def track_over_open_ground(pack: Pack) -> Iterable[Finding]:
    """SC-32: no guard goes through a wall; SC-25: a moat would end the patrol's move."""
    moat = frozenset(pack.topology.tagged("moat"))
    for number, edge in enumerate(pack.topology.edges):
        if "track" not in edge.tags:
            continue
        if edge.kind == "wall":
            yield Finding(
                file="map",
                path=("links", number, "kind"),
                code="scorpion-track-wall",
                message=Message("the patrol track runs through a wall, which no guard can pass (SC-32)"),
                hint=Message("make the link `open`, or remove the tag `track`"),
                fix=mends.opened(number),
            )
        elif moat & {edge.a, edge.b}:
            yield Finding(
                file="map",
                path=("links", number, "tags"),
                code="scorpion-track-moat",
                severity="warning",
                message=Message("the patrol track runs through a moat, where every patrol stops (SC-32)"),
                hint=Message("lead it over a bridge: a zone that is not a moat"),
                fix=mends.off_the_track(pack, number, Message("Lead the track past the moat")),
            )


def _options(pack: Pack) -> ScorpionOptions:
    return pack.options if isinstance(pack.options, ScorpionOptions) else ScorpionOptions()


def _map(code: str, message: str, hint: str, fix: Fix | None = None) -> Finding:
    return Finding(file="map", path=("places",), code=code, message=message, hint=hint, fix=fix)


def targets_have_letters(pack: Pack) -> Iterable[Finding]:
    """SC-05: there are six targets, lettered A to F, each told once."""
    props = pack.mission.props if pack.mission is not None else None
    targets = props.targets if isinstance(props, ScorpionMission) else ()
    told: set[str] = set()
    for number, target in enumerate(targets):
        if target.letter in told:
            yield Finding(
                file="mission",
                path=("props", "targets", number, "letter"),
                code="scorpion-letters",
                message=Message("two targets have the letter {letter} (SC-05)", letter=target.letter),
                hint=_free_letters({other.letter for other in targets}),
            )
        told.add(target.letter)
    if told and len(told) < len(LETTERS):
        missing = ", ".join(letter for letter in LETTERS if letter not in told)
        message = Message(
            "target {missing} is not described, but may still be drawn (SC-05)", missing=missing
        )
        yield Finding(
            file="mission",
            path=("props", "targets"),
            code="scorpion-letters",
            severity="warning",
            message=message,
            hint=Message("there are six targets, lettered A to F"),
        )


def _free_letters(taken: set[str]) -> str | None:
    free = ", ".join(letter for letter in LETTERS if letter not in taken)
    return Message("no target has {free} yet", free=free) if free else None


CHECKS = (
    enough_zones,
    no_more_than_may_stand,
    returns_within_the_night,
    room_to_hide,
    regions_that_are_no_castles,
    track_without_dead_ends,
    track_over_open_ground,
    targets_have_letters,
)
