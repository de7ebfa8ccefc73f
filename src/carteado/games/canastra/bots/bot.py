"""The player of canastra and buraco, phase by phase. It keeps nothing between decisions: all it remembers is in the view."""

from random import Random

from carteado.game import Action, View
from carteado.games.canastra.bots.closing import gain
from carteado.games.canastra.bots.drawing import draws, refuses
from carteado.games.canastra.bots.opening import opens
from carteado.games.canastra.bots.outlook import Outlook
from carteado.games.canastra.bots.plan import NEW, Plan, Planner, Step
from carteado.games.canastra.bots.table import Table
from carteado.games.canastra.bots.throwing import throw
from carteado.games.canastra.bots.worth import Worth
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay
from carteado.pack import Cut, Draw, Refuse


class CanastraBot:
    """Plays canastra and buraco with any number of seats, under every house rule."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The act this player likes best; `None` out of turn."""
        if not legal or not view.waited:
            return None
        if isinstance(legal[0], (Cut, Draw)):
            return rng.choice(legal)
        table = Table(view)
        worth = Worth(Outlook(table))
        if isinstance(legal[0], (Buy, Decline)):
            return draws(worth, legal)
        return playing(worth, legal)


def playing(worth: Worth, legal: tuple[Action, ...]) -> Action:
    """The next step of the best plan, or the discard."""
    table = worth.table
    if table.minimum:
        opening = opens(worth, legal)
        if opening is not None:
            return opening
    planner = Planner(worth, not table.minimum)
    for act in legal:
        if isinstance(act, Refuse) and refuses(worth, planner, act):
            return act
    plan, _ = planner.best(table.counts, table.mine, table.size)
    listed = {_step(act): act for act in reversed(legal) if isinstance(act, (Lay, Add)) and _single(act)}
    keep = _keeps(worth, plan)
    size = table.size
    for step in plan.steps:
        if size - len(step[1]) < keep:
            continue
        if step in listed:
            return listed[step]
    return throw(worth, legal) if any(isinstance(act, Discard) for act in legal) else legal[0]


def _keeps(worth: Worth, plan: Plan) -> int:
    """How many cards at least are to stay, so that the deal does not end before it should."""
    table = worth.table
    if table.morto or plan.size > 1 or not table.right(plan.jogos) or gain(worth, plan.jogos) > 0:
        return 0
    return 2


def _single(act: Lay | Add) -> bool:
    return len(act.melds) == 1 if isinstance(act, Lay) else len(act.cards) == 1


def _step(act: Lay | Add) -> Step:
    if isinstance(act, Lay):
        return NEW, tuple(sorted(act.faces[0]))
    return act.to, act.faces
