"""All wording of Spies: what things are called, what is said at the table, and the words of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from uguisu import LocalText, Message, Texts

# What things of Spies are called.
TITLE = Message("Spies")
SPIES = Message("Spies", "the side")
GUARD = Message("Guard")
ROUND = Message("Round")
ALERT = Message("Alert", "the track of spies")
MINIMUM = Message("Lowest alert")
BODIES = Message("Bodies found")
UNITS = Message("Guards and others")
WATCHING = Message("What watches")
OTHERS = Message("Things")


class Thing(NamedTuple):
    """What a kind of pieces, or of things of the set-up, is called: one of them, and so many."""

    one: LocalText
    several: Callable[[int], LocalText]


KINDS = {
    "green": Thing(
        Message("guard", "a unit of Spies"),
        lambda count: Message("{count} {count:guard|guards}", count=count),
    ),
    "purple": Thing(
        Message("armoured guard"),
        lambda count: Message("{count} {count:armoured guard|armoured guards}", count=count),
    ),
    "yellow": Thing(
        Message("civilian"), lambda count: Message("{count} {count:civilian|civilians}", count=count)
    ),
    "blue": Thing(
        Message("guard with a torch"),
        lambda count: Message("{count} {count:guard with a torch|guards with torches}", count=count),
    ),
    "orange": Thing(
        Message("guard with a sound amplifier"),
        lambda count: Message(
            "{count} {count:guard with a sound amplifier|guards with sound amplifiers}", count=count
        ),
    ),
    "black": Thing(
        Message("guard with night vision"),
        lambda count: Message(
            "{count} {count:guard with night vision|guards with night vision}", count=count
        ),
    ),
    "red": Thing(
        Message("target", "a unit of Spies"),
        lambda count: Message("{count} {count:target|targets}", count=count),
    ),
    "grey": Thing(
        Message("dog handler"), lambda count: Message("{count} {count:dog handler|dog handlers}", count=count)
    ),
    "dog": Thing(Message("dog"), lambda count: Message("{count} {count:dog|dogs}", count=count)),
    "camera": Thing(Message("camera"), lambda count: Message("{count} {count:camera|cameras}", count=count)),
    "wide_camera": Thing(
        Message("wide camera"), lambda count: Message("{count} {count:wide camera|wide cameras}", count=count)
    ),
    "panoramic_camera": Thing(
        Message("panoramic camera"),
        lambda count: Message("{count} {count:panoramic camera|panoramic cameras}", count=count),
    ),
    "night_camera": Thing(
        Message("night camera"),
        lambda count: Message("{count} {count:night camera|night cameras}", count=count),
    ),
    "perimeter_camera": Thing(
        Message("perimeter camera"),
        lambda count: Message("{count} {count:perimeter camera|perimeter cameras}", count=count),
    ),
    "sniper": Thing(Message("sniper"), lambda count: Message("{count} {count:sniper|snipers}", count=count)),
    "searchlight": Thing(
        Message("searchlight"), lambda count: Message("{count} {count:searchlight|searchlights}", count=count)
    ),
    "alarm": Thing(Message("alarm"), lambda count: Message("{count} {count:alarm|alarms}", count=count)),
    "opening": Thing(
        Message("open window"), lambda count: Message("{count} {count:open window|open windows}", count=count)
    ),
    "document": Thing(
        Message("document"), lambda count: Message("{count} {count:document|documents}", count=count)
    ),
    "safe_zone": Thing(
        Message("safe zone of the spies"),
        lambda count: Message("{count} {count:safe zone of the spies|safe zones of the spies}", count=count),
    ),
}
THINGS: dict[str, LocalText] = {name: kind.one for name, kind in KINDS.items()}

CAUSES: dict[str, LocalText] = {
    "camera": Message("a camera has seen a spy"),
    "alarm": Message("an alarm"),
    "motion": Message("a motion sensor"),
    "glass_sensor": Message("a glass sensor"),
    "missing": Message("somebody does not answer"),
    "stunned": Message("somebody was stunned"),
    "light": Message("a light went out before somebody's eyes"),
    "bug": Message("a bug"),
    "breach": Message("a breach"),
    "generator": Message("the generator is off"),
    "noise": Message("noise"),
    "walking": Message("steps"),
    "dog": Message("a dog"),
    "body": Message("a body"),
    "dead_body": Message("a dead body"),
    "body_gone": Message("a body is gone"),
    "caught": Message("a spy is caught"),
    "minimum": Message("it cannot be lower"),
    "device": Message("a device was shot"),
    "broken": Message("a device is out of order"),
    "card": Message("a card"),
    "mission": Message("the mission"),
}
"""Why the alert went up (SP-11, SP-12), as the log tells it."""

MARKS: dict[str, LocalText] = {
    "figure": Message("figure on the guard's board"),
    "body": Message("body on the guard's board"),
    "breach_blue": Message("breach"),
    "breach_red": Message("broken pane or door"),
    "opening": Message("opening"),
    "alarm": Message("alarm"),
    "light_out": Message("light that is out"),
    "light": Message("lit"),
    "noise": Message("noise"),
    "footprint": Message("footprint"),
    "gone_off": Message("gone off"),
    "safe": Message("safe zone of the spies"),
    "ground_open": Message("open ground now"),
    "ground_black": Message("no way through now"),
    "ground_water": Message("water now"),
    "ground_quiet": Message("a creaking floor now"),
    "ground_bushes": Message("bushes now"),
    "beam": Message("searchlight"),
    "belief": Message("may be here"),
}

AREA_WORDS: dict[str, LocalText] = {
    "hand": Message("hand"),
    "spent": Message("used cards"),
    "role": Message("role"),
    "weapon": Message("modification of the weapon"),
    "discard": Message("played cards"),
    "stolen": Message("stolen items"),
    "guard_box": Message("cards that the guard does not have"),
    "box": Message("equipment left behind"),
    "roles": Message("other roles"),
    "modifications": Message("other modifications"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return Message("{whose}: {what}", whose=whose, what=AREA_WORDS[word])


ALERT_NINE = Message("everybody is on the alert: the spies have lost")
ALL_CAUGHT = Message("all spies are caught")
ITEM_CAUGHT = Message("the spy with what was looked for is caught")
NOBODY_LEFT = Message("no spy is left, and nothing has been won")
TOO_FEW_UNITS = Message("the guard must activate more units than he has: the spies have lost")
TIME_UP = Message("time is up")


def numbered(thing: str, number: int) -> LocalText:
    """Return the name of a piece: `guard 3`."""
    return Message("{thing} {number}", thing=THINGS.get(thing, thing), number=number)


def called(title: LocalText | None, number: int, of: int) -> LocalText:
    """Return what a mission calls one of its pieces, "" if it says nothing: `captain`, or `captain 2` of several."""
    if not title or of < 2:
        return title or ""
    if isinstance(title, dict):
        return {language: f"{text} {number}" for language, text in title.items()}
    return f"{title} {number}"


def spy(number: int) -> LocalText:
    """Return the name of a spy."""
    return Message("Spy {number}", number=number)


# What Spies says at the table.
TEXTS = Texts(
    "spies",
    {
        "tag.entry": "spies may enter here",
        "tag.exit": "spies may leave here",
        "tag.lamp": "lamp",
        "tag.generator": "generator",
        "tag.cross": "the day shift comes from here",
        "link.wall": "wall",
        "link.wire": "barbed wire",
        "link.door": "locked door",
        "link.glass": "window",
        "link.mirror": "mirror",
        "link.electronic": "electronic door",
        "link.lightning": "edge of what lightning shows",
        "phase.place": "Place the next thing",
        "phase.spies": "The spies are at work",
        "phase.spy_order": "Which spy is next?",
        "phase.spy_turn": "A spy moves and acts",
        "phase.noise": "Where is the noise heard?",
        "phase.push": "Where does the spy go who makes room?",
        "phase.lay_body": "Where does the body fall?",
        "phase.guard_cards": "The guard may play cards",
        "phase.camera_cards": "The guard may play cards before his cameras look",
        "phase.target": "What is it played on?",
        "phase.found": "A spy is about to be caught: does it answer?",
        "phase.dog_run": "Which way does the dog run?",
        "phase.shift": "Where does the searchlight go?",
        "phase.watch": "Where does it look?",
        "phase.activate": "Which unit is next?",
        "phase.stand": "Where does the unit stand?",
        "phase.unit_move": "A unit walks and looks; {points} {points:step|steps} left",
        "move.place": "put {thing} at {place}",
        "move.place_border": "put {thing} between {place} and {place2}",
        "move.place_pair": "put {thing} on {place} and {place2}",
        "move.place_outside": "put {thing} outside {place}, looking {way}",
        "move.spy_order": "{piece} is next",
        "move.stop": "{piece} ends its turn",
        "move.crawl": "{piece} lies down and crawls",
        "move.sneak": "{piece} sneaks",
        "move.walk": "{piece} walks",
        "move.run": "{piece} runs",
        "move.come_in": "{piece} comes in at {place}",
        "move.go": "{piece} goes to {place}",
        "move.leave": "{piece} leaves the board",
        "move.drop": "{piece} puts the body down",
        "move.take_up": "{piece} takes up the body of {piece2}",
        "move.hand_over": "{piece} hands {piece2} to {piece3}",
        "move.douse": "{piece} puts out what burns at {place}",
        "move.noise": "a noise at {place}",
        "move.look": "{piece} looks at {places}",
        "move.push": "{piece} makes room and goes to {place}",
        "move.lay_body": "the body falls at {place}",
        "move.play": "play {card}",
        "move.pass": "pass",
        "move.let_be": "be caught",
        "move.target_border": "between {place} and {place2}",
        "move.target_place": "at {place}",
        "move.target_piece": "{piece}",
        "move.effect": "for its effect",
        "move.let_loose": "{piece} lets the dog loose at {place}",
        "move.shift": "{piece} to {place}",
        "move.forget": "{piece} is forgotten",
        "move.done": "activate no more units",
        "move.activate": "{piece} at {place}",
        "move.stay": "{piece} stays and sees nothing",
        "event.played": "{seat} plays {card}",
        "aid.belief": "Where they can be, if nobody is in disguise",
        "heat.spies": "Spies",
        "heat.units": "Units",
        "state.caught": "caught",
        "state.away": "away",
        "state.waiting": "not there yet",
        "state.lying": "lying",
        "state.disguised": "disguised",
        "state.stunned": "stunned",
        "state.dead": "dead",
        "state.out": "knocked out",
        "state.gone": "gone",
        "state.carried": "carried",
        "note.carried": "Carried: {value}",
        "state.asleep": "asleep",
        "state.bribed": "bribed",
    },
)


# Words of Spies's files that people read on pages: tags, terrains, links, choices. They stand here to be translated; who
# shows a word looks for it among what has been translated, with underscores as spaces.
TARGETS: dict[str, LocalText] = {
    "unit": Message("the unit"),
    "mover": Message("the unit"),
    "activated": Message("the unit"),
    "post": Message("the post"),
    "unit_beside": Message("the unit beside you"),
    "down_beside": Message("the body beside you"),
    "fellow": Message("the spy beside you"),
    "lock": Message("the lock"),
    "electronic_lock": Message("the lock"),
    "wire": Message("the wire"),
    "glass": Message("the pane"),
    "shut": Message("the door or pane"),
    "whole": Message("the door or pane"),
    "shot": Message("a target in range"),
    "shot_pane": Message("a pane in range"),
    "shot_light": Message("the square in range"),
    "thrown": Message("the square in range"),
    "square": Message("the square"),
    "beside": Message("the square"),
    "loose_dog": Message("the dog"),
    "item": Message("the item"),
    "camera": Message("the camera"),
    "camera_beside": Message("the camera"),
    "breach_beside": Message("the breach"),
    "found_breach": Message("the breach"),
    "dead_light": Message("the lamp's square"),
}
"""What texts of cards call what they are played on."""
WORDS: dict[str, dict[str, LocalText]] = {
    "target": TARGETS,
    "noun": {
        "place": Message("a square"),
        "places": Message("squares"),
        "unit": Message("a unit"),
        "item": Message("an item"),
    },
}
"""What texts of cards call the words that fields take, and kinds of things."""

FILE_WORDS = (
    Message("spy", "a word of files"),
    Message("alert", "a word of files"),
    Message("activated", "a word of files"),
    Message("alarm", "a word of files"),
    Message("all", "a word of files"),
    Message("ammunition", "a word of files"),
    Message("another", "a word of files"),
    Message("answer", "a word of files"),
    Message("arrival", "a word of files"),
    Message("asphalt", "a word of files"),
    Message("at once", "a word of files"),
    Message("barracks", "a word of files"),
    Message("barred", "a word of files"),
    Message("begin", "a word of files"),
    Message("beside", "a word of files"),
    Message("black", "a word of files"),
    Message("boards", "a word of files"),
    Message("books", "a word of files"),
    Message("breach beside", "a word of files"),
    Message("building", "a word of files"),
    Message("bush", "a word of files"),
    Message("bushes", "a word of files"),
    Message("calm", "a word of files"),
    Message("camera", "a word of files"),
    Message("camera beside", "a word of files"),
    Message("cameras", "a word of files"),
    Message("candle", "a word of files"),
    Message("canvas", "a word of files"),
    Message("chest", "a word of files"),
    Message("chosen", "a word of files"),
    Message("concrete", "a word of files"),
    Message("excused", "a word of files"),
    Message("crawl", "a word of files"),
    Message("creaky floor", "a word of files"),
    Message("cross", "a word of files"),
    Message("dead light", "a word of files"),
    Message("dealt", "a word of files"),
    Message("done", "a word of files"),
    Message("door", "a word of files"),
    Message("douse", "a word of files"),
    Message("down beside", "a word of files"),
    Message("drop", "a word of files"),
    Message("each", "a word of files"),
    Message("electricity", "a word of files"),
    Message("electronic", "a word of files"),
    Message("electronic lock", "a word of files"),
    Message("end", "a word of files"),
    Message("entry", "a word of files"),
    Message("equipment", "a word of files"),
    Message("exit", "a word of files"),
    Message("fellow", "a word of files"),
    Message("first", "a word of files"),
    Message("flash", "a word of files"),
    Message("flash sign", "a word of files"),
    Message("floor", "a word of files"),
    Message("forget", "a word of files"),
    Message("found", "a word of files"),
    Message("found breach", "a word of files"),
    Message("fuse", "a word of files"),
    Message("game", "a word of files"),
    Message("generator", "a word of files"),
    Message("glass", "a word of files"),
    Message("glass sensor", "a word of files"),
    Message("grass", "a word of files"),
    Message("grate", "a word of files"),
    Message("grate middle", "a word of files"),
    Message("gravel", "a word of files"),
    Message("ground", "a word of files"),
    Message("guard", "a word of files"),
    Message("hand", "a word of files"),
    Message("high", "a word of files"),
    Message("house", "a word of files"),
    Message("item", "a word of files"),
    Message("lamp", "a word of files"),
    Message("last", "a word of files"),
    Message("later", "a word of files"),
    Message("leave", "a word of files"),
    Message("lightning", "a word of files"),
    Message("lock", "a word of files"),
    Message("look", "a word of files"),
    Message("loose dog", "a word of files"),
    Message("loud", "a word of files"),
    Message("low", "a word of files"),
    Message("maximum", "a word of files"),
    Message("medium", "a word of files"),
    Message("mines", "a word of files"),
    Message("mirror", "a word of files"),
    Message("modification", "a word of files"),
    Message("motion", "a word of files"),
    Message("move", "a word of files"),
    Message("mover", "a word of files"),
    Message("mud", "a word of files"),
    Message("near", "a word of files"),
    Message("none", "a word of files"),
    Message("once", "a word of files"),
    Message("one", "a word of files"),
    Message("or", "a word of files"),
    Message("panel", "a word of files"),
    Message("picked", "a word of files"),
    Message("play", "a word of files"),
    Message("pond", "a word of files"),
    Message("post", "a word of files"),
    Message("quiet", "a word of files"),
    Message("rack", "a word of files"),
    Message("radio", "a word of files"),
    Message("raised floor", "a word of files"),
    Message("river bank", "a word of files"),
    Message("rock", "a word of files"),
    Message("role", "a word of files"),
    Message("roof", "a word of files"),
    Message("room", "a word of files"),
    Message("round", "a word of files"),
    Message("run", "a word of files"),
    Message("runway", "a word of files"),
    Message("safe", "a word of files"),
    Message("server", "a word of files"),
    Message("shot", "a word of files"),
    Message("shot light", "a word of files"),
    Message("shot pane", "a word of files"),
    Message("shut", "a word of files"),
    Message("sneak", "a word of files"),
    Message("spies", "a word of files"),
    Message("square", "a word of files"),
    Message("starter", "a word of files"),
    Message("stolen", "a word of files"),
    Message("stop", "a word of files"),
    Message("take", "a word of files"),
    Message("tent", "a word of files"),
    Message("thrown", "a word of files"),
    Message("tree", "a word of files"),
    Message("turn", "a word of files"),
    Message("under", "a word of files"),
    Message("unit", "a word of files"),
    Message("unit beside", "a word of files"),
    Message("units", "a word of files"),
    Message("walk", "a word of files"),
    Message("wall", "a word of files"),
    Message("water", "a word of files"),
    Message("ways", "a word of files"),
    Message("whole", "a word of files"),
    Message("wire", "a word of files"),
    Message("yellow square", "a word of files"),
    Message("called", "a word of files"),
    Message("device", "a word of files"),
    Message("effect", "a word of files"),
    Message("far", "a word of files"),
    Message("outside", "a word of files"),
    Message("reach", "a word of files"),
    Message("thing", "a word of files"),
    Message("tokens", "a word of files"),
    Message("unseen", "a word of files"),
    Message("lying", "a word of files"),
    Message("zone", "a word of files"),
    Message("become", "a word of files"),
    Message("caught", "a word of files"),
    Message("dead", "a word of files"),
    Message("fine", "a word of files"),
    Message("gone", "a word of files"),
    Message("out", "a word of files"),
    Message("stunned", "a word of files"),
    Message("waiting", "a word of files"),
    Message("away", "a word of files"),
    Message("kill", "a word of files"),
    Message("knock out", "a word of files"),
    Message("carry", "a word of files"),
    Message("climb", "a word of files"),
    Message("swim", "a word of files"),
    Message("shots", "a word of files"),
    Message("speed", "a word of files"),
    Message("tools", "a word of files"),
    Message("muffled", "a word of files"),
    Message("light feet", "a word of files"),
    Message("dogs", "a word of files"),
    Message("perimeter", "a word of files"),
    Message("searchlights", "a word of files"),
    Message("snipers", "a word of files"),
    Message("time", "a word of files"),
    Message("line", "a word of files"),
    Message("three", "a word of files"),
    Message("grey", "a word of files"),
    Message("orange", "a word of files"),
    Message("purple", "a word of files"),
    Message("safe zone", "a word of files"),
    Message("breach", "a word of files"),
    Message("bug", "a word of files"),
    Message("buy off", "a word of files"),
    Message("cover", "a word of files"),
    Message("darken", "a word of files"),
    Message("dress as", "a word of files"),
    Message("fall asleep", "a word of files"),
    Message("hail", "a word of files"),
    Message("hit", "a word of files"),
    Message("lie down", "a word of files"),
    Message("light", "a word of files"),
    Message("listen at", "a word of files"),
    Message("mend", "a word of files"),
    Message("more steps", "a word of files"),
    Message("more units", "a word of files"),
    Message("noise", "a word of files"),
    Message("open", "a word of files"),
    Message("put down", "a word of files"),
    Message("put unit", "a word of files"),
    Message("ready", "a word of files"),
    Message("relieve", "a word of files"),
    Message("relight", "a word of files"),
    Message("restart", "a word of files"),
    Message("send home", "a word of files"),
    Message("set alarm", "a word of files"),
    Message("sharpen", "a word of files"),
    Message("shatter", "a word of files"),
    Message("shoot light", "a word of files"),
    Message("smash", "a word of files"),
    Message("steal", "a word of files"),
    Message("switch off", "a word of files"),
    Message("switch on", "a word of files"),
)
