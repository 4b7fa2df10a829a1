"""What names are in a language: their gender, and the forms that they take in a sentence.

A name is looked up as people read it, in files called ``nouns.ru.txt`` that lie beside the translations of each package. First
a file says what its language has, in lines that begin with a percent sign; then it has a line a name::

    %forms gen dat acc ins loc
    %place в | в loc | в acc | из gen
    %place на | на loc | на acc | с gen
    %and , | и | или
    башня | f | башни | башне | башню | башней | башне
    мост | m | моста | мосту | мост | мостом | мосту | на
    двор … | m | двора | двору | двор | двором | дворе

that is, the name, its gender (`m`, `f`, `n`, several as `pl`; in Italian also `mp`, `fp`) and its forms, in the order of
``%forms``. ``%place`` says how one is at, goes to and comes from a place: the word before the name, and the name's form, or
``nom`` for the name as it is said. The first one is usual; a name that takes another says which at the end of its line.
``%before`` gives what such a word is before some letters: ``%before во в [вф][гнр]``; ``%square`` names the place line of
squares without a name, such as r14. Behind a name with three dots others may stand that stay as they are: двор колокола,
двора колокола. A question mark at the end of a line says that a rule has guessed it and nobody has read it yet: such a line is
not used.

A capital stays one; a number or brackets at the end stay as they are; a list has the forms of its parts. English and Italian
names need hardly a line: articles come by rule, and a file says what a rule cannot know, such as `the zone | m | in`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from uguisu.translations import folders

READER, SEVERAL, BARE = "you", "pl", "bare"
"""Genders of words that stand for whoever reads, for several, and for what takes no article (where it came from)."""
WAYS = ("at", "to", "from")
"""The forms that the name of a place has in every language."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A name as it is said, its gender ("" if nobody knows), and its forms by their names."""

    said: str
    gender: str = ""
    forms: Mapping[str, str] = field(default_factory=dict)
    place: str = ""
    """The word with which one is at it, where a rule makes the forms and that is not the usual one."""

    def changed(self, said: str, change: Callable[[str], str]) -> Noun:
        """Return the noun of a name that is made of this one, each form made of its own."""
        return Noun(said, self.gender, {name: change(form) for name, form in self.forms.items()})


@dataclass(slots=True)
class _File:
    """What a file of nouns says."""

    forms: tuple[str, ...] = ()
    places: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    square: str = ""
    """The word with which one is on a square without a name."""
    before: list[tuple[str, str, re.Pattern[str]]] = field(default_factory=list)
    """Words before a name that sound otherwise before some letters: the longer, the shorter, the letters."""
    between: tuple[str, ...] = ()
    nouns: dict[str, Noun] = field(default_factory=dict)
    heads: set[str] = field(default_factory=set)
    """Names behind which others may stand."""
    unread: list[str] = field(default_factory=list)
    """Names whose forms a rule has guessed and nobody has read."""


def noun(said: str, language: str, first: tuple[Path, ...] = ()) -> Noun:
    """Return what is known of a name; the folders `first` go before all others, for a game may call things otherwise.

    >>> noun("you", "en").gender, noun("Moon Tower", "en").forms["of"], noun("nave", "it").forms
    ('you', "Moon Tower's", {})
    >>> noun("scala", "it").forms["to"], noun("scoglio", "it").forms["from"], noun("orto", "it").forms["at"]
    ('alla scala', 'dallo scoglio', "all'orto")
    """
    return _noun(said, language, (*first, *folders()))


