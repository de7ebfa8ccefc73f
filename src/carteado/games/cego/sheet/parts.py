"""Why a volta cannot have gone as it was told: chains nobody may call, flores nobody can have, a winner that is missing."""

from typing import Final

from carteado.game import Reason
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import CALLS, EE, F, may_follow
from carteado.games.cego.rules.rulebook import CegoRules
from carteado.games.cego.sheet.entries import Envido, Flor, Truco, Volta
from carteado.games.cego.sheet.hand import RODA, TESTA, TIME_UP, Hand
from carteado.games.cego.sheet.prices import coded, giver, last_caller, points_price, sole

SIDES: Final = (0, 1)
BETS: Final = (
    (),
    (words.CONTRA_FLOR,),
    (words.CONTRA_FLOR_E_O_RESTO,),
    (words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO),
)
LONGEST: Final = 12  # calls of envido in one chain


def objection(rules: CegoRules, hand: Hand, volta: Volta, ended: bool) -> Reason | None:
    """Why this cannot be; with `ended` it says who won each part, else it is how the volta stood when something happened."""
    if (volta.deal, volta.nth) != (hand.deal, hand.nth):
        return Reason("another-volta", clauses.TESTA, (hand.deal, hand.nth))
    if volta.silent and volta.points is not None:
        return Reason("silent-with-points", clauses.GAVE_UP_UNSPOKEN)
    reason = _forced(volta, ended) if hand.forced else None
    if reason is not None:
        return reason
    if isinstance(volta.points, Envido):
        reason = _envido(rules, hand, volta.points, ended)
    else:
        reason = None if volta.points is None else _flor(hand, volta.points, ended)
    if reason is not None or volta.truco is None:
        return reason
    return _truco(volta.truco, ended)


def _forced(volta: Volta, ended: bool) -> Reason | None:
    """When time is up the falta is put in every hand, over two flores contra-flor e o resto, and nobody refuses (S-CEGO-34)."""
    points, clause = volta.points, TIME_UP
    if points is None:
        return Reason("forced-points", clause) if ended else None
    if isinstance(points, Envido):
        return None if points.calls == (CALLS[F],) and points.wanted else Reason("forced-falta", clause)
    bets = (words.CONTRA_FLOR_E_O_RESTO,) if all(points.flores) else ()
    return None if points.bets == bets and points.wanted and not any(points.shrunk) else Reason("forced-flor", clause)


def chain_objection(rules: CegoRules, hand: Hand, calls: tuple[str, ...]) -> Reason | None:
    """Why these calls cannot follow one another."""
    if not 1 <= len(calls) <= LONGEST or any(call not in CALLS for call in calls):
        return Reason("no-such-chain", clauses.CALLS[words.ENVIDO])
    chain = coded(calls)
    if chain[0] == EE:
        return Reason("no-such-chain", clauses.CALLS[words.ENVIDO_ENVIDO])
    falta, testa = hand.falta(rules), hand.form == TESTA
    for nth in range(1, len(chain)):
        if not may_follow(chain[:nth], chain[nth], falta, testa, rules):
            return _no_raise(chain[nth], hand)
    return None


def _no_raise(call: int, hand: Hand) -> Reason:
    if call == F:
        return Reason("falta-too-small", "CEGO-9.XV.c-11")
    return Reason("testa-cap", "CEGO-9.III-9") if hand.form == TESTA else Reason("no-such-chain", "CEGO-9.XV.b-7")


def _envido(rules: CegoRules, hand: Hand, envido: Envido, ended: bool) -> Reason | None:
    if envido.by not in SIDES or envido.won not in (None, *SIDES):
        return Reason("no-such-side")
    reason = chain_objection(rules, hand, envido.calls)
    if reason is not None:
        return reason
    if not envido.wanted:
        return None if envido.won in (None, last_caller(envido)) else Reason("refused-has-owner", clauses.RAISE_REFUSED)
    return Reason("points-winner", clauses.ENVIDO_WON) if ended and envido.won is None else None


def _flor(hand: Hand, flor: Flor, ended: bool) -> Reason | None:
    most = 3 if hand.form == RODA else 1
    if any(not 0 <= count <= most for count in flor.flores) or not any(flor.flores):
        return Reason("flores-count", clauses.CALLS[words.FLOR], (most,))
    if any(not 0 <= flor.shrunk[side] <= flor.flores[side] for side in SIDES):
        return Reason("shrunk-count", clauses.CALLS[words.ACHICO])
    if flor.by not in (None, *SIDES) or flor.won not in (None, *SIDES):
        return Reason("no-such-side")
    if flor.bets not in BETS:
        return Reason("no-such-bet", clauses.CALLS[words.CONTRA_FLOR])
    return _flor_bet(hand, flor, ended)


def _flor_bet(hand: Hand, flor: Flor, ended: bool) -> Reason | None:
    if flor.bets and sole(flor) is not None:
        return Reason("bet-needs-two", "CEGO-9.XIII.d-2")
    if all(flor.flores) and flor.shrunk == flor.flores:
        return Reason("both-shrunk", clauses.SHRUNK_FIRST)
    gave = giver(flor)
    if flor.bets and gave is not None:
        return Reason("shrunk-and-bet", clauses.SHRUNK_FIRST)
    if flor.bets and flor.by is None and not hand.forced:
        return Reason("bet-whose", clauses.CALLS[flor.bets[-1]])
    compared = sole(flor) is None and gave is None and flor.wanted
    return Reason("points-winner", clauses.FLOR_E_FLOR) if ended and compared and flor.won is None else None


def _truco(truco: Truco, ended: bool) -> Reason | None:
    if truco.called not in words.TRUCO_CALLS:
        return Reason("no-such-truco", clauses.CALLS[words.TRUCO])
    if truco.won not in (None, *SIDES):
        return Reason("no-such-side")
    return Reason("truco-winner", clauses.TRUCO_WON) if ended and truco.won is None else None


def goes_out(rules: CegoRules, hand: Hand, volta: Volta, target: int) -> bool:
    """Whether the points part alone takes a side out, so that no truco is played."""
    if volta.points is None:
        return False
    price = points_price(rules, hand, volta.points)
    return price.side is not None and hand.base[price.side] + price.tentos >= target
