"""What changes before play: the pack is shuffled, the first dealer drawn, cards are cut, burned, turned and dealt.

A move trusts its caller: what may be done is in `pack_menu`. Where there is a log, what happened is told there.
"""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.truco.rules.acts import BURN, BURN_OF, CUT, FROM_BOTTOM, GIVE_BACK, PEEK, SAW, TURN, WAIVE
from carteado.games.truco.rules.baralho import (
    ALL_ASKED,
    BACK,
    BURNED,
    FOR_VIRA,
    NO_PACK,
    TO_ALL,
    TO_SEAT,
    WAIVED,
    shuffled_pack,
)
from carteado.games.truco.rules.mao import ELEVEN
from carteado.games.truco.rules.pack_events import (
    AskedBottom,
    Burned,
    GaveBack,
    GivesAll,
    LotDrawn,
    PacketBurned,
    PacketDealt,
    Peeked,
    Sawn,
    ViraTurned,
    Waived,
)
from carteado.games.truco.rules.pack_menu import by_packets
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import (
    CHOOSING_ELEVEN,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    DRAWING,
    NO_SEAT,
    PLAYING,
    SHUFFLE,
)
from carteado.games.truco.rules.rulebook import DEALT_END, DRAW_HIGHEST, ODDS_AND_EVENS, VIRA_LAST
from carteado.games.truco.rules.strength import NO_CARD
from carteado.games.truco.rules.telling import tell_deal
from carteado.pack import DealerDrawn, Drew, Shuffled, WasCut


def shuffle(partida: Partida, pack: tuple[int, ...], log: list[Event] | None) -> None:
    """A pack comes in: for the draw, or for the next mão, which begins here."""
    again = partida.next_dealer == NO_SEAT
    partida.mao = None
    if partida.phase == DRAW_SHUFFLE:
        partida.baralho = shuffled_pack(pack, partida.rules.deal_end, False)
        partida.phase = DRAWING
    else:
        if not again:
            partida.dealer = partida.next_dealer
            partida.number += 1
            partida.redeals = 0
        partida.next_dealer = NO_SEAT
        partida.baralho = shuffled_pack(pack, partida.rules.deal_end, again and partida.baralho.burn_banned)
        partida.base_a = partida.score_a
        partida.base_b = partida.score_b
        partida.phase = CUTTING
    if log is not None:
        log.append(Shuffled(partida.dealer, partida.number))
    if partida.phase == DRAWING and partida.rules.first_dealer != DRAW_HIGHEST:
        _draw_lot(partida, pack, log)
    elif not partida.cut and partida.phase == CUTTING and pack:
        deal(partida, log)


def draw(partida: Partida, seat: Seat, at: int, log: list[Event] | None) -> None:
    """A seat takes a card for the first deal; the last one decides, or all draw again."""
    pack = partida.baralho = partida.baralho.with_drawn(at)
    if log is not None:
        log.append(Drew(seat, at, CARDS[pack.cards[at - 1]]))
    if len(pack.drawn) < partida.seats:
        return
    power = partida.rules.strength(partida.rules.deck, NO_CARD)
    powers = [power[pack.cards[at - 1]] for at in pack.drawn]
    best = max(powers)
    tied = len(set(powers)) < len(powers) if partida.rules.redraw_on_any_tie else powers.count(best) > 1
    if tied:
        partida.phase = DRAW_SHUFFLE
    else:
        partida.next_dealer = powers.index(best)
        partida.phase = SHUFFLE
    if log is not None:
        rule = "redraw" if tied else "dealer-draw"
        log.append(DealerDrawn(None if tied else partida.next_dealer, partida.rules.cites[rule]))


def _draw_lot(partida: Partida, pack: tuple[int, ...], log: list[Event] | None) -> None:
    """The top card of a shuffled pack is the lot: its place in the pack's own order, counted round the seats."""
    winner = partida.rules.deck.index(pack[0]) % partida.seats
    leads = partida.rules.first_dealer == ODDS_AND_EVENS and not partida.rules.starter_deals
    partida.next_dealer = (winner + partida.seats - 1) % partida.seats if leads else winner
    partida.phase = SHUFFLE
    partida.baralho = NO_PACK  # nobody saw a card of it, and it is not dealt
    if log is not None:
        log.append(LotDrawn(winner, partida.next_dealer, partida.rules.cites["lots"]))


def step_of_cutter(partida: Partida, seat: Seat, code: int, log: list[Event] | None) -> None:
    """What the code says is done with the pack that lies before the cutter."""
    pack, cites = partida.baralho, partida.rules.cites
    if code >= TURN:
        _turn_vira(partida, code - TURN, log)
    elif code >= SAW:
        partida.baralho = pack.sawn(code - SAW)
        if log is not None:
            log.append(Sawn(seat, code - SAW))
    elif code >= CUT:
        partida.baralho = pack.cut(code - CUT)
        if log is not None:
            log.append(WasCut(seat, code - CUT))
    elif code >= BURN_OF:
        _burn_of(partida, seat, code - BURN_OF, log)
    elif code == BURN:
        _burn(partida, seat, log)
    elif code == WAIVE:
        _waive(partida, seat, log)
    elif code == PEEK:
        if log is not None:
            log.append(Peeked(seat, cites["peek"], (CARDS[pack.cards[pack.bottom_at()]],), (seat,)))
        partida.baralho = pack.peeked(seat)
    elif code == FROM_BOTTOM:
        partida.baralho = pack.asked_bottom()
        if log is not None:
            log.append(AskedBottom(seat, cites["from-bottom"]))
    elif code == GIVE_BACK:
        partida.phase = DEALING
        if log is not None:
            log.append(GaveBack(seat))


