"""The codes of truco this package knows, with their house rules."""

from collections.abc import Mapping
from typing import Final

from carteado.options import Options
from carteado.truco.asfo import ASFO_OPTIONS
from carteado.truco.fenacef import FENACEF_OPTIONS
from carteado.truco.rules import TrucoRules
from carteado.truco.sinsep import SINSEP_OPTIONS

OPTIONS: Final[dict[str, Options[TrucoRules]]] = {
    options.rules.id: options for options in (FENACEF_OPTIONS, ASFO_OPTIONS, SINSEP_OPTIONS)
}


def rules_of(identity: str, settings: Mapping[str, str]) -> TrucoRules:
    """A code with house rules; `BadOption` if they cannot be."""
    return OPTIONS[identity].apply(settings)
