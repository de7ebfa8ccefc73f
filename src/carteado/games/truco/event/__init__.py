"""The events of truco: what three texts say of a tournament, one constant each."""

from typing import Final

from carteado.games.truco.event.asfo import ASFO
from carteado.games.truco.event.fenacef import FENACEF
from carteado.games.truco.event.sinsep import SINSEP
from carteado.tournament.preset import Event

FACE: Final = Event((FENACEF, ASFO, SINSEP))
