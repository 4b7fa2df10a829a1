"""By which other words people look for an event, a condition or a step: 'spawn' for what is put somewhere, 'dice' for chance.

Each line of words means nearly the same. What is offered need only have one of them, the first the likeliest; in a language
whose words change they are cut to where they begin alike.
"""

from __future__ import annotations

from functools import cache

from uguisu_editor.i18n import Speaking, said_in
from uguisu_editor.model.phrases import phrase

LEAST = 3
"""Letters of a word before it is taken for the beginning of another, or another for its own."""

LINES = (
    phrase("alert, alarm, siren, warning, raise"),
    phrase("put, appear, spawn, arrive, reinforcement, bring, new piece"),
    phrase("the game ends, win, victory, lose, defeat, game over, goal, finish"),
    phrase("breach, the way between, link, way, door, wall, gate, window, border, obstacle, barrier"),
    phrase("link, way, cut, road, path, bridge, rope, connect, join, block, close"),
    phrase("off the map, is down, kill, killed, remove, die, dead, death, eliminate, destroy, defeated"),
    phrase("put, move, go, walk, teleport, send, jump, place"),
    phrase("light, lamp, dark, candle, burn, lantern, torch, shadow, night"),
    phrase("noise, have heard, hear, listen, quiet, silent, sound, loud"),
    phrase("at the end of, later, wait, delay, timer, after, countdown"),
    phrase("chance picks, chance, random, dice, die roll, roll, luck"),
    phrase("say, message, text, tell, speak, announce, story"),
    phrase("raise, set, the number of, counter, score, points, count, add, increase, track"),
    phrase("the game begins, begin, start, beginning, set-up"),
    phrase("round, turn, time, every round"),
    phrase("entered, moved to, come to, enter, reach, arrive, step on, comes, visit"),
    phrase("left the board, leave, exit, escape, flee, run away, get out"),
    phrase("has taken, takes, carries, take, steal, pick up, loot, grab, treasure, document, item"),
    phrase("seen, caught, shown, see, spot, catch, discover, found, detected, notice"),
    phrase("not true, not, unless, except, opposite"),
    phrase("either, or, one of"),
    phrase("for all, each, every, repeat, loop"),
    phrase("chooses, choose, ask, decide, question, choice, option"),
    phrase("wound, hit, hurt, damage, injury, health, life"),
    phrase("heal, cure, recover, bind, medicine"),
    phrase("asleep, wake, sleep, awake"),
    phrase("misses the next move, miss, skip, freeze, lose a turn"),
    phrase("once more, again, extra move, twice, bonus"),
    phrase("lay, mark, token, sign, footprint, put down"),
    phrase("cancel, stop, prevent, forbid, undo"),
    phrase("from now on, remember, variable, name, keep"),
    phrase("generator, switch, power, electricity, current"),
    phrase("guard, unit, sentry, patrol, watchman, soldier"),
    phrase("card, draw, hand, deck, discard"),
)


@cache
def _lines(language: str) -> tuple[tuple[list[str], list[str]], ...]:
    """Return for each line by which words it is found, and what is looked for instead."""
    found = []
    for line in LINES:
        meant = [word.strip() for word in said_in(language, line).casefold().split(",")]
        found.append(([*meant, *(word.strip() for word in line.split(","))], meant))
    return tuple(found)


def other_words(word: str) -> list[str]:
    """Return what may be meant by a word that is typed, the likeliest first; nothing for a word that is too short.

    >>> other_words("dice")[0], other_words("xyzzy")
    ('chance picks', [])
    """
    wanted = word.casefold()
    if len(wanted) < LEAST:
        return []
    found = [meant for by, meant in _lines(Speaking.spoken) if any(_alike(wanted, one) for one in by)]
    return list(dict.fromkeys(one for meant in found for one in meant))


def _alike(wanted: str, known: str) -> bool:
    return any(
        part.startswith(wanted) or (len(part) >= LEAST and wanted.startswith(part)) for part in known.split()
    )