def _turn_vira(partida: Partida, depth: int, log: list[Event] | None) -> None:
    partida.baralho = partida.baralho.turn(depth)
    if log is not None:
        _tell_vira(partida, log)


def _tell_vira(partida: Partida, log: list[Event]) -> None:
    card, cites = CARDS[partida.vira()], partida.rules.cites
    if partida.vira_open():
        log.append(ViraTurned(card, cites["vira"]))
    else:
        hidden = cites.get("iron-hidden-vira", cites["iron-vira"])
        log.append(ViraTurned(None, hidden, (card,), (REFEREE,)))


def _burn(partida: Partida, seat: Seat, log: list[Event] | None) -> None:
    if log is not None and partida.phase == DEALING:
        log.append(PacketBurned(seat, partida.receiver(), partida.rules.cites["burn-in-deal"]))
    end = partida.rules.burn_end
    _out(partida, seat, BURNED, partida.baralho.end if end == DEALT_END else end, log)


def _out(partida: Partida, seat: Seat, what: int, end: int, log: list[Event] | None) -> None:
    """Cards go out of the mão, face up."""
    before = len(partida.burned_pile())
    partida.baralho = partida.baralho.taken(what, end)
    if log is not None:
        for index in partida.burned_pile()[before:]:
            log.append(Burned(seat, CARDS[index]))
    end_asking(partida)


def end_asking(partida: Partida) -> None:
    """A cutter who may burn nothing more, because all was burned or a ruling made it an eleven hand, is asked nothing."""
    if partida.baralho.giving == ALL_ASKED and not by_packets(partida):
        partida.baralho = partida.baralho.given(WAIVED)


def _burn_of(partida: Partida, seat: Seat, whose: Seat, log: list[Event] | None) -> None:
    """A packet burns that was given and nobody has looked at, or one that is not due yet: those before it are given first."""
    if whose in partida.baralho.packets():
        if log is not None:
            log.append(PacketBurned(seat, whose, partida.rules.cites["burn-look"]))
        _out(partida, seat, BACK + whose, partida.baralho.end, log)
        return
    while partida.receiver() != whose:
        _give_packet(partida, log)
    _burn(partida, seat, log)


def _waive(partida: Partida, seat: Seat, log: list[Event] | None) -> None:
    """Nothing burns any more: a dealer who is giving all gives it."""
    asked = partida.baralho.giving == ALL_ASKED
    partida.baralho = partida.baralho.given(WAIVED)
    if log is not None:
        log.append(Waived(seat, partida.rules.cites["waive"]))
    if asked:
        deal(partida, log)


def give_all(partida: Partida, log: list[Event] | None) -> None:
    """The dealer gives everything, and the cutter is asked once."""
    partida.baralho = partida.baralho.given(ALL_ASKED)
    if log is not None:
        log.append(GivesAll(partida.dealer, partida.rules.cites["deal-all"]))


def deal_next(partida: Partida, log: list[Event] | None) -> None:
    """The packet that is due where one may be burned; all that is left otherwise."""
    if not by_packets(partida):
        deal(partida, log)
        return
    _give_packet(partida, log)
    if len(partida.baralho.packets()) == partida.seats:
        _all_dealt(partida, log)


def _give_packet(partida: Partida, log: list[Event] | None) -> None:
    seat = partida.receiver()
    partida.baralho = partida.baralho.taken(TO_SEAT + seat, partida.baralho.end)
    if log is not None:
        log.append(PacketDealt(seat))


def deal(partida: Partida, log: list[Event] | None) -> None:
    """Three cards each, and the mão is on."""
    if partida.baralho.may_turn(partida.rules):
        _turn_vira(partida, 1, log)
    partida.baralho = partida.baralho.taken(TO_ALL, partida.baralho.end)
    _all_dealt(partida, log)


def _all_dealt(partida: Partida, log: list[Event] | None) -> None:
    if partida.rules.vira == VIRA_LAST:
        partida.baralho = partida.baralho.taken(FOR_VIRA, partida.baralho.end)
    dealt = partida.baralho.hands(partida.rules, partida.dealer, partida.seats)
    hands = 3 * partida.seats
    deal_hands(partida, dealt[:hands], dealt[hands] if len(dealt) > hands else NO_CARD, log)


def deal_hands(partida: Partida, hands: tuple[int, ...], vira: int, log: list[Event] | None) -> None:
    """The mão is on with these hands, seat by seat: with the choice of the side on eleven where there is one."""
    partida.mao = mao = partida.new_mao(hands, vira)
    partida.phase = CHOOSING_ELEVEN if mao.kind == ELEVEN else PLAYING
    if log is not None:
        tell_deal(mao, log)
        if partida.rules.vira == VIRA_LAST:
            _tell_vira(partida, log)


def clear_table(partida: Partida) -> None:
    """No mão, no pack, nothing thrown."""
    partida.mao = None
    partida.baralho = NO_PACK
    partida.thrower = NO_SEAT
    partida.thrown = ()
