"""The stock or the lixo: what the lixo gives, against one card unseen and whoever takes it next."""

from typing import Final

from carteado.game import Action
from carteado.games.canastra.bots.plan import Planner
from carteado.games.canastra.bots.throwing import Danger
from carteado.games.canastra.bots.worth import Worth
from carteado.games.canastra.rules.acts import Decline, Take, faces_in
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.rulebook import NO_CANASTRA
from carteado.pack import Refuse

SAMPLES: Final = 6  # cards of the stock that are tried
GIVEN: Final = 4.0  # what a card on the lixo is worth to the others
DENIED: Final = 1.5  # how much of what a lixo gives the next opponent counts against leaving it
RACING: Final = 0.6  # ... where a side may go out without a canastra


def draws(worth: Worth, legal: tuple[Action, ...]) -> Action:
    """The lixo where it gives more than a card of the stock; where nothing is left to draw, more than the end of the deal."""
    takes = [act for act in legal if isinstance(act, Take)]
    if not takes:
        return legal[0]
    table = worth.table
    planner = Planner(worth, not table.minimum)
    if isinstance(legal[0], Decline):
        most = planner.natural(table.counts, table.mine, table.size)[1]
    else:
        denied = RACING if table.rules.needs == NO_CANASTRA else DENIED
        most = _unknown(worth, planner, table.counts, table.size + 1) - denied * Danger(worth).pile_of(table.lixo)
    best = legal[0]
    for act in takes:
        value = _taken(worth, planner, act)
        if value > most:
            best, most = act, value
    return best


def refuses(worth: Worth, planner: Planner, act: Refuse) -> bool:
    """Whether another card of the stock is likely to be better than the first one, which then lies on the lixo."""
    table = worth.table
    counts = table.counts[:]
    counts[act.card.index] -= 1
    kept = planner.natural(table.counts, table.mine, table.size)[1]
    return _unknown(worth, planner, counts, table.size) - GIVEN > kept


def _unknown(worth: Worth, planner: Planner, before: list[int], size: int) -> float:
    """What a hand is worth with a card of the stock, so many then: the mean over some that may come."""
    table = worth.table
    may = [face for face, copies in enumerate(worth.out.unseen) if copies]
    if not may:
        return planner.natural(before, table.mine, size - 1)[1]
    tried = may[:: max(1, len(may) // SAMPLES)]
    counts, total = before[:], 0.0
    for face in tried:
        counts[face] += 1
        total += planner.natural(counts, table.mine, size)[1]
        counts[face] -= 1
    return total / len(tried)


def _taken(worth: Worth, planner: Planner, act: Take) -> float:
    """What the hand is worth with the lixo, once its top card is used where it has to be."""
    table = worth.table
    counts, jogos = table.counts[:], table.mine[:]
    for face in table.lixo:
        counts[face] += 1
    size = table.size + len(table.lixo)
    used = [faces_in(meld) for meld in act.melds] or ([faces_in(act.cards)] if act.to else [])
    for faces in used:
        for face in faces:
            counts[face] -= 1
        size -= len(faces)
        _put(planner, jogos, act.to, faces)
    return planner.natural(counts, jogos, size)[1]


def _put(planner: Planner, jogos: list[Jogo], to: int, faces: tuple[int, ...]) -> None:
    jogo = planner.kit.grown(jogos[to - 1], faces) if to else planner.kit.new(faces)
    assert jogo is not None
    if to:
        jogos[to - 1] = jogo
    else:
        jogos.append(jogo)
