"""The acts since the last shuffle as they were on another board: only shoes are hidden."""

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.blackjack.rules.partida import Partida
from carteado.pack import Shuffle

Acts = list[tuple[Seat, Action]]


def retold(partida: Partida, acts: Acts) -> Acts:
    """The shoes as they lie on this board; what all saw of them in earlier rounds stays as it was told."""
    packs = [nth for nth, (_, action) in enumerate(acts) if isinstance(action, Shuffle)]
    size = partida.shoe_size()
    count = len(partida.pack) // size
    told = list(acts)
    for back, nth in enumerate(reversed(packs[-count:]) if count else ()):
        start = len(partida.pack) - (back + 1) * size
        seat, action = acts[nth]
        assert isinstance(action, Shuffle)
        gone = max(0, partida.began - start)
        pack = action.pack[:gone] + partida.pack[start + gone : start + size]
        told[nth] = (seat, Shuffle(tuple([CARDS[face] for face in pack])))
    return told