@lru_cache(maxsize=4096)
def _noun(said: str, language: str, where: tuple[Path, ...]) -> Noun:
    known = _known(said, language, where)
    if known is not None:
        return known
    small = _known(said[:1].lower() + said[1:], language, where)
    if (
        language == "it" and small is None and said.lower().startswith("l'")
    ):  # an article that tells no gender
        return replace(_noun(said[2:], language, where), said=said)
    if small is not None and language in _BY_RULE:
        return _BY_RULE[language](said, small.gender, small.place)
    if small is not None:
        befores = {
            before for file in _files(language, where) for ways in file.places.values() for before, _ in ways
        } | {long for file in _files(language, where) for long, _, _ in file.before}
        return small.changed(said, lambda form: _with_capital(form, befores))
    owner, colon, thing = said.partition(": ")
    if colon and owner and thing:
        return _owned(owner, thing, language, where)
    if _SQUARE.fullmatch(said):
        return _square(said, language, where)
    ending = re.search(r" (\d+|\(.*\))$", said)
    if ending and (head := _noun(said[: ending.start()], language, where)).forms:
        return head.changed(said, lambda form: form + ending[0])
    if (several := _list(said, language, where)) is not None:
        return several
    first, space, rest = said.partition(" ")
    if space and any(first[:1].lower() + first[1:] in file.heads for file in _files(language, where)):
        head = _noun(first, language, where)
        if language in _BY_RULE:
            return _BY_RULE[language](said, head.gender, head.place)
        return head.changed(said, lambda form: f"{form} {rest}")
    return _BY_RULE.get(language, Noun)(said)


_SQUARE = re.compile(r"[a-z]{1,2}\d{1,2}")
"""What squares and hexes are called that have no name: r14."""


def _square(said: str, language: str, where: tuple[Path, ...]) -> Noun:
    """Return the noun of a square: it is the same in every form, and one is on it as the first file says in `%square`."""
    if language == "it":
        forms = {word: f"{word} {said}" for word in _GROWN}
        there = forms["in"]
        return Noun(
            said, "m", forms | {"il": said, "ad": f"a {said}", "at": there, "to": there, "from": forms["da"]}
        )
    for file in _files(language, where):
        if file.square:
            return _of_line(file, language, said, ["m", *(said for _ in file.forms), file.square])
    return _BY_RULE.get(language, Noun)(said)


def _owned(owner: str, thing: str, language: str, where: tuple[Path, ...]) -> Noun:
    """Return the noun of a title that says whose a thing is, `Red: deck`: Red's deck, колода Красного, il mazzo del Rosso."""
    said, whose, what = f"{owner}: {thing}", _noun(owner, language, where), _noun(thing, language, where)
    if language == "en":
        return replace(_english(f"{whose.forms['of']} {thing}"), said=said)
    behind = whose.forms.get("di" if language == "it" else "gen")
    if behind is None or not what.forms:
        return Noun(said)
    return what.changed(said, lambda form: f"{form} {behind}")


def _known(said: str, language: str, where: tuple[Path, ...]) -> Noun | None:
    return next((file.nouns[said] for file in _files(language, where) if said in file.nouns), None)


def _with_capital(form: str, befores: set[str]) -> str:
    """Return a form with the name's first letter as a capital: the word before it stays small."""
    before, space, name = form.partition(" ")
    if not space or before not in befores:
        before, space, name = "", "", form
    return f"{before}{space}{name[:1].upper()}{name[1:]}"


def _list(said: str, language: str, where: tuple[Path, ...]) -> Noun | None:
    """Return the noun of several names with commas or words between them, if all are known."""
    between = [word for file in _files(language, where) for word in file.between]
    if not between:
        return None
    words = "|".join(re.escape(f"{word} " if word == "," else f" {word} ") for word in between)
    parts = re.split(f"({words})", said)
    if len(parts) == 1:
        return None
    nouns = [_noun(part, language, where) for part in parts[::2]]
    if not all(one.forms for one in nouns):
        return None
    gaps = [*parts[1::2], ""]
    shared = set.intersection(*(set(one.forms) for one in nouns))
    return Noun(
        said,
        SEVERAL,
        {
            name: "".join(one.forms[name] + gap for one, gap in zip(nouns, gaps, strict=True))
            for name in sorted(shared)
        },
    )


# --- files ------------------------------------------------------------------------------------------------------


def unread(folder: Path, language: str) -> list[str]:
    """Return the names of a folder's file whose forms nobody has read yet."""
    return list(_read(folder, language).unread)


