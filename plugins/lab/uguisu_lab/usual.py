"""What a pack is balanced for, and what is varied of it, where nobody says."""

from msgspec import inspect

from uguisu import Game, Message, UguisuError
from uguisu_lab.balancing import Aim, Knob


def usual_aims(game: Game) -> list[Aim]:
    """Return what a fair game aims at: each side wins as often as any other."""
    even = 100 / len(game.sides)
    low, high = even * 0.9, even * 1.1
    return [Aim(side, round(low, 1), round(high, 1)) for side in game.sides[: len(game.sides) - 1 or 1]]


def usual_knobs(game: Game) -> list[Knob]:
    """Return what may be varied where nobody says what: each option that is a whole number, by a third of it and at least two.

    Raises:
        UguisuError: when there is none.
    """
    assert game.content is not None
    options = game.content.options
    known = inspect.type_info(type(options))
    found = []
    for option in known.fields if isinstance(known, inspect.StructType) else ():
        value, kind = getattr(options, option.name), _whole(option.type)
        if kind is None or isinstance(value, bool) or not isinstance(value, int) or value < 1:
            continue
        reach = max(2, value // 3)
        low = max(value - reach, 1 if kind.ge is None else kind.ge)
        high = min(value + reach, value + reach if kind.le is None else kind.le)
        if low < high:
            found.append(Knob("option", option.encode_name, tuple(range(low, high + 1))))
    if not found:
        raise UguisuError(
            Message("no option of this game is a whole number"),
            hint=Message("say what may change: --vary link:a,b"),
        )
    return found


def _whole(kind: inspect.Type) -> inspect.IntType | None:
    """Return the whole number that an option is, or may be."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    plain = [one.type if isinstance(one, inspect.Metadata) else one for one in kinds]
    return next((one for one in plain if isinstance(one, inspect.IntType)), None)
