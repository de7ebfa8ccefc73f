"""Cards that fell as they should not: covered, out of turn, several at once, or turned up in the deal.

A pile of several cards is told from the bottom: its open cards by face, in order. Where some are covered, `sanction` spells
the pile out, `o` for an open card and `a`, `b`, `c` for the place a covered one was dealt to, so that its face stays hidden.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.games.truco.rules import moves
from carteado.games.truco.rules.effects import (
    DEAL_PASSES,
    EXPOSED,
    EXPOSED_OWN,
    FALSE_SHOW,
    OUT_OF_TURN,
    REDEAL,
    TURNED_UP,
    TURNED_UP_TIED,
)
from carteado.games.truco.rules.events import Returned, Threw
from carteado.games.truco.rules.exposed import turn_up
from carteado.games.truco.rules.mao import Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.penalties import deal_again, kind_of, lose_mao, offer_choice, pass_deal, sanction
from carteado.games.truco.rules.phases import NO_SEAT
from carteado.games.truco.rules.rulebook import FIRST_STAYS, LOSES_MAO, OPPONENTS_CHOOSE, RETURNS, STANDS, VIRA_LAST, TrucoRules
from carteado.games.truco.rules.settling import settle
from carteado.games.truco.rules.tento import deal_only_passes
from carteado.pack import Ruling, TurnedUp
from carteado.tricks.sanctions import WARNED
from carteado.tricks.vaza import UNDECIDED

OUT_OF_TURN_CHOICES: Final = {"return": RETURNS, "stands": STANDS, "loseHand": LOSES_MAO}
OPEN_CARD: Final = "o"
COVERED_CARDS: Final = "abc"


def out_of_turn_choice(rules: TrucoRules, ruling: Ruling) -> int:
    """What becomes of a card out of turn: what the referee says, else what the code says."""
    return OUT_OF_TURN_CHOICES.get(ruling.sanction, rules.out_of_turn)


def whereabouts(mao: Mao, card: Card) -> int:
    """In whose hand a card is, as seat * 3 + place, or -1."""
    for seat in range(mao.seats):
        place = mao.place(seat, card)
        if place >= 0:
            return seat * 3 + place
    return -1


def pile(mao: Mao, ruling: Ruling) -> list[tuple[int, bool]]:
    """The cards that fell together from the bottom up, as place and covered; empty if the ruling does not say which."""
    offender = NO_SEAT if ruling.offender is None else ruling.offender
    open_places = [mao.place(offender, card) for card in ruling.cards]
    free = [place for place in range(3) if mao.holds(offender, place) and place not in open_places]
    order = ruling.sanction
    if not order:
        order = OPEN_CARD * len(open_places)
        if ruling.face_down:
            order += COVERED_CARDS[free[0]] if len(free) == ruling.face_down == 1 else "?"
    covered = [COVERED_CARDS.find(letter) for letter in order if letter != OPEN_CARD]
    whole = order.count(OPEN_CARD) == len(open_places) and len(covered) == ruling.face_down
    if not whole or len(set(covered)) != len(covered) or not set(covered) <= set(free):
        return []
    opens = iter(open_places)
    return [(next(opens), False) if letter == OPEN_CARD else (COVERED_CARDS.find(letter), True) for letter in order]


def slip(partida: Partida, mao: Mao, ruling: Ruling, effect: str, log: list[Event] | None) -> None:
    """Put right a card that fell as it should not."""
    offender = NO_SEAT if ruling.offender is None else ruling.offender
    if effect == FALSE_SHOW:
        _false_show(partida, mao, offender, ruling.clause, log)
    elif effect in (TURNED_UP, TURNED_UP_TIED):
        sanction(partida, offender, WARNED, ruling.clause)
        _fall(partida, mao, offender, mao.place(offender, ruling.cards[0]), False, log)
    elif effect == OUT_OF_TURN:
        _out_of_turn(partida, mao, ruling, offender, log)
    elif partida.rules.two_cards == OPPONENTS_CHOOSE:
        _thrown(partida, mao, ruling, offender, log)
    else:
        _piled(partida, mao, ruling, offender, log)


def _false_show(partida: Partida, mao: Mao, offender: Seat, clause: str, log: list[Event] | None) -> None:
    if partida.rules.false_show_loses:
        lose_mao(partida, offender, clause, log)
    else:
        moves.show(mao, offender, clause, log)


def _fall(partida: Partida, mao: Mao, seat: Seat, place: int, down: bool, log: list[Event] | None) -> None:
    moves.play(mao, seat, place, down, log)
    if mao.winner != UNDECIDED:
        settle(partida, mao, log)


def _out_of_turn(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, log: list[Event] | None) -> None:
    choice = out_of_turn_choice(partida.rules, ruling)
    places = [mao.place(offender, card) for card in ruling.cards]
    if choice == LOSES_MAO:
        lose_mao(partida, offender, ruling.clause, log)
    elif choice == STANDS:
        _fall(partida, mao, offender, places[0], False, log)
    else:
        sanction(partida, offender, WARNED, ruling.clause)
        _give_back(mao, offender, places, ruling.clause, log)


def _give_back(mao: Mao, seat: Seat, places: list[int], clause: str, log: list[Event] | None) -> None:
    """Cards that all have seen go back to the hand."""
    for place in places:
        moves.expose(mao, seat, place)
    if log is not None and places:
        log.append(Returned(seat, tuple([mao.card(seat, place) for place in places]), clause))


def _thrown(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, log: list[Event] | None) -> None:
    """Face-down cards go back; of the open ones the opponents choose which stays, if there is a choice."""
    places = [mao.place(offender, card) for card in ruling.cards]
    if log is not None:
        log.append(Threw(offender, ruling.cards, ruling.face_down, ruling.clause))
    if len(places) == 1:
        _fall(partida, mao, offender, places[0], False, log)
    elif places:
        for place in places:
            moves.expose(mao, offender, place)
        offer_choice(partida, offender, places)


def _piled(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, log: list[Event] | None) -> None:
    """The card at the bottom falls now; the others wait for the next turns, or go back to the hand."""
    fallen = pile(mao, ruling)
    rest = fallen[1:]
    if log is not None:
        back = len([place for place, down in rest if down]) if partida.rules.two_cards == FIRST_STAYS else 0
        log.append(Threw(offender, ruling.cards, back, ruling.clause))
    if partida.rules.two_cards == FIRST_STAYS:
        _give_back(mao, offender, [place for place, down in rest if not down], ruling.clause, log)
    else:
        for place, down in rest:
            moves.force(mao, offender, place, down)
    place, down = fallen[0]
    _fall(partida, mao, offender, place, down, log)


# Cards that turned up in the deal.


def deals_again(rules: TrucoRules) -> bool:
    """Whether a card that turned up undoes the whole deal, instead of standing on its own."""
    return rules.vira == VIRA_LAST


def exposure(partida: Partida, effect: str, own: bool) -> str:
    """What cards that turned up bring, told by name: `own` says whether one of them is for the dealer's side."""
    if deal_only_passes(partida.rules, kind_of(partida)):
        return DEAL_PASSES
    if not deals_again(partida.rules):
        return EXPOSED_OWN if effect == EXPOSED_OWN else EXPOSED
    if partida.redeals:
        return DEAL_PASSES
    return REDEAL if own else EXPOSED


def is_own(partida: Partida, mao: Mao, ruling: Ruling) -> bool:
    """Whether one of the cards is for the dealer or the dealer's partner."""
    return any(whereabouts(mao, card) // 3 & 1 == partida.dealer & 1 for card in ruling.cards)


def expose(partida: Partida, mao: Mao, ruling: Ruling, effect: str, log: list[Event] | None) -> None:
    """Cards turned up in the deal: it is done again or passes, or they are known and an opponent may choose."""
    brings = exposure(partida, effect, is_own(partida, mao, ruling))
    places = tuple([whereabouts(mao, card) for card in ruling.cards])
    if brings == DEAL_PASSES:
        pass_deal(partida, ruling.clause, log)
    elif brings == REDEAL:
        partida.redeals += 1
        deal_again(partida, ruling.clause, log)
    elif brings == EXPOSED:
        turn_up(partida, mao, places, log)
    else:
        for at in places:
            moves.expose(mao, at // 3, at % 3)
            if log is not None:
                log.append(TurnedUp(at // 3, mao.card(at // 3, at % 3), ruling.clause))
