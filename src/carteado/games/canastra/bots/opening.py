"""The lay-down with a minimum: as much as it asks for, and as few wild cards as it needs."""

from carteado.cards import CARDS
from carteado.game import Action
from carteado.games.canastra.bots.forming import wild_melds
from carteado.games.canastra.bots.plan import Plan, Planner
from carteado.games.canastra.bots.table import Table
from carteado.games.canastra.bots.worth import Worth
from carteado.games.canastra.rules.acts import Lay
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.moves import laid_points


def opens(worth: Worth, legal: tuple[Action, ...]) -> Lay | None:
    """Melds that reach the minimum, where there are any: natural ones, then those with a wild card that count most."""
    table = worth.table
    listed = [act for act in legal if isinstance(act, Lay) and laid_points(act.faces) >= table.minimum]
    if not listed:
        return None
    planner = Planner(worth)
    plan = Plan(table.counts[:], [], table.size, [])
    planner.naturals(plan)
    while points_of(plan.jogos) < table.minimum:
        lacks = table.minimum - points_of(plan.jogos)
        best = max(wild_melds(table.kit, plan.counts), key=lambda jogo: _price(table, jogo, lacks), default=None)
        if best is None:
            break
        plan.lay(best)
    if points_of(plan.jogos) >= table.minimum and (plan.size > 1 or table.morto):
        return Lay(tuple([tuple([CARDS[face] for face in jogo.meld.in_order()]) for jogo in plan.jogos]))
    return min(listed, key=lambda act: (_wilds(table, act), -laid_points(act.faces)))


def _price(table: Table, jogo: Jogo, lacks: int) -> tuple[bool, int, int]:
    """Enough first, then few wild cards, then many points."""
    wild = len([face for face in jogo.meld.cards if table.wild(face)])
    return jogo.points >= lacks, -wild, jogo.points


def points_of(jogos: list[Jogo]) -> int:
    """What the cards of melds count."""
    return sum([jogo.points for jogo in jogos])


def _wilds(table: Table, act: Lay) -> int:
    return len([face for meld in act.faces for face in meld if table.wild(face)])
