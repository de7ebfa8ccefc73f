"""Cards that turned up in the deal: their receivers keep them or not, one after the other, before play begins."""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.truco.rules import moves
from carteado.games.truco.rules.baralho import INSTEAD
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.mao import ELEVEN, Mao
from carteado.games.truco.rules.pack_events import Replaced
from carteado.games.truco.rules.pack_moves import clear_table
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import CHOOSING_ELEVEN, EXPOSED, NO_SEAT, PLAYING, SHUFFLE
from carteado.games.truco.rules.rulebook import VIRA_LAST
from carteado.pack import Kept, TurnedUp


def turn_up(partida: Partida, mao: Mao, places: tuple[int, ...], log: list[Event] | None) -> None:
    """These places of hands turned up in the deal: all know them, and the first owner decides whether to keep it."""
    for at in places:
        moves.expose(mao, at // 3, at % 3)
        if log is not None:
            log.append(TurnedUp(at // 3, CARDS[mao.hands[at]], partida.rules.cites["exposed"]))
    partida.thrower = places[0] // 3
    partida.thrown = places
    partida.phase = EXPOSED


def answer_exposed(partida: Partida, keeps: bool, log: list[Event] | None) -> None:
    """The owner of the first card that turned up keeps it, or not: then another comes, or the deal is done again."""
    mao = partida.mao
    if mao is None:
        return
    at = partida.thrown[0]
    card = CARDS[mao.hands[at]]
    clause = partida.rules.cites["exposed"]
    if keeps:
        if log is not None:
            log.append(Kept(at // 3, card, clause))
    elif partida.rules.vira == VIRA_LAST:
        _redeal(partida, partida.rules.cites["exposed-redeal"], log)
        return
    else:
        _replace(partida, mao, at, clause, log)
    partida.thrown = partida.thrown[1:]
    if partida.thrown:
        partida.thrower = partida.thrown[0] // 3
    else:
        partida.thrower = NO_SEAT
        partida.phase = CHOOSING_ELEVEN if mao.kind == ELEVEN else PLAYING


def _replace(partida: Partida, mao: Mao, at: int, clause: str, log: list[Event] | None) -> None:
    card = CARDS[mao.hands[at]]
    partida.baralho = partida.baralho.taken(INSTEAD + at, partida.baralho.end)
    hands = partida.baralho.hands(partida.rules, partida.dealer, partida.seats)[: 3 * partida.seats]
    laid, exposed = mao.laid & ~(1 << at), tuple([item for item in mao.exposed if item // 16 != at])
    partida.mao = fresh = partida.new_mao(hands, mao.vira)
    fresh.laid, fresh.exposed = laid, exposed
    if log is not None:
        log.append(Replaced(at // 3, card, clause, (CARDS[hands[at]],), _who_sees(fresh, at // 3)))


def _who_sees(mao: Mao, seat: Seat) -> tuple[Seat, ...]:
    """Who sees a card that this seat is dealt now: in an eleven hand the partner too, who has looked at its cards."""
    if mao.dark():
        return (REFEREE,)
    partner = (seat + 2) % mao.seats
    looked = mao.kind == ELEVEN and seat & 1 == mao.owner and partner != seat
    return (seat, partner, REFEREE) if looked else (seat, REFEREE)


def _redeal(partida: Partida, clause: str, log: list[Event] | None) -> None:
    """A new pack for the same dealer; the mão keeps its number."""
    clear_table(partida)
    partida.phase = SHUFFLE
    partida.next_dealer = NO_SEAT
    partida.redeals += 1
    if log is not None:
        log.append(MaoEnded(None, 0, partida.score(), clause, True))
