from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.tables import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables") as running:
        yield running
