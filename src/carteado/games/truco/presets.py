"""House games of truco that people call by a name, code by code, as far as the options of each can say them."""

from collections.abc import Mapping
from typing import Final

from carteado.family import Preset

PRESETS: Final[Mapping[str, tuple[Preset, ...]]] = {
    "truco-fenacef": (
        Preset(
            "boteco",
            {"firstLead": "right", "raiseLater": "true", "ferro": "blindAll", "showAndWin": "off", "signals": "preset"},
        ),
        Preset("escuro", {"ferro": "blindAll"}),
    ),
    "truco-asfo": (
        Preset("limpo", {"deck": "24"}),
        Preset("livre", {"mustKill": "off"}),
        Preset("casal", {"showAndWin": "couple"}),
    ),
    "truco-sinsep": (
        Preset("esconde", {"cangadoHighest": "none"}),
        Preset("sem-espiar", {"cutterPeek": "false"}),
    ),
}
