"""What a pack needs of this installation: its game, its plugins in the right versions, its variants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.models import Scenario, VariantUse
from uguisu.content.models.fields import fields_of
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean, listing

if TYPE_CHECKING:
    from uguisu.content.known import Known, KnownGame

MAX_RANGE = 200


def check_needs(scenario: Scenario, registry: Known) -> Iterator[Finding]:
    """Yield what a scenario asks for and this installation lacks."""
    yield from _game(scenario, registry)
    yield from _plugins(scenario, registry)
    game = registry.games.get(scenario.game)
    if game is not None:
        yield from check_variants(scenario.variants, game, scenario.game, "scenario", ("variants",))


def variant_id(use: str | VariantUse) -> str:
    """Return the id of a variant, written plainly or with options."""
    return use if isinstance(use, str) else use.id


def check_variants(
    uses: tuple[str | VariantUse, ...], game: KnownGame, game_id: str, file: str, at: Path
) -> Iterator[Finding]:
    """Yield what is wrong with a list of variants at the path `at` of a file."""
    ids = [variant_id(use) for use in uses]
    listed = dict.fromkeys(ids)
    before: dict[str, None] = {}
    for index, name in enumerate(ids):
        path = (*at, index)
        variant = game.variants.get(name)
        if variant is None:
            target = path if isinstance(uses[index], str) else (*path, "id")
            yield _unknown_variant(name, game, game_id, file, target)
            continue
        if name in before:
            message = Message("The variant `{name}` is listed twice", name=name)
            hint = Message("Once is enough: remove one of them.")
            fix = Fix(kind="remove", path=path, title=Message("Remove the second `{name}`", name=name))
            yield Finding(file=file, path=path, code="variant-twice", message=message, hint=hint, fix=fix)
        for other in before:
            if other != name and (other in variant.conflicts or name in game.variants[other].conflicts):
                message = Message(
                    "The variants `{other}` and `{name}` exclude each other", other=other, name=name
                )
                hint = Message("Keep the one you want to play with.")
                yield Finding(file=file, path=path, code="variant-clash", message=message, hint=hint)
        use = uses[index]
        if not isinstance(use, str) and use.options and variant.options_type is None:
            message = Message("The variant `{name}` has no options", name=name)
            hint = Message("Write its name alone: `{name}`.", name=name)
            yield Finding(
                file=file, path=(*path, "options"), code="variant-options", message=message, hint=hint
            )
        if isinstance(use, str) and variant.options_type is not None:
            yield from _needs_options(name, variant.options_type, file, path)
        for wanted in sorted(variant.requires - listed.keys()):
            message = Message(
                "The variant `{name}` works only together with `{wanted}`", name=name, wanted=wanted
            )
            hint, title = (
                Message("List `{wanted}` too.", wanted=wanted),
                Message("Add `{wanted}`", wanted=wanted),
            )
            fix = Fix(kind="insert", path=(*at, len(ids)), title=title, value=wanted)
            yield Finding(file=file, path=path, code="variant-needs", message=message, hint=hint, fix=fix)
        before[name] = None


def _game(scenario: Scenario, registry: Known) -> Iterator[Finding]:
    if scenario.game in registry.games:
        return
    installed = listing(sorted(registry.games)) or Message("none")
    hint: str = Message(
        "Install the plugin that provides it. What is installed is {installed}.", installed=installed
    )
    if registry.left_out:
        hint = Message(
            (
                "It may come with a plugin that is installed but could not be loaded: {names}. See `uguisu "
                "plugins`."
            ),
            names=listing(sorted(registry.left_out)),
        )
    message = Message("No installed plugin provides the game `{game}`", game=scenario.game)
    yield Finding.unknown(
        "scenario",
        ("game",),
        "unknown-game",
        message,
        name=scenario.game,
        known=registry.games,
        otherwise=hint,
    )


def _plugins(scenario: Scenario, registry: Known) -> Iterator[Finding]:
    for name, versions in scenario.needs.items():
        problem = _version_problem(name, versions, registry)
        if problem is not None:
            code, message, hint = problem
            at_key, path = code == "missing-plugin", ("needs", name)
            yield Finding(file="scenario", path=path, code=code, message=message, hint=hint, at_key=at_key)
    game = registry.games.get(scenario.game)
    if game is not None and game.plugin not in scenario.needs:
        version = registry.plugins.get(game.plugin, "0")
        stamp = f">={_series(version)}"
        yield Finding(
            file="scenario",
            path=("needs",),
            code="no-version-stamp",
            severity="hint",
            message=Message(
                "The pack does not say which versions of `{plugin}` it was made for", plugin=game.plugin
            ),
            hint=Message(
                'Write under `needs:` the line `{plugin}: "{stamp}"`.', plugin=game.plugin, stamp=stamp
            ),
            fix=Fix(
                kind="insert", path=("needs", game.plugin), title=Message("Add the version"), value=stamp
            ),
        )


def in_range(version: str, versions: str) -> bool:
    """Return whether a version is in a range such as ``>=1.0,<2``; one that is no version fits any range.

    Raises:
        ValueError: `versions` is no range.
    """
    from packaging.specifiers import InvalidSpecifier, SpecifierSet
    from packaging.version import InvalidVersion, Version

    if len(versions) > MAX_RANGE:
        raise InvalidSpecifier
    wanted = SpecifierSet(versions)
    try:
        return wanted.contains(Version(version), prereleases=True)
    except InvalidVersion:
        return True


def _version_problem(name: str, versions: str, registry: Known) -> tuple[str, str, str | None] | None:
    have = registry.plugins.get(name)
    if have is None and name in registry.left_out:
        return (
            "missing-plugin",
            Message(
                "The plugin `{name}` is installed, but could not be loaded: {trouble}",
                name=name,
                trouble=registry.left_out[name],
            ),
            Message("Update or repair it; `uguisu plugins` shows the state of all plugins."),
        )
    if have is None:
        return (
            "missing-plugin",
            Message("The plugin `{name}` is needed, but it is not installed", name=name),
            did_you_mean(
                name, registry.plugins, Message("Install it, or remove this line if nothing uses it.")
            ),
        )
    try:
        fits = in_range(have, versions)
    except ValueError:
        return (
            "bad-version-range",
            Message("`{versions}` is not a version range", versions=versions),
            Message('Write it like ">={series}" or ">=0.1,<2", in quotes.', series=_series(have)),
        )
    if fits:
        return None
    hint = Message("Install a matching version, or change the range if you know that this one works too.")
    return (
        "wrong-plugin-version",
        Message(
            "The pack needs `{name}` {versions}, but version {have} is installed",
            name=name,
            versions=versions,
            have=have,
        ),
        hint,
    )


def _series(version: str) -> str:
    return ".".join(version.split(".")[:2])


def _needs_options(name: str, options: type[msgspec.Struct], file: str, path: Path) -> Iterator[Finding]:
    keys = [field.encode_name for field in fields_of(options) if field.required]
    if keys:
        message = Message("The variant `{name}` needs the options {keys}", name=name, keys=listing(keys))
        hint = Message("Write it as `{{id: {name}, options: {{{key}: ...}}}}`.", name=name, key=keys[0])
        yield Finding(file=file, path=path, code="variant-options", message=message, hint=hint)


def _unknown_variant(name: str, game: KnownGame, game_id: str, file: str, path: Path) -> Finding:
    message = Message("The game `{game}` has no installed variant `{name}`", game=game_id, name=name)
    none = Message("No variants of `{game}` are installed.", game=game_id) if not game.variants else None
    return Finding.unknown(
        file, path, "unknown-variant", message, name=name, known=game.variants, otherwise=none
    )
