"""The pack that gives these hands: how a case that names cards is dealt."""

from typing import Final

from carteado.cards import Card
from carteado.game import CHANCE, REFEREE, Action, Seat, State
from carteado.records.mesas import mesa_of
from carteado.records.truco import Cards
from carteado.truco.acts import Shuffle
from carteado.truco.views import Mesa

_UNCUT: Final = ("cut", "deal")  # phases before the hands are there
Hands = tuple[tuple[Seat, Cards], ...]


def hands_dealt(state: State, hands: Hands, vira: Card | None = None) -> list[tuple[Seat, Action]]:
    """The acts that give these hands and this vira: a pack, dealt uncut. Cards not named come in canonical order.

    A pack in canonical order is dealt first, to see where each of its places goes: the rules of the deal stay in the engine.
    """
    (offered,) = state.legal(CHANCE)
    assert isinstance(offered, Shuffle)
    acts, after = _uncut(state, offered)
    mesa = mesa_of(after, REFEREE)
    lands = {mesa.hands[seat].dealt_cards[place]: card for seat, dealt in hands for place, card in enumerate(dealt)}
    if vira is not None:
        if not isinstance(mesa, Mesa) or mesa.vira_card is None:
            raise ValueError("no vira")
        lands[mesa.vira_card] = vira
    rest = [card for card in offered.cards if card not in lands.values()]
    pack = [lands[card] if card in lands else rest.pop(0) for card in offered.cards]
    return [(CHANCE, Shuffle(tuple(pack))), *acts]


def _uncut(state: State, pack: Shuffle) -> tuple[list[tuple[Seat, Action]], State]:
    """What is done to deal a pack when nobody cuts, burns or looks, and the mão that gives."""
    state = state.apply(CHANCE, pack).state
    acts: list[tuple[Seat, Action]] = []
    while mesa_of(state, REFEREE).phase in _UNCUT:
        seat = state.actors()[0]
        action = state.lapse(seat)
        assert action is not None
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return acts, state
