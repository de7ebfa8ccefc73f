"""What a seat that is asked may answer, window by window, as a mask of codes."""

from carteado.game import Seat
from carteado.games.cego.rules.acts import (
    ACHICO,
    AGAIN,
    CONTRA,
    DEFER,
    E_BOA,
    FALTA,
    FLOR,
    NAO_QUERO,
    NOTHING,
    PASS_POINTS,
    PASS_POINTS_RAISE,
    PASS_TRUCO,
    QUERO,
    QUERO_RAISE,
    REAL,
    RESTO,
    SHRINK_NAO_QUERO,
    SHRINK_QUERO,
    SHRINK_QUERO_RAISE,
    TO_PACK,
    UNSEEN,
)
from carteado.games.cego.rules.chains import EE, F, R, may_follow
from carteado.games.cego.rules.openings import FLOR_FORMS, POINTS_OPENINGS, openings
from carteado.games.cego.rules.seats import COUNT, NOBODY, SIDES
from carteado.games.cego.rules.stages import (
    AFTER_DOWN,
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    COUNTERED,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    OPEN,
    RAISE_FLOR,
    RODA,
    TESTA,
)
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import falta, owes_proof


def answers(volta: Volta, seat: Seat, window: int) -> int:
    """The answers of a seat that is waited for in this window."""
    if window == ANSWER_TRUCO:
        return _to_truco(volta, seat) | _leaving(volta, seat)
    if window == ANSWER_ENVIDO:
        return _to_envido(volta, seat) | _leaving(volta, seat)
    if window == GATE:
        return _at_gate(volta, seat)
    if window == ANSWER_FLOR:
        mask = 1 << QUERO | 1 << NAO_QUERO | 1 << ACHICO | _defer(volta)
        return mask | _leaving(volta, seat) | (1 << RESTO if volta.flor_step == COUNTERED else 0)
    if window == RAISE_FLOR:
        return 1 << CONTRA | 1 << RESTO | 1 << DEFER
    if window in (LEI_ANSWERERS, LEI_PROPOSERS):
        return _truly(volta, seat, 1 << FLOR) | _leaving(volta, seat)
    if window == ANSWER_LEI:
        return _to_lei(volta) | (0 if volta.flores >> seat & 1 else _leaving(volta, seat))
    if window == AFTER_DOWN:
        return openings(volta, seat, not volta.has_played(seat), False) & POINTS_OPENINGS | 1 << NOTHING
    return 0


def _defer(volta: Volta) -> int:
    return 1 << DEFER if COUNT[volta.waiting] > 1 else 0


def _leaving(volta: Volta, seat: Seat) -> int:
    """In a testa who is asked may leave instead of answering."""
    if volta.form == RODA or volta.down == seat or volta.window == LEI_PROPOSERS:
        return 0
    if not volta.rules.clean and owes_proof(volta, seat):
        return 1 << TO_PACK | 1 << UNSEEN
    return 1 << TO_PACK


def _to_truco(volta: Volta, seat: Seat) -> int:
    mask = 1 << QUERO | 1 << NAO_QUERO | _defer(volta)
    if volta.asked < 3:
        mask |= 1 << QUERO_RAISE
    if volta.points == OPEN and not volta.has_played(seat) and not volta.passed >> seat & 1:
        bets = openings(volta, seat, True, False)
        mask |= bets & (POINTS_OPENINGS if volta.asked == 1 else FLOR_FORMS)
    return mask


def _to_envido(volta: Volta, seat: Seat) -> int:
    chain, rules = volta.chain, volta.rules
    testa = volta.form == TESTA
    worth = falta(volta)
    mask = 1 << QUERO | 1 << NAO_QUERO | _defer(volta)
    if may_follow(chain, EE, worth, testa, rules):
        mask |= 1 << AGAIN
    if may_follow(chain, R, worth, testa, rules):
        mask |= 1 << REAL
    if may_follow(chain, F, worth, testa, rules):
        mask |= 1 << FALTA
    if volta.double:
        mask |= 1 << QUERO_RAISE | 1 << PASS_POINTS | 1 << PASS_POINTS_RAISE | 1 << PASS_TRUCO
    if not volta.gated and not volta.has_played(seat) and not volta.passed >> seat & 1:
        mask |= _truly(volta, seat, FLOR_FORMS) & FLOR_FORMS
    return mask


def over_partners_envido(volta: Volta, seat: Seat) -> int:
    """Where nobody is asked: the opener's partners may say a flor before the others have raised."""
    if seat & 1 != volta.chain_by or seat == volta.caller or len(volta.chain) > 1:
        return 0
    return FLOR_FORMS if volta.untouched() >> seat & 1 else 0


def _at_gate(volta: Volta, seat: Seat) -> int:
    if volta.asked_now() >> seat & 1 == 0:
        return 0
    side, first = seat & 1, volta.first_flor
    forms = FLOR_FORMS
    if first not in (NOBODY, side):
        top = volta.top_b if first else volta.top_a
        forms = FLOR_FORMS | 1 << CONTRA if top == 1 else 1 << FLOR
    rival = side != volta.caller & 1
    return _truly(volta, seat, forms) | (_leaving(volta, seat) if rival else 0)


def _truly(volta: Volta, seat: Seat, forms: int) -> int:
    """The forms of a flor and `é boa`; in the clean profile what is true of the two."""
    if not volta.rules.clean:
        return forms | 1 << E_BOA
    return forms if volta.holds_flor(seat) else 1 << E_BOA


def _to_lei(volta: Volta) -> int:
    mask = 1 << QUERO | 1 << QUERO_RAISE | 1 << PASS_TRUCO | _defer(volta)
    if volta.flores & SIDES[1 - volta.lei]:
        return mask | 1 << SHRINK_QUERO | 1 << SHRINK_QUERO_RAISE | 1 << SHRINK_NAO_QUERO
    return mask | 1 << NAO_QUERO | 1 << PASS_POINTS | 1 << PASS_POINTS_RAISE
