"""Which hooks belong to which game: a new game is one line here, and is tested without it."""

from typing import Final

from conformance_kit import cego, truco
from conformance_kit.hooks import Hooks

HOOKS: Final = {"truco-fenacef": truco.FENACEF, "truco-asfo": truco.ASFO, "truco-sinsep": truco.SINSEP, "truco-cego": cego.CEGO}


def hooks_of(identity: str) -> Hooks:
    """The hooks of a game, by its id."""
    return HOOKS.get(identity, Hooks())
