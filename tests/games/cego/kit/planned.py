"""A table where every card is planned: what each seat plays in each vaza, whoever has the turn."""

from collections.abc import Mapping, Sequence

from carteado.cards import Card, card_at
from carteado.game import Seat
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.rulebook import POWER
from carteado.tricks.play import Play
from games.cego.kit.mesa import MesaCego

Plan = Mapping[Seat, Sequence[str]]


def hands_for(plan: Plan) -> dict[Seat, str]:
    """Hands that can play the plan: short ones are filled with low cards that nobody plans, and never to a flor."""
    taken = {name for names in plan.values() for name in names}
    spare = sorted((card_at(index) for index in BARALHO_ESPANHOL), key=lambda card: POWER[card.index])
    free = [card for card in spare if str(card) not in taken]
    return {seat: " ".join(_filled([Card.of(name) for name in plan.get(seat, ())], free)) for seat in range(6)}


def _filled(hand: list[Card], free: list[Card]) -> list[str]:
    while len(hand) < 3:
        suits = {card.suit for card in hand}
        fits = next(card for card in free if len(hand) < 2 or len(suits) > 1 or card.suit not in suits)
        free.remove(fits)
        hand.append(fits)
    return [str(card) for card in hand]


def play_out(mesa: MesaCego, plan: Plan) -> MesaCego:
    """Everybody plays as planned until the volta is over, or a seat on turn has no plan for this vaza."""
    number, nth = mesa.mesa.mao, mesa.mesa.nth
    while (mesa.mesa.phase, mesa.mesa.window, mesa.mesa.mao, mesa.mesa.nth) == ("play", "turn", number, nth):
        seat, vaza = mesa.mesa.turn, len(mesa.mesa.results)
        if vaza >= len(plan.get(seat, ())):
            break
        mesa.do(seat, Play(Card.of(plan[seat][vaza])))
    return mesa
