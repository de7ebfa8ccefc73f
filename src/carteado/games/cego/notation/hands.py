"""The line `cartas` of Truco Cego: hands of up to three cards, after who says the lei do jogo: `cartas lei 0 / 1: 3B 2B 1B`."""

from typing import Final

from carteado.cards import Card
from carteado.game import REFEREE, Seat, State
from carteado.games.cego.rules.acts import LeiDoJogo
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.records.face import MAX_SEATS, Acts, CannotDeal, Cartas, Held, Parts
from carteado.records.hands import Place, Traced, dealt, traced
from carteado.records.text import Unreadable, ranged

LEI: Final = "lei"
HAND: Final = 3
_UNCUT: Final = ("cut", "deal")  # phases before the hands are there


def hands_dealt(state: State, hands: Held, lei: Seat | None = None) -> Acts:
    """The acts that give these hands: a pack, dealt uncut, after the lei do jogo where a seat says it.

    Cards not named come in canonical order, but nobody gets a flor that was not named.
    """
    if _mesa(state).phase != "shuffle":
        raise CannotDeal("no-shuffle-now")
    found = traced(state, lambda shuffled: _uncut(shuffled, lei), _lies)
    wanted = {_place(found, seat, nth): card for seat, held in hands for nth, card in enumerate(held)}
    return dealt(found, wanted, _Filling(found, wanted).card)


def _mesa(state: State) -> MesaCego:
    view = state.view(REFEREE)
    assert isinstance(view, CegoView)
    return view.known


def _place(found: Traced, seat: Seat, nth: int) -> int:
    if (seat, nth) not in found.at:
        raise CannotDeal("hands-seat", seat)
    return found.at[seat, nth]


class _Filling:
    """What fills the places that no card was named for: nobody gets a flor by it."""

    def __init__(self, found: Traced, wanted: dict[int, Card]) -> None:
        places = [(seat, nth) for seat in range(SEATS) for nth in range(HAND)]
        self.owners: dict[int, Seat] = {found.at[place]: place[0] for place in places if place in found.at}
        self.held: dict[Seat, list[Card]] = {}
        self.wanted = wanted

    def card(self, at: int, rest: list[Card]) -> Card:
        """The first card left that does not make three of a suit with what this seat has from the places above."""
        mine = self._above(at)
        card = next(card for card in rest if not _is_flor([*mine, card]))
        if at in self.owners:
            self.held.setdefault(self.owners[at], []).append(card)
        return card

    def _above(self, at: int) -> list[Card]:
        if at not in self.owners:
            return []
        named = [card for place, card in self.wanted.items() if place < at and self.owners[place] == self.owners[at]]
        return [*named, *self.held.get(self.owners[at], [])]


def _is_flor(cards: list[Card]) -> bool:
    return len(cards) == HAND and len({card.suit for card in cards}) == 1


def _uncut(state: State, lei: Seat | None) -> tuple[Acts, State]:
    """What is done to deal a pack when nobody cuts or looks, and the volta that gives."""
    acts: Acts = []
    if lei is not None:
        said = [action for action in state.legal(lei) if isinstance(action, LeiDoJogo)]
        if not said:
            raise CannotDeal("hands-lei")
        acts.append((lei, said[0]))
        state = state.apply(lei, said[0]).state
    while _mesa(state).phase in _UNCUT:
        seat = state.actors()[0]
        action = state.lapse(seat)
        assert action is not None
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return acts, state


def _lies(state: State) -> dict[Place, Card]:
    """Where each card lies once it is dealt."""
    held = {(hand.seat, nth): card for hand in _mesa(state).hands for nth, card in enumerate(hand.dealt_cards)}
    return {place: card for place, card in held.items() if card is not None}


def _seat(text: str) -> Seat:
    return ranged(text, 0, MAX_SEATS - 1)


def _check(hands: Held, _parts: Parts) -> None:
    named = [card for _, held in hands for card in held]
    if len(set(named)) != len(named) or any(len(held) > HAND for _, held in hands):
        raise Unreadable("hands-cards")


def _deal(state: State, hands: Held, parts: Parts) -> Acts:
    lei = dict(parts).get(LEI)
    assert lei is None or isinstance(lei, int)
    if lei is not None and lei >= SEATS:
        raise CannotDeal("number-range", lei, 0, SEATS - 1)
    return hands_dealt(state, hands, lei)


CARTAS: Final = Cartas(_deal, {LEI: _seat}, _check)
