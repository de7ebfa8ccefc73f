"""What an act does to a deal; whether it may be done is in `refusals`, what the end of a deal brings in `endings`."""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.canastra.rules.endings import end_deal
from carteado.games.canastra.rules.events import (
    Added,
    Bought,
    Declined,
    Discarded,
    Joined,
    Laid,
    MortoTurned,
    OpeningFailed,
    Returned,
    TookLixo,
    TookMorto,
)
from carteado.games.canastra.rules.jogos import NO_PIN, Jogo
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import (
    BUYING,
    FROM_LIXO,
    FROM_STOCK,
    NOTHING_DRAWN,
    PLAYING,
    TURNED,
)
from carteado.games.canastra.rules.rodada import NO_FACE, Rodada
from carteado.games.canastra.rules.rulebook import HAND, POINTS

Log = list[Event] | None
Faces = tuple[int, ...]


def buy(partida: Partida, seat: Seat, log: Log) -> None:
    """The top card of the stock; where it is empty a morto becomes the stock (CAN-6.1, CAN-S11)."""
    rodada = partida.rodada
    assert rodada is not None
    if not rodada.stock():
        _turn_morto(partida, rodada, log)
    _begin(partida, rodada, seat, FROM_STOCK)
    rodada.idle = 0
    _draw(rodada, seat, log)


def _draw(rodada: Rodada, seat: Seat, log: Log) -> None:
    place = rodada.stock_at
    rodada.stock_at += 1
    rodada.fresh = place
    rodada.gain(seat, place)
    if log is not None:
        log.append(Bought(seat, rodada.stock(), (CARDS[rodada.pack[place]],), (seat, REFEREE)))


def _turn_morto(partida: Partida, rodada: Rodada, log: Log) -> None:
    number = rodada.untaken()
    rodada.mortos[number] = TURNED
    rodada.stock_at = rodada.morto_at(number)
    rodada.stock_end = rodada.stock_at + HAND
    if log is not None:
        log.append(MortoTurned(number + 1, partida.cite("morto-stock")))


def _begin(partida: Partida, rodada: Rodada, seat: Seat, drew: int) -> None:
    """The seat has drawn: from now on it may lay, add and discard, and a morto it waited for is its own to use."""
    partida.phase = PLAYING
    rodada.drew = drew
    rodada.waiting[seat] = -1
    if drew != FROM_STOCK:
        rodada.refusable = False


def keep(partida: Partida, seat: Seat, log: Log) -> None:
    """The first card drawn joins the hand (CAN-5.2)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.refusable = False
    if log is not None:
        log.append(Joined(seat, partida.cite("joined")))


def refuse(partida: Partida, seat: Seat, face: int, log: Log) -> None:
    """The first card drawn goes to the lixo, and another is drawn, which stays (CAN-5.1)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.refused = rodada.came[seat].pop()
    rodada.drop(seat, face)
    rodada.lixo.append(face)
    rodada.refusable = False
    if log is not None:
        log.append(Returned(seat, CARDS[face], partida.cite("first-draw")))
    if not rodada.stock():
        _turn_morto(partida, rodada, log)
    _draw(rodada, seat, log)


def take(partida: Partida, seat: Seat, log: Log) -> None:
    """The whole lixo (CAN-6.2, BUR-JOGO-5)."""
    rodada = partida.rodada
    assert rodada is not None
    _begin(partida, rodada, seat, FROM_LIXO)
    rodada.taken = tuple(rodada.lixo)
    rodada.single = rodada.lixo[0] if len(rodada.lixo) == 1 else NO_FACE
    rodada.take_lixo(seat)
    if log is not None:
        log.append(TookLixo(seat, tuple([CARDS[face] for face in rodada.taken]), partida.cite("lixo")))