def forget() -> None:
    """Read files again that were read: one has been written."""
    _read.cache_clear()
    _noun.cache_clear()


def _files(language: str, where: tuple[Path, ...]) -> list[_File]:
    return [_read(folder, language) for folder in where]


@lru_cache
def _read(folder: Path, language: str) -> _File:
    path = folder / f"nouns.{language}.txt"
    found = _File()
    if not language.isalpha() or not path.is_file():
        return found
    for line in path.read_text(encoding="utf-8").splitlines():
        head, *rest = (part.strip() for part in line.split("|"))
        if line.startswith("%forms"):
            found.forms = tuple(head.split()[1:])
        elif line.startswith("%place"):
            ways = [tuple(way.rsplit(" ", 1)) for way in rest]
            found.places[head.split()[1]] = tuple((way[0], way[1]) for way in ways)
        elif line.startswith("%square"):
            found.square = head.split()[1]
        elif line.startswith("%before"):
            _, long, short, sound = head.split(" ", 3)
            found.before.append((long, short, re.compile(sound, re.IGNORECASE)))
        elif line.startswith("%and"):
            found.between = (head.split()[1], *rest)
        elif head and not line.startswith("#") and rest:
            if head.endswith(" …"):
                head = head.removesuffix(" …")
                found.heads.add(head)
            if rest[-1] == "?":
                found.unread.append(head)
            else:
                found.nouns[head] = _of_line(found, language, head, rest)
    return found


def _of_line(file: _File, language: str, said: str, rest: list[str]) -> Noun:
    """Return the noun of a line: its gender and forms; what a rule of the language knows needs no forms."""
    gender, *given = rest
    forms = dict(zip(file.forms, given, strict=False))
    if not file.forms:
        rule = _BY_RULE.get(language)
        return rule(said, gender, given[0] if given else "") if rule else Noun(said, gender)
    forms["nom"] = said
    own = given[len(file.forms)] if len(given) > len(file.forms) else ""
    ways = file.places.get(own) or next(iter(file.places.values()), ())
    for name, (before, form) in zip(WAYS, ways, strict=False):
        if form in forms:
            forms[name] = f"{_sounding(file, before, forms[form])} {forms[form]}"
    return Noun(said, gender, forms)


def _sounding(file: _File, before: str, form: str) -> str:
    return next((long for long, short, sound in file.before if short == before and sound.match(form)), before)


# --- articles by rule -------------------------------------------------------------------------------------------


_PROPER = re.compile(
    r"[A-Z0-9“]|.*\d$|\w*_|(your|all|each|every|everybody|nobody|somebody|whoever|where)( |$)"
)
"""What an English name begins with that takes no article."""


def _english(said: str, gender: str = "", place: str = "") -> Noun:
    """A name with a capital, or a number, has no article; what begins with one keeps it. One is at a place, or `place` it."""
    if gender == READER:
        return Noun(said, gender, {"the": said, "an": said, "of": "your", "at": "where you are"})
    bare = re.sub(r"^(the|an?) ", "", said)
    proper = gender == BARE or bool(_PROPER.match(said))
    the = said if proper else f"the {bare}"
    article = "an" if bare[:1].lower() in "aeio" else "a"
    owned = "'s " in said and said.endswith("s") and not said.endswith(("focus", "ss"))
    several = gender == SEVERAL or ", " in said or " and " in said or owned
    there = said if re.match("an? ", said) else the
    forms = {
        "the": the,
        "an": said if proper else f"{article} {bare}",
        "bare": bare,
        "of": f"of {said}" if gender == BARE else f"{the}'" if several and the.endswith("s") else f"{the}'s",
        **{way: f"{way} {there}" for way in WAYS},
        "at": f"{place or 'at'} {there}",
    }
    return Noun(said, SEVERAL if several else gender or "m", forms, place)


