"""House games of blackjack that people call by a name."""

from collections.abc import Mapping
from typing import Final

from carteado.family import Preset

PRESETS: Final[Mapping[str, tuple[Preset, ...]]] = {
    "blackjack": (
        Preset("nevada", {"nevada": "true"}),
        Preset("vegas", {"hit_soft_17": "true", "das": "true", "resplit": "true", "surrender": "late"}),
    ),
}
