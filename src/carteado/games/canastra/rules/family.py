"""The regulations of this family, with their house rules."""

from collections.abc import Mapping
from typing import Final

from carteado.games.canastra.rules.buraco import BURACO_OPTIONS
from carteado.games.canastra.rules.canastra import CANASTRA_OPTIONS
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.options import Options

OPTIONS: Final[dict[str, Options[CanastraRules]]] = {
    options.rules.id: options for options in (CANASTRA_OPTIONS, BURACO_OPTIONS)
}


def rules_of(identity: str, settings: Mapping[str, str]) -> CanastraRules:
    """A regulation with house rules; `BadOption` if they cannot be."""
    return OPTIONS[identity].apply(settings)
