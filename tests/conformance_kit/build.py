"""How much is tried: the compiled rules are several times quicker, so most of the chance is left to them.

The rules are the same source in either build. What is tried on plain Python is the beginning of what is tried on the
compiled ones; CARTEADO_FUZZ=1 tries all of it on plain Python too.
"""

import os
from typing import Final

from carteado import cards

COMPILED: Final = not str(cards.__file__).endswith(".py")
WHOLE: Final = COMPILED or bool(os.environ.get("CARTEADO_FUZZ"))


def tries(plain: int, whole: int) -> int:
    """How often to try: so often on plain Python, so often on the compiled rules."""
    return whole if WHOLE else plain
