"""What the conformance tests may know of the toy: where partidas start, what follows by counting, what `legal` samples."""

from random import Random
from typing import Any, Final

from carteado.game import Action, State, View
from carteado.pack import Shuffle
from conformance_kit.hooks import Hooks
from toy.brinquedo.casa.acts import Bet
from toy.brinquedo.casa.rulebook import SHOE
from toy.brinquedo.casa.rulebook import rules_of as casa_rules
from toy.brinquedo.casa.sight import filled as casa_filled
from toy.brinquedo.casa.sight import places as casa_places
from toy.brinquedo.casa.views import CasaView
from toy.brinquedo.rules.mesa import SIZE
from toy.brinquedo.rules.rulebook import rules_of
from toy.brinquedo.rules.views import BrinquedoView
from toy.brinquedo.rules.worlds import undoubted


def start(rng: Random) -> dict[str, Any]:
    """Any number of seats; chips that bring sitting out, leaving for good and debts; a lot for the dealer now and then."""
    seats = rng.choice((3, 4, 5, 5, 7, 8))
    position: dict[str, Any] = {"seats": seats, "pot": rng.choice((0, 3))}
    if rng.random() < 0.7:
        position["score"] = (60, 60, *rng.choices((-4, 0, 1, 5, 60), k=seats - 2))
    if rng.random() < 0.7:
        position["dealer"] = rng.randrange(seats)
    return position


def fixed(view: View) -> frozenset[str]:
    """The places whose face follows by counting."""
    assert isinstance(view, BrinquedoView)
    return undoubted(view, rules_of(dict(view.options)))


def casa_fixed(view: View) -> frozenset[str]:
    """All unseen ones, where only cards of one face are left."""
    assert isinstance(view, CasaView)
    world = casa_filled(view, casa_rules(dict(view.options)), None)
    unseen = [(name, card) for name, card, seen in casa_places(world) if not seen]
    return frozenset(name for name, _ in unseen) if len({card for _, card in unseen}) == 1 else frozenset()


def begins(state: State, action: Action) -> bool:
    """A deal begins with the whole pack; what is shuffled in mid-deal is less."""
    return isinstance(action, Shuffle) and len(action.cards) == SIZE


def casa_begins(state: State, action: Action) -> bool:
    """A shoe is whole where nothing lies on the table."""
    return isinstance(action, Shuffle) and len(action.cards) == len(SHOE)


HOOKS: Final = {
    "brinquedo": Hooks(
        start=start,
        fixed=fixed,
        begins=begins,
        table_options={"clock": "30"},
        numbers={"stack": ("2", "70"), "ante": ("1", "7"), "hand": ("3", "7"), "stock": ("4",), "deals": ("1", "6")},
    ),
    "brinquedo-casa": Hooks(
        fixed=casa_fixed,
        begins=casa_begins,
        ranges=(Bet,),
        numbers={"stack": ("1", "90"), "limit": ("1", "20"), "burned": ("350",), "rounds": ("1", "30")},
    ),
}
