"""House games of cacheta and pif-paf that people call by a name."""

from collections.abc import Mapping
from typing import Final

from carteado.family import Preset

PRESETS: Final[Mapping[str, tuple[Preset, ...]]] = {
    "cacheta": (
        Preset("louca", {"louca": "true"}),
        Preset("sem-curinga", {"use_vira": "false"}),
        Preset("quatro", {"vira_scope": "colour"}),
        Preset("fuga", {"fold": "true"}),
    ),
    "pifpaf": (
        Preset("quadra", {"quadra": "true"}),
        Preset("mesa", {"open_check": "true"}),
    ),
}