_ARTICLES = {
    "m": ("il", "lo", "l'"),
    "f": ("la", "la", "l'"),
    "mp": ("i", "gli", "gli"),
    "fp": ("le", "le", "le"),
}
"""By gender: before most letters, before some consonants, before a vowel."""
_GROWN = {
    "di": {
        "il": "del",
        "lo": "dello",
        "l'": "dell'",
        "la": "della",
        "i": "dei",
        "gli": "degli",
        "le": "delle",
    },
    "a": {"il": "al", "lo": "allo", "l'": "all'", "la": "alla", "i": "ai", "gli": "agli", "le": "alle"},
    "da": {
        "il": "dal",
        "lo": "dallo",
        "l'": "dall'",
        "la": "dalla",
        "i": "dai",
        "gli": "dagli",
        "le": "dalle",
    },
    "in": {
        "il": "nel",
        "lo": "nello",
        "l'": "nell'",
        "la": "nella",
        "i": "nei",
        "gli": "negli",
        "le": "nelle",
    },
    "su": {
        "il": "sul",
        "lo": "sullo",
        "l'": "sull'",
        "la": "sulla",
        "i": "sui",
        "gli": "sugli",
        "le": "sulle",
    },
}
"""Prepositions and the article that they grow together with."""


_TU = {
    "il": "tu",
    "nudo": "tu",
    "di": "tua",
    "ad": "a te",
    "da": "da te",
    "in": "in te",
    "su": "su di te",
    "at": "dove sei tu",
    "to": "dove sei tu",
    "from": "da dove sei tu",
}
"""The forms of the word for whoever reads."""
_ARTICLE = re.compile(r"(il |lo |la |l'|i |gli |le |uno |una |un'|un )", re.IGNORECASE)
_GENDER_OF = {
    "il ": "m",
    "lo ": "m",
    "la ": "f",
    "i ": "mp",
    "gli ": "mp",
    "le ": "fp",
    "un ": "m",
    "uno ": "m",
} | {
    "una ": "f",
    "un'": "f",
}


def _italian(said: str, gender: str = "", place: str = "") -> Noun:
    """Articles follow gender and first letters; a name in -o is taken for m, one in -a for f. One is `a` a place, or `place`
    it.
    """
    if gender == READER:
        return Noun(said, gender, _TU)
    if said.lower().startswith("chi "):  # whoever it is: no article grows together with it
        grown = {word: f"{word} {said}" for word in (*_GROWN, "ad")}
        return Noun(said, "m", grown | dict.fromkeys(("il", "un", "nudo"), said) | {"ad": f"a {said}"})
    article_said = _ARTICLE.match(said)
    whole, said = said, said[article_said.end() :] if article_said else said
    head = said.split(" ", maxsplit=1)[0].lower()
    guessed = gender or _GENDER_OF.get(article_said[1].lower() if article_said else "", "")
    guessed = guessed or {"o": "m", "a": "f"}.get(head[-1:], "")
    if ", " in whole:
        return Noun(whole, SEVERAL)
    if gender == BARE or guessed not in _ARTICLES:
        return Noun(whole, guessed)
    plain, before_s, before_vowel = _ARTICLES[guessed]
    article = plain
    if head[:1] in "aeiouàèéìòù":
        article = before_vowel
    elif re.match(r"s[^aeiou]|z|gn|ps|x|y", head):
        article = before_s
    gap = "" if article.endswith("'") else " "
    grown = {word: f"{table[article]}{gap}{said}" for word, table in _GROWN.items()}
    one = {"m": "uno " if article == "lo" else "un ", "f": "un'" if article == "l'" else "una "}.get(
        guessed, ""
    )
    there = grown[place or "a"]
    forms = {"il": f"{article}{gap}{said}", **grown, "ad": grown["a"]}
    forms |= {"at": there, "to": there, "from": grown["da"]}
    return Noun(whole, guessed, forms | {"un": f"{one}{said}", "nudo": said}, place)


_BY_RULE: Mapping[str, Callable[..., Noun]] = {"en": _english, "it": _italian}
"""Languages whose names take an article and no ending. In others the file has all forms."""
