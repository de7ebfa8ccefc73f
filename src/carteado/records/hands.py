"""The pack that gives these hands: how a case that names cards is dealt."""

from typing import Final

from carteado.cards import Card
from carteado.game import CHANCE, REFEREE, Action, Seat, State
from carteado.games.cego.rules.acts import LeiDoJogo
from carteado.games.cego.rules.views import MesaCego
from carteado.games.truco.rules.views import Mesa
from carteado.pack import Shuffle
from carteado.records.mesas import AnyMesa, mesa_of
from carteado.records.truco import Cards

_UNCUT: Final = ("cut", "deal")  # phases before the hands are there
Hands = tuple[tuple[Seat, Cards], ...]
Acts = list[tuple[Seat, Action]]


class CannotDeal(ValueError):
    """Hands, a vira or a lei do jogo that no pack of this game gives here."""

    def __init__(self, code: str, *facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def hands_dealt(state: State, hands: Hands, vira: Card | None = None, lei: Seat | None = None) -> Acts:
    """The acts that give these hands and this vira: a pack, dealt uncut. Cards not named come in canonical order.

    A pack in canonical order is dealt first, to see where each of its places goes: the rules of the deal stay in the engine.
    """
    (offered,) = state.legal(CHANCE)
    assert isinstance(offered, Shuffle)
    order = offered.cards
    acts, after = _uncut(state, offered, lei)
    mesa = mesa_of(after, REFEREE)
    lands: dict[Card, Card] = {}
    for seat, dealt in hands:
        for place, card in zip(mesa.hands[seat].dealt_cards, dealt, strict=False):
            if place is None:
                raise CannotDeal("hands-seat", seat)
            lands[place] = card
    if vira is not None:
        if not isinstance(mesa, Mesa) or mesa.vira_card is None:
            raise CannotDeal("hands-vira")
        lands[mesa.vira_card] = vira
    strange = [card for card in lands.values() if card not in order]
    if strange:
        raise CannotDeal("not-in-pack", str(strange[0]))
    return [(CHANCE, Shuffle(_filled(order, lands, mesa))), *acts]


def _filled(order: Cards, lands: dict[Card, Card], mesa: AnyMesa) -> Cards:
    """The named cards where they go, the rest around them; nobody gets a flor that was not named."""
    owners = {card: hand.seat for hand in mesa.hands for card in hand.dealt_cards} if isinstance(mesa, MesaCego) else {}
    rest = [card for card in order if card not in lands.values()]
    held: dict[Seat, list[Card]] = {}
    pack: list[Card] = []
    for place in order:
        mine = held.setdefault(owners[place], []) if place in owners else []
        card = lands[place] if place in lands else next(card for card in rest if not _is_flor([*mine, card]))
        if place not in lands:
            rest.remove(card)
        mine.append(card)
        pack.append(card)
    return tuple(pack)


def _is_flor(cards: list[Card]) -> bool:
    return len(cards) == 3 and len({card.suit for card in cards}) == 1


def _uncut(state: State, pack: Shuffle, lei: Seat | None) -> tuple[Acts, State]:
    """What is done to deal a pack when nobody cuts, burns or looks, and the mão that gives."""
    state = state.apply(CHANCE, pack).state
    acts: Acts = []
    if lei is not None:
        said = [action for action in state.legal(lei) if isinstance(action, LeiDoJogo)]
        if not said:
            raise CannotDeal("hands-lei")
        acts.append((lei, said[0]))
        state = state.apply(lei, said[0]).state
    while mesa_of(state, REFEREE).phase in _UNCUT:
        seat = state.actors()[0]
        action = state.lapse(seat)
        assert action is not None
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return acts, state
