"""When the same thing is wrong hundreds of times, a few hundred findings will do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from uguisu.content.registry import Finding
from uguisu.said import Said

MAX_ALIKE = 200


def enough(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield findings until there are too many of one code; the lint behind them is then not asked any further."""
    count: Counter[str] = Counter()
    for finding in findings:
        count[finding.code] += 1
        if count[finding.code] > MAX_ALIKE:
            yield Finding(
                file=finding.file,
                path=(),
                code="only-some",
                severity="hint",
                message=Said(
                    "There are more findings like `{code}`; only {most} are shown",
                    code=finding.code,
                    most=MAX_ALIKE,
                ),
                hint=Said("Often one cause is behind many: mend the first ones and look again."),
            )
            return
        yield finding
