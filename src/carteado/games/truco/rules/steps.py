"""How a partida goes on: the codes offered to a seat in each phase, and what each of them does.

It trusts its caller to do only what is offered; `board` is the public face and checks.
"""

from carteado.game import Event, Seat
from carteado.games.truco.rules import moves, pack_menu, pack_moves, play_menu
from carteado.games.truco.rules.acts import (
    ACCEPT,
    BURN,
    BURN_OF,
    CALL,
    CHOOSE,
    CONCEDE,
    DEAL,
    DEAL_ALL,
    DOWN,
    DRAW,
    GIVE_UP,
    KEEP,
    PLAY_ON,
    RAISE,
    REFUSE,
    RUN,
    SAW,
    SHOW,
)
from carteado.games.truco.rules.events import Decided, Ran, Returned
from carteado.games.truco.rules.exposed import answer_exposed
from carteado.games.truco.rules.mao import Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import (
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAWING,
    EXPOSED,
    NO_SEAT,
    PLAYING,
)
from carteado.games.truco.rules.settling import end_mao, settle
from carteado.tricks.vaza import UNDECIDED


def offered(partida: Partida, seat: Seat) -> tuple[int, ...]:
    """The codes of what a seat may do now."""
    phase = partida.phase
    mao = partida.mao
    if mao is not None and phase in (PLAYING, ANSWERING):
        return play_menu.menu(mao, seat)
    if phase == CUTTING:
        return pack_menu.cutting(partida, seat)
    if phase == DEALING:
        return pack_menu.dealing(partida, seat)
    if seat not in partida.actors():
        return ()
    if phase == DRAWING:
        drawn = partida.baralho.drawn
        return tuple([DRAW + at for at in range(1, len(partida.baralho.cards) + 1) if at not in drawn])
    if phase == CHOOSING_ELEVEN:
        return (PLAY_ON, RUN) if partida.runs_together() else (PLAY_ON, GIVE_UP)
    if phase == CHOOSING_CARD:
        return tuple([CHOOSE + place for place in partida.thrown])
    return (KEEP, REFUSE) if phase == EXPOSED else ()


def step(partida: Partida, seat: Seat, code: int, log: list[Event] | None) -> None:
    """Do what the code says."""
    mao = partida.mao
    if code < BURN:
        if mao is not None:
            _step_in_mao(partida, mao, seat, code, log)
    elif code == DEAL:
        pack_moves.deal_next(partida, log)
    elif code == DEAL_ALL:
        pack_moves.give_all(partida, log)
    elif code in (KEEP, REFUSE):
        answer_exposed(partida, code == KEEP, log)
    elif DRAW <= code < SAW:
        pack_moves.draw(partida, seat, code - DRAW, log)
    elif CHOOSE <= code < BURN_OF:
        _keep_thrown(partida, code - CHOOSE, log)
    else:
        pack_moves.step_of_cutter(partida, seat, code, log)


def _step_in_mao(partida: Partida, mao: Mao, seat: Seat, code: int, log: list[Event] | None) -> None:
    if code < RAISE:
        moves.play(mao, seat, code & 3, code & DOWN != 0, log)
        if code & CALL:
            moves.call(mao, seat, log)
            partida.phase = ANSWERING
        elif mao.winner != UNDECIDED:
            settle(partida, mao, log)
    elif code == RAISE:
        moves.call(mao, seat, log)
        partida.phase = ANSWERING
    elif code == ACCEPT:
        moves.accept(mao, seat, log)
        partida.phase = PLAYING
    elif code == RUN and partida.phase == CHOOSING_ELEVEN:
        _run_from_eleven(partida, mao, seat, log)
    elif code == RUN:
        clause = partida.rules.cites[moves.RUN_RULES[mao.asked]] if log is not None else ""
        moves.run(mao, seat, log)
        if mao.winner != UNDECIDED:
            end_mao(partida, mao.winner, mao.stake, clause, log)
    elif code == SHOW:
        clause = partida.rules.cites[f"show-{play_menu.shows(mao, seat)}"]
        moves.show(mao, seat, clause, log)
        mao.winner = seat & 1
        end_mao(partida, mao.winner, mao.stake, clause, log)
    elif code == CONCEDE:
        moves.concede(mao, seat, log)
        end_mao(partida, mao.winner, mao.stake, partida.rules.cites["concede"], log)
    else:
        _decide_eleven(partida, mao, seat, code == PLAY_ON, log)


def _run_from_eleven(partida: Partida, mao: Mao, seat: Seat, log: list[Event] | None) -> None:
    """One of the pair would run: the mão is left when the partner would too."""
    mao.folded |= 1 << seat
    if mao.folded >> (seat ^ 2) & 1:
        _decide_eleven(partida, mao, seat, False, log)
    elif log is not None:
        log.append(Ran(seat, partida.rules.eleven.stake, False, partida.rules.cites["eleven-give-up"]))


def _decide_eleven(partida: Partida, mao: Mao, seat: Seat, playing: bool, log: list[Event] | None) -> None:
    clause = partida.rules.cites["eleven-play" if playing else "eleven-give-up"]
    if log is not None:
        log.append(Decided(seat, playing, clause))
    if playing:
        mao.stake = partida.rules.eleven.stake
        mao.folded = 0
        partida.phase = PLAYING
    else:
        mao.winner = 1 - mao.owner
        end_mao(partida, mao.winner, partida.rules.eleven.give_up, clause, log)


def _keep_thrown(partida: Partida, place: int, log: list[Event] | None) -> None:
    """Of several cards thrown at once this one stays; the others, which all have seen, go back to the hand."""
    mao = partida.mao
    if mao is None:
        return
    thrower = partida.thrower
    back = [other for other in partida.thrown if other != place]
    partida.thrower = NO_SEAT
    partida.thrown = ()
    partida.phase = PLAYING
    if log is not None and back:
        cards = tuple([mao.card(thrower, other) for other in back])
        log.append(Returned(thrower, cards, partida.rules.cites["returned"]))
    moves.play(mao, thrower, place, False, log)
    if mao.winner != UNDECIDED:
        settle(partida, mao, log)
