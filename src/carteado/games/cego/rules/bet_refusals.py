"""Why a call is refused: truco, envido, or both in one breath; flores are in `flor_refusals`."""

from carteado.game import Reason, Seat
from carteado.games.cego.rules import clauses, flor_refusals, words
from carteado.games.cego.rules.acts import DOUBLES
from carteado.games.cego.rules.chains import CALLS, EE, F
from carteado.games.cego.rules.seats import NOBODY
from carteado.games.cego.rules.stages import ANSWER_ENVIDO, GATE, LEI_ANSWERERS, LEI_PROPOSERS, OPEN, RODA, SINGING, TURN
from carteado.games.cego.rules.volta import Volta

_FLORES = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.FLOR_E_TRUCO)
_TRUCOS = (words.TRUCO, words.RETRUCO, words.VALE_QUATRO)
_WITH_TRUCO = (*DOUBLES, words.FLOR_E_TRUCO)


def of_call(volta: Volta, seat: Seat, call: str) -> Reason:
    """A call of any kind, with or without the first card face down."""
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    if volta.passed >> seat & 1 and volta.form != RODA:
        return Reason("has-passed", "CEGO-9.XVI.k-2")
    if volta.passed >> seat & 1 and (volta.window == TURN or (volta.points == OPEN and call not in _TRUCOS)):
        return Reason("has-passed", "CEGO-9.XVI.k-6")
    if call in _WITH_TRUCO and volta.points == OPEN and (volta.asked or volta.level):
        if call in DOUBLES and volta.no_envido >> (seat & 1) & 1:
            return Reason("envido-after-truco", "CEGO-9.XVI-1")
        return Reason("truco-already-said", clauses.CALLS[call])
    if call in _TRUCOS:
        return _truco(volta, seat, call)
    if call in _FLORES:
        return flor_refusals.of_flor(volta, seat, call)
    return _envido(volta, seat, call)


def _truco(volta: Volta, seat: Seat, call: str) -> Reason:
    side = seat & 1
    level = _TRUCOS.index(call) + 1
    if volta.down == seat:
        return Reason("has-passed", "CEGO-9.VIII.k-2")
    if volta.asked:
        if volta.asked_by == side:
            return Reason("own-call-pending", "CEGO-9.XVI.h-1")
        return Reason("quero-first", "CEGO-9.VIII.h-7")
    if volta.window != TURN:
        return Reason("points-first", "CEGO-9.XVI-4")
    if level != volta.level + 1:
        return (
            Reason("truco-order", "CEGO-9.XVI.b-2", (volta.level + 1,))
            if volta.level < 3
            else Reason("truco-at-top", "CEGO-9.XVI.a-1")
        )
    if volta.level and volta.raiser != side:
        return Reason("others-raise", "CEGO-9.XVI.b-1")
    return Reason("not-your-turn", "S-CEGO-08", (volta.turn,))


def _envido(volta: Volta, seat: Seat, call: str) -> Reason:
    side = seat & 1
    if volta.window == ANSWER_ENVIDO:
        if volta.chain_by == side:
            return Reason("own-call-pending", "CEGO-9.VIII.h-4")
        if not volta.waiting >> seat & 1:
            return Reason("already-deferred", "CEGO-9.VIII.h-5")
        if call == words.FALTA_ENVIDO and volta.chain[-1] != F:
            return Reason("falta-too-small", "CEGO-9.XV.c-11")
        if call in (words.ENVIDO, words.ENVIDO_ENVIDO) and words.REAL_ENVIDO in [CALLS[said] for said in volta.chain]:
            return Reason("envido-over-real", "CEGO-9.XV.b-7")
        return Reason("cannot-raise", _why_no_raise(volta, call))
    if volta.window in (GATE, LEI_ANSWERERS, LEI_PROPOSERS):
        return Reason("flores-first", "CEGO-9.XIV-21")
    if volta.points != OPEN:
        return Reason("points-closed", _why_closed(volta))
    if volta.has_played(seat):
        return Reason("after-first-card", "CEGO-9.XIV-7")
    if volta.no_envido >> side & 1:
        return Reason("envido-after-truco", "CEGO-9.XVI-1")
    if volta.window == TURN and seat != volta.turn:
        return Reason("not-your-turn", "S-CEGO-08", (volta.turn,))
    if volta.asked > 1:
        return Reason("envido-after-truco", "CEGO-9.XVI-3")
    if volta.rules.clean and volta.holds_flor(seat):
        return Reason("declare-flor-first", "CEGO-9.XIV-22")
    return Reason("not-a-call", "CEGO-9.XV-0")


def _why_no_raise(volta: Volta, call: str) -> str:
    """One envido-envido, nothing over a falta, and in a testa nothing past the most it may be worth."""
    if volta.chain[-1] == F:
        return "CEGO-9.XV-0"
    if call in (words.ENVIDO, words.ENVIDO_ENVIDO) and volta.chain[-1] == EE and not volta.rules.many_envidos:
        return "S-CEGO-11"
    return "CEGO-9.XV-0" if volta.form == RODA else "CEGO-9.III-9"


def _why_closed(volta: Volta) -> str:
    """Why no envido can be opened: a flor, the lei do jogo, or one that was answered."""
    if volta.said_flor():
        return "CEGO-9.XIV-21"
    return "CEGO-9.VIII.f-4" if volta.lei == NOBODY else clauses.LEI
