"""How a deal and a partida end: lives and chips, void deals, who is left, and who has won."""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import Event, Outcome, Seat
from carteado.games.pife.rules.events import Bateu, DealEnded, Eliminated, PotShared
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import ALL_TEN, IN, LOT, NO_FACE, NO_SEAT, OVER, SHUFFLE
from carteado.games.pife.rules.rodada import Rodada
from carteado.pack import PartidaEnded

Log = list[Event] | None
LEAST_PLAYERS: Final = 3  # PIF-S22


def end_batida(
    partida: Partida, rodada: Rodada, seat: Seat, melds: tuple[tuple[int, ...], ...], face: int, claimed: int, log: Log
) -> None:
    """Somebody has gone out: the last card is discarded, every hand is shown, and it is paid for (CAC-VID-2, PIF-S6)."""
    if face != ALL_TEN:
        rodada.show(seat, face)
        rodada.lixo.append(face)
    ten = face == ALL_TEN and partida.rules.ten_cards > 0
    rodada.ender = seat
    word = "louca" if claimed != NO_FACE else "ten" if face == ALL_TEN else "batida"
    if log is not None:
        shown = tuple([tuple([CARDS[card] for card in meld]) for meld in melds])
        log.append(Bateu(seat, shown, _card(face), _card(claimed), partida.cite(word)))
    for other in rodada.still_in():
        rodada.reveal(other)
    if partida.rules.chips:
        partida.pays(seat, -partida.pot)
    else:
        for other in rodada.still_in():
            lost = 0 if other == seat else partida.rules.ten_cards if ten else 1
            partida.loses(other, lost + rodada.owes[other])
    _end_deal(partida, seat, word, partida.cite("pot" if partida.rules.chips else "lives-ten" if ten else "lives"), log)


def _card(face: int) -> Card | None:
    return None if face < 0 else CARDS[face]


def end_alone(partida: Partida, seat: Seat, word: str, log: Log) -> None:
    """All others have left the deal: the pot is this seat's, and the others lose no life (PIF-S5, PIF-S9, CAC-S15)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.ender = seat
    if partida.rules.chips:
        partida.pays(seat, -partida.pot)
    else:
        partida.loses(seat, rodada.owes[seat])  # CAC-S9
    _end_deal(partida, seat, "alone", partida.cite(word), log)


def void_deal(partida: Partida, how: str, log: Log) -> None:
    """Nobody goes out: no life is lost; bets go back to those still in, the rest of the pot stays (CAC-S12, PIF-S15)."""
    rodada = partida.rodada
    assert rodada is not None
    if partida.rules.chips:
        for seat in rodada.still_in():
            partida.pays(seat, -rodada.bets[seat])
    _end_deal(partida, NO_SEAT, how, partida.cite(how), log)


def _end_deal(partida: Partida, seat: Seat, how: str, clause: str, log: Log) -> None:
    rodada = partida.rodada
    assert rodada is not None
    partida.ended = how
    partida.voids = 0 if seat != NO_SEAT else partida.voids + 1
    partida.phase = SHUFFLE
    rodada.asked = rodada.answers = rodada.reached = rodada.called = ()
    rodada.alarm = 0
    if log is not None:
        log.append(
            DealEnded(seat, how, changes(partida), partida.score, partida.pot, _shown(partida, rodada), clause),
        )
        if not partida.rules.chips:
            gone = [other for other in range(partida.seats) if partida.base[other] > 0 and not partida.score[other]]
            log.extend([Eliminated(other, partida.cite("out")) for other in gone])
    settle(partida, next_after(partida), partida.mao, log)


def changes(partida: Partida) -> tuple[int, ...]:
    """What the deal has brought each seat since it began."""
    return tuple([now - before for now, before in zip(partida.score, partida.base)])  # noqa: B905


def _shown(partida: Partida, rodada: Rodada) -> tuple[tuple[Card, ...], ...]:
    """The hands of those still in once somebody has gone out; nobody else's."""
    if partida.ended not in ("batida", "ten", "louca"):
        return ((),) * partida.seats
    hands = [rodada.faces(seat) if rodada.status[seat] == IN else () for seat in range(partida.seats)]
    return tuple([tuple([CARDS[face] for face in hand]) for hand in hands])


def next_after(partida: Partida) -> Seat:
    """The seat to which the deal passes, whether it plays or not (CAC-S2, PIF-S18)."""
    return (partida.dealer + partida.rules.step) % partida.seats


def short(partida: Partida) -> bool:
    """Whether too few have lives or chips to play on: less than two, and with chips less than three (CAC-S14, PIF-S22)."""
    return len([held for held in partida.score if held > 0]) < (LEAST_PLAYERS if partida.rules.chips else 2)


def settle(partida: Partida, deals: Seat, played: int, log: Log) -> None:
    """Whether the partida is over after so many deals; else this seat deals, or the next that plays, or whom a lot names."""
    if short(partida) or (partida.rules.chips and 0 < partida.rules.max_deals <= played):
        if partida.rules.chips:
            _share_pot(partida, log)
        _end(partida, _leading(partida), "end", log)
    elif 0 < partida.rules.max_void_deals <= partida.voids:
        _end(partida, _leading(partida), "guard", log)  # CAC-S12
    else:
        partida.phase, partida.next_dealer = LOT, NO_SEAT
        if deals != NO_SEAT:
            order = [(deals + partida.rules.step * far) % partida.seats for far in range(partida.seats)]
            partida.phase, partida.next_dealer = SHUFFLE, next(seat for seat in order if partida.score[seat] > 0)


def _share_pot(partida: Partida, log: Log) -> None:
    """What void deals left in the pot goes to who still has chips, the odd ones from the dealer's left on (PIF-S22)."""
    if not partida.pot:
        return
    step = partida.rules.step
    order = [(partida.dealer + step * far) % partida.seats for far in range(1, partida.seats + 1)]
    heirs = [seat for seat in order if partida.score[seat] > 0] or order
    each, odd = divmod(partida.pot, len(heirs))
    shares = [0] * partida.seats
    for nth, seat in enumerate(heirs):
        shares[seat] = each + (1 if nth < odd else 0)
        partida.pays(seat, -shares[seat])
    if log is not None:
        log.append(PotShared(tuple(shares), partida.cite("end")))


def _leading(partida: Partida) -> tuple[Seat, ...]:
    """Who has most; where all lives are gone at once, who went out (CAC-S14)."""
    best = max(partida.score)
    if not best:
        return (NO_SEAT if partida.rodada is None else partida.rodada.ender,)
    return tuple([seat for seat, held in enumerate(partida.score) if held == best])


def _end(partida: Partida, winners: tuple[Seat, ...], word: str, log: Log) -> None:
    partida.phase, partida.how, partida.clause = OVER, "played", partida.cite(word)
    partida.winners = winners
    if log is not None:
        winner = winners[0] if len(winners) == 1 else NO_SEAT
        log.append(PartidaEnded(winner, partida.score, partida.how, partida.clause))


def outcome(partida: Partida) -> Outcome | None:
    """With lives the winner has 1, who shares a draw 0, and all others -1; with chips each has what it won or lost."""
    if partida.phase != OVER:
        return None
    if partida.rules.chips:
        returns = tuple([chips - partida.rules.stack for chips in partida.score])
    else:
        best = 1 if len(partida.winners) == 1 else 0
        returns = tuple([best if seat in partida.winners else -1 for seat in range(partida.seats)])
    return Outcome(returns, partida.score, partida.how, partida.clause)
