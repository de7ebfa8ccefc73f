"""Why a word about flores is refused: one that is said, declared, asked for or owned up to as false."""

from carteado.game import Reason, Seat
from carteado.games.cego.rules import words
from carteado.games.cego.rules.acts import Declare
from carteado.games.cego.rules.answer_refusals import not_polled
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.seats import NOBODY, SIDES
from carteado.games.cego.rules.stages import (
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    COUNTERED,
    GATE,
    OPEN,
    RAISE_FLOR,
)
from carteado.games.cego.rules.volta import Volta


def of_flor(volta: Volta, seat: Seat, call: str) -> Reason:
    """A flor that opens the points, or is put on others."""
    if volta.has_played(seat):
        return Reason("after-first-card", "CEGO-9.VIII.f-3")
    if volta.points != OPEN or volta.gated:
        if volta.said_flor() >> seat & 1 and volta.window in (RAISE_FLOR, ANSWER_FLOR):
            return _over_flores(volta, seat)
        if volta.window == GATE and volta.waiting >> seat & 1:
            return Reason("not-a-call", "CEGO-9.XIII.a-1")
        own_envido = volta.caller == seat and len(volta.chain) == 1 and volta.lei == NOBODY
        return Reason("flor-too-late", "CEGO-9.XIV-23" if own_envido else "CEGO-9.XIV-22")
    if volta.rules.clean and not volta.holds_flor(seat):
        return Reason("no-flor", "CEGO-9.IX-1")
    if call == words.CONTRA_FLOR:
        return Reason("nothing-to-counter", "CEGO-9.XIII.c-1")
    if seat == volta.turn:
        return Reason("not-a-call", "CEGO-9.XIII-0")
    return Reason("not-your-turn", "CEGO-9.XVI-2", (volta.turn,))


def _over_flores(volta: Volta, seat: Seat) -> Reason:
    """Flores have met, and more is put on them: by the side that sang first, or in answer to what the other side put."""
    if volta.window == RAISE_FLOR and seat & 1 != volta.first_flor:
        return Reason("first-flor-raises", "CEGO-9.XIII.b-1")
    if volta.window == ANSWER_FLOR and seat & 1 == volta.flor_by:
        return Reason("own-call-pending", "CEGO-9.XIII.c-1")
    if not volta.waiting >> seat & 1:
        return not_polled(volta, seat)
    top = volta.window == ANSWER_FLOR and volta.flor_step != COUNTERED
    return Reason("no-higher-flor" if top else "not-a-call", "CEGO-9.XIII-0")


def of_declaration(volta: Volta, seat: Seat, action: Declare) -> Reason:
    """What is said when flores are asked for."""
    if not volta.waiting >> seat & 1 or volta.window in (ANSWER_ENVIDO, ANSWER_TRUCO, ANSWER_FLOR, ANSWER_LEI):
        return Reason("not-asked-for-flor", "CEGO-9.VIII.h-6")
    if volta.rules.clean and volta.holds_flor(seat) != (action.what != words.E_BOA):
        return Reason("declare-flor-first" if action.what == words.E_BOA else "no-flor", "CEGO-9.XIII.a-2")
    if volta.window == GATE and volta.waiting & SIDES[volta.caller & 1] and seat & 1 != volta.caller & 1:
        return Reason("partners-first", "CEGO-9.XIV-22")
    return Reason("no-such-declaration", "CEGO-9.XIII-0")


def of_demand(volta: Volta, seat: Seat, asked: Seat) -> Reason:
    """Asking a rival for a hidden flor."""
    if volta.rules.clean:
        return Reason("nothing-hidden", "CEGO-9.XI-1")
    if not volta.said_flor() >> seat & 1 or not volta.holds_flor(seat):
        return Reason("only-with-flor", "CEGO-9.XI-4")
    if not 0 <= asked < SEATS or not volta.active >> asked & 1 or asked & 1 == seat & 1:
        return Reason("not-an-opponent", "CEGO-9.XI-1")
    if volta.demands >> asked & 1:
        return Reason("already-asked", "CEGO-9.XI-1", (asked,))
    if volta.said_flor() >> asked & 1:
        return Reason("sang-a-flor", "CEGO-9.XI-1", (asked,))
    return Reason("not-now", "CEGO-9.XI-3")


def of_admission(volta: Volta, seat: Seat) -> Reason:
    """Owning up to a false flor."""
    if not volta.said_flor() >> seat & 1 or volta.holds_flor(seat):
        return Reason("nothing-to-admit", "CEGO-9.X-1")
    if volta.window == GATE:
        return Reason("flores-first", "CEGO-9.VIII.h-6")
    return Reason("admit-too-late", "CEGO-9.X-2")
