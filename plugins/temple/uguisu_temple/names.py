"""What things of Temple are called."""

from __future__ import annotations

from uguisu.content.text import LocalText

TITLE: LocalText = {"en": "Temple", "uk": "Храм", "ru": "Храм", "it": "Il tempio"}
NINJA: LocalText = {"en": "Ninja", "uk": "Ніндзя", "ru": "Ниндзя", "it": "Ninja"}
SAMURAI_SIDE: LocalText = {"en": "Samurai", "uk": "Самураї", "ru": "Самураи", "it": "Samurai"}
TURN: LocalText = {"en": "Round", "uk": "Раунд", "ru": "Раунд", "it": "Turno"}

COLOURS: dict[str, LocalText] = {
    "red": {"en": "Red samurai", "uk": "Червоний самурай", "ru": "Красный самурай", "it": "Samurai rosso"},
    "blue": {"en": "Blue samurai", "uk": "Синій самурай", "ru": "Синий самурай", "it": "Samurai blu"},
    "green": {"en": "Green samurai", "uk": "Зелений самурай", "ru": "Зелёный самурай", "it": "Samurai verde"},
    "yellow": {
        "en": "Yellow samurai",
        "uk": "Жовтий самурай",
        "ru": "Жёлтый самурай",
        "it": "Samurai giallo",
    },
    "white": {"en": "White samurai", "uk": "Білий самурай", "ru": "Белый самурай", "it": "Samurai bianco"},
    "black": {"en": "Black samurai", "uk": "Чорний самурай", "ru": "Чёрный самурай", "it": "Samurai nero"},
}

ESCAPED: LocalText = {
    "en": "the ninja has reached a tower",
    "uk": "ніндзя дістався вежі",
    "ru": "ниндзя добрался до башни",
    "it": "il ninja ha raggiunto una torre",
}
CAUGHT: LocalText = {
    "en": "the samurai have surrounded the ninja",
    "uk": "самураї оточили ніндзя",
    "ru": "самураи окружили ниндзя",
    "it": "i samurai hanno circondato il ninja",
}
TIME_UP: LocalText = {
    "en": "time is up and the ninja is still free",
    "uk": "час вийшов, а ніндзя досі на волі",
    "ru": "время вышло, а ниндзя всё ещё на свободе",
    "it": "il tempo è scaduto e il ninja è ancora libero",
}
REPEATED: LocalText = {
    "en": "the same position came up again and the ninja is still free",
    "uk": "та сама позиція повторилась, а ніндзя досі на волі",
    "ru": "та же позиция повторилась, а ниндзя всё ещё на свободе",
    "it": "la stessa posizione si è ripetuta e il ninja è ancora libero",
}

LINK_KINDS = {
    "road": "A paved road.",
    "bridge": "A bridge.",
    "hanging_bridge": "A hanging bridge.",
    "rope": "A rope.",
    "wall_way": "The top of the outer wall between two towers: samurai only.",
}
PLACE_TAGS = {
    "tower": "A tower of the outer wall: samurai start here, and the ninja wins by reaching it.",
    "inner": "A crossing next to the inner temple: the ninja may start here.",
}
SIDES = {"ninja": "The ninja who carries the scroll.", "samurai": "The samurai who hunt the ninja."}
