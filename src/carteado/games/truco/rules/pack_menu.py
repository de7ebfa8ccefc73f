"""What may be done with the pack before play, as codes: cut, saw, turn the vira, burn, look at the bottom, deal.

A packet can be burned unseen, because nobody looks at a card before the deal is done.
"""

from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.acts import (
    BURN,
    BURN_OF,
    CUT,
    DEAL,
    DEAL_ALL,
    FROM_BOTTOM,
    GIVE_BACK,
    PEEK,
    SAW,
    TURN,
    WAIVE,
)
from carteado.games.truco.rules.baralho import ALL_ASKED, BY_PACKET, WAIVED
from carteado.games.truco.rules.mao import NORMAL
from carteado.games.truco.rules.partida import Partida

_CUTTER_MENUS: Final[dict[int, tuple[int, ...]]] = {}


def cutting(partida: Partida, seat: Seat) -> tuple[int, ...]:
    """The codes of what a seat may do while the pack is with the cutter."""
    pack, rules = partida.baralho, partida.rules
    if seat != partida.cutter():
        return (PEEK,) if seat == partida.dealer and may_peek(partida, seat) else ()
    turning = pack.may_turn(rules)
    size = len(pack.cards)
    return _cutter_menu(
        not turning,
        size if pack.may_cut(rules) else 0,
        size if may_saw(partida) else 0,
        (size if rules.vira_any_depth else 1) if turning else 0,
        may_burn(partida),
        may_peek(partida, seat),
        may_ask_bottom(partida),
    )


def dealing(partida: Partida, seat: Seat) -> tuple[int, ...]:
    """The codes of what a seat may do while the cards are dealt."""
    asked = by_packets(partida)
    if seat == partida.dealer:
        return _dealer_menu(partida, asked)
    return _burner_menu(partida) if seat == partida.cutter() and asked else ()


def _dealer_menu(partida: Partida, asked: bool) -> tuple[int, ...]:
    if not asked or partida.rules.ask_each_packet:
        return (DEAL,)
    return (DEAL, DEAL_ALL) if partida.baralho.giving == BY_PACKET else ()


def _burner_menu(partida: Partida) -> tuple[int, ...]:
    """The packet that is due may burn, or one already given; once the dealer gives all, any that is still to come."""
    given = [BURN_OF + seat for seat in partida.baralho.packets()] if partida.rules.burn_dealt else []
    if partida.rules.ask_each_packet:
        return (BURN, *given)
    if partida.baralho.giving != ALL_ASKED:
        return (BURN, WAIVE, *given)
    return (WAIVE, BURN, *[BURN_OF + seat for seat in partida.without_packet()[1:]], *given)


def by_packets(partida: Partida) -> bool:
    """Whether the deal goes packet by packet, because one may still be burned."""
    rules = partida.rules
    told = partida.cut and rules.burn_in_deal and rules.packet == 3
    return told and partida.baralho.giving != WAIVED and may_burn(partida)


def may_burn(partida: Partida) -> bool:
    """Whether the cutter may burn once more; with a vira to take first, only after it."""
    pack = partida.baralho
    if pack.burned >= partida.rules.burns or pack.burn_banned or partida.kind() != NORMAL:
        return False
    return not pack.may_turn(partida.rules)


def may_saw(partida: Partida) -> bool:
    """Whether the cutter may saw: never in an eleven or iron hand."""
    return partida.kind() == NORMAL and partida.baralho.may_saw(partida.rules)


def may_peek(partida: Partida, seat: Seat) -> bool:
    """Whether a seat may look at the bottom: never in an eleven or iron hand."""
    return partida.kind() == NORMAL and partida.baralho.may_peek(partida.rules, seat, partida.dealer)


def may_ask_bottom(partida: Partida) -> bool:
    """Whether the cutter may ask for the other end: once, and not having looked at it."""
    pack = partida.baralho
    return partida.rules.end_request and pack.end == partida.rules.deal_end and not pack.has_peeked(partida.cutter())


def _cutter_menu(
    give_back: bool, cuts: int, saws: int, depth: int, burn: bool, peek: bool, from_bottom: bool
) -> tuple[int, ...]:
    """Hand back, cut or saw a pack of this size (0 for not), turn the vira down to a depth, burn, peek, ask for the bottom."""
    flags = int(give_back) | int(burn) << 1 | int(peek) << 2 | int(from_bottom) << 3
    key = (flags << 18) + (cuts << 12) + (saws << 6) + depth
    menu = _CUTTER_MENUS.get(key)
    if menu is None:
        codes = [GIVE_BACK] if give_back else []
        codes += [CUT + at for at in range(1, cuts)]
        codes += [SAW + at for at in range(1, saws)]
        codes += [TURN + at for at in range(1, depth + 1)]
        codes += [code for offered, code in ((burn, BURN), (peek, PEEK), (from_bottom, FROM_BOTTOM)) if offered]
        menu = _CUTTER_MENUS[key] = tuple(codes)
    return menu
