"""The codes of truco this package knows, with their house rules."""

from collections.abc import Mapping
from typing import Final

from carteado.games.truco.rules.asfo import ASFO_OPTIONS
from carteado.games.truco.rules.fenacef import FENACEF_OPTIONS
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.sinsep import SINSEP_OPTIONS
from carteado.options import Options

OPTIONS: Final[dict[str, Options[TrucoRules]]] = {
    options.rules.id: options for options in (FENACEF_OPTIONS, ASFO_OPTIONS, SINSEP_OPTIONS)
}


def rules_of(identity: str, settings: Mapping[str, str]) -> TrucoRules:
    """A code with house rules; `BadOption` if they cannot be."""
    return OPTIONS[identity].apply(settings)
