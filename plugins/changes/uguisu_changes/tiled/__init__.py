"""Maps made in Tiled (TMX and TMJ) become map files of ours.

>>> from uguisu_changes.tiled import import_tiled
>>> result = import_tiled("field.tmx")  # doctest: +SKIP
>>> print(result.text)                  # doctest: +SKIP
>>> print(result.report.text())         # doctest: +SKIP
"""

from uguisu_changes.tiled.importing import ImportResult, import_tiled
from uguisu_changes.tiled.report import ImportReport, Remark, TiledError

__all__ = ["ImportReport", "ImportResult", "Remark", "TiledError", "import_tiled"]
