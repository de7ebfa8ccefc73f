"""The hooks of canastra and buraco: scores near the end, rulings with a score, and what follows by counting."""

from collections import Counter
from random import Random
from typing import Any, Final

from carteado.cards import Card
from carteado.game import Action, State, View
from carteado.games.canastra.rules import sight
from carteado.games.canastra.rules.acts import Add, Lay, Take
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.leaving import may_discard_last, saving
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import PLAYING
from carteado.games.canastra.rules.views import CanastraView
from carteado.games.canastra.rules.worlds import filled
from carteado.pack import Ruling
from conformance_kit.hooks import Hooks
from games.canastra.golden import STORIES as STORIES  # noqa: PLC0414 (the registry reads it here)
from games.canastra.hasty import further, pack

WHY: Final = "mesa refeita"

TIED: Final = (3040, 3040)
SCORES: Final = ((0, 0), (1500, 0), (1600, 1700), (2950, 2900), (2990, 2995), TIED, TIED, (-200, 2500))


def start(rng: Random) -> dict[str, Any]:
    """Scores that bring vulnerable sides, ties and the last deal; now and then the first dealer is known, or nobody cuts."""
    position: dict[str, Any] = {"score": rng.choice(SCORES)}
    if rng.random() < 0.5:
        position["dealer"] = rng.randrange(4)
    if rng.random() < 0.85:
        position["mao"] = 50  # the last deal but for a tie
    if rng.random() < 0.3:
        position["cut"] = False
    return position


def start_with_any_seats(rng: Random) -> dict[str, Any]:
    """Two, three, four or six seats, near the end or not."""
    seats = rng.choice((2, 3, 4, 4, 6))
    sides = {2: 2, 3: 3, 4: 2, 6: 2}[seats]
    position: dict[str, Any] = {"seats": seats}
    if rng.random() < 0.5 and seats != 6:
        position["score"] = tuple(rng.choice((0, 500, 1400, 1495, -300)) for _ in range(sides))
    if rng.random() < 0.6:
        position["dealer"] = rng.randrange(seats)
    if rng.random() < 0.85:
        position["mao"] = 50  # the last deal but for a tie
    if rng.random() < 0.3:
        position["cut"] = False
    return position


def rulings(state: State, rng: Random) -> list[Action]:
    """Any score in an unforeseen case."""
    view = state.view(-3)
    assert isinstance(view, CanastraView)
    clause = "CAN-16.1" if view.regulation == "canastra" else "BUR-S24"
    score = tuple(points + 5 * rng.randrange(-300, 300) for points in view.shown.score)
    return [Ruling(clause, score=score, why=WHY)]


def fixed(view: View) -> frozenset[str]:
    """The unseen places for which counting leaves one face: a hand lies in order, so its nth card has bounds."""
    assert isinstance(view, CanastraView)
    partida = filled(view, rules_of(view.regulation, dict(view.options)), None)
    unseen = [(name, card) for name, card, seen in sight.places(partida, view.seat) if not seen]
    rest = sorted(card for _, card in unseen)
    places = {name.rsplit(" ", 1)[0] if name.startswith("hand") else name for name, _ in unseen}
    sizes = Counter(name.rsplit(" ", 1)[0] for name, _ in unseen if name.startswith("hand"))
    found: set[str] = set()
    for place in places:
        size = sizes.get(place, 1)
        for nth in range(size):
            low, high = rest[nth], rest[len(rest) - size + nth]
            if low == high:
                found.add(f"{place} {nth}" if place in sizes else place)
    return frozenset(found) | _bound(partida, rest)


def _bound(partida: Partida, rest: list[Card]) -> frozenset[str]:
    """The one card of a hand that must give the right to go out."""
    rodada = partida.rodada
    if rodada is None or partida.phase != PLAYING or rodada.sizes[rodada.turn] != 1 or may_discard_last(partida, rodada.turn):
        return frozenset()
    side = partida.sides[rodada.turn]
    mask = saving(partida, side, rodada.jogos[side])
    open_to_it = {card for card in rest if mask >> card.index & 1}
    return frozenset({f"hand {rodada.turn} 0"}) if len(open_to_it) <= 1 else frozenset()


RANGES: Final = (Lay, Add, Take)
HOOKS: Final = {
    "canastra": Hooks(
        start=start,
        pack=pack,
        further=further,
        rulings=rulings,
        fixed=fixed,
        ranges=RANGES,
        rare=({"exhaustion": "lixo_only_until_pass"},),
        table_options={"clock": "30"},
        numbers={
            "vuln_minimums": ("40,60", "200"),
            "max_wilds_per_meld": ("2",),
            "stall_turns": ("4",),
            "max_deals": ("1", "0"),
        },
    ),
    "buraco": Hooks(
        start=start_with_any_seats,
        pack=pack,
        further=further,
        rulings=rulings,
        fixed=fixed,
        ranges=RANGES,
        rare=({"exhaustion": "lixo_only_until_pass"},),
        table_options={"clock": "30"},
        numbers={"vuln_minimums": ("40,60",), "max_wilds_per_meld": ("2",), "stall_turns": ("4",), "max_deals": ("1", "0")},
    ),
}
