"""The line `cartas` of truco: hands of up to three cards, after a vira where there is one: `cartas vira 5O / 0: 6P 6C 3E`."""

from typing import Final

from carteado.cards import Card
from carteado.game import REFEREE, State
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.pack import Deal
from carteado.records.face import Acts, CannotDeal, Cartas, Held, Parts
from carteado.records.hands import Place, Traced, dealt, traced
from carteado.records.text import Unreadable, card_of

VIRA: Final = "vira"
HAND: Final = 3
_UNCUT: Final = ("cut", "deal")  # phases before the hands are there


def hands_dealt(state: State, hands: Held, vira: Card | None = None) -> Acts:
    """The acts that give these hands and this vira: a pack, dealt uncut. Cards not named come in canonical order."""
    if _mesa(state).phase != "shuffle":
        raise CannotDeal("no-shuffle-now")
    found = traced(state, _uncut, _lies)
    wanted = {_place(found, seat, nth): card for seat, held in hands for nth, card in enumerate(held)}
    if vira is not None:
        if VIRA not in found.at:
            raise CannotDeal("hands-vira")
        wanted[found.at[VIRA]] = vira
    return dealt(found, wanted)


def _mesa(state: State) -> Mesa:
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    return view.known


def _place(found: Traced, seat: int, nth: int) -> int:
    if (seat, nth) not in found.at:
        raise CannotDeal("hands-seat", seat)
    return found.at[seat, nth]


def _uncut(state: State) -> tuple[Acts, State]:
    """What is done to deal a pack when nobody cuts, burns or looks, and the mão that gives."""
    acts: Acts = []
    while _mesa(state).phase in _UNCUT:
        seat = state.actors()[0]
        action = next((action for action in state.legal(seat) if isinstance(action, Deal)), state.lapse(seat))
        assert action is not None
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return acts, state


def _lies(state: State) -> dict[Place, Card]:
    """Where each card lies once it is dealt."""
    mesa = _mesa(state)
    held = {(hand.seat, nth): card for hand in mesa.hands for nth, card in enumerate(hand.dealt_cards)}
    found: dict[Place, Card] = {place: card for place, card in held.items() if card is not None}
    return found if mesa.vira_card is None else {**found, VIRA: mesa.vira_card}


def _check(hands: Held, parts: Parts) -> None:
    named = [card for _, held in hands for card in held] + [card for _, card in parts]
    if len(set(named)) != len(named) or any(len(held) > HAND for _, held in hands):
        raise Unreadable("hands-cards")


def _deal(state: State, hands: Held, parts: Parts) -> Acts:
    vira = dict(parts).get(VIRA)
    assert vira is None or isinstance(vira, Card)
    return hands_dealt(state, hands, vira)


CARTAS: Final = Cartas(_deal, {VIRA: card_of}, _check)
