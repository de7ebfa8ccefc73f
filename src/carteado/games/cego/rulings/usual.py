"""Where the irregularities of Truco Cego usually come up: moment, culprit and table, with seat 0 as dealer."""

from typing import Final

from carteado.arbitro.asking import AFTER, CUT, DEAL, PLAY, Usual
from carteado.game import Seat
from carteado.games.cego.rules import effects, words
from carteado.games.cego.rulings.volta import PENDING, Volta

MAO: Final[Seat] = 1
TESTA: Final = Volta("testa")
SECOND: Final = Volta("testa", 2)
THIRD: Final = Volta("testa", 3)
SUNG: Final = Volta(calls=(words.ENVIDO,))

BY_EFFECT: Final[dict[str, Usual]] = {
    effects.RECUT: Usual(CUT, None, Volta()),
    effects.RESHUFFLE: Usual(CUT, None, Volta()),
    effects.REDEAL: Usual(DEAL, None, Volta()),
    effects.STOCK: Usual(DEAL, None, Volta()),
    effects.COUNT_EARLY: Usual(DEAL, MAO, Volta()),
    effects.EXPOSED: Usual(DEAL, None, Volta()),
    effects.EXPOSED_LOW: Usual(DEAL, None, Volta()),
    effects.EXPOSED_HIGH: Usual(DEAL, None, Volta()),
    effects.LOOK_EARLY: Usual(DEAL, 2, TESTA),
    effects.LOOK: Usual(PLAY, 2, TESTA),
    effects.LOOK_UNANNOUNCED: Usual(PLAY, 2, TESTA),
    effects.BYSTANDER_SPOKE: Usual(PLAY, 2, TESTA),
    effects.SIGNAL: Usual(PLAY, MAO, TESTA),
    effects.SHOWN_AFTER: Usual(DEAL, MAO, SECOND),
    effects.LEAVE: Usual(DEAL, MAO, SECOND),
    effects.SHOWN_LAST: Usual(AFTER, 3, THIRD),
    effects.FACE_DOWN: Usual(DEAL, MAO, Volta("testa", calls=(words.ENVIDO,), answer=PENDING)),
    effects.GATHERED: Usual(DEAL, 3, TESTA),
    effects.GATHERED_FLOR: Usual(DEAL, 3, TESTA),
    effects.GATHERED_BY_RIVALS: Usual(DEAL, 2, TESTA),
    effects.FALSE_FLOR: Usual(DEAL, MAO, Volta(flores=(0, 1))),
    effects.FALSE_AMONG_SEVERAL: Usual(DEAL, MAO, Volta(flores=(0, 2))),
    effects.AS_CALL: Usual(DEAL, MAO, Volta()),
    effects.SANG: Usual(DEAL, MAO, SUNG),
    effects.SANG_ONE: Usual(DEAL, MAO, SUNG),
}
_IN_TESTA: Final = Usual(PLAY, MAO, TESTA)
_IN_RODA: Final = Usual(PLAY, MAO, Volta())
_NOBODY: Final = Usual(PLAY, None, Volta())


def usual(clause: str) -> Usual:
    """The table to start asking from."""
    effect = effects.BY_CLAUSE[clause]
    if clause in effects.TESTA_WARNINGS:
        return _IN_TESTA
    return BY_EFFECT.get(effect, _NOBODY if effect in effects.NEEDS_NOBODY else _IN_RODA)
