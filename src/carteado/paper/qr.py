"""QR codes as SVG: one path, black on nothing, with the quiet border that readers need."""

from itertools import groupby
from typing import Final

import segno

from carteado.paper.cleaning import Drawing

BORDER: Final = 4
MASK: Final = 3  # any mask can be read; to try all eight would take five times as long


def svg(address: str) -> Drawing:
    """The address as a QR code; "" where there is none."""
    if not address:
        return Drawing("")
    rows = segno.make(address, error="m", micro=False, mask=MASK, boost_error=False).matrix
    size = len(rows) + 2 * BORDER
    path = "".join([_runs(bytes(row), y + BORDER) for y, row in enumerate(rows)])
    return Drawing(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><path d="{path}"/></svg>')


def _runs(row: bytes, y: int) -> str:
    x, parts = BORDER, list[str]()
    for dark, modules in groupby(row):
        length = len(list(modules))
        if dark:
            parts.append(f"M{x} {y}h{length}v1h-{length}z")
        x += length
    return Drawing("").join(parts)
