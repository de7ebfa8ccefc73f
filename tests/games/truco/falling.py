"""The cards of a story of truco, as they fall."""

from carteado.cards import Card
from carteado.game import Action
from carteado.games.truco.rules.acts import Blind
from carteado.tricks.play import Play
from conformance_kit.story import Act


def falls(text: str) -> tuple[Act, ...]:
    """Cards of truco as they fall: `2:3P 3:(2C)`, in brackets face down, `2:#1` from a place in the dark."""
    acts: list[Act] = []
    for word in text.split():
        seat, _, card = word.partition(":")
        act: Action = Blind(int(card[1:])) if card[0] == "#" else Play(Card.of(card.strip("()")), card.startswith("("))
        acts.append((int(seat), act))
    return tuple(acts)
