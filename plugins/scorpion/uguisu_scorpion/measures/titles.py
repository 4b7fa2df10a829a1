"""What the measures of Scorpion are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from uguisu.content.text import LocalText, localize
from uguisu_scorpion.names import words

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

LANGUAGES = ("en", "ru", "it", "uk")

TURNS = words("Turn", "Ход", "Turno", "Хід")
PROGRESS = words(
    "Missions done, and intruders away",
    "Выполненные миссии и ушедшие лазутчики",
    "Missioni compiute e intrusi in salvo",
    "Виконані місії та лазутники, що пішли",
)
PROGRESS_NOTE = words(
    "The share of games in which it had come about by this turn.",
    "Доля игр, где это произошло к этому ходу.",
    "La quota di partite in cui era avvenuto entro questo turno.",
    "Частка ігор, де це сталося до цього ходу.",
)
ALERT = words("Alert over time", "Тревога по ходам", "L'allerta nel tempo", "Тривога за ходами")
ALERT_NOTE = words(
    "The highest alert of each turn: 0 none, 1 low, 2 medium, 3 high.",
    "Наивысшая тревога каждого хода: 0 нет, 1 низкая, 2 средняя, 3 высокая.",
    "L'allerta più alta di ogni turno: 0 nessuna, 1 bassa, 2 media, 3 alta.",
    "Найвища тривога кожного ходу: 0 немає, 1 низька, 2 середня, 3 висока.",
)
MISSIONS = words("On which turn", "На каком ходу", "In quale turno", "На якому ході")
MISSIONS_NOTE = words(
    "Over the games in which it came about.",
    "По играм, где это произошло.",
    "Nelle partite in cui è avvenuto.",
    "За іграми, де це сталося.",
)
FATES = words("What became of them", "Что с ними стало", "Che fine hanno fatto", "Що з ними сталося")
DETECTIONS = words("How they are found", "Как их находят", "Come vengono scoperti", "Як їх знаходять")
DOINGS = words("What is done", "Что делают", "Che cosa si fa", "Що роблять")
CARDS = words("Cards", "Карты", "Carte", "Карти")
CARDS_NOTE = words(
    "A card played as a bluff counts as played.",
    "Карта, сыгранная как блеф, считается сыгранной.",
    "Una carta giocata come bluff conta come giocata.",
    "Карта, зіграна як блеф, вважається зіграною.",
)
PLACES = words("Places", "Места", "Luoghi", "Місця")

_DONE = words("mission done", "миссия выполнена", "missione compiuta", "місію виконано")
_AWAY = words("away", "уход с поля", "in salvo", "вихід із поля")
_FATES = {
    "home": words(
        "away with the mission done",
        "уход с выполненной миссией",
        "in salvo a missione compiuta",
        "вихід із виконаною місією",
    ),
    "fled": words("away without it", "уход без неё", "in salvo senza averla compiuta", "вихід без неї"),
    "inside": words(
        "still on the board at the end",
        "на поле в конце игры",
        "ancora sul tabellone alla fine",
        "на полі наприкінці гри",
    ),
    "dead_walked": words(
        "dead, having walked into guards",
        "гибель: встреча со стражей на своём ходу",
        "morte: si è imbattuto nelle guardie",
        "загибель: зустріч із вартою у свій хід",
    ),
    "dead_caught": words(
        "dead, found by guards on the move",
        "гибель: стража пришла сама",
        "morte: trovato da guardie in movimento",
        "загибель: варта прийшла сама",
    ),
    "dead_drunk": words(
        "dead, given away by a drunk",
        "гибель: выдал пьяный",
        "morte: tradito da un ubriaco",
        "загибель: виказав п'яний",
    ),
    "dead_ambush": words(
        "dead, in an ambush", "гибель: засада", "morte: in un'imboscata", "загибель: засідка"
    ),
    "dead_passage": words(
        "dead, in the secret passage",
        "гибель: тайный ход",
        "morte: nel passaggio segreto",
        "загибель: таємний хід",
    ),
}
_CAUSES = {
    "walked": words(
        "walks into guards", "выходит на стражу", "si imbatte nelle guardie", "виходить на варту"
    ),
    "caught": words(
        "guards come upon the figure",
        "стража натыкается сама",
        "le guardie arrivano sul posto",
        "варта натрапляє сама",
    ),
    "drunk": words("given away by a drunk", "выдаёт пьяный", "tradito da un ubriaco", "виказує п'яний"),
    "ambush": words("hidden sentry", "засада", "sentinella nascosta", "засідка"),
    "passage": words(
        "found in the passage", "находят в тайном ходе", "scoperto nel passaggio", "знаходять у таємному ході"
    ),
}
_LISTENING = {
    "listened": words("guards listen", "стража слушает", "le guardie ascoltano", "варта слухає"),
    "heard": words("somebody is heard", "кого-то слышно", "si sente qualcuno", "когось чути"),
    "passage_found": words(
        "an end of the passage is found",
        "найден конец тайного хода",
        "si trova un'entrata del passaggio",
        "знайдено кінець таємного ходу",
    ),
}
_DOINGS = {
    "searches": words("zones searched", "обыскано зон", "zone perquisite", "обшукано зон"),
    "targets": words("targets found", "найдено целей", "bersagli trovati", "знайдено цілей"),
    "traps": words("traps set off", "ловушек встречено", "trappole scattate", "пасток зустріто"),
    "ambushes": words(
        "hidden sentries met", "засад встречено", "sentinelle nascoste incontrate", "засідок зустріто"
    ),
    "killed": words("guards killed", "убито стражников", "guardie uccise", "убито вартових"),
    "drunk": words("guards made drunk", "напоено стражников", "guardie ubriacate", "напоєно вартових"),
    "wounds": words(
        "wounds dealt to intruders",
        "нанесено ран лазутчикам",
        "ferite inflitte agli intrusi",
        "завдано ран лазутникам",
    ),
    "high": words(
        "turns of high alert",
        "ходов с высокой тревогой",
        "turni di allerta alta",
        "ходів із високою тривогою",
    ),
}
_PLACES = {
    "searches": words("searches", "обыски", "perquisizioni", "обшуки"),
    "sights": words("an intruder is seen", "лазутчик замечен", "un intruso è visto", "лазутника помічено"),
    "deaths": words("an intruder dies", "гибель лазутчика", "un intruso muore", "загибель лазутника"),
}


def _joined(one: LocalText, other: LocalText) -> LocalText:
    return {language: f"{localize(one, language)}: {localize(other, language)}" for language in LANGUAGES}


def _of_intruders(game: ScorpionGame, parts: Mapping[str, LocalText]) -> dict[str, LocalText]:
    return {
        f"{piece.id}_{key}": _joined(piece.title, told)
        for piece in game.pieces[game.first :]
        for key, told in parts.items()
    }


def of_progress(game: ScorpionGame) -> dict[str, LocalText]:
    """Missions and leaving, by intruder."""
    return _of_intruders(game, {"done": _DONE, "away": _AWAY})


def of_alert(_game: ScorpionGame) -> dict[str, LocalText]:
    """The one curve."""
    return {"level": words("Alert", "Тревога", "Allerta", "Тривога")}


def of_fates(game: ScorpionGame) -> dict[str, LocalText]:
    """Ends, by intruder."""
    return _of_intruders(game, _FATES)


def of_detections(game: ScorpionGame) -> dict[str, LocalText]:
    """Ways of being found, by intruder, and listening."""
    return {**_of_intruders(game, _CAUSES), **_LISTENING}


def of_doings(_game: ScorpionGame) -> dict[str, LocalText]:
    """Deeds of all sorts."""
    return _DOINGS


def of_cards(game: ScorpionGame) -> dict[str, LocalText]:
    """Kinds of cards, as the pack calls them; with the intruder's name where both hold such cards."""
    found: dict[str, LocalText] = {}
    for card in game.card_ids:
        title = game.card_titles.get(card) or card
        found[f"guards.{card}"] = title
        for number, who in enumerate(("ninja", "traitor")):
            own = game.pieces[game.first + number].title
            found[f"{who}.{card}"] = _joined(own, title)
    return found


def of_places(_game: ScorpionGame) -> dict[str, LocalText]:
    """What happens somewhere."""
    return _PLACES
