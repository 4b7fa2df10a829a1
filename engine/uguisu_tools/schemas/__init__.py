"""The formats of files as JSON schemas, which text editors complete from."""

from uguisu_tools.schemas.files import (
    ENDING,
    as_json,
    file_schemas,
    game_schemas,
    overlay_schema,
    schema_texts,
    stale_schemas,
    write_schemas,
)

__all__ = [
    "ENDING",
    "as_json",
    "file_schemas",
    "game_schemas",
    "overlay_schema",
    "schema_texts",
    "stale_schemas",
    "write_schemas",
]
