"""Pictures as files. A PNG is set by typst, with the one font it brings along: the same on every machine."""

from pathlib import Path
from typing import Final

import typst

from carteado.games.blackjack.drawing import FONTS

FONT: Final = "'DejaVu Sans Mono'"
PAGE: Final = '#set page(width: auto, height: auto, margin: 0pt)\n#image(bytes(sys.inputs.picture), format: "svg")\n'
DENSITY: Final = 144.0  # dots an inch


class Unwritable(Exception):
    """A picture that could not be set."""


def write(picture: str, path: Path, as_png: bool) -> None:
    """An SVG document into a file, as it is or as a PNG."""
    path.write_bytes(png(picture)) if as_png else path.write_text(picture, encoding="utf-8")


def png(picture: str) -> bytes:
    """The picture by daylight, as a PNG."""
    day = picture.partition("@media")[0] + "</style>" + picture.partition("</style>")[2] if "@media" in picture else picture
    try:
        made = typst.compile(
            PAGE.encode(),
            format="png",
            ppi=DENSITY,
            ignore_system_fonts=True,
            sys_inputs={"picture": day.replace(FONTS, f"{FONT},{FONTS}")},
        )
    except (typst.TypstError, RuntimeError) as error:
        raise Unwritable(str(error)) from error
    assert isinstance(made, bytes)
    return made
