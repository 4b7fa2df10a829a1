"""The lengths of games as bars, in SVG."""

from __future__ import annotations

from collections.abc import Sequence

from uguisu.playtest.summary import HistogramBar

WIDTH, HEIGHT, FLOOR, LEFT, TOP = 960, 220, 24, 36, 14
LABELS = 12
"""Numbers under the bars, at most."""


def histogram_svg(bars: Sequence[HistogramBar], label: str) -> str:
    """Draw `bars`; colours come from the page it stands in."""
    if not bars:
        return ""
    most = max(bar.count for bar in bars)
    high = HEIGHT - FLOOR - TOP
    step = (WIDTH - LEFT) / len(bars)
    every = -(-len(bars) // LABELS)
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    lines = [
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{label}">',
        f'<line x1="{LEFT}" y1="{TOP}" x2="{WIDTH}" y2="{TOP}"/>',
        f'<text x="{LEFT - 6}" y="{TOP + 4}" text-anchor="end">{most}</text>',
        f'<line x1="{LEFT}" y1="{HEIGHT - FLOOR}" x2="{WIDTH}" y2="{HEIGHT - FLOOR}"/>',
        f'<text x="{LEFT - 6}" y="{HEIGHT - FLOOR + 4}" text-anchor="end">0</text>',
    ]
    for number, bar in enumerate(bars):
        x, tall = LEFT + number * step, high * bar.count / most
        top = HEIGHT - FLOOR - tall
        told = (
            f"{bar.low}-{bar.high - 1}: {bar.count}" if bar.high - bar.low > 1 else f"{bar.low}: {bar.count}"
        )
        lines.append(
            f'<rect x="{x + 0.06 * step:.1f}" y="{top:.1f}" width="{0.88 * step:.1f}" height="{tall:.1f}" rx="1.5">'
            f"<title>{told}</title></rect>"
        )
        if number % every == 0:
            lines.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}">{bar.low}</text>')
    return "\n".join([*lines, "</svg>"])
