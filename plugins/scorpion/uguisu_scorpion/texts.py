"""All wording of Scorpion: what things are called, what is said at the table, and the words of its files."""

from __future__ import annotations

from uguisu import LocalText, Message, Texts

# What things of Scorpion are called.
TITLE = Message("Scorpion")
NINJA = Message("Ninja")
TRAITOR = Message("Traitor")
INTRUDER = Message("Intruder")
INTRUDERS = Message("Intruders")
GUARDS = Message("Guards")
SWORDS = Message("Guards with swords")
SPEARS = Message("Guards with spears")
TURN = Message("Turn")
ALERT = Message("Alert")
ALERTS = (
    Message("none", "an alert"),
    Message("low"),
    Message("medium"),
    Message("high"),
)
"""SC-06: the alert track."""

INTRUDER_TITLES = (NINJA, TRAITOR)


def guard_title(weapon: str, number: int) -> LocalText:
    """Return the name of a guard's figure."""
    return (
        Message("Sword {number}", number=number)
        if weapon == "sword"
        else Message("Spear {number}", number=number)
    )


MARKS = {
    "sleepers": Message("asleep"),
    "target": Message("target"),
    "trap": Message("trap"),
    "ambush": Message("hidden sentry"),
    "searched": Message("searched"),
    "passage": Message("passage, end"),
    "rope": Message("rope to"),
}


HIDDEN = {name: MARKS[name] for name in ("trap", "ambush")}
"""What is hidden besides the targets, as texts call it."""


CONCEALED = Message("What is hidden")
"""Targets, traps and hidden sentries together."""


def target_letter(letter: str) -> LocalText:
    """Return what one of the targets is called."""
    return Message("Target {letter}", letter=letter)


def target_title(letter: str, title: LocalText) -> LocalText:
    """Return what a target is called: its letter, and what is to be done there."""
    return Message("{letter} – {title}", letter=letter, title=title)


