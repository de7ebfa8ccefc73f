"""The window after a discard: whoever is still in may go out with it, out of turn; answers are sealed (PIF-LOUCA-1, PIF-S7)."""

from carteado.cards import CARDS
from carteado.game import Event, Seat
from carteado.games.pife.rules.endings import end_batida
from carteado.games.pife.rules.events import Discarded, Reached, Rebate, Replied, WindowClosed
from carteado.games.pife.rules.hands import finished, is_claim
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import CLAIMING, IN, PASSED, UNANSWERED
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.turns import err, pass_turn, take_top

Log = list[Event] | None


def open_window(partida: Partida, rodada: Rodada, seat: Seat, face: int, log: Log) -> None:
    """Whoever may go out with a discard is asked about this one."""
    if partida.rules.louca:
        rodada.asked = tuple([other for other in _others(partida, rodada, seat) if may_claim(rodada, other)])
        if rodada.asked:
            rodada.answers = (UNANSWERED,) * len(rodada.asked)
            rodada.erred = 0
            partida.windows += 1
            partida.phase = CLAIMING
    if log is not None:
        log.append(Discarded(seat, CARDS[face], rodada.asked, partida.windows if rodada.asked else 0))


def _others(partida: Partida, rodada: Rodada, seat: Seat) -> list[Seat]:
    """The others still in, in the order of play after this seat."""
    seats, step = partida.seats, partida.rules.step
    order = [(seat + step * far) % seats for far in range(1, seats)]
    return [other for other in order if rodada.status[other] == IN]


def may_claim(rodada: Rodada, seat: Seat) -> bool:
    """Whether the seat may go out with a discard at all (PIF-ERR-2, PIF-REB-1)."""
    return not (rodada.barred | rodada.stock_only) >> seat & 1


def claimants(rodada: Rodada) -> tuple[Seat, ...]:
    """Those asked who may still claim: who only may point out a rebate, or has reached, may not."""
    return tuple(
        [seat for seat in rodada.asked if seat != rodada.turn and seat not in rodada.reached and may_claim(rodada, seat)]
    )


def answer(partida: Partida, seat: Seat, given: int, log: Log) -> None:
    """A sealed answer."""
    rodada = partida.rodada
    assert rodada is not None
    at = rodada.asked.index(seat)
    rodada.answers = (*rodada.answers[:at], given, *rodada.answers[at + 1 :])
    if log is not None:
        log.append(Replied(seat))
    settle(partida, rodada, log)


def reach(partida: Partida, seat: Seat, log: Log) -> None:
    """A seat reached for the discard and withdrew; now everybody else may point it out, and is asked anew (PIF-REB-1).

    Who had passed and who had claimed is asked alike, or the asking would tell them apart; but a valid claim that waited for
    this seat alone stands (PIF-S8).
    """
    rodada = partida.rodada
    assert rodada is not None
    rodada.reached = (*rodada.reached, seat)
    rodada.answers = tuple([PASSED if other == seat else given for other, given in zip(rodada.asked, rodada.answers)])  # noqa: B905
    if _first(partida, rodada) < 0:
        everybody = [*_others(partida, rodada, rodada.turn), rodada.turn]
        rodada.asked = (*rodada.asked, *[other for other in everybody if other not in rodada.asked])
        rodada.answers = tuple([PASSED if other == seat else UNANSWERED for other in rodada.asked])
    if log is not None:
        log.append(Reached(seat, partida.cite("rebate")))
    settle(partida, rodada, log)


def call(partida: Partida, seat: Seat, offender: Seat, log: Log) -> None:
    """A rebate was pointed out: its seat draws from the stock alone from now on (PIF-REB-1, PIF-REB-2)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.called = (*rodada.called, offender)
    rodada.stock_only |= 1 << offender
    if log is not None:
        log.append(Rebate(seat, offender, partida.cite("rebate-name")))


def settle(partida: Partida, rodada: Rodada, log: Log) -> None:
    """Close as soon as no missing answer could change the result: the first valid claim in the order of play (PIF-S8)."""
    first = _first(partida, rodada)
    if first < 0 and UNANSWERED in rodada.answers:
        return
    before = first if first >= 0 else len(rodada.asked)
    wrong = [rodada.asked[at] for at in range(before) if rodada.answers[at] not in (PASSED, UNANSWERED)]
    if first >= 0:
        seat, given = rodada.asked[first], rodada.answers[first]
        _close(partida, rodada, wrong, log)
        _claim(partida, rodada, seat, given, log)
        return
    discarder = rodada.turn
    _close(partida, rodada, wrong, log)
    if log is not None:
        log.append(WindowClosed(partida.windows))
    pass_turn(partida, rodada, discarder, log)


def _first(partida: Partida, rodada: Rodada) -> int:
    """Which of those asked has the first valid claim, once nobody before it may still claim; -1 while that is open."""
    for at in range(len(rodada.asked)):
        seat, given = rodada.asked[at], rodada.answers[at]
        if given == UNANSWERED:
            if not rodada.reached or seat in claimants(rodada):
                return -1
        elif given != PASSED and is_claim(partida, rodada, seat, given):
            return at
    return -1


def _close(partida: Partida, rodada: Rodada, wrong: list[Seat], log: Log) -> None:
    """The answers are void; claims that are no batida are shown in the order of play."""
    rodada.asked = rodada.answers = rodada.reached = rodada.called = ()
    for seat in wrong:
        err(partida, rodada, seat, rodada.top(), log)


def _claim(partida: Partida, rodada: Rodada, seat: Seat, face: int, log: Log) -> None:
    claimed = rodada.top()
    take_top(partida, rodada, seat)
    end_batida(partida, rodada, seat, finished(partida, rodada, seat, face), face, claimed, log)
