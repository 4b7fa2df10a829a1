"""What things of Scorpion are called."""

from __future__ import annotations

from uguisu.content.text import LocalText, localize

LANGUAGES = ("en", "ru", "it", "uk")


def words(en: str, ru: str, it: str, uk: str) -> LocalText:
    """Return a text in the four languages the game speaks."""
    return {"en": en, "ru": ru, "it": it, "uk": uk}


TITLE = words("Scorpion", "Скорпион", "Scorpione", "Скорпіон")
NINJA = words("Ninja", "Ниндзя", "Ninja", "Ніндзя")
TRAITOR = words("Traitor", "Предатель", "Traditore", "Зрадник")
INTRUDER = words("Intruder", "Лазутчик", "Intruso", "Лазутник")
INTRUDERS = words("Intruders", "Лазутчики", "Intrusi", "Лазутники")
GUARDS = words("Guards", "Стража", "Guardie", "Варта")
SWORDS = words("Guards with swords", "Стража с мечами", "Guardie con la spada", "Варта з мечами")
SPEARS = words("Guards with spears", "Стража с копьями", "Guardie con la lancia", "Варта зі списами")
TURN = words("Turn", "Ход", "Turno", "Хід")
ALERT = words("Alert", "Тревога", "Allerta", "Тривога")
ALERTS = (
    words("none", "нет", "nessuna", "немає"),
    words("low", "низкая", "bassa", "низька"),
    words("medium", "средняя", "media", "середня"),
    words("high", "высокая", "alta", "висока"),
)
"""SC-06: the alert track."""

INTRUDER_TITLES = (NINJA, TRAITOR)


def guard_title(weapon: str, number: int) -> LocalText:
    """Return the name of a guard's figure."""
    if weapon == "sword":
        return words(f"Sword {number}", f"Меч {number}", f"Spada {number}", f"Меч {number}")
    return words(f"Spear {number}", f"Копьё {number}", f"Lancia {number}", f"Спис {number}")


MARKS = {
    "sleepers": words("asleep", "спят", "dormono", "сплять"),
    "target": words("target", "цель", "obiettivo", "ціль"),
    "trap": words("trap", "ловушка", "trappola", "пастка"),
    "ambush": words("hidden sentry", "часовой в засаде", "sentinella nascosta", "вартовий у засідці"),
    "searched": words("searched", "обыскано", "perquisita", "обшукано"),
    "passage": words("passage, end", "тайный ход, вход", "passaggio, ingresso", "таємний хід, вхід"),
    "rope": words("rope to", "верёвка к", "corda verso", "мотузка до"),
}


HIDDEN = {name: MARKS[name] for name in ("trap", "ambush")}
"""What is hidden besides the targets, as texts call it."""


def target_title(letter: str, title: LocalText) -> LocalText:
    """Return what a target is called: its letter, and what is to be done there."""
    if isinstance(title, str):
        return f"{letter} – {title}"
    dashes = {"ru": "—", "uk": "—"}
    return {code: f"{letter} {dashes.get(code, '–')} {told}" for code, told in title.items()}


AREA_WORDS = {
    "hand": words("hand", "рука", "mano", "рука"),
    "box": words("not picked", "не взято", "non prese", "не взято"),
    "spent": words("played", "сыграно", "giocate", "зіграно"),
    "table": words("on the table", "на столе", "sul tavolo", "на столі"),
    "wounds": words("wounds", "раны", "ferite", "рани"),
    "drawn": words("just drawn", "только что взято", "appena pescate", "щойно взято"),
    "deck": words("deck", "колода", "mazzo", "колода"),
    "discard": words("discard", "сброс", "scarti", "скидання"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return words(*(f"{localize(whose, code)}: {localize(AREA_WORDS[word], code)}" for code in LANGUAGES))


def drunk_title(number: int) -> LocalText:
    """Return the name of a drunk guard's figure."""
    return words(f"Drunk {number}", f"Пьяный {number}", f"Ubriaco {number}", f"П'яний {number}")


INTRUDERS_WIN = words(
    "both missions are done and the intruders are away",
    "обе миссии выполнены, лазутчики ушли",
    "entrambe le missioni sono compiute e gli intrusi sono in salvo",
    "обидві місії виконано, лазутники пішли",
)
DRAW = words(
    "one mission is done: nobody wins",
    "выполнена одна миссия: ничья",
    "una sola missione è compiuta: pareggio",
    "виконано одну місію: нічия",
)
GUARDS_WIN = words(
    "the guards have held the castle",
    "стража отстояла замок",
    "le guardie hanno difeso il castello",
    "варта втримала замок",
)

NINJA_WINS = words(
    "the ninja has done its mission and is away",
    "ниндзя: миссия выполнена, уход удался",
    "il ninja ha compiuto la missione ed è in salvo",
    "ніндзя: місію виконано, вихід вдався",
)
TRAITOR_WINS = words(
    "the traitor has done the mission and is away",
    "предатель: миссия выполнена, уход удался",
    "il traditore ha compiuto la missione ed è in salvo",
    "зрадник: місію виконано, вихід вдався",
)
BOTH_AWAY = words(
    "both rivals have done their missions and are away",
    "оба соперника выполнили миссии и ушли",
    "entrambi i rivali hanno compiuto la missione e sono in salvo",
    "обидва суперники виконали місії та пішли",
)

LINK_KINDS = {
    "open": "An open border between two zones: anybody may cross it.",
    "moat": "The border of a moat: anybody may cross it, and entering the moat ends the move.",
    "wall": "A wall between two zones: nobody crosses it without a rope, but sound does.",
}
LINK_TAGS = {"track": "The patrol track runs across this border."}
PLACE_TAGS = {
    "edge": "At the edge of the board: the ninja may start here, and intruders may leave from here.",
    "moat": "A moat: entering it ends the move, and nothing is hidden in it.",
    "post": "A watch post: a sentry may start here.",
    "barracks": "A barracks: guards may sleep here.",
    "track": "On the patrol track.",
    "grounds": "Within the outer moat: the traitor may start here, unless another rule forbids it.",
    "between": "Directly between the castles: the traitor may not start here.",
    "castle": "In a castle, where regions do not tell it.",
    "hiding": "Targets, traps and hidden sentries may lie here. If no zone bears it, any castle zone without a post will do.",
}
SIDES = {
    "intruders": "The ninja and the traitor.",
    "guards": "The guards of the castle.",
}