AREA_WORDS = {
    "hand": Message("hand"),
    "box": Message("unpicked cards"),
    "spent": Message("played cards"),
    "table": Message("cards on the table"),
    "wounds": Message("wounds"),
    "drawn": Message("drawn cards"),
    "deck": Message("deck"),
    "discard": Message("discard"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return of(whose, AREA_WORDS[word])


def of(whose: LocalText, what: LocalText) -> LocalText:
    """Return what is somebody's: `Ninja: hand`."""
    return Message("{whose}: {what}", whose=whose, what=what)


def drunk_title(number: int) -> LocalText:
    """Return the name of a drunk guard's figure."""
    return Message("Drunk {number}", number=number)


PATROL_STATES: dict[str, LocalText] = {
    f"patrol-{number}": Message("patrol {number}", number=number) for number in range(1, 21)
}
"""What a guard's being in a patrol is called."""

INTRUDERS_WIN = Message("both missions are done and the intruders have escaped")
DRAW = Message("one mission is done: nobody wins")
GUARDS_WIN = Message("the guards have held the castle")


def errands(both: int, one: int, nights: int) -> Message:
    """Say how many errands are brought off: one where a night is drawn."""
    return Message(
        "errands brought off: {share} of 100; both in {both} of {nights} {nights:night|nights}, one in {one}",
        share=round(100 * (both + one / 2) / nights),
        both=both,
        nights=nights,
        one=one,
    )


NINJA_WINS = Message("the ninja has done its mission and escaped")
TRAITOR_WINS = Message("the traitor has done the mission and escaped")
BOTH_AWAY = Message("both rivals have done their missions and escaped")

LINK_TAGS = {"track": "The patrol track runs across this border."}
REGION_TAGS = {"castle": "A castle; regions whose ids begin so are castles, too."}
SIDES = {
    "intruders": "The ninja and the traitor.",
    "guards": "The guards of the castle.",
    "ninja": "The seat of the ninja, with three players or more.",
    "traitor": "The seat of the traitor, with three players or more.",
    "swords": "The seat of the guards with swords, with four players.",
    "spears": "The seat of the guards with spears, with four players.",
}


# What Scorpion says at the table.
TEXTS = Texts(
    "scorpion",
    {
        "phase.pick_hand": "Pick a card for the hand",
        "phase.place_sentry": "Put a sentry on a watch post",
        "phase.place_patrol": "Put a patrol on the track",
        "phase.man_patrol": "Who is in this patrol?",
        "phase.hide_sleeper": "Mark a sleeping guard",
        "phase.hide_item": "Hide the next thing",
        "phase.start": "Choose where to start",
        "phase.mark_end": "Mark an end of the secret passage",
        "phase.alert_cards": "Play the cards just drawn, or pass",
        "phase.guard_cards": "Play cards from the hand, or pass",
        "phase.patrol_attack": "A guard may attack",
        "phase.target": "What is it played on?",
        "phase.effect": "For its effect, or as a bluff?",
        "phase.react": "An intruder may answer",
        "phase.march": "Guards move",
        "phase.muster": "Guards may join",
        "phase.face": "Which way does the patrol face?",
        "phase.detach": "Who stays behind?",
        "phase.order": "Who moves first?",
        "phase.intruder_move": "An intruder moves",
        "phase.intruders": "The intruders are at work",
        "phase.search": "Name the zones to search",
        "phase.ambusher": "Whose figure is the hidden sentry?",
        "phase.stand_in": "Which guard steps in?",
        "phase.reinforce": "Take cards from deck and discard",
        "phase.share_wounds": "Whose discard does the wound card go to?",
        "move.take": "take {card}",
        "move.post": "a sentry at {place}",
        "move.patrol": "a patrol at {place}",
        "move.man_mixed": "one of each",
        "move.man_swords": "two swords",
        "move.man_spears": "two spears",
        "move.bed": "a sleeper at {place}",
        "move.hide": "hide {item} at {place}",
        "move.start": "{piece} starts at {place}",
        "move.mark_end": "an end at {place}",
        "move.pass": "pass",
        "move.play": "play {card}",
        "move.play_bluff": "play {card} (a bluff: no effect now)",
        "move.give": "give {card} to the other guards",
        "move.listen": "{piece} listens without a card at {place}",
        "move.listen_patrol": "patrol {number} with {pieces} listens without a card at {place}",
        "move.target_place": "at {place}",
        "move.target_patrol": "patrol {number} with {pieces}",
        "move.target_piece_at": "{piece} at {place}",
        "move.target_patrol_at": "patrol {number} with {pieces} at {place}",
        "move.target_piece": "{piece}",
        "move.effect": "for its effect",
        "move.bluff": "as a bluff",
        "move.let_be": "let it happen",
        "move.guards_stay": "go no further",
        "move.go": "{piece} goes to {place}",
        "move.patrol_goes": "patrol {number} goes to {place}",
        "move.passage_in": "into the passage",
        "move.passage_out": "out of the passage by end {end}",
        "move.apart": "stay apart",
        "move.join": "join {piece}",
        "move.face": "face {place}",
        "move.march": "march",
        "move.leave_behind": "leave {piece} behind",
        "move.first": "{piece} moves first",
        "move.stop": "{piece} goes no further",
        "move.be_seen": "{piece} lets itself be seen",
        "move.leave": "{piece} leaves the board",
        "move.into_passage": "{piece} goes into the passage",
        "move.searched": "no more searches",
        "move.search": "{piece} searches {place}",
        "move.nobody": "nobody",
        "move.enough": "enough",
        "move.wound_to": "to {seat}",
        "event.picked": "{card} is taken into the hand",
        "event.picks": "{seat} {seat:picks|pick} a card",
        "heat.guards": "Guards",
        "heat.intruders": "Intruders",
        "tag.edge": "edge: intruders may leave here",
        "tag.post": "watch post",
        "tag.barracks": "barracks",
        "link.open": "open border",
        "link.wall": "wall",
        "link.moat": "edge of a moat",
        "link.track": "patrol track",
        "aid.belief": "Where they can be",
        "phase.choose_intruder": "Who comes tonight?",
        "phase.choose_kind": "Who comes tonight, in secret?",
        "move.come_ninja": "the ninja",
        "move.come_traitor": "the traitor",
        "note.ninja_mission": "Ninja's mission: {value}. The zone is hidden: go in and search zones until it is found",
        "note.ninja_mission_done": "Ninja's mission is done: {value}. Now off the board over an edge",
        "note.ninja_noise": "Ninja's noise: {value}",
        "note.ninja_path": "Ninja's path this turn: {value}",
        "note.traitor_mission": "Traitor's mission: {value}. The zone is hidden: go in and search zones until it is found",
        "note.traitor_mission_done": "Traitor's mission is done: {value}. Now off the board over an edge",
        "note.traitor_noise": "Traitor's noise: {value}",
        "note.traitor_path": "Traitor's path this turn: {value}",
        "note.in_passage": "In the passage: {value}",
        "note.ropes": "",  # their marks tell
        "note.searches": "",  # the log tells
        "note.kind": "Who has come, in secret: {value}",
        "note.kind.ninja": "the ninja",
        "note.kind.traitor": "the traitor",
        "state.in_passage": "in the passage",
        "state.shown": "in sight",
        "state.absent": "not in this game",
        "state.waiting": "not there yet",
        "state.left": "away",
        "state.dead": "dead",
    },
)


# Words of Scorpion's files that people read on pages: tags, terrains, links, choices. They stand here to be translated; who
# shows a word looks for it among what has been translated, with underscores as spaces.
TARGETS: dict[str, LocalText] = {
    "sentry": Message("the sentry"),
    "patrol": Message("the patrol"),
    "party": Message("the sentry or patrol"),
    "guard": Message("the guard"),
    "guard_here": Message("the guard"),
    "sentry_here": Message("the sentry"),
    "sentry_near": Message("the sentry"),
    "guard_at_passage": Message("the guard"),
    "intruder": Message("the intruder"),
    "drunk": Message("the drunk guard"),
    "sleeper": Message("the barracks"),
    "across_wall": Message("the zone behind the wall"),
    "zone": Message("the zone"),
    "zone_near": Message("the zone"),
    "zone_here": Message("your zone"),
    "zone_near_guards": Message("the zone"),
}
"""What texts of cards call what they are played on."""
WORDS: dict[str, dict[str, LocalText]] = {
    "target": TARGETS,
    "noun": {"place": Message("a zone"), "places": Message("zones")},
}
"""What texts of cards call the words that fields take, and kinds of things."""

FILE_WORDS = (
    Message("across wall", "a word of files"),
    Message("alert", "a word of files"),
    Message("all", "a word of files"),
    Message("ambush", "a word of files"),
    Message("answer", "a word of files"),
    Message("barracks", "a word of files"),
    Message("be seen", "a word of files"),
    Message("bed", "a word of files"),
    Message("between", "a word of files"),
    Message("castle", "a word of files"),
    Message("chosen", "a word of files"),
    Message("come", "a word of files"),
    Message("dealt", "a word of files"),
    Message("done", "a word of files"),
    Message("drunk", "a word of files"),
    Message("each", "a word of files"),
    Message("edge", "a word of files"),
    Message("face", "a word of files"),
    Message("first", "a word of files"),
    Message("give", "a word of files"),
    Message("grounds", "a word of files"),
    Message("guard", "a word of files"),
    Message("guard at passage", "a word of files"),
    Message("guard cards", "a word of files"),
    Message("guard here", "a word of files"),
    Message("guards", "a word of files"),
    Message("hiding", "a word of files"),
    Message("in or out", "a word of files"),
    Message("intruder", "a word of files"),
    Message("intruders", "a word of files"),
    Message("join", "a word of files"),
    Message("leave", "a word of files"),
    Message("listen", "a word of files"),
    Message("moat", "a word of files"),
    Message("move", "a word of files"),
    Message("ninja", "a word of files"),
    Message("none", "a word of files"),
    Message("open", "a word of files"),
    Message("or", "a word of files"),
    Message("out and in", "a word of files"),
    Message("party", "a word of files"),
    Message("patrol", "a word of files"),
    Message("patrols", "a word of files"),
    Message("picked", "a word of files"),
    Message("play", "a word of files"),
    Message("post", "a word of files"),
    Message("sentry", "a word of files"),
    Message("sentry here", "a word of files"),
    Message("sentry near", "a word of files"),
    Message("sleeper", "a word of files"),
    Message("spent", "a word of files"),
    Message("starter", "a word of files"),
    Message("stay", "a word of files"),
    Message("stop", "a word of files"),
    Message("table", "a word of files"),
    Message("take", "a word of files"),
    Message("to", "a word of files"),
    Message("together", "a word of files"),
    Message("track", "a word of files"),
    Message("traitor", "a word of files"),
    Message("trap", "a word of files"),
    Message("wall", "a word of files"),
    Message("wound", "a word of files"),
    Message("zone", "a word of files"),
    Message("zone here", "a word of files"),
    Message("zone near", "a word of files"),
    Message("zone near guards", "a word of files"),
    Message("ambushes", "a word of files"),
    Message("counts", "a word of files"),
    Message("hands", "a word of files"),
    Message("keenness", "a word of files"),
    Message("lies", "a word of files"),
    Message("passage", "a word of files"),
    Message("sentries", "a word of files"),
    Message("sleepers", "a word of files"),
    Message("split", "a word of files"),
    Message("traps", "a word of files"),
    Message("zones", "a word of files"),
    Message("letter", "a word of files"),
    Message("piece by", "a word of files"),
    Message("figure", "a word of files"),
    Message("dead", "a word of files"),
    Message("in passage", "a word of files"),
    Message("waiting", "a word of files"),
    Message("patrols start", "a word of files"),
    Message("search", "a word of files"),
    Message("secrets", "a word of files"),
    Message("starts", "a word of files"),
    Message("choose guards", "a word of files"),
    Message("conceal", "a word of files"),
    Message("enter passage", "a word of files"),
    Message("halt", "a word of files"),
    Message("heal", "a word of files"),
    Message("hear", "a word of files"),
    Message("hide", "a word of files"),
    Message("inform", "a word of files"),
    Message("kill", "a word of files"),
    Message("limit move", "a word of files"),
    Message("march", "a word of files"),
    Message("pass unseen", "a word of files"),
    Message("peek", "a word of files"),
    Message("reveal", "a word of files"),
    Message("set noise", "a word of files"),
    Message("sober", "a word of files"),
    Message("swap for drunk", "a word of files"),
    Message("swap hidden", "a word of files"),
    Message("tie rope", "a word of files"),
    Message("tire", "a word of files"),
)
