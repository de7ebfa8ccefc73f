"""Draws the icons that phones want as PNG, from the one that is drawn: `python tools/icons.py`, once it has changed.

A maskable icon may be cut to a circle, so its picture lies in the middle four fifths on a ground that reaches the edge.
"""

from pathlib import Path
from typing import Any, Final

import typst

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
PLAIN: Final = {"icon-192": 192, "icon-512": 512}
MASKABLE: Final = {"maskable-512": 512, "apple-touch-icon": 180}
GROUND: Final = "#1d4a38"
PAGE: Final = """
#set page(width: 72pt, height: 72pt, margin: 0pt, fill: {fill})
#place(center + horizon, image("favicon.svg", width: {width}))
"""


def drawn(size: int, maskable: bool) -> bytes:
    """One icon of so many pixels a side."""
    fill, width = (f'rgb("{GROUND}")', "80%") if maskable else ("none", "100%")
    source = PAGE.format(fill=fill, width=width).encode()
    compiled: Any = typst.compile  # its types want one kind of path for all of them
    return bytes(compiled(source, root=str(PUBLIC), format="png", ppi=float(size)))  # a page is an inch


if __name__ == "__main__":
    for name, size in {**PLAIN, **MASKABLE}.items():
        (PUBLIC / f"{name}.png").write_bytes(drawn(size, name in MASKABLE))
