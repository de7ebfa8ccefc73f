"""House games of the truco gaudério that people call by a name."""

from collections.abc import Mapping
from typing import Final

from carteado.family import Preset

PRESETS: Final[Mapping[str, tuple[Preset, ...]]] = {
    "truco-cego": (
        Preset("verdade", {"profile": "clean"}),
        Preset("testas", {"testaStopAt": "24"}),
    ),
}
