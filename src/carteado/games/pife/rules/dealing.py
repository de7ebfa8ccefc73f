"""Before play: the lot for the first dealer, packs and cuts, nine cards a seat, the pingo, the vira."""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.pife.rules.events import Anted, PlayBegan, ViraTurned
from carteado.games.pife.rules.moves import draw
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import (
    ABANDONED,
    BETTING,
    CUTTING,
    IN,
    MIXING,
    RECUTTING,
    SHUFFLE,
)
from carteado.games.pife.rules.rodada import Rodada, spread
from carteado.games.pife.rules.rulebook import DECK, FACES, HAND
from carteado.games.pife.rules.turns import begin_turn
from carteado.pack import DealerDrawn, Dealt, LotDrawn, Reshuffled, Shuffled, WasCut

Log = list[Event] | None


def draw_lot(partida: Partida, drawn: int, log: Log) -> None:
    """The lot names the first dealer among those who play (CAC-S16, PIF-DIST-1)."""
    able = [seat for seat in range(partida.seats) if partida.score[seat] > 0]
    partida.phase, partida.next_dealer = SHUFFLE, able[drawn]
    if log is not None:
        log.append(LotDrawn(len(able), drawn))
        log.append(DealerDrawn(able[drawn], partida.cite("dealer-draw")))


def to_shuffle(partida: Partida) -> tuple[int, ...]:
    """The cards that chance is to put into an order now, sorted; none where it is not asked for a pack."""
    if partida.phase == SHUFFLE:
        return DECK
    rodada = partida.rodada
    if rodada is None:
        return ()
    if partida.phase == MIXING:
        return tuple(sorted(mixed(rodada)))
    return tuple(sorted(rodada.lixo[:-1]))


def mixed(rodada: Rodada) -> tuple[int, ...]:
    """The rest of the pack and the hands of those who abandoned (PIF-DIST-7)."""
    hands = [face for seat in rodada.left for face in rodada.faces(seat)]
    return (*rodada.pack[rodada.stock_at : rodada.stock_end], *hands)


def shuffle(partida: Partida, pack: tuple[int, ...], log: Log) -> None:
    """A new deal, the stock after the bets, or the lixo made stock again."""
    if partida.phase == SHUFFLE:
        _new_deal(partida, pack, log)
        return
    rodada = partida.rodada
    assert rodada is not None
    start = len(rodada.pack)
    rodada.pack, rodada.starts = rodada.pack + pack, (*rodada.starts, start)
    rodada.stock_at, rodada.stock_end = start, start + len(pack)
    if log is not None:
        log.append(Reshuffled(len(pack)))
    if partida.phase == MIXING:
        for seat in rodada.left:
            rodada.hands[seat], rodada.masks[seat], rodada.sizes[seat] = [0] * FACES, 0, 0
        _to_cut_again(partida, rodada, log)
    else:
        rodada.lixo = rodada.lixo[-1:]
        rodada.reshuffles += 1
        draw(partida, rodada, log)


def _new_deal(partida: Partida, pack: tuple[int, ...], log: Log) -> None:
    partida.rodada = spread(pack, partida.seats)
    partida.dealer, partida.mao = partida.next_dealer, partida.mao + 1
    partida.base, partida.base_pot = partida.score, partida.pot
    partida.ended = ""
    if log is not None:
        log.append(Shuffled(partida.dealer, partida.mao))
    if partida.cutting:
        partida.phase = CUTTING
    else:
        deal(partida, partida.rodada, log)


def cut(partida: Partida, at: int, log: Log) -> None:
    """So many cards go from the top to under the rest (CAC-S16, PIF-DIST-3)."""
    rodada = partida.rodada
    assert rodada is not None
    stock = rodada.pack[rodada.stock_at : rodada.stock_end]
    rodada.pack = rodada.pack[: rodada.stock_at] + stock[at:] + stock[:at] + rodada.pack[rodada.stock_end :]
    rodada.cuts = (*rodada.cuts, at)
    if log is not None:
        log.append(WasCut(partida.cutter(), at))
    if partida.phase == CUTTING:
        deal(partida, rodada, log)
    else:
        begin_play(partida, rodada, log)


def deal(partida: Partida, rodada: Rodada, log: Log) -> None:
    """Nine cards to each who plays, and what comes with them (CAC-DIST-1, CAC-VIRA-1, PIF-APO-3, PIF-DIST-5)."""
    order = partida.order()
    for seat in order:
        rodada.status[seat] = IN
    for seat, places in dealt_places(order, partida.rules.packet):
        for place in places:
            rodada.gain(seat, place)
    rodada.stock_at = HAND * len(order)
    if partida.rules.chips:
        _ante(partida, order, log)
    if log is not None:
        for seat in order:
            log.append(Dealt(seat, tuple([CARDS[face] for face in rodada.faces(seat)]), (seat, REFEREE)))
    if partida.rules.vira:
        _turn_vira(partida, rodada, log)
    if partida.rules.chips:
        partida.phase, rodada.turn = BETTING, order[0]
        partida.turns += 1
    else:
        begin_play(partida, rodada, log)


def dealt_places(order: list[Seat], packet: int) -> list[tuple[Seat, list[int]]]:
    """Which places of the pack go into the hand of each seat."""
    places: dict[Seat, list[int]] = {seat: [] for seat in order}
    place = 0
    while place < HAND * len(order):
        for seat in order:
            count = min(packet, HAND - len(places[seat]))
            places[seat] += range(place, place + count)
            place += count
    return list(places.items())


def _ante(partida: Partida, order: list[Seat], log: Log) -> None:
    for seat in order:
        partida.pays(seat, 1)
    if log is not None:
        away = tuple([seat for seat in range(partida.seats) if seat not in order])
        log.append(Anted(tuple(order), away, partida.pot, partida.cite("pingo")))


def _turn_vira(partida: Partida, rodada: Rodada, log: Log) -> None:
    """The next card of the pack is turned up; it stays out of play, or lies as the last card of the stock (CAC-S13)."""
    at = rodada.stock_at
    rodada.vira = rodada.pack[at]
    rodada.wild = partida.rules.curingas(rodada.vira)
    if partida.rules.vira_playable:
        rodada.pack = rodada.pack[:at] + rodada.pack[at + 1 :] + (rodada.vira,)
        rodada.vira_at = len(rodada.pack) - 1
    else:
        rodada.stock_at, rodada.vira_at = at + 1, at
    if log is not None:
        wild = tuple([CARDS[face] for face in rodada.wild])
        log.append(ViraTurned(CARDS[rodada.vira], wild, partida.cite("vira")))


def end_bets(partida: Partida, rodada: Rodada, log: Log) -> None:
    """The bets are equal: the hands of those who abandoned go into the rest, which is cut again (PIF-DIST-7)."""
    rodada.left = tuple([seat for seat in range(partida.seats) if rodada.status[seat] == ABANDONED])
    if rodada.left:
        partida.phase = MIXING
    else:
        _to_cut_again(partida, rodada, log)


def _to_cut_again(partida: Partida, rodada: Rodada, log: Log) -> None:
    if partida.cutting:
        partida.phase = RECUTTING
    else:
        begin_play(partida, rodada, log)


def begin_play(partida: Partida, rodada: Rodada, log: Log) -> None:
    """The rest is the stock, and the first after the dealer who is still in begins (CAC-INI-1, PIF-DIST-2)."""
    first = next(seat for seat in partida.order() if rodada.is_in(seat))
    if log is not None:
        log.append(PlayBegan(first, rodada.stock(), partida.cite("first")))
    begin_turn(partida, rodada, first)
