"""The bets a seat may open, nothing being pending, as a mask of codes."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules.acts import ACHICO, DOUBLE, DOWN, ENVIDO, FALTA, FLOR, FLOR_TRUCO, MINHA_FLOR, REAL, RESTO, TRUCO
from carteado.games.cego.rules.stages import OPEN, TESTA
from carteado.games.cego.rules.volta import Volta

FLOR_FORMS: Final = 1 << FLOR | 1 << RESTO | 1 << ACHICO
ENVIDOS: Final = 1 << ENVIDO | 1 << REAL | 1 << FALTA
POINTS_OPENINGS: Final = ENVIDOS | 1 << MINHA_FLOR | FLOR_FORMS
DOUBLES: Final = 63 << DOUBLE


def openings(volta: Volta, seat: Seat, fresh: bool, on_turn: bool) -> int:
    """Bets a seat may open now, nothing being pending: whatever it says counts (CEGO-9.VIII.f-1, CEGO-9.VIII.f-2).

    Truco goes on top of any card (CEGO-9.XVI.c-1).
    """
    rules = volta.rules
    side = seat & 1
    mask = 0
    truco = volta.level < 3 and (volta.level == 0 or volta.raiser == side)
    if truco:
        mask |= 1 << TRUCO
    if fresh and volta.points == OPEN:
        fresh_truco = truco and volta.level == 0
        may_flor = not volta.gated
        may_envido = not volta.no_envido >> side & 1
        if rules.clean:
            may_flor = volta.holds_flor(seat)
            may_envido = may_envido and not may_flor
        if may_flor:
            mask |= FLOR_FORMS
            if fresh_truco:
                mask |= 1 << FLOR_TRUCO
        if may_envido:
            mask |= ENVIDOS
            if fresh_truco:
                mask |= DOUBLES
            if not rules.clean:
                mask |= 1 << MINHA_FLOR
        if on_turn and volta.form == TESTA and not rules.clean:
            mask |= _with_card_down(mask, fresh_truco)
    return mask


def _with_card_down(mask: int, fresh_truco: bool) -> int:
    """The same openings with the first card face down."""
    down = 0
    if mask & 1 << ENVIDO:
        down |= 7 << DOWN
    if mask & 1 << FLOR:
        down |= 7 << (DOWN + 3)
    return down | (1 << (DOWN + 6) if fresh_truco else 0)
