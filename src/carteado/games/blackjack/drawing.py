"""What the pictures of blackjack have in common: a sheet of paper that is dark at night, text on it, and a scale."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

TICKS: Final = 5
FONTS: Final = "system-ui,'DejaVu Sans',sans-serif"
STYLE: Final = f"""
.paper{{fill:#fbf9f4}}.ink{{fill:#26231e}}.soft{{fill:#6b655b}}.blue{{fill:#1f6fb2}}.good{{fill:#2f8f4e}}.bad{{fill:#c2452d}}
.grid{{stroke:#ddd6c8}}.zero{{stroke:#8d8576}}
text{{font:13px {FONTS}}}.head{{font-size:19px;font-weight:600}}.big{{font-size:20px;font-weight:600}}
"""
NIGHT: Final = """
.paper{fill:#211e1a}.ink{fill:#f1ece2}.soft{fill:#a89f90}.blue{fill:#6db3ee}.good{fill:#63c583}.bad{fill:#ef7d66}
.grid{stroke:#3b362f}.zero{stroke:#7b7365}
"""


def sheet(width: int, height: int, title: str, told: str, parts: Sequence[str], day: str = "", night: str = "") -> str:
    """A whole SVG document; `day` and `night` are its own colours besides those all have."""
    style = f"{STYLE}{day}@media (prefers-color-scheme:dark){{{NIGHT}{night}}}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="t d">',
            f'<title id="t">{escape(title)}</title><desc id="d">{escape(told)}</desc><style>{style}</style>',
            f'<rect class="paper" width="{width}" height="{height}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def text(x: float, y: float, said: str, style: str, anchor: str = "start") -> str:
    """One line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(said)}</text>'


def scale(values: Sequence[float], least: float = 1.0) -> tuple[float, float, float]:
    """The lowest and the highest line of a grid, and the step between two: 1, 2 or 5 of some power of ten."""
    span = max(max(values) - min(values), least)
    rough = span / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    low = floor(min(values) / step) * step
    return low, max(ceil(max(values) / step) * step, low + step), step
