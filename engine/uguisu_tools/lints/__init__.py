"""What a schema cannot see in packs of any game: names that lead nowhere, sums that don't come out, texts left untranslated."""

from uguisu.checks import Lint
from uguisu_tools.lints.decks import decks
from uguisu_tools.lints.files import files
from uguisu_tools.lints.languages import languages
from uguisu_tools.lints.maps import board
from uguisu_tools.lints.missions import missions
from uguisu_tools.lints.names import duplicates, names, rulings
from uguisu_tools.lints.references import references
from uguisu_tools.lints.secrets import secrets
from uguisu_tools.lints.texts import texts, translations

CHECKS = (
    board,  # first: lints that look at the compiled map are not to blame for one that has errors
    duplicates,
    decks,
    names,
    references,
    texts,
    missions,
    secrets,
    rulings,
    files,
    translations,
    languages,
)
LINTS = [Lint(check.__name__, check) for check in CHECKS]
"""What the tools' plugin brings by `uguisu_lints`."""
