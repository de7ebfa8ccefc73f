"""Everything before play: who deals first, the pack, the cut, the deal and the mortos."""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.canastra.rules.events import MortosSet
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import BUYING, CUTTING, DRAW_SHUFFLE, DRAWING, NO_SEAT, SHUFFLE
from carteado.games.canastra.rules.rodada import spread
from carteado.games.canastra.rules.rulebook import HAND
from carteado.melds.grammar import RANKS
from carteado.pack import DealerDrawn, Dealt, Drew, LotDrawn, Shuffled, WasCut

Log = list[Event] | None


def shuffle(partida: Partida, pack: tuple[int, ...], log: Log) -> None:
    """A fresh pack, for the draw or for the next deal."""
    sides = max(partida.sides) + 1
    partida.rodada = spread(pack, 0, partida.seats, sides, partida.rules.mortos(partida.seats))
    partida.ended = ""
    if partida.phase == DRAW_SHUFFLE:
        partida.phase, partida.drawn = DRAWING, ()
        if not partida.waiting:
            partida.waiting = tuple(range(partida.seats))
        if log is not None:
            log.append(Shuffled(NO_SEAT, partida.mao))
        return
    partida.drawn, partida.waiting = (), ()
    partida.begin()
    if not partida.rules.attempts_by_match:
        partida.attempts = (0,) * sides
    if log is not None:
        log.append(Shuffled(partida.dealer, partida.mao))
    if partida.cutting:
        partida.phase = CUTTING
    else:
        deal(partida, log)


def draw(partida: Partida, seat: Seat, at: int, log: Log) -> None:
    """A seat turns up a card of the spread pack; the highest deals first, and who is tied draws again (CAN-1.2, CAN-S3)."""
    rodada = partida.rodada
    assert rodada is not None
    partida.drawn = (*partida.drawn, (seat, at))
    partida.waiting = tuple([other for other in partida.waiting if other != seat])
    if log is not None:
        log.append(Drew(seat, at, CARDS[rodada.pack[at - 1]]))
    if partida.waiting:
        return
    heights = {other: _height(rodada.pack[place - 1]) for other, place in partida.drawn}
    drawers = _last_drawers(partida)
    best = max([heights[other] for other in drawers])
    tied = tuple([other for other in drawers if heights[other] == best])
    if len(tied) == 1:
        partida.phase, partida.next_dealer = SHUFFLE, tied[0]
    else:
        partida.waiting = tied
        if len(rodada.pack) - len(partida.drawn) < len(tied):
            partida.phase = DRAW_SHUFFLE
    if log is not None:
        dealer = tied[0] if len(tied) == 1 else None
        log.append(DealerDrawn(dealer, partida.cite("dealer-draw" if dealer is not None else "redraw")))


def _height(face: int) -> int:
    """The rank of a card in the draw, the ace above the king (CAN-S3)."""
    return (face % RANKS - 1) % RANKS


def _last_drawers(partida: Partida) -> list[Seat]:
    """Who drew in the round just over: each round is for those who were tied in the one before, so they drew most often."""
    rounds = [seat for seat, _ in partida.drawn]
    most = max([rounds.count(seat) for seat in rounds])
    return [seat for seat in range(partida.seats) if rounds.count(seat) == most]


def draw_lot(partida: Partida, drawn: int, log: Log) -> None:
    """The lot names the first dealer (BUR-S17)."""
    partida.phase, partida.next_dealer = SHUFFLE, drawn
    if log is not None:
        log.append(LotDrawn(partida.seats, drawn))
        log.append(DealerDrawn(drawn, partida.cite("dealer-draw")))


def cut(partida: Partida, at: int, log: Log) -> None:
    """So many cards go from the top to under the rest (CAN-2.1, BUR-DIST-1)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.pack, rodada.cut = rodada.pack[at:] + rodada.pack[:at], at
    if log is not None:
        log.append(WasCut(partida.cutter(), at))
    deal(partida, log)


def deal(partida: Partida, log: Log) -> None:
    """Eleven cards to each seat, from the dealer's left on, and the mortos (CAN-3.1, CAN-3.2, BUR-DIST-2 to BUR-DIST-5)."""
    rodada = partida.rodada
    assert rodada is not None
    for seat, places in enumerate(dealt_places(partida.seats, partida.dealer, partida.rules.packet)):
        for place in places:
            rodada.gain(seat, place)
    first = (partida.dealer + 1) % partida.seats
    rodada.turn, rodada.turns, rodada.refusable = first, 1, True
    partida.phase = BUYING
    if log is not None:
        for step in range(1, partida.seats + 1):
            seat = (partida.dealer + step) % partida.seats
            log.append(Dealt(seat, tuple([CARDS[face] for face in rodada.faces(seat)]), (seat, REFEREE)))
        log.append(MortosSet(first, len(rodada.mortos), rodada.stock(), partida.cite("mortos")))


def dealt_places(seats: int, dealer: Seat, packet: int) -> list[list[int]]:
    """Which places of the pack go into the hand of each seat."""
    places: list[list[int]] = [[] for _ in range(seats)]
    place = 0
    while place < seats * HAND:
        for step in range(1, seats + 1):
            seat = (dealer + step) % seats
            count = min(packet, HAND - len(places[seat]))
            places[seat] += range(place, place + count)
            place += count
    return places
