"""The regulations of this family, with their house rules."""

from collections.abc import Mapping
from typing import Final

from carteado.games.pife.rules.cacheta import CACHETA_OPTIONS
from carteado.games.pife.rules.pifpaf import PIFPAF_OPTIONS
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.options import Options

OPTIONS: Final[dict[str, Options[PifeRules]]] = {options.rules.id: options for options in (CACHETA_OPTIONS, PIFPAF_OPTIONS)}


def rules_of(identity: str, settings: Mapping[str, str]) -> PifeRules:
    """A regulation with house rules; `BadOption` if they cannot be."""
    return OPTIONS[identity].apply(settings)