def decline(partida: Partida, seat: Seat, log: Log) -> None:
    """Nothing is left to draw, and the lixo is left where it is (CAN-S11)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.waiting[seat] = -1
    if log is not None:
        log.append(Declined(seat, partida.cite("exhausted")))
    end_deal(partida, "declined", log)


def lay(partida: Partida, seat: Seat, melds: tuple[Faces, ...], stands: tuple[Faces, ...], log: Log) -> None:
    """New melds of the side, or an attempt that the minimum undoes (CAN-7.1a, CAN-14.1, CAN-14.2)."""
    rodada = partida.rodada
    assert rodada is not None
    side = partida.sides[seat]
    rodada.refusable = False
    if laid_points(melds) < partida.minimum(side):
        _fail(partida, rodada, seat, melds, log)
        return
    jogos = rodada.jogos[side]
    for nth, faces in enumerate(melds):
        jogo = partida.kit.new(faces, stands[nth][0] if nth < len(stands) and stands[nth] else NO_PIN)
        assert jogo is not None
        for face in faces:
            rodada.show(seat, face)
        jogos.append(jogo)
        if log is not None:
            log.append(Laid(seat, len(jogos), jogo.lying(), jogo.status, _clause(partida, jogo, "meld")))
    rodada.opened[side] = True
    _emptied(partida, rodada, seat, log)


def laid_points(melds: tuple[Faces, ...]) -> int:
    """What the cards of melds laid together count: no bonus of a canastra (CAN-S15)."""
    points = 0
    for faces in melds:
        for face in faces:
            points += POINTS[face]
    return points


def _fail(partida: Partida, rodada: Rodada, seat: Seat, melds: tuple[Faces, ...], log: Log) -> None:
    """The cards go back to the hand, where all have seen them, and the minimum rises."""
    side = partida.sides[seat]
    minimum = partida.minimum(side)
    rodada.reveal(seat, tuple([face for faces in melds for face in faces]))
    rodada.failed = True
    fail_attempt(partida, side)
    if log is not None:
        shown = tuple([tuple([CARDS[face] for face in faces]) for faces in melds])
        rises = partida.minimum(side)
        log.append(OpeningFailed(seat, shown, laid_points(melds), minimum, rises, attempt_clause(partida, side)))


def fail_attempt(partida: Partida, side: int) -> None:
    """A lay-down of this side did not stand."""
    partida.attempts = tuple([tries + (nth == side) for nth, tries in enumerate(partida.attempts)])


def attempt_clause(partida: Partida, side: int) -> str:
    """The clause that tells what the next attempt of a side needs."""
    return partida.rules.attempt(partida.attempts[side])


def add(partida: Partida, seat: Seat, to: int, faces: Faces, stands: Faces, log: Log) -> None:
    """Cards on a meld of the side (CAN-9.1, BUR-PAR-1)."""
    rodada = partida.rodada
    assert rodada is not None
    jogos = rodada.jogos[partida.sides[seat]]
    before = jogos[to - 1]
    jogo = partida.kit.grown(before, faces, stands[0] if stands else NO_PIN)
    assert jogo is not None
    rodada.refusable = False
    for face in faces:
        rodada.show(seat, face)
    jogos[to - 1] = jogo
    if log is not None:
        added = tuple([CARDS[face] for face in faces])
        log.append(Added(seat, to, added, jogo.lying(), jogo.status, before.status, _clause(partida, jogo, "add")))
    _emptied(partida, rodada, seat, log)


def _clause(partida: Partida, jogo: Jogo, otherwise: str) -> str:
    if jogo.canastra:
        word = "clean" if jogo.clean else "dirty" if jogo.meld.wild else "stain"
        return partida.cite(word if jogo.meld.is_run else "canastra-group")
    return partida.cite("meld-group" if otherwise == "meld" and not jogo.meld.is_run else otherwise)


def _emptied(partida: Partida, rodada: Rodada, seat: Seat, log: Log) -> None:
    """Who has laid the last card takes a morto and plays on, or has gone out (CAN-10.2, CAN-11.1)."""
    if rodada.sizes[seat]:
        return
    if partida.morto_for(partida.sides[seat]):
        _give_morto(partida, rodada, seat, True, log)
    else:
        rodada.ender = seat
        end_deal(partida, "batida", log)


def _give_morto(partida: Partida, rodada: Rodada, seat: Seat, direct: bool, log: Log) -> None:
    number = rodada.untaken()
    rodada.give_morto(seat, number)
    if not direct:
        rodada.waiting[seat] = number
    if log is not None:
        cards = tuple([CARDS[face] for face in rodada.faces(seat)])
        clause = partida.cite("morto-direct" if direct else "morto-indirect")
        log.append(TookMorto(seat, number + 1, direct, clause, cards, (seat, REFEREE)))


def discard(partida: Partida, seat: Seat, face: int, log: Log) -> None:
    """A card on the lixo ends the turn, and where it was the last one perhaps the deal (CAN-6.1, CAN-10.3, CAN-S11)."""
    rodada = partida.rodada
    assert rodada is not None
    returned = rodada.single == face and partida.rules.forbid_return
    rodada.show(seat, face)
    rodada.lixo.append(face)
    if returned:
        rodada.reveal(seat, (face,) * rodada.sizes[seat])  # it may go back only where nothing else is left (CAN-S20)
    if log is not None:
        log.append(Discarded(seat, CARDS[face]))
    if not rodada.sizes[seat]:
        if not partida.morto_for(partida.sides[seat]):
            rodada.ender = seat
            end_deal(partida, "batida", log)
            return
        _give_morto(partida, rodada, seat, False, log)
    _pass(partida, rodada, seat, log)


def _pass(partida: Partida, rodada: Rodada, seat: Seat, log: Log) -> None:
    """The next seat's turn, unless nothing is left to draw or nobody has drawn for long (CAN-S11, CAN-S20)."""
    if rodada.drew != FROM_STOCK:
        rodada.idle += 1
    rodada.turn = (seat + 1) % partida.seats
    rodada.turns += 1
    rodada.drew, rodada.fresh, rodada.taken = NOTHING_DRAWN, -1, ()
    rodada.single, rodada.failed, rodada.refusable = NO_FACE, False, False
    partida.phase = BUYING
    if not rodada.stock() and rodada.untaken() < 0 and not partida.rules.lixo_until_pass:
        end_deal(partida, "exhausted", log)
    elif rodada.idle >= partida.rules.stall_turns:
        end_deal(partida, "stalled", log)
